/** Lies made of words that are allowed, written after the third set had been mended by; judged once. */
export const LIES_FOURTH = `
# allowed words
= Bitcoin | Bitcoin’s market value of {f1} is {f2} times its yearly volume.
> Bitcoin’s yearly volume of {f1} is {f2} times its market value.
> Bitcoin’s market value is {f2} times its yearly volume of {f1}.
= Apple | Return on equity is {f7}, debt to equity {f8}.
> Return to equity is {f7}, debt on equity {f8}.
> Debt is {f7}, return on equity to equity {f8}.
= Solana | Solana’s trend is mixed: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
> Solana’s trend is mixed: at {f1} it trades {f2:side} its 50-day average and {f3:side} its 200-day one.
> At its 200-day average Solana trades: {f1}, {f2:side} and {f3:side} its 50-day one, a mixed trend.
> Solana’s average is mixed: at {f1} it trades {f2:side} its 200-day trend and {f3:side} its 50-day one.
= Bitcoin | Bitcoin is {f3:move} over 7 days and {f4:move} over 30, with {f5} times its usual volume on the last full day.
> Bitcoin is {f3:move} over 7 days and {f4:move} over 30 times, with {f5} its usual volume on the last full day.
> Bitcoin is {f3:move} over 7 full days and {f4:move} over 30, with {f5} times its usual volume on the last day.
> Bitcoin’s volume is {f3:move} over 7 days and {f4:move} over 30, with {f5} times its usual on the last full day.
= Microsoft | Of {f4} past Hold cases of stocks, {f5:whole} had moved little 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past Hold cases of stocks, {f5:whole} had little moved 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past cases of stocks, {f5:whole} had moved little 30 days later to a Hold (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} little Hold cases of stocks, {f5:whole} had moved past 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
= NVIDIA | The odds of touching 10% below the last close within 30 days are {f3:whole}, and of 20% below it {f4:whole}.
> The odds of touching 30 below the last close within 10% days are {f3:whole}, and of 20% below it {f4:whole}.
> The last odds of touching 10% below the close within 30 days are {f3:whole}, and of 20% below it {f4:whole}.
> The odds of touching the last close within 30 days are 10% below {f3:whole}, and of 20% below it {f4:whole}.
= Avalanche | An average day covers {f5} of the price; it is {f6:side} its highest close of 365 days.
> An average day covers {f5} of the price; it is {f6:side} its highest day of 365 closes.
> Its highest average day covers {f5} of the price; it is {f6:side} its close of 365 days.
= Tesla | Tesla {f1:past} over 30 days. ++ Its yearly volatility, measured over the last 30 days, is {f2}.
> Its yearly volatility {f1:past} over 30 days, measured over the last 30 days, and it is {f2}.
> Tesla {f1:past} over the last 30 days; its yearly volatility, measured over 30 days, is {f2}.
> Tesla’s yearly volatility {f1:past} over 30 days and, measured over the last 30 days, is {f2}.
= Ethereum | Another source puts Ethereum at {f1}, {f2:side} the price given here.
> Ethereum puts the given price at {f1}, {f2:side} another source here.
> The price given here puts Ethereum at {f1}, {f2:side} another source.
= XRP | The days that made most of it: 2 November 2026 ({f4}), 7 November 2026 ({f5}) and 19 November 2026 ({f6}).
> The days that made most of it: 7 November 2026 ({f4}), 2 November 2026 ({f5}) and 19 November 2026 ({f6}).
> The days that made most of it: 2 November 2026 ({f4}), 7 November 2026 ({f5}) and 2026 November 19 ({f6}), most of it.
> Most of the days made it: 2 November 2026 ({f4}), 7 November 2026 ({f5}) and 19 November 2026 ({f6}).
`;
