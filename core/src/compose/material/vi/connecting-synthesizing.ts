/** Vietnamese: connecting and synthesizing. */
import type { TypeText } from "../material.ts";

export const connectingSynthesizing: TypeText = {
  mayNot: "AI không được nối ý thay học sinh, chọn thay các em hay viết bản tổng hợp.",
  roles: {
    coach: {
      title: "Nói rõ mối liên hệ",
      does: "AI hỏi về từng mối liên hệ một, và học sinh nói thành lời điều gì thật sự nối hai bên.",
      ask: "Đây là các mối liên hệ của chúng em. Hãy chọn mối liên hệ chúng em giải thích sơ sài nhất, hỏi một câu về nó rồi chờ.",
    },
    "content-provider": {
      title: "Thêm một mảnh ghép",
      does: "AI đưa thêm một ví dụ hoặc một nguồn để tra, và học sinh tìm xem nó thuộc chỗ nào trong bức tranh của mình.",
      ask: "Hãy nêu một ví dụ ở lĩnh vực khác có thể liên quan, và chỗ để chúng em kiểm tra. Đừng nói nó nối với bài chúng em thế nào.",
    },
    "idea-generator": {
      title: "Những cặp bất ngờ",
      does: "AI đề xuất ba cặp chưa ai nối, và học sinh quyết định đó là mối liên hệ thật hay chỉ là từ ngữ giống nhau.",
      ask: "Đây là các ý của chúng em. Hãy nêu ba cặp ý chúng em chưa nối mà có thể nối được, đừng nói nối thế nào.",
    },
    "feedback-provider": {
      title: "Mối chặt, mối lỏng",
      does: "AI nêu mối liên hệ chặt nhất, mối lỏng nhất và nói người đọc lạc ở đâu; học sinh buộc lại hoặc cắt đi.",
      ask: "Mối liên hệ nào của chúng em chặt nhất, mối nào lỏng nhất? Chỉ nêu hai mối đó, để chúng em tự sửa.",
    },
    "perspective-taker": {
      title: "Một trung tâm khác",
      does: "AI nói một người khác sẽ đặt ý nào vào trung tâm, và học sinh dựng lại một góc bức tranh quanh ý đó.",
      ask: "Một người dạy môn khác sẽ đặt ý nào của chúng em vào trung tâm? Chỉ nêu ý đó với một lí do, phần còn lại để chúng em làm.",
    },
    synthesizer: {
      title: "Điều gì đã mất?",
      does: "AI cô đọng các ý của học sinh thành vài dòng, và học sinh so: có gì trong đó, thiếu gì, điều gì bị hiểu sai?",
      ask: "Hãy cô đọng các ý của chúng em thành hai dòng, không thêm gì. Đừng lược bỏ chỗ không khớp, hãy đánh sao chỗ đó.",
    },
    challenger: {
      title: "Thử cắt mối liên hệ",
      does: "AI phản bác từng mối liên hệ: có hơn một sự trùng hợp không? Học sinh chứng minh bằng nguồn của mình hoặc gỡ ra.",
      ask: "Hãy phản bác mối liên hệ chúng em tự hào nhất, trong một câu. Chờ chúng em chứng minh.",
    },
  },
  examples: {
    "language-arts": {
      before: "Hai học sinh nối một truyện ngắn với một bài báo vì cả hai đều kể chuyện xa quê.",
      after:
        "Các em đặt hai cảnh ra đi cạnh nhau: một người tự chọn, người kia thì không. Mối liên hệ được viết lại, và “ai là người quyết định?” thành ý xuyên suốt cả bài.",
    },
    mathematics: {
      before: "Một cặp học sinh nối phân số với phần trăm bằng chữ “như nhau”.",
      after:
        "Các em tìm trường hợp chỉ dùng một trong hai và thấy ba trường hợp. “Như nhau” đổi thành “cùng một phần, khác cái toàn thể”, và sơ đồ có nhánh mới.",
    },
    science: {
      before: "Một nhóm nối lưới thức ăn với vòng tuần hoàn nước vì cả hai đều quay vòng.",
      after:
        "Nhóm đi theo một giọt nước và một con chuột qua cả hai. Một bên chỉ có vật chất đi vòng, bên kia còn có năng lượng đi qua; mũi tên tách làm đôi.",
    },
    "social-studies": {
      before: "Một cặp học sinh gom ba tư liệu về di cư dưới tiêu đề “Người ta đi tìm việc”.",
      after:
        "Các em thấy tư liệu thứ ba nói về trẻ em. Tiêu đề không còn bao được cả ba, và các em viết tiêu đề mới về gia đình.",
    },
    arts: {
      before: "Ba học sinh nối một bản nhạc với một bức tranh vì cả hai đều dữ dội.",
      after:
        "Các em tìm điều lặp lại trong mỗi tác phẩm và ở cả hai đều có một hình nhỏ trở lại, mỗi lúc một lớn. “Dữ dội” nhường chỗ cho “lớn lên từ một hình nhỏ”.",
    },
    stem: {
      before: "Một đội nối cánh chim với tàu lượn giấy bằng chữ “hình dạng”.",
      after:
        "Đội so mặt cắt: trên cong, dưới phẳng, nhưng chỉ có ở một trong hai. Mối liên hệ giờ nói rõ phần nào của hình dạng là đáng kể, và tàu lượn có mép cánh mới.",
    },
    other: {
      before: "Hai học sinh nối một câu tục ngữ tiếng Anh với một câu tiếng Việt vì từ ngữ giống nhau.",
      after:
        "Các em tra xem mỗi câu dùng khi nào: một câu an ủi, một câu răn. Mối liên hệ chuyển từ từ ngữ sang tình huống, và một câu hợp hơn xuất hiện.",
    },
    general: {
      before: "Một cặp học sinh nối chủ đề này với chủ đề tháng trước và chỉ viết “giống” lên mũi tên.",
      after:
        "Các em thử thay chữ ấy và thấy mình định nói hai điều: cùng nguyên nhân, khác kết quả. Hai mũi tên chính xác thay cho mũi tên mơ hồ.",
    },
  },
  exchange: {
    title: "Trao nhau mối liên hệ",
    description:
      "Các nhóm sang bàn khác và viết lên thẻ một mối liên hệ dẫn từ đó về bài của mình. Chủ nhà đặt thẻ vào chỗ hợp, hoặc trả lại kèm lí do.",
    teacherAction: "Phát mỗi nhóm hai thẻ trắng. Cuối cùng hỏi thẻ nào đã vượt quãng đường xa nhất.",
    studentAction: "Tìm một ý chạm tới bài của em. Viết mối liên hệ lên thẻ và trao cho nhóm bạn.",
    purpose: "Ý tưởng đi xa hơn khi có người khác tiếp nối.",
    prompts: [
      "Điều gì ở đây cũng thuộc về bài của nhóm em?",
      "Nhóm bạn đặt gì vào trung tâm, và vì sao?",
      "Nhóm em đã trả lại thẻ nào, với lí do gì?",
    ],
  },
  plans: [
    {
      title: "Vẽ, Tỉa, Dệt",
      overview: "Học sinh vẽ những gì liên quan với nhau, cắt những gì không cần và dệt phần còn lại thành một ý.",
      purpose: "Nhìn chủ đề như một mạng lưới có các mối liên hệ giải thích được, và đi đến một ý lớn hơn từng phần.",
      open: {
        title: "Sơ đồ đầu tiên",
        description:
          "Mỗi học sinh viết sáu ý của chủ đề ra giấy, vẽ ít nhất bốn đường nối và ghi trên mỗi đường vài chữ nói điều gì nối hai ý.",
        teacherAction: "Bắt đầu từ tờ giấy trắng và không cho sẵn trung tâm. Đường nào không có chữ thì chưa tính.",
        studentAction: "Viết sáu ý, vẽ bốn đường nối và ghi chữ lên mọi đường.",
        purpose: "Sơ đồ đầu cho thấy chủ đề đang nằm trong đầu học sinh ra sao.",
        prompts: [
          "Ở đây những ý nào liên quan với nhau?",
          "Từ nào nói rõ chúng liên quan thế nào?",
          "Ý nào đứng một mình?",
        ],
      },
      develop: {
        title: "Đường nối ra ngoài",
        description:
          "Học sinh thêm ba ý từ nơi khác (môn khác, bài trước, đời sống) và nối mỗi ý bằng một đường có chữ, màu thứ hai.",
        teacherAction: "Nêu một đường nối liên môn của thầy cô. Hỏi trong đời sống, chủ đề này bất chợt hiện ra ở đâu.",
        studentAction: "Thêm ba ý từ bên ngoài và nối bằng màu khác, có ghi chữ.",
        purpose: "Điều được buộc với hiểu biết khác thì nhớ lâu hơn và tìm lại nhanh hơn.",
        prompts: [
          "Em đã gặp điều này ở đâu?",
          "Mối liên hệ này thật, hay chỉ là từ ngữ giống nhau?",
          "Ý từ bên ngoài làm rõ thêm điều gì?",
        ],
      },
      deepen: {
        title: "Tỉa bớt sơ đồ",
        description:
          "Học sinh rút sơ đồ còn năm ý và các mối liên hệ làm trụ cho phần còn lại, vẽ lại và ghi bên cạnh đã bỏ gì, vì sao.",
        teacherAction: "Nói rằng sơ đồ tốt có thể mất một nửa. Yêu cầu các nhóm bảo vệ một thứ đã cắt.",
        studentAction: "Giữ năm ý. Vẽ lại sơ đồ và liệt kê những gì em đã bỏ, kèm lí do.",
        purpose: "Chọn lọc là quyết định điều gì quan trọng.",
        prompts: ["Bỏ ý này đi thì cái gì sẽ đổ?", "Em giữ vì nó quan trọng hay vì em thích?", "Điều gì khó bỏ nhất?"],
      },
      close: {
        title: "Một ý từ nhiều ý",
        description:
          "Học sinh viết trong hai câu một ý bao quát cả sơ đồ và tô màu trên sơ đồ những mối liên hệ lúc đầu chưa thấy.",
        teacherAction: "Cho đọc lần lượt các câu. Cả lớp nói câu nào cần cả sơ đồ, câu nào chỉ cần một góc.",
        studentAction: "Viết ý của em trong hai câu. Tô các mối liên hệ mới và nói điều gì đưa em đến đó.",
        purpose: "Bản tổng hợp nói được điều mà không ý riêng lẻ nào trên sơ đồ nói.",
        prompts: [
          "Tất cả những ý này cùng nói lên điều gì?",
          "Lúc đầu em thấy …; bây giờ em thấy … vì …",
          "Mối liên hệ nào làm em bất ngờ nhất?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết bốn ý trên giấy, nối ít nhất hai ý và nói nối thế nào. Sau đó các em đưa ý và mối liên hệ cho AI.",
        bring: "Theo cặp, học sinh gõ cho AI các ý và những chữ ghi trên đường nối.",
        finish: "Theo cặp, học sinh đưa cho AI những mối liên hệ làm trụ cho cả sơ đồ.",
        lastWord:
          "Sau đó tắt thiết bị, mỗi em viết trong hai câu một ý bao quát cả sơ đồ và tô màu điều mới so với lúc đầu.",
      },
      assessment: [
        "Đọc những chữ trên đường nối: chúng giải thích, hay chỉ nói là có liên quan?",
        "Đối chiếu ý cuối với sơ đồ: nó cần đến bao nhiêu ý?",
      ],
      note: "Sơ đồ dày đặc trông như đã học nhiều. Hãy đếm những đường nói rõ nối thế nào, đừng đếm số ô.",
    },
    {
      title: "Gom, Chọn, Dựng",
      overview: "Học sinh chọn vài mảnh từ rất nhiều, tìm xem chúng nói gì với nhau và dựng một ý kiến cần đến tất cả.",
      purpose: "Làm việc như người dựng phòng trưng bày: ít hiện vật, lí do tốt và một cách bày nói được điều mới.",
      open: {
        title: "Chọn ba mảnh",
        description:
          "Từ tư liệu có sẵn, mỗi học sinh chọn ba mảnh (một trích dẫn, một số liệu, một hình, một trường hợp) và viết lên thẻ vì sao mỗi mảnh đáng có mặt.",
        teacherAction: "Đưa ra nhiều hơn mức ai cũng dùng hết được. Hỏi: em đã để lại điều gì dù nó hay?",
        studentAction: "Chọn ba mảnh. Với mỗi mảnh, viết vì sao nó thuộc bộ sưu tập của em.",
        purpose: "Buộc phải chọn thì học sinh mới nói ra điều gì quan trọng với mình.",
        prompts: [
          "Vì sao mảnh này mà không phải mảnh khác?",
          "Nó cho thấy điều gì các mảnh kia không có?",
          "Em đã tiếc khi để lại điều gì?",
        ],
      },
      develop: {
        title: "Cho chúng trò chuyện",
        description:
          "Học sinh đặt các mảnh thành từng cặp và viết giữa hai mảnh một ghi chú ngắn: đồng tình, bổ sung, mâu thuẫn hay giải thích, và ở điểm nào.",
        teacherAction: "Tìm những chỗ mâu thuẫn và khen chúng. Hỏi mảnh A sẽ nói gì với mảnh B.",
        studentAction: "Viết giữa mỗi hai mảnh: đồng tình, bổ sung, mâu thuẫn hay giải thích, ở điểm nào.",
        purpose: "Quan hệ giữa các nguồn nói nhiều hơn từng nguồn một mình.",
        prompts: [
          "Mảnh này sẽ nói gì với mảnh kia?",
          "Chúng mâu thuẫn nhau ở đâu?",
          "Hai mảnh nào chẳng có gì để nói với nhau?",
        ],
      },
      deepen: {
        title: "Tiêu đề cho tất cả",
        description:
          "Học sinh viết nháp một tiêu đề và hai câu bao được mọi mảnh, rồi đổi một mảnh lấy mảnh tốt hơn và viết lại tiêu đề.",
        teacherAction: "Thử tiêu đề trước lớp: che một mảnh, hỏi tiêu đề còn đúng không. Nếu còn thì mảnh ấy thừa.",
        studentAction: "Viết nháp tiêu đề cho mọi mảnh. Đổi một mảnh và viết lại tiêu đề.",
        purpose: "Tiêu đề cần đến mọi mảnh đã là bản tổng hợp đầu tiên.",
        prompts: [
          "Tiêu đề này có cần đến mọi mảnh không?",
          "Mảnh nào là thành viên yếu nhất?",
          "Giờ em nói được điều gì mà trước đây chưa nói được?",
        ],
      },
      close: {
        title: "Phòng trưng bày nhỏ",
        description:
          "Học sinh xếp các mảnh theo thứ tự, viết lời dẫn ba câu đi từ mảnh đầu đến mảnh cuối và ghi thêm giờ đây mình sẽ chọn khác điều gì.",
        teacherAction: "Mở phòng trưng bày: nửa lớp đứng giới thiệu, nửa lớp đi xem, rồi đổi. Khách kể lại mạch dẫn.",
        studentAction: "Xếp các mảnh, viết lời dẫn và ghi bây giờ em sẽ chọn khác điều gì.",
        purpose: "Thứ tự có mạch biến bộ sưu tập thành một thông điệp.",
        prompts: [
          "Cả bộ sưu tập của em nói lên điều gì?",
          "Bây giờ em thấy lựa chọn nào khác đi, điều gì khiến em nghĩ vậy?",
          "Em đã quyết định thứ tự thế nào?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh chọn hai mảnh từ tư liệu và viết lí do trên giấy. Sau đó các em đưa mảnh và lí do cho AI.",
        bring: "Học sinh tả ba mảnh của mình cho AI và nêu lí do chọn từng mảnh.",
        finish: "Học sinh đưa cho AI các mảnh, quan hệ giữa chúng và điều chúng cùng nói lên lúc này.",
        lastWord:
          "Tắt thiết bị, học sinh tự viết lời dẫn cho bộ sưu tập và ghi lựa chọn nào bây giờ mình thấy khác đi, vì sao.",
      },
      assessment: [
        "Đọc lí do chọn: có nêu mảnh ấy thêm gì cho các mảnh khác không?",
        "Đi theo lời dẫn: có một mạch, hay chỉ là danh sách nối bằng chữ “và”?",
      ],
      note: "Học sinh hay chọn thứ dễ tìm. Yêu cầu có một mảnh mâu thuẫn với các mảnh kia.",
    },
    {
      title: "Giống, Khác, Vậy thì",
      overview:
        "Học sinh đặt hai điều cạnh nhau, tách điểm đáng kể khỏi điểm chỉ trông giống, rồi rút ra kết luận đúng cho cả hai.",
      purpose:
        "Dùng so sánh làm công cụ: chỗ hai trường hợp giống và chỗ chúng tách nhau dẫn đến một ý vượt ra ngoài cả hai.",
      open: {
        title: "Đặt cạnh nhau",
        description:
          "Trong một bảng, mỗi học sinh viết bốn điểm giống và bốn điểm khác giữa hai trường hợp, văn bản, cách làm hoặc sự kiện, rồi gạch chân ở mỗi bên một điểm sâu hơn vẻ bề ngoài.",
        teacherAction: "Chỉ nêu tên hai đối tượng, không thêm gì. Hỏi những điểm giống không thấy ngay được.",
        studentAction: "Viết bốn điểm giống, bốn điểm khác. Gạch chân điểm sâu nhất mỗi bên.",
        purpose: "So sánh làm hiện ra những nét mà xem riêng thì không thấy.",
        prompts: ["Chúng giống nhau ở đâu?", "Chúng khác nhau ở đâu?", "Điểm giống nào không thấy ngay?"],
      },
      develop: {
        title: "Điều đáng kể",
        description:
          "Học sinh xếp hạng các điểm giống và khác theo mức quan trọng với câu hỏi của bài, và viết một câu vì sao điểm đầu đứng đầu.",
        teacherAction: "Luôn để câu hỏi trước mắt. Thầy cô tự gạch một điểm trên bảng và để cả lớp phản đối.",
        studentAction: "Xếp hạng các điểm. Viết vì sao điểm đầu đứng đầu và em bỏ được điểm nào.",
        purpose: "So sánh có ích khi có người nói được nó dùng để làm gì.",
        prompts: [
          "Điểm này giúp ta hiểu điều gì?",
          "Điểm khác nào giải thích những điểm còn lại?",
          "Em có thể bỏ điểm nào?",
        ],
      },
      deepen: {
        title: "Trường hợp thứ ba",
        description:
          "Học sinh tìm trường hợp thứ ba, thêm một cột vào bảng và ghi nó xác nhận điểm nào, lật đổ điểm nào.",
        teacherAction: "Để dành hai, ba trường hợp cho nhóm không tìm được. Hoan nghênh trường hợp làm hỏng mọi thứ.",
        studentAction: "Thêm trường hợp thứ ba. Ghi nó xác nhận điều gì và lật đổ điều gì.",
        purpose: "Hai trường hợp có thể giống nhau tình cờ; trường hợp thứ ba mới bắt đầu thử ý tưởng.",
        prompts: [
          "Ở đây điểm chính của em còn đúng không?",
          "Trường hợp thứ ba cho thấy gì về hai trường hợp đầu?",
          "Đến đâu thì so sánh của em không còn đúng?",
        ],
      },
      close: {
        title: "Vậy thì sao?",
        description:
          "Học sinh viết một câu bắt đầu bằng “Cả hai”, một câu bằng “Nhưng”, một câu bằng “Vậy thì”, và ghi bây giờ nhìn lại bảng đầu thấy thế nào.",
        teacherAction: "Viết ba câu “Vậy thì” lên bảng. Hỏi chúng còn đúng cho những trường hợp nào khác.",
        studentAction: "Viết Cả hai …, Nhưng …, Vậy thì … Sau đó nhìn lại bảng đầu: cách nhìn của em đã thay đổi gì?",
        purpose: "Câu “Vậy thì” đưa ý nghĩ ra khỏi hai trường hợp, vào đời sống.",
        prompts: [
          "Cả hai …, nhưng …, vậy thì …",
          "Cách em nhìn trường hợp đầu đã thay đổi thế nào?",
          "Câu “Vậy thì” của em còn đúng ở đâu, không đúng ở đâu?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết trên giấy hai điểm giống, hai điểm khác và gạch chân một điểm. Sau đó các em đưa bốn điểm cho AI.",
        bring: "Học sinh đưa cho AI các điểm giống và khác, điểm gạch chân đứng trước.",
        finish: "Học sinh đưa cho AI những điểm quan trọng nhất và kết luận mình đang rút ra.",
        lastWord: "Tắt thiết bị: học sinh tự viết ba câu Cả hai, Nhưng, Vậy thì, và điều đã thay đổi so với bảng đầu.",
      },
      assessment: [
        "Nhìn các điểm gạch chân: chúng có sâu hơn vẻ bề ngoài không?",
        "Đọc câu “Vậy thì”: nó suy ra từ hai câu trước, hay là ý kiến có sẵn?",
      ],
      note: "Bảng dài dễ sa vào chuyện vặt. Hai điểm giải thích được điều gì đó đáng giá hơn mười điểm chỉ đúng suông.",
    },
  ],
};
