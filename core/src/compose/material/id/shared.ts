/** Indonesian: what the composer says in every thinking type. */
import type { Material } from "../material.ts";

export const shared: Omit<Material, "types"> = {
  roles: {
    coach: {
      overview: "AI melatih lewat pertanyaan dan petunjuk kecil; siswa yang menentukan tindak lanjutnya.",
      may: "AI boleh mengajukan satu pertanyaan setiap kali dan memberi petunjuk kecil saat siswa buntu.",
      decide: "Di samping setiap petunjuk, siswa menulis pakai, ubah, atau tolak, beserta satu alasan.",
      ways: [
        {
          teacherAction:
            "Berkelilinglah dan tanyakan: apa langkahmu berikutnya, dan itu gagasan siapa? Bila hanya gagasan AI, ajak kelompok kembali ke catatannya sendiri.",
          prompts: [
            "Pertanyaan mana yang membuatku memeriksa lagi?",
            "AI tadi bertanya kepadaku atau menyuruhku?",
            "Apa langkahku sendiri berikutnya?",
          ],
        },
        {
          teacherAction:
            "Biarkan siswa saling menjawab secara lisan sebelum mengetik apa pun. Tanyai siswa yang lebih pendiam: apakah kamu juga akan menanyakan itu?",
          prompts: [
            "Apa yang sebenarnya sudah kuketahui sejak tadi?",
            "Pertanyaan mana yang belum bisa kujawab?",
            "Kalau aku jadi pelatihnya, apa yang akan kutanyakan?",
          ],
        },
        {
          teacherAction:
            "Hentikan kelas sekali saja. Minta setiap kelompok membacakan pertanyaan yang paling membantu dan petunjuk yang sebetulnya tidak mereka perlukan.",
          prompts: [
            "Apa yang sudah kucoba sebelum bertanya?",
            "Petunjuk mana yang tidak kuperlukan?",
            "Jalan mana yang sekarang mulai terlihat?",
          ],
        },
      ],
      studentAction:
        "Jawab setiap pertanyaan pelatih dengan kata-katamu sendiri sebelum membaca lanjutannya. Tandai petunjuknya: pakai, ubah, atau tolak, beserta alasannya.",
      purpose: "Pertanyaan yang baik membuat siswa maju tanpa mengambil alih pekerjaan mereka.",
      ask: [
        "Kami buntu di bagian yang kami tandai. Beri petunjuk sekecil mungkin, lalu tunggu tanggapan kami.",
        "Ajukan satu pertanyaan tentang catatanku yang belum pernah kutanyakan sendiri.",
        "Tanyakan dulu apa saja yang sudah kami coba. Jangan menyarankan langkah berikutnya; kami yang akan menyebutkannya.",
      ],
      note: "Pelatih mudah mengambil alih rencana siswa. Minta mereka menyebutkan langkah berikutnya sebelum membaca petunjuk AI, dan akhiri obrolan yang sudah berubah menjadi daftar perintah.",
      assessment:
        "Ikuti satu petunjuk dari obrolan sampai ke kertas: dipakai, diubah, atau ditolak, dan adakah alasan di sampingnya?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa menulis tiga pertanyaan yang akan diajukan seorang pelatih, menjawabnya, dan membuka AI hanya untuk pertanyaan keempat.",
      example: [
        "AI sebagai pelatih bertanya di bagian mana persisnya hal itu terlihat.",
        "Alih-alih menjawab, AI balik bertanya: bagaimana kamu menunjukkan ini kepada orang yang tidak ikut melihat?",
        "AI sebagai pelatih ingin tahu apa saja yang dicoba sebelum kalimat itu ditulis.",
      ],
    },
    "content-provider": {
      overview: "AI menyajikan latar belakang dan contoh; siswa hanya memakai yang sudah mereka periksa.",
      may: "AI boleh memberi latar belakang singkat, contoh, atau definisi bila siswa memintanya.",
      decide: "Siswa mencocokkan setiap keterangan dengan bahan pelajaran, lalu menandainya pakai, ubah, atau tolak.",
      ways: [
        {
          teacherAction:
            "Siapkan buku siswa atau kumpulan sumber di dekat mereka. Tanyakan kepada setiap kelompok pernyataan mana yang sudah diperiksa, dan di mana; sisanya diberi tanda tanya.",
          prompts: [
            "Di mana aku bisa memeriksanya?",
            "Apakah ini cocok atau bertentangan dengan catatanku tadi?",
            "Apa yang dikatakan AI tetapi tidak ada di satu pun sumber kita?",
          ],
        },
        {
          teacherAction:
            "Minta siswa membuat dua kolom: sudah kami pastikan, baru kata AI. Tanyakan apa yang diperlukan agar satu baris boleh pindah ke kolom pertama.",
          prompts: [
            "Siapa lagi yang mengatakan ini selain AI?",
            "Apa yang tidak disebutkannya?",
            "Ini memang kuperlukan, atau sekadar menarik?",
          ],
        },
        {
          teacherAction:
            "Tunjuk satu pemeriksa fakta di setiap kelompok untuk mencari kesalahan dan melaporkannya. Sambut setiap temuan.",
          prompts: [
            "Bagian mana yang terdengar terlalu rapi?",
            "Angka atau nama mana yang harus kucek?",
            "Bisakah aku mengatakannya dengan bahasaku sendiri?",
          ],
        },
      ],
      studentAction:
        "Minta satu keterangan setiap kali. Cari di bahan pelajaran kita, tandai pakai, ubah, atau tolak, dan catat di mana kamu memeriksanya.",
      purpose:
        "Latar belakang membuka topik, dan memeriksanya membuat siswa tetap memegang kendali atas apa yang dianggap benar.",
      ask: [
        "Beri kami satu keterangan singkat tentang tulisan kami, dan katakan seberapa yakin kamu. Jangan menarik kesimpulan untuk kami.",
        "Sebutkan satu contoh yang bisa kami bandingkan dengan milik kami, cukup dua kalimat. Perbandingannya kami lakukan sendiri.",
        "Kata mana dalam catatan kami yang punya arti khusus di mata pelajaran ini? Jelaskan, sebutkan tempat memeriksanya, dan berhenti di situ.",
      ],
      note: "Jawaban yang lancar bisa memuat fakta, angka, dan sumber karangan. Buat kesepakatan: yang tidak dikuatkan sumber kedua dicoret, sebagus apa pun bunyinya.",
      assessment: "Pilih dua pernyataan yang dipakai siswa: adakah catatan di mana masing-masing diperiksa?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa mencari di dua sumber lebih dahulu, dan bertanya kepada AI hanya tentang hal yang tidak ada di keduanya.",
      example: [
        "AI memberi satu keterangan singkat, dan ternyata ada yang tidak cocok.",
        "AI menyebut satu kasus serupa; setelah dicek di buku, kasusnya ternyata berbeda.",
        "AI menjelaskan satu kata dalam catatan, dan artinya ternyata lebih sempit daripada dugaan.",
      ],
    },
    "idea-generator": {
      overview: "AI menambahkan beberapa ide tak terduga pada ide yang sudah dimiliki siswa, dan siswa yang memilih.",
      may: "AI boleh menambahkan paling banyak tiga ide setelah siswa mencatat idenya sendiri.",
      decide:
        "Siswa menyandingkannya dengan daftar mereka dan menandai setiap ide: pakai, ubah, atau tolak, disertai alasan.",
      ways: [
        {
          teacherAction:
            "Pastikan ide siswa tetap terlihat di samping ide AI. Tanyakan: ide mana milikmu yang lebih baik daripada semua ini, dan apa kelebihannya?",
          prompts: [
            "Ideku yang mana yang tidak tertandingi?",
            "Ini benar-benar baru, atau ideku dengan kata lain?",
            "Apa yang harus kuubah sebelum bisa memakainya?",
          ],
        },
        {
          teacherAction:
            "Bacakan ide AI dan ide siswa secara acak, dan biarkan kelas menebak pemiliknya. Tanyakan apa yang membuatnya ketahuan.",
          prompts: [
            "Ide mana yang tidak akan pernah terpikir olehku?",
            "Apa kesamaan semua ide AI?",
            "Mana yang cocok dengan tugas kita, dan mana yang hanya terdengar bagus?",
          ],
        },
        {
          teacherAction:
            "Batasi satu putaran saja. Lalu minta setiap kelompok menggabungkan satu idenya dengan satu ide AI, dan menyebutkan sumbangan masing-masing.",
          prompts: [
            "Apa yang masih kurang dari kedua daftar?",
            "Bisakah aku menjelaskan ide ini kepada orang lain?",
            "Ideku yang mana yang jadi lebih kuat di samping ide-ide ini?",
          ],
        },
      ],
      studentAction:
        "Minta tiga ide, jangan sepuluh. Tulis pakai, ubah, atau tolak di samping setiap ide beserta alasannya, dan olah sedikitnya satu sampai menjadi milikmu.",
      purpose: "Ide dari luar memperluas pilihan; yang melatih siswa berpikir ialah membandingkan dan memilih.",
      ask: [
        "Ini daftar kami sendiri. Tambahkan dua ide dari arah yang sangat berbeda, masing-masing satu kalimat. Jangan mengurutkannya.",
        "Jenis ide apa yang belum ada di daftar kami? Sebutkan jenisnya saja, biar kami yang mencari idenya.",
        "Ambil butir paling aneh di daftar kami, lalu ajukan satu pertanyaan yang bisa membuatnya berguna.",
      ],
      note: "Ide pertama mudah membuat orang terpaku: setelah membaca tiga ide dari AI, siswa berhenti mencari. Biarkan ide mereka sendiri tetap terlihat, dan minta satu ide lagi setelah obrolan ditutup.",
      assessment:
        "Sandingkan ide awal dan pilihan akhir: seberapa banyak dari yang dipilih berasal dari siswa sendiri?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa menggandakan daftarnya sendiri dahulu, dan AI hanya boleh menambahkan satu ide.",
      example: [
        "AI menambahkan satu ide yang belum ada di kertas.",
        "Dari tiga ide AI, dua langsung ditolak; yang ketiga tidak semudah itu disingkirkan.",
        "AI menyarankan mulai dari ujung yang lain, dan mula-mula itu terasa aneh.",
      ],
    },
    "feedback-provider": {
      overview: "AI menunjukkan satu kekuatan dan satu kelemahan; perbaikannya dikerjakan siswa.",
      may: "AI boleh menyebut satu kekuatan dan satu kelemahan, masing-masing dengan letaknya dalam karya siswa.",
      decide: "Siswa menilai setiap komentar, menulis pakai, ubah, atau tolak di tepi halaman, dan memberi alasan.",
      ways: [
        {
          teacherAction:
            "Minta siswa mencoret pujian yang cocok untuk karya siapa saja. Tanyakan: komentar mana yang bisa kamu tunjuk letaknya di halaman ini?",
          prompts: [
            "Bagian mana dari karyaku yang dimaksud komentar ini?",
            "Apakah komentar ini bisa dikatakan tentang karya siapa saja?",
            "Apa yang kuperbaiki lebih dahulu, dan apa yang sengaja kubiarkan?",
          ],
        },
        {
          teacherAction:
            "Sebelumnya, minta siswa mencatat bagian yang mereka perkirakan akan dikritik. Tanyakan siapa yang terkejut, dan oleh apa.",
          prompts: [
            "Apakah aku sudah menduga komentar ini?",
            "Apa yang luput dari komentar ini?",
            "Perubahan mana yang paling membantu pembacaku?",
          ],
        },
        {
          teacherAction:
            "Ambil satu komentar dan bahas bersama kelas sebagai pernyataan: benarkah untuk karya ini, dan pentingkah?",
          prompts: ["Apakah ini benar, dan apakah penting?", "Apa tanggapanku?", "Kekuatan mana yang ingin kujaga?"],
        },
      ],
      studentAction:
        "Temukan bagian yang dimaksud setiap komentar. Tulis pakai, ubah, atau tolak di sampingnya beserta alasan, dan perbaiki sendiri.",
      purpose: "Komentar berguna bila menunjuk satu bagian; memutuskan tindak lanjutnya, itulah proses belajarnya.",
      ask: [
        "Sebutkan satu kekuatan dan satu kelemahan dalam tulisan kami, dan kutip bagiannya. Jangan menulis ulang apa pun.",
        "Di mana pembaca akan tersandung? Tunjukkan barisnya saja, dan tunggu sampai kami mencoba memperbaikinya.",
        "Tanyakan dulu apa yang ingin kami capai. Lalu tunjukkan bagian yang paling jauh dari itu, tanpa memperbaikinya.",
      ],
      note: "Umpan balik dari AI cenderung berupa pujian kosong. Terima hanya komentar yang menyebut bagian tertentu; sisanya dicoret sebelum ada yang mengikutinya.",
      assessment:
        "Baca satu komentar yang ditolak: apakah alasannya menunjukkan bahwa siswa lebih mengenal karyanya daripada AI?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa menulis umpan balik yang mereka perkirakan, dan membaca umpan balik AI hanya untuk melihat apa yang terlewat.",
      example: [
        "Umpan balik AI menunjuk satu baris yang membuat pembaca harus menebak.",
        "AI memuji keseluruhannya dan menyebut satu baris masih lemah; pujiannya dicoret, barisnya diperhatikan.",
        "AI menandai satu kata dan bertanya apa dasarnya; selebihnya, katanya, sudah jelas.",
      ],
    },
    "perspective-taker": {
      overview: "AI berbicara dari sudut pandang yang belum muncul, dan siswa menilai apa yang berubah karenanya.",
      may: "AI boleh berbicara dari satu sudut pandang setiap kali, dalam beberapa kalimat.",
      decide: "Siswa bertanya siapa yang dapat membenarkannya, lalu menandai setiap butir: pakai, ubah, atau tolak.",
      ways: [
        {
          teacherAction:
            "Tanyakan kepada setiap kelompok: apakah orang sungguhan akan mengenali dirinya di sini? Begitu muncul klise, berhenti dan minta kelas menyebutkannya.",
          prompts: [
            "Pandangan siapa yang masih belum ada?",
            "Ini suara satu orang, atau klise?",
            "Apa yang terlihat dari sana dan tidak terlihat dari tempatku?",
          ],
        },
        {
          teacherAction:
            "Biarkan setiap kelompok memilih orang yang berbeda, lalu pertemukan dua kelompok untuk membandingkan apa yang diperlihatkan setiap orang itu.",
          prompts: [
            "Apa yang bisa hilang dari orang ini?",
            "Kata mana dariku yang tidak akan dipakainya?",
            "Bagaimana aku bisa tahu apakah memang begitu?",
          ],
        },
        {
          teacherAction:
            "Tanyakan siapa yang pernah benar-benar berkata seperti ini, dan di mana. Sediakan satu kursi kosong untuk suara yang tidak dapat kita wakili.",
          prompts: [
            "Siapa yang pernah benar-benar berkata begini?",
            "Apa persamaanku dengan orang ini?",
            "Seperti apa pendapatku kalau dilihat dari sana?",
          ],
        },
      ],
      studentAction:
        "Tentukan pandangan siapa yang belum ada, dan minta AI mengambilnya. Tandai tanggapannya pakai, ubah, atau tolak, dan catat siapa yang bisa membenarkannya.",
      purpose: "Dilihat dari tempat lain, pandangan sendiri menampakkan apa yang dilewatkannya.",
      ask: [
        "Tanggapi catatan kami dalam dua kalimat sebagai satu orang yang melihat hal ini dengan sangat berbeda. Jangan katakan siapa yang benar.",
        "Ajukan satu pertanyaan tentang hal ini yang akan ditanyakan orang dari daerah lain atau zaman lain.",
        "Sudut pandang siapa yang belum ada dalam tulisan kami? Cukup sebutkan dua orang, dan serahkan pilihannya kepada kami.",
      ],
      note: "Suara pinjaman cepat menjadi stereotip. Mintalah satu orang dalam satu keadaan, jangan seluruh golongan, dan bandingkan dengan sumber nyata atau orang yang dapat ditanyai.",
      assessment:
        "Cari kalimat yang berubah karena pandangan lain itu: apakah sungguh memperkaya, atau hanya disebut demi sopan santun?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa menulis sendiri suara yang belum ada dari sumber atau wawancara, dan bertanya kepada AI hanya siapa yang terlupa.",
      example: [
        "AI menanggapi sebagai seseorang yang belum terpikirkan, yang akan mengatakannya dengan cara lain.",
        "Sebagai pendatang baru, AI bertanya apa yang selama ini dianggap sudah semestinya.",
        "Sebagai orang yang tidak setuju, AI mengatakan dalam dua kalimat apa yang dilihatnya di bagian yang sama.",
      ],
    },
    synthesizer: {
      overview: "AI mengelompokkan gagasan siswa, dan siswa mencari apa yang hilang dari susunannya.",
      may: "AI boleh mengelompokkan gagasan siswa serta menunjukkan pola, celah, dan pertentangan.",
      decide:
        "Siswa membandingkan versi AI dengan catatan mereka, mengembalikan yang hilang, dan menandai setiap kelompok gagasan: pakai, ubah, atau tolak.",
      ways: [
        {
          teacherAction:
            "Minta setiap siswa menemukan satu gagasannya yang hilang atau bergeser artinya. Kumpulkan di papan tulis dan tanyakan mana yang penting.",
          prompts: [
            "Gagasanku yang mana yang hilang?",
            "Apakah ini memang sekelompok, atau hanya bunyinya mirip?",
            "Kelompok ini akan kuberi nama apa?",
          ],
        },
        {
          teacherAction:
            "Tutupi judul kelompok buatan AI dan minta siswa menamainya lebih dahulu. Lalu bandingkan, dan tanyakan nama mana yang menyembunyikan sesuatu.",
          prompts: [
            "Nama mana yang menyembunyikan sesuatu?",
            "Apa yang tampak lebih besar di sini daripada dalam catatanku?",
            "Di mana dua hal dijadikan satu?",
          ],
        },
        {
          teacherAction:
            "Sebelum rangkuman AI dibaca, minta siswa menandai dalam catatannya sendiri apa yang tidak boleh hilang.",
          prompts: [
            "Apa yang tidak boleh hilang?",
            "Pengecualian mana yang lenyap karena dihaluskan?",
            "Apa yang ditunjukkan susunan ini dan belum kulihat?",
          ],
        },
      ],
      studentAction:
        "Centang gagasanmu satu per satu dalam rangkuman AI. Tulis pakai, ubah, atau tolak di samping setiap kelompok, dan kembalikan yang hilang.",
      purpose:
        "Susunan buatan pihak lain memperlihatkan celah; dengan membantahnya, siswa membangun susunannya sendiri.",
      ask: [
        "Bagi gagasan kami menjadi tiga kelompok tanpa menambahkan apa pun. Jangan beri nama; kami yang akan menamainya.",
        "Dua gagasan mana yang tidak sejalan? Tunjukkan saja, lalu tunggu.",
        "Apa yang banyak dalam catatan kami, dan apa yang hampir tidak ada? Ajukan satu pertanyaan tentang celah itu.",
      ],
      note: "Rangkuman yang mulus menghilangkan hal penting: pengecualian, kasus ganjil, keraguan. Biarkan siswa mencari apa yang hilang sebelum membaca apa yang ada.",
      assessment:
        "Periksa apa yang dikembalikan siswa ke dalam rangkuman: apakah mereka menyadari gagasan yang paling berbobot?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa mengelompokkan dan merangkum lebih dahulu, dan memakai versi AI hanya untuk mencari perbedaan.",
      example: [
        "AI mengelompokkan catatan itu, dan ada satu butir yang tersisa.",
        "Dalam rangkuman AI, dua butir berdampingan padahal tidak sejalan.",
        "Ketika AI menyusun catatan itu, ada celah di tengahnya.",
      ],
    },
    challenger: {
      overview: "AI mengajukan sanggahan satu per satu, dan siswa memutuskan mana yang layak diperhitungkan.",
      may: "AI boleh mengajukan sanggahan atau pertanyaan sulit satu per satu.",
      decide: "Di samping setiap sanggahan, siswa menulis pakai, ubah, atau tolak, dan apa penentunya.",
      ways: [
        {
          teacherAction:
            "Dengarkan jawaban yang bersumber dari bahan. Setelah beberapa saat tanyakan kepada setiap kelompok: sanggahan mana yang belum bisa kalian jawab?",
          prompts: [
            "Bisakah kujawab dari bahanku sendiri?",
            "Sanggahan ini tentang isinya, atau hanya tentang pilihan kataku?",
            "Sanggahan mana yang ingin kuhindari, dan mengapa?",
          ],
        },
        {
          teacherAction: "Kumpulkan sanggahan tersulit di papan tulis, dan biarkan kelompok lain mencoba menjawabnya.",
          prompts: [
            "Apa jawaban terbaik untuk sanggahan ini?",
            "Apakah sanggahan ini adil?",
            "Di bagian mana bahanku ada jawabannya?",
          ],
        },
        {
          teacherAction:
            "Minta siswa memberi nilai 1 sampai 3 pada setiap sanggahan sebelum menjawab. Tanyakan apa yang membuatnya pantas mendapat tiga.",
          prompts: [
            "Seberapa kuat sanggahan ini, dari 1 sampai 3?",
            "Apa yang perlu kucari dahulu?",
            "Apa yang sekarang kukatakan dengan lebih hati-hati?",
          ],
        },
      ],
      studentAction:
        "Jawab dua atau tiga sanggahan dari bahanmu sendiri. Di samping masing-masing tulis pakai, ubah, atau tolak, beserta alasannya.",
      purpose: "Gagasan yang pernah ditentang dipahami lebih baik daripada yang tidak pernah dipertanyakan.",
      ask: [
        "Apa titik terlemah dalam tulisan kami? Ajukan satu pertanyaan tentang itu, lalu tunggu.",
        "Beri satu contoh yang membantah gagasan kami, cukup satu kalimat. Jangan menjawabnya untuk kami.",
        "Bantah kami dalam satu hal, seperti lawan debat yang adil. Berhenti di situ dan biarkan kami menanggapi.",
      ],
      note: "Penantang yang dibiarkan akan membantah demi membantah. Ajarkan satu jawaban: tunjukkan di mana bahan kami berkata lain. Yang tidak dapat ditunjukkan dicoret.",
      assessment:
        "Ambil satu sanggahan yang ditolak: apakah penolakannya beralasan dari bahan, atau hanya dari perasaan?",
      fade: "Dengan bantuan lebih sedikit: lain kali siswa menulis sanggahannya lebih dahulu, dan AI hanya boleh menambahkan satu yang terlewat.",
      example: [
        "AI sebagai penantang menyanggah: apakah itu sudah cukup?",
        "AI sebagai penantang bertanya keadaan apa yang akan membuat hal itu keliru.",
        "AI sebagai penantang menyebut satu kasus yang tidak seperti itu.",
      ],
    },
  },
  placements: {
    beginning: {
      overview:
        "AI digunakan di awal, pada langkah {step}, setelah siswa mencoba sebentar di kertas; sesudah itu mereka bekerja tanpa AI.",
      teacherAction:
        "Sampaikan tugas dan bahannya, lalu beri beberapa menit hening. Gawai belum boleh dibuka sebelum semua siswa menulis sesuatu.",
      studentAction: "Tulis dahulu usahamu sendiri sebelum membuka AI.",
      note: "AI membuka kegiatan pada langkah {step}. Pastikan ada tulisan siswa sebelumnya: tanpa itu AI yang menentukan arah dan siswa hanya mengikuti.",
      prompt: "Apa pendapatku sebelum bertanya kepada siapa pun?",
    },
    middle: {
      overview: "AI digunakan di tengah, pada langkah {step}: siswa memulai tanpa AI dan menutup tanpa AI.",
      teacherAction: "Perlihatkan contoh perintah sekali di papan tulis, dan sampaikan kapan gawai ditutup kembali.",
      studentAction: "Salin ke kertas apa yang ingin kamu simpan; sesudah ini obrolan ditutup.",
      note: "Hanya langkah {step} yang memakai AI. Umumkan batas waktunya sejak awal langkah itu, dan pastikan gawai sudah tertutup sebelum langkah berikutnya dijelaskan.",
    },
    end: {
      overview:
        "AI digunakan di akhir, pada langkah {step}, setelah siswa memiliki versinya sendiri; kalimat terakhir ditulis tanpa AI.",
      teacherAction:
        "Beri tanda waktu cukup awal untuk penutup: gawai ditutup, pena disiapkan, versi terakhir ditulis tanpa AI.",
      studentAction: "Lalu tutup gawai dan tulis sendiri versi terakhirmu.",
      note: "Jangan biarkan langkah {step} berakhir dalam obrolan. Sisihkan sepertiga waktunya untuk versi terakhir yang ditulis tanpa AI.",
      prompt: "Apa yang berubah dalam pemikiranku di bagian akhir tadi, dan apa yang kubiarkan tetap?",
    },
    flexible: {
      overview: "Letak AI fleksibel: disarankan pada langkah {step}, dan setiap langkah juga berjalan tanpa AI.",
      teacherAction: "Putuskan sebelumnya apakah AI dipakai di sini, dan sampaikan kepada kelas.",
      studentAction: "Bila AI dipakai di sini, selesaikan dahulu bagianmu sendiri.",
      note: "Untuk memindahkan AI ke langkah lain, bawa serta bagian AI dari langkah {step}: siswa mengerjakan langkah tujuan itu sendiri dahulu, baru membawa hasilnya kepada AI. Di mana pun letaknya, ada usaha pertama sebelum AI dan kalimat terakhir tanpa AI sesudahnya.",
      suggestion: "Bila Anda menempatkan AI di sini, gilirannya tiba setelah pekerjaan ini ada di kertas.",
    },
  },
  learners: { higher: { siswa: "mahasiswa", Siswa: "Mahasiswa" } },
  bands: {
    "k-2": {
      first: "Gambar dan ucapan yang didiktekan dihitung sebagai tulisan: catatlah apa yang dikatakan anak.",
      ai: "Gunakan satu layar: Anda mengetik dan membacakan, kelas memutuskan apa yang ditanyakan, dan anak mengangkat kartu warna untuk pakai, ubah, atau tolak.",
      last: "Satu gambar dengan satu kalimat lisan sudah cukup; tuliskan kalimat itu di bawahnya.",
    },
    "3-5": {
      first: "Tempelkan satu contoh jadi dari topik lain agar semua siswa tahu seberapa panjang jawabannya.",
      ai: "Pakai satu layar untuk sekelas atau satu per meja, dengan akun Anda, dan baca jawaban pertama bersama-sama.",
      last: "Dua atau tiga kalimat utuh sudah cukup; tawarkan awal kalimat kepada siswa yang buntu.",
    },
    "6-8": {
      first: "Berikan tugas sedikit demi sedikit, dan sebutkan kapan pena diletakkan.",
      ai: "Banyak siswa belum cukup umur untuk memiliki akun sendiri: periksa aturan sekolah, dan biarkan satu kelompok berbagi satu gawai.",
      last: "Mintalah alasan dalam setiap jawaban; yang pendek dengan bukti lebih baik daripada yang panjang tanpa bukti.",
    },
    "9-12": {
      first: "Bila tugasnya menuntut, minta siswa memakai istilah khusus mata pelajaran Anda sejak awal.",
      ai: "Minta siswa menyimpan obrolan bersama catatannya, supaya Anda dapat membahas bagian tertentu.",
      last: "Bila memakai sumber, siswa wajib menyebutkannya; mintalah juga sedikitnya satu keterbatasan dari hasilnya sendiri.",
    },
    higher: {
      first: "Bila ada pustaka tentang topiknya, arahkan ke sana, dan minta setiap orang menyebutkan dasar pijakannya.",
      ai: "Wajibkan satu baris keterangan: alat apa yang dipakai, untuk apa, dan apa hasilnya.",
      last: "Mintalah satu pertanyaan terbuka untuk kajian selanjutnya dan, bila memakai pustaka, sikap terhadapnya.",
    },
  },
  aiRole: "Dukungan AI: {role}.",
  independent: {
    before: "Kerja mandiri: tanpa AI pada langkah ini, gawai tertutup.",
    after: "Kerja mandiri: tanpa AI, dari catatan dan bahan sendiri.",
    last: "Kerja mandiri: tanpa AI, karena kata terakhir milik siswa.",
    flexible: "Kerja mandiri: tanpa AI, kecuali bila Anda memindahkannya ke sini setelah pekerjaan ini selesai.",
  },
  afterAI: "Gawai ditutup; catatan tetap di meja.",
  context: {
    title: "{title}: {topic}",
    facts: "Dirancang untuk: {facts}.",
    minutes: "{minutes} menit",
    purpose: "Tujuan kelas: {purpose}.",
    longPurpose: "Tujuan kelas selengkapnya: {purpose}.",
    skills: "Keterampilan utama: {skills}.",
    board: "Tulis tujuan ini di tempat yang terlihat semua siswa: {purpose}.",
    ask: "Tujuan kami: {purpose}.",
    skillsPrompt: "Di bagian mana karyaku orang dapat melihat ini: {skills}?",
    standards: "Baca karya akhir dengan capaian pembelajaran yang Anda sebutkan: {standards}.",
    skillsAssessment: "Pilih satu saat ketika setiap siswa menunjukkannya, dan catat yang Anda lihat: {skills}.",
    note: "Catatan Anda tentang kelas ini: {context}. Sesuaikan kelompok, bahan, dan waktu dengan hal itu sebelum mulai.",
  },
  sessions: {
    intro: "{count} pertemuan, masing-masing {length} menit: ",
    one: "pertemuan {session} untuk langkah {step}",
    shared: "pertemuan {session} untuk langkah {from}–{to}",
    long: "pertemuan {from}–{to} untuk langkah {step}",
    separator: "; ",
    end: ".",
  },
  privacy: [
    "Ingatkan siswa agar tidak menuliskan nama, foto, dan data pribadi dalam obrolan.",
    "Sepakati sebelumnya: tidak ada nama asli dan data pribadi yang diketik dalam obrolan, baik milik sendiri maupun orang lain.",
    "Yang diketik akan keluar dari kelas: minta siswa tidak mencantumkan nama, alamat, dan data pribadi, dan periksa ketikan pertama bersama-sama.",
  ],
  teacherLed: [
    "Satu layar: Anda mengetik, kelas menyepakati pertanyaannya, dan semua siswa menilai setiap jawaban dengan kartu pakai, ubah, dan tolak.",
    "Gawai terbatas: tayangkan satu obrolan dengan proyektor; setiap meja menyerahkan satu pertanyaan di kertas, dan kelas memutuskan mana yang diketik.",
    "Dipandu guru: tayangkan satu layar, bacakan setiap jawaban dengan jeda, dan biarkan kelas memutuskan untuk lanjut, bertanya balik, atau berhenti.",
  ],
  access: [
    "Untuk siswa yang bahasa ibunya bukan bahasa Indonesia: sediakan daftar kata dan awal kalimat, izinkan catatan dalam bahasa daerah, dan minta AI memakai kalimat pendek.",
    "Untuk siswa yang sulit menulis: biarkan mereka mengucapkan gagasannya kepada teman yang mencatat, dan nilailah pikirannya, bukan ejaannya.",
    "Untuk siswa yang cepat selesai: minta mereka menjelaskan karyanya kepada teman dari kelompok lain dan mencatat pertanyaan pertama yang muncul.",
  ],
};
