/** Vietnamese: how the youngest work. */
import type { Young } from "../young.ts";

export const young: Young = {
  types: {
    "observing-questioning": {
      prompts: {
        open: ["Em thấy …", "Em đếm được …", "Có gì lạ ở đây?"],
        develop: ["Em thắc mắc vì sao …", "Trong góc có gì?", "Nếu … thì sao?"],
        deepen: ["Nhìn lại xem: có gì mới?", "Em chỉ cho cả lớp xem.", "Lần nào cũng thế phải không?"],
        close: [
          "Lúc đầu em thấy …; bây giờ em thấy … vì …",
          "Câu hỏi hay nhất của em là …",
          "Ai giúp mình tìm ra được?",
        ],
      },
      plans: [
        [
          "Mỗi em chỉ vào một thứ và chỉ nói điều mình thấy. Thầy cô ghi lên bảng, cả lớp chọn điều lạ nhất.",
          "Với ba điều trên bảng, cả lớp hỏi to: vì sao, thế nào, nếu thì sao? Thầy cô ghi các câu hỏi.",
          "Các em nhìn lại, tìm thêm một điều mới cho câu hỏi của lớp và chỉ vào chỗ đó.",
          "Mỗi em vẽ câu hỏi muốn theo đuổi và kể nó bắt đầu từ đâu.",
        ],
        [
          "Các em chỉ nghe tên bài và đoán sẽ thấy gì. Rồi các em nhìn, mỗi em vẽ điều bất ngờ nhất.",
          "Qua khung giấy, các em nhìn lần lượt từng góc và nói thật rõ một điều ở mỗi góc.",
          "Các em nhìn theo cách khác: từ xa, lộn ngược, qua kính lúp, và nói có gì mới.",
          "Mỗi em vẽ điều bất ngờ và nói thành một câu hỏi.",
        ],
        [
          "Mỗi em nói to một câu hỏi, không ai trả lời. Thầy cô ghi hết, cả lớp dán hình chọn ra ba câu.",
          "Cả lớp cùng tìm câu trả lời: tìm thấy thì đặt ngón tay vào chỗ đó, thầy cô đánh dấu câu hỏi.",
          "Với câu hỏi lớn còn lại, các em nói những câu hỏi nhỏ, tìm ở đâu, hỏi ai. Thầy cô vẽ thành cái cây.",
          "Cả lớp nghe lại câu hỏi đầu và câu hay nhất, mỗi em vẽ điều làm nó hay hơn.",
        ],
      ],
    },
    analyzing: {
      prompts: {
        open: ["Nó được làm từ …", "Phần này để …", "Những cái nào đi với nhau?"],
        develop: ["Cái này đi với cái kia vì …", "Nếu không có phần này thì sao?", "Làm sao em biết?"],
        deepen: ["Bên trong có gì?", "Còn cách xếp nào khác không?", "Mình quên điều gì?"],
        close: [
          "Bây giờ em giải thích được …",
          "Lúc đầu em nghĩ …; bây giờ em nghĩ … vì …",
          "Phần quan trọng nhất là …",
        ],
      },
      plans: [
        [
          "Các em gọi tên từng phần, chỉ vào nó và làm động tác cho thấy nó làm gì. Thầy cô vẽ lên bảng.",
          "Các em nối hai phần bằng sợi dây và nói phần này làm gì với phần kia.",
          "Thầy cô che lần lượt từng phần, các em nói thiếu nó thì cái gì không chạy được nữa.",
          "Mỗi em cầm tranh giải thích cho bạn bên cạnh và tô màu phần quan trọng nhất.",
        ],
        [
          "Các em nói bằng một câu nó kể điều gì và chỉ vào chỗ cho mình biết.",
          "Các em chỉ một chỗ và nói: ở đây em thấy …, nên em nghĩ …. Thầy cô ghi cả hai vế.",
          "Cả lớp chọn một từ hay một chi tiết, nói ba điều nó có thể muốn nói và giơ ngón cái xem điều nào hợp.",
          "Mỗi em nói lại nó kể điều gì và vẽ chỗ thể hiện rõ nhất.",
        ],
        [
          "Các em xếp thẻ tranh hoặc đồ vật thành nhóm và nói vì sao chúng đi với nhau. Thầy cô ghi quy tắc của từng nhóm.",
          "Các em giơ tấm thẻ không hợp nhóm nào, nói vì sao và tìm chỗ cho nó.",
          "Cả lớp xếp lại các thẻ ấy theo quy tắc khác và nói giờ cái gì ở cạnh cái gì.",
          "Mỗi em vẽ cách xếp cuối cùng và nói nó cho thấy điều gì.",
        ],
      ],
    },
    evaluating: {
      prompts: {
        open: ["Em nghĩ nó … vì …", "Thế có tốt cho mọi người không?", "Em chắc ít hay chắc nhiều?"],
        develop: ["Sao mình biết?", "Đó là sự thật hay là cảm giác?", "Bạn khác nói sao?"],
        deepen: ["Cái kia có gì hay?", "Điều gì quan trọng nhất?", "Nếu là em thì sao?"],
        close: ["Lúc đầu em chọn …; bây giờ em chọn … vì …", "Lí do tốt nhất của em là …", "Bây giờ em đã chắc chưa?"],
      },
      plans: [
        [
          "Mỗi em giơ thẻ màu để chọn, nói một lí do và dang tay cho thấy chắc ít hay chắc nhiều.",
          "Với mỗi lí do trên bảng, các em ra dấu: biết rồi, vì thích, hay đoán thôi.",
          "Các em nói điều hay của lựa chọn kia, thầy cô vẽ vào bên cân còn trống.",
          "Mỗi em chọn lại và nói lí do nào làm em quyết định.",
        ],
        [
          "Cả lớp nói thế nào là tốt, thầy cô vẽ ba kí hiệu. Rồi các em giơ ngón cái lên, ngang hay xuống cho từng kí hiệu.",
          "Với mỗi ngón cái, một em chỉ ra điều nhìn hay nghe thấy được, thầy cô vẽ cạnh kí hiệu.",
          "Cả lớp tính một kí hiệu gấp đôi, rồi đến kí hiệu khác, và xem kết quả có đổi không.",
          "Mỗi em vẽ kết quả và nói kí hiệu nào quan trọng nhất, vì sao.",
        ],
        [
          "Cả lớp nói điều hay của cả hai bên. Rồi mỗi em đứng vào một chỗ trên sợi dây ở giữa.",
          "Trên sợi dây giữa hai bên, các em nêu lí do: mạnh thì mọi người bước một bước dài, yếu thì bước ngắn.",
          "Các em nói: em sẽ đổi chỗ nếu …. Cả lớp cùng kiểm tra một chữ “nếu”.",
          "Mỗi em đứng trên dây lần cuối, nói vì sao và bên kia đúng ở điểm nào.",
        ],
      ],
    },
    "connecting-synthesizing": {
      prompts: {
        open: ["Cái này làm em nhớ đến …", "Hai cái này giống nhau vì …", "Hai cái này khác nhau vì …"],
        develop: ["Cái này quan trọng vì …", "Còn gì giống thế nữa?", "Mình đã thấy nó ở đâu?"],
        deepen: ["Cái nào mình bớt được?", "Tất cả có gì chung?", "Có gì bất ngờ không?"],
        close: ["Gộp cả lại cho thấy …", "Lúc đầu em nghĩ …; bây giờ em nghĩ … vì …", "Em muốn kể cho ai đó rằng …"],
      },
      plans: [
        [
          "Các em đặt tranh xuống sàn, nối hai bức bằng dây và nói chúng liên quan thế nào.",
          "Mỗi em thêm một điều ở nhà hay ở môn khác và nói nó nằm ở đâu.",
          "Cả lớp bớt tranh cho đến khi còn năm bức và nói thiếu bức nào thì tiếc.",
          "Cả lớp tìm một câu cho cả bức tranh lớn, mỗi em vẽ một mối nối mới.",
        ],
        [
          "Từ nhiều tranh và đồ vật, các em chọn ba thứ và nói vì sao phải có nó.",
          "Các em đặt hai thứ cạnh nhau và nói: giống nhau, thêm điều mới, hay ngược lại?",
          "Cả lớp đặt một tên chung, đổi một thứ và nghe xem tên còn hợp không.",
          "Cả lớp xếp thành hàng như trong bảo tàng, mỗi em kể hàng ấy nói gì và em muốn đổi thứ nào.",
        ],
        [
          "Các em đặt hai thứ vào hai vòng tròn và nói giống ở đâu, khác ở đâu. Thầy cô vẽ lại.",
          "Các em dán hình vào điều quan trọng nhất và nói vì sao.",
          "Cả lớp xem thứ thứ ba: điều gì lại giống, điều gì không?",
          "Mỗi em nói trọn câu: cả hai …, nhưng …, vậy nên …, và vẽ phần “vậy nên”.",
        ],
      ],
    },
    "creating-iterating": {
      prompts: {
        open: ["Em có thể làm …", "Nếu nó biết … thì sao?", "Làm cho ai?"],
        develop: ["Em bắt đầu bằng …", "Tiếp theo là gì?", "Em cần những gì?"],
        deepen: ["Thử xem: chuyện gì xảy ra?", "Làm sao cho hay hơn nữa?", "Còn thiếu gì?"],
        close: ["Em đã đổi … vì …", "Chỗ hay nhất là …", "Lần sau em sẽ …"],
      },
      plans: [
        [
          "Mỗi em vẽ nhanh ba ý và chấm một chấm vào ý muốn làm.",
          "Mỗi em lắp, vẽ hoặc diễn bản đầu tiên và nói nó dành cho ai.",
          "Các em làm cho điều hay nhất to, vang hay vui gấp đôi, và cho xem trước, sau.",
          "Mỗi em hoàn thành và nói: em đã đổi …, vì ….",
        ],
        [
          "Mỗi em vẽ thứ mình muốn làm và ba bức tranh về cách làm, rồi chỉ bức khó nhất.",
          "Các em làm theo tranh, làm khác đi thì báo một tiếng. Thầy cô ghi lại.",
          "Các em nói trước điều sẽ xảy ra. Rồi cả lớp thử và nói điều đã xảy ra thật.",
          "Mỗi em làm xong, đặt cạnh những bức tranh đầu và nói điều gì đã khác.",
        ],
        [
          "Cả lớp nói những điều luôn như vậy (chó biết sủa, bóng thì tròn), mỗi em đổi một điều: nếu … thì sao?",
          "Các em lần lượt nói tiếp: rồi sao nữa? Thầy cô vẽ thành chuỗi, có một điều không ai muốn.",
          "Các em vẽ ý của mình, sửa chỗ chưa ổn và vẽ lại lần nữa.",
          "Mỗi em giới thiệu ý của mình, nói điều gì sẽ xảy ra và phải làm gì với điều không ai muốn.",
        ],
      ],
    },
    "reflecting-self-regulating": {
      prompts: {
        open: ["Chỗ này dễ vì …", "Chỗ này khó vì …", "Em tự hào về …"],
        develop: ["Em chỉ cho xem chỗ bị vướng.", "Lúc đó em làm gì?", "Ai hoặc cái gì đã giúp em?"],
        deepen: ["Em sẽ thử …", "Cách đó có giúp không?", "Em còn thử được gì nữa?"],
        close: ["Lần sau em sẽ …", "Bây giờ em đã biết …", "Lúc đầu em thấy …; bây giờ em thấy … vì …"],
      },
      plans: [
        [
          "Nhìn bài của mình, các em chỉ một chỗ làm tốt, một chỗ khó và kể lại.",
          "Các em dán chấm lên bài: xanh là chắc, vàng là chưa chắc lắm, đỏ là đoán.",
          "Các em làm lại một chỗ chấm vàng theo cách khác và nói có đỡ hơn không.",
          "Mỗi em nói: khi …, em sẽ …, vì …. Thầy cô viết cạnh chỗ ấy.",
        ],
        [
          "Các em giơ một đến bốn ngón tay cho biết mình làm được đến đâu. Rồi các em tự làm thử.",
          "Các em so số ngón tay với bài làm thử: nhiều quá, ít quá hay vừa đúng? Các em nói vì sao mình đoán sai.",
          "Mỗi em chọn một cách luyện, làm lại và nói cách đó có được không.",
          "Mỗi em giơ ngón tay lần nữa, nói sẽ luyện tiếp thế nào và điều gì cho biết cách ấy chưa ổn.",
        ],
        [
          "Các em vẽ việc mình làm thành con đường có dốc có hố và kể chuyện xảy ra ở đó.",
          "Mỗi em chỉ một cái dốc hay cái hố và nói: cái này em đổi được, cái này thì không.",
          "Khi các em làm, chuông reo ba lần. Các em giơ ngón cái cho biết đang thế nào và nói giờ đổi gì.",
          "Mỗi em vẽ bưu thiếp gửi chính mình: điều này em giữ, điều kia em thử.",
        ],
      ],
    },
  },
  exchange: "Các em cho một cặp khác xem tranh; bạn khách chỉ chỗ mình thích và hỏi một câu.",
  exchangePrompts: ["Em thích chỗ này vì …", "Em thắc mắc vì sao …", "Em muốn hỏi bạn: …"],
  teacherAction: {
    open: [
      "Cho cả lớp ngồi vòng tròn quanh tư liệu. Hỏi câu đầu tiên bên dưới và chờ một chút rồi mới mời trả lời.",
      "Cho các em xem tư liệu mà chưa nói gì. Để các em thì thầm với bạn bên cạnh trước khi phát biểu.",
      "Chuyền tay tư liệu, hoặc cùng đi quanh để xem. Mời những em ít nói bắt đầu.",
    ],
    develop: [
      "Làm chung một lần, rồi để từng cặp làm tiếp. Nhắc lại câu trả lời của các em trước khi viết lên bảng.",
      "Làm mẫu và cố ý sai một chỗ cho các em tìm. Ghi lời của các em, không ghi lời thầy cô.",
      "Để một em dẫn dắt, thầy cô chỉ giúp về từ ngữ. Vẽ một hình nhỏ cạnh mỗi câu trả lời trên bảng.",
    ],
    deepen: [
      "Mời các em lên chỉ. Ghi điều mới dưới những câu trả lời đầu.",
      "Hỏi: sao em biết? Ghi lại câu trả lời làm thầy cô bất ngờ nhất.",
      "Dừng lâu ở một câu trả lời thay vì gom nhiều câu. Hỏi ai thấy khác và viết cả hai lên bảng.",
    ],
    exchange: [
      "Cùng hai em diễn mẫu cách giới thiệu và cách lắng nghe; khách nói trước.",
      "Một nửa lớp ở lại bên tranh của mình, nửa kia đi xem, rồi đổi lượt.",
      "Đặt một bức tranh vào giữa vòng tròn; em vẽ tranh lắng nghe trước.",
    ],
    close: [
      "Đọc to những câu trả lời đầu tiên trên bảng để các em nghe ra điều gì đã thay đổi.",
      "Đặt tranh đầu cạnh tranh mới. Hỏi điều gì đã làm nên khác biệt.",
      "Cho các em kể với bạn bên cạnh trước. Sau đó viết lên bảng một câu của cả lớp.",
    ],
  },
  studentAction: {
    open: "Nhìn, nghĩ thầm, rồi nói hoặc vẽ ra.",
    develop: "Kể cho bạn bên cạnh, rồi cho cả lớp xem.",
    deepen: "Thử lại lần nữa và chỉ vào chỗ em thấy.",
    exchange: "Cho bạn xem bài, nói điều em thích và hỏi một câu.",
    close: "Vẽ và nói: bây giờ em nghĩ thế này.",
  },
  ai: {
    commit:
      "Trước khi bật màn hình, mỗi em tự vẽ ý của mình và kể cho bạn bên cạnh. Cả lớp chọn một ý, thầy cô gõ vào.",
    bring: "Cả lớp chọn từ tranh vẽ và từ bảng điều muốn cho AI xem, thầy cô gõ vào.",
    decide: [
      "Sau mỗi câu trả lời, các em giơ thẻ giữ, sửa hay bỏ, và một em nói vì sao.",
      "Với mỗi câu trả lời, cả lớp giơ thẻ giữ, sửa hay bỏ, và nhóm ít hơn nói trước.",
      "Với mỗi câu trả lời, các em giơ thẻ giữ, sửa hay bỏ, và mỗi màu nêu một lí do.",
    ],
    lastWord: "Sau đó tắt màn hình; không có AI, mỗi em vẽ và nói bằng lời của mình điều em nghĩ bây giờ.",
    studentAction: "Lắng nghe, suy nghĩ, giơ thẻ giữ, sửa hay bỏ, và nói vì sao.",
    prompts: [
      "Lớp mình có tin điều đó không?",
      "Mình giữ, sửa hay bỏ điều này?",
      "Mình biết điều gì mà AI không biết?",
    ],
  },
};
