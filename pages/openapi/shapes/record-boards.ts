import { boardOutcomeSchema, boardRowSchema } from "../../../shared/record.ts";
import { recordSummarySchema } from "../../../shared/record-summary.ts";
import { objectShape, plainShape } from "../shape.ts";
import { COMMON, NOTHING, OUTCOME, SCORED } from "./record.ts";

const [boardScored, boardUnknown] = boardOutcomeSchema.options;

export const RECORD_BOARD_SHAPES = [
  objectShape(
    "RecordBoard",
    boardRowSchema,
    "What was told of all coins or all stocks, before anybody could know.",
    {
      ...COMMON,
      asset: "`B.COINS` or `B.STOCKS`.",
      file: "SHA-256, hex, of the file of ranges and calls: GET /api/record/log/CHAIN/boards/HASH.",
      assets: "How many assets it holds.",
    },
  ),
  plainShape("RecordBoardOutcome", boardOutcomeSchema, "What came of all of them."),
  objectShape("RecordBoardScored", boardScored, "The outcome of a board.", {
    ...COMMON,
    of: OUTCOME.of,
    result: SCORED.result,
    file: "SHA-256, hex, of the later file whose closes tell it.",
    assets: "Ranges that were judged.",
    held80: "How many of them held the close.",
    unknown: "Assets that the later file lacks, or whose closes are as far apart as by a split.",
    calls: "Over 30 days: the calls by action.",
  }),
  objectShape("RecordBoardCalls", boardScored.shape.calls.element, "Calls of one action.", {
    action: "Buy, Hold or Sell.",
    cases: "How many there were.",
    right: "How many were right.",
  }),
  objectShape("RecordBoardUnknown", boardUnknown, "A board whose outcome can never be known.", {
    ...COMMON,
    ...NOTHING,
  }),
  objectShape(
    "RecordBoardCoverage",
    recordSummarySchema.shape.boards.element,
    "How often ranges of all assets of a type held.",
    {
      type: "Coins or stocks.",
      horizonDays: "Calendar days ahead.",
      days: "Boards judged.",
      cases: "Ranges judged.",
      held80: "Share in the 80% range.",
    },
  ),
];
