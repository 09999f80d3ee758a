#include "ledger/rules/conditional.hpp"

#include <algorithm>
#include <cstdlib>

#include "ledger/rules/parlay.hpp"

namespace chalkline::ledger {
namespace {

// The whole number of points that is above half-points / 2 by the least.
constexpr std::int32_t next_above(HalfPoints half) { return (half >= 0 ? half : half - 1) / 2 + 1; }

// "`team` wins by `points` or more", below 0: "loses by no more". Everything that is said of the
// margin of a game, by a condition or by a pick, has this form.
struct Margin {
  Side team{};
  std::int32_t points{};
};

Margin margin_of(Side team, HalfPoints handicap) { return {team, next_above(-handicap)}; }

// kIfTime says nothing of the final margin.
Margin margin_of(const Condition& condition) {
  return condition.type == ConditionType::kIfLose ? margin_of(opponent(condition.team), 0)
                                                  : margin_of(condition.team, condition.line);
}

// The highest sum of scores at which an under wins; -1: none.
std::int32_t highest_total(HalfPoints line) { return (line + 1) / 2 - 1; }

bool is_on_margin(Market market) {
  return market == Market::kMoneyline || market == Market::kSpread;
}

// Whether the pick wins at such scores only at which the condition is true.
bool implies(Market market, Side side, HalfPoints line, const Condition& condition) {
  const bool is_time = condition.type == ConditionType::kIfTime;
  if (side == Side::kUnder) {
    // Teams that have so few points together are never further apart, at the end or before it.
    const auto apart = highest_total(line);
    return is_time ? apart <= kCloseGamePoints : margin_of(condition).points <= -apart;
  }
  if (is_time || !is_on_margin(market)) return false;
  const auto wanted = margin_of(condition);
  const auto picked = margin_of(side, line);
  return picked.team == wanted.team && picked.points >= wanted.points;
}

// Whether the pick wins at every score at which the condition is true.
bool follows(const Condition& condition, Market market, Side side, HalfPoints line) {
  if (condition.type == ConditionType::kIfTime) return false;
  const auto wanted = margin_of(condition);
  // A side that wins by so many points has scored as many.
  if (side == Side::kOver) return 2 * wanted.points > line;
  if (!is_on_margin(market)) return false;
  const auto picked = margin_of(side, line);
  return picked.team == wanted.team && wanted.points >= picked.points;
}

// Whether at some score the condition is a push, which returns the stake, and the pick by itself
// loses.
bool returns_a_loss(Market market, Side side, HalfPoints line, const Condition& condition) {
  if (condition.type == ConditionType::kIfTime || condition.line % 2 != 0) return false;
  const auto wanted = margin_of(condition);
  const auto pushed = wanted.points - 1;
  if (side == Side::kUnder) return true;
  if (side == Side::kOver) return 2 * std::abs(pushed) < line;
  const auto picked = margin_of(side, line);
  const auto margin = picked.team == wanted.team ? pushed : -pushed;
  const bool is_push = market == Market::kMoneyline ? margin == 0 : 2 * margin + line == 0;
  return !is_push && margin < picked.points;
}

}  // namespace

bool is_condition(const Condition& condition) {
  const bool is_time = condition.type == ConditionType::kIfTime;
  const bool has_line = condition.type == ConditionType::kIfCover;
  return is_valid(condition.type) &&
         (condition.team == Side::kHome || condition.team == Side::kAway) &&
         is_time == condition.mark.has_value() && (!is_time || is_valid(*condition.mark)) &&
         (has_line ? std::abs(std::int64_t{condition.line}) <= kLineMax : condition.line == 0);
}

bool is_priced(const Condition& condition, const Rules::Conditionals& rules) {
  if (!rules.capped) return condition.odds == 0;
  return condition.type == ConditionType::kIfTime ? condition.odds == rules.close_game_odds
                                                  : is_american(condition.odds);
}

AmericanOdds boosted(AmericanOdds base, AmericanOdds boost) {
  const auto odds = base + boost;
  return odds > -100 && odds < 100 ? odds + 200 : std::min(odds, kLongestOdds);
}

AmericanOdds conditional_odds(const Condition& condition, Market market, Side side, HalfPoints line,
                              AmericanOdds base, const Rules::Conditionals& rules) {
  const bool is_one_thing =
      implies(market, side, line, condition) || follows(condition, market, side, line);
  // Longer odds are the greater number on either side of the gap between -100 and +100.
  if (is_one_thing) {
    return rules.capped && returns_a_loss(market, side, line, condition)
               ? std::min(base, condition.odds)
               : base;
  }
  const auto odds = boosted(base, rules.boosts.at(static_cast<std::size_t>(condition.type) - 1));
  return rules.capped ? std::min(odds, odds_within(base, condition.odds)) : odds;
}

bool is_contradiction(const Condition& condition, Market market, Side side, HalfPoints line) {
  const bool is_time = condition.type == ConditionType::kIfTime;
  if (side == Side::kUnder) {
    const auto margin = is_time ? 0 : std::max(margin_of(condition).points, 0);
    return margin > highest_total(line);
  }
  if (is_time || !is_on_margin(market)) return false;
  const auto wanted = margin_of(condition);
  const auto picked = margin_of(side, line);
  return picked.team != wanted.team && picked.points + wanted.points > 0;
}

BetOutcome condition_holds(const Condition& condition, const GameState& game) {
  const auto cover = [&](Side team) {
    return outcome_of(Pick{.market = Market::kSpread, .side = team, .line = condition.line}, game);
  };
  switch (condition.type) {
    case ConditionType::kIfWin:
    case ConditionType::kIfCover:
      return cover(condition.team);
    case ConditionType::kIfLose:
      return cover(opponent(condition.team));
    case ConditionType::kIfTime:
      break;
  }
  const auto& score = score_at(game.periods, *condition.mark);
  if (game.phase == GamePhase::kCancelled || !score) return BetOutcome::kVoid;
  return std::abs(score->home - score->away) <= kCloseGamePoints ? BetOutcome::kWon
                                                                 : BetOutcome::kLost;
}

}  // namespace chalkline::ledger
