/** Indonesian: how the youngest work. */
import type { Young } from "../young.ts";

export const young: Young = {
  types: {
    "observing-questioning": {
      prompts: {
        open: ["Aku melihat …", "Aku bisa menghitung …", "Apa yang aneh?"],
        develop: ["Aku ingin tahu mengapa …", "Ada apa di pojoknya?", "Apa yang terjadi kalau …?"],
        deepen: ["Lihat lagi: apa yang baru?", "Tunjukkan di mana.", "Apakah selalu begitu?"],
        close: [
          "Awalnya aku melihat …; sekarang aku melihat … karena …",
          "Pertanyaan terbaikku: …",
          "Siapa yang bisa membantu kita mencari tahu?",
        ],
      },
      plans: [
        [
          "Anak-anak menunjuk satu hal dan hanya mengatakan apa yang mereka lihat. Guru mencatatnya, dan kelas memilih yang paling aneh.",
          "Untuk tiga hal di papan tulis, kelas bertanya keras-keras: mengapa, bagaimana, bagaimana kalau? Guru menuliskan pertanyaannya.",
          "Anak-anak mengamati lagi, menemukan satu hal baru untuk pertanyaan kelas, dan menunjuk tempatnya.",
          "Setiap anak menggambar pertanyaan yang ingin dicari jawabannya dan bercerita dari mana asalnya.",
        ],
        [
          "Anak-anak hanya mendengar judulnya dan menebak isinya. Lalu mereka mengamati, dan setiap anak menggambar kejutan terbesar.",
          "Lewat bingkai kertas, anak-anak mengamati sudut demi sudut dan menyebutkan satu hal dengan tepat.",
          "Anak-anak mengamati dengan cara lain, dari jauh, terbalik, atau lewat kaca pembesar, dan menyebutkan apa yang baru.",
          "Setiap anak menggambar kejutannya dan mengucapkannya sebagai pertanyaan.",
        ],
        [
          "Setiap anak mengucapkan satu pertanyaan, dan tidak ada yang menjawab. Guru menulis semuanya, lalu kelas memilih tiga dengan stiker.",
          "Kelas mencari jawaban: jari di tempatnya berarti ketemu, dan guru mencentang pertanyaan itu.",
          "Untuk pertanyaan besar yang tersisa, anak-anak menyebutkan pertanyaan kecil, ke mana mencari dan siapa yang ditanya. Guru menggambarnya seperti pohon.",
          "Kelas mendengar lagi pertanyaan pertama dan yang terbaik, dan setiap anak menggambar apa yang membuatnya lebih baik.",
        ],
      ],
    },
    analyzing: {
      prompts: {
        open: ["Ini terdiri atas …", "Bagian ini gunanya …", "Mana yang sekelompok?"],
        develop: ["Ini cocok dengan ini karena …", "Bagaimana kalau bagian ini tidak ada?", "Dari mana kamu tahu?"],
        deepen: ["Ada apa di dalamnya?", "Bisakah dikelompokkan dengan cara lain?", "Apa yang kita lupakan?"],
        close: [
          "Sekarang aku bisa menjelaskan bahwa …",
          "Awalnya aku kira …; sekarang aku pikir … karena …",
          "Bagian yang paling penting: …",
        ],
      },
      plans: [
        [
          "Anak-anak menyebut bagian-bagiannya, menunjuknya, dan memeragakan kerja setiap bagian. Guru menggambarnya di papan tulis.",
          "Anak-anak merentangkan tali dari satu bagian ke bagian lain dan mengatakan apa pengaruhnya.",
          "Guru menutup bagian satu per satu, dan anak-anak mengatakan apa yang tidak berjalan lagi.",
          "Dengan gambarnya, setiap anak menjelaskan semuanya kepada teman dan mewarnai bagian terpenting.",
        ],
        [
          "Anak-anak mengatakan dalam satu kalimat apa isinya dan menunjuk tempat yang memperlihatkannya.",
          "Anak-anak menunjuk satu tempat dan berkata: di sini aku melihat …, jadi menurutku …. Guru menulis keduanya.",
          "Kelas memilih satu kata atau satu hal kecil, menyebut tiga kemungkinan artinya, dan menunjukkan dengan jempol mana yang cocok.",
          "Setiap anak mengatakan sekali lagi apa isinya dan menggambar tempat yang paling memperlihatkannya.",
        ],
        [
          "Anak-anak mengelompokkan kartu gambar atau benda dan mengatakan mengapa cocok. Guru menulis aturan setiap kelompok.",
          "Anak-anak mengangkat kartu yang tidak cocok di mana pun, mengatakan sebabnya, dan mencarikan tempat.",
          "Kelas mengelompokkan kartu yang sama dengan aturan lain dan mengatakan apa yang kini bersama.",
          "Setiap anak menggambar kelompok terakhirnya dan mengatakan apa yang terlihat.",
        ],
      ],
    },
    evaluating: {
      prompts: {
        open: ["Menurutku ini … karena …", "Apakah itu baik untuk semua?", "Seberapa yakin aku: sedikit atau sangat?"],
        develop: ["Dari mana kita tahu?", "Itu fakta atau perasaan?", "Apa kata orang lain?"],
        deepen: ["Apa bagusnya yang satu lagi?", "Apa yang paling penting?", "Bagaimana kalau itu kamu?"],
        close: [
          "Awalnya aku memilih …; sekarang aku memilih … karena …",
          "Alasan terbaikku: …",
          "Apakah sekarang aku yakin?",
        ],
      },
      plans: [
        [
          "Setiap anak memilih dengan kartu warna, menyebut satu alasan, dan menunjukkan dengan tangan seberapa yakin: sedikit atau sangat.",
          "Untuk setiap alasan di papan tulis, anak-anak memberi isyarat: tahu, suka, atau menebak.",
          "Anak-anak menyebut kebaikan pilihan lain, dan guru menggambarnya di sisi timbangan yang kosong.",
          "Setiap anak memilih lagi dan mengatakan alasan mana yang menentukan.",
        ],
        [
          "Kelas mengatakan apa yang harus baik padanya, dan guru menggambar tiga tanda. Lalu jempol ke atas, ke samping, atau ke bawah untuk setiap tanda.",
          "Untuk setiap jempol, seorang anak menunjukkan apa yang terlihat atau terdengar, dan guru menggambarnya di samping tanda.",
          "Kelas menghitung satu tanda dua kali, lalu tanda lain, dan melihat apakah hasilnya berubah.",
          "Setiap anak menggambar hasilnya dan mengatakan tanda mana yang terpenting, dan mengapa.",
        ],
        [
          "Kelas menyebut kebaikan kedua pihak. Lalu setiap anak berdiri di suatu tempat pada tali di antaranya.",
          "Di atas tali di antara kedua pihak, anak-anak menyebut alasan: yang kuat satu langkah besar, yang lemah satu langkah kecil.",
          "Anak-anak berkata: aku pindah kalau …. Kelas memeriksa salah satu “kalau” bersama-sama.",
          "Setiap anak berdiri di tali untuk terakhir kali, mengatakan sebabnya, dan apa yang benar dari pihak lain.",
        ],
      ],
    },
    "connecting-synthesizing": {
      prompts: {
        open: ["Ini mengingatkanku pada …", "Dua ini sama karena …", "Dua ini berbeda karena …"],
        develop: ["Yang ini penting karena …", "Apa lagi yang seperti itu?", "Di mana kita pernah melihatnya?"],
        deepen: ["Mana yang boleh kita tinggalkan?", "Apa yang sama pada semuanya?", "Ada yang mengejutkan?"],
        close: [
          "Semuanya bersama-sama menunjukkan …",
          "Awalnya aku kira …; sekarang aku pikir … karena …",
          "Aku ingin bercerita bahwa …",
        ],
      },
      plans: [
        [
          "Anak-anak menaruh gambar di lantai, menghubungkan dua dengan tali, dan mengatakan apa kaitannya.",
          "Setiap anak menambahkan satu hal dari rumah atau pelajaran lain dan mengatakan di mana letaknya.",
          "Kelas mengambil gambar sampai tersisa lima dan mengatakan mana yang sayang kalau hilang.",
          "Kelas mencari satu kalimat untuk semuanya, dan setiap anak menggambar kaitan yang baru.",
        ],
        [
          "Dari banyak gambar dan benda, anak-anak memilih tiga dan mengatakan mengapa harus ada.",
          "Anak-anak menaruh dua benda berdampingan dan berkata: sama, ada tambahannya, atau kebalikannya?",
          "Kelas memberi satu nama untuk semuanya, menukar satu, dan mendengar apakah namanya masih cocok.",
          "Kelas menyusunnya berjajar seperti di museum, dan setiap anak bercerita apa isinya dan mana yang ingin ia tukar.",
        ],
        [
          "Anak-anak menaruh dua benda dalam dua lingkaran dan mengatakan apa yang sama dan apa yang berbeda. Guru menggambarnya.",
          "Anak-anak menempelkan stiker pada yang terpenting dan mengatakan mengapa.",
          "Kelas mengamati benda ketiga: apa yang sama lagi, dan apa yang tidak?",
          "Setiap anak melengkapi dengan lisan: keduanya …, tetapi …, jadi …, lalu menggambar “jadi”-nya.",
        ],
      ],
    },
    "creating-iterating": {
      prompts: {
        open: ["Aku bisa membuat …", "Bagaimana kalau bisa …?", "Untuk siapa ini?"],
        develop: ["Aku mulai dengan …", "Lalu apa?", "Apa yang kuperlukan?"],
        deepen: ["Coba: apa yang terjadi?", "Bagaimana supaya lebih bagus lagi?", "Apa yang kurang?"],
        close: ["Aku mengubah … karena …", "Bagian terbaiknya: …", "Lain kali aku akan …"],
      },
      plans: [
        [
          "Setiap anak cepat-cepat menggambar tiga ide dan memberi titik pada yang akan dibuat.",
          "Setiap anak membangun, menggambar, atau memeragakan versi pertama dan mengatakan untuk siapa.",
          "Anak-anak membuat bagian terbaiknya dua kali lebih besar, ramai, atau lucu, lalu menunjukkan sebelum dan sesudahnya.",
          "Setiap anak menyelesaikan karyanya dan berkata: aku mengubah …, karena ….",
        ],
        [
          "Setiap anak menggambar apa yang akan dibuat dan tiga langkahnya, lalu menunjuk yang tersulit.",
          "Anak-anak membuatnya sesuai gambar dan memberi tahu bila berbeda. Guru mencatatnya.",
          "Semua menebak apa yang akan terjadi. Lalu kelas mencobanya dan mengatakan apa yang sungguh terjadi.",
          "Setiap anak menyelesaikannya, menaruhnya di samping gambar pertama, dan mengatakan apa yang berbeda.",
        ],
        [
          "Kelas menyebut hal yang selalu begitu (anjing menggonggong, bola itu bulat), dan setiap anak mengubah satu: bagaimana kalau …?",
          "Satu per satu anak-anak melanjutkan: lalu apa? Guru menggambar rantainya, dengan satu hal yang tidak diinginkan.",
          "Anak-anak menggambar idenya, memperbaiki yang belum jalan, dan menggambar sekali lagi.",
          "Setiap anak menunjukkan idenya, mengatakan apa yang akan terjadi, dan bagaimana mengatasi yang tidak diinginkan.",
        ],
      ],
    },
    "reflecting-self-regulating": {
      prompts: {
        open: ["Ini mudah karena …", "Ini sulit karena …", "Aku bangga pada …"],
        develop: ["Tunjukkan di mana kamu macet.", "Lalu apa yang kamu lakukan?", "Siapa atau apa yang membantu?"],
        deepen: ["Aku akan mencoba …", "Apakah itu membantu?", "Apa lagi yang bisa kucoba?"],
        close: ["Lain kali aku akan …", "Sekarang aku bisa …", "Awalnya aku merasa …; sekarang aku merasa … karena …"],
      },
      plans: [
        [
          "Dengan karyanya di depan mata, anak-anak menunjuk satu bagian yang berhasil dan satu yang sulit, lalu bercerita.",
          "Anak-anak memberi titik pada karyanya: hijau yakin, kuning kurang yakin, merah menebak.",
          "Anak-anak mencoba lagi satu bagian kuning dengan cara lain dan mengatakan apakah itu membantu.",
          "Setiap anak berkata: kalau …, aku akan …, karena …. Guru menulisnya di samping bagian itu.",
        ],
        [
          "Dengan satu sampai empat jari, anak-anak menunjukkan seberapa bisa. Lalu mereka mencobanya tanpa bantuan.",
          "Anak-anak membandingkan jari dengan hasilnya: kebanyakan, kurang, atau pas? Mereka mengatakan apa yang mengecoh.",
          "Setiap anak memilih cara berlatih, mencoba lagi, dan mengatakan apakah berhasil.",
          "Setiap anak menunjukkan jarinya lagi, mengatakan cara berlatih selanjutnya dan apa tandanya bila tidak berhasil.",
        ],
        [
          "Anak-anak menggambar jalannya pekerjaan seperti jalan berbukit dan berlubang, lalu bercerita apa yang terjadi di sana.",
          "Setiap anak menunjuk satu bukit atau lubang dan berkata: ini bisa kuubah, ini tidak.",
          "Selama bekerja, lonceng berbunyi tiga kali. Anak-anak menunjukkan dengan jempol bagaimana jalannya dan apa yang diubah sekarang.",
          "Setiap anak menggambar kartu pos untuk dirinya: ini kupertahankan, ini kucoba.",
        ],
      ],
    },
  },
  exchange:
    "Anak-anak menunjukkan gambarnya kepada pasangan lain; tamu menunjuk bagian yang disukai dan mengajukan satu pertanyaan.",
  exchangePrompts: ["Aku suka bagian ini karena …", "Aku ingin tahu mengapa …", "Pertanyaanku untukmu: …"],
  teacherAction: {
    open: [
      "Duduklah melingkar mengelilingi bahan. Ajukan pertanyaan pertama di bawah, dan tunggu sebentar sebelum meminta jawaban.",
      "Perlihatkan bahan tanpa berkata apa-apa. Biarkan anak berbisik kepada teman sebelum ada yang berbicara di depan kelas.",
      "Edarkan bahan, atau amati bersama sambil mengelilinginya. Dahulukan anak yang pendiam.",
    ],
    develop: [
      "Kerjakan satu bersama-sama, lalu biarkan anak melanjutkan berpasangan. Ulangi setiap jawaban sebelum menulisnya di papan tulis.",
      "Peragakan sekali dengan satu kesalahan yang harus ditemukan anak. Tulis kata-kata mereka, bukan kata-kata Anda.",
      "Biarkan seorang anak memimpin, dan bantu hanya soal kata. Gambar sesuatu yang kecil di samping setiap jawaban di papan tulis.",
    ],
    deepen: [
      "Ajak anak maju dan menunjukkan. Tulis yang baru di bawah jawaban pertama.",
      "Tanyakan: dari mana kamu tahu? Catat jawaban yang paling mengejutkan Anda.",
      "Dalami satu jawaban alih-alih mengumpulkan banyak. Tanyakan siapa yang melihatnya secara lain, dan tulis keduanya.",
    ],
    exchange: [
      "Bersama dua anak, peragakan cara menunjukkan dan cara mendengarkan; tamu berbicara lebih dahulu.",
      "Separuh kelas tinggal di dekat gambarnya, separuh lagi berkunjung, lalu bergantian.",
      "Letakkan satu gambar di tengah lingkaran; anak yang membuatnya mendengarkan dahulu.",
    ],
    close: [
      "Bacakan jawaban pertama di papan tulis, supaya anak mendengar apa yang berubah.",
      "Letakkan gambar pertama di samping gambar baru. Tanyakan apa yang membuatnya berbeda.",
      "Biarkan anak bercerita dahulu kepada teman. Lalu tulis satu kalimat seluruh kelas di papan tulis.",
    ],
  },
  studentAction: {
    open: "Amati, pikirkan diam-diam, lalu katakan atau gambarkan.",
    develop: "Ceritakan kepada teman, lalu tunjukkan kepada kelas.",
    deepen: "Coba sekali lagi dan tunjukkan di mana terlihat.",
    exchange: "Tunjukkan karyamu, katakan apa yang kamu suka, dan ajukan satu pertanyaan.",
    close: "Gambar dan katakan: begini pikiranku sekarang.",
  },
  ai: {
    commit:
      "Sebelum layar dinyalakan, setiap anak menggambar dahulu jawabannya sendiri dan menceritakannya kepada teman. Kelas memilih satu, dan guru mengetiknya.",
    bring: "Kelas memilih dari gambar dan papan tulis apa yang diperlihatkan kepada AI, dan guru mengetiknya.",
    decide: [
      "Setelah setiap jawaban, anak-anak memilih dengan kartu, pakai, ubah, atau tolak, dan seorang anak mengatakan alasannya.",
      "Untuk setiap jawaban kelas mengangkat kartu, pakai, ubah, atau tolak, dan kelompok yang lebih sedikit berbicara dahulu.",
      "Untuk setiap jawaban anak-anak mengangkat kartu, pakai, ubah, atau tolak, dan setiap warna memberi satu alasan.",
    ],
    lastWord:
      "Lalu layar dimatikan; tanpa AI, setiap anak menggambar dan mengatakan dengan kata-katanya sendiri bagaimana pikirannya sekarang.",
    studentAction: "Dengarkan, pikirkan, angkat kartu pakai, ubah, atau tolak, dan katakan mengapa.",
    prompts: ["Apakah kita percaya itu?", "Kita pakai, ubah, atau tolak?", "Apa yang kita tahu, tetapi AI tidak tahu?"],
  },
};
