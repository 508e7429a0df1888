/** What a request asks for to be answered by server-sent events. */
export const STREAM_TYPE = "text/event-stream";

/** The stages of an answer, in the order in which they are shown. */
export const PHASES = ["blockchain", "fundamentals", "technicals", "sentiments"] as const;
export type Phase = (typeof PHASES)[number];
