#include "sports/book/quoting.hpp"

#include <algorithm>
#include <utility>

#include "ledger/rules/conditional.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/values/labels.hpp"
#include "ledger/values/sport_rules.hpp"
#include "sports/book/live/live_games.hpp"

namespace chalkline::sports {
namespace {

using ledger::Rejection;
using ledger::Side;

constexpr auto kOddsChanged = "Odds have changed";

// Absent when the market is not quoted.
std::optional<ledger::Pick> pick_of(const Game& game, const ledger::Lines& lines,
                                    ledger::Timestamp at, ledger::Market market, Side side) {
  const auto& quote = ledger::market_of(lines, market);
  if (!quote) return std::nullopt;
  const auto [line, odds, other_odds] = ledger::of_side(*quote, side);
  return ledger::Pick{.game = game.id,
                      .market = market,
                      .side = side,
                      .line = line,
                      .odds = odds,
                      .other_odds = other_odds,
                      .quoted_at = at};
}

ledger::Pick pick_of(ledger::GameId game, const PropOffer& offer, Side side) {
  const auto [line, odds, other_odds] =
      ledger::of_side({offer.line, offer.over, offer.under}, side);
  return {.game = game,
          .market = ledger::Market::kProp,
          .side = side,
          .line = line,
          .odds = odds,
          .other_odds = other_odds,
          .quoted_at = offer.quoted_at,
          .prop = offer.subject};
}

std::string label_of(const Game& game, const ledger::Pick& pick) {
  if (pick.prop) return ledger::prop_label(*pick.prop, pick.side, pick.line);
  return ledger::pick_label({game.home.name, game.away.name}, pick.market, pick.side, pick.line);
}

// Absent where a label is none of this game's.
std::optional<SideAndLine> asked_of(const Game& game, const PickRequest& request) {
  if (const auto* asked = std::get_if<SideAndLine>(&request.which)) return *asked;
  return parse_label(game, request.market, std::get<std::string>(request.which));
}

// The boost of a condition included, and its cap.
ledger::AmericanOdds odds_with(const std::optional<ledger::Condition>& condition,
                               const ledger::Pick& pick) {
  return condition ? ledger::conditional_odds(*condition, pick.market, pick.side, pick.line,
                                              pick.odds, ledger::latest_rules().conditionals)
                   : pick.odds;
}

PriceChanged moved(std::string why, const Game& game, const ledger::Pick& current,
                   const std::optional<ledger::Condition>& condition = std::nullopt) {
  return {std::move(why),
          Offer{current, label_of(game, current), odds_with(condition, current), {}}};
}

PriceChanged not_offered(std::string why) { return {std::move(why), std::nullopt}; }

// The board stays as long as the game on it is needed.
AcceptedPick accepted(std::shared_ptr<const Game> game, const ledger::Pick& pick,
                      const std::optional<ledger::Condition>& condition = std::nullopt) {
  auto label = label_of(*game, pick);
  return {std::move(game), pick, std::move(label), condition};
}

// Seasons that are played again, and the feeds of real leagues, have no scores of quarters.
bool tells_close_games(const Game& game) {
  return game.source == ledger::Source::kSimulated && ledger::has_close_games(game.sport);
}

// The condition as its own market quotes it now: its price, and the line of a cover. Absent where
// that market is not quoted.
std::optional<ledger::Condition> condition_now(const ledger::Condition& asked,
                                               const ledger::Lines& lines) {
  using enum ledger::ConditionType;
  auto condition = asked;
  if (asked.type == kIfTime) {
    condition.odds = ledger::latest_rules().conditionals.close_game_odds;
    return condition;
  }
  const auto& quote = asked.type == kIfCover ? lines.spread : lines.moneyline;
  if (!quote) return std::nullopt;
  // A team loses where the other one wins.
  const bool is_home = (asked.team == Side::kHome) != (asked.type == kIfLose);
  const auto side = ledger::of_side(*quote, is_home ? Side::kHome : Side::kAway);
  condition.odds = side.odds;
  if (asked.type == kIfCover) condition.line = side.line;
  return condition;
}

}  // namespace

std::string_view sentence(PickProblem problem) {
  switch (problem) {
    case PickProblem::kNoSuchLabel:
      return "prediction is none of the labels quoted for this game";
    case PickProblem::kNotBegun:
      return "This game has not begun";
    case PickProblem::kNoSuchProp:
      return "No such player and figure are offered in this game";
    case PickProblem::kNoSuchQuote:
      break;
  }
  return "quoteId names no quote of this player";
}

PriceCheck::PriceCheck(Quotes quotes, const ledger::State& state, ledger::Timestamp now,
                       std::optional<ledger::ClassId> in_class)
    : quotes_{quotes},
      state_{state},
      now_{now},
      in_class_{in_class},
      board_{quotes.boards.current()} {}

CheckedPick PriceCheck::operator()(const PickRequest& request) const {
  const bool is_prop = request.market == ledger::Market::kProp;
  if (request.condition && (request.live || is_prop)) return Rejection::kConditionNotOffered;
  if (is_prop) return prop(request);
  return request.live ? live(request) : before_start(request);
}

// A game that has started is named as no longer offered, so that the rest of a slip can be placed
// without it.
CheckedPick PriceCheck::gone(ledger::GameId game) const {
  const auto why = refusal_of_unlisted(state_, game, now_, in_class_);
  if (why == Rejection::kBettingClosed) return not_offered(std::string{ledger::sentence(why)});
  return why;
}

CheckedPick PriceCheck::before_start(const PickRequest& request) const {
  const auto* game = board_->find(in_class_, request.game);
  if (game == nullptr) return gone(request.game);
  const auto asked = asked_of(*game, request);
  if (!asked) return PickProblem::kNoSuchLabel;
  const auto& [lines, at] = game->current;
  const auto pick = pick_of(*game, lines, at, request.market, asked->side);
  if (!pick) return not_offered("This market is not offered any more");
  auto condition = request.condition;
  if (condition) {
    if (condition->type == ledger::ConditionType::kIfTime && !tells_close_games(*game))
      return Rejection::kConditionNotOffered;
    condition = condition_now(*condition, lines);
    if (!condition) return not_offered("The market of this condition is not offered any more");
    if (ledger::is_contradiction(*condition, pick->market, pick->side, pick->line))
      return Rejection::kConditionContradicts;
    if (request.condition_line && *request.condition_line != condition->line)
      return moved("The line of the condition has moved", *game, *pick, condition);
  }
  if (asked->line != pick->line || request.odds != odds_with(condition, *pick))
    return moved(kOddsChanged, *game, *pick, condition);
  return accepted({board_, game}, *pick, condition);
}

// RULES 22. Judged by what was quoted at the tick that the client saw, and by what has happened
// since.
CheckedPick PriceCheck::live(const PickRequest& request) const {
  const auto board = quotes_.live.current();
  const auto* now = board->find(request.game);
  if (now == nullptr && board_->find(in_class_, request.game) != nullptr)
    return PickProblem::kNotBegun;
  if (now == nullptr || now->lines == ledger::Lines{}) return gone(request.game);
  const auto asked = asked_of(now->game, request);
  if (!asked) return PickProblem::kNoSuchLabel;
  const auto pick_at = [&](const LiveGame& tick) {
    auto pick = pick_of(now->game, tick.lines, tick.at, request.market, asked->side);
    if (pick) pick->live = true;
    return pick;
  };
  const auto current = pick_at(*now);
  if (!current) return not_offered("This market is not offered any more");
  if (now->suspended)
    return moved("Live betting on this game is suspended for a moment", now->game, *current);
  const auto seen = quotes_.live.at(request.game, *request.quoted_at);
  if (!seen || now_ - seen->at > ledger::latest_rules().quotes.live_life)
    return moved("This live price is older than 6 seconds", now->game, *current);
  const auto pick = pick_at(*seen);
  if (!pick || pick->line != asked->line || pick->odds != request.odds ||
      !is_still_good(*seen, *now, request.market, asked->side))
    return moved(kOddsChanged, now->game, *current);
  return accepted({board, &now->game}, *pick);
}

CheckedPick PriceCheck::prop(const PickRequest& request) const {
  const auto* game = board_->find(in_class_, request.game);
  if (game == nullptr) return gone(request.game);
  const auto offers = quotes_.props.of(request.game, now_);
  const auto current = std::ranges::find_if(offers, [&](const PropOffer& offer) {
    return offer.subject.player == request.player && offer.subject.type == request.prop;
  });
  const auto seen = quotes_.props.quoted(request.game, request.quote_id, now_);
  const bool has_expired = !seen && seen.error() == PropProblem::kExpired;
  if (current == offers.end() && has_expired)
    return not_offered("This prop is not offered any more");
  if (current == offers.end()) return PickProblem::kNoSuchProp;
  const auto [side, line] = std::get<SideAndLine>(request.which);
  const auto moved_to_current = [&](std::string why) {
    auto changed = moved(std::move(why), *game, pick_of(request.game, *current, side));
    changed.offer->quote_id = current->quote_id;
    return changed;
  };
  if (has_expired) return moved_to_current("This price has expired");
  if (!seen || seen->subject != current->subject) return PickProblem::kNoSuchQuote;
  const auto pick = pick_of(request.game, *seen, side);
  if (pick.line != current->line || pick.line != line || pick.odds != request.odds)
    return moved_to_current(kOddsChanged);
  return accepted({board_, game}, pick);
}

ledger::Rejection refusal_of_unlisted(const ledger::State& state, ledger::GameId game,
                                      ledger::Timestamp now,
                                      const std::optional<ledger::ClassId>& in_class) {
  const auto known = ledger::find_game(state, game);
  if (known && known->of_class && known->of_class != in_class) return Rejection::kUnknownGame;
  return known && !ledger::is_open_for_bets(*known, now) ? Rejection::kBettingClosed
                                                         : Rejection::kUnknownGame;
}

}  // namespace chalkline::sports
