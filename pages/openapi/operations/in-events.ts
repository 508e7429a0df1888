import { STREAM_TYPE } from "../../../shared/phases.ts";
import type { Operation } from "../operation.ts";
import { STREAM_DATA } from "../shapes/stream.ts";

/** The operation that answers as another does, in events. */
export const inEvents = (operation: Operation): Operation => ({
  ...operation,
  id: `${operation.id}Stream`,
  path: `${operation.path}/stream`,
  summary: `${operation.summary}, in events`,
  description:
    `The answer of \`${operation.path}\` as it is made, in server-sent events: the same body and cost. ` +
    `That endpoint answers the same way when asked with \`Accept: ${STREAM_TYPE}\`.`,
  reply: {
    ...operation.reply,
    shape: STREAM_DATA,
    type: STREAM_TYPE,
    description: "Events; a client hands out their data. The last one is `done` or `error`.",
  },
});
