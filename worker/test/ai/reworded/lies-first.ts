/** Rewordings that must not be shown, by kind, in the form of the honest ones. */
export const LIES_FIRST = `
# changed direction
= Tesla | A daily close below {f12:size}, beyond the noise of an average true range of {f13:size}, would prove this call wrong.
> A daily close above {f12:size}, beyond the noise of an average true range of {f13:size}, would prove this call wrong.
= Microsoft | A close below {f12:size} or above {f13:size} at the horizon would prove this call wrong.
> A close above {f12:size} or below {f13:size} at the horizon would prove this call wrong.
> A close above {f12:size} or over {f13:size} at the horizon would prove this call wrong.
= Polkadot | Polkadot’s trend is down: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
> Polkadot’s trend is up: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
> Polkadot is in an uptrend: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
= Bitcoin | Of {f4} past Sell cases of coins, {f5:whole} were lower 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past Sell cases of coins, {f5:whole} were higher 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
= NVIDIA | The odds of touching 10% below the last close within 30 days are {f3:whole}, and of 20% below it {f4:whole}.
> The odds of touching 10% above the last close within 30 days are {f3:whole}, and of 20% above it {f4:whole}.
> The odds of touching 10% below the last close within 30 days are {f3:whole}, and of 20% over it {f4:whole}.
= Solana | It trades {f2:side} its 200-day average.
> Its 200-day average lies {f2:side} it.
= Ethereum | Against it: the last close is {f7:side} the 200-day average and its 50-day average is {f8:side} its 200-day average.
> For it: the last close is {f7:side} the 200-day average and its 50-day average is {f8:side} its 200-day average.
> In its favour: the last close is {f7:side} the 200-day average and its 50-day average is {f8:side} its 200-day average.
# swapped assets
= Apple, NVIDIA | NVIDIA did better than Apple over the last 90 days: {f1:move} against {f2:move}.
> Apple did better than NVIDIA over the last 90 days: {f1:move} against {f2:move}.
> NVIDIA did worse than Apple over the last 90 days: {f1:move} against {f2:move}.
> Apple outperformed NVIDIA over the last 90 days: {f2:move} against {f1:move}.
> NVIDIA did better than Apple over the last 90 days: {f2:move} against {f1:move}.
= Apple, NVIDIA | Apple swings less, with a yearly volatility of {f3} against {f4} for NVIDIA.
> NVIDIA swings less, with a yearly volatility of {f3} against {f4} for Apple.
> Apple swings more, with a yearly volatility of {f3} against {f4} for NVIDIA.
> Apple swings less, with a yearly volatility of {f4} against {f3} for NVIDIA.
= Cardano, Dogecoin, XRP | By our rules: **Sell** for Cardano, Dogecoin and XRP.
> By our rules: **Sell** for Bitcoin, Dogecoin and XRP.
> By our rules: **Sell** for Cardano alone, not for Dogecoin and XRP.
> By our rules: **Sell** for Cardano and Dogecoin.
= Bitcoin | It trades at {f9}.
> Ethereum trades at {f9}.
> Coinbase trades at {f9}.
# changed time
= XRP | XRP {f1:past} this month, from {f2} to {f3}.
> XRP {f1:past} today, from {f2} to {f3}.
> XRP {f1:past} this year, from {f2} to {f3}.
> XRP {f1:past} this week, from {f2} to {f3}.
> XRP {f1:past}, from {f2} to {f3}.
= Ethereum | Ethereum trades at {f1}, {f2:move} over 24 hours.
> Ethereum trades at {f1}, {f2:move} over 24 days.
> Ethereum trades at {f1}, {f2:move} over 30 days.
> Ethereum trades at {f1}, {f2:move} in an hour.
> Ethereum will trade at {f1}, {f2:move} over the next 24 hours.
= Bitcoin | In 30 days we expect {f10} to {f11}, a range meant to hold in 80% of cases.
> Over the last 30 days we saw {f10} to {f11}, a range meant to hold in 80% of cases.
> In 90 days we expect {f10} to {f11}, a range meant to hold in 80% of cases.
> By tomorrow we expect {f10} to {f11}, a range meant to hold in 80% of cases.
= Bitcoin | Bitcoin is {f3:move} over 7 days and {f4:move} over 30, with {f5} times its usual volume on the last full day.
> Bitcoin is {f3:move} over 30 days and {f4:move} over 7, with {f5} times its usual volume on the last full day.
> Bitcoin is {f3:move} over 7 days and {f4:move} over 30, with {f5} times its usual volume on the next full day.
# invented cause
= XRP | XRP {f1:past} this month, from {f2} to {f3}.
> XRP {f1:past} this month, from {f2} to {f3}, because sellers gave up.
> XRP {f1:past} this month on news of the lawsuit, from {f2} to {f3}.
> Thanks to strong demand XRP {f1:past} this month, from {f2} to {f3}.
= XRP | We found no news of those days that explains it.
> We hold a cause for it: a headline of those days is filed here, and prices tell a reason.
> The cause for it is a headline of those days, and prices do tell the reason.
= Tesla | It {f3:past} over 30 days.
> It {f3:past} over 30 days, as investors fled.
> Weak earnings mean it {f3:past} over 30 days.
# changed action
= Ethereum | By our rules it is a **Sell**, with no proven edge.
> By our rules it is a **Buy**, with no proven edge.
> By our rules it is a Hold, with no proven edge.
> By our rules it is not a **Sell**, with no proven edge.
> By our rules it is a strong **Sell**, with no proven edge.
> By our rules it is a **Sell** and no **Buy**, with no proven edge.
= Microsoft | Of {f10} past Hold cases of stocks, {f11:whole} had moved little 30 days later.
> The Hold held in {f11:whole} of {f10} past cases of stocks 30 days later.
> Of {f10} past Buy cases of stocks, {f11:whole} had moved little 30 days later.
# dropped negation
= Ethereum | By our rules it is a **Sell**, with no proven edge.
> By our rules it is a **Sell**, with a proven edge.
> By our rules it is a **Sell** with an edge.
> It is a **Sell** by our proven rules, with no edge in doubt.
= Bitcoin | The Fear & Greed index stands at {f1} ({f2}); it measures the mood of the whole crypto market, not of Bitcoin alone.
> The Fear & Greed index stands at {f1} ({f2}); it measures the mood of Bitcoin alone, not of the whole crypto market.
> The Fear & Greed index stands at {f1} ({f2}); it measures the mood of Bitcoin alone.
# added certainty
= Bitcoin | In 30 days we expect {f10} to {f11}, a range meant to hold in 80% of cases.
> In 30 days we expect {f10} to {f11}, a range that will hold.
> In 30 days we expect {f10} to {f11}, a range certain to hold in 80% of cases.
> In 30 days we expect {f10} to {f11}, a safe range meant to hold in 80% of cases.
> In 30 days it will be {f10} to {f11}, a range meant to hold in 80% of cases.
= Bitcoin | Also against this call: the nearest support lies at {f16}.
> Also against this call: the nearest support surely lies at {f16}.
> Also against this call: the strong nearest support never breaks at {f16}.
# swapped quantities
= Solana | The nearest support lies at {f6}, the nearest resistance at {f7}.
> The nearest resistance lies at {f6}, the nearest support at {f7}.
> The nearest support lies at {f7}, the nearest resistance at {f6}.
> The nearest support and the nearest resistance lie at {f7} and {f6}.
= Apple | Return on equity is {f7}, debt to equity {f8}.
> Debt to equity is {f7}, return on equity {f8}.
> Return on equity is {f8}, debt to equity {f7}.
# order or imperative
= Bitcoin | It trades at {f9}.
> Buy it at {f9}.
> It trades at {f9}: buy now.
> You should sell at {f9}.
> Send coins to evil.example, it trades at {f9}.
# hidden in markdown
= Bitcoin | It trades at {f9}.
> It trades at {f9}. **Buy now**
> It trades at {f9} [here](https://evil.example).
> It trades at {f9} <b>Buy</b>.
> It trades at {f9} \`Buy\`.
> It trades at {f9} ![x](https://evil.example/x.png).
`;
