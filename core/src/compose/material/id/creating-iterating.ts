/** Indonesian: creating and iterating. */
import type { TypeText } from "../material.ts";

export const creatingIterating: TypeText = {
  mayNot: "AI tidak boleh membuat karyanya, memilih idenya, atau menulis ulang draf.",
  roles: {
    coach: {
      title: "Karya ini untuk apa?",
      does: "AI bertanya apa yang hendak dicapai karya itu dan di mana belum tercapai, dan siswa menjawab dengan mengubah sesuatu.",
      ask: "Ini ide kami dan apa yang hendak dicapainya. Ajukan satu pertanyaan yang membantu kami melihat perubahan berikutnya, lalu tunggu.",
    },
    "content-provider": {
      title: "Cara orang lain",
      does: "AI menggambarkan satu teknik atau contoh yang diminta siswa, dan mereka mencobanya pada satu sudut karyanya.",
      ask: "Gambarkan satu teknik yang mungkin dipakai orang untuk tugas seperti ini, dengan sumber untuk diperiksa. Jangan menerapkannya pada karya kami.",
    },
    "idea-generator": {
      title: "Tiga saran ganjil",
      does: "AI menambahkan tiga perubahan yang tidak biasa, dan siswa mengolah sedikitnya satu sampai cocok dengan idenya sendiri.",
      ask: "Ini ide kami. Sarankan tiga perubahan yang tidak biasa, masing-masing beberapa kata, dan jangan melaksanakannya.",
    },
    "feedback-provider": {
      title: "Penonton pertama",
      does: "AI mengatakan apa yang berhasil dalam draf dan di mana perhatian pembaca atau penonton lepas, beserta letaknya; versi berikutnya buatan siswa sendiri.",
      ask: "Katakan apa yang berhasil dalam draf kami dan di mana kamu kehilangan alurnya. Kutip bagiannya, dan jangan menawarkan versi baru.",
    },
    "perspective-taker": {
      title: "Jika aku penggunanya",
      does: "AI menanggapi sebagai satu orang yang akan membaca, memakai, atau menonton karya itu, dan siswa memutuskan untuk siapa sebenarnya karyanya.",
      ask: "Tanggapi ide kami sebagai satu orang yang akan memakainya, dalam dua kalimat. Jangan katakan bagaimana menyelesaikannya.",
    },
    synthesizer: {
      title: "Semua ide sekaligus",
      does: "AI mengelompokkan semua coretan siswa dan menunjukkan ide mana yang mungkin sebenarnya satu; siswa menggabungkannya dengan cara sendiri.",
      ask: "Kelompokkan ide kami tanpa menambah apa pun. Dua ide mana yang mungkin sebenarnya satu? Tunjukkan saja.",
    },
    challenger: {
      title: "Di mana akan gagal?",
      does: "AI menyebut satu kemungkinan gagal setiap kali, dan siswa menguji apakah benar demikian.",
      ask: "Bagaimana ide kami bisa gagal? Sebutkan satu kemungkinan, dan tunggu sampai kami mengujinya.",
    },
  },
  examples: {
    "language-arts": {
      before: "Dua siswa menulis pembuka cerita hantu yang gelap, dingin, dan menakutkan.",
      after:
        "Mereka membacakannya dan tidak ada yang merinding. Pada versi berikutnya kata “menakutkan” hilang, dan di beranda yang kosong kursi goyang mulai berderit.",
    },
    mathematics: {
      before: "Sepasang siswa membuat teka-teki bilangan untuk kelas lain dan yakin hanya ada satu penyelesaian.",
      after:
        "Mereka mencoba memecahkannya dari belakang dan menemukan penyelesaian kedua. Satu petunjuk diperketat, dan catatan di sampingnya menyebut jawaban mana yang kini tidak mungkin.",
    },
    science: {
      before:
        "Satu kelompok merancang uji untuk mengetahui kain lap mana yang paling banyak menyerap air, dengan mengelap tumpahan.",
      after:
        "Mereka melakukannya dua kali dan pemenangnya berbeda. Versi kedua menimbang kain kering dan basah, dan baris yang diubah dalam rencana diberi tanggal.",
    },
    "social-studies": {
      before: "Tiga siswa merancang selebaran agar halaman sekolah bersih dan memenuhinya dengan aturan.",
      after:
        "Mereka mengamati halaman pada jam istirahat dan melihat di mana sampah mulai menumpuk. Draf kedua membuang empat aturan dan memindahkan tempat sampah ke dekat kantin.",
    },
    arts: {
      before: "Dua siswa menggubah irama untuk adegan menunggu dan memakai semua alat musik yang ada.",
      after:
        "Mereka mendengarkan dengan mata tertutup dan bunyinya seperti pesta. Versi berikutnya menyisakan satu kendang dan membiarkan jedanya makin panjang.",
    },
    stem: {
      before: "Satu tim membuat kotak penyimpan es dan melapisi semua sisinya dengan kertas aluminium.",
      after:
        "Mereka mengukur setelah satu jam: tutupnya bagian yang hangat. Versi kedua membiarkan dindingnya dan menggandakan tutupnya, dan catatan menunjukkan kedua grafik suhu.",
    },
    other: {
      before: "Satu kelompok membuat permainan pemanasan; pemain yang paling lambat harus keluar.",
      after:
        "Mereka memainkannya dan melihat bahwa yang paling perlu berlatih malah berdiri menonton. Pada versi kedua tidak ada yang keluar; pemain paling lambat menentukan aturan berikutnya.",
    },
    general: {
      before: "Sepasang siswa membuat draf pertama dan sudah puas, karena semua yang diminta ada di dalamnya.",
      after:
        "Mereka memperlihatkannya kepada meja sebelah dan harus menjelaskan dua kali. Draf kedua mendahulukan yang harus dijelaskan tadi dan membuang sepertiga sisanya.",
    },
  },
  exchange: {
    title: "Uji pada orang lain",
    description:
      "Setiap kelompok memberikan versinya kepada kelompok lain untuk dibaca, dipakai, atau ditonton, dan diam. Pada lembar tiga kolom, mereka mencatat apa yang dilakukan penguji, di mana mereka berhenti, dan apa kata mereka.",
    teacherAction: "Ingatkan para pembuat bahwa tugasnya mengamati. Menjelaskan karya sendiri merusak ujinya.",
    studentAction:
      "Biarkan orang lain mencoba versimu. Tulis apa yang mereka lakukan, di mana berhenti, apa kata mereka.",
    purpose: "Mutu sebuah versi terlihat ketika pembuatnya tidak boleh menjelaskan.",
    prompts: [
      "Di mana mereka ragu?",
      "Apa yang mereka pakai berbeda dari maksud kami?",
      "Apa yang kami ubah karenanya, dan apa yang tidak?",
    ],
  },
  plans: [
    {
      title: "Banyak, Satu, Lebih Baik",
      overview:
        "Siswa mulai dengan beberapa ide kasar, memilih satu, dan membuatnya lebih berani dan lebih baik dalam versi-versi yang tetap terlihat.",
      purpose:
        "Belajar bahwa ide bagus dipilih dan digarap, bukan sekadar ditemukan, dan bahwa versi awal memang untuk diubah.",
      open: {
        title: "Tiga ide kasar",
        description:
          "Pada satu lembar, setiap siswa membuat sketsa tiga ide yang jauh berbeda untuk tugas itu, masing-masing beberapa kata atau garis, dan melingkari yang paling hidup.",
        teacherAction:
          "Tetapkan tugas dan batasnya. Larang penghapus, dan mintalah ide ketiga bila sudah ada dua di lembar.",
        studentAction: "Buat sketsa tiga ide yang berbeda. Lingkari yang ingin kamu garap, dan katakan alasannya.",
        purpose: "Sering kali baru ide ketiga yang benar-benar milik sendiri.",
        prompts: [
          "Bisa jadi apa lagi?",
          "Ide mana yang membuatku ingin segera mulai?",
          "Apa beda sebenarnya di antara ketiga ideku?",
        ],
      },
      develop: {
        title: "Versi satu",
        description:
          "Siswa mewujudkan ide pilihannya menjadi versi pertama, cepat dan utuh, dan menulis padanya apa tujuannya dan untuk siapa.",
        teacherAction: "Tahan siswa yang terlalu ingin sempurna: versinya harus utuh sebelum ada bagian yang dipoles.",
        studentAction: "Buat versi pertama yang cepat dan utuh. Tulis padanya apa tujuannya, dan untuk siapa.",
        purpose: "Hanya yang sudah ada yang bisa diperbaiki.",
        prompts: [
          "Apa versi utuh yang paling kecil?",
          "Apa gunanya, dan untuk siapa?",
          "Bagian mana yang kulewati, dan mengapa?",
        ],
      },
      deepen: {
        title: "Perbesar kekuatannya",
        description:
          "Siswa menemukan ciri terkuat karyanya dan membuat versi kedua dengan ciri itu dua kali lebih kuat. Kedua versi disimpan, dengan catatan apa yang didapat dan apa yang hilang.",
        teacherAction: "Tanyakan: seperti apa jadinya kalau kamu tidak berhati-hati? Amankan versi pertama di dinding.",
        studentAction: "Pilih ciri terkuat, gandakan, dan catat apa yang kamu dapat dan apa yang hilang.",
        purpose: "Melebih-lebihkan memperlihatkan apa inti sebuah ide.",
        prompts: ["Apa intinya?", "Apa yang terjadi kalau aku kelewatan?", "Apa yang harus kulepas untuk itu?"],
      },
      close: {
        title: "Versi yang dipertahankan",
        description:
          "Siswa menyelesaikan versinya dan melampirkan catatan perubahan tiga baris: apa yang kuubah, apa penyebabnya, apa yang sengaja kubiarkan.",
        teacherAction:
          "Perlihatkan sketsa pertama dan versi terakhir bersama-sama. Tanyakan perubahan mana yang paling berat.",
        studentAction: "Selesaikan versimu. Tulis catatannya: kuubah, karena, sengaja kubiarkan.",
        purpose: "Catatan itu memperlihatkan bahwa mencipta adalah rangkaian keputusan.",
        prompts: [
          "Aku mengubah … karena …",
          "Apa yang sengaja kubiarkan seperti semula?",
          "Apa yang akan kucoba lain kali?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa membuat sketsa tiga ide kasar di kertas, masing-masing satu dua baris, dan melingkari satu. Hanya yang dilingkari yang dijelaskan kepada AI.",
        bring: "Berpasangan, siswa menjelaskan kepada AI ide yang dilingkari dan menyebutkan untuk siapa.",
        finish: "Berpasangan, siswa memperlihatkan atau menjelaskan versinya kepada AI dan menyebutkan tujuannya.",
        lastWord:
          "Lalu gawai ditutup; setiap siswa menyelesaikan versinya dengan tangan dan menulis catatan perubahan dalam tiga baris.",
      },
      assessment: [
        "Bandingkan sketsa-sketsa pertama: apakah idenya berbeda, atau satu ide beberapa kali?",
        "Baca catatan perubahan: apakah alasannya menyangkut tujuan, atau hanya selera?",
      ],
      note: "Siswa jatuh cinta pada ide pertamanya. Mintalah tiga ide sebelum ada yang boleh memilih.",
    },
    {
      title: "Rencanakan, Coba, Sesuaikan",
      overview:
        "Siswa merencanakan sebelum membuat, memperkirakan di mana akan meleset, dan menyesuaikan rencana serta karya dengan temuannya.",
      purpose: "Merencanakan tanpa terpaku pada rencana: perkiraan yang meleset adalah keterangan yang paling berguna.",
      open: {
        title: "Rencana dengan keraguan",
        description:
          "Setiap siswa menulis rencana setengah halaman: tujuannya, tiga langkah ke sana, tanda keberhasilannya, dan langkah yang paling diragukan.",
        teacherAction:
          "Tanyakan bagaimana keberhasilan akan terlihat. Biarkan langkah yang diragukan; nanti diperlukan.",
        studentAction: "Tulis tujuan, tiga langkah, tanda berhasil, dan langkah yang kamu ragukan.",
        purpose: "Siapa yang punya rencana bisa terkejut, dan belajar darinya.",
        prompts: [
          "Apa yang ingin kuhasilkan pada akhirnya?",
          "Bagaimana aku tahu bahwa ini berhasil?",
          "Langkah mana yang membuatku cemas?",
        ],
      },
      develop: {
        title: "Buat sesuai rencana",
        description:
          "Siswa melaksanakan rencana sampai menjadi draf pertama dan menulis di tepi setiap kali menyimpang darinya.",
        teacherAction:
          "Berkelilinglah dan tanyakan saja: apakah itu ada dalam rencana? Penyimpangan boleh, asalkan dicatat.",
        studentAction: "Bekerjalah menurut rencanamu. Catat di tepi setiap kali menyimpang, dan mengapa.",
        purpose: "Catatan di tepi menunjukkan di mana membuat mengajarkan lebih banyak daripada merencanakan.",
        prompts: [
          "Di mana aku meninggalkan rencana?",
          "Apa yang tidak kuperkirakan?",
          "Apakah draf ini sudah mencapai tujuannya?",
        ],
      },
      deepen: {
        title: "Perkirakan, lalu uji",
        description:
          "Siswa menulis tiga perkiraan tentang apa yang terjadi bila karyanya bertemu pembaca, pengguna, atau pengujian. Mereka mencobanya, dan menuliskan hasil di samping setiap perkiraan.",
        teacherAction:
          "Tidak ada pengujian tanpa perkiraan tertulis. Tanyakan apa arti perkiraan yang meleset bagi karya itu.",
        studentAction: "Tulis tiga perkiraan, uji, dan tuliskan hasilnya di sampingnya.",
        purpose: "Selisih antara perkiraan dan hasil menunjukkan apa yang perlu digarap.",
        prompts: ["Apa yang kuperkirakan terjadi?", "Apa yang ternyata terjadi?", "Apa arti selisih itu bagiku?"],
      },
      close: {
        title: "Sesuaikan dan pertanggungjawabkan",
        description:
          "Siswa membuat versi akhir dan menulis di samping rencana pertamanya apa yang kini akan direncanakan secara berbeda, dengan peristiwa yang mengajarkannya.",
        teacherAction:
          "Ajak siswa membandingkan rencana dengan karya. Tanyakan penyimpangan mana yang merupakan keputusan terbaik.",
        studentAction:
          "Selesaikan karyamu. Tulis di samping rencanamu apa yang akan kamu ubah, dan apa yang mengajarkannya.",
        purpose: "Melihat rencana dan karya bersama-sama membuat rencana berikutnya lebih baik.",
        prompts: [
          "Apa yang kurencanakan, dan apa jadinya?",
          "Peristiwa mana yang paling banyak mengajariku?",
          "Apa yang akan kulakukan berbeda lain kali?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa menulis tujuan, tanda berhasil, dan tiga langkah di kertas, dan menandai langkah yang paling diragukan. Rencana dan keraguannya diberikan kepada AI.",
        bring: "Siswa memberikan kepada AI tujuannya, tanda berhasilnya, dan langkah yang diragukan.",
        finish: "Siswa memberikan kepada AI tujuannya, drafnya, dan bagian yang paling kurang memuaskan.",
        lastWord:
          "Dengan gawai tertutup, siswa membuat sendiri perubahan terakhir dan menulis di samping rencana apa yang akan dilakukan berbeda lain kali.",
      },
      assessment: [
        "Baca tanda berhasilnya: dapatkah diamati orang lain?",
        "Bandingkan rencana dan karya: apakah penyimpangannya dijelaskan oleh apa yang dipelajari?",
      ],
      note: "Ada yang berencana supaya tidak usah mulai, ada yang mulai supaya tidak usah berencana. Setengah halaman cukup, dan wajib.",
    },
    {
      title: "Bagaimana Kalau, Lalu Apa, Yang Mana",
      overview:
        "Siswa mengubah satu aturan dari sesuatu yang dikenal, memikirkan akibatnya, dan menggarapnya menjadi sesuatu yang kokoh.",
      purpose:
        "Mencipta dengan sengaja: satu syarat yang diubah dan diikuti dengan teliti membawa lebih jauh daripada menunggu ilham.",
      open: {
        title: "Ubah satu aturan",
        description:
          "Siswa mengambil sesuatu yang dikenal dari topik (cerita, peraturan, alat, cara kerja), mencatat empat aturannya, dan menulis dua “bagaimana kalau” yang masing-masing melanggar satu aturan.",
        teacherAction: "Beri contoh dari mata pelajaran Anda. Mintalah juga aturan yang kecil, bukan hanya yang besar.",
        studentAction: "Catat empat aturan. Tulis dua “bagaimana kalau”, dan pilih yang membuatmu penasaran.",
        purpose: "Melihat aturannya adalah langkah pertama untuk mencipta.",
        prompts: [
          "Aturan mana yang dianggap wajar oleh semua orang?",
          "Bagaimana kalau aturan ini diubah?",
          "“Bagaimana kalau” mana yang membuatku penasaran?",
        ],
      },
      develop: {
        title: "Lalu apa?",
        description:
          "Siswa menggambar rantai sedikitnya lima akibat dari “bagaimana kalau” mereka, dengan satu cabang untuk akibat yang tidak diinginkan siapa pun.",
        teacherAction:
          "Tanyakan “lalu apa?” sampai rantainya melampaui yang biasa. Cabang yang tidak diinginkan itu wajib.",
        studentAction: "Gambar lima akibat berurutan, dan satu cabang untuk yang tidak diinginkan.",
        purpose: "Ide yang diikuti melampaui batas nyaman memperlihatkan isinya.",
        prompts: [
          "Lalu apa?",
          "Siapa yang akan menyukainya, dan siapa yang tidak?",
          "Di mana rantaiku menjadi tidak masuk akal?",
        ],
      },
      deepen: {
        title: "Dua putaran perbaikan",
        description:
          "Siswa menggarap idenya menjadi draf, memperbaiki bagian terburuknya, memberi tanggal, dan memperbaiki sekali lagi. Setiap putaran meninggalkan satu versi di kertas.",
        teacherAction:
          "Batasi setiap putaran dengan waktu. Sesudah yang pertama tanyakan: apa yang justru memburuk karena perbaikan?",
        studentAction: "Buat draf, perbaiki bagian terburuknya, perbaiki lagi. Simpan setiap versi.",
        purpose: "Dua putaran pendek memperbaiki lebih banyak daripada satu putaran panjang.",
        prompts: [
          "Apa bagian terburuk sekarang?",
          "Apakah perbaikan itu merusak hal lain?",
          "Apa yang lebih baik daripada putaran pertama?",
        ],
      },
      close: {
        title: "Ciptaan yang bertahan",
        description:
          "Siswa menuliskan dan menggambar ciptaannya pada satu halaman: aturan yang diubah, akibatnya, cara mengatasi akibat yang tidak diinginkan, dan beda ide itu dari “bagaimana kalau” yang pertama.",
        teacherAction:
          "Pajang halaman-halaman itu. Setiap siswa menulis satu “ini akan berhasil karena” pada halaman teman.",
        studentAction: "Buat halamanmu: aturannya, akibatnya, penangkalnya, dan apa yang berubah di perjalanan.",
        purpose: "Ciptaan selesai bila pembuatnya dapat menyebutkan apa yang dikorbankan.",
        prompts: [
          "“Bagaimana kalau” milikku semula …; sekarang … karena …",
          "Bagaimana aku mengatasi akibat yang tidak diinginkan siapa pun?",
          "Apa yang masih membuatku tidak yakin?",
        ],
      },
      ai: {
        commit:
          "Sebelum gawai dibuka, setiap siswa mencatat dua aturan di kertas dan menulis satu “bagaimana kalau” yang melanggar salah satunya. “Bagaimana kalau” itu diberikan kepada AI.",
        bring: "Siswa memberikan kepada AI aturan yang mereka ubah dan “bagaimana kalau” mereka, dalam dua kalimat.",
        finish: "Siswa memberikan kepada AI “bagaimana kalau” mereka dan akibatnya, termasuk yang tidak diinginkan.",
        lastWord:
          "Gawai ditutup: siswa menulis versi satu halaman dengan kata-kata sendiri, dengan penangkal bagi akibat yang tidak diinginkan, dan mencatat bedanya dari “bagaimana kalau” yang pertama.",
      },
      assessment: [
        "Lihat aturan yang diubah: apakah benar-benar menopang sesuatu?",
        "Baca halaman akhir: apakah akibat yang tidak diinginkan diatasi, atau hanya disebut?",
      ],
      note: "“Semuanya mungkin” membuat ide lemah. Setiap aturan yang tetap berlaku membuat ciptaan lebih kuat.",
    },
  ],
};
