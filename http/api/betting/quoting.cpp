#include "http/api/betting/quoting.hpp"

#include <fmt/format.h>

#include "http/api/betting/refusal_of_unlisted.hpp"
#include "http/api/rejections.hpp"
#include "ledger/rules/conditional.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/values/labels.hpp"
#include "sports/book/live_games.hpp"
#include "sports/model/labels.hpp"

namespace chalkline::http {
namespace {

using ledger::Rejection;
using ledger::Side;

using PriceCheck = std::variant<AcceptedPick, PriceChanged, InvalidPick>;

constexpr auto kOddsChanged = "Odds have changed";

InvalidPick wrong(Rejection rejection) {
  return {status_of(rejection), std::string{ledger::sentence(rejection)}};
}

// A game that is not on the board: one that has started is named as no longer offered, so that the
// rest of the slip can be placed without it.
PriceCheck gone(const Services& services, ledger::GameId id) {
  const auto why = refusal_of_unlisted(services, id);
  if (why == Rejection::kBettingClosed) return PriceChanged{std::string{ledger::sentence(why)}, {}};
  return wrong(why);
}

bool is_first(Side side) { return side == Side::kHome || side == Side::kOver; }

// A side of a market of these lines. Absent when the market is not quoted.
std::optional<ledger::Pick> pick_of(const sports::Game& game, const ledger::Lines& lines,
                                    ledger::Timestamp at, ledger::Market market, Side side) {
  const auto& quote = ledger::market_of(lines, market);
  if (!quote) return std::nullopt;
  return ledger::Pick{
      .game = game.id,
      .market = market,
      .side = side,
      .line = side == Side::kAway ? -quote->line : quote->line,
      .odds = is_first(side) ? quote->first : quote->second,
      .other_odds = is_first(side) ? quote->second : quote->first,
      .quoted_at = at,
  };
}

std::string label_of(const sports::Game& game, const ledger::Pick& pick) {
  if (pick.prop) return ledger::prop_label(*pick.prop, pick.side, pick.line);
  return ledger::pick_label({game.home.name, game.away.name}, pick.market, pick.side, pick.line);
}

// `label` is what the client sent, and has been found to be the pick's.
AcceptedPick quoted(const sports::Game& game, const ledger::Pick& pick, const std::string& label,
                    const std::optional<ledger::Condition>& condition) {
  AcceptedPick quoted{pick, condition, {}};
  auto& leg = quoted.leg;
  leg.game = game.id;
  leg.sport = game.sport;
  leg.source = game.source;
  leg.event_name = ledger::event_name({game.home.name, game.away.name});
  leg.prediction = label;
  leg.starts_at = game.starts_at;
  leg.market = pick.market;
  leg.odds = pick.odds;
  leg.live = pick.live;
  leg.prop = pick.prop;
  return quoted;
}

// The boost of a condition included, and its cap.
ledger::AmericanOdds odds_with(const std::optional<ledger::Condition>& condition,
                               const ledger::Pick& pick) {
  return condition ? ledger::conditional_odds(*condition, pick.market, pick.side, pick.line,
                                              pick.odds, ledger::latest_rules().conditionals)
                   : pick.odds;
}

Offer offer_of(const sports::Game& game, const ledger::Pick& pick,
               const std::optional<ledger::Condition>& condition) {
  Offer offer{.prediction = label_of(game, pick), .odds = odds_with(condition, pick)};
  if (pick.live) offer.quoted_at = pick.quoted_at;
  return offer;
}

// The condition as its own market quotes it now: at which price, and a cover at which line. Absent
// where that market is not quoted.
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
  condition.odds = is_home ? quote->first : quote->second;
  if (asked.type == kIfCover) condition.line = is_home ? quote->line : -quote->line;
  return condition;
}

std::optional<InvalidPick> wrong_winnings(const SlipItem& item) {
  if (item.stake == 0) return std::nullopt;  // a leg
  const auto right = ledger::profit(item.stake, item.odds);
  if (item.potential_winnings == right) return std::nullopt;
  return InvalidPick{400, fmt::format("potentialWinnings must be {}", right)};
}

constexpr auto kNoSuchLabel = "prediction is none of the labels quoted for this game";

PriceCheck check_before_start(const Services& services, const SlipItem& item) {
  const auto board = services.book.board();
  const auto* game = board->find(item.game);
  if (game == nullptr) return gone(services, item.game);
  const auto label = sports::parse_label(*game, item.market, item.prediction);
  if (!label) return InvalidPick{400, kNoSuchLabel};
  const auto& lines = game->current.lines;
  const auto pick = pick_of(*game, lines, game->current.at, item.market, label->side);
  if (!pick) return PriceChanged{"This market is not offered any more", {}};
  auto condition = item.condition;
  if (condition) {
    if (condition->type == ledger::ConditionType::kIfTime && !ledger::has_close_games(game->sport))
      return wrong(Rejection::kConditionNotOffered);
    condition = condition_now(*condition, lines);
    if (!condition) return PriceChanged{"The market of this condition is not offered any more", {}};
    if (ledger::is_contradiction(*condition, pick->market, pick->side, pick->line))
      return wrong(Rejection::kConditionContradicts);
    if (item.condition_line && *item.condition_line != condition->line)
      return PriceChanged{"The line of the condition has moved", offer_of(*game, *pick, condition)};
  }
  if (label->line != pick->line || item.odds != odds_with(condition, *pick))
    return PriceChanged{kOddsChanged, offer_of(*game, *pick, condition)};
  if (auto problem = wrong_winnings(item)) return *std::move(problem);
  return quoted(*game, *pick, item.prediction, condition);
}

// RULES 22. Judged by what was quoted at the tick that the client saw, and by what has happened
// since.
PriceCheck check_live(const Services& services, const SlipItem& item) {
  const auto board = services.book.live();
  const auto* now = board->find(item.game);
  if (now == nullptr && services.book.board()->find(item.game) != nullptr)
    return InvalidPick{409, "This game has not begun"};
  if (now == nullptr || now->lines == ledger::Lines{}) return gone(services, item.game);
  const auto label = sports::parse_label(now->game, item.market, item.prediction);
  if (!label) return InvalidPick{400, kNoSuchLabel};
  const auto live_pick = [&](const sports::LiveGame& tick) {
    auto pick = pick_of(now->game, tick.lines, tick.at, item.market, label->side);
    if (pick) pick->live = true;
    return pick;
  };
  const auto current = live_pick(*now);
  if (!current) return PriceChanged{"This market is not offered any more", {}};
  const auto moved = [&](std::string why) {
    return PriceChanged{std::move(why), offer_of(now->game, *current, std::nullopt)};
  };
  if (now->suspended) return moved("Live betting on this game is suspended for a moment");
  const auto seen = services.book.live_at(item.game, *item.quoted_at);
  if (!seen || services.clock() - seen->at > ledger::kLiveQuoteLife)
    return moved("This live price is older than 6 seconds");
  const auto pick = live_pick(*seen);
  if (!pick || pick->line != label->line || pick->odds != item.odds ||
      !sports::is_still_good(*seen, *now, item.market, label->side))
    return moved(kOddsChanged);
  if (auto problem = wrong_winnings(item)) return *std::move(problem);
  return quoted(now->game, *pick, item.prediction, std::nullopt);
}

ledger::Pick pick_of(ledger::GameId game, const sports::PropOffer& offer, Side side) {
  const bool over = side == Side::kOver;
  return {.game = game,
          .market = ledger::Market::kProp,
          .side = side,
          .line = offer.line,
          .odds = over ? offer.over : offer.under,
          .other_odds = over ? offer.under : offer.over,
          .quoted_at = offer.quoted_at,
          .prop = offer.subject};
}

PriceCheck check_prop(const Services& services, const SlipItem& item) {
  const auto board = services.book.board();
  const auto* game = board->find(item.game);
  if (game == nullptr) return gone(services, item.game);
  const auto now = services.clock();
  const auto offers = services.book.props(item.game, now);
  const auto current = std::ranges::find_if(offers, [&](const sports::PropOffer& offer) {
    return offer.subject.player == item.player && offer.subject.type == item.prop;
  });
  if (current == offers.end())
    return InvalidPick{400, "No such player and figure are offered in this game"};
  std::optional<Side> side;
  for (const auto each : {Side::kOver, Side::kUnder}) {
    if (item.prediction == ledger::prop_label(current->subject, each, current->line)) side = each;
  }
  if (!side) return InvalidPick{400, kNoSuchLabel};
  const auto moved = [&](std::string why) {
    auto offer = offer_of(*game, pick_of(item.game, *current, *side), std::nullopt);
    offer.quote_id = current->quote_id;
    return PriceChanged{std::move(why), std::move(offer)};
  };
  const auto seen = services.book.prop_quote(item.game, item.quote_id, now);
  if (!seen && seen.error() == sports::PropProblem::kExpired)
    return moved("This price has expired");
  if (!seen || seen->subject != current->subject)
    return InvalidPick{400, "quoteId names no quote of this player"};
  const auto pick = pick_of(item.game, *seen, *side);
  if (pick.line != current->line || pick.odds != item.odds) return moved(kOddsChanged);
  if (auto problem = wrong_winnings(item)) return *std::move(problem);
  return quoted(*game, pick, item.prediction, std::nullopt);
}

}  // namespace

PriceCheck check_price(const Services& services, const SlipItem& item) {
  if (item.condition && (item.live || item.market == ledger::Market::kProp))
    return wrong(Rejection::kConditionNotOffered);
  if (item.market == ledger::Market::kProp) return check_prop(services, item);
  return item.live ? check_live(services, item) : check_before_start(services, item);
}

}  // namespace chalkline::http
