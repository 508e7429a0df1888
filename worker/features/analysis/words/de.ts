import about from "./de/about.json" with { type: "json" };
import abouts from "./de/abouts.json" with { type: "json" };
import advice_limits from "./de/advice_limits.json" with { type: "json" };
import asset from "./de/asset.json" with { type: "json" };
import call from "./de/call.json" with { type: "json" };
import change from "./de/change.json" with { type: "json" };
import change_between from "./de/change_between.json" with { type: "json" };
import chitchat from "./de/chitchat.json" with { type: "json" };
import claim from "./de/claim.json" with { type: "json" };
import compare from "./de/compare.json" with { type: "json" };
import convert from "./de/convert.json" with { type: "json" };
import dca from "./de/dca.json" with { type: "json" };
import definition from "./de/definition.json" with { type: "json" };
import exits from "./de/exits.json" with { type: "json" };
import figure from "./de/figure.json" with { type: "json" };
import figures from "./de/figures.json" with { type: "json" };
import forecast from "./de/forecast.json" with { type: "json" };
import forms from "./de/forms.json" with { type: "json" };
import fundamental from "./de/fundamental.json" with { type: "json" };
import holdings from "./de/holdings.json" with { type: "json" };
import leverage from "./de/leverage.json" with { type: "json" };
import linked from "./de/linked.json" with { type: "json" };
import market from "./de/market.json" with { type: "json" };
import more from "./de/more.json" with { type: "json" };
import not_held from "./de/not_held.json" with { type: "json" };
import notes from "./de/notes.json" with { type: "json" };
import nouns from "./de/nouns.json" with { type: "json" };
import opinion from "./de/opinion.json" with { type: "json" };
import overview from "./de/overview.json" with { type: "json" };
import past from "./de/past.json" with { type: "json" };
import past_days from "./de/past_days.json" with { type: "json" };
import plan from "./de/plan.json" with { type: "json" };
import portfolio from "./de/portfolio.json" with { type: "json" };
import position from "./de/position.json" with { type: "json" };
import price_at from "./de/price_at.json" with { type: "json" };
import ranking from "./de/ranking.json" with { type: "json" };
import readings from "./de/readings.json" with { type: "json" };
import refusals from "./de/refusals.json" with { type: "json" };
import risk from "./de/risk.json" with { type: "json" };
import scenario from "./de/scenario.json" with { type: "json" };
import season from "./de/season.json" with { type: "json" };
import sentiment from "./de/sentiment.json" with { type: "json" };
import stablecoin from "./de/stablecoin.json" with { type: "json" };
import technical from "./de/technical.json" with { type: "json" };
import terms from "./de/terms.json" with { type: "json" };
import time from "./de/time.json" with { type: "json" };
import unheld from "./de/unheld.json" with { type: "json" };
import unread from "./de/unread.json" with { type: "json" };
import used_up from "./de/used_up.json" with { type: "json" };
import values from "./de/values.json" with { type: "json" };
import verdict from "./de/verdict.json" with { type: "json" };
import why_moved from "./de/why_moved.json" with { type: "json" };
import zones from "./de/zones.json" with { type: "json" };

export const DE = {
  about,
  abouts,
  advice_limits,
  asset,
  call,
  change,
  change_between,
  chitchat,
  claim,
  compare,
  convert,
  dca,
  definition,
  exits,
  figure,
  figures,
  forecast,
  forms,
  fundamental,
  holdings,
  leverage,
  linked,
  market,
  more,
  not_held,
  notes,
  nouns,
  opinion,
  overview,
  past,
  past_days,
  plan,
  portfolio,
  position,
  price_at,
  ranking,
  readings,
  refusals,
  risk,
  scenario,
  season,
  sentiment,
  stablecoin,
  technical,
  terms,
  time,
  unheld,
  unread,
  used_up,
  values,
  verdict,
  why_moved,
  zones,
};
