/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "Rutinitas berpikir: AI punya tempatnya, siswa tetap yang berpikir",
  pageTitle: "Buat rutinitas berpikir",
  description:
    "Pilih jenis berpikir, tentukan kapan AI hadir dan apa yang boleh dilakukannya, lalu ceritakan pelajaran Anda. Anda akan mendapat rutinitas lengkap untuk kelas Anda yang bisa disunting, ditayangkan, dicetak, dan dibagikan.",
  begin: "Mulai membuat",
  draftNote: "Anda punya rutinitas yang belum selesai. Rutinitas itu tersimpan di peramban ini.",
  continueDraft: "Lanjutkan draf Anda",
  startOver: "Mulai dari awal",
  typesUnavailable: "Jenis berpikir tidak dapat dimuat. Silakan muat ulang halaman.",
  refreshPage: "Muat ulang halaman",
  toLibrary: "Buka koleksi saya",
  factNoAccount: "Tanpa akun, tanpa login",
  factLocal: "Hanya tersimpan di peramban Anda",
  factFree: "Gratis dan sumber terbuka",
  previewLabel: "Contoh: rutinitas dengan AI di tengah",
  previewStep1: "Tentukan sikap",
  previewStep2: "Hadapi sang penantang",
  previewStep3: "Pertahankan atau perbaiki",
  previewVerb1: "Nilai",
  previewVerb2: "Kritisi",
  previewVerb3: "Beri alasan",
  previewOwn: "Berpikir sendiri",
  previewAI: "AI penantang",
  previewPrompt: "“Apa titik terlemah dalam pendapat kami? Ajukan satu pertanyaan saja, lalu tunggu jawaban kami.”",
  whatTitle: "Apa itu rutinitas berpikir?",
  whatBody1:
    "Rutinitas berpikir (thinking routine) adalah kerangka sederhana: beberapa pertanyaan atau langkah singkat yang cukup dipelajari sekali oleh kelas, lalu bisa dipakai berulang kali. Siswa diajak berpikir tanpa tergesa-gesa, dan pemikirannya menjadi terlihat. Mereka jadi tahu bagaimana sampai pada suatu gagasan, dan Anda tahu sejauh mana pemahaman mereka.",
  whatBody2:
    "Rutinitas di sini terinspirasi oleh tradisi berpikir yang terlihat (visible thinking) dan dengan sengaja melibatkan AI. Setiap rutinitas menyebutkan di langkah mana AI boleh membantu, apa yang boleh dan tidak boleh dilakukannya, serta langkah mana yang harus dikerjakan siswa sendiri.",
  principlesTitle: "Prinsip utama",
  principle1Title: "AI mendukung proses berpikir",
  principle1Body: "AI mendukung siswa berpikir, bukan menggantikannya.",
  principle2Title: "Siswa yang memegang kendali",
  principle2Body: "Siswa sendiri yang memutuskan apa yang ditanyakan, apa yang dipakai, dan apa yang ditolak.",
  principle3Title: "Keterampilan dulu, baru isi",
  principle3Body: "Yang diutamakan adalah keterampilan berpikir, bukan menghasilkan konten.",
  principle4Title: "Selalu ada refleksi",
  principle4Body: "Refleksi dan metakognisi menjadi bagian dari setiap rutinitas.",
  principle5Title: "Langkah yang jelas",
  principle5Body: "Setiap langkah menjelaskan kapan AI boleh digunakan dan kapan tidak.",
  principle6Title: "Lebih dalam bersama AI",
  principle6Body:
    "AI dapat memperdalam pemikiran, memberi umpan balik yang sesuai untuk tiap siswa, memunculkan gagasan, dan membantu mengolah informasi yang rumit.",
};
