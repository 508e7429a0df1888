import about from "./en/about.json" with { type: "json" };
import abouts from "./en/abouts.json" with { type: "json" };
import advice_limits from "./en/advice_limits.json" with { type: "json" };
import asset from "./en/asset.json" with { type: "json" };
import call from "./en/call.json" with { type: "json" };
import change from "./en/change.json" with { type: "json" };
import change_between from "./en/change_between.json" with { type: "json" };
import chitchat from "./en/chitchat.json" with { type: "json" };
import claim from "./en/claim.json" with { type: "json" };
import compare from "./en/compare.json" with { type: "json" };
import convert from "./en/convert.json" with { type: "json" };
import dca from "./en/dca.json" with { type: "json" };
import definition from "./en/definition.json" with { type: "json" };
import exits from "./en/exits.json" with { type: "json" };
import figure from "./en/figure.json" with { type: "json" };
import figures from "./en/figures.json" with { type: "json" };
import forecast from "./en/forecast.json" with { type: "json" };
import forms from "./en/forms.json" with { type: "json" };
import fundamental from "./en/fundamental.json" with { type: "json" };
import holdings from "./en/holdings.json" with { type: "json" };
import leverage from "./en/leverage.json" with { type: "json" };
import linked from "./en/linked.json" with { type: "json" };
import market from "./en/market.json" with { type: "json" };
import more from "./en/more.json" with { type: "json" };
import not_held from "./en/not_held.json" with { type: "json" };
import notes from "./en/notes.json" with { type: "json" };
import nouns from "./en/nouns.json" with { type: "json" };
import opinion from "./en/opinion.json" with { type: "json" };
import overview from "./en/overview.json" with { type: "json" };
import past from "./en/past.json" with { type: "json" };
import past_days from "./en/past_days.json" with { type: "json" };
import plan from "./en/plan.json" with { type: "json" };
import portfolio from "./en/portfolio.json" with { type: "json" };
import position from "./en/position.json" with { type: "json" };
import price_at from "./en/price_at.json" with { type: "json" };
import ranking from "./en/ranking.json" with { type: "json" };
import readings from "./en/readings.json" with { type: "json" };
import refusals from "./en/refusals.json" with { type: "json" };
import risk from "./en/risk.json" with { type: "json" };
import scenario from "./en/scenario.json" with { type: "json" };
import season from "./en/season.json" with { type: "json" };
import sentiment from "./en/sentiment.json" with { type: "json" };
import stablecoin from "./en/stablecoin.json" with { type: "json" };
import technical from "./en/technical.json" with { type: "json" };
import terms from "./en/terms.json" with { type: "json" };
import time from "./en/time.json" with { type: "json" };
import unheld from "./en/unheld.json" with { type: "json" };
import unread from "./en/unread.json" with { type: "json" };
import used_up from "./en/used_up.json" with { type: "json" };
import values from "./en/values.json" with { type: "json" };
import verdict from "./en/verdict.json" with { type: "json" };
import why_moved from "./en/why_moved.json" with { type: "json" };
import zones from "./en/zones.json" with { type: "json" };

export const EN = {
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
