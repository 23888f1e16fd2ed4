/** Indonesian: observing and questioning. */
import type { TypeText } from "../material.ts";

export const observingQuestioning: TypeText = {
  mayNot: "AI tidak boleh mendeskripsikan bahan atau menjawab pertanyaan yang ingin ditelusuri siswa.",
  roles: {
    coach: {
      title: "Diajak mengamati lagi",
      does: "AI bertanya tentang satu pengamatan setiap kali, dan siswa mengamati lagi sebelum menjawab.",
      ask: "Inilah yang kami amati dan yang membuat kami heran. Ajukan satu pertanyaan yang mengajak kami mengamati lagi, lalu tunggu.",
    },
    "content-provider": {
      title: "Satu fakta untuk diperiksa",
      does: "AI memberi satu keterangan tentang sebuah pengamatan, dan siswa menguji apakah cocok dengan yang mereka lihat.",
      ask: "Ini satu hal yang kami amati. Sebutkan satu fakta tentangnya yang bisa kami periksa, dan jangan menjelaskan teka-teki kami.",
    },
    "idea-generator": {
      title: "Pertanyaan yang belum terpikir",
      does: "AI menambahkan tiga pertanyaan dari jenis yang belum ada, dan siswa memutuskan mana yang bisa dijawab dari bahan mereka.",
      ask: "Ini pengamatan dan pertanyaan kami. Tambahkan tiga pertanyaan dari jenis yang belum terpikir, dan jangan menjawab satu pun.",
    },
    "feedback-provider": {
      title: "Tajam atau kabur?",
      does: "AI menyebut catatan yang paling tajam dan yang paling kabur serta mengutip kata yang kabur itu; siswa menggantinya.",
      ask: "Catatan atau pertanyaan kami yang mana yang terlalu kabur untuk diselidiki? Tunjukkan saja kata penyebabnya.",
    },
    "perspective-taker": {
      title: "Dengan mata orang lain",
      does: "AI mengatakan apa yang akan lebih dahulu dilihat satu orang lain, misalnya seorang ahli atau anak kecil; siswa memeriksa apakah hal itu memang ada.",
      ask: "Katakan dalam satu kalimat apa yang pertama dilihat orang dengan pekerjaan lain di sini. Jangan katakan artinya.",
    },
    synthesizer: {
      title: "Bagian yang terlewat",
      does: "AI mengelompokkan pengamatan dan pertanyaan serta menunjukkan bagian yang masih kosong; siswa kembali mengamati bagian itu.",
      ask: "Kelompokkan pengamatan kami tanpa menambah apa pun. Bagian mana yang hampir tidak diamati? Sebutkan saja.",
    },
    challenger: {
      title: "Dilihat atau ditebak?",
      does: "AI meragukan satu catatan setiap kali: ini dilihat atau ditebak? Siswa menunjukkan letaknya atau mencoret catatan itu.",
      ask: "Pilih satu pengamatan kami yang mungkin hanya tebakan. Ajukan satu pertanyaan tentangnya, lalu tunggu.",
    },
  },
  examples: {
    "language-arts": {
      before: "Dua siswa mencatat bahwa tokoh ibu di halaman pertama cerpen sedang marah, dan bertanya apa sebabnya.",
      after:
        "Mereka membaca ulang dan tidak menemukan kata marah, hanya jawaban pendek dan pintu yang tertutup. Keduanya masuk daftar, dan pertanyaannya menjadi: apa yang membuat kami mengira ibu itu marah?",
    },
    mathematics: {
      before:
        "Satu kelompok mencatat bahwa pola titik selalu menjadi dua kali lipat, dan bertanya berapa titik pada gambar kesepuluh.",
      after:
        "Mereka menghitung lagi: hanya langkah pertama yang tampak seperti dua kali lipat. Kini mereka bertanya apa yang tetap dari gambar ke gambar.",
    },
    science: {
      before:
        "Dua siswa mengamati lilin di piring berisi air yang padam setelah ditutup gelas, dan mencatat bahwa udaranya habis.",
      after:
        "Mereka mengulanginya dan melihat bahwa air baru naik setelah api padam. Penjelasan itu dipindahkan ke kolom pertanyaan, dan kini mereka bertanya tentang saat api itu padam.",
    },
    "social-studies": {
      before: "Sepasang siswa melihat foto pasar dari tahun 1920-an dan mencatat bahwa orang-orangnya miskin.",
      after:
        "Mereka mencatat yang tampak: kaki telanjang, tetapi juga kain batik, payung, dan keranjang yang penuh. Kata “miskin” dicoret, dan mereka bertanya siapa yang membeli dan siapa yang menjual.",
    },
    arts: {
      before: "Tiga siswa mencatat bahwa sebuah lukisan terasa sedih, dan bertanya apa yang dialami pelukisnya.",
      after:
        "Mereka menutup separuh lukisan, lalu separuh lainnya: warna gelap hanya mengisi sepertiga bagian bawah. Pertanyaan baru mereka tentang lukisannya: mengapa bagian atas begitu terang?",
    },
    stem: {
      before: "Satu tim melihat jembatan kertasnya terlipat dan mencatat bahwa kertasnya terlalu lemah.",
      after:
        "Dalam rekaman gerak lambat terlihat bahwa jembatan terpuntir sebelum terlipat, selalu ke sisi yang sama. Kini mereka bertanya apa yang membuatnya terpuntir.",
    },
    other: {
      before: "Dua siswa menonton video servis bola voli yang keras dan mencatat bahwa pemainnya kuat.",
      after:
        "Gambar demi gambar mereka mengamati kaki dan punggungnya. Kata kuat dicoret, dan mereka bertanya dari bagian tubuh mana sebuah servis dimulai.",
    },
    general: {
      before: "Sepasang siswa mencatat bahwa benda di meja sudah tua, dan bertanya apa kegunaannya dulu.",
      after:
        "Mereka mencari apa yang membuat mereka menulis “tua”: tepi yang aus di satu sisi saja. Itulah pengamatannya, dan pertanyaan barunya ialah apa yang menggesek di situ.",
    },
  },
  exchange: {
    title: "Pandangan pertama tamu",
    description:
      "Setiap kelompok meninggalkan bahan dan catatannya di meja lalu berpindah. Di kertas tempel, para tamu menulis satu rincian yang terlewat dan satu pertanyaan yang ingin mereka bawa pulang.",
    teacherAction: "Beri tanda untuk pindah meja. Tanpa bicara: tamu hanya mengandalkan yang tertulis.",
    studentAction: "Amati bahannya sebelum membaca catatan. Tinggalkan satu rincian dan satu pertanyaan.",
    purpose: "Mata yang segar menemukan apa yang sudah tidak terlihat karena terbiasa.",
    prompts: [
      "Apa yang kulihat, tetapi tidak ada dalam catatan ini?",
      "Pertanyaan mana yang ingin kumiliki?",
      "Catatan mana yang tidak kutemukan pada bahannya?",
    ],
  },
  plans: [
    {
      title: "Lihat, Heran, Telusuri",
      overview:
        "Siswa menulis apa yang ada sebelum mengatakan artinya, lalu membiarkan satu rincian yang mengherankan tumbuh menjadi pertanyaan.",
      purpose: "Memisahkan melihat dan menjelaskan cukup lama sampai muncul pertanyaan yang sungguh-sungguh.",
      open: {
        title: "Hanya yang ada",
        description:
          "Setiap siswa mencatat sedikitnya delapan hal yang dapat dilihat, didengar, atau diukur, tanpa satu pun penjelasan, dan memberi bintang pada yang paling mengherankan.",
        teacherAction:
          "Perlihatkan benda, gambar, teks, atau data tanpa judulnya. Bila ada yang menjelaskan, tanyakan: apa yang kamu lihat sampai berkata begitu?",
        studentAction: "Catat delapan pengamatan tanpa penjelasan. Beri bintang pada yang paling membuatmu heran.",
        purpose: "Yang diamati dengan saksama memberi pijakan bagi setiap pertanyaan nanti.",
        prompts: [
          "Apa persisnya yang kulihat, kudengar, atau kubaca?",
          "Ini kulihat, atau kusimpulkan?",
          "Rincian mana yang tidak cocok dengan lainnya?",
        ],
      },
      develop: {
        title: "Dari rincian ke pertanyaan",
        description:
          "Di samping tiga pengamatan, siswa menulis pertanyaan: satu dengan mengapa, satu dengan bagaimana, satu dengan bagaimana kalau. Yang tidak terjawab dengan mengamati saja digarisbawahi.",
        teacherAction:
          "Kumpulkan satu pertanyaan dari setiap jenis di papan tulis, dan biarkan semuanya belum terjawab.",
        studentAction:
          "Tulis pertanyaan mengapa, bagaimana, dan bagaimana kalau di samping pengamatanmu. Garis bawahi yang tersulit.",
        purpose: "Pertanyaan yang terikat pada rincian dapat ditelusuri; yang mengambang cepat dilupakan.",
        prompts: [
          "Pertanyaan ini berasal dari rincian mana?",
          "Bisakah dijawab dengan ya atau tidak?",
          "Pertanyaanku yang mana yang akan mengejutkan kelas?",
        ],
      },
      deepen: {
        title: "Kembali ke teka-teki",
        description:
          "Dengan satu pertanyaan di benak, siswa mencari tiga rincian lagi dan mencatatnya: tanda tambah bila mendukung pertanyaan, tanda kurang bila melemahkannya.",
        teacherAction:
          "Bagikan kaca pembesar, kutipan kedua, atau data tambahan. Tanyakan apa arti sebuah tanda kurang.",
        studentAction: "Temukan tiga rincian baru tentang pertanyaanmu. Beri tanda tambah atau kurang.",
        purpose: "Pengamatan kedua yang bertujuan menemukan apa yang dilewati pengamatan pertama.",
        prompts: [
          "Bagian mana yang belum kuamati?",
          "Ini membantu pertanyaanku atau melemahkannya?",
          "Apa yang perlu kulihat supaya yakin?",
        ],
      },
      close: {
        title: "Pertanyaan yang ditelusuri",
        description:
          "Pada sebuah kartu, siswa menulis satu pertanyaan yang akan ditelusuri, rincian asalnya, dan tempat pertama untuk mencari; di baliknya, apa bedanya dengan keheranan pertama.",
        teacherAction: "Pajang kartu-kartu itu. Minta dua siswa menceritakan jalan dari rincian ke pertanyaan.",
        studentAction: "Tulis kartu pertanyaanmu. Di baliknya: semula aku heran …; sekarang aku bertanya … karena ….",
        purpose: "Memilih satu pertanyaan dan menyebut asalnya mengubah rasa heran menjadi penyelidikan.",
        prompts: [
          "Semula aku heran …; sekarang aku bertanya … karena …",
          "Rincian mana yang mengubah pertanyaanku?",
          "Apa yang pertama kulakukan untuk mencari tahu?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa mencatat lima pengamatan di kertas dan memberi bintang pada yang paling mengherankan. Setelah itu daftarnya diberikan kepada AI.",
        bring: "Berpasangan, siswa memberikan kepada AI pengamatan mereka dan yang berbintang.",
        finish: "Berpasangan, siswa memberikan kepada AI pertanyaan terbaik mereka dan pengamatan yang mendasarinya.",
        lastWord:
          "Lalu gawai ditutup, dan setiap siswa menulis pada kartu pertanyaan yang akan ditelusuri, rinciannya, dan apa yang berubah sejak keheranan pertama.",
      },
      assessment: [
        "Hitung berapa baris daftar pertama yang benar-benar pengamatan, dan lihat menjadi apa baris lainnya.",
        "Runut pertanyaan akhir ke belakang: dapatkah siswa menunjukkan rincian asalnya?",
      ],
      note: "Siswa terlalu cepat menjelaskan. Setiap “mungkin” dalam daftar pengamatan ditulis ulang sebagai pertanyaan.",
    },
    {
      title: "Duga, Temukan, Tanyakan",
      overview:
        "Siswa menuliskan dugaannya, membandingkannya dengan temuan, dan mengikuti kejutan terbesar sampai menjadi pertanyaan.",
      purpose:
        "Memakai rasa terkejut sebagai alat: di tempat dugaan dan pengamatan berpisah, ada yang bisa dipelajari.",
      open: {
        title: "Tangkap kejutannya",
        description:
          "Dari judulnya saja, siswa menulis tiga dugaan. Kemudian mereka melihat bahannya, menambahkan temuan dengan warna lain, dan melingkari kejutan terbesar.",
        teacherAction:
          "Perlihatkan judulnya dahulu, dan bahannya setelah semua siswa punya tiga dugaan. Diamlah selama mereka membandingkan.",
        studentAction: "Tulis tiga dugaan. Amati, tambahkan temuanmu dengan warna lain, lingkari kejutannya.",
        purpose: "Hanya dugaan yang tertulis yang bisa meleset.",
        prompts: [
          "Apa dugaanku, dan mengapa?",
          "Apa yang ada di sini dan tidak kuduga?",
          "Apa yang seharusnya ada, tetapi tidak ada?",
        ],
      },
      develop: {
        title: "Dekati setiap bagian",
        description:
          "Siswa membagi bahan menjadi empat bagian dan mencatat dua rincian yang tepat dari setiap bagian dalam tabel, mulai dari bagian yang paling membosankan.",
        teacherAction:
          "Bagikan bingkai atau kertas penutup. Mintalah kata yang tepat: di mana, berapa banyak, berapa lama.",
        studentAction: "Isi tabel dengan dua rincian dari setiap bagian, mulai dari yang paling membosankan.",
        purpose: "Perhatian biasanya tertuju pada yang menarik; tabel mengarahkannya ke semua bagian.",
        prompts: [
          "Ada apa di bagian yang tadinya akan kulewati?",
          "Kata mana yang lebih tepat?",
          "Apakah ini membuat kejutanku lebih besar atau lebih kecil?",
        ],
      },
      deepen: {
        title: "Amati dengan cara lain",
        description:
          "Siswa mengamati lagi dengan cara lain (dari jauh, dari belakang ke depan, beberapa saat kemudian, sambil dibaca nyaring) dan mengisi catatan: berubah, tetap, terlewat.",
        teacherAction:
          "Biarkan setiap kelompok memilih cara mengamati. Tanyakan apa yang akan tersembunyi bila hanya melihat sekali.",
        studentAction: "Amati dengan cara lain. Catat apa yang berubah, yang tetap, dan yang tadi terlewat.",
        purpose: "Pengamat yang baik juga mengawasi caranya sendiri mengamati.",
        prompts: [
          "Apa yang mula-mula terlewat, dan mengapa?",
          "Apa yang tetap, bagaimanapun aku melihatnya?",
          "Seberapa yakin aku pada setiap baris?",
        ],
      },
      close: {
        title: "Bertanya dari kejutan",
        description:
          "Siswa mengubah kejutan menjadi pertanyaan tertulis dalam tiga versi: untuk teman, untuk ahli, untuk percobaan. Mereka menandai yang terbaik dan mencatat dugaan mereka sekarang.",
        teacherAction:
          "Minta siswa membacakan ketiga versi dalam kelompok berempat. Pendengar menyebut versi yang bisa mulai dikerjakan besok.",
        studentAction: "Tulis tiga versi, tandai yang terbaik, dan lengkapi: lain kali aku menduga … karena ….",
        purpose:
          "Menyusun ulang pertanyaan menunjukkan apa yang sebenarnya ditanyakan, dan dugaan yang bergeser adalah tanda belajar.",
        prompts: [
          "Versi mana yang menanyakan apa yang ingin kuketahui?",
          "Awalnya aku menduga …; lain kali aku menduga … karena …",
          "Apa yang akan kuubah dari caraku mengamati?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis dua dugaan, mengamati selama satu menit, dan mencatat kejutan terbesarnya. Catatan ini diberikan kepada AI.",
        bring: "Siswa memberikan kepada AI dugaan dan kejutan terbesar mereka, persis seperti tertulis.",
        finish: "Siswa memberikan kepada AI kejutan mereka dan rincian yang terkumpul di sekitarnya.",
        lastWord:
          "Dengan gawai tertutup, setiap siswa menulis kejutannya sebagai pertanyaan, dan menambahkan apa yang akan diduganya lain kali serta alasannya.",
      },
      assessment: [
        "Bandingkan dugaan dan temuan: apakah siswa juga mencatat hal yang bertentangan dengan dugaannya?",
        "Baca pertanyaan akhir tanpa yang lain: masihkah orang luar dapat mengetahui apa kejutannya?",
      ],
      note: "Ada siswa yang tidak terkejut oleh apa pun. Tanyakan apa yang akan mengejutkan anak kecil atau tamu dari negeri lain, dan mulailah dari situ.",
    },
    {
      title: "Bertanya, Mengamati, Bertanya Lebih Baik",
      overview:
        "Siswa mulai dengan banyak pertanyaan, mengujinya pada bahan, dan berakhir dengan pertanyaan yang lebih sedikit dan lebih baik.",
      purpose:
        "Memperlakukan pertanyaan sebagai draf: yang terlalu luas, terlalu sempit, atau sudah terjawab bisa diperbaiki.",
      open: {
        title: "Pertanyaan saja",
        description:
          "Dalam hening, setiap siswa menulis tujuh pertanyaan tentang bahan, yang cerdas maupun yang konyol, tanpa jawaban, dan memberi nomor pada tiga yang terpenting.",
        teacherAction:
          "Perkenalkan bahan dalam satu menit. Terima semua pertanyaan, jangan jawab satu pun, jaga agar pena terus bergerak.",
        studentAction: "Tulis tujuh pertanyaan. Jangan dijawab. Beri nomor pada tiga yang utama.",
        purpose: "Pertanyaan yang biasa harus keluar dahulu sebelum yang menarik datang.",
        prompts: [
          "Apa yang tidak kupahami di sini?",
          "Apa yang tidak akan terpikir ditanyakan orang?",
          "Jawaban mana yang benar-benar ingin kuketahui?",
        ],
      },
      develop: {
        title: "Apa kata bahannya",
        description:
          "Dengan daftar itu, siswa menyisir bahan dan menandai setiap pertanyaan: centang dan letaknya bila terjawab, garis gelombang bila setengah terjawab, lingkaran bila masih terbuka.",
        teacherAction:
          "Contohkan dengan satu pertanyaan Anda sendiri. Mintalah letaknya dengan tegas: baris, sudut, kolom, detik ke berapa.",
        studentAction: "Tandai setiap pertanyaan dengan centang, garis gelombang, atau lingkaran, dan tulis letaknya.",
        purpose:
          "Dengan begini terlihat pertanyaan mana yang perlu diteliti dan mana yang cukup dijawab dengan mengamati.",
        prompts: [
          "Di mana jawabannya, atau sebagian darinya?",
          "Apa yang kusadari hanya karena aku mencari?",
          "Pertanyaan mana yang menanyakan sesuatu yang tidak ada?",
        ],
      },
      deepen: {
        title: "Urai pertanyaannya",
        description:
          "Siswa menggambar pohon pertanyaan untuk pertanyaan terbuka yang terkuat: tiga pertanyaan kecil, dan di bawah masing-masing satu cara mencari tahu.",
        teacherAction:
          "Gambar satu cabang bersama kelas. Lalu tanyakan: cabang mana yang bisa kalian ikuti tanpa bantuan?",
        studentAction:
          "Gambar pohonnya: pertanyaanmu, tiga pertanyaan kecil, dan satu cara mencari tahu untuk masing-masing.",
        purpose: "Pertanyaan besar dapat digarap setelah diurai.",
        prompts: [
          "Apa yang harus kuketahui lebih dahulu?",
          "Kata mana yang menyembunyikan pertanyaan lain?",
          "Cabang mana yang paling menjanjikan, dan mengapa?",
        ],
      },
      close: {
        title: "Dari pertama ke terbaik",
        description:
          "Siswa menulis pertanyaan pertama dan pertanyaan terbaiknya, dan di antaranya dua kalimat tentang apa yang membuat perbedaan. Angka 1 sampai 5 menyatakan seberapa yakin mereka bahwa pertanyaan itu bisa dijawab.",
        teacherAction:
          "Bacakan beberapa pasangan pertanyaan pertama dan terbaik tanpa nama, dan biarkan kelas menjelaskan perubahannya.",
        studentAction: "Tulis pertanyaan pertama, pertanyaan terbaik, apa yang terjadi di antaranya, dan angkamu.",
        purpose: "Jarak antara dua versi mengajarkan apa yang membuat pertanyaan menjadi baik.",
        prompts: [
          "Pertanyaan pertamaku semula terlalu … karena …",
          "Seberapa yakin aku bahwa ini bisa dijawab?",
          "Pertanyaan mana yang akan terus kuingat?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis lima pertanyaan di kertas dan memberi nomor pada tiga yang terpenting. Hanya tiga ini yang diberikan kepada AI.",
        bring:
          "Siswa memberikan kepada AI tiga pertanyaan bernomor dan menyebutkan bahan apa yang ada di depan mereka.",
        finish:
          "Siswa memberikan kepada AI pertanyaan yang kini mereka anggap terbaik, dan apa yang sudah terjawab dari bahan.",
        lastWord:
          "Gawai ditutup: siswa menulis pertanyaan pertama dan terbaik berurutan ke bawah dan, dengan kata-kata sendiri, apa yang membuat perbedaan.",
      },
      assessment: [
        "Bandingkan pertanyaan pertama dan terbaik: lebih tepat, lebih terbuka, lebih mudah diselidiki?",
        "Baca yang tertulis di antara kedua pertanyaan: itu alasan, atau hanya perasaan?",
      ],
      note: "Siswa yang cepat langsung menjawab pertanyaannya sendiri. Minta mereka mengubah jawaban itu menjadi pertanyaan: dari mana aku tahu?",
    },
  ],
};
