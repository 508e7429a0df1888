/** Kept apart from the groups as they are now. */
export const HONEST_THIRD = `
= Tesla | **Buy** Tesla by our rules, with no proven edge: its 50-day average is {f1:side} its 200-day average and the last close is {f2:side} the 200-day average; but it trades {f3:side} its 50-day average.
> By our rules Tesla is a **Buy**, with no proven edge: the 50-day average is {f1:side} the 200-day average and the last close is {f2:side} the 200-day average, but it trades {f3:side} its 50-day average.
> Tesla is a **Buy** by our rules, without a proven edge. Its 50-day average is {f1:side} its 200-day average, and the last close is {f2:side} the 200-day average, though it trades {f3:side} its 50-day average.
= Tesla | Of {f4} past Buy cases of stocks, {f5:whole} were higher 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past Buy cases of stocks, {f5:whole} stood higher 30 days later, with an interval of {f6:whole} to {f7:whole}, compared with {f8:whole} of all cases.
> Out of {f4} past Buy cases of stocks, {f5:whole} were up 30 days later (interval {f6:whole} to {f7:whole}), versus {f8:whole} of all cases.
= NVIDIA | NVIDIA’s yearly volatility, measured over the last 30 days, is {f1}; its worst fall within the last year was {f2:size}.
> Measured over the last 30 days, NVIDIA’s yearly volatility is {f1}, and its worst fall within the last year was {f2:size}.
> NVIDIA shows a yearly volatility of {f1}, measured over the last 30 days; the worst fall within the last year was {f2:size}.
= NVIDIA | The volatility expected for the next 30 days, {f7}, is {f8:zone}.
> For the next 30 days, the expected volatility of {f7} is {f8:zone}.
> Volatility expected over the next 30 days is {f7}, which is {f8:zone}.
= Apple | The P/E is {f6}.
> Apple trades at a P/E of {f6}.
> Its P/E comes to {f6}.
= Apple | Its market value of {f9} is {f10} times its revenue.
> At {f9}, its market value is {f10} times its revenue.
> The market value, {f9}, comes to {f10} times revenue.
= Litecoin | Litecoin is {f48:side} its highest close of 365 days.
> Litecoin stands {f48:side} its highest close of 365 days.
> The coin sits {f48:side} its highest close in 365 days.
= Solana | The RSI over 14 days is {f4}: {f4:zone}. ++ ADX is {f8}: {f8:zone}.
> The RSI over 14 days reads {f4}, which is {f4:zone}, while the ADX is {f8}: {f8:zone}.
> RSI over 14 days is {f4} and {f4:zone}; ADX is {f8}: {f8:zone}.
= Solana | The MACD histogram is {f5}, so momentum is {f5:zone}.
> Momentum is {f5:zone}, with the MACD histogram at {f5}.
> With the MACD histogram at {f5}, momentum is {f5:zone}.
= Meta | A score of {f8} or more is a Buy, of {f9} or less a Sell, and between them it is a Hold.
> A score of {f8} or more makes a Buy, one of {f9} or less a Sell, and in between it is a Hold.
> By score, {f8} or more is a Buy, {f9} or less is a Sell, and between them it is a Hold.
`;
