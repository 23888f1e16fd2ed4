/** Vietnamese: creating and iterating. */
import type { TypeText } from "../material.ts";

export const creatingIterating: TypeText = {
  mayNot: "AI không được làm ra sản phẩm, chọn ý tưởng hay viết lại bản nháp.",
  roles: {
    coach: {
      title: "Em muốn nó làm gì?",
      does: "AI hỏi sản phẩm nhằm làm gì và chỗ nào chưa làm được, còn học sinh trả lời bằng một thay đổi.",
      ask: "Đây là ý tưởng của chúng em và điều nó cần đạt. Hãy hỏi một câu giúp chúng em thấy thay đổi tiếp theo, rồi chờ.",
    },
    "content-provider": {
      title: "Người khác làm thế nào",
      does: "AI mô tả một kĩ thuật hoặc ví dụ khi học sinh hỏi, và các em thử nó ở một góc sản phẩm của mình.",
      ask: "Hãy mô tả một kĩ thuật người ta có thể dùng cho nhiệm vụ như của chúng em, kèm nguồn để kiểm tra. Đừng áp dụng vào bài chúng em.",
    },
    "idea-generator": {
      title: "Ba gợi ý lạ",
      does: "AI thêm ba biến tấu khác thường, và học sinh uốn ít nhất một điều cho hợp với ý của mình.",
      ask: "Đây là ý tưởng của chúng em. Hãy gợi ý ba thay đổi khác thường, mỗi thay đổi vài chữ, đừng thực hiện.",
    },
    "feedback-provider": {
      title: "Khán giả đầu tiên",
      does: "AI nói điều gì trong bản nháp có hiệu quả và chỗ nào khiến người xem không theo được, nêu đúng vị trí; bản tiếp theo là của học sinh.",
      ask: "Điều gì trong bản nháp của chúng em có hiệu quả, và đến chỗ nào thì bạn không theo được nữa? Hãy trích đúng chỗ, đừng đưa bản mới.",
    },
    "perspective-taker": {
      title: "Đặt mình vào người dùng",
      does: "AI phản ứng như một người sẽ đọc, dùng hoặc xem sản phẩm, và học sinh quyết định mình thật sự làm cho ai.",
      ask: "Hãy phản ứng với ý tưởng của chúng em như một người sẽ dùng nó, trong hai câu. Đừng bảo chúng em giải quyết thế nào.",
    },
    synthesizer: {
      title: "Mọi ý cùng lúc",
      does: "AI nhóm tất cả những gì học sinh đã ghi và chỉ ra ý nào có thể nhập làm một; học sinh kết hợp theo cách của mình.",
      ask: "Hãy nhóm các ý của chúng em, không thêm gì. Hai ý nào có thể là một? Chỉ nêu hai ý đó.",
    },
    challenger: {
      title: "Nó sẽ hỏng ở đâu?",
      does: "AI nêu mỗi lần một cách mà ý tưởng có thể thất bại, và học sinh thử xem có đúng không.",
      ask: "Ý tưởng của chúng em có thể thất bại thế nào? Hãy nêu một cách và chờ chúng em thử xong.",
    },
  },
  examples: {
    "language-arts": {
      before: "Hai học sinh viết nháp đoạn mở đầu truyện ma, trong đó trời tối, lạnh và đáng sợ.",
      after:
        "Các em đọc to mà chẳng ai rùng mình. Ở bản sau, chữ “đáng sợ” biến mất, và trong căn bếp không người, ấm nước bắt đầu reo.",
    },
    mathematics: {
      before: "Một cặp học sinh nghĩ ra câu đố số cho lớp bên và tin chắc nó chỉ có một đáp số.",
      after:
        "Các em thử giải ngược và tìm ra đáp số thứ hai. Một dữ kiện được siết chặt, bên cạnh ghi rõ giờ nó loại đáp số nào.",
    },
    science: {
      before: "Một nhóm thiết kế thí nghiệm xem khăn giấy nào thấm nhiều nước nhất bằng cách lau nước đổ.",
      after:
        "Nhóm làm hai lần và có hai loại thắng. Bản thứ hai cân khăn lúc khô và lúc ướt, dòng đã sửa trong kế hoạch được ghi ngày.",
    },
    "social-studies": {
      before: "Ba học sinh soạn tờ rơi cho sân trường yên tĩnh hơn và viết kín các quy định.",
      after:
        "Các em quan sát sân giờ ra chơi và thấy tiếng ồn bắt đầu từ đâu. Bản nháp thứ hai bớt bốn quy định và chuyển chỗ đá cầu.",
    },
    arts: {
      before: "Hai học sinh soạn tiết tấu cho một cảnh chờ đợi và dùng mọi nhạc cụ đang có.",
      after:
        "Các em nhắm mắt nghe và thấy như một ngày hội. Bản sau chỉ còn một chiếc trống và những quãng lặng dài hơn.",
    },
    stem: {
      before: "Một đội làm hộp cơm giữ mát và lót giấy bạc khắp các mặt.",
      after:
        "Đội đo sau một giờ: nắp hộp là chỗ nóng nhất. Bản thứ hai để nguyên thành hộp, làm nắp dày gấp đôi, và sổ ghi có cả hai đường biểu diễn.",
    },
    other: {
      before: "Một nhóm nghĩ ra trò khởi động mà người chậm nhất bị loại.",
      after:
        "Nhóm chơi thử và thấy chính những bạn cần tập lại đứng nhìn. Ở bản thứ hai không ai bị loại; người chậm nhất đặt luật tiếp theo.",
    },
    general: {
      before: "Một cặp học sinh làm bản nháp đầu và thấy hài lòng vì mọi yêu cầu đều có trong đó.",
      after:
        "Các em cho bàn bên xem và phải giải thích hai lần. Bản thứ hai đưa lên đầu điều đã phải giải thích và bớt một phần ba những thứ khác.",
    },
  },
  exchange: {
    title: "Cho người khác thử",
    description:
      "Các nhóm đưa bản của mình cho nhóm khác đọc, dùng hoặc xem, và giữ im lặng. Các em ghi vào phiếu ba cột: người thử làm gì, dừng ở đâu, nói gì.",
    teacherAction: "Nhắc nhóm tác giả rằng nhiệm vụ là quan sát. Giải thích bài của mình sẽ làm hỏng phép thử.",
    studentAction: "Cho bạn dùng thử bản của em. Ghi bạn làm gì, dừng ở đâu, nói gì.",
    purpose: "Chất lượng lộ ra khi người làm không được giải thích.",
    prompts: [
      "Các bạn ngập ngừng ở đâu?",
      "Các bạn dùng điều gì khác với ý định của nhóm em?",
      "Vì vậy nhóm em sửa gì và không sửa gì?",
    ],
  },
  plans: [
    {
      title: "Nhiều ý, Một ý, Hay hơn",
      overview:
        "Học sinh bắt đầu với vài ý thô, dồn sức cho một ý và làm nó táo bạo hơn, hay hơn qua các bản đều được giữ lại.",
      purpose: "Hiểu rằng ý hay là do chọn và làm mà có, và bản đầu sinh ra là để được thay đổi.",
      open: {
        title: "Ba ý thô",
        description:
          "Mỗi học sinh phác ba ý khác hẳn nhau cho nhiệm vụ trên một tờ giấy, mỗi ý vài chữ hoặc vài nét, và khoanh ý có sức sống nhất.",
        teacherAction: "Nêu nhiệm vụ và giới hạn. Cấm dùng tẩy; khi giấy có hai ý, yêu cầu thêm ý thứ ba.",
        studentAction: "Phác ba ý khác nhau. Khoanh ý em muốn theo và nói vì sao.",
        purpose: "Ý thứ ba thường là ý đầu tiên thật sự của mình.",
        prompts: [
          "Nó còn có thể là gì nữa?",
          "Ý nào làm em muốn bắt tay vào ngay?",
          "Ba ý của em thật sự khác nhau ở đâu?",
        ],
      },
      develop: {
        title: "Bản thứ nhất",
        description: "Học sinh biến ý đã chọn thành bản đầu, nhanh mà trọn vẹn, và viết lên đó nó nhằm làm gì, cho ai.",
        teacherAction: "Ngăn các em cầu toàn: bản làm phải trọn vẹn rồi mới được trau chuốt từng phần.",
        studentAction: "Làm nhanh một bản đầu trọn vẹn. Viết lên đó nó cần làm gì, cho ai.",
        purpose: "Có rồi thì mới cải tiến được.",
        prompts: ["Bản trọn vẹn nhỏ nhất là gì?", "Nó cần làm gì, cho ai?", "Em đã lướt qua phần nào, và vì sao?"],
      },
      deepen: {
        title: "Tăng gấp đôi",
        description:
          "Học sinh tìm nét mạnh nhất của sản phẩm và làm bản thứ hai với nét ấy mạnh gấp đôi. Hai bản đều giữ lại, kèm ghi chú được gì, mất gì.",
        teacherAction: "Hỏi: nếu không dè dặt thì nó sẽ ra sao? Treo bản thứ nhất lên tường cho khỏi mất.",
        studentAction: "Chọn nét mạnh nhất, làm gấp đôi, và ghi em được gì, mất gì.",
        purpose: "Phóng đại lên thì thấy đâu là cốt lõi của ý tưởng.",
        prompts: ["Cốt lõi của nó là gì?", "Nếu em đi quá đà thì sao?", "Em phải bỏ điều gì vì nó?"],
      },
      close: {
        title: "Bản cuối cùng",
        description:
          "Học sinh hoàn thiện bản của mình và kèm nhật kí thay đổi ba dòng: em đã đổi gì, điều gì khiến em đổi, em cố ý để nguyên gì.",
        teacherAction: "Cho xem bản phác đầu bên cạnh bản cuối. Hỏi thay đổi nào tốn công nhất.",
        studentAction: "Hoàn thiện bản của em. Viết nhật kí: đã đổi, vì, cố ý để nguyên.",
        purpose: "Nhật kí cho thấy sáng tạo là một chuỗi quyết định.",
        prompts: ["Em đã đổi … vì …", "Em cố ý để nguyên điều gì?", "Lần sau em sẽ thử gì?"],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh phác ba ý thô trên giấy, mỗi ý một hai dòng, và khoanh một ý. Chỉ ý được khoanh mới kể cho AI.",
        bring: "Theo cặp, học sinh tả ý đã khoanh cho AI và nói nó dành cho ai.",
        finish: "Theo cặp, học sinh đưa hoặc tả bản của mình cho AI và nói nó cần làm gì.",
        lastWord: "Sau đó tắt thiết bị; mỗi em tự tay hoàn thiện bản của mình và viết nhật kí thay đổi trong ba dòng.",
      },
      assessment: [
        "So các bản phác đầu: đó là những ý khác nhau, hay một ý nói nhiều lần?",
        "Đọc nhật kí thay đổi: lí do nói về mục đích, hay chỉ về sở thích?",
      ],
      note: "Học sinh dễ say ý đầu tiên. Yêu cầu đủ ba ý rồi mới cho chọn.",
    },
    {
      title: "Lập kế hoạch, Thử, Điều chỉnh",
      overview:
        "Học sinh lập kế hoạch trước khi làm, dự đoán chỗ sẽ trục trặc, rồi điều chỉnh kế hoạch và sản phẩm theo điều tìm ra.",
      purpose: "Có kế hoạch mà không bám chặt vào nó: dự đoán sai là thông tin có ích nhất.",
      open: {
        title: "Kế hoạch có chỗ chưa chắc",
        description:
          "Mỗi học sinh viết kế hoạch trong nửa trang: mục tiêu, ba bước, dấu hiệu thành công và bước mình ít chắc nhất.",
        teacherAction: "Hỏi làm sao nhận ra là đã thành công. Cứ để yên những bước chưa chắc; về sau sẽ cần đến.",
        studentAction: "Viết mục tiêu, ba bước, dấu hiệu thành công và bước em chưa chắc.",
        purpose: "Có kế hoạch thì mới có thể bất ngờ và học từ đó.",
        prompts: ["Em muốn cuối cùng có được gì?", "Làm sao em biết là đã thành công?", "Bước nào làm em lo?"],
      },
      develop: {
        title: "Làm theo kế hoạch",
        description: "Học sinh thực hiện kế hoạch đến bản nháp đầu và ghi ở lề mỗi chỗ mình làm khác.",
        teacherAction:
          "Đi quanh lớp và chỉ hỏi: điều đó có trong kế hoạch không? Làm khác cũng tốt, miễn là có ghi lại.",
        studentAction: "Làm theo kế hoạch. Mỗi lần làm khác, ghi ra lề và nói vì sao.",
        purpose: "Ghi chú ở lề cho thấy chỗ nào bắt tay làm dạy ta nhiều hơn ngồi tính.",
        prompts: [
          "Em đã rời kế hoạch ở đâu?",
          "Điều gì em không lường trước?",
          "Bản nháp đã làm được điều cần làm chưa?",
        ],
      },
      deepen: {
        title: "Đoán rồi thử",
        description:
          "Học sinh viết ba dự đoán xem sản phẩm sẽ ra sao với người đọc, người dùng hoặc phép thử. Các em thử và ghi kết quả cạnh từng dự đoán.",
        teacherAction: "Chưa viết dự đoán thì chưa thử. Hỏi một dự đoán sai nói gì về sản phẩm.",
        studentAction: "Viết ba dự đoán, thử, và ghi kết quả bên cạnh.",
        purpose: "Khoảng cách giữa dự đoán và kết quả cho biết tiếp theo cần làm ở đâu.",
        prompts: ["Em chờ điều gì xảy ra?", "Thật ra điều gì đã xảy ra?", "Chỗ khác nhau cho em biết gì?"],
      },
      close: {
        title: "Điều chỉnh và kể lại",
        description:
          "Học sinh làm bản cuối và viết cạnh kế hoạch đầu rằng bây giờ mình sẽ lập kế hoạch khác ở đâu, nhờ khoảnh khắc nào mà biết.",
        teacherAction: "Cho so kế hoạch với sản phẩm. Hỏi lần làm khác nào là quyết định hay nhất.",
        studentAction: "Hoàn thành sản phẩm. Viết cạnh kế hoạch điều em sẽ đổi và nhờ đâu em biết.",
        purpose: "Nhìn kế hoạch cùng sản phẩm làm cho kế hoạch sau tốt hơn.",
        prompts: [
          "Ban đầu em định gì, và kết quả ra sao?",
          "Khoảnh khắc nào dạy em nhiều nhất?",
          "Lần sau em sẽ làm khác điều gì?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết trên giấy mục tiêu, dấu hiệu thành công và ba bước, rồi đánh dấu bước ít chắc nhất. Sau đó các em đưa kế hoạch và bước ấy cho AI.",
        bring: "Học sinh đưa cho AI mục tiêu, dấu hiệu thành công và bước mình chưa chắc.",
        finish: "Học sinh đưa cho AI mục tiêu, bản nháp và chỗ mình ít hài lòng nhất.",
        lastWord:
          "Tắt thiết bị, học sinh tự làm thay đổi cuối cùng và viết cạnh kế hoạch điều lần sau mình sẽ làm khác.",
      },
      assessment: [
        "Đọc dấu hiệu thành công: người khác có quan sát được không?",
        "So kế hoạch với sản phẩm: những chỗ làm khác có được giải thích bằng điều đã học không?",
      ],
      note: "Có em lập kế hoạch để khỏi phải bắt đầu, có em bắt đầu để khỏi lập kế hoạch. Nửa trang là đủ, và là bắt buộc.",
    },
    {
      title: "Nếu, Rồi sao, Chọn gì",
      overview:
        "Học sinh đổi một quy tắc của điều quen thuộc, nghĩ xem điều gì sẽ theo sau, rồi phát triển thành một ý tưởng đứng vững.",
      purpose: "Sáng chế có chủ đích: đổi một điều kiện rồi theo đến cùng thì đi xa hơn ngồi chờ cảm hứng.",
      open: {
        title: "Đổi một quy tắc",
        description:
          "Học sinh lấy một điều đã biết trong chủ đề (một truyện, một luật, một dụng cụ, một cách làm), liệt kê bốn quy tắc của nó và viết hai câu “nếu”, mỗi câu phá một quy tắc.",
        teacherAction: "Nêu một ví dụ từ môn của thầy cô. Yêu cầu có một quy tắc nhỏ bên cạnh quy tắc lớn.",
        studentAction: "Liệt kê bốn quy tắc. Viết hai câu “nếu” và chọn câu làm em tò mò.",
        purpose: "Thấy được quy tắc là bước đầu của sáng chế.",
        prompts: [
          "Quy tắc nào ai cũng coi là đương nhiên?",
          "Nếu quy tắc này khác đi thì sao?",
          "Câu “nếu” nào làm em tò mò?",
        ],
      },
      develop: {
        title: "Rồi sao nữa?",
        description: "Học sinh vẽ chuỗi ít nhất năm hệ quả của câu “nếu”, với một nhánh cho hệ quả không ai muốn.",
        teacherAction:
          "Cứ hỏi “rồi sao nữa?” cho đến khi chuỗi ra khỏi điều hiển nhiên. Nhánh không ai muốn là bắt buộc.",
        studentAction: "Vẽ năm hệ quả nối nhau và một nhánh cho hệ quả không mong muốn.",
        purpose: "Đi theo ý tưởng xa hơn mức dễ chịu mới thấy trong nó có gì.",
        prompts: ["Rồi sao nữa?", "Ai sẽ thích điều này, ai không?", "Đến đâu thì chuỗi của em trở nên khó tin?"],
      },
      deepen: {
        title: "Hai lượt sửa",
        description:
          "Học sinh viết ý tưởng thành bản nháp, sửa chỗ tệ nhất, ghi ngày, rồi sửa thêm một lần. Mỗi lượt để lại một bản trên giấy.",
        teacherAction: "Bấm giờ từng lượt. Sau lượt đầu hỏi: sửa xong thì chỗ nào lại tệ đi?",
        studentAction: "Viết nháp, sửa chỗ tệ nhất, sửa lần nữa. Giữ lại mọi bản.",
        purpose: "Hai lượt ngắn cải tiến được nhiều hơn một lượt dài.",
        prompts: ["Lúc này chỗ nào tệ nhất?", "Sửa chỗ đó có làm hỏng chỗ khác không?", "Điều gì đã tốt hơn lượt đầu?"],
      },
      close: {
        title: "Ý nào đứng vững",
        description:
          "Học sinh trình bày sáng chế trên một trang giấy: quy tắc đã đổi, điều theo sau, cách xử lí một tác động không mong muốn, và ý này khác câu “nếu” đầu tiên ở đâu.",
        teacherAction: "Treo các trang lên. Mỗi em viết một câu “cái này dùng được vì” vào trang của bạn khác.",
        studentAction: "Làm trang của em: quy tắc, điều theo sau, cách khắc phục, và điều đã thay đổi dọc đường.",
        purpose: "Sáng chế hoàn thành khi người làm nói được cái giá của nó.",
        prompts: [
          "Câu “nếu” lúc đầu của em là …; bây giờ là … vì …",
          "Em xử lí tác động không ai muốn thế nào?",
          "Em còn chưa chắc điều gì?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh liệt kê hai quy tắc trên giấy và viết một câu “nếu” phá một trong hai. Sau đó các em đưa câu “nếu” cho AI.",
        bring: "Học sinh đưa cho AI quy tắc đã đổi và câu “nếu”, trong hai câu.",
        finish: "Học sinh đưa cho AI câu “nếu” và những điều theo sau, kể cả tác động không mong muốn.",
        lastWord:
          "Tắt thiết bị: học sinh viết trang cuối bằng lời của mình, có cách khắc phục tác động không mong muốn, và ghi nó khác câu “nếu” ban đầu ở đâu.",
      },
      assessment: [
        "Nhìn quy tắc đã đổi: đó có phải quy tắc quan trọng, đổi nó thì nhiều điều đổi theo không?",
        "Đọc trang cuối: tác động không mong muốn được xử lí, hay chỉ được nhắc đến?",
      ],
      note: "“Gì cũng được” làm ý tưởng yếu đi. Mỗi quy tắc còn hiệu lực lại làm sáng chế mạnh hơn.",
    },
  ],
};
