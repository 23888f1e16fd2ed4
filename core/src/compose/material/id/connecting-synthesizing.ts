/** Indonesian: connecting and synthesizing. */
import type { TypeText } from "../material.ts";

export const connectingSynthesizing: TypeText = {
  mayNot: "AI tidak boleh membuat kaitannya, memilihkan, atau menuliskan sintesis siswa.",
  roles: {
    coach: {
      title: "Sebutkan kaitannya",
      does: "AI bertanya tentang satu kaitan setiap kali, dan siswa merumuskan apa persisnya yang menghubungkan kedua sisi.",
      ask: "Ini kaitan yang kami buat. Pilih yang paling kurang kami jelaskan, ajukan satu pertanyaan tentangnya, lalu tunggu.",
    },
    "content-provider": {
      title: "Satu potongan lagi",
      does: "AI memberi satu contoh atau sumber lain untuk dicari, dan siswa menentukan di mana tempatnya dalam gambaran mereka.",
      ask: "Sebutkan satu contoh dari bidang lain yang mungkin ada hubungannya dengan milik kami, dan di mana kami bisa memeriksanya. Jangan katakan apa kaitannya.",
    },
    "idea-generator": {
      title: "Tetangga tak terduga",
      does: "AI mengusulkan tiga pasang gagasan yang belum dihubungkan siapa pun, dan siswa memutuskan apakah kaitannya nyata atau hanya mirip katanya.",
      ask: "Ini gagasan kami. Sebutkan tiga pasangan yang belum kami hubungkan padahal bisa, dan jangan katakan caranya.",
    },
    "feedback-provider": {
      title: "Kaitan kuat, kaitan longgar",
      does: "AI menyebut kaitan terkuat dan yang paling longgar serta tempat pembaca tersesat; siswa mengencangkan atau memutusnya.",
      ask: "Kaitan kami yang mana yang terkuat, dan mana yang paling longgar? Tunjukkan saja; kami yang membenahi.",
    },
    "perspective-taker": {
      title: "Pusat yang lain",
      does: "AI mengatakan gagasan mana yang akan ditaruh satu orang lain di pusat, dan siswa menata ulang satu sudut gambarannya dari situ.",
      ask: "Gagasan kami yang mana yang akan ditaruh di pusat oleh orang dari mata pelajaran lain? Sebutkan dengan satu alasan saja, selebihnya bagian kami.",
    },
    synthesizer: {
      title: "Apa yang hilang?",
      does: "AI memadatkan gagasan siswa menjadi beberapa baris, dan siswa membandingkan: apa yang ada, apa yang hilang, apa yang bergeser?",
      ask: "Padatkan gagasan kami menjadi dua baris tanpa menambah apa pun. Jangan haluskan yang tidak cocok; beri tanda bintang.",
    },
    challenger: {
      title: "Putuskan kaitannya",
      does: "AI membantah satu kaitan setiap kali: bukankah ini hanya kebetulan? Siswa membuktikannya dari sumber atau mencabutnya.",
      ask: "Bantah kaitan yang paling kami banggakan, dalam satu kalimat. Tunggu bukti kami.",
    },
  },
  examples: {
    "language-arts": {
      before: "Dua siswa menghubungkan sebuah novel dengan berita koran karena keduanya tentang merantau.",
      after:
        "Mereka menyandingkan kedua adegan keberangkatan: yang satu pergi atas kemauan sendiri, yang lain terpaksa. Kaitannya dirumuskan ulang, dan “siapa yang memutuskan?” menjadi gagasan yang menopang tulisan mereka.",
    },
    mathematics: {
      before: "Sepasang siswa menghubungkan pecahan dan persen dengan kata “sama”.",
      after:
        "Mereka mencari keadaan yang hanya memakai salah satunya, dan menemukan tiga. “Sama” diganti dengan “bagian sama, keseluruhan berbeda”, dan peta mereka mendapat cabang baru.",
    },
    science: {
      before: "Satu kelompok menghubungkan jaring-jaring makanan dengan daur air karena keduanya berputar.",
      after:
        "Mereka mengikuti setetes air dan seekor tikus sawah melalui keduanya. Pada yang satu hanya zat yang berputar, pada yang lain energi juga mengalir tetapi tidak kembali; panahnya dipecah dua.",
    },
    "social-studies": {
      before: "Sepasang siswa merangkum tiga sumber tentang transmigrasi dengan judul “Orang mencari pekerjaan”.",
      after:
        "Mereka mendapati bahwa sumber ketiga berbicara tentang anak-anak. Judul itu tidak lagi mencakup ketiganya, dan mereka menulis judul baru tentang keluarga.",
    },
    arts: {
      before: "Tiga siswa menghubungkan sebuah gending dengan selembar kain batik karena keduanya ramai.",
      after:
        "Mereka mencari apa yang berulang pada masing-masing, dan pada keduanya satu bentuk kecil kembali lalu berkembang. “Ramai” diganti dengan “tumbuh dari satu bentuk kecil”.",
    },
    stem: {
      before: "Satu tim menghubungkan sayap burung dengan pesawat kertasnya dan menulis “bentuk”.",
      after:
        "Mereka membandingkan penampangnya: melengkung di atas dan rata di bawah, hanya pada salah satunya. Kaitannya kini menyebut bagian bentuk yang penting, dan pesawat itu mendapat tepi baru.",
    },
    other: {
      before: "Dua siswa menghubungkan peribahasa Inggris dengan peribahasa Indonesia karena kata-katanya mirip.",
      after:
        "Mereka mencari kapan masing-masing diucapkan: yang satu menghibur, yang lain memperingatkan. Kaitannya berpindah dari kata ke keadaan, dan ditemukan pasangan yang lebih tepat.",
    },
    general: {
      before: "Sepasang siswa menghubungkan topik ini dengan topik bulan lalu dan hanya menulis “mirip” pada panahnya.",
      after:
        "Mereka mencoba mengganti kata itu dan sadar bahwa ada dua maksud: sebab yang sama, akibat yang berbeda. Dua panah yang tepat menggantikan satu panah yang kabur.",
    },
  },
  exchange: {
    title: "Bertukar kaitan",
    description:
      "Setiap kelompok mengunjungi meja lain dan menulis pada kartu satu kaitan dari sana ke pekerjaan mereka. Tuan rumah menempatkan kartu itu di tempat yang cocok, atau mengembalikannya dengan alasan.",
    teacherAction:
      "Beri setiap kelompok dua kartu kosong. Di akhir, tanyakan kartu mana yang menempuh jarak paling jauh.",
    studentAction:
      "Temukan satu gagasan yang bersinggungan dengan pekerjaanmu. Tulis kaitannya pada kartu dan serahkan.",
    purpose: "Gagasan berjalan lebih jauh bila diteruskan orang lain.",
    prompts: [
      "Apa di sini yang juga termasuk pekerjaan kami?",
      "Apa yang mereka taruh di pusat, dan mengapa?",
      "Kartu mana yang kami kembalikan, dan apa alasannya?",
    ],
  },
  plans: [
    {
      title: "Petakan, Pangkas, Anyam",
      overview:
        "Siswa menggambar apa yang saling berkaitan, memangkas yang tidak menopang apa-apa, dan menganyam sisanya menjadi satu gagasan.",
      purpose:
        "Melihat topik sebagai jaringan yang kaitannya dapat dijelaskan, dan sampai pada gagasan yang lebih besar daripada bagian-bagiannya.",
      open: {
        title: "Peta pertama",
        description:
          "Setiap siswa menulis enam gagasan dari topik di kertas, menarik sedikitnya empat garis di antaranya, dan membubuhkan beberapa kata pada setiap garis tentang apa yang menghubungkan keduanya.",
        teacherAction: "Mulailah dari lembar kosong, dan jangan tentukan pusatnya. Garis tanpa kata belum dihitung.",
        studentAction: "Tulis enam gagasan, tarik empat garis, dan beri kata pada setiap garis.",
        purpose: "Peta pertama menunjukkan bagaimana siswa menyimpan topik itu.",
        prompts: [
          "Apa yang saling berkaitan di sini?",
          "Kata apa yang menjelaskan caranya?",
          "Gagasan mana yang sendirian?",
        ],
      },
      develop: {
        title: "Garis ke luar",
        description:
          "Siswa menambahkan tiga gagasan dari tempat lain (mata pelajaran lain, bab sebelumnya, kehidupan sehari-hari) dan menghubungkan masing-masing dengan garis berketerangan dalam warna kedua.",
        teacherAction:
          "Sebutkan satu garis Anda sendiri yang melintasi mata pelajaran. Tanyakan di mana topik ini tiba-tiba muncul dalam keseharian mereka.",
        studentAction: "Tambahkan tiga gagasan dari luar dan hubungkan dengan warna lain, disertai kata.",
        purpose: "Yang terikat pada pengetahuan lain lebih lama diingat dan lebih cepat ditemukan.",
        prompts: [
          "Di mana aku pernah menjumpai ini?",
          "Kaitannya nyata, atau hanya mirip katanya?",
          "Apa yang menjadi lebih jelas berkat gagasan dari luar?",
        ],
      },
      deepen: {
        title: "Pangkas petanya",
        description:
          "Siswa meringkas peta menjadi lima gagasan dan kaitan yang menopang sisanya, menggambarnya ulang, dan mencatat di sampingnya apa yang dilepas dan mengapa.",
        teacherAction:
          "Sampaikan bahwa peta yang baik boleh kehilangan separuhnya. Minta kelompok membela satu hal yang mereka pangkas.",
        studentAction: "Simpan lima gagasan. Gambar ulang petanya dan catat yang kamu lepas, dengan alasan.",
        purpose: "Memilih berarti menilai apa yang penting.",
        prompts: [
          "Apa yang runtuh kalau ini kuambil?",
          "Kusimpan karena penting, atau karena aku suka?",
          "Apa yang berat kulepas?",
        ],
      },
      close: {
        title: "Satu gagasan dari banyak",
        description:
          "Siswa menulis dalam dua kalimat gagasan yang mengikat petanya, dan menandai dengan warna kaitan yang semula belum mereka lihat.",
        teacherAction:
          "Minta kalimat-kalimat itu dibacakan berurutan. Kelas menyebut mana yang memerlukan seluruh peta dan mana yang hanya satu sudut.",
        studentAction: "Tulis gagasanmu dalam dua kalimat. Tandai kaitan baru dan sebutkan apa yang membawamu ke sana.",
        purpose: "Sintesis mengatakan sesuatu yang tidak dikatakan satu gagasan pun pada peta.",
        prompts: [
          "Apa yang dikatakan semua gagasan ini bersama-sama?",
          "Semula aku melihat …; sekarang aku melihat … karena …",
          "Kaitan mana yang paling mengejutkanku?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis empat gagasan di kertas, menghubungkan sedikitnya dua dan menjelaskan caranya. Setelah itu gagasan dan kaitannya diberikan kepada AI.",
        bring: "Berpasangan, siswa mengetikkan gagasannya dan kata-kata pada garis di antaranya untuk AI.",
        finish: "Berpasangan, siswa memberikan kepada AI kaitan pada petanya yang menopang sisanya.",
        lastWord:
          "Lalu gawai ditutup, dan setiap siswa menulis dalam dua kalimat gagasan yang mengikat petanya dan menandai dengan warna apa yang baru.",
      },
      assessment: [
        "Baca kata-kata pada garis: apakah menjelaskan, atau hanya mengatakan bahwa ada kaitan?",
        "Cocokkan gagasan akhir dengan peta: berapa banyak gagasan yang diperlukannya?",
      ],
      note: "Peta yang penuh tampak seperti hasil belajar. Hitung garis yang menjelaskan caranya, bukan gelembungnya.",
    },
    {
      title: "Kumpulkan, Pilih, Rangkai",
      overview:
        "Siswa memilih beberapa potongan dari sekian banyak, mencari tahu apa hubungan di antaranya, dan merangkai pernyataan yang memerlukan semuanya.",
      purpose:
        "Bekerja seperti penata pameran: sedikit potongan, alasan yang baik, dan susunan yang mengatakan sesuatu yang baru.",
      open: {
        title: "Pilih tiga",
        description:
          "Dari sumber yang ada, setiap siswa memilih tiga potongan (kutipan, angka, gambar, kasus) dan menulis pada kartu mengapa masing-masing layak masuk.",
        teacherAction:
          "Sediakan lebih banyak daripada yang bisa dipakai. Tanyakan: apa yang kamu tinggalkan, padahal bagus?",
        studentAction: "Pilih tiga potongan. Tulis untuk masing-masing mengapa layak masuk koleksimu.",
        purpose: "Keharusan memilih membuat siswa mengatakan apa yang penting baginya.",
        prompts: [
          "Mengapa potongan ini, bukan yang lain?",
          "Apa yang ditunjukkannya dan tidak ditunjukkan yang lain?",
          "Apa yang dengan berat hati kutinggalkan?",
        ],
      },
      develop: {
        title: "Apa hubungannya?",
        description:
          "Siswa menjajarkan potongan dua-dua dan menulis catatan pendek di antaranya: sejalan, melengkapi, membantah, atau menjelaskan, dan dalam hal apa.",
        teacherAction:
          "Cari pertentangan dan hargailah. Tanyakan apa yang akan dikatakan potongan A kepada potongan B.",
        studentAction:
          "Tulis di antara setiap dua potongan: sejalan, melengkapi, membantah, atau menjelaskan, dan dalam hal apa.",
        purpose: "Hubungan antarsumber mengatakan lebih banyak daripada setiap sumber sendiri.",
        prompts: [
          "Apa kata potongan ini kepada potongan itu?",
          "Di mana keduanya bertentangan?",
          "Dua potongan mana yang sama sekali tidak berhubungan?",
        ],
      },
      deepen: {
        title: "Judul untuk semua",
        description:
          "Siswa menulis draf judul dan dua kalimat yang mencakup semua potongannya, lalu menukar satu potongan dengan yang lebih baik dan menulis ulang judulnya.",
        teacherAction:
          "Uji judul di depan kelas: tutupi satu potongan, dan tanyakan apakah judulnya masih cocok. Bila ya, potongan itu tidak diperlukan.",
        studentAction: "Buat judul untuk semua potonganmu. Tukar satu potongan, dan tulis ulang judulnya.",
        purpose: "Judul yang memerlukan setiap potongan adalah sintesis pertama.",
        prompts: [
          "Apakah judulnya memerlukan setiap potongan?",
          "Potongan mana yang paling lemah?",
          "Apa yang sekarang bisa kukatakan dan tadi belum bisa?",
        ],
      },
      close: {
        title: "Pameran kecil",
        description:
          "Siswa menyusun potongannya secara berurutan, menulis keterangan tiga kalimat yang menuntun dari yang pertama ke yang terakhir, dan menambahkan apa yang kini akan mereka pilih secara berbeda.",
        teacherAction:
          "Buka pameran: separuh kelas memamerkan, separuh berkunjung, lalu bergantian. Pengunjung menceritakan kembali benang merahnya.",
        studentAction:
          "Susun potonganmu, tulis keterangannya, dan catat apa yang sekarang akan kamu pilih secara berbeda.",
        purpose: "Urutan dengan benang merah mengubah koleksi menjadi pernyataan.",
        prompts: [
          "Apa yang dikatakan koleksiku secara keseluruhan?",
          "Pilihan mana yang sekarang kulihat berbeda, dan apa yang membuatku begitu?",
          "Bagaimana aku menentukan urutannya?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa memilih dua potongan dari sumber dan menulis alasannya di kertas. Potongan dan alasan itu diberikan kepada AI.",
        bring: "Siswa menjelaskan ketiga potongannya kepada AI dan menyebutkan alasan masing-masing.",
        finish:
          "Siswa memberikan kepada AI potongannya, hubungan di antaranya, dan pernyataan yang kini lahir dari semuanya.",
        lastWord:
          "Dengan gawai tertutup, siswa menulis sendiri keterangan koleksinya, dan mencatat pilihan mana yang kini mereka lihat berbeda dan mengapa.",
      },
      assessment: [
        "Baca alasan pemilihannya: apakah menyebut apa yang ditambahkan sebuah potongan pada yang lain?",
        "Ikuti keterangannya: adakah benang merah, atau hanya daftar yang disambung dengan “dan”?",
      ],
      note: "Siswa memilih yang mudah ditemukan. Wajibkan satu potongan yang membantah lainnya.",
    },
    {
      title: "Sama, Beda, Maka",
      overview:
        "Siswa menyandingkan dua hal, memisahkan yang penting dari yang hanya tampak mirip, dan menarik kesimpulan yang berlaku bagi keduanya.",
      purpose:
        "Memakai perbandingan sebagai alat: persamaan dua kasus, dan titik perpisahannya, menuntun ke gagasan yang melampaui keduanya.",
      open: {
        title: "Berdampingan",
        description:
          "Dalam tabel, setiap siswa menulis empat persamaan dan empat perbedaan antara dua kasus, teks, cara, atau peristiwa, dan menggarisbawahi masing-masing satu yang lebih dalam daripada permukaan.",
        teacherAction: "Sebutkan keduanya, tidak lebih. Mintalah persamaan yang tidak terlihat pada pandangan pertama.",
        studentAction: "Tulis empat persamaan dan empat perbedaan. Garis bawahi yang paling dalam dari masing-masing.",
        purpose: "Membandingkan memunculkan ciri yang tidak terlihat pada satu kasus saja.",
        prompts: [
          "Dalam hal apa keduanya sama?",
          "Dalam hal apa keduanya berbeda?",
          "Persamaan mana yang di bawah permukaan?",
        ],
      },
      develop: {
        title: "Yang penting",
        description:
          "Siswa mengurutkan persamaan dan perbedaan menurut pentingnya bagi pertanyaan pelajaran, dan menulis satu kalimat mengapa yang pertama di urutan pertama.",
        teacherAction:
          "Jaga agar pertanyaannya tetap terlihat. Coret satu butir di papan tulis dan biarkan kelas membantah.",
        studentAction:
          "Urutkan butir-butirmu. Tulis mengapa yang pertama di urutan pertama dan apa yang bisa kamu lepas.",
        purpose: "Perbandingan menjadi berguna bila jelas tujuannya.",
        prompts: [
          "Butir ini membantu kita memahami apa?",
          "Perbedaan mana yang menjelaskan perbedaan lain?",
          "Apa yang bisa kulepas?",
        ],
      },
      deepen: {
        title: "Kasus ketiga",
        description:
          "Siswa mencari kasus ketiga, menambahkan kolom untuknya, dan mencatat butir mana yang dikuatkan dan mana yang digugurkannya.",
        teacherAction:
          "Siapkan dua atau tiga kasus cadangan bagi kelompok yang belum menemukan. Sambut kasus yang merusak semuanya.",
        studentAction: "Tambahkan kasus ketiga. Catat apa yang dikuatkan dan apa yang digugurkannya.",
        purpose: "Dua kasus bisa cocok karena kebetulan; yang ketiga mulai menguji gagasannya.",
        prompts: [
          "Apakah butir utamaku berlaku juga di sini?",
          "Apa yang ditunjukkan kasus ketiga tentang dua yang pertama?",
          "Di mana perbandinganku berakhir?",
        ],
      },
      close: {
        title: "Maka apa?",
        description:
          "Siswa menulis satu kalimat yang dimulai dengan “Keduanya”, satu dengan “Tetapi”, dan satu dengan “Maka”, lalu menambahkan bagaimana tabel pertamanya tampak sekarang.",
        teacherAction: "Tulis tiga kalimat Maka di papan tulis. Tanyakan untuk kasus lain mana kalimat itu juga benar.",
        studentAction:
          "Tulis Keduanya …, Tetapi …, Maka …. Lalu lihat tabel pertamamu: apa yang berubah dalam pandanganmu?",
        purpose: "Kalimat Maka membawa gagasan keluar dari dua kasus itu ke dunia nyata.",
        prompts: [
          "Keduanya …, tetapi …, maka …",
          "Apa yang berubah dalam caraku melihat yang pertama?",
          "Di mana lagi kalimat Maka ini benar, dan di mana tidak?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis dua persamaan dan dua perbedaan di kertas dan menggarisbawahi satu. Keempat butir itu diberikan kepada AI.",
        bring: "Siswa memberikan kepada AI persamaan dan perbedaan mereka, dengan yang digarisbawahi lebih dahulu.",
        finish: "Siswa memberikan kepada AI butir yang terpenting dan kesimpulan yang sedang mereka tarik darinya.",
        lastWord:
          "Gawai ditutup: siswa menulis Keduanya, Tetapi, dan Maka tanpa bantuan, serta apa yang berubah sejak tabel pertama.",
      },
      assessment: [
        "Lihat butir yang digarisbawahi: apakah menembus permukaan?",
        "Baca kalimat Maka: apakah lahir dari Keduanya dan Tetapi, atau pendapat lama?",
      ],
      note: "Tabel panjang mengundang hal remeh. Dua butir yang menjelaskan sesuatu lebih berharga daripada sepuluh yang sekadar benar.",
    },
  ],
};
