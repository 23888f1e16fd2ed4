/** Texts of the wizard, from the welcome to the finished routine. */
import type { Translated } from "../../namespace.ts";
import type { create } from "../en/create.ts";

export const messages: Translated<typeof create> = {
  title: "Quy trình tư duy: AI có chỗ của AI, còn suy nghĩ là việc của học sinh",
  pageTitle: "Tạo quy trình tư duy",
  description:
    "Thầy cô chọn một kiểu tư duy, quyết định AI tham gia ở bước nào và được làm gì, rồi mô tả tiết dạy. Thầy cô sẽ có một quy trình hoàn chỉnh cho lớp mình để chỉnh sửa, trình chiếu, in ra hoặc chia sẻ.",
  begin: "Bắt đầu tạo",
  draftNote: "Thầy cô có một quy trình đang làm dở, được lưu trong trình duyệt này.",
  continueDraft: "Tiếp tục bản nháp",
  startOver: "Làm lại từ đầu",
  typesUnavailable: "Không tải được các kiểu tư duy. Thầy cô hãy tải lại trang.",
  refreshPage: "Tải lại trang",
  toLibrary: "Mở thư viện của tôi",
  factNoAccount: "Không cần tài khoản, không cần đăng nhập",
  factLocal: "Chỉ lưu trong trình duyệt của thầy cô",
  factFree: "Miễn phí, mã nguồn mở",
  previewLabel: "Ví dụ: một quy trình dùng AI ở phần giữa",
  previewStep1: "Nêu quan điểm",
  previewStep2: "Đối mặt với phản biện",
  previewStep3: "Bảo vệ hoặc điều chỉnh",
  previewVerb1: "Đánh giá",
  previewVerb2: "Phản biện",
  previewVerb3: "Lập luận",
  previewOwn: "Tự suy nghĩ",
  previewAI: "AI phản biện",
  previewPrompt: "“Điểm yếu nhất trong lập luận của chúng em là gì? Chỉ hỏi một câu, rồi chờ chúng em trả lời.”",
  whatTitle: "Quy trình tư duy là gì?",
  whatBody1:
    "Quy trình tư duy (thinking routine) là một khung hỗ trợ đơn giản: vài câu hỏi hoặc vài bước ngắn mà cả lớp chỉ cần học một lần là dùng lại được nhiều lần. Quy trình giúp học sinh suy nghĩ chậm lại và làm cho suy nghĩ hiện rõ ra, để các em thấy mình đi đến một ý tưởng như thế nào, còn thầy cô thấy các em đang ở đâu.",
  whatBody2:
    "Các quy trình ở đây được gợi cảm hứng từ phương pháp “tư duy hữu hình” (visible thinking) và chủ động đưa AI vào. Mỗi quy trình nói rõ AI được hỗ trợ ở bước nào, được làm gì, không được làm gì, và những bước nào học sinh phải tự làm.",
  principlesTitle: "Nguyên tắc chính",
  principle1Title: "AI hỗ trợ tư duy",
  principle1Body: "AI hỗ trợ học sinh suy nghĩ chứ không nghĩ thay các em.",
  principle2Title: "Học sinh làm chủ",
  principle2Body: "Hỏi gì, giữ gì, sửa gì, bỏ gì đều do học sinh tự quyết định.",
  principle3Title: "Kĩ năng trước nội dung",
  principle3Body: "Trọng tâm là kĩ năng tư duy, không phải là để AI tạo ra nội dung.",
  principle4Title: "Luôn có phần nhìn lại",
  principle4Body: "Quy trình nào cũng có phần suy ngẫm và siêu nhận thức.",
  principle5Title: "Các bước rõ ràng",
  principle5Body: "Từng bước nói rõ khi nào được dùng AI và khi nào không.",
  principle6Title: "Nghĩ sâu hơn cùng AI",
  principle6Body:
    "AI có thể giúp học sinh nghĩ sâu hơn, đưa ra phản hồi phù hợp với từng em, gợi ý tưởng và giúp xử lí thông tin phức tạp.",
};
