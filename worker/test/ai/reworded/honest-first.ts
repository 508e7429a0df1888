/** Rewordings that say what our own sentences say, in an analyst's style: `= assets | our sentences`, then `> a rewording`. */
export const HONEST_FIRST = `
= Bitcoin | It trades at {f9}.
> Bitcoin changes hands at {f9}.
> The price now stands at {f9}.
= Bitcoin | In 30 days we expect {f10} to {f11}, a range meant to hold in 80% of cases.
> Over the next 30 days we expect a range of {f10} to {f11}, meant to hold in 80% of cases.
> For the next 30 days our range runs from {f10} to {f11} and is meant to hold in 80% of cases.
= Bitcoin | A daily close above {f12:size}, the {f13:name}, would prove this call wrong: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended right.
> The call would be proven wrong by a daily close over {f12:size}, the {f13:name}; such lines were crossed in {f14:whole} of past cases, yet {f15:whole} of those still ended right.
> What would prove this call wrong is a daily close above {f12:size}, the {f13:name}. Lines like that were crossed in {f14:whole} of past cases, of which {f15:whole} still ended right.
= Bitcoin | Also against this call: the nearest support lies at {f16}.
> Another point against this call is the nearest support, at {f16}.
> The nearest support, which sits at {f16}, also speaks against this call.
= Ethereum | Ethereum trades at {f1}, {f2:move} over 24 hours.
> Ethereum is trading at {f1}, {f2:move} over the last 24 hours.
> At {f1}, Ethereum is {f2:move} over 24 hours.
> Ethereum changes hands at {f1} and is {f2:move} over 24 hours.
= Ethereum | By our rules it is a **Sell**, with no proven edge.
> Our rules make it a **Sell**, though without a proven edge.
> It is a **Sell** by our rules, but no edge has been proven.
= Ethereum | For it: momentum is {f5:zone}, with a MACD histogram of {f5} and the nearest support lies at {f6}.
> Speaking for it: momentum is {f5:zone}, with the MACD histogram at {f5}, and the nearest support sits at {f6}.
> In its favour, momentum is {f5:zone} with a MACD histogram of {f5}, and the nearest support is at {f6}.
= Solana | Its RSI over 14 days is {f4} ({f4:zone}), its MACD histogram {f5}, so momentum is {f5:zone}.
> The RSI over 14 days stands at {f4} ({f4:zone}) and the MACD histogram at {f5}, so momentum is {f5:zone}.
> RSI over 14 days reads {f4}, which is {f4:zone}; the MACD histogram is {f5}, so momentum is {f5:zone}.
= Solana | An average day covers {f10} of the price.
> On an average day the price covers {f10}.
> The average day takes in {f10} of the price.
= XRP | XRP {f1:past} this month, from {f2} to {f3}.
> This month XRP {f1:past}, going from {f2} to {f3}.
> XRP {f1:past} this month and moved from {f2} to {f3}.
= XRP | By how it usually moves with them, {f8} of its own move was the market’s, and {f9} was its own.
> Going by how it usually moves with them, {f8} of its own move came from the market and {f9} was its own.
> Measured by how it usually moves with them, the market’s part of its move was {f8}, and {f9} was its own.
= NVIDIA | The odds of touching 10% below the last close within 30 days are {f3:whole}, and of 20% below it {f4:whole}.
> The odds that it touches 10% below the last close within 30 days stand at {f3:whole}, and those of 20% below it at {f4:whole}.
> Within 30 days, the odds of touching 10% below the last close are {f3:whole}; for 20% below it they are {f4:whole}.
= Apple, NVIDIA | NVIDIA did better than Apple over the last 90 days: {f1:move} against {f2:move}.
> Over the last 90 days NVIDIA outperformed Apple: {f1:move} against {f2:move}.
> NVIDIA has done better than Apple in the last 90 days, {f1:move} versus {f2:move}.
= Apple, NVIDIA | Their daily returns have a correlation of {f17}: {f17:zone}.
> The correlation of their daily returns is {f17}, which is {f17:zone}.
> Daily returns of the two show a correlation of {f17}: {f17:zone}.
= Apple | Return on equity is {f7}, debt to equity {f8}.
> The return on equity comes to {f7}, with debt to equity at {f8}.
> Apple has a return on equity of {f7} and a debt to equity of {f8}.
= Tesla | It trades {f1:side} its 50-day average. ++ It {f3:past} over 30 days.
> The stock trades {f1:side} its 50-day average, and it {f3:past} over 30 days.
`;
