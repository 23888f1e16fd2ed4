/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "Trình chiếu trên lớp",
  loading: "Đang tải quy trình tư duy của thầy cô…",
  notHere:
    "Quy trình này không được lưu trong trình duyệt này. Thầy cô hãy mở liên kết chia sẻ hoặc trình chiếu từ thiết bị đã lưu.",
  noSteps: "Quy trình này không có bước nào để trình chiếu. Thầy cô hãy mở ra để đọc dưới dạng văn bản.",
  leave: "Thoát",
  stepOf: "Bước {n}/{total}",
  previous: "Bước trước",
  next: "Bước sau",
  overview: "Tất cả các bước",
  closeOverview: "Trở lại bước đang học",
  fullScreen: "Toàn màn hình",
  leaveFullScreen: "Thoát toàn màn hình",
  aiAllowed: "Được dùng AI: {role}",
  aiAllowedPlain: "Được dùng AI",
  aiOptional: "Có thể dùng AI: {role}",
  noAI: "Không dùng AI: em tự suy nghĩ",
  timer: "Đồng hồ",
  startTimer: "Bắt đầu",
  pauseTimer: "Tạm dừng",
  oneMore: "Thêm một phút",
  soundOn: "Chuông khi hết giờ: bật",
  soundOff: "Chuông khi hết giờ: tắt",
  timeLeft: "Còn {time}",
  timeUp: "Hết giờ",
  keys: "Phím tắt",
  keysList:
    "Phím mũi tên hoặc phím cách: bước trước, bước sau. T: chạy hoặc tạm dừng đồng hồ. Dấu cộng: thêm một phút. M: chuông. O: tất cả các bước. F: toàn màn hình. Esc: thoát.",
};
