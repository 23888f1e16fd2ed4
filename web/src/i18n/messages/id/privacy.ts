/** Texts of the privacy policy. */
import type { Translated } from "../../namespace.ts";
import type { privacy } from "../en/privacy.ts";

export const messages: Translated<typeof privacy> = {
  title: "Kebijakan privasi",
  intro: "Apa yang terjadi dengan tulisan Anda, dijelaskan dengan bahasa sederhana.",
  shortTitle: "Ringkasnya",
  short1: "Tidak ada akun. Rutinitas Anda hanya disimpan di peramban ini, tidak di tempat lain.",
  short2: "Saat rutinitas dibuat, tulisan Anda tentang pelajaran dikirim ke penyedia AI.",
  short3: "Karena itu, jangan cantumkan nama atau hal lain tentang orang tertentu.",
  aiTitle: "Isi yang diproses AI",
  aiBody1:
    "Saat Anda membuat rutinitas, pilihan Anda dan tulisan tentang pelajaran diproses oleh penyedia AI eksternal. Penyedia itu mungkin menggunakan interaksi tersebut untuk melatih modelnya.",
  aiBody2:
    "Jika sekolah yang menjalankan situs ini memakai penyusun bawaan atau modelnya sendiri, tulisan Anda tidak dikirim ke penyedia eksternal. Setiap rutinitas mencantumkan dengan apa rutinitas itu dibuat.",
  avoidTitle: "Jangan masukkan informasi pribadi atau sensitif",
  avoidBody: "Di kolom mana pun, mohon jangan menuliskan:",
  avoid1: "nama, foto, alamat, nomor telepon, atau alamat surel siswa, orang tua, atau rekan kerja",
  avoid2: "nilai, diagnosis, rencana pendampingan, catatan perilaku, atau keadaan keluarga seseorang",
  avoid3: "kata sandi, dokumen internal, dan tulisan yang tidak boleh Anda sebarkan",
  tipsTitle: "Praktik baik",
  tip1: "Gambarkan kelasnya, bukan siswanya: “kelas VIII dengan beberapa siswa yang masih belajar bahasa Indonesia”.",
  tip2: "Baca sekali lagi sebelum membuat rutinitas. Formulirnya akan mengingatkan Anda jika ada yang tampak seperti data pribadi.",
  tip3: "Periksa hasilnya. AI bisa keliru, termasuk tentang capaian pembelajaran dan fakta.",
  tip4: "Sampaikan aturan yang sama kepada siswa: jangan menulis data pribadi saat mengobrol dengan AI.",
  tip5: "Ikuti aturan sekolah Anda tentang AI dan tentang batas usia pemakaian alat.",
  browserTitle: "Yang tetap ada di peramban Anda",
  browserBody:
    "Rutinitas tersimpan, draf, bahasa, dan tema disimpan di penyimpanan lokal peramban ini. Jika data peramban dihapus, semuanya ikut terhapus; berkas cadangan dari koleksi dapat mengembalikannya. Tautan berbagi memuat rutinitas di bagian alamat yang tidak dikirim peramban ke server mana pun.",
  countTitle: "Yang dihitung server",
  countBody:
    "Setiap kunjungan dihitung menurut jenis halaman saja, tanpa kuki (cookie), tanpa pengenal, dan tanpa apa pun yang Anda tulis. Do Not Track dan Global Privacy Control mematikan penghitungan ini. Log server hanya berisi ukuran, waktu, dan kode kesalahan, tidak pernah memuat tulisan tentang pelajaran.",
  contactTitle: "Pertanyaan",
  contactBody: "Kirim surel ke {email}.",
};
