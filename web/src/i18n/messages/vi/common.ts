/** Texts of the shell: header, footer, notices, not-found and error pages. */
import type { Translated } from "../../namespace.ts";
import type { common } from "../en/common.ts";

export const messages: Translated<typeof common> = {
  skipToContent: "Chuyển đến nội dung",
  mainNavigation: "Menu chính",
  navCreate: "Tạo",
  navLibrary: "Thư viện",
  navHelp: "Trợ giúp",
  homeLink: "{name}, trang chủ",
  language: "Ngôn ngữ",
  languageFailed: "Không tải được {language}. Thầy cô hãy kiểm tra kết nối mạng rồi chọn lại.",
  theme: "Giao diện",
  themeSystem: "Theo thiết bị",
  themeLight: "Sáng",
  themeDark: "Tối",
  footerIncubation: "{name} là một dự án ươm tạo của {studio}.",
  privacyPolicy: "Chính sách quyền riêng tư",
  sourceCode: "Mã nguồn",
  pauseWaves: "Dừng sóng",
  playWaves: "Cho sóng chuyển động",
  loading: "Đang tải…",
  notices: "Thông báo",
  closeNotice: "Đóng",
  back: "Quay lại",
  opensNewTab: "(mở trong thẻ mới)",
  notFoundTitle: "Ôi, không tìm thấy trang này",
  notFoundBody: "Địa chỉ này không có nội dung nào. Có thể địa chỉ bị gõ nhầm, hoặc trang đã được chuyển đi.",
  notFoundHome: "Về trang chủ",
  crashTitle: "Ứng dụng gặp lỗi ngoài dự kiến",
  crashBody:
    "Trang này vừa gặp trục trặc. Các quy trình tư duy thầy cô đã lưu vẫn còn trong trình duyệt này, không có gì bị xoá.",
  crashDetails: "Chi tiết lỗi",
  crashReload: "Tải lại trang",
  crashHome: "Về trang chủ",
};
