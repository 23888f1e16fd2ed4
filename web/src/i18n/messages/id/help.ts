/** Texts of the help page. */
import type { Translated } from "../../namespace.ts";
import type { help } from "../en/help.ts";

export const messages: Translated<typeof help> = {
  title: "Bantuan dan sumber belajar",
  intro: "Cara mendapatkan rutinitas yang cocok untuk kelas Anda dan cara memakainya dengan baik.",
  startTitle: "Mulai dari sini",
  startIntro: "Dari halaman kosong sampai menjadi rutinitas, hanya sekitar dua menit.",
  start1: "Pilih jenis berpikir yang perlu dilatih siswa.",
  start2: "Tentukan kapan AI hadir: di awal, di tengah, di akhir, atau fleksibel.",
  start3: "Beri AI satu peran, misalnya pelatih atau penantang.",
  start4:
    "Ceritakan pelajarannya: tujuan, capaian pembelajaran, keterampilan, dan hal penting lainnya. Semua kolom boleh dikosongkan.",
  start5: "Buat rutinitasnya, lalu sunting, tayangkan, cetak, atau bagikan.",
  startAction: "Buat rutinitas",
  aiTitle: "Memahami AI",
  aiIntro: "Apa yang dikerjakan alat di balik jendela obrolan, dan apa yang tidak.",
  ai1: "AI memperkirakan kata-kata yang paling mungkin muncul berikutnya. Kalimatnya bisa lancar tetapi keliru, jadi fakta dan sumbernya perlu diperiksa.",
  ai2: "AI tidak mengenal siswa Anda. Makin jelas keterangan Anda, makin cocok jawabannya untuk kelas Anda.",
  ai3: "AI cenderung mengiyakan dan menyelesaikan tugas sampai tuntas. Rutinitas memberinya tugas kecil saja dan tidak membiarkannya memberi jawaban.",
  ai4: "Setiap rutinitas menyebutkan siapa yang berpikir di tiap langkah, apa yang boleh dilakukan AI, dan apa yang tidak.",
  practiceTitle: "Praktik baik",
  practiceIntro: "Kebiasaan agar yang berpikir tetap siswa.",
  practice1: "Minta siswa menuliskan pemikirannya sendiri sebelum membuka gawai.",
  practice2: "Minta siswa memutuskan setiap hal yang dikatakan AI: dipakai, diubah, atau ditolak, beserta alasannya.",
  practice3: "Tutup kegiatan tanpa AI, supaya kata terakhir ada pada siswa.",
  practice4:
    "Gunakan rutinitas yang sama beberapa kali. Hasilnya paling baik ketika langkah-langkahnya sudah tidak perlu dijelaskan lagi.",
  practice5: "Jangan cantumkan nama atau data pribadi dalam perintah apa pun kepada AI.",
  practice6:
    "Jika siswa masih kecil atau gawai terbatas, gunakan satu layar dan biarkan kelas memutuskan apa yang ditanyakan.",
  waysTitle: "Lima cara berpikir",
  waysIntro:
    "Setiap rutinitas melatih salah satunya. Saat membuat rutinitas, Anda memilih dari enam jenis berpikir yang termasuk di dalamnya.",
  inquiryTitle: "Inkuiri dan Rasa Ingin Tahu",
  inquiryKind: "Mengamati dan bertanya",
  inquiryBody:
    "Melihat dengan saksama, menemukan hal yang terlewat oleh orang lain, dan mengajukan pertanyaan yang layak ditelusuri.",
  analysisTitle: "Analisis dan Penalaran",
  analysisKind: "Menganalisis, mengevaluasi",
  analysisBody: "Mengurai sesuatu untuk memahami cara kerjanya, dan menimbang pernyataan berdasarkan bukti.",
  synthesisTitle: "Sintesis dan Kompleksitas",
  synthesisKind: "Menghubungkan dan menyintesis",
  synthesisBody: "Memadukan gagasan dari berbagai sumber tanpa kehilangan hal yang penting.",
  creativityTitle: "Kreativitas dan Desain",
  creativityKind: "Mencipta dan menyempurnakan",
  creativityBody: "Membayangkan berbagai kemungkinan, membuat versi pertama, lalu memperbaikinya.",
  metacognitionTitle: "Metakognisi dan Pertumbuhan",
  metacognitionKind: "Merefleksi dan mengatur diri",
  metacognitionBody: "Mengenali cara berpikir sendiri dan mengarahkannya.",
  resourcesTitle: "Bacaan lanjutan",
  resourceRoutines: "Kumpulan rutinitas berpikir",
  resourceGuidelines: "Panduan AI dalam pendidikan",
  supportTitle: "Hubungi kami",
  supportBody:
    "Ada yang tidak berfungsi, atau ada kalimat yang terasa janggal? Kirimi kami surel. Mohon jangan menyertakan apa pun tentang siswa tertentu.",
  supportAction: "Kirim surel ke {email}",
};
