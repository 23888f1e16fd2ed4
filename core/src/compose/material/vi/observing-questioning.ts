/** Vietnamese: observing and questioning. */
import type { TypeText } from "../material.ts";

export const observingQuestioning: TypeText = {
  mayNot: "AI không được mô tả tư liệu hay trả lời những câu hỏi học sinh muốn tìm hiểu.",
  roles: {
    coach: {
      title: "Quay lại nhìn kĩ",
      does: "AI hỏi về từng điều quan sát một, và học sinh nhìn lại rồi mới trả lời.",
      ask: "Đây là điều chúng em nhận ra và điều còn thắc mắc. Hãy hỏi một câu khiến chúng em phải nhìn lại, rồi chờ.",
    },
    "content-provider": {
      title: "Một thông tin cần kiểm tra",
      does: "AI đưa một mẩu tư liệu về một điều quan sát, và học sinh thử xem nó có khớp với điều mình thấy không.",
      ask: "Đây là một điều chúng em nhận ra. Hãy cho một thông tin mà chúng em kiểm tra được, đừng giải thích điều chúng em thắc mắc.",
    },
    "idea-generator": {
      title: "Câu hỏi chưa ai nêu",
      does: "AI thêm ba câu hỏi thuộc loại còn thiếu, và học sinh quyết định câu nào tư liệu của mình trả lời được.",
      ask: "Đây là các quan sát và câu hỏi của chúng em. Hãy thêm ba câu hỏi thuộc loại chúng em chưa nghĩ tới, đừng trả lời câu nào.",
    },
    "feedback-provider": {
      title: "Rõ nét hay còn mờ?",
      does: "AI nêu ghi chú rõ nét nhất, ghi chú mơ hồ nhất và trích từ mơ hồ; học sinh thay từ ấy.",
      ask: "Ghi chú hay câu hỏi nào của chúng em mơ hồ đến mức không tìm hiểu được? Chỉ nêu từ gây mơ hồ.",
    },
    "perspective-taker": {
      title: "Qua đôi mắt khác",
      does: "AI nói một người khác, chẳng hạn một chuyên gia hay một em bé, sẽ để ý điều gì trước; học sinh kiểm tra xem điều đó có thật ở đó không.",
      ask: "Hãy nói trong một câu: một người làm nghề khác sẽ nhìn vào đâu trước tiên? Đừng nói điều đó có nghĩa gì.",
    },
    synthesizer: {
      title: "Chỗ chưa ai nhìn",
      does: "AI nhóm các quan sát và câu hỏi, rồi cho thấy phần nào chưa có gì; học sinh đến đúng chỗ đó và nhìn.",
      ask: "Hãy nhóm các quan sát của chúng em, không thêm gì. Phần nào gần như chưa được nhìn tới? Chỉ nêu tên phần đó.",
    },
    challenger: {
      title: "Thấy hay đoán?",
      does: "AI nghi ngờ từng ghi chú một: thấy thật hay đoán? Học sinh chỉ vào đúng chỗ, nếu không thì gạch ghi chú đi.",
      ask: "Hãy chọn một quan sát của chúng em có thể chỉ là phỏng đoán. Hỏi chúng em một câu về nó và chờ.",
    },
  },
  examples: {
    "language-arts": {
      before: "Hai học sinh ghi rằng người mẹ ở trang đầu truyện đang giận và hỏi mẹ giận vì chuyện gì.",
      after:
        "Các em đọc lại và không thấy từ nào nói về cơn giận, chỉ có những câu đáp cụt lủn và cánh cửa khép. Hai chi tiết ấy vào danh sách, và câu hỏi thành: điều gì khiến chúng mình nghĩ mẹ giận?",
    },
    mathematics: {
      before: "Một nhóm ghi rằng số chấm trong dãy hình cứ gấp đôi và hỏi hình thứ mười có bao nhiêu chấm.",
      after:
        "Nhóm đếm lại: chỉ bước đầu trông như gấp đôi. Bây giờ câu hỏi là điều gì giữ nguyên từ hình này sang hình kia.",
    },
    science: {
      before: "Hai học sinh xem ngọn nến trong đĩa nước tắt dưới chiếc cốc úp và ghi rằng không khí đã bị dùng hết.",
      after:
        "Các em làm lại và thấy nước chỉ dâng lên sau khi nến tắt. Lời giải thích được chuyển sang cột câu hỏi, và các em hỏi về đúng khoảnh khắc ấy.",
    },
    "social-studies": {
      before: "Một cặp học sinh xem bức ảnh chợ Đồng Xuân đầu thế kỉ XX và ghi rằng người dân nghèo.",
      after:
        "Các em liệt kê những gì có trong ảnh: chân đất, nhưng cũng có nón mới, xe kéo và quang gánh đầy hàng. Chữ “nghèo” bị gạch, và câu hỏi mới là ai đang mua, ai đang bán.",
    },
    arts: {
      before: "Ba học sinh ghi rằng bức tranh buồn và hỏi chuyện gì đã xảy ra với hoạ sĩ.",
      after:
        "Các em che một nửa tranh rồi che nửa kia: màu tối chỉ nằm ở một phần ba phía dưới. Câu hỏi mới là về bức tranh: vì sao phía trên lại sáng thế?",
    },
    stem: {
      before: "Một đội nhìn cây cầu giấy của mình gập xuống và ghi rằng giấy yếu quá.",
      after:
        "Xem quay chậm, đội thấy cầu xoắn trước khi gập, lần nào cũng về một bên. Bây giờ đội hỏi cái gì làm cầu xoắn.",
    },
    other: {
      before: "Hai học sinh xem đoạn phim một cú ném biên thật xa và ghi rằng cầu thủ khoẻ.",
      after:
        "Các em xem từng khung hình, nhìn bàn chân và lưng. Chữ “khoẻ” bị gạch, và câu hỏi là cú ném bắt đầu từ đâu trong cơ thể.",
    },
    general: {
      before: "Một cặp học sinh ghi rằng đồ vật trên bàn đã cũ và hỏi nó dùng để làm gì.",
      after:
        "Các em tìm xem điều gì khiến mình viết chữ “cũ”: mép chỉ mòn ở một bên. Đó mới là quan sát, và câu hỏi mới là cái gì đã cọ vào chỗ ấy.",
    },
  },
  exchange: {
    title: "Cái nhìn của khách",
    description:
      "Các nhóm để tư liệu và ghi chép trên bàn rồi chuyển chỗ. Nhóm khách viết vào giấy dán một chi tiết chủ nhà bỏ sót và một câu hỏi muốn “mượn” về.",
    teacherAction: "Quy định hiệu lệnh đổi bàn. Không nói chuyện: khách chỉ có những gì trên giấy.",
    studentAction: "Nhìn tư liệu trước, đọc ghi chép sau. Để lại một chi tiết và một câu hỏi.",
    purpose: "Mắt người lạ thấy điều mà người quen nhìn mãi không còn thấy.",
    prompts: [
      "Em thấy gì mà ghi chép này chưa có?",
      "Câu hỏi nào em ước mình đã nêu?",
      "Ghi chú nào em không tìm thấy trong tư liệu?",
    ],
  },
  plans: [
    {
      title: "Nhìn, Thắc mắc, Theo đuổi",
      overview:
        "Học sinh ghi những gì có ở đó trước khi nói nó nghĩa là gì, rồi để một chi tiết lạ lớn dần thành câu hỏi.",
      purpose: "Tách việc nhìn khỏi việc giải thích đủ lâu để một câu hỏi thật sự xuất hiện.",
      open: {
        title: "Chỉ ghi điều có thật",
        description:
          "Mỗi học sinh liệt kê ít nhất tám điều nhìn, nghe hoặc đo được, không kèm lời giải thích nào, và đánh sao điều khó hiểu nhất.",
        teacherAction:
          "Đưa ra đồ vật, tranh, văn bản hoặc số liệu không kèm nhan đề. Khi có em giải thích, hỏi: em thấy gì mà nói vậy?",
        studentAction: "Liệt kê tám điều quan sát được, không giải thích. Đánh sao điều làm em thắc mắc nhất.",
        purpose: "Nhìn kĩ ngay từ đầu thì câu hỏi nào về sau cũng có chỗ đứng.",
        prompts: [
          "Em thấy, nghe hoặc đọc được chính xác điều gì?",
          "Điều này em thấy hay em suy ra?",
          "Chi tiết nào không hợp với phần còn lại?",
        ],
      },
      develop: {
        title: "Từ chi tiết đến câu hỏi",
        description:
          "Bên cạnh ba quan sát, học sinh viết ba câu hỏi: một câu “vì sao”, một câu “bằng cách nào”, một câu “nếu … thì sao”. Các em gạch chân câu mà chỉ nhìn thôi thì chưa trả lời được.",
        teacherAction: "Ghi lên bảng mỗi loại một câu hỏi và để tất cả chưa có lời đáp.",
        studentAction:
          "Viết một câu “vì sao”, một câu “bằng cách nào”, một câu “nếu … thì sao”. Gạch chân câu khó nhất.",
        purpose: "Câu hỏi gắn với một chi tiết thì theo đuổi được; câu hỏi lơ lửng thì chóng quên.",
        prompts: [
          "Câu hỏi này nảy ra từ chi tiết nào?",
          "Câu này có trả lời bằng “có” hoặc “không” được không?",
          "Câu hỏi nào của em sẽ làm cả lớp bất ngờ?",
        ],
      },
      deepen: {
        title: "Trở lại điều khó hiểu",
        description:
          "Với một câu hỏi trong đầu, học sinh tìm thêm ba chi tiết, ghi dấu cộng khi chi tiết nuôi câu hỏi, dấu trừ khi làm nó yếu đi.",
        teacherAction: "Phát kính lúp, đoạn trích thứ hai hoặc thêm số liệu. Hỏi dấu trừ nói lên điều gì.",
        studentAction: "Tìm ba chi tiết mới cho câu hỏi của em. Ghi dấu cộng hoặc dấu trừ cho mỗi chi tiết.",
        purpose: "Lần nhìn thứ hai có chủ đích sẽ thấy điều mà lần đầu lướt qua.",
        prompts: [
          "Chỗ nào em chưa nhìn tới?",
          "Chi tiết này giúp hay làm khó câu hỏi của em?",
          "Em cần thấy gì thì mới chắc?",
        ],
      },
      close: {
        title: "Câu hỏi để theo đuổi",
        description:
          "Trên một tấm thẻ, học sinh viết câu hỏi sẽ theo đuổi, chi tiết làm nảy ra nó và nơi sẽ tìm đầu tiên; mặt sau ghi nó khác điều thắc mắc ban đầu ở đâu.",
        teacherAction: "Treo các thẻ lên. Mời hai em kể con đường từ chi tiết đến câu hỏi.",
        studentAction: "Viết thẻ câu hỏi. Mặt sau: lúc đầu em thắc mắc …; bây giờ em hỏi … vì …",
        purpose: "Chọn được một câu hỏi và nói được nó từ đâu ra thì tò mò mới thành tìm hiểu.",
        prompts: [
          "Lúc đầu em thắc mắc …; bây giờ em hỏi … vì …",
          "Chi tiết nào đã làm câu hỏi của em thay đổi?",
          "Để tìm ra, em sẽ làm gì đầu tiên?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh liệt kê năm quan sát trên giấy và đánh sao điều khó hiểu nhất. Sau đó các em đưa danh sách cho AI.",
        bring: "Theo cặp, học sinh đưa cho AI các quan sát và điều đã đánh sao.",
        finish: "Theo cặp, học sinh đưa cho AI câu hỏi hay nhất cùng những quan sát đứng sau nó.",
        lastWord:
          "Sau đó tắt thiết bị, mỗi em viết lên thẻ câu hỏi sẽ theo đuổi, chi tiết của nó và điều đã thay đổi so với thắc mắc ban đầu.",
      },
      assessment: [
        "Đếm trong danh sách đầu có bao nhiêu dòng thật sự là quan sát, và xem các dòng khác về sau ra sao.",
        "Lần ngược câu hỏi cuối: học sinh có chỉ được chi tiết của nó không?",
      ],
      note: "Học sinh hay giải thích quá sớm. Mỗi chữ “chắc là” trong danh sách quan sát được viết lại thành một câu hỏi.",
    },
    {
      title: "Đoán trước, Nhận ra, Hỏi",
      overview:
        "Học sinh ghi điều mình chờ đợi, so với điều tìm thấy, và đi theo điều bất ngờ nhất cho đến khi nó thành câu hỏi.",
      purpose: "Dùng sự bất ngờ làm công cụ: chỗ dự đoán và quan sát tách nhau là chỗ có điều để học.",
      open: {
        title: "Bắt lấy điều bất ngờ",
        description:
          "Chỉ từ nhan đề, học sinh viết ba điều mình chờ đợi. Sau đó xem tư liệu, ghi thêm điều tìm thấy bằng màu khác và khoanh điều bất ngờ nhất.",
        teacherAction:
          "Cho xem nhan đề trước; chỉ mở tư liệu khi mọi em đã có ba dự đoán. Giữ yên lặng trong lúc các em so sánh.",
        studentAction: "Viết ba dự đoán. Nhìn, ghi điều tìm thấy bằng màu khác, khoanh điều bất ngờ.",
        purpose: "Dự đoán có nằm trên giấy thì mới có chuyện sai dự đoán.",
        prompts: [
          "Em đã chờ đợi điều gì, và vì sao?",
          "Ở đây có gì em không ngờ tới?",
          "Điều gì đáng lẽ phải có mà lại vắng?",
        ],
      },
      develop: {
        title: "Nhìn sát từng ô",
        description:
          "Học sinh chia tư liệu thành bốn phần và ghi vào bảng ô mỗi phần hai chi tiết chính xác, bắt đầu từ phần nhạt nhất.",
        teacherAction: "Phát khung ngắm hoặc giấy che. Yêu cầu từ ngữ chính xác: ở đâu, bao nhiêu, bao lâu.",
        studentAction: "Điền vào bảng hai chi tiết chính xác cho mỗi phần, phần nhạt nhất trước.",
        purpose: "Mắt thường chỉ dừng ở chỗ nổi bật; bảng ô đưa mắt đến khắp nơi.",
        prompts: [
          "Có gì ở phần mà em định bỏ qua?",
          "Từ nào sẽ chính xác hơn?",
          "Điều này làm sự bất ngờ của em lớn lên hay nhỏ đi?",
        ],
      },
      deepen: {
        title: "Nhìn theo cách khác",
        description:
          "Học sinh nhìn lại theo cách khác (từ xa, ngược lại, muộn hơn, đọc to lên) và ghi nhật kí: đã khác, vẫn thế, bị bỏ sót.",
        teacherAction: "Để mỗi nhóm tự chọn cách nhìn. Hỏi nếu chỉ nhìn một lần thì điều gì đã bị che.",
        studentAction: "Nhìn theo cách khác. Ghi điều gì khác đi, điều gì giữ nguyên và điều gì em đã bỏ sót.",
        purpose: "Quan sát giỏi cũng là biết theo dõi chính cách mình quan sát.",
        prompts: [
          "Lúc đầu em bỏ sót điều gì, và vì sao?",
          "Nhìn cách nào thì điều gì vẫn thế?",
          "Mỗi dòng ghi, em chắc đến mức nào?",
        ],
      },
      close: {
        title: "Hỏi từ điều bất ngờ",
        description:
          "Học sinh viết điều bất ngờ thành câu hỏi theo ba bản: hỏi bạn, hỏi chuyên gia, hỏi để làm thí nghiệm. Các em đánh dấu bản hay nhất và ghi điều giờ đây mình sẽ chờ đợi.",
        teacherAction: "Cho đọc to trong nhóm bốn. Người nghe chọn bản mà ngày mai có thể bắt tay tìm hiểu ngay.",
        studentAction: "Viết ba bản, đánh dấu bản hay nhất và viết tiếp: lần sau em dự đoán … vì …",
        purpose: "Viết lại câu hỏi cho thấy nó hỏi gì, và dự đoán thay đổi nghĩa là đã học được.",
        prompts: [
          "Bản nào hỏi đúng điều em muốn biết?",
          "Lúc đầu em dự đoán …; lần sau em dự đoán … vì …",
          "Em sẽ đổi điều gì trong cách nhìn của mình?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết hai dự đoán, nhìn trong một phút và ghi điều bất ngờ nhất. Sau đó các em đưa phần ghi này cho AI.",
        bring: "Học sinh đưa cho AI nguyên văn các dự đoán và điều bất ngờ nhất của mình.",
        finish: "Học sinh đưa cho AI điều bất ngờ và những chi tiết đã gom quanh nó.",
        lastWord:
          "Tắt thiết bị, mỗi em viết điều bất ngờ thành một câu hỏi, ghi thêm lần sau mình dự đoán gì và vì sao.",
      },
      assessment: [
        "So dự đoán với điều tìm thấy: học sinh có ghi cả những gì trái với dự đoán không?",
        "Đọc riêng câu hỏi cuối: người lạ có hiểu điều bất ngờ là gì không?",
      ],
      note: "Có em chẳng thấy gì bất ngờ. Hỏi một em bé hay một vị khách nước ngoài sẽ ngạc nhiên vì điều gì, rồi bắt đầu từ đó.",
    },
    {
      title: "Hỏi, Nhìn, Hỏi hay hơn",
      overview:
        "Học sinh bắt đầu bằng thật nhiều câu hỏi, đem soi vào tư liệu và kết thúc với ít câu hơn nhưng hay hơn.",
      purpose: "Coi câu hỏi như bản nháp: quá rộng, quá hẹp hay đã có lời đáp thì đều sửa cho hay hơn được.",
      open: {
        title: "Chỉ có câu hỏi",
        description:
          "Trong yên lặng, mỗi học sinh viết bảy câu hỏi về tư liệu, thông minh hay ngớ ngẩn đều được, không trả lời, rồi đánh số ba câu quan trọng nhất.",
        teacherAction:
          "Giới thiệu tư liệu trong một phút. Nhận mọi câu hỏi, không trả lời câu nào, giữ cho bút luôn chạy.",
        studentAction: "Viết bảy câu hỏi. Chưa trả lời câu nào. Đánh số ba câu đứng đầu.",
        purpose: "Những câu hiển nhiên phải ra hết thì câu thú vị mới đến.",
        prompts: [
          "Ở đây em không hiểu điều gì?",
          "Câu nào chẳng ai nghĩ đến việc hỏi?",
          "Lời đáp nào em thật sự muốn biết?",
        ],
      },
      develop: {
        title: "Tư liệu nói gì",
        description:
          "Học sinh cầm danh sách dò trong tư liệu: đánh dấu tích kèm vị trí cho câu đã có lời đáp, gạch lượn sóng cho câu mới có một nửa, khoanh tròn câu còn mở.",
        teacherAction: "Làm mẫu với một câu hỏi của thầy cô. Luôn yêu cầu ghi vị trí: dòng, góc, hàng, giây thứ mấy.",
        studentAction: "Đánh dấu từng câu bằng dấu tích, gạch lượn sóng hoặc vòng tròn, và ghi vị trí.",
        purpose: "Việc này tách câu cần tra cứu khỏi câu chỉ cần nhìn.",
        prompts: [
          "Lời đáp, hay một phần lời đáp, nằm ở đâu?",
          "Điều gì em chỉ nhận ra vì đang đi tìm?",
          "Câu nào hỏi về điều không có trong tư liệu?",
        ],
      },
      deepen: {
        title: "Mở câu hỏi ra",
        description:
          "Học sinh vẽ cây câu hỏi cho câu còn mở hay nhất: ba câu nhỏ hơn, và dưới mỗi câu là một cách tìm hiểu.",
        teacherAction: "Vẽ một nhánh cùng cả lớp. Sau đó hỏi: nhánh nào các em đi được mà không cần ai giúp?",
        studentAction: "Vẽ cây: câu hỏi của em, ba câu nhỏ hơn, mỗi câu một cách tìm hiểu.",
        purpose: "Câu hỏi lớn được tách ra thì mới làm được.",
        prompts: [
          "Em phải biết điều gì trước?",
          "Từ nào đang giấu một câu hỏi khác?",
          "Nhánh nào hứa hẹn nhất, và vì sao?",
        ],
      },
      close: {
        title: "Từ câu đầu đến câu hay nhất",
        description:
          "Học sinh viết câu hỏi đầu tiên và câu hay nhất, ở giữa là hai câu nói điều gì làm nên khác biệt. Một số từ 1 đến 5 cho biết các em chắc đến đâu rằng câu ấy trả lời được.",
        teacherAction: "Đọc vài cặp câu đầu và câu hay nhất, không nêu tên, để cả lớp mô tả sự thay đổi.",
        studentAction: "Viết câu hỏi đầu, câu hay nhất, chuyện gì đã xảy ra ở giữa và con số của em.",
        purpose: "Khoảng cách giữa hai bản dạy ta thế nào là một câu hỏi hay.",
        prompts: [
          "Câu hỏi ban đầu của em quá … vì …",
          "Em chắc đến mức nào rằng câu này trả lời được?",
          "Câu hỏi nào sẽ còn theo em?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết năm câu hỏi trên giấy và đánh số ba câu quan trọng nhất. Chỉ ba câu này được đưa cho AI.",
        bring: "Học sinh đưa cho AI ba câu hỏi đã đánh số và nói trước mặt mình đang có gì.",
        finish: "Học sinh đưa cho AI câu hỏi mình đang cho là hay nhất và những gì tư liệu đã cho biết.",
        lastWord:
          "Tắt thiết bị: học sinh viết câu hỏi đầu và câu hay nhất, câu trên câu dưới, rồi nói bằng lời của mình điều gì làm nên khác biệt.",
      },
      assessment: [
        "So câu hỏi đầu với câu hay nhất: có chính xác hơn, mở hơn, dễ tìm hiểu hơn không?",
        "Đọc phần nằm giữa hai câu hỏi: đó là lí do hay chỉ là cảm giác?",
      ],
      note: "Em nhanh nhẹn thường trả lời luôn câu hỏi của mình. Cho em biến câu trả lời thành câu hỏi: làm sao em biết điều đó?",
    },
  ],
};
