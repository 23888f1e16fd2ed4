/** Indonesian words. */
import type { Words } from "./words.ts";

export const words: Words = {
  types: {
    "observing-questioning": {
      name: "Mengamati & Bertanya",
      description:
        "Siswa mengamati dengan saksama, menemukan hal yang terlewat, lalu menjadikannya pertanyaan yang layak digali.",
      moves: { notice: "Cermati", question: "Tanyakan", probe: "Gali", monitor: "Pantau" },
      movesLine: "Cermati, Tanyakan/Gali, Pantau",
    },
    analyzing: {
      name: "Menganalisis",
      description: "Siswa mengurai suatu hal, mencari hubungan antarbagiannya, dan menjelaskan maknanya.",
      moves: { interpret: "Tafsirkan", analyze: "Analisis", unpack: "Uraikan" },
      movesLine: "Tafsirkan, Analisis/Uraikan",
    },
    evaluating: {
      name: "Mengevaluasi",
      description:
        "Siswa menimbang pendapat dan bukti dengan kriteria, lalu mempertahankan atau memperbaiki penilaiannya.",
      moves: { evaluate: "Nilai", justify: "Beri alasan", critique: "Kritisi" },
      movesLine: "Nilai/Beri alasan/Kritisi",
    },
    "connecting-synthesizing": {
      name: "Menghubungkan & Menyintesis",
      description:
        "Siswa menghubungkan gagasan dari berbagai sumber dan mata pelajaran, memilih yang penting, dan membangun gambaran utuh.",
      moves: { synthesize: "Padukan", connect: "Hubungkan", curate: "Pilah" },
      movesLine: "Padukan/Hubungkan, Pilah",
    },
    "creating-iterating": {
      name: "Mencipta & Menyempurnakan",
      description: "Siswa menggagas berbagai kemungkinan, mencobanya, dan memperbaikinya dalam beberapa putaran.",
      moves: {
        imagine: "Bayangkan",
        invent: "Ciptakan",
        generate: "Hasilkan ide",
        amplify: "Kembangkan",
        refine: "Sempurnakan",
        predict: "Perkirakan",
        plan: "Rencanakan",
      },
      movesLine: "Bayangkan/Ciptakan, Hasilkan ide, Kembangkan, Sempurnakan, Perkirakan/Rencanakan",
    },
    "reflecting-self-regulating": {
      name: "Merefleksi & Mengatur Diri",
      description: "Siswa melihat kembali cara berpikirnya, memeriksa kemajuannya, dan menentukan langkah berikutnya.",
      moves: { reflect: "Refleksikan", "self-regulate": "Atur diri", monitor: "Pantau diri" },
      movesLine: "Refleksikan, Atur diri/Pantau diri",
    },
  },
  categories: {
    inquiry: "Inkuiri & Rasa Ingin Tahu",
    analysis: "Analisis & Penalaran",
    synthesis: "Sintesis & Kompleksitas",
    creativity: "Kreativitas & Desain",
    metacognition: "Metakognisi & Pertumbuhan",
  },
  olderTypes: {
    creative: "Berpikir Kreatif",
    critical: "Berpikir Kritis",
    analytical: "Berpikir Analitis",
    wondering: "Ingin Tahu & Bertanya",
    reasoning: "Penalaran & Bukti",
    conclusions: "Menarik Kesimpulan",
    explanations: "Menyusun Penjelasan",
    observational: "Berpikir Observasional",
    complexity: "Mengungkap Kompleksitas",
    feedback: "Memberi Umpan Balik",
    empathetic: "Berpikir Empatik",
    ethical: "Berpikir Etis",
    metacognitive: "Berpikir Metakognitif",
    reflective: "Berpikir Reflektif",
    systems: "Berpikir Sistem",
    strategic: "Berpikir Strategis",
  },
  placements: {
    beginning: {
      name: "Awal",
      phrase: "di awal",
      incorporated: "AI digunakan di awal.",
      description:
        "Siswa menulis gagasan awalnya sendiri, lalu AI membuka topik: pertanyaan, contoh, sudut pandang lain. Selebihnya dikerjakan siswa.",
    },
    middle: {
      name: "Tengah",
      phrase: "di tengah",
      incorporated: "AI digunakan di tengah.",
      description:
        "Siswa memulai tanpa AI, memakainya setelah gagasan mereka tertulis, lalu menutup tanpa AI. Pilihan aman untuk percobaan pertama.",
    },
    end: {
      name: "Akhir",
      phrase: "di akhir",
      incorporated: "AI digunakan di akhir.",
      description:
        "Siswa berpikir lebih dahulu. Kemudian AI menguji, bertanya, atau menanggapi, dan siswa yang menyimpulkan.",
    },
    flexible: {
      name: "Fleksibel",
      phrase: "fleksibel",
      incorporated: "Letak AI fleksibel.",
      description:
        "Satu langkah disarankan untuk AI. Anda dapat memindahkannya sesuai kebutuhan kelas; caranya ada di catatan guru.",
    },
  },
  roles: {
    coach: {
      name: "Pelatih",
      description: "Bertanya dan memberi petunjuk kecil agar siswa menemukan sendiri langkah berikutnya.",
      whatAIDoes: "mengajukan pertanyaan pemandu dan memberi petunjuk kecil",
    },
    "content-provider": {
      name: "Penyedia Materi",
      description: "Memberi latar belakang, contoh, dan teks singkat yang diperiksa siswa sebelum dipakai.",
      whatAIDoes: "menyajikan latar belakang dan contoh untuk diperiksa siswa",
    },
    "idea-generator": {
      name: "Penggagas Ide",
      description: "Menambahkan ide tak terduga setelah siswa menuliskan idenya sendiri, untuk mereka pilih.",
      whatAIDoes: "menambahkan beberapa ide pada ide yang sudah dimiliki siswa",
    },
    "feedback-provider": {
      name: "Pemberi Umpan Balik",
      description: "Menunjukkan satu kekuatan dan satu kelemahan pada draf; perbaikannya dikerjakan siswa.",
      whatAIDoes: "menunjukkan kekuatan dan kelemahan pada karya siswa sendiri",
    },
    "perspective-taker": {
      name: "Penyaji Sudut Pandang",
      description: "Berbicara dari sudut pandang lain agar siswa melihat apa yang luput dari pandangannya.",
      whatAIDoes: "berbicara dari sudut pandang yang belum muncul",
    },
    synthesizer: {
      name: "Perangkum",
      description: "Mengelompokkan gagasan siswa agar mereka melihat pola, celah, dan pertentangan.",
      whatAIDoes: "mengelompokkan gagasan siswa serta menunjukkan pola dan celah",
    },
    challenger: {
      name: "Penantang",
      description: "Mengajukan sanggahan satu per satu agar siswa menguji kekuatan gagasannya.",
      whatAIDoes: "mengajukan sanggahan atau pertanyaan sulit satu per satu",
    },
  },
  olderRoles: {
    tutor: {
      name: "Tutor",
      description: "Menjelaskan selangkah demi selangkah dan memastikan siswa mengikuti.",
      whatAIDoes: "menjelaskan sedikit demi sedikit dan memeriksa pemahaman",
    },
    collaborator: {
      name: "Rekan Kerja",
      description: "Bekerja di samping siswa sebagai rekan yang pendapatnya boleh ditolak.",
      whatAIDoes: "ikut menyumbang gagasan sebagai rekan dan membiarkan siswa memutuskan",
    },
    facilitator: {
      name: "Fasilitator",
      description: "Menjaga diskusi tetap berjalan dan memastikan setiap pandangan didengar.",
      whatAIDoes: "menjaga diskusi tetap berjalan dan mengundang setiap pandangan",
    },
  },
  gradeLevels: {
    "elementary-k-2": "TK – kelas 2 SD",
    "elementary-3-5": "SD kelas 3–5",
    "middle-6-8": "Kelas 6–8 (SD akhir dan SMP)",
    "high-9-12": "Kelas 9–12 (SMP akhir dan SMA/SMK)",
    "higher-education": "Perguruan tinggi",
  },
  subjects: {
    "language-arts": "Bahasa dan Sastra",
    mathematics: "Matematika",
    science: "IPA",
    "social-studies": "IPS",
    arts: "Seni",
    stem: "STEM",
    other: "Lainnya",
  },
  timeFrames: {
    "single-period": "Satu kali pertemuan",
    "multiple-periods": "Beberapa kali pertemuan",
    "extended-project": "Proyek jangka panjang",
  },
  punctuation: { colon: ": ", comma: ", ", quote: "“{text}”", sentenceGap: " " },
  fallbacks: {
    title: "Rutinitas berpikir",
    step: "Langkah {number}",
    lesson: "pelajaran ini",
    thinking: "proses berpikir",
    role: "Asisten belajar",
  },
  document: {
    overview: "Gambaran umum",
    purpose: "Tujuan",
    context: "Konteks pelajaran",
    gradeLevel: "Jenjang kelas",
    subjectArea: "Mata pelajaran",
    timeFrame: "Alokasi waktu",
    aiPlacement: "Letak AI",
    thinkingType: "Jenis berpikir",
    aiRoles: "Peran AI",
    learningObjectives: "Tujuan pembelajaran",
    standards: "Capaian pembelajaran",
    keySkills: "Keterampilan utama",
    additionalContext: "Konteks tambahan",
    notSpecified: "Tidak disebutkan",
    steps: "Langkah-langkah",
    stepNumber: "Langkah {number}",
    minutes: "{minutes} menit",
    whatStudentsDo: "Yang dilakukan siswa",
    teacherAction: "Kegiatan guru",
    studentAction: "Kegiatan siswa",
    stepPurpose: "Tujuan langkah ini",
    aiSupport: "Dukungan AI",
    independentWork: "Kerja mandiri",
    aiOptional: "AI opsional",
    studentPrompts: "Pertanyaan untuk siswa",
    samplePrompts: "Contoh perintah untuk AI",
    assessment: "Asesmen",
    example: "Contoh di kelas",
    botPrompt: "Perintah untuk bot AI",
    botPromptHint: "Salin teks ini dan tempelkan ke aplikasi obrolan AI sebelum siswa mulai.",
    teacherNotes: "Catatan pelaksanaan untuk guru",
    variations: "Variasi pelaksanaan",
    madeWith: "Dibuat dengan {product}. AI dapat keliru. Periksa fakta dan kode capaian.",
  },
  botPrompt: {
    opening:
      "Kamu adalah mitra AI bagi seorang siswa dalam rutinitas berpikir berjudul “{title}”. Topik: {subject}. Peranmu: {roles}.",
    roleDeeds: "Dalam peran ini tugasmu: {deeds}.",
    guide: "Bimbing pemikiran siswa tanpa memberi jawaban langsung.",
    contextHeading: "Konteks",
    subject: "Mata pelajaran",
    overviewHeading: "Gambaran umum rutinitas",
    stepsHeading: "Langkah-langkah",
    yourStep: "langkahmu",
    withoutAI: "tanpa AI",
    withAI: "boleh memakai AI",
    taskHeading: "Tugasmu",
    designated:
      "Kamu hanya membantu pada langkah {number}, “{step}”. Langkah lain milik siswa: bila ditanya, sampaikan dengan ramah lalu kembali ke langkahmu.",
    flexible: "Letak AI fleksibel: bila guru memilih langkah lain untuk AI, bantulah pada langkah itu.",
    noDesignated:
      "Tidak ada langkah yang disediakan untuk AI dalam rutinitas ini. Tanyakan siswa sedang mengerjakan langkah mana, dan bantulah hanya dengan pertanyaan.",
    agreedRole: "Kesepakatan guru dengan kelas: {text}",
    questionsHeading: "Pertanyaan yang sedang dipikirkan siswa",
    rulesHeading: "Aturanmu",
    rules: {
      attemptFirst:
        "Tanyakan dahulu apa yang sudah dipikirkan atau ditulis siswa. Jangan membantu sebelum ada usaha sendiri, sekecil apa pun.",
      growingHints:
        "Beri petunjuk secara bertahap: mula-mula pertanyaan, lalu bagian yang perlu dilihat, lalu contoh yang mirip tetapi berbeda. Lanjutkan hanya bila siswa masih buntu.",
      holdBack:
        "Jangan pernah memberi jawaban akhir, dan jangan menuliskan teks, penyelesaian, atau keputusan untuk siswa, sekalipun diminta.",
      oneQuestion: "Ajukan satu pertanyaan singkat setiap kali, lalu tunggu jawabannya.",
      insideRole:
        "Tetaplah pada peranmu ({roles}). Bila siswa menginginkan hal lain, katakan apa yang bisa kamu lakukan.",
      studentJudges: "Ingatkan siswa untuk menilai tanggapanmu: dipakai, diubah, atau ditolak, beserta alasannya.",
      uncertainty:
        "Katakan bila kamu tidak yakin. Jangan mengarang fakta atau sumber; minta siswa memeriksanya dengan bahan pelajaran.",
      personalDetails:
        "Di awal, ingatkan siswa agar tidak menuliskan data pribadi: nama, alamat, foto, atau kontak. Jangan pula menanyakannya.",
      ending:
        "Setelah beberapa kali berbalas, akhiri dengan meminta siswa mengatakan dengan kata-katanya sendiri apa yang berubah dalam pemikirannya. Lalu persilakan siswa melanjutkan tanpa kamu.",
      register: "Gunakan bahasa Indonesia, kalimat pendek, dan nada yang ramah serta tenang.",
      registerFor: "Pilih kata yang sesuai dengan jenjang ini: {grade}.",
    },
    start:
      "Mulailah sekarang: sapa siswa dengan satu kalimat, ingatkan soal data pribadi, dan tanyakan hasil usahanya.",
  },
  view: {
    title: "{thinking}: {topic}",
    overview: "Rutinitas tiga langkah tentang {topic}: {verbs}. Jenis berpikir: {thinking}.",
    purpose: "Siswa melatih satu jenis berpikir ({thinking}) dan tetap mengambil keputusan sendiri.",
    purposeWithObjective: "Tujuan pembelajaran: {objective}",
    purposeWithSkills: "Keterampilan utama: {skills}",
    steps: {
      generate: {
        verb: "Hasilkan ide",
        title: "Gagasan pertama",
        teacherAction:
          "Perkenalkan {topic} dengan satu pertanyaan terbuka, dan beri semua siswa waktu tenang untuk menulis.",
        studentAction: "Tulislah sedikitnya tiga gagasan atau pertanyaanmu sendiri tentang {topic}.",
        purpose: "Gagasan yang tertulis menjadi bahan bagi kelas dan menunjukkan pemikiran awal siswa.",
      },
      analyze: {
        verb: "Analisis",
        title: "Lihat ke dalam",
        teacherAction: "Minta siswa memilah gagasan dan menyebutkan dasar setiap gagasan.",
        studentAction: "Kelompokkan gagasan, tandai yang terkuat dan terlemah, dan catat alasannya.",
        purpose: "Memilah dan memberi alasan mengubah daftar menjadi argumen.",
      },
      create: {
        verb: "Ciptakan",
        title: "Jadikan milikmu",
        teacherAction: "Tetapkan bentuk karya (paragraf, sketsa, model) dan kapan karya itu dianggap selesai.",
        studentAction: "Buatlah karyamu sendiri tentang {topic} dari gagasan yang bertahan.",
        purpose: "Membuat sesuatu memperlihatkan apa yang sudah dipahami.",
      },
      explore: {
        verb: "Jelajahi",
        title: "Mulai dari yang terlihat",
        teacherAction: "Tunjukkan satu sumber, benda, atau masalah tentang {topic}, dan tahan dahulu penjelasan.",
        studentAction: "Catat apa yang kamu lihat, kamu pikirkan, dan ingin kamu ketahui.",
        purpose: "Berangkat dari pengamatan sendiri menjaga pemikiran tetap milik siswa.",
      },
      transform: {
        verb: "Ubah",
        title: "Lihat dengan cara lain",
        teacherAction: "Minta siswa mengubah satu hal dari gagasan pertamanya: sudut pandang, bentuk, atau skala.",
        studentAction:
          "Olah kembali gagasan pertamamu tentang {topic}, dan catat apa yang lebih jelas dan apa yang hilang.",
        purpose: "Mengubah gagasan menguji seberapa baik gagasan itu dipahami.",
      },
      apply: {
        verb: "Terapkan",
        title: "Gunakan",
        teacherAction: "Beri kasus baru, dan biarkan siswa memutuskan sendiri apakah gagasannya cocok.",
        studentAction:
          "Gunakan gagasan yang sudah diolah pada kasus baru, dan jelaskan di mana cocok dan di mana tidak.",
        purpose: "Gagasan yang dapat dipakai di tempat lain berarti kuat.",
      },
      investigate: {
        verb: "Selidiki",
        title: "Cari tahu",
        teacherAction: "Ajukan pertanyaan tentang {topic}, dan tunjukkan dua atau tiga sumber.",
        studentAction: "Kumpulkan bukti, catat asalnya, dan tandai yang masih kamu ragukan.",
        purpose: "Bukti yang dikumpulkan siswa menjadi landasan langkah berikutnya.",
      },
      develop: {
        verb: "Kembangkan",
        title: "Bangun jawabanmu",
        teacherAction: "Berkelilinglah dan tanyakan alasan di balik setiap pendapat.",
        studentAction: "Bangun jawabanmu sendiri tentang {topic}, dengan alasan dan bukti untuk setiap bagian.",
        purpose: "Membangun jawaban selangkah demi selangkah membuat penalaran terlihat.",
      },
      reflect: {
        verb: "Refleksikan",
        title: "Lihat kembali",
        teacherAction: "Tanyakan apa yang berubah sejak langkah pertama, dan kumpulkan dua atau tiga contoh.",
        studentAction: "Tulis: semula aku mengira …; sekarang aku berpikir … karena ….",
        purpose: "Melihat kembali membantu siswa menyadari cara belajarnya.",
      },
    },
    aiRole: {
      beginning:
        "Dukungan AI, dalam peran: {roles}. AI boleh membuka topik setelah setiap siswa mencatat gagasan pertama. AI tidak boleh memberi jawaban jadi.",
      middle:
        "Dukungan AI, dalam peran: {roles}. AI boleh menanggapi tulisan siswa. AI tidak boleh menuliskan teks atau memutuskan untuk mereka.",
      end: "Dukungan AI, dalam peran: {roles}. AI boleh menanggapi karya yang sudah selesai. AI tidak boleh menulis ulang; siswa yang menyimpulkan.",
      flexible:
        "Dukungan AI di sini opsional, dalam peran: {roles}. Gunakan hanya pada satu langkah. AI boleh bertanya dan menyarankan, tidak boleh memberi jawaban.",
    },
    aiTeacherAction: {
      beginning: "Buka aplikasi AI hanya setelah semua siswa menuliskan gagasan pertama.",
      middle:
        "Perlihatkan perintahnya, lalu tanyakan kepada tiap pasangan: jawaban AI mana yang paling tidak meyakinkan?",
      end: "Biarkan siswa memakai AI untuk karya yang sudah selesai, lalu tutup gawai sebelum kalimat terakhir.",
      flexible: "Putuskan sebelumnya apakah AI dipakai pada langkah ini, dan sampaikan kepada kelas.",
    },
    aiStudentAction: {
      beginning: "Kemudian tanyakan kepada AI, dan tandai setiap idenya: pakai, ubah, atau tolak.",
      middle: "Berikan catatanmu kepada AI, dan tandai setiap jawabannya: pakai, ubah, atau tolak.",
      end: "Tanyakan kepada AI tentang karyamu, pakai, ubah, atau tolak tanggapannya, dan tulis kalimat terakhir tanpa AI.",
      flexible: "Bila AI dipakai di sini, tandai setiap jawabannya: pakai, ubah, atau tolak.",
    },
    independent: "Kerja mandiri: langkah ini dikerjakan tanpa AI.",
    studentPrompts: ["Apa pendapatku sejauh ini, dan mengapa?", "Apa kata orang yang tidak setuju?"],
    samplePrompts: [
      "Inilah gagasan awal kami tentang {topic}. Ajukan satu pertanyaan yang membuat kami melihat lebih teliti, dan tunggu jawaban kami.",
      "Apa yang kurang dari catatan kami tentang {topic}? Beri petunjuk, bukan jawabannya.",
      "Ambil sudut pandang lain tentang {topic}, dalam dua kalimat. Jangan katakan pandangan mana yang benar.",
    ],
    assessment: [
      "Bandingkan catatan awal dengan karya akhir: apa yang berubah, dan adakah alasannya?",
      "Lihat satu jawaban AI yang diubah atau ditolak siswa: seberapa baik alasannya?",
      "Dengarkan satu pasangan menjelaskan pemikirannya: apakah mereka memakai bukti sendiri?",
    ],
    example: {
      beginning:
        "Seorang siswa menulis dua gagasan tentang {topic} sebelum gawai dibuka. AI menambahkan tiga. Ia memakai satu, menolak dua dengan alasan, dan melanjutkan dari daftarnya sendiri.",
      middle:
        "Sepasang siswa sudah menyusun rancangan jawaban tentang {topic}. AI bertanya apa yang sebenarnya ditunjukkan bukti mereka. Mereka menemukan celah, menandai pertanyaan itu “pakai”, dan memperbaiki jawaban dengan gawai tertutup.",
      end: "Seorang siswa menyelesaikan karyanya tentang {topic}. AI menyebut satu kelemahan. Ia setuju sebagian, mengubah satu kalimat, dan menulis tanpa AI mengapa sisanya tetap.",
      flexible:
        "Kelas memutuskan memakai AI saat mengembangkan jawaban tentang {topic}. Lain kali mereka memindahkannya ke langkah pertama, dan membandingkan mana yang menyisakan lebih banyak pemikiran bagi mereka.",
    },
    notes: [
      "Sebelum pelajaran, sampaikan pada langkah mana AI boleh dipakai dan pada langkah mana tidak.",
      "Mintalah tulisan siswa sendiri sebelum aplikasi AI dibuka.",
      "Perlakukan tanggapan AI sebagai pernyataan yang perlu diperiksa dengan bahan Anda.",
      "Ingatkan siswa agar tidak menuliskan nama dan data pribadi dalam obrolan.",
    ],
  },
};
