/** Kept apart from the groups as they are now: lies made of words that are allowed. */
export const LIES_THIRD = `
# changed direction
= Tesla | **Buy** Tesla by our rules, with no proven edge: its 50-day average is {f1:side} its 200-day average and the last close is {f2:side} the 200-day average; but it trades {f3:side} its 50-day average.
> By our rules Tesla is a **Buy**, with no proven edge: its 200-day average is {f1:side} its 50-day average and the last close is {f2:side} the 200-day average; but it trades {f3:side} its 50-day average.
> By our rules Tesla is a **Buy**, with no proven edge: its 50-day average is {f1:side} its 200-day average and the last close is {f2:side} the 50-day average; but it trades {f3:side} its 200-day average.
= Tesla | Of {f4} past Buy cases of stocks, {f5:whole} were higher 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past Buy cases of stocks, all were higher 30 days later, {f5:whole} (interval {f6:whole} to {f7:whole}), against {f8:whole} of cases.
> Of all past Buy cases, {f4} of stocks, {f5:whole} were higher 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of cases.
> Of {f4} past Buy cases of stocks, {f5:whole} were 30 days later higher still, and rising (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
= NVIDIA | NVIDIA’s yearly volatility, measured over the last 30 days, is {f1}; its worst fall within the last year was {f2:size}.
> NVIDIA’s yearly volatility, measured over the last year, is {f1}; its worst fall within the last 30 days was {f2:size}.
> NVIDIA’s worst fall, measured over the last 30 days, is {f1}; its yearly volatility within the last year was {f2:size}.
> NVIDIA’s yearly volatility, measured over the last 30 days, is {f1}; its worst fall within the next year is {f2:size}.
= NVIDIA | The volatility expected for the next 30 days, {f7}, is {f8:zone}.
> The volatility of the last 30 days, {f7}, is {f8:zone}.
> The volatility expected for the next 30 days, {f7}, is not {f8:zone}.
> The volatility expected for the next 30 days, {f7}, is too {f8:zone} to hold.
= Apple | Its market value of {f9} is {f10} times its revenue.
> Its revenue of {f9} is {f10} times its market value.
> Its revenue is {f9}, {f10} times its market value.
> Its market value of {f9} was {f10} times its revenue before.
= Litecoin | Litecoin is {f48:side} its highest close of 365 days.
> The highest close of 365 days is {f48:side} Litecoin.
> Litecoin is {f48:side} its highest price of 365 days.
> Litecoin’s close is {f48:side}, its highest of 365 days.
= Solana | The RSI over 14 days is {f4}: {f4:zone}. ++ ADX is {f8}: {f8:zone}.
> The RSI over 14 days is {f4}: {f4:zone}, so ADX is {f8}: {f8:zone}.
> The ADX over 14 days is {f4}: {f4:zone}, and RSI is {f8}: {f8:zone}.
> RSI is {f4}: {f4:zone}, and over 14 days ADX is {f8}: {f8:zone}.
= Solana | The MACD histogram is {f5}, so momentum is {f5:zone}.
> Momentum is {f5:zone} because the MACD histogram is {f5}, and it will be.
> The MACD histogram is {f5}, so the price is {f5:zone}.
> The MACD histogram is {f5}, so **Buy** momentum is {f5:zone}.
= Ethereum | By our rules it is a **Sell**, with no proven edge.
> By our rules with an edge proven, it is no **Sell**.
> No, by our rules it is a **Sell** with proven edge.
> By no rules it is a **Sell**, with our proven edge.
> It is the **Sell**, and our rules have proven no point with the edge.
= XRP | XRP {f1:past} this month, from {f2} to {f3}.
> XRP {f1:past} last month, from {f2} to {f3}.
> XRP {f1:past} this month, to {f2} from {f3}.
> XRP {f1:past} the past month, from {f2} to {f3}.
= Microsoft, Alphabet | Alphabet swings less, with a yearly volatility of {f3} against {f4} for Microsoft.
> Alphabet swings less with a yearly volatility against {f3} of {f4} for Microsoft.
> Alphabet swings less than Microsoft, with a yearly volatility of {f3} against {f4}.
= Polkadot | A daily close below {f12:size}, the {f13:name}, would prove this call right: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended wrong.
> A daily close below {f12:size}, the {f13:name}, would prove this call wrong: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended right.
= Bitcoin | In 30 days we expect {f10} to {f11}, a range meant to hold in 80% of cases.
> We expect {f10} to hold in 30 days, to {f11}, a range meant in 80% of cases.
> In 80% of cases we expect {f10} to {f11}, a range meant to hold in 30 days.
> In 30 days expect {f10} to {f11}, a range meant to hold in 80% of cases.
> The last 30 days we expected {f10} to {f11}, a range meant to hold in 80% of cases.
`;
