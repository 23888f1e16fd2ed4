/** What the rubric finds in a routine, said to the teacher: what to look at, and why. */
import type { Translated } from "../../namespace.ts";
import type { quality } from "../en/quality.ts";

export const messages: Translated<typeof quality> = {
  heading: "Những điểm cần xem lại",
  count_one: "Có {n} điểm cần xem lại",
  count_other: "Có {n} điểm cần xem lại",
  none: "Không có gì cần lưu ý: quy trình đạt mọi tiêu chí kiểm tra được.",
  forStep: "Bước {number}",
  titleField: "Tiêu đề",
  verbField: "Động từ tư duy",
  aiRoleField: "AI được làm gì và không được làm gì",
  anotherLanguage: "ngôn ngữ khác",
  aiStepMissing:
    "AI được đặt ở “{placement}” nhưng không bước nào dùng AI: thầy cô hãy bật AI ở bước học sinh cần đến.",
  placementNotHonoured:
    "AI được dùng ở bước {steps} dù đã đặt ở “{placement}”: thầy cô chuyển bước hoặc đổi vị trí để học sinh biết trước.",
  ownAttemptMissing:
    "Học sinh dùng AI trước khi tự làm: hãy để các em viết ý của mình trước, để tư duy bắt đầu từ học sinh.",
  commitMoveMissing:
    "Quy trình mở đầu bằng AI: hãy yêu cầu một ý ngắn trên giấy trước khi mở AI, để tư duy bắt đầu từ học sinh.",
  ownEndingMissing:
    "Quy trình kết thúc bằng AI: hãy thêm hoạt động cuối không dùng AI, vì điều học sinh tự hoàn thành mới nhớ lâu.",
  closingMoveMissing:
    "AI nằm ở bước cuối: hãy cho học sinh tự viết một câu kết không dùng AI, để kết luận là của các em.",
  flexibleNoteMissing:
    "Vị trí AI linh hoạt nhưng chưa có lưu ý cách chuyển bước AI: hãy nói bước đó còn có thể đặt lúc nào.",
  samplePromptsMissing: "Chưa có câu lệnh AI mẫu: hãy cho học sinh một câu xin câu hỏi hoặc gợi ý, không xin đáp án.",
  answerClauseMissing:
    "Câu lệnh mẫu {prompt} chưa yêu cầu AI không đưa đáp án: hãy xin câu hỏi hoặc gợi ý, để học sinh tự làm.",
  asksForAnswer:
    "Câu lệnh mẫu {prompt} xin AI đáp án hoàn chỉnh: hãy xin câu hỏi hoặc gợi ý, vì có đáp án rồi thì tư duy dừng lại.",
  judgementMissing: "Học sinh dùng nguyên lời AI: hãy yêu cầu các em giữ, sửa hoặc bỏ từng câu trả lời, kèm lí do.",
  allowedUseMissing: "Chưa nói AI được làm gì ở bước này: hãy nêu rõ, để mọi người biết sự hỗ trợ bắt đầu từ đâu.",
  forbiddenUseMissing: "Chưa nói AI không được làm gì ở bước này: hãy nêu rõ, để việc suy nghĩ vẫn là của học sinh.",
  independenceNotStated: "Chưa nói bước này làm không có AI: hãy nói rõ, để không ai phải đoán.",
  visibleProductMissing:
    "Bước này không để lại gì nhìn thấy được: hãy nêu học sinh viết, vẽ hay đánh dấu gì, để tư duy hiện ra.",
  stepCountOff:
    "Có {count} bước, trong khi {expected} bước hợp với thời lượng này: quy trình ngắn dễ nhớ và dễ dùng lại.",
  verbMissing: "Bước này chưa có động từ tư duy: động từ giúp học sinh thấy ngay cần tư duy kiểu gì.",
  verbNotOfType:
    "“{verb}” không thuộc kiểu “{type}”: hãy mở đầu bước bằng động từ của kiểu tư duy đã chọn, để học sinh luyện đúng kiểu đó.",
  reflectionMissing:
    "Chưa có câu hỏi nào để học sinh nhìn lại cách nghĩ của mình: hãy thêm một câu, vì nhận ra mình nghĩ thế nào chính là mục đích.",
  tooFewHigherOrder:
    "Chỉ {count} bước yêu cầu phân tích, đánh giá hoặc sáng tạo, cần ít nhất {needed}: chỉ nhớ lại thì không cần quy trình.",
  minutesMissing: "Bước này chưa có số phút: hãy thêm vào để lên kế hoạch tiết học.",
  minutesOff:
    "Các bước mất {total} phút, trong khi thời lượng cho phép {min} đến {max}: hãy rút ngắn hoặc kéo dài một bước cho vừa tiết học.",
  contextNotUsed:
    "Nội dung ở mục “{field}” không xuất hiện trong quy trình: hãy dùng các từ đó, để quy trình đúng là của bài học này.",
  wrongLanguageAll: "Quy trình có vẻ viết bằng {found}, không phải {expected}: chỉ nên dùng một ngôn ngữ với học sinh.",
  wrongLanguagePart:
    "“{field}” có vẻ viết bằng {found}, không phải {expected}: chỉ nên dùng một ngôn ngữ với học sinh.",
  inventedStandard:
    "“{token}” giống mã yêu cầu cần đạt mà thầy cô không đưa ra: hãy kiểm tra, vì AI hay bịa loại mã này.",
  riskCoach: "Người hướng dẫn dễ lập kế hoạch thay học sinh: hãy nói rõ học sinh tự quyết định bước tiếp theo.",
  riskContentProvider:
    "Người cung cấp tư liệu có thể bịa thông tin: hãy nói rõ học sinh đối chiếu từng thông tin với tài liệu của thầy cô.",
  riskIdeaGenerator:
    "Những ý đầu tiên của người gợi ý tưởng dễ đóng khung suy nghĩ: hãy nói rõ học sinh liệt kê ý của mình trước khi hỏi.",
  riskFeedbackProvider:
    "Người phản hồi hay khen: hãy nói rõ phản hồi phải chỉ vào một chỗ trong bài, nếu không thì bỏ qua.",
  riskPerspectiveTaker:
    "Người đổi góc nhìn dễ rơi vào khuôn mẫu: hãy nói rõ học sinh hỏi ai còn thiếu hoặc bị nói quá đơn giản.",
  riskSynthesizer:
    "Người tổng hợp có thể bỏ sót điều quan trọng: hãy nói rõ học sinh so bản tóm tắt với ghi chép của mình.",
  riskChallenger: "Người phản biện có thể phản bác cho có: hãy nói rõ học sinh chỉ chấp nhận điều có bằng chứng.",
  teacherLedFormMissing:
    "Học sinh còn nhỏ hoặc ít thiết bị: hãy thêm biến thể một màn hình do thầy cô điều khiển, cả lớp quyết định hỏi gì.",
  privacyReminderMissing:
    "Chưa có lưu ý nhắc học sinh không ghi tên và thông tin cá nhân vào cuộc trò chuyện: hãy thêm, vì nội dung đó ra khỏi lớp học.",
  templateLeftover: "“{token}” có vẻ là phần sót lại của mẫu: hãy thay hoặc bỏ đi.",
  promptEcho: "“{token}” lặp lại nguyên lời thầy cô: hãy biến thành việc học sinh làm được.",
  partMissing: "“{part}” đang trống: hãy điền vào, để đồng nghiệp cũng dùng được.",
  reportTitle: "Quy trình này giữ việc suy nghĩ cho học sinh như thế nào",
  keptTitle: "Những nguyên tắc được giữ",
  ownAttempt: "Học sinh tự làm trước khi dùng AI.",
  ownEnding: "Học sinh kết thúc mà không dùng AI.",
  hints: "AI chỉ hỏi và gợi ý; câu trả lời thuộc về học sinh.",
  judged: "Học sinh đánh giá điều AI nói: giữ, sửa hoặc bỏ.",
  clear: "Mỗi bước nói rõ AI được làm gì, không được làm gì và để lại sản phẩm nào.",
  short: "Ngắn gọn, mỗi bước mở đầu bằng một động từ của kiểu tư duy đã chọn.",
  reflection: "Học sinh nhìn lại cách mình đã suy nghĩ.",
  higherOrder: "Ít nhất một nửa số bước yêu cầu phân tích, đánh giá hoặc sáng tạo.",
  fits: "Hợp với tiết học: thời gian, vị trí của AI, lời của thầy cô và ngôn ngữ.",
  nothingInvented: "Không có gì bịa đặt và không thiếu phần nào.",
  safe: "Đã lường trước rủi ro của vai trò AI và bảo vệ thông tin cá nhân.",
};
