/** Texts of the classroom view. */
import type { Translated } from "../../namespace.ts";
import type { present } from "../en/present.ts";

export const messages: Translated<typeof present> = {
  pageTitle: "수업 화면",
  loading: "사고 루틴을 불러오는 중…",
  notHere: "이 사고 루틴은 이 브라우저에 저장되어 있지 않습니다. 공유 링크를 열거나 저장한 기기에서 띄워 주세요.",
  noSteps: "이 사고 루틴에는 화면에 띄울 단계가 없습니다. 루틴을 열어 글로 읽어 주세요.",
  leave: "나가기",
  stepOf: "{total}단계 중 {n}단계",
  previous: "이전 단계",
  next: "다음 단계",
  overview: "전체 단계",
  closeOverview: "단계로 돌아가기",
  fullScreen: "전체 화면",
  leaveFullScreen: "전체 화면 끝내기",
  aiAllowed: "AI 사용 가능: {role}",
  aiAllowedPlain: "AI 사용 가능",
  aiOptional: "AI 선택 사항: {role}",
  noAI: "AI 없이: 스스로 생각하기",
  timer: "타이머",
  startTimer: "시작",
  pauseTimer: "일시 정지",
  oneMore: "1분 더",
  soundOn: "종료 알림음: 켜짐",
  soundOff: "종료 알림음: 꺼짐",
  timeLeft: "{time} 남음",
  timeUp: "시간이 다 되었습니다",
  keys: "단축키",
  keysList:
    "화살표 키 또는 스페이스: 이전·다음 단계. T: 타이머 시작·일시 정지. 더하기(+): 1분 더. M: 알림음. O: 전체 단계. F: 전체 화면. Esc: 나가기.",
};
