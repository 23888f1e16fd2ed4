/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import type { Translated } from "../../namespace.ts";
import type { quality } from "../en/quality.ts";

export const messages: Translated<typeof quality> = {
  heading: "Yang perlu dilihat lagi",
  count_one: "{n} hal perlu dilihat lagi",
  count_other: "{n} hal perlu dilihat lagi",
  none: "Tidak ada catatan: rutinitas ini memenuhi semua kaidah yang dapat diperiksa.",
  forStep: "Langkah {number}",
  titleField: "Judul",
  verbField: "Kata kerja berpikir",
  aiRoleField: "Yang boleh dan tidak boleh dilakukan AI",
  anotherLanguage: "bahasa lain",
  aiStepMissing:
    "Letak AI adalah “{placement}”, tetapi tidak ada langkah yang memakainya: aktifkan AI pada langkah tempat siswa memakainya.",
  placementNotHonoured:
    "AI dipakai pada langkah {steps}, padahal letaknya “{placement}”: pindahkan langkahnya atau ubah letaknya agar siswa tahu apa yang diharapkan.",
  ownAttemptMissing:
    "Siswa memakai AI sebelum mencoba sendiri: biarkan mereka menulis sesuatu lebih dahulu, agar pemikiran berawal dari siswa.",
  commitMoveMissing:
    "AI membuka rutinitas ini: minta satu gagasan singkat di kertas sebelum AI dipakai, agar pemikiran berawal dari siswa.",
  ownEndingMissing:
    "Rutinitas ini berakhir dengan AI: tambahkan langkah terakhir tanpa AI, karena yang diselesaikan sendiri lebih lama diingat.",
  closingMoveMissing:
    "AI ada di langkah terakhir: mintalah siswa menutup dengan kalimat sendiri tanpa AI, agar kata terakhir milik mereka.",
  flexibleNoteMissing:
    "Letak AI fleksibel, tetapi tidak ada catatan cara memindahkannya: tuliskan di langkah mana lagi AI bisa dipakai.",
  samplePromptsMissing:
    "Belum ada contoh perintah untuk AI: berikan satu yang meminta pertanyaan atau petunjuk, bukan jawaban.",
  answerClauseMissing:
    "Contoh perintah {prompt} tidak menahan jawaban: mintalah pertanyaan atau petunjuk, agar siswa yang bekerja.",
  asksForAnswer:
    "Contoh perintah {prompt} meminta jawaban jadi dari AI: mintalah pertanyaan atau petunjuk, karena jawaban jadi menghentikan pemikiran.",
  judgementMissing:
    "Siswa menerima tanggapan AI begitu saja: minta mereka memakai, mengubah, atau menolak setiap jawaban, disertai alasan.",
  allowedUseMissing:
    "Belum disebut apa yang boleh dilakukan AI pada langkah ini: sebutkan, agar semua tahu sejauh mana bantuannya.",
  forbiddenUseMissing:
    "Belum disebut apa yang tidak boleh dilakukan AI pada langkah ini: sebutkan, agar pemikiran tetap milik siswa.",
  independenceNotStated: "Belum disebut bahwa langkah ini tanpa AI: tuliskan, agar tidak ada yang perlu menebak.",
  visibleProductMissing:
    "Tidak ada yang tersisa dari langkah ini untuk dilihat: sebutkan apa yang ditulis, digambar, atau ditandai siswa, agar pemikirannya tampak.",
  stepCountOff:
    "Ada {count} langkah, padahal {expected} langkah cocok untuk alokasi waktu ini: rutinitas yang ringkas lebih mudah diingat dan dipakai lagi.",
  verbMissing:
    "Langkah ini belum punya kata kerja berpikir: kata kerja menunjukkan sekilas jenis berpikir yang diminta.",
  verbNotOfType:
    "“{verb}” bukan kata kerja untuk {type}: awali langkah dengan kata kerja dari jenis berpikir yang dipilih, agar siswa melatihnya.",
  reflectionMissing:
    "Tidak ada pertanyaan yang mengajak siswa menengok pemikirannya: tambahkan satu, karena menyadari cara berpikir adalah intinya.",
  tooFewHigherOrder:
    "Hanya {count} langkah yang meminta siswa menganalisis, mengevaluasi, atau mencipta, padahal perlu sedikitnya {needed}: sekadar mengingat tidak memerlukan rutinitas.",
  minutesMissing: "Waktu langkah ini belum diisi: tuliskan menitnya agar pelajaran dapat direncanakan.",
  minutesOff:
    "Semua langkah memakan {total} menit, padahal alokasi waktunya {min} sampai {max}: persingkat atau perpanjang satu langkah agar pas.",
  contextNotUsed:
    "Isi “{field}” tidak muncul dalam rutinitas: gunakan kata-katanya, agar rutinitas ini sesuai dengan pelajaran Anda.",
  wrongLanguageAll:
    "Rutinitas ini tampaknya ditulis dalam {found}, bukan {expected}: sebaiknya siswa membaca satu bahasa saja.",
  wrongLanguagePart:
    "“{field}” tampaknya ditulis dalam {found}, bukan {expected}: sebaiknya siswa membaca satu bahasa saja.",
  inventedStandard:
    "“{token}” tampak seperti kode capaian yang tidak Anda berikan: periksalah, karena AI kerap mengarang kode semacam itu.",
  riskCoach:
    "Pelatih mudah mengambil alih perencanaan siswa: tuliskan bahwa siswa sendiri yang menentukan langkah berikutnya.",
  riskContentProvider:
    "Penyedia materi bisa mengarang fakta: tuliskan bahwa siswa memeriksa setiap fakta dengan bahan dari Anda.",
  riskIdeaGenerator:
    "Ide pertama dari AI mudah membuat semua orang terpaku: tuliskan bahwa siswa mencatat idenya sendiri sebelum bertanya.",
  riskFeedbackProvider:
    "Pemberi umpan balik cenderung memuji: tuliskan bahwa umpan balik harus menunjuk bagian tertentu dari karya, atau diabaikan.",
  riskPerspectiveTaker:
    "Penyaji sudut pandang bisa jatuh pada stereotip: tuliskan bahwa siswa bertanya siapa yang terlewat atau digambarkan terlalu sederhana.",
  riskSynthesizer:
    "Perangkum bisa kehilangan hal penting: tuliskan bahwa siswa membandingkan rangkumannya dengan catatan sendiri.",
  riskChallenger: "Penantang bisa berdebat demi berdebat: tuliskan bahwa siswa hanya menerima yang didukung bukti.",
  teacherLedFormMissing:
    "Siswanya masih kecil atau gawainya sedikit: tambahkan variasi satu layar yang Anda pimpin, dan kelas memutuskan apa yang ditanyakan.",
  privacyReminderMissing:
    "Tidak ada catatan yang mengingatkan siswa agar tidak menulis nama dan data pribadi di obrolan: tambahkan, karena isi obrolan terkirim ke luar kelas.",
  templateLeftover: "“{token}” tampak seperti sisa templat: ganti atau hapus.",
  promptEcho: "“{token}” mengulang kata-kata Anda apa adanya: ubahlah menjadi sesuatu yang bisa dilakukan siswa.",
  partMissing: "“{part}” kosong: isilah, agar rekan guru juga dapat memakainya.",
  reportTitle: "Cara rutinitas ini menjaga agar siswa tetap berpikir sendiri",
  keptTitle: "Prinsip yang dipenuhi",
  ownAttempt: "Siswa mencoba sendiri sebelum AI digunakan.",
  ownEnding: "Siswa menyelesaikannya tanpa AI.",
  hints: "AI bertanya dan memberi petunjuk; jawabannya tetap milik siswa.",
  judged: "Siswa menilai tanggapan AI: pakai, ubah, atau tolak.",
  clear: "Setiap langkah menyebutkan apa yang boleh dan tidak boleh dilakukan AI, serta hasil yang terlihat.",
  short: "Singkat, dan setiap langkah diawali kata kerja dari jenis berpikir yang dipilih.",
  reflection: "Siswa meninjau kembali cara mereka berpikir.",
  higherOrder: "Sedikitnya separuh langkah meminta siswa menganalisis, mengevaluasi, atau mencipta.",
  fits: "Sesuai dengan pelajaran: waktu, letak AI, kata-kata Anda, dan bahasanya.",
  nothingInvented: "Tidak ada yang dikarang dan tidak ada bagian yang hilang.",
  safe: "Risiko peran AI diantisipasi dan data pribadi dijaga.",
};
