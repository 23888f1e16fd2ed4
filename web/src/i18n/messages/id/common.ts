/** Texts of the shell: header, footer, notices, not-found and error pages. */
import type { Translated } from "../../namespace.ts";
import type { common } from "../en/common.ts";

export const messages: Translated<typeof common> = {
  skipToContent: "Langsung ke isi",
  mainNavigation: "Menu utama",
  navCreate: "Buat",
  navLibrary: "Koleksi",
  navHelp: "Bantuan",
  homeLink: "{name}, beranda",
  language: "Bahasa",
  languageFailed: "{language} gagal dimuat. Periksa koneksi Anda, lalu pilih lagi.",
  theme: "Tema",
  themeSystem: "Ikuti perangkat",
  themeLight: "Terang",
  themeDark: "Gelap",
  footerIncubation: "{name} adalah proyek inkubasi dari {studio}.",
  privacyPolicy: "Kebijakan privasi",
  sourceCode: "Kode sumber",
  pauseWaves: "Hentikan ombak",
  playWaves: "Gerakkan ombak",
  loading: "Memuat…",
  notices: "Pemberitahuan",
  closeNotice: "Tutup",
  back: "Kembali",
  opensNewTab: "(terbuka di tab baru)",
  notFoundTitle: "Ups, halaman tidak ditemukan",
  notFoundBody: "Tidak ada apa-apa di alamat ini. Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan.",
  notFoundHome: "Kembali ke beranda",
  crashTitle: "Terjadi kesalahan yang tidak terduga",
  crashBody:
    "Ada masalah di halaman ini. Rutinitas yang Anda simpan masih ada di peramban ini; tidak ada yang terhapus.",
  crashDetails: "Rincian kesalahan",
  crashReload: "Muat ulang halaman",
  crashHome: "Ke beranda",
};
