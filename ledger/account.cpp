#include "ledger/account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace chalkline::ledger {
namespace {

void add(Coins& sum, Coins amount, const AccountState& account) {
  const auto result = checked_add(sum, amount);
  if (!result || *result > kBalanceMax || *result < -kBalanceMax) {
    fmt::print(stderr,
               "chalkline: a sum of account events after position {} leaves the range of coins\n",
               account.last_event);
    std::abort();
  }
  sum = *result;
}

}  // namespace

std::optional<Rejection> refusal(const AccountState& account) {
  if (!exists(account)) return Rejection::kUnknownAccount;
  if (account.closed != 0) return Rejection::kAccountClosed;
  return std::nullopt;
}

std::expected<Events, Rejection> decide(const AccountState& account, const OpenAccount& command) {
  if (exists(account)) return std::unexpected(Rejection::kAccountExists);
  return Events{AccountOpened{command.account},
                CoinsGranted{command.account, kStartingCoins, GrantReason::kSignUp}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const ResetBankroll& command,
                                        Timestamp now) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  if (account.balance >= kResetBelow || account.open_bets > 0 ||
      now - account.last_reset < kResetInterval) {
    return std::unexpected(Rejection::kResetNotDue);
  }
  return Events{
      CoinsGranted{command.account, kStartingCoins - account.balance, GrantReason::kBankrollReset}};
}

std::expected<Events, Rejection> decide(const AccountState& account,
                                        std::span<const GameState* const> games,
                                        const PlaceBet& command, Timestamp now) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  if (command.picks.size() != 1) return std::unexpected(Rejection::kLegsInvalid);
  const auto& pick = command.picks.front();
  if (!is_pick(pick.market, pick.side, pick.line)) return std::unexpected(Rejection::kLegsInvalid);
  if (command.stake < 1 || command.stake > kStakeMax)
    return std::unexpected(Rejection::kStakeOutOfRange);
  if (!is_american(pick.odds) || !is_american(pick.other_odds))
    return std::unexpected(Rejection::kOddsOutOfRange);
  const auto* game = games.front();
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (!is_open_for_bets(*game, now)) return std::unexpected(Rejection::kBettingClosed);
  if (account.balance < 0) return std::unexpected(Rejection::kDebtOutstanding);
  if (account.balance < command.stake) return std::unexpected(Rejection::kInsufficientBalance);

  Events events;
  events.reserve(2);
  events.emplace_back(BetPlaced{command.account,
                                command.stake,
                                profit(command.stake, pick.odds),
                                account.balance - command.stake,
                                command.key,
                                {Leg{pick.game, pick.market, pick.side, pick.line, pick.odds,
                                     pick.other_odds, pick.quoted_at, game->last_bet}}});
  if (auto award = award_for_bet(account.progress, command.account, now))
    events.emplace_back(*award);
  return events;
}

std::expected<Events, Rejection> decide(const AccountState& account, const SubmitQuiz& command) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  auto completed = decide(account.quiz, command);
  if (!completed) return std::unexpected(completed.error());
  return Events{*completed, XpAwarded{command.account, kQuizXp, XpReason::kQuiz}};
}

std::expected<Events, Rejection> decide(const AccountState& account, const CloseAccount& command,
                                        std::span<const SettleBets::Placed* const> open_bets) {
  if (const auto no = refusal(account)) return std::unexpected(*no);
  if (open_bets.size() != account.open_bets) return std::unexpected(Rejection::kBusy);
  Events events{AccountClosed{command.account}};
  for (const auto* open : open_bets) events.emplace_back(voided(open->id, open->bet));
  return events;
}

BetSettled voided(BetId id, const BetPlaced& bet) {
  return {bet.account, id, bet.legs.front().game, BetOutcome::kVoid, bet.stake, bet.stake};
}

Events settle(BetId id, const BetPlaced& bet, const Settlement* settled, GameId game_id,
              const GameState& game) {
  const auto outcome = outcome_of(bet.legs.front(), game);
  const auto credit = outcome == BetOutcome::kWon    ? bet.stake + bet.profit
                      : outcome == BetOutcome::kLost ? Coins{0}
                                                     : bet.stake;
  Events events;
  if (settled != nullptr) {
    if (settled->outcome == outcome) return events;
    events.emplace_back(
        SettlementReversed{bet.account, id, settled->position, bet.stake, settled->credit});
  }
  events.emplace_back(BetSettled{bet.account, id, game_id, outcome, bet.stake, credit});
  return events;
}

void evolve(AccountState& account, const Event& event, Position position, Timestamp time) {
  for (const auto& posting : postings_of(event)) {
    if (posting.kind == LedgerAccountKind::kPlayer) add(account.balance, posting.amount, account);
    if (posting.kind == LedgerAccountKind::kHeld) add(account.held, posting.amount, account);
  }
  if (std::holds_alternative<BetPlaced>(event)) ++account.open_bets;
  if (std::holds_alternative<BetSettled>(event)) --account.open_bets;
  if (std::holds_alternative<SettlementReversed>(event)) ++account.open_bets;
  if (const auto* grant = std::get_if<CoinsGranted>(&event);
      grant && grant->reason == GrantReason::kBankrollReset) {
    account.last_reset = time;
  }
  if (const auto* award = std::get_if<XpAwarded>(&event)) evolve(account.progress, *award, time);
  if (const auto* quiz = std::get_if<QuizCompleted>(&event)) evolve(account.quiz, *quiz);
  if (std::holds_alternative<AccountClosed>(event)) account.closed = position;
  account.last_event = position;
}

}  // namespace chalkline::ledger
