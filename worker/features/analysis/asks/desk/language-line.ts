import type { Language } from "../../question/question.ts";

/** One line in the asker's language: answers are in English. */
const LINES: Record<Language, string | null> = {
  en: null,
  de: "Die Antwort ist auf Englisch; die Frage wurde auf Deutsch verstanden.",
  es: "La respuesta está en inglés; la pregunta se entendió en español.",
  fr: "La réponse est en anglais ; la question a été comprise en français.",
  pt: "A resposta está em inglês; a pergunta foi entendida em português.",
  ru: "Ответ на английском; вопрос понят по-русски.",
  tr: "Yanıt İngilizce; soru Türkçe olarak anlaşıldı.",
  zh: "回答使用英文；您的中文问题已被理解。",
  ja: "回答は英語です。ご質問は日本語のまま理解しました。",
  ko: "답변은 영어로 제공됩니다. 질문은 한국어로 이해했습니다.",
};

export const sayLanguage = (language: Language): string | null => LINES[language];
