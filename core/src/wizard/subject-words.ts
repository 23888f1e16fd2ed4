/** How teachers name their subject in eight languages; Latin words without accents, matched whole, longest first. */
import type { Subject } from "./catalog.ts";

export const SUBJECT_WORDS: Readonly<Record<Subject, string>> = {
  "language-arts": `
    english language arts, language arts, ela, english, literature, literacy, reading, writing, creative writing, composition, poetry,
    spanish, french, german, italian, japanese, korean, chinese, mandarin, latin, world languages, foreign languages, modern languages, mfl, esl, efl, ell,
    lengua, lengua y literatura, lengua castellana, castellano, literatura, lectura, escritura, ingles, espanol, comunicacion y lenguaje, idiomas, lengua extranjera,
    francais, lettres, litterature, lecture, anglais, espagnol, allemand, langues vivantes, lv1, lv2,
    ngu van, van hoc, tieng viet, tieng anh, ngoai ngu, tieng phap, tieng nhat, tap lam van,
    bahasa indonesia, bahasa inggris, bahasa dan sastra, bahasa dan sastra indonesia, bahasa, sastra, membaca, menulis, bahasa arab, bahasa jepang,
    语文, 語文, 国文, 國文, 英语, 英語, 英文, 外语, 中文, 文学, 文學, 阅读, 写作, 作文, 国語, 國語, 現代文, 古典, 古文, 外国語, 日本語, 日语, 书面表达,
    국어, 영어, 문학, 독서, 작문, 화법, 외국어, 한국어, 일본어, 중국어, 한문`,
  mathematics: `
    mathematics, maths, math, algebra, geometry, calculus, statistics, arithmetic, trigonometry, precalculus, pre-calculus,
    matematicas, matematica, algebra, geometria, calculo, estadistica, aritmetica, mathematiques, geometrie, algebre, statistiques, toan, toan hoc, dai so, hinh hoc, giai tich, thong ke,
    matematika, aljabar, geometri, statistika, kalkulus,
    数学, 數學, 算数, 算数・数学, 算術, 代数, 几何, 統計, 统计, 微积分, 수학, 산수, 대수, 기하, 통계, 미적분`,
  science: `
    science, sciences, natural science, natural sciences, life science, earth science, physical science, environmental science, biology, chemistry, physics, astronomy, geology, ecology, botany, zoology, anatomy,
    ciencias naturales, ciencias, ciencia, biologia, quimica, fisica, fisica y quimica, biologia y geologia, geologia, astronomia, ecologia,
    svt, sciences de la vie et de la terre, physique, chimie, physique-chimie, biologie, sciences de la nature, questionner le monde, ecologie, astronomie,
    khoa hoc, khoa hoc tu nhien, khtn, sinh hoc, hoa hoc, vat li, vat ly, mon hoa, mon li, mon ly, mon sinh, tu nhien va xa hoi,
    ipa, ipas, ilmu pengetahuan alam, sains, biologi, kimia, fisika, astronomi,
    科学, 科學, 自然, 自然科学, 物理, 化学, 化學, 生物, 生物学, 地球科学, 天文, 理科, 理综, 地学, 生物基礎, 物理基礎, 化学基礎, 生活科,
    과학, 물리, 화학, 생물, 생명과학, 지구과학, 통합과학, 자연`,
  "social-studies": `
    social studies, social science, social sciences, political science, history, world history, us history, geography, civics, government, economics, politics, sociology, psychology, humanities, philosophy, ethics, citizenship, law, religious studies, anthropology, art history, revolution, french revolution, american revolution, industrial revolution,
    ciencias sociales, estudios sociales, sociales, historia, geografia, geografia e historia, educacion civica, civica, formacion civica y etica, economia, filosofia, etica, sociologia, politica, ciudadania, historia del arte, revolucion,
    histoire, geographie, histoire-geographie, histoire-geo, histoire-geographie et emc, emc, enseignement moral et civique, ses, sciences economiques et sociales, sciences humaines, sciences sociales, economie, philosophie, philo, sociologie, hggsp, histoire des arts,
    khoa hoc xa hoi, lich su, dia li, dia ly, lich su va dia li, lich su va dia ly, giao duc cong dan, gdcd, kinh te, triet hoc, dao duc, cach mang, giao duc kinh te va phap luat,
    ips, ilmu pengetahuan sosial, sejarah, geografi, ekonomi, sosiologi, ppkn, pkn, pendidikan pancasila, filsafat, antropologi, revolusi,
    人文与社会, 人文, 社会, 社會, 社会科, 社会科学, 历史, 歷史, 歴史, 地理, 政治, 思政, 思想政治, 道德与法治, 品德, 公民, 公民科, 公共, 经济, 経済, 哲学, 法律, 文综, 倫理, 道徳, 日本史, 世界史, 現代社会, 革命, 政治・経済,
    사회, 사회과학, 역사, 한국사, 세계사, 지리, 경제, 정치, 정치와 법, 도덕, 윤리, 철학, 통합사회, 혁명`,
  arts: `
    art, arts, the arts, fine arts, visual arts, visual art, performing arts, music, drama, theatre, theater, dance, design, drawing, painting, photography, film, media arts, ceramics, choir,
    arte, artes, educacion artistica, artes visuales, artes plasticas, educacion plastica, musica, teatro, danza, dibujo, diseno, educacion plastica, visual y audiovisual, cine,
    arts plastiques, education musicale, musique, theatre, danse, dessin, arts appliques, cinema, arts visuels,
    nghe thuat, am nhac, mi thuat, my thuat, ve tranh, mon ve, hoc ve, san khau,
    seni, seni budaya, seni rupa, seni musik, seni tari, seni teater, musik, prakarya,
    艺术, 藝術, 美术, 美術, 音乐, 音樂, 音楽, 舞蹈, 戏剧, 戲劇, 书法, 绘画, 设计, 図工, 図画工作, 芸術, 書道, 工芸, 演劇, 芸術(音楽・図工・美術),
    예술, 미술, 음악, 연극, 무용, 디자인`,
  stem: `
    stem, steam, stem education, engineering, technology, computer science, computing, computers, information technology, ict, coding, programming, robotics, data science, maker,
    tecnologia, informatica, programacion, ciencias de la computacion, ciencia de la computacion, ciencias computacionales, ciencia de datos, robotica, ingenieria, computacion, tecnologia y digitalizacion,
    technologie, informatique, programmation, robotique, nsi, snt, sciences de l'ingenieur, sciences numeriques, sciences informatiques, sciences du numerique,
    tin hoc, khoa hoc may tinh, khoa hoc du lieu, cong nghe, lap trinh, ki thuat, ky thuat, robot, giao duc stem,
    informatika, ilmu komputer, teknologi, pemrograman, robotika, tik, teknik, rekayasa,
    信息技术, 信息科技, 通用技术, 计算机, 计算机科学, 编程, 机器人, 工程, 技术, 創客, 创客, 情報, 情報科, プログラミング, ロボット, 技術, 技術・家庭, 工学, 工業, 理数探究,
    정보, 코딩, 프로그래밍, 로봇, 공학, 기술, 융합과학, 컴퓨터, 기술・가정, 기술·가정`,
  other: `
    other, other subject, physical education, pe, p.e., health, health education, home economics, advisory, homeroom, sel, social-emotional learning, library, career education, religion, sport, sports,
    otra, otro, otras, educacion fisica, salud, tutoria, religion, orientacion,
    autre, autres, eps, education physique, education physique et sportive, vie de classe,
    mon khac, khac, giao duc the chat, the duc, hoat dong trai nghiem, an toan, an toan giao thong, giao duc quoc phong,
    lainnya, lain-lain, pjok, penjas, pendidikan jasmani, olahraga, agama, pendidikan agama, bimbingan konseling,
    其他, 其它, 体育, 體育, 体育与健康, 健康, 心理健康, 劳动, 综合实践, 班会, その他, 保健体育, 保健, 家庭科, 総合的な学習, 総合的な探究, 特別活動, 学級活動,
    기타, 체육, 보건, 가정, 진로, 창의적 체험활동, 종교`,
};
