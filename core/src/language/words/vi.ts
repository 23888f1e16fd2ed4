/** Vietnamese words. */
import type { Words } from "./words.ts";

export const words: Words = {
  types: {
    "observing-questioning": {
      name: "Quan sát và đặt câu hỏi",
      description: "Học sinh quan sát kĩ, nhận ra điều người khác bỏ qua và biến nó thành câu hỏi đáng tìm hiểu.",
      moves: { notice: "Nhận ra", question: "Đặt câu hỏi", probe: "Hỏi sâu", monitor: "Theo dõi" },
      movesLine: "Nhận ra, Đặt câu hỏi/Hỏi sâu, Theo dõi",
    },
    analyzing: {
      name: "Phân tích",
      description: "Học sinh tách vấn đề thành từng phần, tìm mối liên hệ giữa các phần và nêu ý nghĩa.",
      moves: { interpret: "Diễn giải", analyze: "Phân tích", unpack: "Bóc tách" },
      movesLine: "Diễn giải, Phân tích/Bóc tách",
    },
    evaluating: {
      name: "Đánh giá",
      description:
        "Học sinh cân nhắc ý kiến và bằng chứng theo tiêu chí, rồi bảo vệ hoặc điều chỉnh nhận định của mình.",
      moves: { evaluate: "Đánh giá", justify: "Lập luận", critique: "Phản biện" },
      movesLine: "Đánh giá/Lập luận/Phản biện",
    },
    "connecting-synthesizing": {
      name: "Kết nối và tổng hợp",
      description:
        "Học sinh kết nối ý tưởng từ nhiều nguồn và nhiều môn học, chọn điều quan trọng và dựng bức tranh chung.",
      moves: { synthesize: "Tổng hợp", connect: "Kết nối", curate: "Chọn lọc" },
      movesLine: "Tổng hợp/Kết nối, Chọn lọc",
    },
    "creating-iterating": {
      name: "Sáng tạo và cải tiến",
      description: "Học sinh nghĩ ra nhiều khả năng, làm thử và cải tiến qua vài lượt.",
      moves: {
        imagine: "Tưởng tượng",
        invent: "Sáng chế",
        generate: "Tạo ý tưởng",
        amplify: "Mở rộng",
        refine: "Hoàn thiện",
        predict: "Dự đoán",
        plan: "Lên kế hoạch",
      },
      movesLine: "Tưởng tượng/Sáng chế, Tạo ý tưởng, Mở rộng, Hoàn thiện, Dự đoán/Lên kế hoạch",
    },
    "reflecting-self-regulating": {
      name: "Suy ngẫm và tự điều chỉnh",
      description:
        "Học sinh nhìn lại cách mình suy nghĩ, xem mình đang tiến triển ra sao và quyết định bước tiếp theo.",
      moves: { reflect: "Suy ngẫm", "self-regulate": "Tự điều chỉnh", monitor: "Tự theo dõi" },
      movesLine: "Suy ngẫm, Tự điều chỉnh/Tự theo dõi",
    },
  },
  categories: {
    inquiry: "Khám phá và tò mò",
    analysis: "Phân tích và suy luận",
    synthesis: "Tổng hợp và tính phức tạp",
    creativity: "Sáng tạo và thiết kế",
    metacognition: "Siêu nhận thức và phát triển",
  },
  olderTypes: {
    creative: "Tư duy sáng tạo",
    critical: "Tư duy phản biện",
    analytical: "Tư duy phân tích",
    wondering: "Thắc mắc và đặt câu hỏi",
    reasoning: "Suy luận và bằng chứng",
    conclusions: "Rút ra kết luận",
    explanations: "Xây dựng lời giải thích",
    observational: "Tư duy quan sát",
    complexity: "Khám phá sự phức tạp",
    feedback: "Đưa ra phản hồi",
    empathetic: "Tư duy thấu cảm",
    ethical: "Tư duy đạo đức",
    metacognitive: "Tư duy siêu nhận thức",
    reflective: "Tư duy suy ngẫm",
    systems: "Tư duy hệ thống",
    strategic: "Tư duy chiến lược",
  },
  placements: {
    beginning: {
      name: "Đầu",
      phrase: "ở phần đầu",
      incorporated: "AI được dùng ở phần đầu.",
      description:
        "Học sinh ghi ý tưởng đầu tiên của mình, sau đó AI gợi mở chủ đề: câu hỏi, ví dụ, góc nhìn khác. Phần còn lại học sinh tự làm.",
    },
    middle: {
      name: "Giữa",
      phrase: "ở phần giữa",
      incorporated: "AI được dùng ở phần giữa.",
      description:
        "Học sinh bắt đầu không có AI, dùng AI khi đã có ý kiến trên giấy, rồi kết thúc không có AI. Lựa chọn phù hợp cho lần đầu.",
    },
    end: {
      name: "Cuối",
      phrase: "ở phần cuối",
      incorporated: "AI được dùng ở phần cuối.",
      description:
        "Học sinh tự suy nghĩ trước. Sau đó AI kiểm tra, hỏi lại hoặc nhận xét, và học sinh là người kết luận.",
    },
    flexible: {
      name: "Linh hoạt",
      phrase: "linh hoạt",
      incorporated: "AI được dùng linh hoạt.",
      description:
        "Một bước được gợi ý dùng AI. Thầy cô chuyển sang bước khác theo nhu cầu của lớp; phần lưu ý có hướng dẫn.",
    },
  },
  roles: {
    coach: {
      name: "Người hướng dẫn",
      description: "Đặt câu hỏi và gợi ý nhỏ để học sinh tự tìm ra bước tiếp theo.",
      whatAIDoes: "đặt câu hỏi gợi mở và đưa gợi ý nhỏ",
    },
    "content-provider": {
      name: "Người cung cấp tư liệu",
      description: "Đưa ra bối cảnh, ví dụ và đoạn văn ngắn để học sinh kiểm chứng trước khi dùng.",
      whatAIDoes: "đưa ra bối cảnh và ví dụ để học sinh kiểm chứng",
    },
    "idea-generator": {
      name: "Người gợi ý tưởng",
      description: "Bổ sung ý tưởng bất ngờ sau khi học sinh đã liệt kê ý của mình, để các em lựa chọn.",
      whatAIDoes: "bổ sung vài ý tưởng vào những ý học sinh đã có",
    },
    "feedback-provider": {
      name: "Người phản hồi",
      description: "Chỉ ra một điểm mạnh và một điểm yếu trong bản nháp; việc sửa do học sinh làm.",
      whatAIDoes: "chỉ ra điểm mạnh và điểm yếu trong bài của chính học sinh",
    },
    "perspective-taker": {
      name: "Người đổi góc nhìn",
      description: "Nói từ một góc nhìn khác để học sinh thấy điều mình còn bỏ sót.",
      whatAIDoes: "nói từ một góc nhìn chưa được nhắc đến",
    },
    synthesizer: {
      name: "Người tổng hợp",
      description: "Sắp xếp những gì học sinh đã nói để các em thấy điểm chung, chỗ thiếu và mâu thuẫn.",
      whatAIDoes: "nhóm các ý của học sinh và chỉ ra điểm chung, chỗ thiếu",
    },
    challenger: {
      name: "Người phản biện",
      description: "Lần lượt nêu từng ý kiến trái chiều để học sinh thử xem ý của mình có vững không.",
      whatAIDoes: "nêu mỗi lần một ý kiến trái chiều hoặc một câu hỏi khó",
    },
  },
  olderRoles: {
    tutor: {
      name: "Gia sư",
      description: "Giải thích từng bước và kiểm tra xem học sinh có theo kịp không.",
      whatAIDoes: "giải thích từng bước nhỏ và kiểm tra mức độ hiểu",
    },
    collaborator: {
      name: "Người cộng tác",
      description: "Cùng làm với học sinh như một người bạn; học sinh có quyền không nghe theo.",
      whatAIDoes: "góp ý như một người bạn cùng làm và để học sinh quyết định",
    },
    facilitator: {
      name: "Người điều phối",
      description: "Giữ cho cuộc thảo luận tiếp diễn và để mọi ý kiến đều được lắng nghe.",
      whatAIDoes: "giữ nhịp thảo luận và mời mọi ý kiến",
    },
  },
  gradeLevels: {
    "elementary-k-2": "Mẫu giáo – lớp 2",
    "elementary-3-5": "Tiểu học (lớp 3–5)",
    "middle-6-8": "Trung học cơ sở (lớp 6–8)",
    "high-9-12": "Lớp 9 và trung học phổ thông (lớp 9–12)",
    "higher-education": "Đại học, cao đẳng",
  },
  subjects: {
    "language-arts": "Ngữ văn",
    mathematics: "Toán",
    science: "Khoa học tự nhiên",
    "social-studies": "Khoa học xã hội",
    arts: "Nghệ thuật",
    stem: "STEM",
    other: "Môn khác",
  },
  timeFrames: {
    "single-period": "Một tiết học",
    "multiple-periods": "Nhiều tiết học",
    "extended-project": "Dự án dài hạn",
  },
  punctuation: { colon: ": ", comma: ", ", quote: "“{text}”", sentenceGap: " " },
  fallbacks: {
    title: "Quy trình tư duy",
    step: "Bước {number}",
    lesson: "bài học này",
    thinking: "quá trình tư duy",
    role: "Trợ lí học tập",
  },
  document: {
    overview: "Tổng quan",
    purpose: "Mục đích",
    context: "Bối cảnh bài học",
    gradeLevel: "Khối lớp",
    subjectArea: "Môn học",
    timeFrame: "Thời lượng",
    aiPlacement: "Vị trí của AI",
    thinkingType: "Kiểu tư duy",
    aiRoles: "Vai trò của AI",
    learningObjectives: "Mục tiêu học tập",
    standards: "Yêu cầu cần đạt",
    keySkills: "Kĩ năng chính",
    additionalContext: "Thông tin thêm",
    notSpecified: "Chưa nêu",
    steps: "Các bước",
    stepNumber: "Bước {number}",
    minutes: "{minutes} phút",
    whatStudentsDo: "Học sinh làm gì",
    teacherAction: "Hoạt động của giáo viên",
    studentAction: "Hoạt động của học sinh",
    stepPurpose: "Mục đích của bước này",
    aiSupport: "Có AI hỗ trợ",
    independentWork: "Tự làm",
    aiOptional: "Có thể dùng AI",
    studentPrompts: "Câu hỏi cho học sinh",
    samplePrompts: "Câu lệnh AI mẫu",
    assessment: "Gợi ý đánh giá",
    example: "Ví dụ trên lớp",
    botPrompt: "Câu lệnh cho trợ lí AI",
    botPromptHint: "Thầy cô sao chép đoạn này và dán vào công cụ trò chuyện AI trước khi học sinh bắt đầu.",
    teacherNotes: "Lưu ý tổ chức dành cho giáo viên",
    variations: "Các biến thể của quy trình",
    madeWith: "Được tạo bằng {product}. AI có thể sai. Thầy cô hãy kiểm tra thông tin và các yêu cầu cần đạt.",
  },
  botPrompt: {
    opening:
      "Bạn là trợ lí AI đồng hành cùng một học sinh trong quy trình tư duy “{title}”. Nội dung học: {subject}. Vai trò của bạn: {roles}.",
    roleDeeds: "Trong vai trò này, việc của bạn là: {deeds}.",
    guide: "Hãy dẫn dắt suy nghĩ của học sinh mà không đưa ra câu trả lời trực tiếp.",
    contextHeading: "Bối cảnh",
    subject: "Môn học",
    overviewHeading: "Tổng quan quy trình",
    stepsHeading: "Các bước",
    yourStep: "bước của bạn",
    withoutAI: "không dùng AI",
    withAI: "được dùng AI",
    taskHeading: "Nhiệm vụ của bạn",
    designated:
      "Bạn chỉ giúp ở bước {number}, “{step}”. Các bước khác do học sinh tự làm: nếu được hỏi, hãy nhẹ nhàng nói như vậy và quay lại bước của bạn.",
    flexible: "Vị trí của AI linh hoạt: nếu giáo viên đã chọn bước khác cho AI, hãy giúp ở bước đó.",
    noDesignated:
      "Quy trình này không có bước nào dành cho AI. Hãy hỏi học sinh đang làm bước nào và chỉ giúp bằng câu hỏi.",
    agreedRole: "Điều giáo viên đã thống nhất với lớp: {text}",
    questionsHeading: "Những câu hỏi học sinh đang suy nghĩ",
    rulesHeading: "Quy tắc của bạn",
    rules: {
      attemptFirst:
        "Trước hết, hãy hỏi học sinh đã nghĩ hoặc viết được gì. Chưa giúp khi chưa có phần tự làm của học sinh, dù rất nhỏ.",
      growingHints:
        "Gợi ý tăng dần: đầu tiên là một câu hỏi, rồi chỗ nên xem, rồi một ví dụ tương tự nhưng khác. Chỉ đi tiếp khi học sinh vẫn còn vướng.",
      holdBack:
        "Không bao giờ đưa ra đáp án cuối cùng, không viết bài, giải bài hay quyết định thay học sinh, kể cả khi được yêu cầu.",
      oneQuestion: "Mỗi lần chỉ hỏi một câu ngắn và chờ học sinh trả lời.",
      insideRole:
        "Giữ đúng vai trò của bạn ({roles}). Nếu học sinh muốn việc khác, hãy nói bạn có thể làm gì thay vào đó.",
      studentJudges: "Nhắc học sinh cân nhắc điều bạn nói: giữ, sửa hay bỏ, và nêu lí do.",
      uncertainty:
        "Hãy nói rõ khi bạn không chắc. Không bịa thông tin hay nguồn; đề nghị học sinh đối chiếu với tài liệu trên lớp.",
      personalDetails:
        "Ngay từ đầu, nhắc học sinh không ghi thông tin cá nhân: tên, địa chỉ, ảnh, số liên lạc. Bạn cũng không hỏi những điều đó.",
      ending:
        "Sau vài lượt trao đổi, hãy kết thúc bằng cách mời học sinh nói bằng lời của mình xem suy nghĩ đã thay đổi thế nào. Rồi để học sinh tiếp tục làm việc mà không có bạn.",
      register: "Dùng tiếng Việt, câu ngắn, giọng thân thiện và bình tĩnh.",
      registerFor: "Chọn từ ngữ phù hợp với khối lớp: {grade}.",
    },
    start: "Bắt đầu ngay: chào học sinh bằng một câu, nhắc về thông tin cá nhân và hỏi học sinh đã tự làm được gì.",
  },
  view: {
    title: "{thinking}: {topic}",
    overview: "Quy trình ba bước về {topic}: {verbs}. Kiểu tư duy: {thinking}.",
    purpose: "Học sinh rèn luyện một kiểu tư duy ({thinking}) và luôn tự mình quyết định.",
    purposeWithObjective: "Mục tiêu học tập: {objective}",
    purposeWithSkills: "Kĩ năng chính: {skills}",
    steps: {
      generate: {
        verb: "Tạo ý tưởng",
        title: "Những ý đầu tiên",
        teacherAction: "Giới thiệu {topic} bằng một câu hỏi mở và cho cả lớp thời gian yên lặng để viết.",
        studentAction: "Viết ít nhất ba ý tưởng hoặc câu hỏi của chính mình về {topic}.",
        purpose: "Ý tưởng trên giấy là chất liệu cho cả lớp và cho thấy học sinh đang nghĩ gì.",
      },
      analyze: {
        verb: "Phân tích",
        title: "Nhìn vào bên trong",
        teacherAction: "Yêu cầu học sinh phân loại các ý và nêu cơ sở của từng ý.",
        studentAction: "Nhóm các ý, đánh dấu ý mạnh nhất và yếu nhất, ghi lí do cho mỗi ý.",
        purpose: "Phân loại và nêu lí do biến danh sách thành lập luận.",
      },
      create: {
        verb: "Sáng tạo",
        title: "Làm sản phẩm của mình",
        teacherAction: "Nêu hình thức sản phẩm (đoạn văn, bản vẽ, mô hình) và thế nào là hoàn thành.",
        studentAction: "Làm sản phẩm của mình về {topic} từ những ý còn đứng vững.",
        purpose: "Tự tay làm ra mới thấy mình đã hiểu điều gì.",
      },
      explore: {
        verb: "Khám phá",
        title: "Bắt đầu từ điều mình thấy",
        teacherAction: "Đưa ra một tư liệu, đồ vật hoặc vấn đề về {topic} và chưa giải thích.",
        studentAction: "Ghi điều mình thấy, điều mình nghĩ và điều mình thắc mắc.",
        purpose: "Bắt đầu từ quan sát của mình giúp học sinh làm chủ suy nghĩ.",
      },
      transform: {
        verb: "Biến đổi",
        title: "Nhìn theo cách khác",
        teacherAction: "Yêu cầu học sinh thay đổi một điều trong ý đầu tiên: góc nhìn, hình thức hoặc quy mô.",
        studentAction: "Làm lại ý đầu tiên về {topic}, ghi điều gì rõ hơn và điều gì mất đi.",
        purpose: "Thay đổi một ý tưởng cho thấy mình hiểu nó đến đâu.",
      },
      apply: {
        verb: "Vận dụng",
        title: "Đem ra dùng",
        teacherAction: "Đưa ra một tình huống mới và để học sinh tự quyết định ý của mình có phù hợp không.",
        studentAction: "Dùng ý đã chỉnh sửa vào tình huống mới, giải thích chỗ nào phù hợp, chỗ nào không.",
        purpose: "Dùng được ở chỗ mới thì ý tưởng mới vững.",
      },
      investigate: {
        verb: "Tìm hiểu",
        title: "Tìm bằng chứng",
        teacherAction: "Nêu câu hỏi về {topic} và chỉ ra hai, ba nguồn tư liệu.",
        studentAction: "Thu thập bằng chứng, ghi nguồn của từng bằng chứng và đánh dấu điều còn nghi ngờ.",
        purpose: "Bằng chứng do học sinh tự tìm là nền cho các bước sau.",
      },
      develop: {
        verb: "Phát triển",
        title: "Xây dựng câu trả lời",
        teacherAction: "Đi quanh lớp và hỏi lí do của từng ý kiến.",
        studentAction: "Xây dựng câu trả lời của mình về {topic}, mỗi phần có một lí do và một bằng chứng.",
        purpose: "Xây dựng từng bước giúp nhìn thấy lập luận.",
      },
      reflect: {
        verb: "Suy ngẫm",
        title: "Nhìn lại",
        teacherAction: "Hỏi điều gì đã thay đổi so với bước đầu và thu vài ví dụ.",
        studentAction: "Viết: lúc đầu em nghĩ …, bây giờ em nghĩ …, vì …",
        purpose: "Nhìn lại giúp học sinh nhận ra cách học của mình.",
      },
    },
    aiRole: {
      beginning:
        "AI hỗ trợ, trong vai trò: {roles}. AI được gợi mở chủ đề sau khi mỗi học sinh đã ghi ý đầu tiên. AI không được đưa ra câu trả lời hoàn chỉnh.",
      middle:
        "AI hỗ trợ, trong vai trò: {roles}. AI được phản hồi điều học sinh đã viết. AI không được viết thay hay quyết định thay.",
      end: "AI hỗ trợ, trong vai trò: {roles}. AI được phản hồi bài đã hoàn thành. AI không được viết lại; học sinh là người kết luận.",
      flexible:
        "Có thể dùng AI hỗ trợ ở đây, trong vai trò: {roles}. Chỉ dùng trong một bước. AI được hỏi và gợi ý, không được đưa ra đáp án.",
    },
    aiTeacherAction: {
      beginning: "Chỉ mở công cụ AI khi mọi học sinh đã có ý đầu tiên trên giấy.",
      middle: "Cho xem câu lệnh, rồi hỏi từng cặp: câu trả lời nào của AI khiến các em ít tin nhất?",
      end: "Cho học sinh dùng AI với bài đã hoàn thành, rồi cho tắt thiết bị trước khi viết câu cuối.",
      flexible: "Quyết định trước có dùng AI ở bước này không và báo cho lớp.",
    },
    aiStudentAction: {
      beginning: "Sau đó hỏi AI và đánh dấu từng ý của AI: giữ, sửa hay bỏ.",
      middle: "Đưa ghi chú cho AI và đánh dấu từng câu trả lời: giữ, sửa hay bỏ.",
      end: "Hỏi AI về bài của mình, giữ, sửa hay bỏ điều AI nói, và tự viết câu cuối không có AI.",
      flexible: "Nếu dùng AI ở đây, đánh dấu từng câu trả lời: giữ, sửa hay bỏ.",
    },
    independent: "Tự làm: bước này không dùng AI.",
    studentPrompts: ["Đến lúc này em nghĩ gì, và vì sao?", "Người không đồng ý với em sẽ nói gì?"],
    samplePrompts: [
      "Đây là những ý đầu tiên của chúng em về {topic}. Hãy hỏi một câu giúp chúng em nhìn kĩ hơn và chờ chúng em trả lời.",
      "Ghi chú của chúng em về {topic} còn thiếu gì? Hãy cho gợi ý, đừng cho đáp án.",
      "Hãy nói về {topic} từ một góc nhìn khác, trong hai câu. Đừng cho biết góc nhìn nào đúng.",
    ],
    assessment: [
      "So sánh ghi chú đầu tiên với sản phẩm cuối: điều gì thay đổi, có lí do không?",
      "Xem một câu trả lời của AI mà học sinh đã sửa hoặc bỏ: lí do có thuyết phục không?",
      "Nghe một cặp giải thích suy nghĩ: các em có dùng bằng chứng của chính mình không?",
    ],
    example: {
      beginning:
        "Một học sinh viết hai ý về {topic} trước khi mở thiết bị. AI thêm ba ý. Em giữ một, bỏ hai kèm lí do, và phần còn lại dựa trên danh sách của chính em.",
      middle:
        "Một cặp đã phác thảo câu trả lời về {topic}. AI hỏi bằng chứng của các em thật sự cho thấy điều gì. Các em phát hiện một lỗ hổng, đánh dấu đó là câu hỏi hay và tắt thiết bị để sửa câu trả lời.",
      end: "Một học sinh đã hoàn thành bài về {topic}. AI nêu một điểm yếu. Em đồng ý một nửa, sửa một câu và tự viết, không dùng AI, vì sao giữ nguyên nửa còn lại.",
      flexible:
        "Cả lớp quyết định dùng AI khi phát triển câu trả lời về {topic}. Lần sau, lớp chuyển AI sang bước đầu và so sánh lần nào các em phải tự nghĩ nhiều hơn.",
    },
    notes: [
      "Trước giờ học, nói rõ bước nào được dùng AI và bước nào không.",
      "Yêu cầu học sinh tự viết trước khi mở công cụ AI.",
      "Xem điều AI nói là ý kiến cần đối chiếu với tài liệu của thầy cô.",
      "Nhắc học sinh không ghi tên và thông tin cá nhân vào cuộc trò chuyện.",
    ],
  },
};
