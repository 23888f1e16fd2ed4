/** Vietnamese: evaluating. */
import type { TypeText } from "../material.ts";

export const evaluating: TypeText = {
  mayNot: "AI không được đưa ra nhận định, tìm bằng chứng thay học sinh hay nói ai đúng.",
  roles: {
    coach: {
      title: "Dựa trên điều gì?",
      does: "AI hỏi lí do đằng sau từng phần của nhận định, và học sinh trả lời bằng bằng chứng hoặc thừa nhận chỗ còn thiếu.",
      ask: "Đây là nhận định và lí do của chúng em. Hãy hỏi một câu về lí do chúng em nói sơ sài nhất, rồi chờ.",
    },
    "content-provider": {
      title: "Xét xử bằng chứng",
      does: "AI đưa một mẩu tư liệu có thể liên quan đến nhận định, và học sinh quyết định nó có đáng là bằng chứng không.",
      ask: "Hãy cho chúng em một thông tin liên quan đến nhận định này, ủng hộ hay chống lại, và cách kiểm tra. Đừng cân nhắc thay chúng em.",
    },
    "idea-generator": {
      title: "Tiêu chí bị quên",
      does: "AI gợi ý thêm ba tiêu chí hoặc loại bằng chứng, và học sinh tranh luận cái nào đáng đứng cạnh tiêu chí của mình.",
      ask: "Đây là các tiêu chí của chúng em. Hãy gợi ý ba tiêu chí mà một người cẩn thận sẽ thêm, đừng áp dụng chúng.",
    },
    "feedback-provider": {
      title: "Lí do yếu nhất",
      does: "AI nêu lí do có căn cứ chắc nhất và lí do yếu nhất, kèm câu nó nói đến; học sinh củng cố hoặc từ bỏ lí do yếu.",
      ask: "Lí do nào của chúng em chắc nhất, lí do nào yếu nhất? Hãy trích hai câu đó, đừng sửa cho hay hơn.",
    },
    "perspective-taker": {
      title: "Ai bị ảnh hưởng?",
      does: "AI đáp lại như một người chịu ảnh hưởng của nhận định, và học sinh cân nhắc xem điều đó có làm đổi điều quan trọng không.",
      ask: "Hãy nói như một người phải sống với nhận định của chúng em, trong hai câu. Đừng bảo chúng em nên quyết định thế nào.",
    },
    synthesizer: {
      title: "Ủng hộ, phản đối, chưa rõ",
      does: "AI xếp các lí do của học sinh thành ủng hộ, phản đối và chưa rõ, và học sinh tranh luận với mọi chỗ xếp mình không đồng ý.",
      ask: "Hãy xếp các lí do của chúng em thành ủng hộ, phản đối và chưa rõ, không thêm gì. Đừng đếm và đừng kết luận.",
    },
    challenger: {
      title: "Dưới sức ép",
      does: "AI phản bác từng lí do một; học sinh chấm mỗi lời phản bác mạnh hay yếu và đáp lại từ nguồn của mình.",
      ask: "Hãy phản bác lí do chúng em dựa vào nhiều nhất, trong một câu. Đừng đưa sẵn lời đáp.",
    },
  },
  examples: {
    "language-arts": {
      before: "Hai học sinh nhận định nhân vật chính nói dối là đúng, vì truyện kết thúc có hậu.",
      after:
        "Các em đọc lại cảnh ấy và thấy lúc đó cô không thể biết kết cục. Lí do “may mắn” bị gạch, thay vào là điều cô biết ở thời điểm ấy.",
    },
    mathematics: {
      before: "Một cặp học sinh chấm ba cách giải một bài toán và thích cách ngắn nhất.",
      after:
        "Các em thử cả ba cách với bài thứ hai, và cách ngắn nhất không dùng được. “Đúng trong mọi trường hợp” thành tiêu chí và lên đầu bảng.",
    },
    science: {
      before: "Một nhóm cho rằng thí nghiệm thuyết phục vì mười trong mười hai hạt đậu nảy mầm.",
      after:
        "Nhóm nhận ra không có hạt nào để làm mẫu đối chứng. Nhận định hạ từ “thuyết phục” xuống “có triển vọng”, với lí do là thiếu đối chứng.",
    },
    "social-studies": {
      before: "Một cặp học sinh nhận định phố đi bộ là thành công và dẫn lời hai chủ cửa hàng hài lòng.",
      after:
        "Các em tra xem ai đã được hỏi: chỉ có cửa hàng ngay trên phố. Nhận định giờ chỉ nói về những cửa hàng ấy, và thêm một dòng ghi còn thiếu số liệu của ai.",
    },
    arts: {
      before: "Ba học sinh chấm phông sân khấu xuất sắc vì trông đắt tiền.",
      after:
        "Các em ngồi thử hàng ghế cuối và không thấy được một nửa. Tiêu chí đầu tiên giờ là khán giả nhìn rõ gì, và điểm hạ một bậc.",
    },
    stem: {
      before: "Một đội tuyên bố bình lọc nước thứ hai tốt hơn vì nước trong hơn.",
      after:
        "Đội đọc lại yêu cầu: một lít trong mười phút. Bình lọc trong cần bốn mươi phút, nên bảng có thêm cột thời gian và người thắng khác.",
    },
    other: {
      before: "Hai học sinh nhận định một kế hoạch tập luyện là tốt vì nó nặng.",
      after:
        "Các em so với mục tiêu là chạy năm ki-lô-mét và không thấy ngày nào tập chạy. Chữ “nặng” bị gạch, “phục vụ mục tiêu” thành thước đo.",
    },
    general: {
      before: "Một cặp học sinh chọn phương án thứ nhất và nêu hai lí do, cả hai đều về chi phí.",
      after:
        "Các em thấy hai lí do ấy là một, nói hai lần. Một lí do bị gạch, và việc đi tìm lí do thứ hai thật sự làm kết quả từ rõ ràng thành sít sao.",
    },
  },
  exchange: {
    title: "Ban giám khảo khác",
    description:
      "Hai nhóm trao đổi nhận định trên giấy. Mỗi ban giám khảo đánh dấu một lí do thuyết phục, một lí do chưa thuyết phục và viết câu hỏi cần được trả lời.",
    teacherAction: "Ghép những nhóm có nhận định khác nhau. Chỉ được hỏi, không được phát biểu phản công.",
    studentAction: "Đánh dấu một lí do thuyết phục em và một lí do chưa. Viết một câu hỏi cho nhóm tác giả.",
    purpose: "Một nhận định phải thuyết phục được cả người không đưa ra nó.",
    prompts: [
      "Lí do nào thuyết phục em, và vì sao?",
      "Em cần thấy gì thì mới đồng ý?",
      "Nhóm bạn có dùng tiêu chí nào nhóm em chưa có?",
    ],
  },
  plans: [
    {
      title: "Chốt ý, Thử sức, Quyết định",
      overview: "Học sinh chốt một nhận định bằng mực, thử sức các lí do của nó, rồi quyết định lại một cách tỉnh táo.",
      purpose: "Tìm xem một nhận định chịu được bao nhiêu, và thấy đổi ý vì lí do tốt là bản lĩnh.",
      open: {
        title: "Viết bằng mực",
        description:
          "Mỗi học sinh viết lên phiếu một nhận định trong một câu, hai lí do làm chỗ dựa và một số từ 1 đến 5 cho mức độ chắc chắn. Không tẩy xoá.",
        teacherAction:
          "Để câu hỏi và tư liệu ở chỗ ai cũng thấy. Thầy cô không đứng về bên nào, và không em nào xem phiếu của bạn.",
        studentAction: "Viết nhận định, hai lí do và con số của em. Dùng bút mực.",
        purpose: "Chỉ nhận định của chính mình mới đem thử thách được.",
        prompts: [
          "Nhận định của em trong một câu là gì?",
          "Lí do nào sẽ thuyết phục được người còn ngờ?",
          "Em chắc đến mức nào, điều gì làm em ngần ngại?",
        ],
      },
      develop: {
        title: "Sự thật, ý kiến, phỏng đoán",
        description:
          "Học sinh ghi S, Y hoặc P cạnh mỗi lí do (sự thật, ý kiến, phỏng đoán), ghi nguồn cạnh mỗi chữ S và thay lí do yếu nhất bằng lí do tốt hơn.",
        teacherAction: "Cùng cả lớp tranh luận một trường hợp lưng chừng. Hỏi chữ S ấy đọc hay đo được ở đâu.",
        studentAction: "Ghi S, Y hoặc P cho từng lí do. Nêu nguồn và thay lí do yếu nhất.",
        purpose: "Lí do có nhiều loại, và nhận định mang theo điểm yếu của chúng.",
        prompts: [
          "Em chứng minh được điều này với người khác không?",
          "Em tin vì nó đúng hay vì em thích?",
          "Lí do nào em bỏ đi cũng được?",
        ],
      },
      deepen: {
        title: "Đĩa cân bên kia",
        description:
          "Học sinh vẽ một chiếc cân và chất lên bên đĩa mình bỏ quên: ba lí do chống lại nhận định của mình, mỗi lí do nặng từ 1 đến 3 kèm một lời giải thích ngắn.",
        teacherAction: "Không nhận lí do dựng lên cho dễ đánh đổ. Hỏi: người có ý kiến ấy có nói như vậy không?",
        studentAction: "Viết ba lí do trung thực chống lại chính em và cho mỗi lí do một trọng lượng.",
        purpose: "Biết lí do phản đối mạnh nhất thì nhận định công bằng hơn.",
        prompts: [
          "Một đối thủ công bằng sẽ nói gì?",
          "Lí do phản đối nào nặng nhất?",
          "Em có cân hai bên bằng cùng một thước không?",
        ],
      },
      close: {
        title: "Quyết định lại",
        description:
          "Dưới nhận định đầu, học sinh viết nhận định cuối, lí do quyết định, một ý phản đối mình coi trọng và con số mới.",
        teacherAction: "Mời một em giữ nguyên và một em đổi nhận định; với cả hai, hỏi điều gì đã quyết định.",
        studentAction: "Viết nhận định cuối, lí do quyết định, một ý phản đối đáng kể và con số mới của em.",
        purpose: "Đặt nhận định đầu và cuối cạnh nhau thì thấy được cách lập luận.",
        prompts: [
          "Lúc đầu em nhận định …; bây giờ em nhận định … vì …",
          "Ý phản đối nào em coi trọng?",
          "Điều gì vẫn có thể làm em đổi ý?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết lên phiếu một nhận định, hai lí do và con số cho mức độ chắc chắn. Sau đó mỗi cặp chọn một phiếu cho AI.",
        bring: "Theo cặp, học sinh đưa cho AI một nhận định cùng hai lí do.",
        finish: "Theo cặp, học sinh đưa cho AI nhận định hiện tại cùng mọi lí do còn đứng vững.",
        lastWord:
          "Sau đó tắt thiết bị; mỗi em viết nhận định cuối, lí do quyết định và con số mới ngay dưới nhận định đầu.",
      },
      assessment: [
        "So nhận định đầu và cuối: do bằng chứng quyết định, hay chỉ vì muốn làm cho xong?",
        "Nhìn hai con số: bớt chắc chắn mà lí do tốt hơn cũng là tiến bộ.",
      ],
      note: "Có em đổi nhận định cho vừa lòng, có em không bao giờ đổi. Nói rõ chỉ lí do mới được đánh giá.",
    },
    {
      title: "Đo, Cân, Xếp hạng",
      overview:
        "Học sinh thống nhất tiêu chí trước khi đánh giá, chấm theo đó, và tìm xem kết quả phụ thuộc bao nhiêu vào điều mình coi trọng.",
      purpose: "Đánh giá theo tiêu chí thay vì theo sở thích, và thấy chọn tiêu chí đã là một nửa nhận định.",
      open: {
        title: "Tiêu chí trước đã",
        description:
          "Học sinh viết ba tiêu chí và dấu hiệu khi mỗi tiêu chí đạt mức tốt nhất. Sau đó mới chấm đối tượng cần đánh giá từ 1 đến 5 trong một bảng.",
        teacherAction:
          "Chỉ cho xem đối tượng cần đánh giá khi tiêu chí đã viết xong. Hỏi làm sao nhận ra một tiêu chí đã đạt.",
        studentAction: "Viết ba tiêu chí, mỗi tiêu chí một dấu hiệu. Sau đó chấm từ 1 đến 5.",
        purpose: "Đặt tiêu chí trước thì khó đi tìm lí do cho điều mình thích.",
        prompts: ["Nó cần tốt ở điểm nào?", "Làm sao em nhận ra điều đó?", "Điểm nào chỉ là cảm giác?"],
      },
      develop: {
        title: "Điểm phải có căn cứ",
        description:
          "Bên cạnh mỗi điểm, học sinh viết quan sát hoặc trích dẫn làm căn cứ. Điểm nào chưa có thì đặt trong ngoặc.",
        teacherAction: "Chọn một điểm 4 và một điểm 2, cho cả lớp tìm xem hai điểm chênh ấy nằm ở đâu.",
        studentAction: "Nêu căn cứ chỉ ra được cho từng điểm. Phần còn lại đặt trong ngoặc.",
        purpose: "Con số trông chính xác; chỉ bằng chứng mới làm nó chính xác.",
        prompts: [
          "Em chỉ ra được gì cho điểm này?",
          "Vì sao không hơn hay kém một điểm?",
          "Từ đầu đến cuối em có dùng một thước đo không?",
        ],
      },
      deepen: {
        title: "Đổi trọng số",
        description:
          "Học sinh tính tiêu chí đầu gấp đôi, rồi tiêu chí cuối, và ghi ở lề kết quả dịch chuyển ra sao. Các em đánh dấu tiêu chí quyết định tất cả.",
        teacherAction: "Hỏi ai sẽ muốn trọng số nào: lợi ích của ai? Cho các nhóm có kết quả khác nhau gặp nhau.",
        studentAction: "Tính lại với trọng số khác. Đánh dấu tiêu chí quyết định.",
        purpose: "Kết quả đổi theo một trọng số là một lựa chọn, và phải được bảo vệ bằng lí do.",
        prompts: [
          "Rốt cuộc tiêu chí nào quyết định?",
          "Ai sẽ cân khác em, và vì sao?",
          "Kết quả của em vững hay nhờ may?",
        ],
      },
      close: {
        title: "Kết quả có lập luận",
        description:
          "Học sinh viết bảng xếp hạng hoặc điểm cuối kèm trọng số từng tiêu chí, bảo vệ tiêu chí nặng nhất trong hai câu và nêu một điểm mình đã thay đổi.",
        teacherAction: "Cho so hai kết quả cùng điểm mà khác lí do. Hỏi: nhận định nào tốt hơn?",
        studentAction: "Viết kết quả cuối, vì sao tiêu chí chính nặng nhất và điểm nào em đã thay đổi.",
        purpose: "Kết luận tốt là kết luận mà người khác lần lại được từng bước.",
        prompts: [
          "Em đã đổi điểm nào, điều gì khiến em đổi?",
          "Vì sao với em tiêu chí này nặng nhất?",
          "Lần sau em sẽ đánh giá khác ở đâu?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh viết trên giấy hai tiêu chí và một điểm chấm đầu tiên, kèm một lí do. Sau đó các em đưa cho AI.",
        bring: "Học sinh đưa cho AI tiêu chí và điểm chấm, nói rõ điểm nào mình ít tin nhất.",
        finish: "Học sinh đưa cho AI tiêu chí, điểm chấm và căn cứ của từng điểm.",
        lastWord: "Tắt thiết bị, học sinh tự viết kết quả cuối và bảo vệ trong hai câu vì sao một tiêu chí nặng nhất.",
      },
      assessment: [
        "Đọc riêng các tiêu chí, không nhìn điểm: người khác có đánh giá theo đó được không?",
        "Chọn một điểm đã đổi: đằng sau có một quan sát mới không?",
      ],
      note: "Tiêu chí kiểu “hay” và “thú vị” chẳng đo được gì. Hỏi ta sẽ thấy, nghe hay đếm được điều gì.",
    },
    {
      title: "Đứng, Nghiêng, Dừng",
      overview:
        "Học sinh chọn chỗ đứng trên một vạch giữa hai lập trường, gom điều hay nhất của cả hai bên và dừng ở nơi lí lẽ đưa mình tới.",
      purpose: "Giữ cùng lúc hai lập trường trong đầu trước khi chọn: nhiều nhận định hay nằm giữa có và không.",
      open: {
        title: "Một chỗ trên vạch",
        description:
          "Học sinh viết ra giấy điểm mạnh nhất và yếu nhất của mỗi lập trường, rồi ghi kí hiệu của mình lên một vạch nối hai bên.",
        teacherAction: "Vẽ vạch lên bảng, mỗi đầu một lập trường. Chưa ai được bênh vực bên mình.",
        studentAction: "Viết điểm mạnh nhất và yếu nhất của mỗi bên. Đánh dấu chỗ của em trên vạch.",
        purpose: "Tìm cái mạnh của cả hai bên trước thì lựa chọn sau mới là lựa chọn thật.",
        prompts: [
          "Điểm hay nhất của bên em ít thích là gì?",
          "Bên của em yếu ở đâu?",
          "Vì sao em đứng đây mà không đi xa hơn?",
        ],
      },
      develop: {
        title: "Điều kéo, điều giữ",
        description:
          "Dưới vạch, học sinh vẽ các mũi tên và viết điều kéo mình về mỗi đầu, mỗi mũi tên một lí do, dài ngắn theo sức mạnh. Nếu cần thì dời dấu của mình.",
        teacherAction: "Đọc từng mũi tên, cho học sinh dang tay xem mình sẽ vẽ dài bao nhiêu.",
        studentAction: "Vẽ mỗi lí do một mũi tên, mạnh đến đâu dài đến đó. Dời dấu nếu cần.",
        purpose: "Vẽ sức mạnh thành độ dài thì thấy được việc cân nhắc.",
        prompts: ["Lí do nào kéo mạnh nhất?", "Nó mạnh, hay chỉ ồn ào?", "Điều gì sẽ làm mũi tên này dài thêm?"],
      },
      deepen: {
        title: "Nếu, thì, trừ khi",
        description:
          "Học sinh viết tiếp ba câu gắn nhận định với điều kiện: em sẽ dịch sang trái nếu …, sang phải nếu …, và đứng yên trừ khi …",
        teacherAction: "Gom những điều kiện kiểm tra được, và cho kiểm tra ngay hai điều kiện.",
        studentAction: "Viết ba câu: nếu, nếu, trừ khi. Kiểm tra một điều kiện.",
        purpose: "Điều kiện biến ý kiến thành thứ có thể xem xét.",
        prompts: [
          "Điều gì phải đúng thì em mới dịch chuyển?",
          "Có tìm ra được điều đó không?",
          "Điều kiện nào em không muốn nghĩ tới?",
        ],
      },
      close: {
        title: "Dừng và nói vì sao",
        description:
          "Học sinh đánh dấu chỗ cuối cùng trên vạch bằng màu khác và viết đoạn văn ba câu: ở đâu, vì sao, và bên kia đúng ở điều gì.",
        teacherAction:
          "Cho xem cùng lúc dấu đầu và dấu cuối của cả lớp. Hỏi điều gì làm các em dịch đi, điều gì giữ lại.",
        studentAction: "Đánh dấu chỗ cuối. Viết ở đâu, vì sao, và bên kia đúng ở điều gì.",
        purpose: "Công nhận điều đúng của bên kia làm lập trường của mình mạnh hơn.",
        prompts: [
          "Lúc đầu em đứng ở …; bây giờ em đứng ở … vì …",
          "Bên kia đúng ở điều gì?",
          "Cách em nhìn câu hỏi này đã thay đổi ra sao?",
        ],
      },
      ai: {
        commit:
          "Trước khi mở thiết bị, mỗi học sinh vẽ vạch ra giấy, đánh dấu chỗ của mình, viết một lí do ủng hộ và một lí do chống lại. Sau đó các em đưa vị trí và lí do cho AI.",
        bring: "Học sinh nói với AI mình đứng ở đâu giữa hai lập trường và điều gì kéo mình tới đó.",
        finish: "Học sinh đưa cho AI chỗ đứng, lí do mạnh nhất và điều mình công nhận ở bên kia.",
        lastWord:
          "Tắt thiết bị: học sinh đánh dấu chỗ cuối bằng màu khác, viết bằng lời của mình vì sao, và bên kia đúng ở điều gì.",
      },
      assessment: [
        "Đọc điều học sinh công nhận ở bên kia: đó có phải điểm mạnh thật không?",
        "So hai dấu: đoạn văn có giải thích vì sao dịch đi hoặc vì sao đứng yên không?",
      ],
      note: "Giữa vạch không phải chỗ trốn. Ai đứng đó phải nêu hai lí do thay vì một.",
    },
  ],
};
