/** Vietnamese: analyzing. */
import type { TypeText } from "../material.ts";

export const analyzing: TypeText = {
  mayNot: "AI không được phân tích thay học sinh, gọi tên quy luật hay nói toàn thể có ý nghĩa gì.",
  roles: {
    coach: {
      title: "Sâu thêm một câu hỏi",
      does: "AI hỏi một phần hoạt động ra sao hoặc điều gì gắn hai phần với nhau, và học sinh trả lời từ tư liệu.",
      ask: "Chúng em đã tách ra như thế này. Hãy hỏi một câu về phần chúng em hiểu ít nhất, rồi chờ.",
    },
    "content-provider": {
      title: "Một trường hợp để so",
      does: "AI đưa một thuật ngữ hoặc một trường hợp tương tự khi học sinh hỏi, và các em thử xem nó khớp với bài mình đến đâu.",
      ask: "Hãy cho chúng em một trường hợp tương tự trong ba câu. Đừng nói nó giống bài chúng em ở đâu, để chúng em tự tìm.",
    },
    "idea-generator": {
      title: "Cách chia khác",
      does: "AI đề xuất hai cách chia khác cho cùng tư liệu, và học sinh thử xem mỗi cách sẽ cho thấy điều gì.",
      ask: "Chúng em đã chia như thế này. Chỉ nêu hai cách chia khác, đừng thực hiện.",
    },
    "feedback-provider": {
      title: "Mối liên hệ còn mỏng",
      does: "AI nêu bước phân tích có căn cứ chắc nhất và bước mỏng nhất, chỉ rõ vị trí; học sinh bổ sung phần thiếu.",
      ask: "Bước nào trong bài phân tích của chúng em chắc nhất, bước nào mỏng nhất? Chỉ nêu hai bước đó, để chúng em tự sửa.",
    },
    "perspective-taker": {
      title: "Một người đọc khác",
      does: "AI đọc cùng tư liệu như một người khác sẽ đọc, và học sinh tìm chi tiết làm nên sự khác nhau.",
      ask: "Hãy đọc tư liệu của chúng em như một người có hoàn cảnh khác, trong hai câu. Đừng nói cách đọc nào hay hơn.",
    },
    synthesizer: {
      title: "Xếp lại các mảnh",
      does: "AI xếp các mảnh của học sinh và chỉ ra mảnh nào đứng một mình; học sinh quyết định đó là lỗi hay là phát hiện.",
      ask: "Hãy xếp các mảnh của chúng em theo quan hệ giữa chúng, không thêm mảnh nào. Mảnh nào đứng một mình? Chỉ nêu tên.",
    },
    challenger: {
      title: "Có gắn được không?",
      does: "AI chất vấn từng mối liên hệ: nguyên nhân, ngẫu nhiên hay thói quen? Học sinh bảo vệ bằng tư liệu hoặc vẽ lại.",
      ask: "Mối liên hệ nào trong bài của chúng em có thể chỉ là ngẫu nhiên? Hãy hỏi một câu về nó và chờ chúng em đưa bằng chứng.",
    },
  },
  examples: {
    "language-arts": {
      before: "Hai học sinh viết rằng bài thơ nói về mùa đông và gạch chân các từ sương, gió bấc.",
      after:
        "Các em rà lại động từ và thấy mọi thứ trong bài đều đang đợi. Mùa đông thành khung cảnh, còn sự chờ đợi, với bốn động từ làm chứng, thành đề tài.",
    },
    mathematics: {
      before: "Một cặp học sinh tách bài toán có lời văn thành phần đã cho và phần phải tìm, rồi cộng hết các số lại.",
      after:
        "Các em vẽ sơ đồ và thấy một số là giá một chiếc, số kia là tổng tiền. Sơ đồ được ghi lại, và phép cộng thành phép nhân.",
    },
    science: {
      before: "Một nhóm giải thích rằng cây đặt bên cửa sổ lớn nhanh hơn vì ở đó ấm.",
      after:
        "Nhóm tách vị trí ấy thành ánh sáng, nhiệt độ, gió và nước tưới, rồi thấy hai yếu tố cùng khác nhau. Sơ đồ có thêm mũi tên thứ hai, và một thí nghiệm có đối chứng được lên kế hoạch.",
    },
    "social-studies": {
      before: "Một cặp học sinh nêu ba nguyên nhân khiến thị xã phát triển và xếp tuyến đường sắt lên đầu.",
      after:
        "Các em ghi năm bên cạnh từng nguyên nhân: nhà máy có trước đường sắt. Mũi tên được quay ngược, và lời giải thích có câu mở đầu mới.",
    },
    arts: {
      before: "Hai học sinh viết rằng tấm áp phích gây ấn tượng vì nhiều màu.",
      after:
        "Các em lần theo đường mắt đi và thấy mọi nét đều dẫn về một mảng xám duy nhất. Màu sắc lùi xuống, sự tương phản lên thay với ba mũi tên.",
    },
    stem: {
      before: "Một đội đổ lỗi cho động cơ vì xe mô hình không chạy thẳng.",
      after:
        "Đội thử lần lượt bánh xe, trục và tải, và xe chỉ lệch khi chở nặng. Sơ đồ giờ nối tải với trục, còn động cơ được minh oan.",
    },
    other: {
      before: "Ba học sinh phân tích một đoạn hội thoại tiếng Anh và cho rằng người phục vụ thô lỗ.",
      after:
        "Các em xếp các câu theo mẫu và thấy anh ấy luôn dùng câu lịch sự; chỉ bản dịch là cụt. Chữ “thô lỗ” được thay bằng “đang vội”.",
    },
    general: {
      before: "Một cặp học sinh chia chủ đề thành ba phần và gọi phần cuối là “những điều khác”.",
      after:
        "Các em mở phần đó ra và thấy một nửa có liên quan với nhau. Nửa ấy có tên riêng, và hoá ra phần đầu phụ thuộc vào nó.",
    },
  },
  exchange: {
    title: "Kể lại từ ghi chép",
    description:
      "Các nhóm đổi bài phân tích mà không giải thích lời nào. Nhóm kia viết lại cách mình hiểu trong ba câu và đánh dấu chỗ phải đoán.",
    teacherAction: "Ghép những nhóm chia tư liệu khác nhau. Nhóm tác giả chỉ nghe, chưa được bảo vệ bài.",
    studentAction: "Viết lại bài phân tích của nhóm bạn trong ba câu. Đánh dấu chỗ em phải đoán.",
    purpose: "Điều người khác không theo được là điều chưa được nghĩ đến cùng.",
    prompts: [
      "Ý chính trong bài phân tích của bạn là gì?",
      "Chỗ nào em phải đoán?",
      "Nhóm bạn thấy điều gì mà nhóm em bỏ sót?",
    ],
  },
  plans: [
    {
      title: "Tách ra, Lần theo, Giải thích",
      overview:
        "Học sinh tách một vấn đề ra, tìm xem mỗi phần làm gì cho phần khác, rồi giải thích bằng lời toàn thể ấy vận hành ra sao.",
      purpose: "Giải thích toàn thể bằng các phần: nói được mỗi phần làm gì thì mới là hiểu.",
      open: {
        title: "Bày các phần ra",
        description:
          "Mỗi học sinh vẽ sơ đồ có ít nhất năm phần, mỗi phần kèm một động từ nói nó làm gì. Phần chưa rõ nhất được ghi dấu hỏi.",
        teacherAction: "Đặt văn bản, đồ vật, quá trình hoặc bài toán ở giữa. Phần nào không có động từ thì chưa nhận.",
        studentAction: "Vẽ năm phần, viết mỗi phần làm gì và ghi dấu hỏi ở phần chưa rõ.",
        purpose: "Cách chia cho thấy học sinh coi điều gì là quan trọng.",
        prompts: ["Cái này gồm những gì?", "Mỗi phần làm việc gì?", "Phần nào em hiểu ít nhất?"],
      },
      develop: {
        title: "Vẽ các mũi tên",
        description:
          "Học sinh nối các phần bằng mũi tên và viết lên mỗi mũi tên một động từ (gây ra, hạn chế, lặp lại, che giấu). Mũi tên đỏ là mối liên hệ mới chỉ phỏng đoán.",
        teacherAction:
          "Đưa một mũi tên mang từ rỗng và sửa cùng cả lớp. Sau đó hỏi bằng chứng cho bất kì mũi tên đen nào.",
        studentAction: "Nối các phần. Mũi tên nào cũng có động từ; chỗ mới đoán thì dùng màu đỏ.",
        purpose: "Hiểu là thấy được các mối liên hệ, không chỉ là có một danh sách.",
        prompts: [
          "Phần này tác động đến phần kia chính xác thế nào?",
          "Sao em biết: thấy, đọc hay đoán?",
          "Phần nào có quá nhiều mũi tên?",
        ],
      },
      deepen: {
        title: "Bớt đi một phần",
        description:
          "Học sinh lần lượt che từng phần và ghi vào bảng điều gì sẽ đổi, điều gì giữ nguyên. Phần nào mất đi gây đổi nhiều nhất thì đóng khung.",
        teacherAction: "Làm chung phần đầu tiên. Nhóm nào bảo không có gì đổi, hỏi: vậy nó có ở đó để làm gì?",
        studentAction: "Che từng phần. Ghi điều gì đổi, điều gì giữ nguyên, và đóng khung phần quan trọng nhất.",
        purpose: "Một phần làm gì thấy rõ nhất khi nó vắng mặt.",
        prompts: [
          "Thiếu phần này thì cái gì sẽ đổ?",
          "Phần nào mất đi chẳng ai để ý?",
          "Phần được đóng khung có làm em bất ngờ không?",
        ],
      },
      close: {
        title: "Giải thích toàn thể",
        description:
          "Học sinh viết trong ba câu toàn thể vận hành thế nào, nêu tên phần và mối liên hệ quyết định, rồi sửa sơ đồ đầu bằng màu khác.",
        teacherAction: "Cho đọc hai bài. Cả lớp đối chiếu với tư liệu, không đối chiếu với đáp án của thầy cô.",
        studentAction: "Viết ba câu, sửa sơ đồ đầu bằng màu khác và ghi chỗ ban đầu em nghĩ sai.",
        purpose: "Những chỗ sửa bằng màu cho thấy cách hiểu đã thay đổi ra sao.",
        prompts: [
          "Lúc đầu em nghĩ …; bây giờ em nghĩ … vì …",
          "Lời giải thích dựa nhiều nhất vào mối liên hệ nào?",
          "Điều gì em vẫn chưa giải thích được?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh phác bốn phần trên giấy, viết mỗi phần làm gì và ghi dấu hỏi ở một phần. Sau đó các em mô tả bản phác cho AI.",
        bring: "Theo cặp, học sinh mô tả sơ đồ cho AI và nêu phần có dấu hỏi.",
        finish: "Theo cặp, học sinh đưa cho AI các phần, các mối liên hệ và mối liên hệ mình ít tin nhất.",
        lastWord: "Tắt thiết bị, mỗi em viết lời giải thích trong ba câu và sửa sơ đồ đầu bằng màu khác.",
      },
      assessment: [
        "Đọc các động từ trong sơ đồ: chúng nói phần đó làm gì, hay chỉ nói nó có mặt?",
        "So sơ đồ với lời giải thích: những chỗ sửa bằng màu có kèm lí do không?",
      ],
      note: "Danh sách dễ bị tưởng là phân tích. Phần nào chưa có động từ thì chưa tính.",
    },
    {
      title: "Đọc, Tìm căn cứ, Đọc lại",
      overview:
        "Học sinh nói mình nghĩ điều này nghĩa là gì, gắn nó vào những chỗ chính xác, rồi đọc lại xem có vững không.",
      purpose: "Hiểu rằng một cách diễn giải vững đến đâu là nhờ những chỗ nó chỉ ra được, kể cả chỗ chống lại nó.",
      open: {
        title: "Cách hiểu đầu tiên",
        description:
          "Mỗi học sinh viết trong một câu tư liệu nói hoặc cho thấy điều gì, đánh dấu hai chỗ dẫn đến cách hiểu ấy và một chỗ không khớp.",
        teacherAction:
          "Phát văn bản, tranh, biểu đồ hoặc bài giải mà không bình luận. Hỏi chỗ không khớp; lúc nào cũng có một chỗ.",
        studentAction: "Viết cách hiểu của em trong một câu. Đánh dấu hai chỗ ủng hộ và một chỗ chống lại.",
        purpose: "Cách hiểu đã nằm trên giấy thì mới đem thử được.",
        prompts: [
          "Em nghĩ tư liệu này nói gì?",
          "Chỗ nào khiến em nghĩ vậy?",
          "Điều gì không khớp với cách hiểu của em?",
        ],
      },
      develop: {
        title: "Nói, Gợi, Bởi vì",
        description:
          "Trong bảng ba cột, học sinh ghi bốn chỗ nói gì, gợi điều gì và vì sao. Hàng nào chưa có cột bởi vì thì tô xám.",
        teacherAction: "Cùng điền một hàng. Tìm những hàng tô xám và hỏi cần gì để điền.",
        studentAction: "Điền bốn hàng: nói, gợi, bởi vì. Tô xám chỗ em chưa có căn cứ.",
        purpose: "Bảng này tách điều có sẵn khỏi điều ta thêm vào.",
        prompts: [
          "Chữ hoặc số ở đây nói chính xác điều gì?",
          "Em đã thêm điều gì vào?",
          "Người khác có thêm giống em không?",
        ],
      },
      deepen: {
        title: "Chi tiết đắt nhất",
        description:
          "Học sinh chọn chi tiết đắt nhất (một từ, một số, một nét), viết ba điều nó có thể nói và thử từng điều với phần còn lại.",
        teacherAction: "Hỏi mỗi nhóm chi tiết đã chọn và lí do. Đặt hai lựa chọn khác nhau cạnh nhau.",
        studentAction: "Chọn một chi tiết, viết ba nghĩa có thể, gạch nghĩa mà phần còn lại chống lại.",
        purpose: "Mở một chi tiết ra nhiều khi làm đổi cách hiểu toàn thể.",
        prompts: [
          "Sao lại là từ hoặc số này mà không phải cái khác?",
          "Nó còn có thể nghĩa là gì?",
          "Nghĩa nào đứng vững trước phần còn lại?",
        ],
      },
      close: {
        title: "Đọc lại lần nữa",
        description:
          "Học sinh viết cách hiểu thứ hai dưới cách hiểu đầu, kèm chỗ ủng hộ mạnh nhất và chỗ chống lại mà giờ đã giải thích được hoặc còn để ngỏ.",
        teacherAction: "Thu những cách hiểu đã hẹp lại. Hỏi nói ít đi thì được thêm gì.",
        studentAction: "Viết cách hiểu thứ hai, chỗ ủng hộ mạnh nhất và điều còn để ngỏ.",
        purpose: "Diễn giải tốt là biết cả điều đang chống lại mình.",
        prompts: [
          "Lúc đầu em hiểu là …; bây giờ em hiểu là … vì …",
          "Em xử lí chỗ không khớp thế nào?",
          "Em chắc đến mức nào, điều gì sẽ làm em đổi ý?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết cách hiểu trong một câu, đánh dấu một chỗ ủng hộ và một chỗ chống lại. Sau đó các em đưa cả ba cho AI.",
        bring: "Học sinh đưa cho AI cách hiểu của mình, hai chỗ ủng hộ và một chỗ chống lại.",
        finish: "Học sinh đưa cho AI cách hiểu hiện tại cùng những chỗ ủng hộ mạnh nhất.",
        lastWord:
          "Tắt thiết bị, mỗi em viết cách hiểu thứ hai dưới cách hiểu đầu, kèm chỗ ủng hộ mạnh nhất và điều còn để ngỏ.",
      },
      assessment: [
        "Kiểm tra những chỗ được đánh dấu: chúng ủng hộ cách hiểu, hay chỉ nhắc cùng đề tài?",
        "Xem chỗ không khớp về sau ra sao: được giải thích, để ngỏ hay bị quên?",
      ],
      note: "Câu “mỗi người hiểu một kiểu” kết thúc công việc quá sớm. Hỏi: hiểu khác, từ chỗ nào?",
    },
    {
      title: "Xếp, Đặt tên, Xếp lại",
      overview:
        "Học sinh xếp một đống tư liệu theo quy tắc của mình, rồi tìm xem cách xếp ấy cho thấy gì và che mất gì.",
      purpose: "Nhận ra rằng cách xếp nào cũng là một quyết định: đổi quy tắc thì thấy điều khác.",
      open: {
        title: "Cách xếp đầu tiên",
        description:
          "Học sinh xếp mười đến mười lăm thẻ (sự kiện, trích dẫn, trường hợp, lỗi, số liệu) thành ba, bốn nhóm và viết phía trên mỗi nhóm quy tắc gắn chúng lại.",
        teacherAction: "Phát thẻ lộn xộn và không cho sẵn tên nhóm. Yêu cầu mỗi nhóm nói quy tắc trong một câu.",
        studentAction: "Xếp thẻ thành các nhóm và viết quy tắc phía trên mỗi nhóm.",
        purpose: "Muốn xếp thì phải quyết định thế nào là giống nhau.",
        prompts: ["Những thẻ này có gì chung?", "Quy tắc của nhóm này là gì?", "Thẻ nào có thể nằm ở chỗ khác?"],
      },
      develop: {
        title: "Tấm thẻ khó xếp",
        description:
          "Học sinh chọn hai thẻ khó xếp nhất, viết vì sao chúng không chịu vào nhóm, rồi tách hoặc đổi tên một nhóm cho vừa.",
        teacherAction: "Cấm nhóm “linh tinh”. Hỏi tấm thẻ khó xếp biết điều gì mà các thẻ khác không biết.",
        studentAction: "Tìm hai thẻ khó xếp. Viết vì sao, và thay đổi một nhóm vì chúng.",
        purpose: "Ngoại lệ cho thấy quy tắc lỏng ở đâu.",
        prompts: [
          "Vì sao thẻ này không vào nhóm nào?",
          "Em phải đổi gì: thẻ hay quy tắc?",
          "Giờ điều gì rõ hơn trước?",
        ],
      },
      deepen: {
        title: "Một quy tắc khác",
        description:
          "Học sinh chụp hoặc chép lại cách xếp đầu, rồi xếp chính những thẻ ấy theo quy tắc khác hẳn và liệt kê điều chỉ cách thứ hai mới cho thấy.",
        teacherAction: "Gợi vài quy tắc cho nhóm bí: theo thời gian, theo ai được lợi, theo nguyên nhân, theo độ khó.",
        studentAction: "Xếp theo quy tắc khác. Liệt kê điều giờ em thấy mà cách đầu đã che.",
        purpose: "So sánh hai cách xếp biến việc phân loại thành diễn giải.",
        prompts: [
          "Những gì trước ở xa mà giờ đứng cạnh nhau?",
          "Cách xếp này che điều gì?",
          "Cách nào trả lời câu hỏi của mình tốt hơn?",
        ],
      },
      close: {
        title: "Cách xếp đứng vững",
        description:
          "Học sinh vẽ cách xếp cuối với tên cho mỗi nhóm và viết hai câu: nó cho thấy điều gì, nó bỏ ngoài điều gì.",
        teacherAction: "Đặt ba cách xếp cạnh nhau và hỏi mỗi cách trả lời câu hỏi nào.",
        studentAction: "Vẽ cách xếp cuối. Viết nó cho thấy gì, che gì, và em đã chuyển thẻ nào.",
        purpose: "Nêu được giới hạn trong cách xếp của mình là bước cuối của phân tích.",
        prompts: [
          "So với cách xếp đầu, điều gì đã thay đổi và vì sao?",
          "Cách xếp của em cho thấy điều gì mà đống thẻ không cho thấy?",
          "Với câu hỏi nào thì cách xếp này không giúp được?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh xếp trên giấy ít nhất sáu thẻ thành nhóm và viết ra một quy tắc. Sau đó các em đưa quy tắc và các nhóm cho AI.",
        bring: "Học sinh đưa cho AI các nhóm kèm quy tắc và nêu tấm thẻ có thể nằm ở chỗ khác.",
        finish: "Học sinh đưa cho AI cách xếp hiện tại và quy tắc mình ít hài lòng nhất.",
        lastWord:
          "Sau đó tắt thiết bị: học sinh vẽ cách xếp cuối và viết bằng lời của mình nó cho thấy gì, bỏ ngoài điều gì.",
      },
      assessment: [
        "Đọc các quy tắc phía trên mỗi nhóm: một bạn khác có xếp được thẻ mới theo đó không?",
        "So cách xếp đầu với cách xếp cuối: học sinh có nêu được lí do cho từng thẻ đã chuyển không?",
      ],
      note: "Nhóm gọn gàng dễ làm ta yên lòng. Hãy ghi nhận nhóm nào đã được phá ra vì một lí do xác đáng.",
    },
  ],
};
