#include "tests/ledger/plain_ledger.hpp"

#include <algorithm>

namespace chalkline::ledger::test {
namespace {

using std::unexpected;
using enum Rejection;

constexpr std::int64_t kDayMicros = 86'400'000'000;

// round(stake * odds / 100) or round(stake * 100 / |odds|), half up: twice the value, plus one,
// halved.
Coins profit_of(Coins stake, AmericanOdds odds) {
  return odds > 0 ? (2 * stake * odds + 100) / 200
                  : (2 * stake * 100 + -odds) / (2 * std::int64_t{-odds});
}

bool is_priced(AmericanOdds odds) { return std::abs(odds) >= 100 && std::abs(odds) <= 100'000; }

bool is_side_of(const Pick& pick) {
  const bool team = pick.side == Side::kHome || pick.side == Side::kAway;
  return (pick.market == Market::kTotal) != team &&
         (pick.market != Market::kMoneyline || pick.line == 0);
}

}  // namespace

PlainLedger::Answer PlainLedger::apply(const OpenAccount& c, Timestamp) {
  if (accounts_.contains(c.account)) return unexpected(kAccountExists);
  return accounts_[c.account].balance = 1'000;
}

PlainLedger::Answer PlainLedger::apply(const ResetBankroll& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const bool lately =
      account.last_reset && micros(now) - micros(*account.last_reset) < 7 * kDayMicros;
  if (account.balance >= 100 || has_open_bets(c.account) || lately) return unexpected(kResetNotDue);
  account.last_reset = now;
  return account.balance = 1'000;
}

PlainLedger::Answer PlainLedger::apply(const PlaceSlip& slip, Timestamp now) {
  const auto& c = slip.bets[0];
  const bool has_key = std::ranges::any_of(slip.key, [](auto byte) { return byte != 0; });
  const std::pair key{slip.account, slip.key};
  if (has_key && keys_.contains(key)) {
    const auto& first = bets_[keys_.at(key)];
    const auto content = [](const Pick& p) {
      return std::tuple{p.game, p.market, p.side, p.line, p.odds};
    };
    const bool same = c.picks.size() == 1 && c.stake == first.stake &&
                      c.stated_chance == first.stated_chance &&
                      content(c.picks[0]) == content(first.pick);
    if (!same) return unexpected(kKeyReused);
    return first.balance_after;
  }
  if (const auto no = refusal(slip.account)) return unexpected(*no);
  if (c.picks.size() != 1 || !is_side_of(c.picks[0])) return unexpected(kLegsInvalid);
  const auto& pick = c.picks[0];
  if (c.stake < 1 || c.stake > 1'000'000) return unexpected(kStakeOutOfRange);
  if (!is_priced(pick.odds) || !is_priced(pick.other_odds)) return unexpected(kOddsOutOfRange);
  if (c.stated_chance == 0) return unexpected(kStatedChanceInvalid);
  if (!games_.contains(pick.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(pick.game);
  if (game.line_closed || game.score || game.cancelled || now >= game.starts_at)
    return unexpected(kBettingClosed);
  auto& account = accounts_.at(slip.account);
  if (const auto no = over_limit(account, c.stake, now)) return unexpected(*no);
  if (account.balance < 0) return unexpected(kDebtOutstanding);
  if (account.balance < c.stake) return unexpected(kInsufficientBalance);

  account.balance -= c.stake;
  account.held += c.stake;
  ++account.bets[micros(now) / kDayMicros];
  if (account.awarded_bets[micros(now) / kDayMicros]++ < 5)
    account.xp += account.tier >= 2 ? 15 : 10;
  game.bets.push_back(bets_.size());
  if (has_key) keys_[key] = bets_.size();
  bets_.push_back(
      {slip.account, c.stake, pick, account.balance, std::nullopt, 0, false, c.stated_chance});
  return account.balance;
}

PlainLedger::Answer PlainLedger::apply(const SubmitQuiz& c, Timestamp) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  if (account.quiz_done) return unexpected(kQuizAlreadyCompleted);
  if (std::ranges::max(c.answers) > 3) return unexpected(kQuizAnswersInvalid);
  account.quiz_done = true;
  account.xp += account.tier >= 2 ? 75 : 50;
  return account.balance;
}

PlainLedger::Answer PlainLedger::apply(const ScheduleGame& c, Timestamp) {
  const auto [found, fresh] = games_.try_emplace(c.game.game);
  auto& game = found->second;
  if (!fresh && (game.line_closed || game.score || game.cancelled)) return unexpected(kGameNotOpen);
  if (!fresh && game.starts_at == c.game.starts_at) return unexpected(kNothingToDo);
  game.starts_at = c.game.starts_at;
  return 0;
}

PlainLedger::Answer PlainLedger::apply(const CloseLine& c, Timestamp) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  if (game.score || game.cancelled) return unexpected(kGameNotOpen);
  if (std::exchange(game.line_closed, true)) return unexpected(kNothingToDo);
  return 0;
}

PlainLedger::Answer PlainLedger::apply(const RecordResult& c, Timestamp now) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  if (std::min(c.score.home, c.score.away) < 0 || std::max(c.score.home, c.score.away) > 1'000 ||
      now < game.starts_at)
    return unexpected(kResultInvalid);
  if (game.cancelled) return unexpected(kGameNotOpen);
  if (game.score == c.score) return unexpected(kNothingToDo);
  if (game.score && micros(now) - micros(game.ended_at) > 3 * kDayMicros)
    return unexpected(kCorrectionTooLate);
  if (!game.score) game.ended_at = now;
  game.score = c.score;
  return 0;
}

PlainLedger::Answer PlainLedger::apply(const CancelGame& c, Timestamp) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  if (game.score) return unexpected(kGameNotOpen);
  if (std::exchange(game.cancelled, true)) return unexpected(kNothingToDo);
  return 0;
}

PlainLedger::Answer PlainLedger::apply(const CloseAccount& c, Timestamp) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  for (auto& bet : bets_) {
    if (bet.account == c.account && !bet.credit) bet.credit = bet.stake;
  }
  account.closed = true;
  account.balance += std::exchange(account.held, 0);
  return account.balance;
}

std::optional<Rejection> PlainLedger::refusal(AccountId account) const {
  const auto found = accounts_.find(account);
  if (found == accounts_.end()) return kUnknownAccount;
  return found->second.closed ? std::optional{kAccountClosed} : std::nullopt;
}

void PlainLedger::settle(Timestamp now) {
  for (auto& [id, game] : games_) {
    if (!game.score && !game.cancelled) continue;
    for (const auto number : game.bets) {
      auto& bet = bets_[number];
      auto& account = accounts_.at(bet.account);
      if (account.closed) continue;
      const auto credit = credit_of(bet, game);
      account.results[(micros(now) / kDayMicros + 3) / 7] +=
          credit - bet.credit.value_or(bet.stake);
      account.balance += credit - bet.credit.value_or(0);
      if (!bet.credit) account.held -= bet.stake;
      bet.credit = credit;
    }
  }
}

Coins PlainLedger::credit_of(const Bet& bet, const Game& game) const {
  if (game.cancelled) return bet.stake;
  const double home = game.score->home;
  const double away = game.score->away;
  const double line = bet.pick.line / 2.0;
  double mine = home + away;
  double theirs = line;
  if (bet.pick.side == Side::kUnder) std::swap(mine, theirs);
  if (bet.pick.side == Side::kHome) std::tie(mine, theirs) = std::pair{home + line, away};
  if (bet.pick.side == Side::kAway) std::tie(mine, theirs) = std::pair{away + line, home};
  if (mine == theirs) return bet.stake;
  return mine > theirs ? bet.stake + profit_of(bet.stake, bet.pick.odds) : 0;
}

bool PlainLedger::has_open_bets(AccountId account) const {
  return std::ranges::any_of(bets_,
                             [&](const Bet& bet) { return bet.account == account && !bet.credit; });
}

}  // namespace chalkline::ledger::test
