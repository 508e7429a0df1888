/** Kept apart: no group or rule was set on these. */
export const LIES_LAST = `
# changed direction
= Bitcoin | A daily close above {f12:size}, the {f13:name}, would prove this call wrong: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended right.
> A daily close under {f12:size}, the {f13:name}, would prove this call wrong: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended right.
> A daily close above {f12:size}, the {f13:name}, would prove this call right: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended wrong.
> A daily close above {f12:size}, the {f13:name}, would prove this call wrong: such lines were crossed in {f14:whole} of past cases, and {f15:whole} of those still ended wrong.
= Tesla | Of {f4} past Buy cases of stocks, {f5:whole} were higher 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past Buy cases of stocks, {f5:whole} were lower 30 days later (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
> Of {f4} past Buy cases of stocks, {f5:whole} had risen 30 days earlier (interval {f6:whole} to {f7:whole}), against {f8:whole} of all cases.
= Cardano | For it: momentum is {f5:zone}, with a MACD histogram of {f5} and the nearest support lies at {f6}.
> Against it: momentum is {f5:zone}, with a MACD histogram of {f5} and the nearest support lies at {f6}.
> Speaking against it: momentum is {f5:zone}, with a MACD histogram of {f5} and the nearest support lies at {f6}.
> For it: momentum is falling, with a MACD histogram of {f5} and the nearest support lies at {f6}, {f5:zone}.
= Polkadot | Polkadot’s trend is down: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
> Polkadot climbs: at {f1} it trades {f2:side} its 200-day average and {f3:side} its 50-day one.
> Polkadot’s trend is down: at {f1} its 200-day average trades {f2:side} it and {f3:side} its 50-day one.
= Avalanche | An average day covers {f5} of the price; it is {f6:side} its highest close of 365 days.
> An average day covers {f5} of the price; it is {f6:side} its lowest close of 365 days.
> An average day covers {f5} of the price; its highest close of 365 days is {f6:side} it.
# swapped assets
= Bitcoin, Solana, Ethereum | Solana did better than Bitcoin over the last 90 days: {f1:move} against {f2:move}.
> Bitcoin did better than Solana over the last 90 days: {f1:move} against {f2:move}.
> Solana did better than Ethereum over the last 90 days: {f1:move} against {f2:move}.
> Solana lagged Bitcoin over the last 90 days: {f1:move} against {f2:move}.
= Microsoft, Alphabet | Alphabet swings less, with a yearly volatility of {f3} against {f4} for Microsoft.
> Microsoft swings less, with a yearly volatility of {f3} against {f4} for Alphabet.
> Alphabet, with a yearly volatility of {f3}, swings against {f4} less for Microsoft.
> Alphabet is the wilder one, with a yearly volatility of {f3} against {f4} for Microsoft.
> Against Alphabet, Microsoft swings less, with a yearly volatility of {f3} and {f4}.
= Apple, NVIDIA | By our rules: **Sell** for Apple and NVIDIA.
> By our rules: **Sell** for Apple, **Buy** for NVIDIA.
> By our rules: **Sell** for Apple and Tesla.
> By our rules: **Sell** for NVIDIA.
= Tesla | It {f3:past} over 30 days.
> Rivian {f3:past} over 30 days.
> The market {f3:past} over 30 days.
# changed time
= NVIDIA | The odds of touching 10% below the last close within 30 days are {f3:whole}, and of 20% below it {f4:whole}.
> The odds of touching 10% below the last close within a day are {f3:whole}, and of 20% below it {f4:whole}.
> The odds of touching 10% below the last close are {f3:whole}, and of 20% below it within 30 days {f4:whole}.
> The odds of touching 20% below the last close within 30 days are {f3:whole}, and of 10% below it {f4:whole}.
= Polkadot | On-balance volume has been {f11} over 20 days.
> On-balance volume will be {f11} over 20 days.
> On-balance volume will be {f11} over the next 20 days.
> On-balance volume has been {f11} today.
= Cardano | Cardano trades at {f1}, {f2:move} over 24 hours.
> Cardano traded at {f1} yesterday, {f2:move} over 24 hours.
> Cardano trades at {f1}, {f2:move} since the start of the year.
= Microsoft | The figures are of the annual filing of {f11}.
> The figures are of the quarterly filing of {f11}.
> The figures are of the next annual filing of {f11}.
= Tesla | It {f3:past} over 30 days.
> It {f3:past} in 30 hours.
> It {f3:past} within minutes.
# invented cause
= Amazon | Amazon {f1:past} over the last 30 days, from {f2} to {f3}.
> Amazon {f1:past} over the last 30 days, from {f2} to {f3}, due to weak cloud sales.
> Amazon {f1:past} over the last 30 days, from {f2} to {f3}, so it is in trouble.
> Rising rates pushed it: Amazon {f1:past} over the last 30 days, from {f2} to {f3}.
= Amazon | Over the same days the other stocks we list moved by {f7} on average.
> Over the same days the other stocks we list moved by {f7} on average because of it.
> It moved the other stocks we list by {f7} on average over the same days.
= Bitcoin | It trades at {f9}. ++ Also against this call: the nearest support lies at {f16}.
> It trades at {f9} because the nearest support lies at {f16}.
> It trades at {f9}, so also against this call: the nearest support lies at {f16}.
# changed action
= Polkadot | By our rules it is a **Sell**, with no proven edge.
> By our rules it is no **Sell**, with a proven edge.
> By our rules it is a Buy with no proven edge.
> By our rules it is a **Sell** until it is a Buy, with no proven edge.
> Sell it now by our rules, with no proven edge.
= Microsoft | A score of {f8} or more is a Buy, of {f9} or less a Sell, and between them it is a Hold.
> A score of {f8} or more is a Sell, of {f9} or less a Buy, and between them it is a Hold.
> A score of {f8} or less is a Buy, of {f9} or more a Sell, and between them it is a Hold.
> A score of {f8} or more is a Buy, of {f9} or less a Hold, and between them it is a Sell.
= Bitcoin | In 30 days we expect {f10} to {f11}, a range meant to hold in 80% of cases.
> In 30 days we expect {f10} to {f11}, a range meant to Hold in 80% of cases.
> In 30 days we expect {f10} to {f11}: a **Hold** in 80% of cases.
# dropped negation
= Amazon | We found no news of those days that explains it.
> We hold no cause for it: a headline of those days is filed here, and prices do not tell no reason.
> No headline of those days is filed here, and prices tell a reason.
= Polkadot | By our rules it is a **Sell**, with no proven edge.
> By our rules it is a **Sell** with proven edge.
> By our rules, no doubt, it is a **Sell** with a proven edge.
> By our rules it is a **Sell**.
= Tesla | No prices can be read right now for Tesla.
> Prices can be read right now for Tesla.
> Prices can no longer be read for Tesla.
# added certainty
= Tesla | A daily close below {f12:size}, beyond the noise of an average true range of {f13:size}, would prove this call wrong.
> A daily close below {f12:size}, beyond the noise of an average true range of {f13:size}, always proves this call wrong.
> Only a daily close below {f12:size}, beyond the noise of an average true range of {f13:size}, would prove this call wrong.
= Avalanche | The odds of touching 10% below the last close within 30 days are {f3:whole}.
> It is certain to touch 10% below the last close within 30 days, at {f3:whole}.
> The good odds of touching 10% below the last close within 30 days are {f3:whole}.
> The low odds of touching 10% below the last close within 30 days are {f3:whole}.
= Polkadot | ADX is {f8}: {f8:zone}.
> ADX is a very high {f8}: {f8:zone}.
> ADX is {f8}: more than {f8:zone}.
# swapped quantities
= Microsoft | Microsoft’s revenue in {f1} was {f2}, {f3:move} on the year before, with a net income of {f4}, {f5} of it.
> Microsoft’s net income in {f1} was {f2}, {f3:move} on the year before, with a revenue of {f4}, {f5} of it.
> Microsoft’s revenue in {f1} was {f4}, {f3:move} on the year before, with a net income of {f2}, {f5} of it.
> Microsoft’s revenue in {f1} was {f2}, with a net income of {f4}, {f3:move} on the year before, {f5} of it.
= XRP | By how it usually moves with them, {f8} of its own move was the market’s, and {f9} was its own.
> By how it usually moves with them, {f8} of its own move was its own, and {f9} was the market’s.
> By how it usually moves with them, {f9} of its own move was the market’s, and {f8} was its own.
# order or imperative
= Polkadot | ADX is {f8}: {f8:zone}.
> Watch the ADX at {f8}: {f8:zone}.
> ADX is {f8}: {f8:zone}, so act.
= Avalanche | An average day covers {f5} of the price.
> Cover {f5} of the price on an average day.
> An average day covers {f5} of the price, a chance to trade.
> Don’t miss out: an average day covers {f5} of the price.
# hidden in markdown
= Polkadot | By our rules it is a **Sell**, with no proven edge.
> By our rules it is a ~~Sell~~ **Buy**, with no proven edge.
> By our rules it is a **Sell, with no** proven edge.
> # Buy
> By our rules it is a **Sell**, with no proven edge. | Buy |
> By our rules it is a **Sell**, with no proven edge. https://evil.example
`;
