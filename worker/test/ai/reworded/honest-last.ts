/** Kept apart: no group or rule was set on these. */
export const HONEST_LAST = `
= Tesla | Also against this call: momentum is {f16:zone}, with a MACD histogram of {f16}.
> Momentum, which is {f16:zone} with a MACD histogram of {f16}, also speaks against this call.
> Against this call there is also momentum: it is {f16:zone}, with the MACD histogram at {f16}.
= Cardano | Cardano trades at {f1}, {f2:move} over 24 hours.
> Cardano currently trades at {f1}, which is {f2:move} over 24 hours.
> Trading at {f1}, Cardano is {f2:move} over the past 24 hours.
= Cardano | Against it: the last close is {f7:side} the 200-day average and its 50-day average is {f8:side} its 200-day average.
> Weighing against it, the last close is {f7:side} the 200-day average, and the 50-day average is {f8:side} the 200-day average.
> Against it stand the last close, {f7:side} the 200-day average, and the 50-day average, {f8:side} its 200-day average.
= Ethereum | A daily close above {f9:size}, beyond the noise of an average true range of {f10:size}, would prove this call wrong: such lines were crossed in {f11:whole} of past cases, and {f12:whole} of those still ended right.
> A daily close higher than {f9:size}, beyond the noise of an average true range of {f10:size}, would prove the call wrong; in {f11:whole} of past cases such lines were crossed, and {f12:whole} of those still ended right.
> This call would be wrong after a daily close above {f9:size}, beyond the noise of an average true range of {f10:size}. Such lines were crossed in {f11:whole} of past cases, though {f12:whole} of those ended right all the same.
= Polkadot | Polkadot’s trend is down: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
> The trend of Polkadot points down: at {f1} it trades {f2:side} its 200-day average and {f3:side} the 50-day one.
> Polkadot is in a downtrend: at {f1} it sits {f2:side} its 200-day average and {f3:side} its 50-day one.
= Polkadot | The nearest support lies at {f6}, the nearest resistance at {f7}.
> Support is nearest at {f6}, and the nearest resistance stands at {f7}.
> The closest support is at {f6} and the closest resistance at {f7}.
= Polkadot | ADX is {f8}: {f8:zone}.
> The ADX reads {f8}, which means {f8:zone}.
> With an ADX of {f8}, it is {f8:zone}.
= Polkadot | On-balance volume has been {f11} over 20 days.
> Over 20 days, on-balance volume has been {f11}.
> Over the last 20 days on-balance volume was {f11}.
= Amazon | Over the same days the other stocks we list moved by {f7} on average.
> The other stocks we list moved by {f7} on average over the same days.
> On average, the other stocks we list moved {f7} in the same days.
= Microsoft | A close below {f12:size} or above {f13:size} at the horizon would prove this call wrong.
> This call would be proven wrong by a close below {f12:size} or above {f13:size} at the horizon.
> If it closes under {f12:size} or over {f13:size} at the horizon, this call would be proven wrong.
= Microsoft | Microsoft’s revenue in {f1} was {f2}, {f3:move} on the year before, with a net income of {f4}, {f5} of it.
> In {f1}, Microsoft’s revenue came to {f2}, {f3:move} on the year before; net income was {f4}, which is {f5} of it.
> Microsoft had revenue in {f1} of {f2}, {f3:move} from the year before, and a net income of {f4}, or {f5} of it.
= Bitcoin | The Fear & Greed index stands at {f1} ({f2}); it measures the mood of the whole crypto market, not of Bitcoin alone.
> The Fear & Greed index is at {f1} ({f2}), and it measures the mood of the whole crypto market, not that of Bitcoin alone.
> At {f1} ({f2}), the Fear & Greed index gauges the mood of the whole crypto market and not of Bitcoin alone.
= Bitcoin | Bitcoin is {f3:move} over 7 days and {f4:move} over 30, with {f5} times its usual volume on the last full day.
> Over 7 days Bitcoin is {f3:move}, over 30 it is {f4:move}, and on the last full day it had {f5} times its usual volume.
> Bitcoin is {f3:move} over 7 days and {f4:move} over 30; on the last full day the volume was {f5} times its usual one.
= Microsoft, Alphabet | Alphabet swings less, with a yearly volatility of {f3} against {f4} for Microsoft.
> Alphabet is the calmer one, with a yearly volatility of {f3} against {f4} for Microsoft.
> The smaller swings are Alphabet’s: its yearly volatility is {f3}, compared with {f4} for Microsoft.
= Avalanche | An average day covers {f5} of the price; it is {f6:side} its highest close of 365 days.
> An average day spans {f5} of the price, and it stands {f6:side} its highest close of 365 days.
> On an average day it covers {f5} of the price, and the price is {f6:side} its highest close in 365 days.
= Bitcoin | It trades at {f9}. ++ Also against this call: the nearest support lies at {f16}.
> It trades at {f9}, and the nearest support, at {f16}, is also against this call.
`;
