import { NETWORKS } from "../../../../shared/networks.ts";
import type { AssetId } from "../../../providers/chains/chain.ts";
import type { NgmaConfig } from "../../../providers/chains/index.ts";
import type { IntentRow } from "../intents/open-intents.ts";
import { splitNgma } from "../intents/split-ngma.ts";

/** What a transaction must do to pay an intent; amounts in base units, times in epoch ms. */
export interface Due {
  sender: string;
  asset: AssetId;
  /** what leaves the sender, exactly */
  amount: bigint;
  /** what each of our addresses gets of it, exactly: one, or of NGMA the treasury and liquidity */
  parts: ReadonlyMap<string, bigint>;
  /** what is burned of it, exactly; null where nothing is asked to be */
  burn: bigint | null;
  /** assets we can give back or credit by hand, when they came instead */
  known: readonly AssetId[];
  createdAt: number;
  expiresAt: number;
}

/** What is due for an intent. Where NGMA is not set up any more, an intent in NGMA has no parts and is never paid. */
export function dueOf(intent: IntentRow, ngma: NgmaConfig | undefined): Due {
  const { sender, asset, createdAt, expiresAt } = intent;
  const amount = BigInt(intent.amount);
  const { tokens } = NETWORKS[intent.network];
  const known = [
    "native",
    ...Object.values(tokens).map(({ address }) => address),
    ...(ngma ? [ngma.mint] : []),
  ];
  const due = { sender, asset, amount, known, createdAt, expiresAt };
  if (intent.token !== "NGMA") return { ...due, parts: new Map([[intent.receiver, amount]]), burn: null };
  const { burn, treasury, liquidity } = splitNgma(amount);
  const parts = new Map([[intent.receiver, treasury]]);
  if (ngma) parts.set(ngma.liquidity, (parts.get(ngma.liquidity) ?? 0n) + liquidity);
  return { ...due, parts: ngma ? parts : new Map(), burn };
}
