/** Texts of the privacy policy. */
import type { Translated } from "../../namespace.ts";
import type { privacy } from "../en/privacy.ts";

export const messages: Translated<typeof privacy> = {
  title: "Chính sách quyền riêng tư",
  intro: "Những gì thầy cô nhập vào sẽ đi đâu, nói một cách dễ hiểu.",
  shortTitle: "Tóm tắt",
  short1: "Không có tài khoản. Các quy trình của thầy cô chỉ được lưu trong trình duyệt này, không lưu ở nơi nào khác.",
  short2: "Khi tạo quy trình, những gì thầy cô viết về tiết dạy được gửi đến một nhà cung cấp AI.",
  short3: "Vì vậy, xin đừng ghi tên hay bất kì thông tin nào về một người cụ thể.",
  aiTitle: "Nội dung do AI xử lí",
  aiBody1:
    "Khi thầy cô tạo quy trình, các lựa chọn và phần mô tả tiết dạy được một nhà cung cấp AI bên ngoài xử lí. Nhà cung cấp này có thể dùng nội dung trao đổi để huấn luyện mô hình.",
  aiBody2:
    "Nếu trường vận hành trang này dùng trình soạn có sẵn hoặc mô hình riêng, nội dung sẽ không được gửi ra bên ngoài. Mỗi quy trình đều ghi rõ được tạo bằng gì.",
  avoidTitle: "Không nhập thông tin cá nhân hoặc nhạy cảm",
  avoidBody: "Ở tất cả các ô, xin đừng nhập:",
  avoid1: "tên, ảnh, địa chỉ, số điện thoại hoặc email của học sinh, phụ huynh hay đồng nghiệp",
  avoid2: "điểm số, chẩn đoán, kế hoạch hỗ trợ, nhận xét hạnh kiểm hoặc hoàn cảnh gia đình của một người",
  avoid3: "mật khẩu, tài liệu nội bộ và những văn bản thầy cô không được phép chuyển cho người khác",
  tipsTitle: "Nên làm",
  tip1: "Mô tả cả lớp chứ không mô tả một học sinh: “lớp 8 có vài em còn đang học tiếng Việt”.",
  tip2: "Đọc lại một lần trước khi tạo. Trang sẽ nhắc khi có chỗ giống thông tin cá nhân.",
  tip3: "Kiểm tra lại kết quả. AI có thể sai, kể cả về yêu cầu cần đạt và dữ kiện.",
  tip4: "Dặn học sinh cùng một quy tắc: không đưa thông tin cá nhân khi trò chuyện với AI.",
  tip5: "Tuân theo quy định của nhà trường về AI và về độ tuổi được dùng công cụ.",
  browserTitle: "Những gì ở lại trong trình duyệt",
  browserBody:
    "Các quy trình đã lưu, bản nháp, ngôn ngữ và giao diện được giữ trong bộ nhớ cục bộ của trình duyệt này. Xoá dữ liệu trình duyệt thì chúng cũng mất; tệp sao lưu tải từ thư viện sẽ giúp khôi phục lại. Liên kết chia sẻ chứa quy trình trong phần địa chỉ mà trình duyệt không gửi đến máy chủ nào.",
  countTitle: "Máy chủ đếm những gì",
  countBody:
    "Mỗi lượt xem chỉ được đếm theo loại trang, không dùng cookie, không mã nhận dạng và không kèm nội dung thầy cô đã nhập. Bật “Không theo dõi” (Do Not Track) hoặc Global Privacy Control thì việc đếm sẽ tắt. Nhật ký máy chủ chỉ ghi dung lượng, thời gian và mã lỗi, không bao giờ ghi nội dung tiết dạy.",
  contactTitle: "Câu hỏi",
  contactBody: "Xin viết thư đến {email}.",
};
