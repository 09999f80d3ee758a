#include "wizard/advice/analysis.hpp"

#include <algorithm>

#include "insight/normal.hpp"
#include "ledger/values/sport_rules.hpp"
#include "wizard/advice/key_factors.hpp"

namespace chalkline::wizard {
namespace {

using ledger::kMillion;
using ledger::Millionths;

PricedSide priced(const Subject& subject, const AdvisedMarket& market) {
  const auto& assessment = market.assessment;
  const auto side = market.advice.side;
  const auto quote = ledger::of_side(assessment.quote, side);
  const auto chance = ledger::no_vig(quote.odds, quote.other_odds).value();
  return {.market = assessment.market,
          .side = side,
          .quote = quote,
          .label =
              ledger::pick_label({subject.home, subject.away}, assessment.market, side, quote.line),
          .price_chance = chance,
          .margin = 1 - ledger::decimal(quote.odds).value() * chance};
}

// RULES 36.
Risk risk_of(double chance) {
  if (chance < 0.40) return Risk::kHigh;
  return chance < 0.60 ? Risk::kMedium : Risk::kLow;
}

// Prices from the shortest to the longest: -100000 to -101, +100 to +100000.
constexpr std::int64_t kQuotablePrices = 2 * std::int64_t{ledger::kLongestOdds} - 199;
ledger::AmericanOdds price_at(std::int64_t place) {
  const auto odds = place - ledger::kLongestOdds;
  return static_cast<ledger::AmericanOdds>(odds <= -101 ? odds : odds + 200);
}

std::optional<ledger::AmericanOdds> worth_from(Millionths chance) {
  std::int64_t low = 0;
  std::int64_t high = kQuotablePrices;
  while (low < high) {
    const auto middle = low + (high - low) / 2;
    const auto d = ledger::decimal(price_at(middle));
    const bool is_worth_it = d.num * chance > d.den * kMillion;
    (is_worth_it ? high : low) = is_worth_it ? middle : middle + 1;
  }
  if (low == kQuotablePrices) return std::nullopt;
  return price_at(low);
}

// The price that is as long as that chance.
ledger::AmericanOdds fair_price(Millionths chance) {
  constexpr Millionths kLeast = kMillion / (ledger::kLongestOdds / 100 + 1) + 1;
  return ledger::american({kMillion, std::clamp(chance, kLeast, kMillion - kLeast)});
}

BreakEven break_even(const PricedSide& pick, double deviation) {
  BreakEven needed{ledger::implied_probability(pick.quote.odds).value(), std::nullopt};
  if (deviation > 0) {
    needed.points = deviation * (insight::normal_quantile(needed.chance) -
                                 insight::normal_quantile(pick.price_chance));
  }
  return needed;
}

std::optional<Stakes> stakes_of(const Advice& advice, std::optional<ledger::Coins> bankroll) {
  if (!bankroll) return std::nullopt;
  const auto advised = ledger::stakes(advice.inputs, advice.decision, *bankroll);
  const auto share =
      advice.is_recommended() ? ledger::kelly_share(advice.inputs, advice.decision) : 0;
  return Stakes{*bankroll, ledger::value_of(share), advised.kelly, advised.half,
                ledger::share_of(std::max<ledger::Coins>(*bankroll, 0), ledger::kStakeShareMost)};
}

std::vector<Alternative> alternatives(const Subject& subject) {
  std::vector<Alternative> all;
  for (const auto& other : subject.others) {
    const auto& advice = other.advice;
    all.push_back({priced(subject, other), advice.chance, 100 * advice.edge,
                   ledger::recommendation_of(advice.pass())});
  }
  std::ranges::sort(all, {}, [](const Alternative& one) {
    return std::pair{-one.expected_value, one.pick.market};
  });
  return all;
}

PricedSide cheapest(const Subject& subject) {
  auto found = priced(subject, subject.asked);
  for (const auto& other : subject.others) {
    if (auto one = priced(subject, other); one.margin < found.margin) found = std::move(one);
  }
  return found;
}

// None of them is for members alone.
FurtherReading guide_for(Pass pass) {
  switch (pass) {
    case Pass::kNone:
      return {"Bankroll Management", "/learn/bankroll-management"};
    case Pass::kPriceBest:
      return {"Line Shopping", "/learn/line-shopping"};
    case Pass::kTooShort:
      return {"Value Betting", "/learn/value-betting"};
    case Pass::kTooFew:
    case Pass::kUnproven:
      break;
  }
  return {"Sports Statistics", "/learn/sports-statistics"};
}

// A curve of margins gives each number a share; where teams play on until one leads, a level score
// has none (RULES 53).
bool may_push(ledger::Sport sport, ledger::Market market) {
  return market != ledger::Market::kMoneyline || ledger::has_ties(sport);
}

}  // namespace

Analysis analyse(const Subject& subject) {
  const auto& [assessment, advice] = subject.asked;
  const auto& [inputs, decision] = std::tie(advice.inputs, advice.decision);
  auto pick = priced(subject, subject.asked);
  return {.sport = subject.matchup.sport,
          .pick = pick,
          .recommendation = ledger::recommendation_of(decision.pass),
          .pass = decision.pass,
          .chance = advice.chance,
          .edge = advice.edge,
          .expected_value = 100 * advice.edge,
          .push = may_push(subject.matchup.sport, assessment.market) ? assessment.push : 0,
          .model_chance = ledger::value_of(inputs.rated),
          .weight = assessment.weight,
          .tried = assessment.tried,
          .coverage = ledger::value_of(ledger::coverage(inputs)),
          .confidence = ledger::value_of(decision.confidence),
          .risk = risk_of(advice.chance),
          .fair = fair_price(decision.chance),
          .worth_from = worth_from(decision.chance),
          .break_even = break_even(pick, assessment.deviation),
          .cheapest = cheapest(subject),
          .stakes = stakes_of(advice, subject.bankroll),
          .league_games = assessment.league_games,
          .team_games = assessment.team_games,
          .worth = advice.worth,
          .factors = key_factors(subject, pick),
          .alternatives = alternatives(subject),
          .guide = guide_for(decision.pass)};
}

}  // namespace chalkline::wizard
