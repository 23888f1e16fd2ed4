/** Vietnamese: reflecting and self-regulating. */
import type { TypeText } from "../material.ts";

export const reflectingSelfRegulating: TypeText = {
  mayNot: "AI không được phán xét học sinh, đặt mục tiêu hay chọn cách học thay các em.",
  roles: {
    coach: {
      title: "Kể lại cách em làm",
      does: "AI hỏi học sinh đã làm bài thế nào, mỗi lần một câu, và các em chỉ vào một chỗ trong bài để trả lời.",
      ask: "Đây là ghi chép về cách em làm bài. Hãy hỏi em một câu về chỗ em bị vướng, rồi chờ.",
    },
    "content-provider": {
      title: "Một cách học để thử",
      does: "AI mô tả một cách học mà học sinh hỏi, và các em thử nhỏ để xem nó có hợp với mình không.",
      ask: "Hãy mô tả một cách học cho khó khăn như của em, trong ba câu, và em có thể đọc thêm ở đâu. Đừng nói nó hợp với em.",
    },
    "idea-generator": {
      title: "Những lối đi khác",
      does: "AI thêm ba bước tiếp theo có thể có vào danh sách của học sinh, và các em chọn theo điều bài làm cho thấy.",
      ask: "Đây là những cách em định đi tiếp. Hãy thêm ba cách khác hẳn, đừng bảo em nên chọn cách nào.",
    },
    "feedback-provider": {
      title: "Đã đủ chính xác chưa?",
      does: "AI nêu dòng thành thật nhất và dòng mơ hồ nhất trong ghi chép, và học sinh viết lại dòng mơ hồ cho chính xác.",
      ask: "Dòng nào trong phần nhìn lại của em chính xác nhất, dòng nào mơ hồ? Chỉ nêu hai dòng đó. Đừng nhận xét về con người em.",
    },
    "perspective-taker": {
      title: "Nhìn từ bên ngoài",
      does: "AI tả lại cách làm việc ấy như một người bạn kiên nhẫn hoặc chính các em trong tương lai sẽ tả, và học sinh nói mình nhận ra điều gì.",
      ask: "Hãy đáp lại ghi chép của em trong hai câu, như chính em một năm sau. Đừng khuyên.",
    },
    synthesizer: {
      title: "Tìm điều lặp lại",
      does: "AI nhóm ghi chép theo những điều trở đi trở lại, và học sinh quyết định đó là thói quen hay trùng hợp.",
      ask: "Điều gì trở đi trở lại trong ghi chép của em? Hãy nhóm lại, đừng phán xét em, và chờ em đặt tên.",
    },
    challenger: {
      title: "Có đúng là vì thế?",
      does: "AI nghi ngờ từng lời giải thích một (thiếu thời gian? khó quá?), và học sinh tìm bằng chứng trong bài của mình.",
      ask: "Hãy nghi ngờ một lí do em đưa ra, trong một câu. Đừng đưa lí do khác, để em kiểm tra trước.",
    },
  },
  examples: {
    "language-arts": {
      before: "Một học sinh viết về bài văn của mình rằng kết bài yếu vì hết giờ.",
      after:
        "Em xem lại các bản nháp và thấy đoạn mở bài đã viết đến bốn lần. Thời gian không phải lí do; kế hoạch mới ghi: viết nháp kết bài ngay sau mở bài.",
    },
    mathematics: {
      before: "Một học sinh ghi rằng mình kém phương trình, vì một nửa số câu bị sai.",
      after:
        "Em xem từng lỗi: năm trong sáu lỗi là do dấu. Chữ “kém phương trình” bị gạch, và em định sẽ soát dấu sau mỗi dòng.",
    },
    science: {
      before: "Hai học sinh ghi rằng thí nghiệm thất bại vì dụng cụ.",
      after:
        "Các em đọc nhật kí thí nghiệm và thấy không ai ghi nhiệt độ ban đầu. Kế hoạch sau giao hẳn một bạn ghi chép, còn dụng cụ giữ nguyên.",
    },
    "social-studies": {
      before: "Một học sinh viết rằng tư liệu lịch sử khó quá, không hiểu được.",
      after:
        "Em nhìn lại những chỗ đã gạch chân, gần như cả trang. Lần sau em sẽ chỉ gạch điều trả lời câu hỏi của mình và ghi câu hỏi ấy lên đầu trang.",
    },
    arts: {
      before: "Sau buổi tập hát, một học sinh ghi rằng mình lúc nào cũng vào muộn.",
      after:
        "Em nghe lại bản ghi âm và thấy chỉ có hai lần, đều sau khi lật trang. Chữ “lúc nào cũng” bị gạch; kế hoạch là thuộc lòng hai ô nhịp.",
    },
    stem: {
      before: "Một đội viết rằng chương trình bị lỗi vì đề không rõ.",
      after:
        "Đội so các phiên bản: mọi thứ vẫn chạy cho đến khi ba chỗ bị sửa cùng lúc. Quy tắc mới là sửa một chỗ, chạy thử và ghi lại.",
    },
    other: {
      before: "Một học sinh ghi rằng mình không nhớ được từ vựng tiếng Anh.",
      after:
        "Em xem mình nhớ những từ nào: những từ đã nói to trong một câu. Một nửa danh sách chuyển sang cách ấy, và tuần sau sẽ biết kết quả.",
    },
    general: {
      before: "Một học sinh viết rằng bài làm tốt vì nộp đúng hạn.",
      after:
        "Em tìm trang mình ngại đọc to nhất và thấy có một trang. Ghi chú được viết lại: đúng hạn, nhưng một trang chép ghép, kèm kế hoạch cho trang đó.",
    },
  },
  exchange: {
    title: "Bạn cùng học",
    description:
      "Theo cặp, học sinh cho nhau xem một chỗ trong bài và điều mình đã quyết định về nó. Người bạn chỉ hỏi và ghi lại câu trả lời giống một phát hiện nhất.",
    teacherAction: "Tập hỏi mà không khuyên: câu nào có “bạn nên” thì đổi thành câu hỏi.",
    studentAction: "Cho bạn xem một chỗ và quyết định của em. Khi đến lượt, em hỏi, nghe và ghi một phát hiện.",
    purpose: "Giải thích cho người biết hỏi thì cách làm của mình trở nên rõ ràng.",
    prompts: [
      "Khi gặp khó, bạn đã thử gì?",
      "Làm sao bạn biết nó có hiệu quả hay không?",
      "Em nghe được điều gì mà chính em dùng được?",
    ],
  },
  plans: [
    {
      title: "Nhìn lại, Định vị, Quyết tâm",
      overview:
        "Học sinh nhìn lại một bài của mình, định vị chỗ nào tốt, chỗ nào chưa, và quyết tâm làm khác đi một điều.",
      purpose:
        "Suy ngẫm về những chỗ cụ thể trong bài và việc mình đã làm ở đó, vì chỉ những điều ấy mới thay đổi được.",
      open: {
        title: "Nhìn lại bài mình",
        description:
          "Với một bài của mình trước mặt, học sinh viết hai câu về chỗ làm tốt và hai câu về chỗ bị vướng, ghi rõ vị trí.",
        teacherAction: "Trả lại một bài gần đây không kèm điểm. Hỏi vị trí: dòng nào, bước nào, phút nào?",
        studentAction: "Viết chỗ em làm tốt và chỗ em bị vướng. Ghi đúng vị trí.",
        purpose: "Suy ngẫm bắt đầu từ điều có thể chỉ tay vào.",
        prompts: ["Chỗ nào em hài lòng, và vì sao?", "Em bị vướng ở đâu?", "Lúc đó em đã làm gì?"],
      },
      develop: {
        title: "Ba màu",
        description:
          "Học sinh đọc lại bài và đánh dấu bằng ba màu: chắc, chưa chắc, đoán. Cạnh hai chỗ chưa chắc, các em ghi lúc đó mình nghĩ gì.",
        teacherAction: "Làm mẫu với một bài của thầy cô, có cả chỗ đoán. Không ai bị chấm điểm vì màu.",
        studentAction: "Đánh dấu chắc, chưa chắc và đoán. Giải thích hai chỗ chưa chắc.",
        purpose: "Biết mình chắc đến đâu là khởi đầu của tự điều chỉnh.",
        prompts: [
          "Lúc đó em đang nghĩ gì?",
          "Em đã chắc đến đâu, và chắc như thế có đúng không?",
          "Bài của em thiếu màu nào?",
        ],
      },
      deepen: {
        title: "Thử cách khác",
        description:
          "Học sinh chọn một chỗ chưa chắc, viết ra một cách mình chưa dùng và làm lại chỗ đó. Hai lần làm đều giữ lại, kèm ghi chú khác nhau ở đâu.",
        teacherAction: "Đưa danh sách ngắn: vẽ ra, nói to lên, làm ngược, tìm bài tương tự. Học sinh tự chọn.",
        studentAction: "Chọn một cách, làm lại chỗ đó và ghi điều khác nhau.",
        purpose: "Cách học thành của mình nhờ được thử, không phải nhờ được gọi tên.",
        prompts: ["Em chưa thử cách nào?", "Điều gì dễ hơn, điều gì khó hơn?", "Khi nào em sẽ dùng lại cách này?"],
      },
      close: {
        title: "Một điều quyết tâm",
        description:
          "Học sinh viết một câu theo mẫu “Khi …, em sẽ …, vì …”, gắn vào đúng chỗ trong bài đã gợi ra câu ấy và ghi bây giờ mình thấy khác điều gì.",
        teacherAction: "Đọc phần “khi”: đó có phải lúc ta sẽ nhận ra không? Cất các câu này cho bài sau.",
        studentAction: "Viết: khi …, em sẽ …, vì … Ghi thêm bây giờ em thấy khác điều gì.",
        purpose: "Ý định gắn với một thời điểm thì mới dễ giữ.",
        prompts: [
          "Khi …, em sẽ …, vì …",
          "So với lúc đầu, em thấy khác điều gì, điều gì khiến em thấy khác?",
          "Làm sao em biết nó đã giúp em?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết trên giấy chỗ làm tốt, chỗ bị vướng và lúc đó mình đã làm gì. Sau đó các em đưa ghi chú này cho AI, không kèm tên và điểm.",
        bring: "Mỗi học sinh đưa cho AI ghi chú về chỗ bị vướng, không kèm tên và điểm.",
        finish: "Mỗi học sinh đưa cho AI chỗ bị vướng, điều đã nhận ra từ đó và điều mình định quyết tâm.",
        lastWord: "Sau đó tắt thiết bị, học sinh tự viết: khi …, em sẽ …, vì …, và bây giờ mình thấy khác điều gì.",
      },
      assessment: [
        "Nhìn các vị trí được ghi: có đủ chính xác để người khác tìm ra không?",
        "Đọc điều quyết tâm: nó nảy ra từ bài làm, hay hợp với bất cứ ai?",
      ],
      note: "“Em phải cố gắng hơn” chưa phải suy ngẫm. Hỏi chỗ nào, lúc nào và em đã làm gì ở đó.",
    },
    {
      title: "Dự đoán, Kiểm tra, Điều chỉnh",
      overview: "Học sinh tự đánh giá mình biết đến đâu, đối chiếu với điều mình làm được, rồi điều chỉnh cách học.",
      purpose: "Biết tự đánh giá đúng hơn: biết điều mình chưa biết là cách tiết kiệm thời gian nhất.",
      open: {
        title: "Tự đánh giá trước",
        description:
          "Học sinh liệt kê bốn điều mình cần làm được, dự đoán từng điều từ 1 đến 4, rồi viết lại một điều theo trí nhớ để chứng minh.",
        teacherAction: "Cùng cả lớp gom bốn điểm. Khi chứng minh thì gấp sách; phần này không chấm điểm.",
        studentAction: "Dự đoán từ 1 đến 4 cho mỗi điểm. Sau đó chứng minh một điểm theo trí nhớ.",
        purpose: "Dự đoán đã ghi trên giấy thì về sau không thể nói khác đi.",
        prompts: ["Thật ra em làm được điều này đến đâu?", "Điều gì khiến em nghĩ vậy?", "Con số nào em ít chắc nhất?"],
      },
      develop: {
        title: "So sánh và giải thích",
        description:
          "Học sinh đặt kết quả cạnh dự đoán, ghi vào cột bên: cao quá, thấp quá hay đúng, và nêu lí do cho chỗ lệch lớn nhất.",
        teacherAction: "Hỏi ai đoán cao quá, ai đoán thấp quá. Coi cả hai là cùng một loại sai.",
        studentAction: "So dự đoán với kết quả. Giải thích chỗ lệch lớn nhất bằng chữ viết.",
        purpose: "Lí do đoán sai nói nhiều hơn độ lớn của chỗ sai.",
        prompts: [
          "Chỗ nào em đoán cao quá hoặc thấp quá?",
          "Điều gì đã làm em nhầm?",
          "Điều gì em tưởng là biết mà chỉ là thấy quen?",
        ],
      },
      deepen: {
        title: "Lấp chỗ trống",
        description:
          "Học sinh làm việc với chỗ lệch lớn nhất theo cách mình chọn, tự kiểm tra lại theo trí nhớ và ghi nhật kí ngắn: đã làm gì, bao lâu, được gì.",
        teacherAction: "Cho viết cách làm ra trước khi bắt đầu. Đến nửa thời gian thì hỏi: làm tiếp hay đổi cách?",
        studentAction: "Chọn một cách, làm, kiểm tra lại. Ghi em đã làm gì và được gì.",
        purpose: "Tự điều chỉnh là nhận ra ngay dọc đường, khi còn kịp đổi hướng.",
        prompts: ["Cách này có hiệu quả không?", "Dấu hiệu nào cho em biết?", "Em làm tiếp hay đổi cách?"],
      },
      close: {
        title: "Định hướng đi",
        description:
          "Học sinh viết dự đoán mới, cách mình sẽ học đến lần sau và dấu hiệu cho biết cách ấy không ổn. Dự đoán ban đầu vẫn để bên cạnh.",
        teacherAction: "Giữ các phiếu và trả lại vào dịp tới. Hỏi dấu hiệu, đừng đòi lời hứa.",
        studentAction: "Viết dự đoán mới, cách học và dấu hiệu báo động của em. So với những con số ban đầu.",
        purpose: "Kế hoạch có dấu hiệu báo động thì sửa được kịp thời.",
        prompts: [
          "Lúc đầu em dự đoán …; bây giờ em biết … vì …",
          "Từ giờ đến lần sau em sẽ học thế nào?",
          "Dấu hiệu nào báo cho em phải đổi hướng?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh dự đoán trên giấy mình biết ba điểm đến đâu và viết lại một điểm theo trí nhớ. Sau đó các em đưa điểm yếu nhất cho AI.",
        bring: "Mỗi học sinh nói với AI dự đoán mình ít chắc nhất và điều đã viết theo trí nhớ.",
        finish: "Mỗi học sinh nói với AI chỗ dự đoán và kết quả lệch nhau nhất, và điều mình nghĩ đã làm mình nhầm.",
        lastWord:
          "Tắt thiết bị, học sinh viết bằng lời của mình dự đoán mới, cách học đến lần sau và một dấu hiệu báo động.",
      },
      assessment: [
        "So dự đoán đầu với dự đoán mới: việc tự đánh giá đã chính xác hơn chưa?",
        "Đọc dấu hiệu báo động: có nhận ra sớm được không?",
      ],
      note: "Cảm giác chắc chắn nhiều khi chỉ là thấy quen. Bằng chứng phải lấy từ trí nhớ, sách gấp lại.",
    },
    {
      title: "Vẽ lại, Tìm khúc rẽ, Đi tiếp",
      overview:
        "Học sinh vẽ lại quá trình làm bài đã thật sự diễn ra thế nào, tìm khúc rẽ của nó và quyết định mang gì sang bài sau.",
      purpose: "Thấy việc học là một chặng đường có những khúc rẽ mình tác động được, thay vì chỉ là kết quả.",
      open: {
        title: "Vẽ đường đi",
        description:
          "Học sinh vẽ quá trình làm bài thành một đường cong từ đầu đến cuối, lên khi trôi chảy, xuống khi bị vướng, và viết vài chữ ở mỗi khúc cong.",
        teacherAction:
          "Vẽ đường cong của chính thầy cô với một chỗ trũng sâu. Hỏi ngay trước mỗi khúc cong có chuyện gì.",
        studentAction: "Vẽ đường cong bài làm của em. Viết ở mỗi khúc cong điều đã xảy ra.",
        purpose: "Đường cong gợi lại những khoảnh khắc mà một con điểm sẽ che mất.",
        prompts: [
          "Chỗ nào đi lên, chỗ nào đi xuống?",
          "Ngay trước đó có chuyện gì?",
          "Điều gì em tự làm, điều gì người khác làm cho em?",
        ],
      },
      develop: {
        title: "Khúc rẽ",
        description:
          "Học sinh chọn khúc cong quan trọng nhất và viết hai cột: điều em tác động được, điều em không tác động được. Gạch chân một điều ở cột đầu.",
        teacherAction: "Để ý những cột đầu bỏ trống. Hỏi: ở chỗ đó, một bạn khác sẽ làm gì?",
        studentAction: "Chọn một khúc cong. Viết điều em tác động được và không được, gạch chân một điều.",
        purpose: "Nên dồn chú ý vào điều mình tác động được.",
        prompts: ["Ở đó em đã có thể làm gì?", "Điều gì nằm ngoài tầm tay em?", "Điều nhỏ nào tạo khác biệt lớn?"],
      },
      deepen: {
        title: "Ghi nhật kí",
        description:
          "Trong lúc làm nhiệm vụ tiếp theo, học sinh dừng ba lần theo hiệu lệnh và ghi mỗi lần một dòng: đang ra sao, em đang làm gì, giờ em đổi gì.",
        teacherAction: "Ra hiệu lệnh vào những lúc không đều. Không bình luận dòng nào khi các em đang làm.",
        studentAction: "Mỗi hiệu lệnh viết một dòng: đang ra sao, em làm gì, em đổi gì.",
        purpose: "Ai theo dõi được mình khi làm thì rẽ hướng sớm hơn.",
        prompts: [
          "Ngay lúc này mọi việc ra sao?",
          "Em có còn làm điều mình định làm không?",
          "Vài phút tới em đổi điều gì?",
        ],
      },
      close: {
        title: "Thư gửi lần sau",
        description:
          "Học sinh viết một bức thư ngắn cho chính mình ở bài sau: giữ gì, thử gì và chú ý thời điểm nào. Đường cong được bỏ chung vào phong bì.",
        teacherAction: "Thu thư và phát lại khi bắt đầu bài sau. Chỉ đọc những thư các em tự nguyện đưa.",
        studentAction: "Viết cho chính em: giữ …, thử …, chú ý lúc … Nói cách em nhìn bài này đã thay đổi ra sao.",
        purpose: "Bức thư đưa điều nhận ra đến đúng nơi cần nó.",
        prompts: [
          "Lần sau em giữ gì và thử gì?",
          "Em sẽ chú ý thời điểm nào?",
          "Cách em nhìn bài của mình đã thay đổi thế nào, và vì sao?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh vẽ đường cong của bài làm trên giấy và viết vài chữ ở hai khúc cong. Sau đó các em tả một khúc cong cho AI, không kèm tên.",
        bring: "Mỗi học sinh tả cho AI một khúc cong: trước đó có chuyện gì và mình đã làm gì.",
        finish: "Mỗi học sinh tả cho AI khúc rẽ và điều muốn mang sang bài sau.",
        lastWord:
          "Tắt thiết bị: học sinh viết thư cho chính mình, bằng lời của mình, có điều giữ, điều thử và thời điểm cần chú ý.",
      },
      assessment: [
        "Nhìn những chữ ở khúc cong: chúng kể học sinh đã làm gì, hay chỉ kể chuyện xảy ra?",
        "Đọc bức thư: có nêu một thời điểm mà em ấy sẽ nhận ra được không?",
      ],
      note: "Đường cong có thể chạm chuyện riêng tư. Chỉ vẽ việc học ở trường, và không ai bắt buộc phải cho xem.",
    },
  ],
};
