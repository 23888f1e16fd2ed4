/** Indonesian: reflecting and self-regulating. */
import type { TypeText } from "../material.ts";

export const reflectingSelfRegulating: TypeText = {
  mayNot: "AI tidak boleh menilai diri siswa, menetapkan tujuannya, atau memilihkan strateginya.",
  roles: {
    coach: {
      title: "Ceritakan cara kerjamu",
      does: "AI bertanya bagaimana siswa mengerjakan tugasnya, satu pertanyaan setiap kali, dan siswa menjawab dengan menunjuk bagian dalam pekerjaannya.",
      ask: "Ini catatanku tentang cara kerjaku. Ajukan satu pertanyaan tentang bagian saat aku macet, lalu tunggu.",
    },
    "content-provider": {
      title: "Satu strategi untuk dicoba",
      does: "AI menjelaskan satu strategi belajar yang ditanyakan siswa, dan mereka memeriksa lewat percobaan kecil apakah cocok bagi mereka.",
      ask: "Jelaskan satu strategi untuk kesulitan seperti punyaku dalam tiga kalimat, dan di mana aku bisa membacanya. Jangan katakan bahwa itu tepat untukku.",
    },
    "idea-generator": {
      title: "Jalan lain untuk lanjut",
      does: "AI menambahkan tiga kemungkinan langkah berikutnya pada daftar siswa, dan mereka memilih berdasarkan apa yang terlihat dalam pekerjaannya sendiri.",
      ask: "Ini ideku untuk melanjutkan. Tambahkan tiga yang jauh berbeda, dan jangan katakan mana yang harus kupilih.",
    },
    "feedback-provider": {
      title: "Sudah cukup tepat?",
      does: "AI menyebut baris catatan yang paling jujur dan yang paling kabur, dan siswa mempertajam yang kabur.",
      ask: "Baris mana dalam refleksiku yang paling tepat, dan mana yang kabur? Tunjukkan saja. Jangan mengomentari diriku sebagai pribadi.",
    },
    "perspective-taker": {
      title: "Dilihat dari luar",
      does: "AI menggambarkan cara kerja yang sama seperti teman yang sabar atau diri siswa di masa depan, dan siswa mengatakan apa yang mereka kenali.",
      ask: "Tanggapi catatanku dalam dua kalimat sebagai diriku setahun lagi. Jangan memberi nasihat.",
    },
    synthesizer: {
      title: "Temukan polanya",
      does: "AI mengelompokkan catatan menurut apa yang berulang, dan siswa memutuskan apakah itu pola atau kebetulan.",
      ask: "Apa yang berulang dalam catatanku? Kelompokkan tanpa menilaiku, dan tunggu nama yang kuberikan.",
    },
    challenger: {
      title: "Benarkah itu sebabnya?",
      does: "AI meragukan satu penjelasan setiap kali (kurang waktu? terlalu sulit?), dan siswa mencari bukti dalam pekerjaannya sendiri.",
      ask: "Ragukan satu alasan yang kuberikan, dalam satu kalimat. Jangan tawarkan alasan lain; biarkan aku memeriksanya dahulu.",
    },
  },
  examples: {
    "language-arts": {
      before: "Seorang siswi menulis tentang karangannya bahwa penutupnya lemah karena kehabisan waktu.",
      after:
        "Ia melihat draf-drafnya dan mendapati bahwa paragraf pertama ditulis empat kali. Waktu bukan sebabnya; dalam rencananya kini draf penutup ditulis pada urutan kedua.",
    },
    mathematics: {
      before: "Seorang siswa mencatat bahwa ia lemah dalam persamaan, karena separuh jawabannya salah.",
      after:
        "Ia menelusuri kesalahannya satu per satu: lima dari enam menyangkut tanda negatif. “Lemah dalam persamaan” dicoret, dan ia berencana memeriksa tanda setelah setiap baris.",
    },
    science: {
      before: "Dua siswa mencatat bahwa percobaan mereka gagal karena alatnya.",
      after:
        "Mereka membaca catatan percobaan dan mendapati bahwa tidak ada yang menulis suhu awal. Rencana berikutnya menunjuk seorang pencatat, dan alatnya tetap dipakai.",
    },
    "social-studies": {
      before: "Seorang siswi menulis bahwa sumber-sumbernya terlalu sulit dipahami.",
      after:
        "Ia memeriksa apa yang digarisbawahinya, dan ternyata hampir semuanya. Lain kali ia hanya akan menggarisbawahi yang menjawab pertanyaannya, dan menulis pertanyaan itu di bagian atas halaman.",
    },
    arts: {
      before: "Seusai latihan seorang siswa mencatat bahwa ia selalu terlambat masuk.",
      after:
        "Ia mendengarkan rekamannya dan hal itu hanya terjadi dua kali, keduanya setelah membalik halaman. “Selalu” dihapus; rencananya, dua birama itu dihafalkan.",
    },
    stem: {
      before: "Satu tim menulis bahwa programnya macet karena tugasnya tidak jelas.",
      after:
        "Mereka membandingkan versi-versinya: semua berjalan sampai tiga hal diubah sekaligus. Aturan baru mereka: ubah satu hal, uji, dan catat.",
    },
    other: {
      before: "Seorang siswi mencatat bahwa ia tidak bisa mengingat kosakata bahasa Inggris.",
      after:
        "Ia memeriksa kata mana yang diingatnya: yang pernah diucapkannya dalam kalimat. Separuh daftar dipindahkan ke cara itu, dan minggu depan hasilnya diperiksa.",
    },
    general: {
      before: "Seorang siswa menulis bahwa tugasnya berjalan baik, karena dikumpulkan tepat waktu.",
      after:
        "Ia mencari halaman yang paling enggan dibacakannya, dan menemukan satu. Catatannya ditulis ulang: tepat waktu, tetapi satu halaman dikerjakan asal jadi, beserta rencana untuk halaman itu.",
    },
  },
  exchange: {
    title: "Teman belajar",
    description:
      "Berpasangan, siswa saling memperlihatkan satu bagian pekerjaannya dan apa yang mereka putuskan tentangnya. Temannya hanya bertanya dan menulis jawaban yang paling terdengar seperti penemuan.",
    teacherAction:
      "Latihlah bertanya tanpa menasihati: setiap kalimat dengan “seharusnya kamu” diubah menjadi pertanyaan.",
    studentAction:
      "Perlihatkan satu bagian dan keputusanmu. Sebagai teman, bertanyalah, dengarkan, dan tulis satu penemuan.",
    purpose: "Dijelaskan kepada orang yang bertanya, cara kerja sendiri menjadi jelas.",
    prompts: [
      "Apa yang kamu coba ketika mulai sulit?",
      "Bagaimana kamu tahu itu berhasil atau tidak?",
      "Apa yang kudengar dan bisa kupakai sendiri?",
    ],
  },
  plans: [
    {
      title: "Tengok, Temukan, Tekadkan",
      overview:
        "Siswa menengok kembali pekerjaannya, menemukan di mana berjalan baik dan di mana tidak, dan bertekad melakukan satu hal secara berbeda.",
      purpose:
        "Merefleksikan bagian tertentu dalam pekerjaan dan apa yang dilakukan di situ, karena hanya itu yang dapat diubah.",
      open: {
        title: "Tengok kembali",
        description:
          "Dengan hasil kerjanya sendiri di hadapannya, siswa menulis masing-masing dua kalimat tentang apa yang berjalan baik dan di mana macet, dan mencatat letaknya.",
        teacherAction:
          "Kembalikan hasil kerja terakhir tanpa nilai. Tanyakan letaknya: baris mana, langkah mana, menit ke berapa?",
        studentAction: "Tulis apa yang berjalan baik dan di mana kamu macet. Catat letaknya dengan tepat.",
        purpose: "Refleksi dimulai dari apa yang dapat ditunjuk.",
        prompts: [
          "Bagian mana yang memuaskanku, dan mengapa?",
          "Di mana aku macet?",
          "Apa yang kulakukan pada saat itu?",
        ],
      },
      develop: {
        title: "Tiga warna",
        description:
          "Siswa menelusuri pekerjaannya dan menandainya dengan tiga warna: yakin, ragu, menebak. Di samping dua bagian yang diragukan, mereka mencatat apa yang dipikirkan di situ.",
        teacherAction:
          "Contohkan dengan pekerjaan Anda sendiri, termasuk tebakannya. Warna tidak memengaruhi nilai siapa pun.",
        studentAction: "Tandai yakin, ragu, dan menebak. Jelaskan dua bagian yang kamu ragukan.",
        purpose: "Mengetahui seberapa yakin kita tadi adalah awal dari mengendalikan diri.",
        prompts: [
          "Apa yang kupikirkan di sini?",
          "Seberapa yakin aku tadi, dan apakah memang beralasan?",
          "Warna mana yang tidak ada dalam pekerjaanku?",
        ],
      },
      deepen: {
        title: "Coba cara lain",
        description:
          "Siswa memilih satu bagian yang diragukan, menulis strategi yang belum dipakai, dan mengerjakan ulang bagian itu dengannya. Kedua percobaan disimpan, dengan catatan tentang bedanya.",
        teacherAction:
          "Tawarkan daftar pendek: gambarkan, ucapkan, kerjakan dari belakang, cari kasus serupa. Siswa yang memilih.",
        studentAction: "Pilih satu strategi, kerjakan ulang bagian itu, dan catat apa bedanya.",
        purpose: "Strategi menjadi milik sendiri karena dicoba, bukan karena disebut.",
        prompts: [
          "Apa yang belum kucoba?",
          "Apa yang lebih mudah, apa yang lebih sulit?",
          "Kapan ini akan kupakai lagi?",
        ],
      },
      close: {
        title: "Satu tekad",
        description:
          "Siswa menulis satu kalimat berbentuk “Saat …, aku akan …, karena …”, menempelkannya pada bagian pekerjaan yang menjadi asalnya, dan mencatat apa yang kini mereka lihat berbeda.",
        teacherAction:
          "Baca bagian “saat”-nya: apakah saat itu akan disadari? Simpan kalimat-kalimat itu untuk tugas berikutnya.",
        studentAction: "Tulis: saat …, aku akan …, karena …. Tambahkan apa yang sekarang kamu lihat berbeda.",
        purpose: "Niat yang terikat pada saat tertentu lebih mungkin ditepati.",
        prompts: [
          "Saat …, aku akan …, karena …",
          "Apa yang kulihat berbeda daripada tadi, dan apa yang membuatku begitu?",
          "Bagaimana aku tahu bahwa itu membantu?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis di kertas apa yang berjalan baik, di mana macet, dan apa yang dilakukannya saat itu. Catatan ini, tanpa nama dan nilai, diberikan kepada AI.",
        bring: "Setiap siswa memberikan kepada AI catatan tentang bagian saat ia macet, tanpa nama dan nilai.",
        finish:
          "Setiap siswa memberikan kepada AI bagian saat ia macet, apa yang dipahaminya sejak itu, dan tekad yang terpikir olehnya.",
        lastWord:
          "Lalu gawai ditutup, dan siswa menulis sendiri: saat …, aku akan …, karena …, serta apa yang kini mereka lihat berbeda.",
      },
      assessment: [
        "Lihat letak yang dicatat: cukup tepatkah untuk ditemukan orang lain?",
        "Baca tekadnya: apakah lahir dari pekerjaannya, atau cocok untuk siapa saja?",
      ],
      note: "“Aku harus lebih rajin” bukan refleksi. Tanyakan letaknya, saatnya, dan apa yang dilakukan di situ.",
    },
    {
      title: "Perkirakan, Periksa, Sesuaikan",
      overview:
        "Siswa memperkirakan seberapa baik mereka menguasai sesuatu, memeriksa perkiraan itu dengan kemampuannya, dan menyesuaikan cara belajarnya.",
      purpose: "Menjadi penilai diri yang lebih baik: mengetahui apa yang belum dikuasai sangat menghemat waktu.",
      open: {
        title: "Nilai dirimu dahulu",
        description:
          "Siswa mencatat empat hal yang seharusnya mereka kuasai, memperkirakan dari 1 sampai 4 seberapa baik masing-masing, lalu menuliskan salah satunya dari ingatan sebagai bukti.",
        teacherAction: "Kumpulkan keempat butir bersama kelas. Selama pembuktian buku ditutup; ini tidak dinilai.",
        studentAction: "Perkirakan dari 1 sampai 4 untuk setiap butir. Lalu buktikan satu dari ingatan.",
        purpose: "Perkiraan yang tertulis tidak dapat diubah diam-diam setelah hasilnya diketahui.",
        prompts: [
          "Seberapa baik aku menguasainya, sejujurnya?",
          "Apa yang membuatku berpikir begitu?",
          "Angka mana yang paling tidak kuyakini?",
        ],
      },
      develop: {
        title: "Bandingkan dan jelaskan",
        description:
          "Siswa menuliskan hasil di samping perkiraannya, menulis terlalu tinggi, terlalu rendah, atau tepat di kolom berikutnya, dan memberi alasan bagi selisih terbesar.",
        teacherAction:
          "Tanyakan siapa yang terlalu tinggi dan siapa yang terlalu rendah. Perlakukan keduanya sebagai kekeliruan yang setara.",
        studentAction: "Bandingkan perkiraan dan hasil. Jelaskan selisih terbesar secara tertulis.",
        purpose: "Penyebab perkiraan meleset lebih banyak mengajarkan daripada besar selisihnya.",
        prompts: [
          "Di mana aku terlalu tinggi atau terlalu rendah?",
          "Apa yang mengecohku?",
          "Apa yang kukira kukuasai, padahal hanya kukenali?",
        ],
      },
      deepen: {
        title: "Perkecil selisihnya",
        description:
          "Siswa menggarap selisih terbesarnya dengan cara pilihannya, memeriksa lagi dari ingatan, dan membuat catatan pendek: apa yang kulakukan, berapa lama, apa hasilnya.",
        teacherAction: "Minta siswa menuliskan caranya sebelum mulai. Di tengah waktu tanyakan: lanjutkan atau ganti?",
        studentAction: "Pilih satu cara, kerjakan, periksa lagi. Catat apa yang kamu lakukan dan apa hasilnya.",
        purpose: "Mengatur diri berarti sadar di tengah jalan, selagi masih sempat berganti arah.",
        prompts: ["Apakah cara ini berhasil?", "Apa tandanya?", "Kulanjutkan atau kuganti?"],
      },
      close: {
        title: "Tentukan arah",
        description:
          "Siswa menulis perkiraan baru, cara belajarnya sampai kesempatan berikutnya, dan tanda bahwa cara itu tidak berhasil. Perkiraan pertama tetap di sampingnya.",
        teacherAction: "Simpan lembarnya dan bagikan lagi pada kesempatan berikutnya. Mintalah tandanya, bukan janji.",
        studentAction: "Tulis perkiraan barumu, caramu, dan tanda peringatanmu. Bandingkan dengan angka pertamamu.",
        purpose: "Rencana dengan tanda peringatan dapat diperbaiki pada waktunya.",
        prompts: [
          "Semula aku memperkirakan …; sekarang aku tahu … karena …",
          "Bagaimana aku akan belajar sampai kesempatan berikutnya?",
          "Apa yang akan memperingatkanku untuk berganti arah?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa memperkirakan di kertas seberapa baik ia menguasai tiga butir dan menuliskan salah satunya dari ingatan. Butir terlemah diberikan kepada AI.",
        bring:
          "Setiap siswa memberi tahu AI perkiraan yang paling tidak diyakininya, dan apa yang ditulisnya dari ingatan.",
        finish:
          "Setiap siswa memberi tahu AI di mana perkiraan dan hasilnya paling berbeda, dan apa yang menurutnya mengecoh.",
        lastWord:
          "Dengan gawai tertutup, siswa menulis perkiraan baru, cara belajar sampai kesempatan berikutnya, dan tanda peringatan, dengan kata-kata sendiri.",
      },
      assessment: [
        "Bandingkan perkiraan pertama dan yang baru: apakah penilaian dirinya menjadi lebih tepat?",
        "Baca tanda peringatannya: bisakah disadari sejak awal?",
      ],
      note: "Merasa yakin sering hanya berarti mengenali. Buktinya datang dari ingatan, dengan buku tertutup.",
    },
    {
      title: "Runut, Berbelok, Teruskan",
      overview:
        "Siswa merunut bagaimana sebuah tugas sebenarnya berjalan, menemukan titik baliknya, dan memutuskan apa yang dibawa ke tugas berikutnya.",
      purpose: "Melihat belajar sebagai perjalanan dengan belokan yang dapat dipengaruhi, bukan sebagai hasil semata.",
      open: {
        title: "Gambar jalannya",
        description:
          "Siswa menggambar jalannya pengerjaan sebagai kurva dari awal sampai akhir, naik bila lancar, turun bila macet, dan menulis beberapa kata pada setiap belokan.",
        teacherAction:
          "Gambar kurva Anda sendiri dengan satu lembah yang dalam. Tanyakan apa yang terjadi tepat sebelum setiap belokan.",
        studentAction: "Gambar kurva pekerjaanmu. Tulis pada setiap belokan apa yang terjadi.",
        purpose: "Kurva memunculkan kembali saat-saat yang akan tertutup oleh sebuah nilai.",
        prompts: [
          "Di mana naik, dan di mana turun?",
          "Apa yang terjadi tepat sebelumnya?",
          "Apa yang kulakukan, dan apa yang dilakukan orang lain untukku?",
        ],
      },
      develop: {
        title: "Titik balik",
        description:
          "Siswa memilih belokan terpenting dan menulis dua kolom tentangnya: yang bisa kupengaruhi, yang tidak bisa. Satu hal dari kolom pertama digarisbawahi.",
        teacherAction: "Perhatikan kolom pertama yang kosong. Tanyakan: apa yang akan dilakukan orang lain di situ?",
        studentAction:
          "Pilih satu belokan. Tulis apa yang bisa dan tidak bisa kamu pengaruhi, dan garis bawahi satu hal.",
        purpose: "Perhatian sebaiknya tertuju pada apa yang dapat dipengaruhi.",
        prompts: [
          "Apa yang bisa kulakukan di situ?",
          "Apa yang di luar kendaliku?",
          "Hal kecil mana yang berpengaruh besar?",
        ],
      },
      deepen: {
        title: "Catatan perjalanan",
        description:
          "Sambil mengerjakan tugas berikutnya, siswa berhenti tiga kali saat ada tanda dan mencatat masing-masing satu baris: bagaimana jalannya, apa yang sedang kulakukan, apa yang kuubah sekarang.",
        teacherAction: "Beri tanda dengan jarak yang tidak teratur. Jangan mengomentari catatan selama mereka bekerja.",
        studentAction: "Setiap ada tanda, tulis satu baris: bagaimana jalannya, apa yang kulakukan, apa yang kuubah.",
        purpose: "Siapa yang mengamati diri saat bekerja dapat berganti arah lebih awal.",
        prompts: [
          "Bagaimana jalannya saat ini?",
          "Apakah aku masih melakukan yang kuniatkan?",
          "Apa yang kuubah dalam beberapa menit ke depan?",
        ],
      },
      close: {
        title: "Surat untuk lain kali",
        description:
          "Siswa menulis surat pendek kepada dirinya untuk tugas berikutnya: apa yang dipertahankan, apa yang dicoba, dan saat mana yang perlu diwaspadai. Kurvanya ikut masuk amplop.",
        teacherAction:
          "Kumpulkan surat itu dan bagikan ketika tugas berikutnya dimulai. Baca hanya yang diperbolehkan pemiliknya.",
        studentAction:
          "Tulis kepada dirimu: pertahankan …, coba …, waspadai …. Katakan apa yang berubah dalam caramu melihat pekerjaan ini.",
        purpose: "Surat membawa pemahaman ke tempat ia diperlukan.",
        prompts: [
          "Apa yang kupertahankan, dan apa yang kucoba lain kali?",
          "Saat mana yang akan kuwaspadai?",
          "Apa yang berubah dalam caraku melihat pekerjaanku, dan mengapa?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menggambar kurva pekerjaannya di kertas dan menulis beberapa kata pada dua belokan. Satu belokan, tanpa nama, diceritakan kepada AI.",
        bring:
          "Setiap siswa menceritakan satu belokan kurvanya kepada AI: apa yang terjadi sebelumnya, dan apa yang dilakukannya.",
        finish: "Setiap siswa menceritakan titik baliknya kepada AI, dan apa yang ingin dibawanya ke tugas berikutnya.",
        lastWord:
          "Gawai ditutup: siswa menulis surat kepada dirinya dengan kata-kata sendiri, dengan apa yang dipertahankan, apa yang dicoba, dan saat mana yang diwaspadai.",
      },
      assessment: [
        "Lihat kata-kata pada belokan: apakah menceritakan apa yang dilakukan siswa, atau hanya apa yang terjadi?",
        "Baca suratnya: adakah saat yang dapat dikenali di dalamnya?",
      ],
      note: "Kurva bisa menyentuh hal pribadi. Yang digambar hanya pekerjaan sekolah, dan tidak seorang pun wajib memperlihatkan kurvanya.",
    },
  ],
};
