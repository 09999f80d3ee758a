#include "ledger/rules/placement.hpp"

#include <algorithm>
#include <array>

#include "ledger/rules/conditional.hpp"
#include "ledger/rules/parlay.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/values/sport_rules.hpp"

namespace chalkline::ledger {
namespace {

// A side and a line of the market, and of a prop the player.
bool is_storable_pick(const Pick& pick) {
  const auto fits = [](const std::string& name) { return name.size() <= kNameBytesMax; };
  if (!is_pick(pick.market, pick.side, pick.line)) return false;
  if ((pick.market == Market::kProp) != pick.prop.has_value()) return false;
  if (!pick.prop) return true;
  return !pick.live && is_valid(pick.prop->type) && !pick.prop->player.empty() &&
         fits(pick.prop->player) && fits(pick.prop->name);
}

std::optional<Rejection> refuse_picks(const Picks& picks, const Rules::Parlays& rules) {
  if (picks.empty() || !std::ranges::all_of(picks, is_storable_pick))
    return Rejection::kLegsInvalid;
  if (picks.size() > rules.legs_max) return Rejection::kParlayLegsInvalid;
  if (rules.one_leg_a_game)
    return share_a_game(picks) ? std::optional{Rejection::kLegsOfOneGame} : std::nullopt;
  return picks_conflict(picks) ? std::optional{Rejection::kPicksConflict} : std::nullopt;
}

std::optional<Rejection> refuse_condition(const Condition& condition, const Picks& picks) {
  const auto& pick = picks.front();
  if (!is_condition(condition) || picks.size() > 1 || pick.prop || pick.live)
    return Rejection::kConditionNotOffered;
  if (is_contradiction(condition, pick.market, pick.side, pick.line))
    return Rejection::kConditionContradicts;
  return std::nullopt;
}

bool is_priced(const Pick& pick, const Rules::Props& props) {
  return std::ranges::all_of(std::array{pick.odds, pick.other_odds}, [&](AmericanOdds odds) {
    return is_american(odds) && (!pick.prop || (odds >= props.shortest && odds <= props.longest));
  });
}

bool is_priced(const SlipBet& bet, const Rules& rules) {
  return std::ranges::all_of(bet.picks,
                             [&](const Pick& pick) { return is_priced(pick, rules.props); }) &&
         (!bet.condition || is_priced(*bet.condition, rules.conditionals));
}

// Why the pick cannot be taken now.
std::optional<Rejection> refuse_pick(const AccountState& account, const Pick& pick,
                                     const GameState* game,
                                     const std::optional<Condition>& condition, Timestamp now,
                                     const StepsBack& steps, const Rules::Quotes& rules) {
  if (game == nullptr || !is_known_to(account, *game)) return Rejection::kUnknownGame;
  if (condition && condition->type == ConditionType::kIfTime && !has_close_games(game->sport))
    return Rejection::kConditionNotOffered;
  if (is_foreseen(*game, steps, now)) return Rejection::kGameForeseen;
  const auto age = now - pick.quoted_at;
  if (age < -rules.ahead_max) return Rejection::kQuoteExpired;
  if (pick.live) {
    if (!is_live(*game, now)) return Rejection::kGameNotLive;
    return age > rules.live_life ? std::optional{Rejection::kQuoteExpired} : std::nullopt;
  }
  if (!is_open_for_bets(*game, now)) return Rejection::kBettingClosed;
  if (pick.prop && age > rules.prop_life) return Rejection::kQuoteExpired;
  return std::nullopt;
}

// The bets of the slip so far, by the games that they are on.
class Chain {
 public:
  // In place of the bet that the log has last of a game: the last one of the slip.
  void link(Legs& legs) const {
    for (auto& leg : legs) {
      for (const auto& [game, position] : bets_) {
        if (game == leg.game) leg.previous_on_game = position;
      }
    }
  }
  void add(const Legs& legs, Position position) {
    for (const auto& leg : legs) bets_.emplace_back(leg.game, position);
  }

 private:
  std::vector<std::pair<GameId, Position>> bets_;
};

std::optional<Rejection> refuse(const Bettor& bettor, std::span<const GameState* const> games,
                                const SlipBet& bet, Timestamp now, const StepsBack& steps,
                                const Rules& rules) {
  const auto& account = bettor.account;
  if (const auto no = refusal(account)) return no;
  if (const auto no = refuse_purse(bettor, now)) return no;
  if (const auto no = refuse_shape(bet, rules)) return no;
  for (std::size_t i = 0; i < bet.picks.size(); ++i) {
    if (const auto no =
            refuse_pick(account, bet.picks[i], games[i], bet.condition, now, steps, rules.quotes))
      return no;
  }
  if (const auto no = refuse_terms(bettor, bet)) return no;
  if (const auto no = refuse_bet(bettor.limits, bet.stake, now, rules.limits)) return no;
  if (account.balance < 0) return Rejection::kDebtOutstanding;
  if (account.balance < bet.stake) return Rejection::kInsufficientBalance;
  return std::nullopt;
}

// The events of one bet behind those before it, unless it is refused.
std::optional<Rejection> add_bet(Events& events, const Bettor& bettor,
                                 std::span<const GameState* const> games, const BetOfSlip& command,
                                 Timestamp now, const StepsBack& steps, const Rules& rules) {
  const auto& account = bettor.account;
  const auto& bet = command.bet;
  if (const auto no = refuse(bettor, games, bet, now, steps, rules)) return no;
  auto& placed = std::get<BetPlaced>(events.emplace_back(BetPlaced{command.account,
                                                                   bet.stake,
                                                                   0,
                                                                   account.balance - bet.stake,
                                                                   command.key,
                                                                   {},
                                                                   bet.stated_chance,
                                                                   bet.condition,
                                                                   command.slip,
                                                                   command.request}));
  for (std::size_t i = 0; i < bet.picks.size(); ++i)
    placed.legs.push_back({bet.picks[i], games[i]->last_bet});
  placed.profit = profit_of(placed);
  if (account.purse) return std::nullopt;
  if (auto award =
          award_for_bet(account.progress, command.account, account.membership.tier, now, rules.xp))
    events.emplace_back(*award);
  return std::nullopt;
}

}  // namespace

std::optional<Rejection> refuse_shape(const SlipBet& bet, const Rules& rules) {
  if (const auto no = refuse_picks(bet.picks, rules.parlays)) return no;
  if (bet.condition) {
    if (const auto no = refuse_condition(*bet.condition, bet.picks)) return no;
  }
  if (bet.stake < 1 || bet.stake > kStakeMax) return Rejection::kStakeOutOfRange;
  if (!is_priced(bet, rules)) return Rejection::kOddsOutOfRange;
  if (const auto& chance = bet.stated_chance; chance && (*chance < 1 || *chance > 99))
    return Rejection::kStatedChanceInvalid;
  return std::nullopt;
}

std::expected<Events, Rejection> decide(const Bettor& bettor,
                                        std::span<const GameState* const> games,
                                        const BetOfSlip& command, Timestamp now,
                                        const StepsBack& steps, const Rules& rules) {
  Events events;
  events.reserve(2);
  if (const auto no = add_bet(events, bettor, games, command, now, steps, rules))
    return std::unexpected(*no);
  return events;
}

std::expected<Events, Rejection> decide(const Bettor& bettor,
                                        std::span<const GameState* const> games,
                                        const PlaceSlip& command, Position next, Timestamp now,
                                        const StepsBack& steps, const Rules& rules) {
  if (const auto no = refusal(bettor.account)) return std::unexpected(*no);
  if (command.bets.empty() || command.bets.size() > rules.slips.bets_max)
    return std::unexpected(Rejection::kSlipInvalid);
  if (now > command.decide_by) return std::unexpected(Rejection::kQuoteExpired);
  if (command.bets.size() == 1)
    return decide(bettor, games,
                  BetOfSlip{command.account, command.key, command.request, 1, command.bets.front()},
                  now, steps, rules);

  Events events;
  events.reserve(command.bets.size());
  // As the bets so far leave them.
  auto state = bettor.account;
  auto limits = bettor.limits;
  Chain chain;
  auto left = static_cast<std::uint8_t>(command.bets.size());
  for (const auto& bet : command.bets) {
    const bool is_first = events.empty();
    const BetOfSlip one{command.account, is_first ? command.key : IdempotencyKey{},
                        is_first ? command.request : RequestDigest{}, left--, bet};
    const auto first = events.size();
    if (const auto no = add_bet(events, {state, limits, bettor.in_class},
                                games.first(bet.picks.size()), one, now, steps, rules))
      return std::unexpected(*no);
    games = games.subspan(bet.picks.size());
    auto& legs = std::get<BetPlaced>(events[first]).legs;
    chain.link(legs);
    chain.add(legs, next + first);
    for (auto at = first; at < events.size(); ++at) {
      evolve(state, events[at], next + at, now);
      count(limits, events[at], now);
    }
  }
  return events;
}

}  // namespace chalkline::ledger
