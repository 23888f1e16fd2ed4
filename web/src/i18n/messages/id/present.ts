/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "Tayangan kelas",
  loading: "Memuat rutinitas berpikir Anda…",
  notHere:
    "Rutinitas ini tidak tersimpan di peramban ini. Buka tautan berbaginya, atau tayangkan dari perangkat yang menyimpannya.",
  noSteps: "Rutinitas ini tidak memiliki langkah untuk ditayangkan. Buka rutinitasnya untuk dibaca sebagai teks.",
  leave: "Keluar",
  stepOf: "Langkah {n} dari {total}",
  previous: "Langkah sebelumnya",
  next: "Langkah berikutnya",
  overview: "Semua langkah",
  closeOverview: "Kembali ke langkah",
  fullScreen: "Layar penuh",
  leaveFullScreen: "Keluar dari layar penuh",
  aiAllowed: "Boleh pakai AI: {role}",
  aiAllowedPlain: "Boleh pakai AI",
  aiOptional: "AI opsional: {role}",
  noAI: "Tanpa AI: pikirkan sendiri",
  timer: "Pengatur waktu",
  startTimer: "Mulai",
  pauseTimer: "Jeda",
  oneMore: "Tambah satu menit",
  soundOn: "Bunyi saat waktu habis: aktif",
  soundOff: "Bunyi saat waktu habis: nonaktif",
  timeLeft: "Sisa {time}",
  timeUp: "Waktu habis",
  keys: "Tombol pintas",
  keysList:
    "Tombol panah atau spasi: langkah sebelumnya dan berikutnya. T: mulai atau jeda waktu. Plus: tambah satu menit. M: bunyi. O: semua langkah. F: layar penuh. Esc: keluar.",
};
