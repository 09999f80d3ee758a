#include "http/api/shared/learner/own_bets.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <span>

#include "sports/model/deviations.hpp"

namespace chalkline::http {
namespace {

using insight::BetEnd;
using projections::BetStatus;
using projections::HistoryBet;
using projections::HistoryLeg;
using projections::HistorySettlement;

constexpr std::chrono::hours kSoonAfterNothing{24};

ledger::BetKind kind_of(const HistoryBet& bet) {
  return bet.is_conditional ? ledger::BetKind::kConditional
                            : static_cast<ledger::BetKind>(bet.type);
}

bool has_happened(ledger::Position event, ledger::Position as_of) {
  return event != 0 && event <= as_of;
}

// How the leg had ended by then; absent while its game was on.
std::optional<BetStatus> leg_end_of(const HistoryLeg& leg, ledger::Position as_of) {
  std::optional<BetStatus> end;
  for (const auto& [position, status] : leg.ends) {
    if (position <= as_of) end = status;
  }
  return end;
}

insight::ProgressLeg leg_of(const HistoryLeg& leg, ledger::Position as_of,
                            const HasOnePrice& has_one_price) {
  const auto end = leg_end_of(leg, as_of);
  insight::ProgressLeg shown{.decimal = ledger::decimal(leg.odds).value(),
                             .opening = {},
                             .closing = {},
                             .may_close = false,
                             .is_pushed = end == BetStatus::kPush};
  if (ledger::is_american(leg.other_odds))
    shown.opening = ledger::no_vig(leg.odds, leg.other_odds).value();
  const bool is_void = has_happened(leg.cancelled_by, as_of);
  if (leg.live || leg.market == ledger::Market::kProp || is_void) return shown;
  if (!has_happened(leg.closed_by, as_of)) {
    shown.may_close = !end;
    return shown;
  }
  if (!leg.closing) return shown;
  if (leg.source == ledger::Source::kReplay && has_one_price(leg.game, leg.market)) return shown;
  shown.closing = insight::close_of(leg.side, leg.line, *leg.closing,
                                    sports::result_deviation(leg.source, leg.sport, leg.market));
  return shown;
}

OwnBet bet_of(const HistoryBet& bet, ledger::Position as_of, const HasOnePrice& has_one_price) {
  OwnBet own{.kind = kind_of(bet), .odds = bet.odds, .sport = bet.legs.front().sport};
  for (const auto& leg : bet.legs) {
    if (leg.sport != own.sport) own.sport.reset();
    own.is_replayed = own.is_replayed || leg.source == ledger::Source::kReplay;
    own.bet.legs.push_back(leg_of(leg, as_of, has_one_price));
  }
  own.bet.placed_by = bet.id;
  own.bet.placed_at = bet.placed_at;
  own.bet.decimal = ledger::decimal(bet.odds).value();
  if (bet.stated_chance) own.bet.stated = *bet.stated_chance / 100.0;
  own.bet.stake = bet.stake;
  own.bet.game = ledger::raw(bet.legs.front().game);
  own.bet.is_conditional = bet.is_conditional;
  return own;
}

// An event that moves coins: a grant, a bet placed (-stake), a settlement (-stake held), or its
// reversal.
struct Move {
  ledger::Position position{};
  ledger::Timestamp time{};
  ledger::Coins available{};
  ledger::Coins held{};
  std::optional<std::size_t> bet{};
  const HistorySettlement* settlement{};  // of a settlement that is in force
  std::optional<ledger::GrantReason> grant{};
};

void add_moves(std::vector<Move>& moves, const HistoryBet& bet, std::size_t nth,
               ledger::Position as_of) {
  moves.push_back({.position = bet.id,
                   .time = bet.placed_at,
                   .available = -bet.stake,
                   .held = bet.stake,
                   .bet = nth});
  for (const auto& settlement : bet.settlements) {
    const auto taken_back = has_happened(settlement.taken_back_by, as_of);
    moves.push_back({.position = settlement.position,
                     .time = settlement.time,
                     .available = settlement.credit,
                     .held = -bet.stake,
                     .bet = nth,
                     .settlement = taken_back ? nullptr : &settlement});
    if (!taken_back) continue;
    moves.push_back({.position = settlement.taken_back_by,
                     .time = settlement.time,
                     .available = -settlement.credit,
                     .held = bet.stake});
  }
}

std::vector<Move> moves_of(const projections::AccountHistory& history, ledger::Position as_of) {
  std::vector<Move> moves;
  for (const auto& grant : history.grants) {
    moves.push_back({.position = grant.position,
                     .time = grant.at,
                     .available = grant.amount,
                     .grant = grant.reason});
  }
  for (std::size_t nth = 0; nth < history.bets.size(); ++nth) {
    add_moves(moves, history.bets[nth], nth, as_of);
  }
  std::erase_if(moves, [as_of](const Move& move) { return move.position > as_of; });
  std::ranges::sort(moves, {}, &Move::position);
  return moves;
}

// The purse on its way through the moves.
class Purse {
 public:
  explicit Purse(OwnBets& own) : own_{own} {}

  void apply(const Move& move) {
    if (move.grant) note_grant(move);
    const auto before = available_ + held_;
    available_ += move.available;
    held_ += move.held;
    if (available_ < kNearlyNothing) low_at_ = move.time;
    if (!move.bet) return;
    auto& bet = own_.bets[*move.bet].bet;
    if (move.position == bet.placed_by) {
      bet.bankroll = before;
      bet.held_after = held_;
    } else if (move.settlement != nullptr) {
      bet.end = bet_end_of(move.settlement->status);
      bet.settled_by = move.position;
      bet.settled_at = move.time;
      bet.credit = move.settlement->credit;
      bet.equity_before = before;
      bet.game = ledger::raw(move.settlement->decided_on);
    }
  }

 private:
  void note_grant(const Move& move) {
    const bool is_reset = move.grant == ledger::GrantReason::kBankrollReset;
    if (is_reset) own_.resets.push_back(move.position);
    if (!is_reset && move.grant != ledger::GrantReason::kTierUpgrade) return;
    if (low_at_ && available_ < kNearlyNothing) low_at_ = move.time;
    if (low_at_ && move.time - *low_at_ <= kSoonAfterNothing) ++own_.refills;
  }

  OwnBets& own_;
  ledger::Coins available_{};
  ledger::Coins held_{};
  std::optional<ledger::Timestamp> low_at_;  // the last moment of a balance below kNearlyNothing
};

// A look back is that of the bet before it.
void put_look_backs(OwnBets& own, std::span<const ledger::Position> look_backs,
                    ledger::Position as_of) {
  for (const auto at : look_backs) {
    if (at > as_of) break;
    const auto next = std::ranges::upper_bound(own.bets, at, {},
                                               [](const OwnBet& bet) { return bet.bet.placed_by; });
    if (next != own.bets.begin()) std::prev(next)->bet.is_followed = true;
  }
}

}  // namespace

BetEnd bet_end_of(BetStatus status) {
  switch (status) {
    case BetStatus::kPending:
      break;
    case BetStatus::kWon:
      return BetEnd::kWon;
    case BetStatus::kLost:
      return BetEnd::kLost;
    case BetStatus::kPush:
      return BetEnd::kPush;
    case BetStatus::kVoid:
      return BetEnd::kVoid;
  }
  return BetEnd::kOpen;
}

OwnBets own_bets(const projections::AccountHistory& history, ledger::Position as_of,
                 const HasOnePrice& has_one_price) {
  OwnBets own;
  for (const auto& bet : history.bets) {
    if (bet.id > as_of) break;
    own.bets.push_back(bet_of(bet, as_of, has_one_price));
  }
  Purse purse{own};
  for (const auto& move : moves_of(history, as_of)) purse.apply(move);
  put_look_backs(own, history.look_backs, as_of);
  return own;
}

}  // namespace chalkline::http
