/** Vietnamese: what the composer says in every thinking type. */
import type { Material } from "../material.ts";

export const shared: Omit<Material, "types"> = {
  roles: {
    coach: {
      overview: "AI dẫn dắt bằng câu hỏi và gợi ý nhỏ; dùng hay không là do học sinh quyết định.",
      may: "AI được hỏi mỗi lần một câu và đưa một gợi ý nhỏ khi học sinh bị vướng.",
      decide: "Bên cạnh mỗi gợi ý, học sinh ghi giữ, sửa hay bỏ, kèm một lí do.",
      ways: [
        {
          teacherAction:
            "Đi quanh lớp và hỏi: các em định làm gì tiếp, ý đó là của ai? Nếu chỉ là ý của AI, cho nhóm quay lại ghi chép của mình.",
          prompts: [
            "Câu hỏi nào của AI khiến em phải xem lại?",
            "AI đang hỏi em hay đang bảo em phải làm gì?",
            "Bước tiếp theo của riêng em là gì?",
          ],
        },
        {
          teacherAction:
            "Cho học sinh nói câu trả lời với nhau trước khi gõ bất cứ điều gì. Hỏi em ít nói hơn trong cặp: nếu là em, em có hỏi câu đó không?",
          prompts: [
            "Điều gì thật ra em đã biết từ trước?",
            "Câu hỏi nào em chưa trả lời được?",
            "Nếu là AI, em sẽ hỏi câu gì?",
          ],
        },
        {
          teacherAction:
            "Dừng cả lớp một lần, mời mỗi nhóm đọc câu hỏi giúp ích nhất và một gợi ý mà nhóm không cần đến.",
          prompts: [
            "Em đã thử những gì trước khi hỏi?",
            "Gợi ý nào em không cần?",
            "Giờ em thấy có thể đi tiếp từ đâu?",
          ],
        },
      ],
      studentAction:
        "Trả lời từng câu hỏi của AI bằng lời của em rồi mới đọc tiếp. Ghi giữ, sửa hay bỏ cạnh mỗi gợi ý, kèm lí do.",
      purpose: "Một câu hỏi hay giúp học sinh đi tiếp mà phần việc vẫn nằm trong tay các em.",
      ask: [
        "Chúng em đang vướng ở chỗ đã đánh dấu. Hãy cho một gợi ý nhỏ nhất có thể giúp được và chờ chúng em trả lời.",
        "Hãy hỏi em một câu về phần ghi chép này mà em chưa tự hỏi mình.",
        "Trước hết hãy hỏi chúng em đã thử những gì. Đừng đề xuất bước tiếp theo, để chúng em tự nói.",
      ],
      note: "Trong vai người hướng dẫn, AI rất dễ lập kế hoạch thay học sinh. Cho các em nói to bước tiếp theo của mình rồi mới đọc gợi ý của AI, và dừng cuộc trò chuyện khi nó biến thành chỉ dẫn từng bước.",
      assessment:
        "Lần theo một gợi ý từ cuộc trò chuyện đến bài làm: em đó đã dùng, sửa hay bỏ, bên cạnh có ghi lí do không?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tự viết ba câu mà người hướng dẫn có thể hỏi, tự trả lời, và chỉ mở AI để có câu thứ tư.",
      example: [
        "AI trong vai người hướng dẫn hỏi: chính xác thì điều đó thấy được ở đâu?",
        "Thay cho câu trả lời, AI gửi lại một câu hỏi: làm sao cho một người không có mặt ở đó thấy được điều này?",
        "AI muốn biết trước khi viết điều đó thì những cách nào đã được thử.",
      ],
    },
    "content-provider": {
      overview: "AI đưa thêm bối cảnh và ví dụ; điều gì chưa kiểm chứng thì học sinh không dùng.",
      may: "AI được đưa một mẩu tư liệu ngắn, một ví dụ hoặc một định nghĩa khi học sinh hỏi.",
      decide: "Học sinh đối chiếu từng mẩu với sách giáo khoa và học liệu của lớp, rồi đánh dấu giữ, sửa hay bỏ.",
      ways: [
        {
          teacherAction:
            "Để sẵn sách giáo khoa hoặc tập tư liệu trong tầm tay. Hỏi từng nhóm đã kiểm tra câu nào, ở trang nào; những câu còn lại đánh dấu hỏi.",
          prompts: [
            "Em có thể kiểm tra điều này ở đâu?",
            "Nó khớp hay mâu thuẫn với điều em đã ghi?",
            "AI nói điều gì mà không tư liệu nào của lớp nói?",
          ],
        },
        {
          teacherAction:
            "Cho kẻ hai cột: điều nhóm đã kiểm chứng, điều chỉ AI nói. Hỏi cần có gì thì một dòng mới được chuyển từ cột sau sang cột trước.",
          prompts: [
            "Ngoài AI, còn ai nói điều này?",
            "Nó không nhắc đến điều gì?",
            "Em có cần thông tin này không, hay chỉ thấy lạ?",
          ],
        },
        {
          teacherAction:
            "Mỗi nhóm cử một bạn soát lỗi, chuyên tìm chỗ sai và báo lại trước lớp. Ghi nhận mọi lỗi tìm được.",
          prompts: [
            "Chỗ nào nghe trơn tru quá, khó tin?",
            "Con số hay tên riêng nào em phải tra lại?",
            "Em có nói lại được bằng lời của mình không?",
          ],
        },
      ],
      studentAction:
        "Mỗi lần chỉ hỏi một mẩu tư liệu. Tra trong học liệu của lớp, đánh dấu giữ, sửa hay bỏ và ghi em đã kiểm tra ở đâu.",
      purpose: "Tư liệu mở rộng chủ đề, còn việc kiểm chứng để học sinh làm chủ điều mình coi là đúng.",
      ask: [
        "Hãy cho chúng em một mẩu tư liệu ngắn về điều chúng em viết và nói rõ bạn chắc đến mức nào. Đừng rút ra kết luận.",
        "Hãy nêu một ví dụ để chúng em so với ví dụ của mình, trong hai câu. Phần so sánh để chúng em làm.",
        "Từ nào trong ghi chép của chúng em có nghĩa riêng trong môn học này? Hãy giải thích từ đó, cho biết tra lại ở đâu, và đừng nói thêm gì khác.",
      ],
      note: "Câu trả lời trôi chảy vẫn có thể chứa thông tin, số liệu và nguồn bịa ra. Đặt quy ước: điều gì không có nguồn thứ hai xác nhận thì gạch, dù nghe hay đến đâu.",
      assessment: "Chọn hai câu mà học sinh đã giữ: mỗi câu có ghi nơi kiểm tra không?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tìm trong hai nguồn trước, chỉ hỏi AI điều mà cả hai nguồn đều không có.",
      example: [
        "AI đưa một mẩu tư liệu ngắn, và có chỗ không khớp.",
        "AI nêu một trường hợp tương tự; tra lại trong sách thì hoá ra không giống.",
        "AI giải thích một từ trong phần ghi chép, và nghĩa chính xác của từ ấy hẹp hơn dự kiến.",
      ],
    },
    "idea-generator": {
      overview: "AI góp thêm vài ý bất ngờ vào những ý học sinh đã có, và học sinh là người chọn.",
      may: "AI được thêm nhiều nhất ba ý khi học sinh đã liệt kê ý của mình.",
      decide: "Học sinh đặt các ý ấy cạnh danh sách của mình và đánh dấu từng ý: giữ, sửa hay bỏ, kèm lí do.",
      ways: [
        {
          teacherAction:
            "Luôn để ý của học sinh nằm trước mắt, bên cạnh ý của AI. Hỏi: ý nào của các em hay hơn tất cả những ý này, hay ở chỗ nào?",
          prompts: [
            "Ý nào của em mà AI không hề chạm tới?",
            "Ý này có mới thật không, hay là ý của em nói theo cách khác?",
            "Em phải sửa gì thì mới dùng được ý này?",
          ],
        },
        {
          teacherAction:
            "Cho đọc lẫn lộn ý của AI và ý của học sinh, để cả lớp đoán ý nào của ai. Hỏi dấu hiệu nào làm lộ.",
          prompts: [
            "Ý nào em không bao giờ nghĩ ra?",
            "Các ý của AI giống nhau ở điểm nào?",
            "Ý nào hợp với nhiệm vụ, ý nào chỉ nghe hay?",
          ],
        },
        {
          teacherAction:
            "Chỉ cho hỏi một lượt. Sau đó mỗi nhóm ghép một ý của mình với một ý của AI và nói rõ mỗi bên góp điều gì.",
          prompts: [
            "Cả hai danh sách còn thiếu gì?",
            "Em có giải thích được ý này cho người khác không?",
            "Ý nào của em mạnh lên khi đặt cạnh những ý này?",
          ],
        },
      ],
      studentAction:
        "Chỉ xin ba ý, không xin mười. Ghi giữ, sửa hay bỏ cạnh từng ý, kèm lí do, và làm lại ít nhất một ý cho thành ý của em.",
      purpose: "Ý từ bên ngoài mở rộng lựa chọn; suy nghĩ diễn ra khi học sinh so sánh và chọn.",
      ask: [
        "Đây là danh sách của chúng em. Hãy thêm hai ý theo hướng khác hẳn, mỗi ý một câu. Đừng xếp hạng.",
        "Danh sách của chúng em còn thiếu loại ý nào? Chỉ nêu tên loại, để chúng em tự tìm ý.",
        "Hãy lấy điểm lạ nhất trong danh sách và hỏi chúng em một câu để điểm ấy trở nên dùng được.",
      ],
      note: "Đọc xong ba ý của AI, học sinh dễ bám vào đó và thôi không tìm nữa. Giữ ý riêng của các em bằng mực trên giấy, và yêu cầu thêm một ý tự nghĩ sau khi đã tắt máy.",
      assessment: "Đặt những ý đầu tiên cạnh lựa chọn cuối: bao nhiêu phần được chọn bắt đầu từ chính học sinh?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tự làm danh sách dài gấp đôi rồi mới hỏi, và AI chỉ được thêm một ý.",
      example: [
        "AI thêm một ý chưa có ở đâu trên trang giấy.",
        "Trong ba ý của AI, hai ý bị bỏ ngay; ý thứ ba thì không dễ gạt đi.",
        "AI gợi ý bắt đầu từ đầu bên kia, thoạt nghe có vẻ lạ.",
      ],
    },
    "feedback-provider": {
      overview: "AI chỉ ra một điểm mạnh và một điểm yếu, còn sửa thế nào là việc của học sinh.",
      may: "AI được nêu một điểm mạnh và một điểm yếu, mỗi điểm chỉ rõ chỗ trong bài của học sinh.",
      decide: "Học sinh cân nhắc từng nhận xét, ghi giữ, sửa hay bỏ ở lề và nói vì sao.",
      ways: [
        {
          teacherAction:
            "Cho học sinh gạch những lời khen nói với bài nào cũng được. Hỏi: nhận xét nào em chỉ tay được vào đúng chỗ trên giấy?",
          prompts: [
            "Nhận xét này nói về chỗ nào trong bài của em?",
            "Câu này có nói được về bài của bất cứ ai không?",
            "Em sửa chỗ nào trước, chỗ nào em cố ý để nguyên?",
          ],
        },
        {
          teacherAction: "Cho học sinh ghi trước chỗ mình đoán sẽ bị góp ý. Hỏi ai bất ngờ, và bất ngờ vì điều gì.",
          prompts: [
            "Em có đoán trước nhận xét này không?",
            "Nhận xét ấy không thấy điều gì?",
            "Sửa chỗ nào thì người đọc được lợi nhất?",
          ],
        },
        {
          teacherAction:
            "Chọn một nhận xét và cùng cả lớp bàn như bàn một ý kiến: có đúng với bài này không, có quan trọng không?",
          prompts: [
            "Điều này có đúng không, có quan trọng không?",
            "Em sẽ đáp lại thế nào?",
            "Điểm mạnh nào em muốn giữ bằng được?",
          ],
        },
      ],
      studentAction:
        "Tìm đúng chỗ mà mỗi nhận xét nói đến. Ghi giữ, sửa hay bỏ bên cạnh, kèm lí do, và tự tay sửa bài.",
      purpose: "Nhận xét có ích khi chỉ vào một chỗ; quyết định làm gì với nó mới là lúc học.",
      ask: [
        "Hãy nêu một điểm mạnh và một điểm yếu trong bài của chúng em, trích đúng chỗ. Đừng viết lại gì cả.",
        "Người đọc sẽ vấp ở đâu? Chỉ nêu đúng dòng đó và chờ chúng em thử sửa.",
        "Hãy hỏi chúng em muốn đạt điều gì. Sau đó chỉ ra chỗ còn xa mục tiêu ấy nhất, không sửa giúp.",
      ],
      note: "Phản hồi của AI hay là lời khen chung chung. Chỉ nhận những nhận xét nêu được chỗ cụ thể trong bài; phần còn lại gạch đi trước khi có em làm theo.",
      assessment: "Đọc một nhận xét bị bỏ: lí do có cho thấy học sinh hiểu bài của mình hơn AI không?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tự viết phản hồi mình đoán sẽ nhận, và chỉ đọc phản hồi của AI để xem còn sót gì.",
      example: [
        "Phản hồi của AI nêu đúng một dòng mà người đọc phải đoán.",
        "AI khen toàn bài và bảo một dòng còn mỏng; lời khen bị gạch, còn dòng ấy thì không.",
        "AI đánh dấu một từ và hỏi đằng sau từ ấy là gì; phần còn lại, theo AI, đã rõ.",
      ],
    },
    "perspective-taker": {
      overview: "AI nói thay cho một góc nhìn còn vắng mặt, và học sinh xét xem điều đó làm thay đổi gì.",
      may: "AI được nói mỗi lần từ một góc nhìn, trong vài câu.",
      decide: "Học sinh hỏi ai có thể xác nhận và đánh dấu từng ý: giữ, sửa hay bỏ.",
      ways: [
        {
          teacherAction:
            "Hỏi từng nhóm: một người thật có nhận ra mình trong lời này không? Gặp câu rập khuôn đầu tiên thì dừng lại cho cả lớp gọi tên.",
          prompts: [
            "Góc nhìn của ai vẫn còn thiếu?",
            "Đây là lời của một người hay một câu rập khuôn?",
            "Đứng từ đó, em thấy được điều gì mà trước đây không thấy?",
          ],
        },
        {
          teacherAction: "Cho các nhóm chọn những người khác nhau, rồi hai nhóm so xem mỗi người làm lộ ra điều gì.",
          prompts: [
            "Người này có thể mất điều gì?",
            "Từ nào của em mà họ sẽ không dùng?",
            "Làm thế nào để biết có đúng như vậy không?",
          ],
        },
        {
          teacherAction:
            "Hỏi ai đã thật sự nói điều tương tự, ở đâu. Để trống một chiếc ghế cho tiếng nói mà không ai trong lớp nói thay được.",
          prompts: [
            "Ai đã thật sự nói điều tương tự?",
            "Em và người này có điểm gì chung?",
            "Từ chỗ họ nhìn sang, ý của em trông thế nào?",
          ],
        },
      ],
      studentAction:
        "Xác định góc nhìn của ai còn thiếu rồi cho AI nhập vai. Đánh dấu điều AI nói: giữ, sửa hay bỏ, và ghi ai có thể xác nhận.",
      purpose: "Nhìn từ chỗ khác, ta mới thấy góc nhìn của mình bỏ sót điều gì.",
      ask: [
        "Hãy đáp lại ghi chép của chúng em trong hai câu, như một người nhìn chuyện này khác hẳn. Đừng nói ai đúng.",
        "Hãy hỏi chúng em một câu mà một người ở nơi khác hoặc thời khác sẽ hỏi về chuyện này.",
        "Bài của chúng em còn thiếu góc nhìn của ai? Chỉ nêu hai người và để chúng em chọn.",
      ],
      note: "Nói thay người khác rất dễ thành định kiến. Yêu cầu một người trong một hoàn cảnh, không bao giờ là cả một nhóm người, và đối chiếu với tư liệu thật hoặc một người thật hỏi được.",
      assessment: "Tìm câu đã thay đổi nhờ góc nhìn kia: đó là bước tiến thật hay chỉ nhắc cho có?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tự viết tiếng nói còn thiếu từ một tư liệu hoặc cuộc phỏng vấn, và chỉ hỏi AI mình đã quên ai.",
      example: [
        "AI đáp lại như một người chưa ai nghĩ tới, người sẽ nói điều này theo cách khác.",
        "Trong vai một người mới đến, AI hỏi điều gì đang bị coi là đương nhiên.",
        "Trong vai một người không đồng tình, AI nói trong hai câu mình thấy gì ở chính chỗ ấy.",
      ],
    },
    synthesizer: {
      overview: "AI sắp xếp những điều học sinh đã nói, còn học sinh tìm xem cách sắp xếp ấy làm mất điều gì.",
      may: "AI được nhóm các ý của chính học sinh và chỉ ra điểm chung, chỗ thiếu, mâu thuẫn.",
      decide:
        "Học sinh so bản của AI với ghi chép của mình, trả lại điều bị mất và đánh dấu từng nhóm: giữ, sửa hay bỏ.",
      ways: [
        {
          teacherAction:
            "Yêu cầu mỗi em tìm một ý của mình bị bản tóm tắt làm mất hoặc hiểu sai. Ghi các ý ấy lên bảng và hỏi ý nào đáng kể.",
          prompts: [
            "Ý nào của em đã biến mất?",
            "Những ý này thật sự cùng nhóm, hay chỉ nghe giống nhau?",
            "Em sẽ đặt tên nhóm này là gì?",
          ],
        },
        {
          teacherAction:
            "Che tên nhóm của AI và để học sinh đặt tên trước. Sau đó so sánh và hỏi tên nào đang che mất điều gì.",
          prompts: [
            "Tên nhóm nào che mất điều gì đó?",
            "Điều gì ở đây được coi trọng hơn so với trong vở của em?",
            "Chỗ nào hai điều bị nhập làm một?",
          ],
        },
        {
          teacherAction:
            "Trước khi đọc bản của AI, cho học sinh đánh dấu trong ghi chép của mình những điều không được để mất.",
          prompts: [
            "Điều gì không được để mất?",
            "Trường hợp ngoại lệ nào đã bị lược mất?",
            "Cách sắp xếp này cho thấy điều gì em chưa nhận ra?",
          ],
        },
      ],
      studentAction:
        "Đánh dấu từng ý của em trong bản tóm tắt của AI. Ghi giữ, sửa hay bỏ cạnh mỗi nhóm và thêm lại điều còn thiếu.",
      purpose: "Trật tự do người khác xếp làm lộ chỗ trống; tranh luận với nó thì trật tự mới thành của mình.",
      ask: [
        "Hãy xếp các ý của chúng em thành ba nhóm và không thêm gì. Đừng đặt tên nhóm, để chúng em đặt.",
        "Hai ý nào của chúng em không đi được với nhau? Chỉ nêu hai ý đó rồi chờ.",
        "Ghi chép của chúng em có nhiều điều gì và hầu như không có điều gì? Hãy hỏi chúng em một câu về chỗ trống.",
      ],
      note: "Bản tóm tắt trơn tru hay làm mất điều quan trọng: ngoại lệ, trường hợp lạ, chỗ còn ngờ. Cho học sinh tìm điều bị bỏ sót trước khi đọc điều có trong đó.",
      assessment: "Xem học sinh đã thêm lại gì vào bản tóm tắt: các em có nhận ra ý quan trọng nhất không?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tự sắp xếp và tóm tắt trước, chỉ dùng bản của AI để tìm chỗ khác nhau.",
      example: [
        "AI xếp phần ghi chép thành các nhóm, và còn thừa ra một ý.",
        "Trong bản tóm tắt của AI có hai ý đứng cạnh nhau mà không đi được với nhau.",
        "Khi AI sắp lại phần ghi chép, ở giữa hiện ra một chỗ trống.",
      ],
    },
    challenger: {
      overview: "AI nêu từng phản biện một, và học sinh quyết định phản biện nào đáng kể.",
      may: "AI được nêu mỗi lần một ý kiến trái chiều hoặc một câu hỏi khó.",
      decide: "Với mỗi phản biện, học sinh ghi mình giữ ý, sửa ý hay bỏ phản biện đó, và điều gì đã quyết định.",
      ways: [
        {
          teacherAction:
            "Lắng nghe xem câu đáp có lấy từ tư liệu không. Một lúc sau hỏi từng nhóm: phản biện nào các em chưa đáp được?",
          prompts: [
            "Em có đáp được bằng chính tư liệu của mình không?",
            "Phản biện này nhắm vào vấn đề hay chỉ vào cách dùng từ của em?",
            "Phản biện nào em muốn né, và vì sao?",
          ],
        },
        {
          teacherAction: "Ghi những phản biện khó nhất lên bảng và để nhóm khác thử trả lời.",
          prompts: [
            "Câu đáp tốt nhất là gì?",
            "Phản biện này có công bằng không?",
            "Chỗ nào trong tư liệu giúp em trả lời?",
          ],
        },
        {
          teacherAction: "Cho học sinh chấm mỗi phản biện từ 1 đến 3 trước khi đáp. Hỏi thế nào thì đáng được điểm 3.",
          prompts: [
            "Phản biện này mạnh mức mấy, từ 1 đến 3?",
            "Em phải tra lại điều gì?",
            "Giờ điều gì em sẽ nói thận trọng hơn?",
          ],
        },
      ],
      studentAction:
        "Đáp lại hai hoặc ba phản biện bằng tư liệu của em. Ghi giữ, sửa hay bỏ bên cạnh mỗi phản biện, kèm lí do.",
      purpose: "Điều đã được thử thách thì hiểu chắc hơn điều chưa ai hỏi lại.",
      ask: [
        "Điểm yếu nhất trong bài của chúng em là gì? Hãy hỏi chúng em một câu về điểm đó và chờ.",
        "Hãy nêu một phản ví dụ trong một câu. Đừng giải quyết nó thay chúng em.",
        "Hãy phản đối chúng em ở một điểm, như một đối thủ công bằng. Dừng ở đó và để chúng em đáp lại.",
      ],
      note: "Để mặc thì AI sẽ phản biện cho có. Dạy học sinh một câu đáp: hãy chỉ ra chỗ nào trong tư liệu nói khác. Điều không chỉ ra được thì gạch.",
      assessment: "Chọn một phản biện bị bỏ: học sinh bỏ vì tư liệu nói khác hay chỉ vì cảm tính?",
      fade: "Giảm dần hỗ trợ: lần sau học sinh tự viết các phản biện trước, và AI chỉ được thêm một điều các em bỏ sót.",
      example: [
        "AI trong vai người phản biện nêu một điều: như thế đã đủ chưa?",
        "AI hỏi: điều gì phải đúng thì ý này mới thành sai?",
        "AI nêu một trường hợp mà ở đó điều này không còn đúng.",
      ],
    },
  },
  placements: {
    beginning: {
      overview:
        "AI được dùng ở phần đầu, trong bước {step}, sau một lượt tự viết ngắn trên giấy; từ đó học sinh tự làm, không có AI.",
      teacherAction:
        "Giới thiệu nhiệm vụ và tư liệu, rồi dành vài phút yên lặng. Chưa mở thiết bị nào khi còn em chưa viết gì.",
      studentAction: "Tự viết ý của em trước khi mở AI.",
      note: "AI mở đầu công việc ở bước {step}. Nhất quyết giữ lượt tự viết trước đó: thiếu nó, AI định hướng và học sinh chỉ đi theo.",
      prompt: "Khi chưa hỏi ai, em nghĩ gì?",
    },
    middle: {
      overview: "AI được dùng ở phần giữa, trong bước {step}: học sinh tự bắt đầu và tự kết thúc, không có AI.",
      teacherAction: "Chiếu câu lệnh mẫu lên bảng một lần và báo trước lúc nào tắt thiết bị.",
      studentAction: "Chép điều muốn giữ ra giấy, vì sau đó cuộc trò chuyện sẽ đóng lại.",
      note: "Bước {step} là bước duy nhất có AI. Báo giờ kết thúc ngay khi bắt đầu, và cho tắt thiết bị rồi mới hướng dẫn bước sau.",
    },
    end: {
      overview:
        "AI được dùng ở phần cuối, trong bước {step}, khi học sinh đã có bản của riêng mình; câu cuối cùng các em tự viết, không có AI.",
      teacherAction: "Báo giờ đủ sớm cho phần kết: tắt thiết bị, cầm bút, viết bản cuối không có AI.",
      studentAction: "Sau đó tắt thiết bị và tự viết bản cuối cùng.",
      note: "Đừng để bước {step} kết thúc trong cuộc trò chuyện. Dành một phần ba thời gian cho bản cuối do học sinh tự viết, không có AI.",
      prompt: "Đến phút cuối, suy nghĩ của em đã thay đổi ở đâu và em để nguyên điều gì?",
    },
    flexible: {
      overview: "Vị trí của AI linh hoạt: gợi ý là bước {step}, và bước nào cũng làm được mà không cần AI.",
      teacherAction: "Quyết định trước có dùng AI ở đây không và báo cho lớp.",
      studentAction: "Nếu lớp dùng AI ở đây, em làm xong phần của mình trước.",
      note: "Muốn chuyển AI sang bước khác, thầy cô mang theo phần AI của bước {step}: học sinh tự làm bước đó trước, rồi đưa sản phẩm cho AI. Dù đặt AI ở đâu, trước nó phải có một lượt tự viết và sau nó là một câu cuối không có AI.",
      suggestion: "Nếu thầy cô đặt AI ở đây, chỉ dùng khi phần này đã có trên giấy.",
    },
  },
  learners: { higher: { "học sinh": "sinh viên", "Học sinh": "Sinh viên" } },
  bands: {
    "k-2": {
      first: "Tranh vẽ và lời trẻ nói cũng tính là bài viết: thầy cô ghi lại lời các em.",
      ai: "Dùng một màn hình: thầy cô gõ và đọc to, cả lớp quyết định hỏi gì, các em giơ thẻ màu để chọn giữ, sửa hay bỏ.",
      last: "Một bức tranh kèm một câu nói là đủ; thầy cô viết câu đó bên dưới.",
    },
    "3-5": {
      first: "Treo một bài mẫu về chủ đề khác để mọi em thấy cần viết dài chừng nào.",
      ai: "Dùng một màn hình cho cả lớp hoặc mỗi bàn một máy, bằng tài khoản của thầy cô, và cùng đọc câu trả lời đầu tiên.",
      last: "Hai, ba câu trọn vẹn là đủ; em nào bí thì cho một mẫu câu mở đầu.",
    },
    "6-8": {
      first: "Giao nhiệm vụ thành từng phần nhỏ và nói rõ khi nào đặt bút xuống.",
      ai: "Nhiều em chưa đủ tuổi lập tài khoản riêng: xem quy định của trường và cho các nhóm dùng chung thiết bị.",
      last: "Câu trả lời nào cũng cần lí do; ngắn mà có bằng chứng còn hơn dài mà không có.",
    },
    "9-12": {
      first: "Khi nhiệm vụ cần đến, yêu cầu dùng đúng thuật ngữ của môn học ngay từ đầu.",
      ai: "Cho học sinh lưu cuộc trò chuyện cùng ghi chép để có thể bàn về từng lượt hỏi đáp.",
      last: "Nếu có dùng tư liệu thì yêu cầu ghi nguồn; bài nào cũng nêu ít nhất một giới hạn của kết quả.",
    },
    higher: {
      first: "Nếu đề tài có tài liệu, dẫn người học đến đó và yêu cầu nêu mình dựa vào đâu.",
      ai: "Yêu cầu một dòng ghi rõ đã dùng công cụ nào, để làm gì và thu được gì.",
      last: "Yêu cầu một câu hỏi mở để tìm hiểu tiếp và, nếu có dùng tài liệu, lập trường đối với tài liệu ấy.",
    },
  },
  aiRole: "Có AI hỗ trợ: {role}.",
  independent: {
    before: "Tự làm: bước này không dùng AI, thiết bị đã cất.",
    after: "Tự làm: không dùng AI, dựa vào ghi chép và tư liệu của mình.",
    last: "Tự làm: không dùng AI, vì kết luận là của học sinh.",
    flexible: "Tự làm: không dùng AI, trừ khi thầy cô chuyển AI sang đây sau khi phần này đã xong.",
  },
  afterAI: "Thiết bị đã tắt; ghi chép vẫn để trên bàn.",
  context: {
    title: "{title}: {topic}",
    facts: "Dành cho: {facts}.",
    minutes: "{minutes} phút",
    purpose: "Mục tiêu của lớp: {purpose}.",
    longPurpose: "Mục tiêu đầy đủ của lớp: {purpose}.",
    skills: "Kĩ năng trọng tâm: {skills}.",
    board: "Ghi mục tiêu ở chỗ ai cũng nhìn thấy: {purpose}.",
    ask: "Bài đang học: {purpose}.",
    skillsPrompt: "Chỗ nào trong bài của em cho thấy điều này: {skills}?",
    standards: "Đối chiếu sản phẩm cuối với yêu cầu cần đạt thầy cô đã nêu: {standards}.",
    skillsAssessment: "Chọn một thời điểm để mỗi học sinh thể hiện kĩ năng và ghi lại điều thầy cô thấy: {skills}.",
    note: "Thầy cô đã ghi về lớp này: {context}. Điều chỉnh nhóm, tư liệu và thời gian cho phù hợp trước khi bắt đầu.",
  },
  sessions: {
    intro: "{count} tiết, mỗi tiết {length} phút: ",
    one: "tiết {session} cho bước {step}",
    shared: "tiết {session} cho các bước {from}–{to}",
    long: "các tiết {from}–{to} cho bước {step}",
    separator: "; ",
    end: ".",
  },
  privacy: [
    "Nhắc học sinh không đưa tên, ảnh và thông tin cá nhân vào cuộc trò chuyện.",
    "Thống nhất từ trước: không gõ tên thật và thông tin cá nhân vào cuộc trò chuyện, dù của mình hay của người khác.",
    "Điều gõ vào máy sẽ ra khỏi lớp học: yêu cầu học sinh không ghi tên, nơi ở, thông tin cá nhân, và cùng kiểm tra lượt gõ đầu tiên.",
  ],
  teacherLed: [
    "Một màn hình: thầy cô gõ, cả lớp thống nhất hỏi gì, và mọi em giơ thẻ giữ, sửa hay bỏ cho từng câu trả lời.",
    "Ít thiết bị: chiếu lên một cuộc trò chuyện chung; mỗi bàn nộp một câu hỏi trên giấy và cả lớp quyết định gõ câu nào.",
    "Giáo viên điều khiển: dùng một màn hình, đọc to từng câu trả lời, dừng một nhịp, rồi cả lớp quyết định đi tiếp, hỏi lại hay dừng.",
  ],
  access: [
    "Với học sinh còn hạn chế về tiếng Việt: cho sẵn bảng từ và mẫu câu mở đầu, cho ghi bằng tiếng mẹ đẻ, và yêu cầu AI dùng câu ngắn.",
    "Với học sinh ngại viết: cho các em nói ý của mình để bạn ghi lại, và đánh giá ý nghĩ chứ không phải chính tả.",
    "Với em làm xong sớm: cho em giải thích sản phẩm với một bạn nhóm khác và ghi lại câu hỏi đầu tiên nhận được.",
  ],
};
