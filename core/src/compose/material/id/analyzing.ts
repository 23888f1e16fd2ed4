/** Indonesian: analyzing. */
import type { TypeText } from "../material.ts";

export const analyzing: TypeText = {
  mayNot: "AI tidak boleh menyajikan analisis jadi, memberi nama pada polanya, atau mengatakan makna keseluruhannya.",
  roles: {
    coach: {
      title: "Satu pertanyaan lebih dalam",
      does: "AI bertanya bagaimana satu bagian bekerja atau apa yang mengikat dua bagian, dan siswa menjawab dari bahan.",
      ask: "Beginilah kami menguraikannya. Ajukan satu pertanyaan tentang bagian yang paling kurang kami pahami, lalu tunggu.",
    },
    "content-provider": {
      title: "Satu kasus pembanding",
      does: "AI memberi satu istilah atau satu kasus serupa yang diminta siswa, dan mereka menguji sejauh mana cocok dengan kasus mereka.",
      ask: "Beri kami satu kasus serupa dalam tiga kalimat. Jangan katakan apa persamaannya dengan kasus kami; kami yang akan mencarinya.",
    },
    "idea-generator": {
      title: "Cara lain membaginya",
      does: "AI mengusulkan dua cara lain untuk membagi bahan yang sama, dan siswa mencoba apa yang diperlihatkan masing-masing.",
      ask: "Begini kami membaginya. Sebutkan dua cara lain untuk membaginya, tanpa melakukannya.",
    },
    "feedback-provider": {
      title: "Sambungan yang tipis",
      does: "AI menyebut langkah analisis yang paling kuat buktinya dan yang paling tipis, beserta letaknya; siswa melengkapi yang kurang.",
      ask: "Langkah mana dalam analisis kami yang paling kuat buktinya, dan mana yang paling tipis? Tunjukkan saja; kami yang memperbaiki.",
    },
    "perspective-taker": {
      title: "Pembaca yang berbeda",
      does: "AI membaca bahan yang sama seperti satu orang lain membacanya, dan siswa mencari rincian yang membuat perbedaan.",
      ask: "Baca bahan kami sebagai satu orang dengan latar belakang lain, dalam dua kalimat. Jangan katakan pembacaan siapa yang lebih baik.",
    },
    synthesizer: {
      title: "Potongan kita, tersusun",
      does: "AI menyusun potongan milik siswa dan menunjukkan mana yang berdiri sendiri; siswa memutuskan apakah itu kekeliruan atau temuan.",
      ask: "Susun potongan kami menurut hubungannya, tanpa menambah apa pun. Mana yang berdiri sendiri? Sebutkan saja.",
    },
    challenger: {
      title: "Sungguh berhubungan?",
      does: "AI mempertanyakan satu hubungan setiap kali: sebab, kebetulan, atau kebiasaan? Siswa membelanya dari bahan atau menggambarnya ulang.",
      ask: "Hubungan mana dalam analisis kami yang mungkin hanya kebetulan? Ajukan satu pertanyaan tentangnya, dan tunggu bukti kami.",
    },
  },
  examples: {
    "language-arts": {
      before:
        "Dua siswa menulis bahwa sebuah puisi bercerita tentang kemarau, dan menggarisbawahi kata debu dan retak.",
      after:
        "Mereka menelusuri kata kerjanya dan mendapati bahwa semua dalam puisi itu menunggu. Kemarau menjadi latar, dan menunggu, dengan empat kata kerja sebagai bukti, menjadi pokoknya.",
    },
    mathematics: {
      before:
        "Sepasang siswa membagi soal cerita menjadi yang diketahui dan yang ditanyakan, lalu menjumlahkan semua bilangannya.",
      after:
        "Mereka menggambarnya dan melihat bahwa satu bilangan adalah harga per kilogram, yang lain harga seluruhnya. Keterangan gambar diganti, dan penjumlahan menjadi perkalian.",
    },
    science: {
      before: "Satu kelompok menjelaskan bahwa kacang hijau di dekat jendela tumbuh lebih baik karena lebih hangat.",
      after:
        "Mereka mengurai tempat itu menjadi cahaya, suhu, angin, dan penyiraman, dan melihat bahwa dua hal berbeda sekaligus. Diagram mereka mendapat panah kedua, dan percobaan yang adil direncanakan.",
    },
    "social-studies": {
      before:
        "Sepasang siswa mencatat tiga sebab tumbuhnya kota mereka dan menempatkan jalur kereta api di urutan pertama.",
      after:
        "Mereka menuliskan tahun di samping setiap sebab: pabrik gula ada lebih dahulu daripada kereta api. Arah panahnya dibalik, dan penjelasan mereka mendapat kalimat pertama yang baru.",
    },
    arts: {
      before: "Dua siswa menulis bahwa sebuah poster menarik karena warnanya banyak.",
      after:
        "Mereka menelusuri arah pandangan mata dan mendapati bahwa semua garis menuju satu titik kelabu. Warna turun peringkat, dan kontras menggantikannya dengan tiga panah.",
    },
    stem: {
      before: "Satu tim menyalahkan motor karena mobil-mobilannya tidak berjalan lurus.",
      after:
        "Mereka menguji roda, poros, dan muatan satu per satu, dan mobil itu berbelok hanya saat bermuatan. Diagram mereka kini menghubungkan muatan dan poros, dan motor terbukti tidak bersalah.",
    },
    other: {
      before:
        "Tiga siswa menganalisis percakapan berbahasa Inggris di rumah makan dan menyimpulkan bahwa pelayannya kasar.",
      after:
        "Mereka memilah ungkapan menurut bentuknya dan mendapati bahwa pelayan itu selalu memakai bentuk sopan; hanya terjemahannya yang singkat. “Kasar” diganti dengan “sedang terburu-buru”.",
    },
    general: {
      before: "Sepasang siswa membagi topiknya menjadi tiga bagian dan menamai yang terakhir “lain-lain”.",
      after:
        "Mereka membuka bagian itu dan mendapati bahwa separuh isinya saling berkaitan. Bagian itu diberi nama sendiri, dan bagian pertama ternyata bergantung padanya.",
    },
  },
  exchange: {
    title: "Bangun ulang dari catatan",
    description:
      "Kelompok bertukar analisis tanpa sepatah kata penjelasan. Kelompok lain menceritakan kembali pemahamannya dalam tiga kalimat tertulis, dan menandai bagian yang terpaksa mereka tebak.",
    teacherAction:
      "Pasangkan kelompok yang membagi bahannya secara berbeda. Penulisnya mendengarkan dan belum boleh membela apa pun.",
    studentAction: "Ceritakan kembali analisis kelompok lain dalam tiga kalimat. Tandai bagian yang harus kamu tebak.",
    purpose: "Yang tidak dapat diikuti orang lain belum dipikirkan sampai tuntas.",
    prompts: [
      "Apa pokok analisis mereka?",
      "Di bagian mana aku harus menebak?",
      "Apa yang mereka lihat dan terlewat oleh kami?",
    ],
  },
  plans: [
    {
      title: "Bongkar, Telusuri, Jelaskan",
      overview:
        "Siswa membongkar sesuatu, mencari tahu guna setiap bagian bagi bagian lain, dan menjelaskan keseluruhannya dengan kata-kata.",
      purpose:
        "Menjelaskan keseluruhan dari bagian-bagiannya: yang bisa menyebut kerja setiap bagian berarti sudah paham.",
      open: {
        title: "Jabarkan bagiannya",
        description:
          "Setiap siswa menggambar diagram sedikitnya lima bagian, dengan satu kata kerja untuk setiap bagian. Bagian yang paling belum jelas diberi tanda tanya.",
        teacherAction:
          "Letakkan teks, benda, proses, atau soal sebagai pusat perhatian. Jangan terima bagian tanpa kata kerja.",
        studentAction: "Gambar lima bagian, tulis kerja masing-masing, dan beri tanda tanya pada yang belum jelas.",
        purpose: "Cara siswa membaginya menunjukkan apa yang mereka anggap penting.",
        prompts: ["Ini terdiri atas apa saja?", "Apa kerja setiap bagian?", "Bagian mana yang paling belum kupahami?"],
      },
      develop: {
        title: "Gambar panahnya",
        description:
          "Siswa menghubungkan bagian-bagian dengan panah dan menulis kata kerja pada setiap panah (menyebabkan, membatasi, mengulang, menyembunyikan). Panah merah menandai hubungan yang baru diduga.",
        teacherAction:
          "Tunjukkan satu panah dengan kata yang kosong makna dan perbaiki bersama kelas. Setelah itu tanyakan bukti dari panah hitam mana pun.",
        studentAction: "Hubungkan bagian-bagiannya. Tulis kata kerja pada setiap panah, dan pakai merah untuk dugaan.",
        purpose: "Pemahaman terletak pada hubungan, bukan pada daftar.",
        prompts: [
          "Apa persisnya pengaruh ini terhadap itu?",
          "Dari mana aku tahu: melihat, membaca, atau menduga?",
          "Bagian mana yang panahnya terlalu banyak?",
        ],
      },
      deepen: {
        title: "Hilangkan satu bagian",
        description:
          "Siswa menutupi bagian demi bagian dan mencatat dalam tabel apa yang akan berubah dan apa yang tetap. Bagian yang ketiadaannya paling berpengaruh diberi bingkai.",
        teacherAction:
          "Kerjakan bagian pertama bersama. Bila satu kelompok berkata tidak ada yang berubah, tanyakan untuk apa bagian itu ada.",
        studentAction: "Tutupi bagian satu per satu. Catat yang berubah dan yang tetap, dan bingkai yang terpenting.",
        purpose: "Guna sesuatu paling jelas terlihat ketika ia tidak ada.",
        prompts: [
          "Apa yang akan runtuh tanpa bagian ini?",
          "Bagian mana yang boleh hilang tanpa terasa?",
          "Apakah bagian yang kubingkai mengejutkanku?",
        ],
      },
      close: {
        title: "Jelaskan keseluruhannya",
        description:
          "Siswa menulis dalam tiga kalimat bagaimana keseluruhannya bekerja, dengan menyebut bagian dan hubungan yang menentukan, dan membetulkan diagram pertamanya dengan warna lain.",
        teacherAction:
          "Minta dua penjelasan dibacakan. Kelas mencocokkannya dengan bahan, bukan dengan penjelasan Anda.",
        studentAction:
          "Tulis tiga kalimat, betulkan diagram pertamamu dengan warna lain, dan catat apa yang semula keliru.",
        purpose: "Pembetulan berwarna memperlihatkan bagaimana pemahaman bergerak.",
        prompts: [
          "Semula aku mengira …; sekarang aku berpikir … karena …",
          "Hubungan mana yang menopang penjelasanku?",
          "Apa yang belum bisa kujelaskan?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa membuat sketsa empat bagian di kertas, menulis kerja masing-masing, dan memberi tanda tanya pada satu bagian. Kemudian sketsa itu dijelaskan kepada AI.",
        bring: "Berpasangan, siswa menjelaskan diagramnya kepada AI dan menyebut bagian yang bertanda tanya.",
        finish:
          "Berpasangan, siswa memberikan kepada AI bagian-bagiannya, hubungan di antaranya, dan satu yang paling mereka ragukan.",
        lastWord:
          "Gawai ditutup, lalu setiap siswa menulis penjelasannya dalam tiga kalimat dan membetulkan diagram pertama dengan warna lain.",
      },
      assessment: [
        "Baca kata kerja dalam diagram: apakah menyebut kerja bagian itu, atau hanya keberadaannya?",
        "Bandingkan diagram dan penjelasan: apakah pembetulan berwarna disertai alasan?",
      ],
      note: "Daftar mudah dikira analisis. Bagian tanpa kata kerja belum dihitung.",
    },
    {
      title: "Baca, Buktikan, Baca Ulang",
      overview:
        "Siswa mengatakan apa maknanya menurut mereka, mengaitkannya dengan bagian yang tepat, dan membaca ulang untuk melihat apakah bertahan.",
      purpose:
        "Belajar bahwa kekuatan tafsiran terletak pada bagian bahan yang dapat ditunjuk, termasuk bagian yang membantahnya.",
      open: {
        title: "Tafsiran pertama",
        description:
          "Setiap siswa menulis dalam satu kalimat apa yang dikatakan atau ditunjukkan bahan, dan menandai dua bagian yang menjadi dasarnya serta satu yang tidak cocok.",
        teacherAction:
          "Bagikan teks, gambar, grafik, atau penyelesaian soal tanpa komentar. Tanyakan bagian yang tidak cocok; selalu ada satu.",
        studentAction: "Tulis tafsiranmu dalam satu kalimat. Tandai dua bagian yang mendukung dan satu yang menentang.",
        purpose: "Tafsiran yang sudah tertulis dapat diuji.",
        prompts: [
          "Menurutku, apa yang dikatakannya?",
          "Bagian mana yang membuatku berpikir begitu?",
          "Apa yang tidak cocok dengan tafsiranku?",
        ],
      },
      develop: {
        title: "Tertulis, tersirat, sebab",
        description:
          "Dalam tabel tiga kolom, siswa mencatat apa yang tertulis di empat bagian, apa yang tersirat, dan mengapa. Baris tanpa sebab diarsir.",
        teacherAction: "Isi satu baris bersama. Cari baris yang diarsir dan tanyakan apa yang dapat mengisinya.",
        studentAction: "Isi empat baris: tertulis, tersirat, sebab. Arsir yang belum bisa kamu dukung.",
        purpose: "Tabel itu memisahkan apa yang ada dari apa yang kita tambahkan.",
        prompts: [
          "Apa persisnya bunyi kata atau angkanya?",
          "Apa yang kutambahkan sendiri?",
          "Apakah orang lain akan menambahkan hal yang sama?",
        ],
      },
      deepen: {
        title: "Rincian yang sarat makna",
        description:
          "Siswa memilih rincian yang paling bermuatan (kata, angka, garis), menulis tiga kemungkinan maknanya, dan menguji masing-masing dengan bagian lain.",
        teacherAction:
          "Tanyakan kepada setiap kelompok rincian pilihannya dan alasannya. Sandingkan dua pilihan yang berbeda.",
        studentAction: "Pilih satu rincian, tulis tiga kemungkinan maknanya, coret yang dibantah bagian lain.",
        purpose: "Membuka satu rincian kerap membalik keseluruhannya.",
        prompts: [
          "Mengapa kata atau angka ini, bukan yang lain?",
          "Apa lagi yang mungkin dimaksud?",
          "Makna mana yang bertahan?",
        ],
      },
      close: {
        title: "Baca sekali lagi",
        description:
          "Siswa menulis tafsiran kedua di bawah yang pertama, dengan bagian pendukung terbaik dan bagian penentang yang kini terjelaskan atau dibiarkan terbuka.",
        teacherAction: "Kumpulkan tafsiran yang menjadi lebih sempit. Tanyakan apa untungnya mengatakan lebih sedikit.",
        studentAction: "Tulis tafsiran keduamu, bagian terbaiknya, dan apa yang masih terbuka.",
        purpose: "Tafsiran yang baik tahu apa yang membantahnya.",
        prompts: [
          "Semula aku membacanya sebagai …; sekarang aku membacanya sebagai … karena …",
          "Apa yang kulakukan dengan bagian yang tidak cocok?",
          "Seberapa yakin aku, dan apa yang bisa mengubah pikiranku?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis tafsiran dalam satu kalimat dan menandai satu bagian yang mendukung dan satu yang menentang. Ketiganya diberikan kepada AI.",
        bring: "Siswa memberikan kepada AI tafsirannya, dua bagian yang mendukung, dan satu yang menentang.",
        finish: "Siswa memberikan kepada AI tafsirannya yang sekarang beserta bagian yang paling mendukungnya.",
        lastWord:
          "Dengan gawai tertutup, setiap siswa menulis tafsiran kedua di bawah yang pertama, dengan bagian terbaiknya dan apa yang masih terbuka.",
      },
      assessment: [
        "Periksa bagian yang ditandai: apakah mendukung tafsirannya, atau hanya menyebut topik yang sama?",
        "Lihat nasib bagian yang tidak cocok: dijelaskan, dibiarkan terbuka, atau dilupakan?",
      ],
      note: "“Setiap orang boleh berbeda pendapat” mengakhiri kerja terlalu cepat. Tanyakan: berbeda, berdasarkan bagian mana?",
    },
    {
      title: "Kelompokkan, Namai, Susun Ulang",
      overview:
        "Siswa menyusun setumpuk bahan menurut aturan sendiri, lalu mencari tahu apa yang diperlihatkan dan apa yang disembunyikan susunan itu.",
      purpose: "Menyadari bahwa setiap susunan adalah keputusan: aturan lain memperlihatkan hal lain.",
      open: {
        title: "Susunan pertama",
        description:
          "Siswa membagi sepuluh sampai lima belas kartu (fakta, kutipan, kasus, kesalahan, data) menjadi tiga atau empat kelompok, dan menulis aturan pengikatnya di atas setiap kelompok.",
        teacherAction:
          "Bagikan kartu dalam keadaan acak dan jangan beri judul. Minta setiap kelompok menyebutkan aturannya dalam satu kalimat.",
        studentAction: "Kelompokkan kartu dan tulis aturan setiap kelompok di atasnya.",
        purpose: "Mengelompokkan memaksa siswa memutuskan apa yang dianggap serupa.",
        prompts: ["Apa persamaan kartu-kartu ini?", "Apa aturan kelompok ini?", "Kartu mana yang bisa di tempat lain?"],
      },
      develop: {
        title: "Kartu yang membandel",
        description:
          "Siswa mengambil dua kartu yang paling sulit ditempatkan, menulis mengapa keduanya membandel, dan memecah atau menamai ulang satu kelompok sampai cocok.",
        teacherAction: "Larang nama “lain-lain”. Tanyakan apa yang dimiliki kartu itu dan tidak dimiliki kartu lain.",
        studentAction: "Temukan dua kartu yang membandel. Tulis sebabnya, dan ubah satu kelompok karenanya.",
        purpose: "Pengecualian menunjukkan di mana aturan masih longgar.",
        prompts: [
          "Mengapa kartu ini tidak mau cocok?",
          "Apa yang harus kuubah: kartunya atau aturannya?",
          "Apa yang sekarang lebih jelas daripada tadi?",
        ],
      },
      deepen: {
        title: "Aturan lain",
        description:
          "Siswa memotret atau menyalin susunan pertama, lalu mengelompokkan kartu yang sama dengan aturan yang jauh berbeda dan mencatat apa yang hanya terlihat pada susunan kedua.",
        teacherAction:
          "Tawarkan beberapa aturan kepada kelompok yang memerlukan: menurut waktu, siapa yang diuntungkan, sebab, tingkat kesulitan.",
        studentAction: "Susun dengan aturan lain. Catat yang terlihat sekarang dan tadi tersembunyi.",
        purpose: "Membandingkan dua susunan mengubah pengelompokan menjadi penafsiran.",
        prompts: [
          "Apa yang sekarang berdampingan padahal tadi terpisah?",
          "Apa yang disembunyikan susunan ini?",
          "Susunan mana yang lebih menjawab pertanyaan kita?",
        ],
      },
      close: {
        title: "Susunan yang bertahan",
        description:
          "Siswa menggambar susunan akhir dengan judul untuk setiap kelompok, dan menulis dua kalimat: apa yang diperlihatkannya, dan apa yang ditinggalkannya.",
        teacherAction: "Sandingkan tiga susunan dan tanyakan pertanyaan apa yang dijawab masing-masing.",
        studentAction:
          "Gambar susunan akhir. Tulis apa yang diperlihatkan, apa yang tersembunyi, dan apa yang kamu pindahkan.",
        purpose: "Menyebut batas susunan sendiri adalah langkah terakhir analisis.",
        prompts: [
          "Apa yang berubah sejak susunan pertamaku, dan mengapa?",
          "Apa yang diperlihatkan susunanku dan tidak terlihat pada tumpukan tadi?",
          "Untuk pertanyaan apa susunan ini tidak berguna?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa mengelompokkan sedikitnya enam kartu di kertas dan menulis satu aturan. Setelah itu aturan dan kelompoknya diberikan kepada AI.",
        bring:
          "Siswa memberikan kepada AI kelompok kartu beserta aturannya dan menyebut kartu yang bisa ditempatkan di tempat lain.",
        finish: "Siswa memberikan kepada AI susunan mereka sekarang dan aturan yang paling kurang memuaskan.",
        lastWord:
          "Sesudah itu gawai ditutup: siswa menggambar susunan akhir dan menulis dengan kata-kata sendiri apa yang diperlihatkan dan apa yang ditinggalkannya.",
      },
      assessment: [
        "Baca aturan di atas kelompok: dapatkah siswa lain menempatkan kartu baru dengan aturan itu?",
        "Bandingkan susunan pertama dan terakhir: dapatkah siswa memberi alasan untuk setiap kartu yang berpindah?",
      ],
      note: "Kelompok yang rapi memang menggoda. Hargai kelompok yang dibongkar lagi dengan alasan yang baik.",
    },
  ],
};
