/** What a teacher reads when a request fails, by code and language: what happened, and what to do next. */
import { LANGUAGES, type Language } from "../language/languages.ts";
import type { ErrorCode } from "./contract.ts";

type Messages = Readonly<Record<ErrorCode, string>>;

const en: Messages = {
  unauthorized: "This page is not known to the service. Reload the page and try again.",
  "bad-origin": "This address may not use the service. Open the tool at its own address and try again.",
  "bad-request": "The service could not read your answers. Go back, check each step and try again.",
  "too-large": "Taken together, your texts are too long. Shorten them and try again.",
  "unsupported-media-type": "The service could not read the request. Reload the page and try again.",
  "rate-limited": "That was many routines in a short time. Wait a few minutes and try again.",
  "budget-spent": "The AI budget is used up for now. Use the built-in composer, or try again tomorrow.",
  busy: "Many teachers are generating right now. Wait a moment and try again.",
  "provider-failed": "The AI service did not answer properly. Try again, or use the built-in composer.",
  "provider-refused": "The AI service declined this request. Change the wording of your lesson and try again.",
  "provider-timeout": "The AI service took too long. Try again, or use the built-in composer.",
  "bad-answer": "The AI's answer was incomplete and was not kept. Try again, or use the built-in composer.",
  cancelled: "You stopped this generation. Press Generate to start a new one.",
  "not-found": "This generation is no longer available. Press Generate to start a new one.",
  conflict: "This request was already used for other answers. Press Generate to start a new one.",
  stopping: "The service is restarting. Wait a few seconds and try again.",
  internal: "Something went wrong in the service. Your answers are still here: try again.",
};

const zh: Messages = {
  unauthorized: "服务无法识别这个页面。请刷新页面后重试。",
  "bad-origin": "这个网址不能使用该服务。请从本站自己的网址打开后重试。",
  "bad-request": "服务无法读取您填写的内容。请返回检查每一步后重试。",
  "too-large": "您填写的文字总共太长。请缩短后重试。",
  "unsupported-media-type": "服务无法读取这次请求。请刷新页面后重试。",
  "rate-limited": "短时间内生成的次数过多。请等待几分钟后重试。",
  "budget-spent": "AI 的可用额度暂已用完。请使用内置生成器，或明天再试。",
  busy: "现在有很多老师正在生成。请稍等片刻后重试。",
  "provider-failed": "AI 服务没有正常回应。请重试，或使用内置生成器。",
  "provider-refused": "AI 服务拒绝了这次请求。请换一种说法描述这节课后重试。",
  "provider-timeout": "AI 服务响应时间过长。请重试，或使用内置生成器。",
  "bad-answer": "AI 的回答不完整，没有保存。请重试，或使用内置生成器。",
  cancelled: "您已停止本次生成。请点击“生成”重新开始。",
  "not-found": "本次生成已不可用。请点击“生成”重新开始。",
  conflict: "这次请求已用于另外填写的内容。请点击“生成”重新开始。",
  stopping: "服务正在重新启动。请等待几秒后重试。",
  internal: "服务出现问题。您填写的内容都还在，请重试。",
};

const ja: Messages = {
  unauthorized: "このページはサービスに認識されていません。ページを再読み込みして、もう一度お試しください。",
  "bad-origin": "このアドレスからはサービスを利用できません。ツール本来のアドレスを開いて、もう一度お試しください。",
  "bad-request": "入力内容を読み取れませんでした。戻って各ステップを確認し、もう一度お試しください。",
  "too-large": "文章が全体として長すぎます。短くして、もう一度お試しください。",
  "unsupported-media-type": "リクエストを読み取れませんでした。ページを再読み込みして、もう一度お試しください。",
  "rate-limited": "短時間に多くの思考ルーティンが作成されました。数分待ってから、もう一度お試しください。",
  "budget-spent": "AIの利用枠を使い切りました。内蔵の作成機能を使うか、明日もう一度お試しください。",
  busy: "現在、多くの先生が作成中です。少し待ってから、もう一度お試しください。",
  "provider-failed": "AIサービスが正しく応答しませんでした。もう一度試すか、内蔵の作成機能をお使いください。",
  "provider-refused": "AIサービスがこの内容を受け付けませんでした。授業の説明の表現を変えて、もう一度お試しください。",
  "provider-timeout": "AIサービスの応答に時間がかかりすぎました。もう一度試すか、内蔵の作成機能をお使いください。",
  "bad-answer": "AIの回答が不完全だったため、保存しませんでした。もう一度試すか、内蔵の作成機能をお使いください。",
  cancelled: "この作成を中止しました。「生成」を押すと新しく始められます。",
  "not-found": "この作成結果はもう利用できません。「生成」を押すと新しく始められます。",
  conflict: "このリクエストは別の入力内容ですでに使われています。「生成」を押すと新しく始められます。",
  stopping: "サービスを再起動しています。数秒待ってから、もう一度お試しください。",
  internal: "サービスで問題が起きました。入力内容は残っています。もう一度お試しください。",
};

const ko: Messages = {
  unauthorized: "서비스가 이 페이지를 확인하지 못했습니다. 페이지를 새로 고친 뒤 다시 시도하세요.",
  "bad-origin": "이 주소에서는 서비스를 사용할 수 없습니다. 도구의 원래 주소에서 열어 다시 시도하세요.",
  "bad-request": "입력한 내용을 읽지 못했습니다. 뒤로 가서 각 단계를 확인하고 다시 시도하세요.",
  "too-large": "입력한 글이 전체적으로 너무 깁니다. 줄인 뒤 다시 시도하세요.",
  "unsupported-media-type": "요청을 읽지 못했습니다. 페이지를 새로 고친 뒤 다시 시도하세요.",
  "rate-limited": "짧은 시간에 너무 많이 생성했습니다. 몇 분 기다린 뒤 다시 시도하세요.",
  "budget-spent": "현재 AI 사용 한도를 모두 썼습니다. 내장 작성기를 사용하거나 내일 다시 시도하세요.",
  busy: "지금 많은 선생님이 생성하고 있습니다. 잠시 기다린 뒤 다시 시도하세요.",
  "provider-failed": "AI 서비스가 제대로 응답하지 않았습니다. 다시 시도하거나 내장 작성기를 사용하세요.",
  "provider-refused": "AI 서비스가 이 요청을 거절했습니다. 수업 설명의 표현을 바꾼 뒤 다시 시도하세요.",
  "provider-timeout": "AI 서비스의 응답이 너무 오래 걸렸습니다. 다시 시도하거나 내장 작성기를 사용하세요.",
  "bad-answer": "AI의 답변이 완전하지 않아 저장하지 않았습니다. 다시 시도하거나 내장 작성기를 사용하세요.",
  cancelled: "생성을 중지했습니다. 새로 시작하려면 생성 버튼을 누르세요.",
  "not-found": "이 생성 결과는 더 이상 사용할 수 없습니다. 새로 시작하려면 생성 버튼을 누르세요.",
  conflict: "이 요청은 이미 다른 입력에 사용되었습니다. 새로 시작하려면 생성 버튼을 누르세요.",
  stopping: "서비스를 다시 시작하고 있습니다. 몇 초 기다린 뒤 다시 시도하세요.",
  internal: "서비스에 문제가 생겼습니다. 입력한 내용은 그대로 있으니 다시 시도하세요.",
};

const vi: Messages = {
  unauthorized: "Dịch vụ không nhận ra trang này. Hãy tải lại trang rồi thử lại.",
  "bad-origin": "Địa chỉ này không được dùng dịch vụ. Hãy mở công cụ tại địa chỉ chính thức rồi thử lại.",
  "bad-request": "Dịch vụ không đọc được nội dung thầy cô nhập. Hãy quay lại, kiểm tra từng bước rồi thử lại.",
  "too-large": "Tổng nội dung thầy cô nhập quá dài. Hãy rút ngắn rồi thử lại.",
  "unsupported-media-type": "Dịch vụ không đọc được yêu cầu. Hãy tải lại trang rồi thử lại.",
  "rate-limited": "Thầy cô đã tạo quá nhiều quy trình trong thời gian ngắn. Hãy đợi vài phút rồi thử lại.",
  "budget-spent": "Hạn mức AI hiện đã hết. Hãy dùng trình soạn có sẵn hoặc thử lại vào ngày mai.",
  busy: "Hiện có nhiều giáo viên đang tạo quy trình. Hãy đợi một lát rồi thử lại.",
  "provider-failed": "Dịch vụ AI trả lời không đúng định dạng. Hãy thử lại hoặc dùng trình soạn có sẵn.",
  "provider-refused": "Dịch vụ AI đã từ chối yêu cầu này. Hãy diễn đạt lại phần mô tả tiết dạy rồi thử lại.",
  "provider-timeout": "Dịch vụ AI phản hồi quá lâu. Hãy thử lại hoặc dùng trình soạn có sẵn.",
  "bad-answer": "Câu trả lời của AI không đầy đủ nên không được lưu. Hãy thử lại hoặc dùng trình soạn có sẵn.",
  cancelled: "Thầy cô đã dừng lần tạo này. Hãy nhấn Tạo để bắt đầu lại.",
  "not-found": "Lần tạo này không còn nữa. Hãy nhấn Tạo để bắt đầu lại.",
  conflict: "Yêu cầu này đã được dùng cho nội dung khác. Hãy nhấn Tạo để bắt đầu lại.",
  stopping: "Dịch vụ đang khởi động lại. Hãy đợi vài giây rồi thử lại.",
  internal: "Dịch vụ gặp sự cố. Nội dung thầy cô nhập vẫn còn: hãy thử lại.",
};

const id: Messages = {
  unauthorized: "Layanan tidak mengenali halaman ini. Muat ulang halaman, lalu coba lagi.",
  "bad-origin": "Layanan tidak dapat dipakai dari alamat ini. Buka alat ini di alamat aslinya, lalu coba lagi.",
  "bad-request": "Layanan tidak dapat membaca isian Anda. Kembali, periksa setiap langkah, lalu coba lagi.",
  "too-large": "Teks Anda secara keseluruhan terlalu panjang. Persingkat, lalu coba lagi.",
  "unsupported-media-type": "Layanan tidak dapat membaca permintaan. Muat ulang halaman, lalu coba lagi.",
  "rate-limited": "Terlalu banyak rutinitas dibuat dalam waktu singkat. Tunggu beberapa menit, lalu coba lagi.",
  "budget-spent": "Jatah AI untuk saat ini sudah habis. Gunakan penyusun bawaan, atau coba lagi besok.",
  busy: "Banyak guru sedang membuat rutinitas saat ini. Tunggu sebentar, lalu coba lagi.",
  "provider-failed": "Layanan AI tidak menjawab dengan benar. Coba lagi, atau gunakan penyusun bawaan.",
  "provider-refused": "Layanan AI menolak permintaan ini. Ubah keterangan pelajaran Anda, lalu coba lagi.",
  "provider-timeout": "Layanan AI terlalu lama menjawab. Coba lagi, atau gunakan penyusun bawaan.",
  "bad-answer": "Jawaban AI tidak lengkap dan tidak disimpan. Coba lagi, atau gunakan penyusun bawaan.",
  cancelled: "Anda menghentikan pembuatan ini. Tekan “Buat” untuk memulai yang baru.",
  "not-found": "Hasil pembuatan ini sudah tidak tersedia. Tekan “Buat” untuk memulai yang baru.",
  conflict: "Permintaan ini sudah dipakai untuk isian lain. Tekan “Buat” untuk memulai yang baru.",
  stopping: "Layanan sedang dimulai ulang. Tunggu beberapa detik, lalu coba lagi.",
  internal: "Terjadi masalah pada layanan. Isian Anda masih ada: coba lagi.",
};

const es: Messages = {
  unauthorized: "El servicio no reconoce esta página. Vuelva a cargarla e inténtelo de nuevo.",
  "bad-origin":
    "Esta dirección no puede usar el servicio. Abra la herramienta en su propia dirección e inténtelo de nuevo.",
  "bad-request": "El servicio no pudo leer sus respuestas. Vuelva atrás, revise cada paso e inténtelo de nuevo.",
  "too-large": "Sus textos son demasiado largos en conjunto. Acórtelos e inténtelo de nuevo.",
  "unsupported-media-type": "El servicio no pudo leer la solicitud. Vuelva a cargar la página e inténtelo de nuevo.",
  "rate-limited": "Se han generado muchas rutinas en poco tiempo. Espere unos minutos e inténtelo de nuevo.",
  "budget-spent":
    "El presupuesto de IA está agotado por ahora. Use el generador integrado o inténtelo de nuevo mañana.",
  busy: "Hay muchos docentes generando rutinas ahora mismo. Espere un momento e inténtelo de nuevo.",
  "provider-failed": "El servicio de IA no respondió bien. Inténtelo de nuevo o use el generador integrado.",
  "provider-refused":
    "El servicio de IA rechazó esta solicitud. Describa la clase con otras palabras e inténtelo de nuevo.",
  "provider-timeout": "El servicio de IA tardó demasiado. Inténtelo de nuevo o use el generador integrado.",
  "bad-answer":
    "La respuesta de la IA llegó incompleta y no se guardó. Inténtelo de nuevo o use el generador integrado.",
  cancelled: "Usted detuvo esta generación. Pulse «Generar» para empezar otra.",
  "not-found": "Esta generación ya no está disponible. Pulse «Generar» para empezar otra.",
  conflict: "Esta solicitud ya se usó con otras respuestas. Pulse «Generar» para empezar otra.",
  stopping: "El servicio se está reiniciando. Espere unos segundos e inténtelo de nuevo.",
  internal: "Algo falló en el servicio. Sus respuestas siguen aquí: inténtelo de nuevo.",
};

const fr: Messages = {
  unauthorized: "Le service ne reconnaît pas cette page. Rechargez-la et réessayez.",
  "bad-origin": "Cette adresse ne peut pas utiliser le service. Ouvrez l’outil à sa propre adresse et réessayez.",
  "bad-request": "Le service n’a pas pu lire vos réponses. Revenez en arrière, vérifiez chaque étape et réessayez.",
  "too-large": "Vos textes sont trop longs au total. Raccourcissez-les et réessayez.",
  "unsupported-media-type": "Le service n’a pas pu lire la demande. Rechargez la page et réessayez.",
  "rate-limited": "Beaucoup de routines ont été générées en peu de temps. Attendez quelques minutes et réessayez.",
  "budget-spent": "Le budget d’IA est épuisé pour l’instant. Utilisez le générateur intégré, ou réessayez demain.",
  busy: "De nombreuses routines sont générées en ce moment. Attendez un instant et réessayez.",
  "provider-failed": "Le service d’IA n’a pas répondu correctement. Réessayez, ou utilisez le générateur intégré.",
  "provider-refused": "Le service d’IA a refusé cette demande. Reformulez la description de la séance et réessayez.",
  "provider-timeout": "Le service d’IA a mis trop de temps. Réessayez, ou utilisez le générateur intégré.",
  "bad-answer":
    "La réponse de l’IA était incomplète et n’a pas été conservée. Réessayez, ou utilisez le générateur intégré.",
  cancelled: "Vous avez arrêté cette génération. Appuyez sur « Générer » pour en lancer une autre.",
  "not-found": "Cette génération n’est plus disponible. Appuyez sur « Générer » pour en lancer une autre.",
  conflict: "Cette demande a déjà servi pour d’autres réponses. Appuyez sur « Générer » pour en lancer une autre.",
  stopping: "Le service redémarre. Attendez quelques secondes et réessayez.",
  internal: "Un problème est survenu dans le service. Vos réponses sont toujours là : réessayez.",
};

const MESSAGES: Record<Language, Messages> = { en, zh, ja, ko, vi, id, es, fr };

export function findMessage(code: ErrorCode, language: Language): string {
  return MESSAGES[language][code];
}

/** The best of our languages for an Accept-Language header, for requests whose body does not say. */
export function chooseLanguage(acceptLanguage: string | null): Language {
  const wanted = (acceptLanguage ?? "").split(",").map((part) => part.split(";")[0]?.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((code) => LANGUAGES.find((language) => language === code) ?? [])[0] ?? "en";
}
