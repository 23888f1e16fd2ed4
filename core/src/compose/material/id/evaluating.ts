/** Indonesian: evaluating. */
import type { TypeText } from "../material.ts";

export const evaluating: TypeText = {
  mayNot: "AI tidak boleh menjatuhkan penilaian, menyediakan buktinya, atau mengatakan siapa yang benar.",
  roles: {
    coach: {
      title: "Apa dasarnya?",
      does: "AI menanyakan alasan di balik satu bagian penilaian setiap kali, dan siswa menjawab dengan bukti atau mengakui adanya celah.",
      ask: "Ini penilaian dan alasan kami. Ajukan satu pertanyaan tentang alasan yang paling kurang kami jelaskan, lalu tunggu.",
    },
    "content-provider": {
      title: "Bukti disidangkan",
      does: "AI menawarkan satu keterangan yang mungkin berpengaruh pada penilaian, dan siswa memutuskan apakah itu layak menjadi bukti.",
      ask: "Beri kami satu fakta yang berkaitan dengan penilaian kami, mendukung atau menentang, dan sebutkan cara memeriksanya. Jangan menimbangnya untuk kami.",
    },
    "idea-generator": {
      title: "Kriteria yang terlupa",
      does: "AI menyarankan tiga kriteria atau jenis bukti lain, dan siswa memperdebatkan mana yang pantas mendampingi kriteria mereka.",
      ask: "Ini kriteria kami. Sarankan tiga yang akan ditambahkan orang yang teliti, dan jangan menerapkannya.",
    },
    "feedback-provider": {
      title: "Alasan terlemah",
      does: "AI menyebut alasan yang paling kuat buktinya dan yang terlemah, beserta kalimat yang dimaksud; siswa memperkuat atau melepaskannya.",
      ask: "Alasan kami yang mana yang paling kuat, dan mana yang terlemah? Kutip keduanya, dan jangan memperbaikinya.",
    },
    "perspective-taker": {
      title: "Siapa yang terdampak?",
      does: "AI menanggapi sebagai satu orang yang terdampak oleh penilaian itu, dan siswa menimbang apakah hal itu mengubah apa yang penting.",
      ask: "Bicaralah sebagai satu orang yang harus menanggung keputusan kami, dalam dua kalimat. Jangan katakan apa yang harus kami putuskan.",
    },
    synthesizer: {
      title: "Mendukung, menentang, belum jelas",
      does: "AI memilah alasan siswa menjadi mendukung, menentang, dan belum jelas, dan siswa membantah setiap penempatan yang tidak mereka setujui.",
      ask: "Pilah alasan kami menjadi mendukung, menentang, dan belum jelas, tanpa menambah. Jangan menghitung atau menyimpulkan.",
    },
    challenger: {
      title: "Di bawah tekanan",
      does: "AI menyerang satu alasan setiap kali; siswa menilai setiap serangan kuat atau lemah dan menjawab dari sumbernya.",
      ask: "Serang alasan yang paling kami andalkan, dalam satu kalimat. Jangan sediakan jawabannya.",
    },
  },
  examples: {
    "language-arts": {
      before: "Dua siswa menilai bahwa tokoh utama cerita benar ketika berbohong, karena akhirnya bahagia.",
      after:
        "Mereka membaca ulang adegannya dan sadar bahwa tokoh itu tidak mungkin tahu bagaimana akhirnya. Keberuntungan dicoret dari alasan; yang menggantikannya ialah apa yang diketahui tokoh itu saat itu.",
    },
    mathematics: {
      before: "Sepasang siswa menilai tiga cara menyelesaikan soal dan memilih yang terpendek.",
      after:
        "Mereka mencoba ketiganya pada soal kedua, dan cara terpendek gagal. “Berlaku untuk semua kasus” menjadi kriteria dan naik ke urutan teratas.",
    },
    science: {
      before: "Satu kelompok menilai sebuah percobaan meyakinkan karena sepuluh dari dua belas biji berkecambah.",
      after:
        "Mereka menyadari bahwa tidak ada biji tanpa perlakuan sebagai pembanding. Penilaian turun dari meyakinkan menjadi menjanjikan, karena tidak ada kontrol.",
    },
    "social-studies": {
      before:
        "Sepasang siswa menilai bahwa penutupan jalan utama kota bagi kendaraan berhasil, dan mengutip dua pedagang yang senang.",
      after:
        "Mereka mencari tahu siapa yang ditanyai: hanya toko di jalan itu sendiri. Penilaian kini hanya mencakup toko-toko itu, dan satu baris menyebut data siapa yang belum ada.",
    },
    arts: {
      before: "Tiga siswa menilai tata panggung sebuah drama sangat bagus karena tampak mahal.",
      after:
        "Mereka duduk di baris paling belakang dan separuhnya tidak terlihat. Kriteria pertama mereka kini ialah apa yang dapat ditangkap penonton, dan nilainya turun satu.",
    },
    stem: {
      before: "Satu tim menyatakan saringan air kedua mereka lebih baik karena airnya lebih jernih.",
      after:
        "Mereka membaca lagi ketentuan tugasnya: satu liter dalam sepuluh menit. Saringan itu perlu empat puluh menit, maka tabel mendapat kolom waktu, dan pemenangnya berganti.",
    },
    other: {
      before: "Dua siswa menilai sebuah program latihan bagus karena berat.",
      after:
        "Mereka membandingkannya dengan tujuannya, lari lima kilometer, dan tidak menemukan satu hari pun untuk berlari. “Berat” dihapus, dan “sesuai tujuan” menjadi ukurannya.",
    },
    general: {
      before: "Sepasang siswa memilih usulan pertama dan memberi dua alasan, keduanya tentang biaya.",
      after:
        "Mereka mendapati bahwa kedua alasan itu sama, hanya dikatakan dua kali. Satu dicoret, dan pencarian alasan kedua yang sungguh-sungguh membuat pilihan yang tadinya mantap mulai goyah.",
    },
  },
  exchange: {
    title: "Juri lain",
    description:
      "Dua kelompok bertukar penilaian secara tertulis. Setiap juri menandai satu alasan yang meyakinkan dan satu yang tidak, dan menulis pertanyaan yang perlu dijawab.",
    teacherAction:
      "Pertemukan kelompok yang penilaiannya berbeda. Yang diizinkan hanya pertanyaan, tidak ada pidato balasan.",
    studentAction: "Tandai satu alasan yang meyakinkanmu dan satu yang tidak. Tulis satu pertanyaan untuk penulisnya.",
    purpose: "Penilaian harus meyakinkan orang yang tidak ikut membuatnya.",
    prompts: [
      "Alasan mana yang meyakinkanku, dan mengapa?",
      "Apa yang perlu kulihat sebelum setuju?",
      "Apakah mereka memakai kriteria yang tidak kami miliki?",
    ],
  },
  plans: [
    {
      title: "Tetapkan, Uji, Putuskan",
      overview:
        "Siswa menetapkan penilaian dengan pulpen, menguji kekuatan alasannya, lalu memutuskan lagi dengan mata terbuka.",
      purpose:
        "Mencari tahu seberapa kuat sebuah penilaian bertahan, dan melihat perubahan dengan alasan yang baik sebagai kekuatan.",
      open: {
        title: "Tetapkan dengan pulpen",
        description:
          "Pada secarik kertas, setiap siswa menulis penilaian dalam satu kalimat, dua alasan yang menopangnya, dan angka 1 sampai 5 untuk seberapa yakin. Tidak ada yang dihapus.",
        teacherAction:
          "Tampilkan pertanyaan dan sumbernya. Jangan memihak, dan jangan biarkan siswa membaca kertas temannya.",
        studentAction: "Tulis penilaianmu, dua alasan, dan angkamu. Pakai pulpen.",
        purpose: "Hanya penilaian milik sendiri yang bisa diuji.",
        prompts: [
          "Apa penilaianku dalam satu kalimat?",
          "Alasan mana yang akan meyakinkan orang yang ragu?",
          "Seberapa yakin aku, dan apa yang membuatku ragu?",
        ],
      },
      develop: {
        title: "Fakta, pendapat, tebakan",
        description:
          "Siswa menandai setiap alasan dengan F, P, atau T, menulis sumber di samping setiap F, dan mengganti alasan terlemah dengan yang lebih baik.",
        teacherAction:
          "Perdebatkan satu kasus yang meragukan bersama kelas. Tanyakan di mana sebuah F dibaca atau diukur.",
        studentAction: "Tandai setiap alasan F, P, atau T. Sebutkan sumbernya, dan ganti yang terlemah.",
        purpose: "Jenis alasan berbeda-beda, dan penilaian mewarisi kelemahannya.",
        prompts: [
          "Bisakah aku membuktikannya kepada orang lain?",
          "Apakah aku percaya karena aku menyukainya?",
          "Alasan mana yang sebenarnya tidak kuperlukan?",
        ],
      },
      deepen: {
        title: "Sisi timbangan yang lain",
        description:
          "Siswa menggambar timbangan dan mengisi sisi yang mereka abaikan: tiga alasan yang menentang penilaiannya sendiri, masing-masing dengan bobot 1 sampai 3 dan penjelasan singkat.",
        teacherAction:
          "Jangan terima alasan yang sengaja dibuat lemah. Tanyakan: apakah orang yang berpendapat begitu akan mengatakannya seperti ini?",
        studentAction: "Tulis tiga alasan jujur yang menentangmu, dan beri bobot masing-masing.",
        purpose: "Siapa yang mengenal alasan terbaik lawannya akan menilai lebih adil.",
        prompts: [
          "Apa kata lawan yang adil?",
          "Alasan lawan mana yang paling berat?",
          "Apakah aku menimbang kedua sisi dengan ukuran yang sama?",
        ],
      },
      close: {
        title: "Putuskan lagi",
        description:
          "Di bawah penilaian pertama, siswa menulis penilaian akhir, alasan penentunya, sanggahan yang mereka anggap serius, dan angka yang baru.",
        teacherAction:
          "Mintalah satu penilaian yang tetap dan satu yang bergeser, dan tanyakan penentunya pada keduanya.",
        studentAction: "Tulis penilaian akhir, alasan penentu, satu sanggahan serius, dan angkamu yang baru.",
        purpose: "Penilaian pertama dan terakhir yang berdampingan membuat penalaran terlihat.",
        prompts: [
          "Semula aku menilai …; sekarang aku menilai … karena …",
          "Sanggahan mana yang kuanggap serius?",
          "Apa yang masih bisa mengubah pikiranku?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis penilaian, dua alasan, dan angka keyakinannya pada secarik kertas. Setelah itu setiap pasangan memilih satu kertas untuk AI.",
        bring: "Berpasangan, siswa memberikan kepada AI satu penilaian dengan dua alasannya.",
        finish:
          "Berpasangan, siswa memberikan kepada AI penilaian mereka yang sekarang, dengan semua alasan yang masih bertahan.",
        lastWord:
          "Kemudian gawai ditutup; setiap siswa menulis penilaian akhir, alasan penentu, dan angka baru di bawah yang pertama.",
      },
      assessment: [
        "Bandingkan penilaian pertama dan akhir: apa penentunya, bukti atau keinginan cepat selesai?",
        "Lihat kedua angka: kurang yakin dengan alasan yang lebih baik adalah kemajuan.",
      ],
      note: "Ada siswa yang mengubah penilaian untuk menyenangkan guru, ada yang tidak pernah mau berubah. Tegaskan bahwa yang dinilai hanya alasannya.",
    },
    {
      title: "Ukur, Timbang, Urutkan",
      overview:
        "Siswa menyepakati kriteria sebelum menilai, memakainya untuk menilai, dan mencari tahu seberapa jauh hasilnya bergantung pada apa yang mereka utamakan.",
      purpose:
        "Menilai dengan kriteria, bukan dengan rasa suka, dan melihat bahwa memilih kriteria sudah separuh dari penilaian.",
      open: {
        title: "Kriteria dahulu",
        description:
          "Siswa menulis tiga kriteria dan seperti apa wujud terbaiknya. Setelah itu barulah mereka memberi nilai 1 sampai 5 dalam tabel.",
        teacherAction:
          "Perlihatkan yang akan dinilai hanya setelah kriterianya tertulis. Tanyakan bagaimana orang tahu bahwa sebuah kriteria terpenuhi.",
        studentAction: "Tulis tiga kriteria dengan tandanya masing-masing. Lalu beri nilai 1 sampai 5.",
        purpose: "Kriteria yang ditetapkan dahulu mencegah kita mencari-cari alasan bagi yang kita sukai.",
        prompts: [
          "Dalam hal apa ini harus bagus?",
          "Bagaimana aku bisa mengetahuinya?",
          "Nilai mana yang hanya perasaan?",
        ],
      },
      develop: {
        title: "Buktikan angkanya",
        description:
          "Di samping setiap nilai, siswa menulis pengamatan atau kutipan yang menjadi alasannya. Nilai tanpa alasan diberi tanda kurung.",
        teacherAction:
          "Ambil satu nilai empat dan satu nilai dua, dan minta kelas mencari apa yang menjelaskan selisih kedua nilai itu.",
        studentAction: "Beri alasan pada setiap angka dengan sesuatu yang dapat ditunjukkan. Beri kurung pada sisanya.",
        purpose: "Angka tampak tepat; hanya buktilah yang membuatnya tepat.",
        prompts: [
          "Apa yang bisa kutunjukkan untuk angka ini?",
          "Mengapa tidak satu lebih tinggi atau lebih rendah?",
          "Apakah ukuranku sama dari awal sampai akhir?",
        ],
      },
      deepen: {
        title: "Geser bobotnya",
        description:
          "Siswa menghitung kriteria pertama dua kali, lalu kriteria terakhir, dan mencatat di tepi bagaimana hasilnya bergeser. Mereka menandai kriteria yang paling menentukan.",
        teacherAction:
          "Tanyakan siapa yang menginginkan bobot yang mana: kepentingan siapa itu? Pertemukan kelompok yang hasilnya berbeda.",
        studentAction: "Hitung ulang dengan bobot lain. Tandai kriteria yang menentukan.",
        purpose:
          "Hasil yang berubah karena satu bobot adalah pilihan, dan harus dipertanggungjawabkan sebagai pilihan.",
        prompts: [
          "Kriteria mana yang akhirnya menentukan?",
          "Siapa yang akan menimbangnya secara berbeda, dan mengapa?",
          "Hasilku ini mantap atau kebetulan?",
        ],
      },
      close: {
        title: "Hasil yang beralasan",
        description:
          "Siswa menulis urutan atau nilai akhir dengan bobot setiap kriteria, memberi alasan bagi yang terberat dalam dua kalimat, dan menyebut satu nilai yang mereka ubah.",
        teacherAction:
          "Bandingkan dua hasil dengan angka sama dan alasan berbeda. Tanyakan mana penilaian yang lebih baik.",
        studentAction: "Tulis hasil akhir, mengapa kriteria utamamu paling berat, dan nilai mana yang kamu ubah.",
        purpose: "Penilaian yang baik dapat ditelusuri orang lain, langkah demi langkah.",
        prompts: [
          "Nilai mana yang kuubah, dan apa yang membuatku mengubahnya?",
          "Mengapa kriteria ini paling berat bagiku?",
          "Apa yang akan kunilai secara berbeda lain kali?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis dua kriteria dan nilai pertama di kertas, dengan satu alasan. Semua itu diberikan kepada AI.",
        bring: "Siswa memberikan kepada AI kriteria dan nilainya, dan menyebut nilai yang paling mereka ragukan.",
        finish: "Siswa memberikan kepada AI kriteria, nilai, dan apa yang menjadi alasannya.",
        lastWord:
          "Dengan gawai tertutup, siswa menulis sendiri hasil akhirnya dan menjelaskan dalam dua kalimat mengapa satu kriteria paling berat.",
      },
      assessment: [
        "Baca kriterianya tanpa nilainya: dapatkah orang lain menilai dengannya?",
        "Pilih satu nilai yang diubah: adakah pengamatan baru di baliknya?",
      ],
      note: "Kriteria seperti “bagus” dan “menarik” tidak mengukur apa-apa. Tanyakan apa yang akan dilihat, didengar, atau dihitung.",
    },
    {
      title: "Berdiri, Condong, Mendarat",
      overview:
        "Siswa menempatkan diri pada garis antara dua pendapat, mengumpulkan yang terbaik dari keduanya, dan mendarat di tempat yang ditopang alasan.",
      purpose:
        "Memikirkan dua pendapat sekaligus sebelum memilih: banyak penilaian yang baik terletak di antara ya dan tidak.",
      open: {
        title: "Tempat di garis",
        description:
          "Siswa menulis di kertas poin terkuat dan terlemah setiap pendapat, lalu membubuhkan inisialnya pada garis di antara keduanya.",
        teacherAction:
          "Gambar garis di papan tulis dengan satu pendapat di setiap ujungnya. Belum ada yang boleh berbicara untuk pihaknya.",
        studentAction: "Tulis poin terkuat dan terlemah setiap pihak. Tandai tempatmu pada garis.",
        purpose: "Menemukan kekuatan kedua pihak lebih dahulu membuat pilihan nanti sungguh-sungguh pilihan.",
        prompts: [
          "Apa poin terbaik pihak yang kurang kusukai?",
          "Apa kelemahan pihakku sendiri?",
          "Mengapa aku berdiri di sini dan tidak lebih jauh?",
        ],
      },
      develop: {
        title: "Penarik dan penahan",
        description:
          "Pada panah di bawah garis, siswa menulis apa yang menarik mereka ke setiap ujung, satu alasan tiap panah; panjangnya menunjukkan kekuatannya. Bila perlu, mereka menggeser tandanya.",
        teacherAction:
          "Bacakan beberapa panah, dan minta siswa menunjukkan dengan tangan seberapa panjang mereka akan menggambarnya.",
        studentAction: "Gambar satu panah untuk setiap alasan, sepanjang kekuatannya. Geser tandamu bila perlu.",
        purpose: "Kekuatan yang digambar sebagai panjang membuat pertimbangan terlihat.",
        prompts: [
          "Alasan mana yang tarikannya paling kuat?",
          "Ini memang kuat, atau hanya lantang?",
          "Apa yang bisa membuat panah ini lebih panjang?",
        ],
      },
      deepen: {
        title: "Jika, maka, kecuali",
        description:
          "Siswa melengkapi tiga kalimat tertulis yang mengikat penilaiannya pada syarat: aku bergeser ke kiri jika …, ke kanan jika …, dan aku tetap di sini kecuali ….",
        teacherAction: "Kumpulkan syarat yang bisa diperiksa, dan minta dua di antaranya langsung diperiksa.",
        studentAction: "Tulis tiga kalimatmu: jika, jika, kecuali. Periksa salah satu syaratnya.",
        purpose: "Syarat mengubah pendapat menjadi sesuatu yang bisa diperiksa.",
        prompts: [
          "Apa yang harus terbukti agar aku bergeser?",
          "Bisakah itu dicari tahu?",
          "Syarat mana yang tidak suka kupikirkan?",
        ],
      },
      close: {
        title: "Mendarat dengan alasan",
        description:
          "Siswa menandai tempat akhirnya pada garis dengan warna lain dan menulis paragraf tiga kalimat: di mana, mengapa, dan dalam hal apa pihak lain benar.",
        teacherAction:
          "Perlihatkan tanda pertama dan tanda akhir seluruh kelas. Tanyakan apa yang menggeser dan apa yang menahan.",
        studentAction: "Tandai tempat akhirmu. Tulis di mana, mengapa, dan dalam hal apa pihak lain benar.",
        purpose: "Mengakui kebenaran pihak lain membuat pendapat sendiri lebih kuat.",
        prompts: [
          "Semula aku berdiri di …; sekarang aku berdiri di … karena …",
          "Dalam hal apa pihak lain benar?",
          "Apa yang berubah dalam caraku melihat pertanyaan ini?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menandai tempatnya pada garis di kertas dan menulis satu alasan yang mendukung dan satu yang menentang. Tanda dan alasan itu diberikan kepada AI.",
        bring:
          "Siswa memberi tahu AI di mana mereka berdiri di antara dua pendapat dan apa yang menarik mereka ke sana.",
        finish:
          "Siswa memberi tahu AI di mana mereka berdiri, alasan terkuatnya, dan hal yang mereka akui benar dari pihak lain.",
        lastWord:
          "Gawai ditutup: siswa menandai tempat akhirnya dengan warna lain dan menulis dengan kata-kata sendiri mengapa, dan dalam hal apa pihak lain benar.",
      },
      assessment: [
        "Baca apa yang diakui siswa dari pihak lain: apakah itu kekuatan yang sesungguhnya?",
        "Bandingkan kedua tanda: apakah paragrafnya menjelaskan pergeseran itu, atau keputusan untuk tetap?",
      ],
      note: "Tengah garis bukan tempat bersembunyi. Yang berdiri di sana berutang dua alasan, bukan satu.",
    },
  ],
};
