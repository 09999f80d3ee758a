#include "tests/ledger/reference/reference_ledger.hpp"

#include <algorithm>
#include <set>

namespace chalkline::ledger::test {
namespace {

using std::unexpected;
using enum Rejection;

constexpr std::int64_t kDayMicros = 86'400'000'000;

bool same_pick(const Pick& a, const Pick& b) {
  const auto figure = [](const Pick& p) {
    return p.prop ? std::tuple{p.prop->player, static_cast<int>(p.prop->type)}
                  : std::tuple{std::string{}, 0};
  };
  return std::tie(a.game, a.market, a.side, a.line, a.odds, a.live) ==
             std::tie(b.game, b.market, b.side, b.line, b.odds, b.live) &&
         figure(a) == figure(b);
}

bool same_bet(const SlipBet& a, const SlipBet& b) {
  return a.stake == b.stake && a.stated_chance == b.stated_chance && a.condition == b.condition &&
         std::equal(a.picks.begin(), a.picks.end(), b.picks.begin(), b.picks.end(), same_pick);
}

bool is_score(const std::optional<Score>& score) {
  return !score ||
         (std::min(score->home, score->away) >= 0 && std::max(score->home, score->away) <= 1'000);
}

}  // namespace

ReferenceLedger::Answer ReferenceLedger::apply(const OpenAccount& c, Timestamp) {
  if (accounts_.contains(c.account)) return unexpected(kAccountExists);
  return accounts_[c.account].balance = 1'000;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ResetBankroll& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  if (account.balance >= 100) return unexpected(kResetNotNeeded);
  if (has_open_bets(c.account)) return unexpected(kResetWithOpenBets);
  if (account.last_reset && micros(now) - micros(*account.last_reset) < 7 * kDayMicros)
    return unexpected(kResetTooSoon);
  account.last_reset = now;
  return account.balance = 1'000;
}

ReferenceLedger::Answer ReferenceLedger::apply(const PlaceSlip& c, Timestamp now) {
  const bool has_key = std::ranges::any_of(c.key, [](auto byte) { return byte != 0; });
  const std::pair key{c.account, c.key};
  if (has_key && keys_.contains(key)) {
    const auto first = keys_.at(key);
    if (bets_[first].of != c.bets.size()) return unexpected(kKeyReused);
    for (std::size_t i = 0; i < c.bets.size(); ++i)
      if (!same_bet(bets_[first + i].wanted, c.bets[i])) return unexpected(kKeyReused);
    return bets_[first + c.bets.size() - 1].balance_after;
  }
  if (const auto no = refusal(c.account)) return unexpected(*no);
  if (c.bets.empty() || c.bets.size() > 20) return unexpected(kSlipInvalid);
  const auto before = accounts_.at(c.account);
  const auto first = bets_.size();
  for (const auto& bet : c.bets) {
    if (const auto no = place(c.account, bet, now)) {
      accounts_.at(c.account) = before;
      bets_.resize(first);
      return unexpected(*no);
    }
    bets_.back().of = c.bets.size();
  }
  if (has_key) keys_[key] = first;
  return accounts_.at(c.account).balance;
}

std::optional<Rejection> ReferenceLedger::place(AccountId id, const SlipBet& bet, Timestamp now) {
  if (const auto no = plain_refusal(bet, rules_)) return no;
  if (const auto no = plain_refusal(bet, games_, now)) return no;
  auto& account = accounts_.at(id);
  if (const auto no = over_limit(account, bet.stake, now)) return no;
  if (account.balance < 0) return kDebtOutstanding;
  if (account.balance < bet.stake) return kInsufficientBalance;
  account.balance -= bet.stake;
  account.held += bet.stake;
  ++account.bets[micros(now) / kDayMicros];
  if (bet.stake < 10) ++account.small_bets[micros(now) / kDayMicros];
  if (account.awarded_bets[micros(now) / kDayMicros]++ < 5)
    account.xp += account.tier >= 2 ? 15 : 10;
  bets_.push_back({id, bet, account.balance, 1, std::nullopt, rules_, 0, false});
  return std::nullopt;
}

ReferenceLedger::Answer ReferenceLedger::apply(const SubmitQuiz& c, Timestamp now) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const auto day = micros(now) / kDayMicros;
  if (account.quiz_day && rules_ < 4) return unexpected(kQuizAlreadyCompleted);
  if (account.quiz_day && *account.quiz_day >= day) return unexpected(kQuizTakenToday);
  if (c.answers[0] > 3 || std::ranges::max(c.answers) > (rules_ < 4 ? 3 : 4))
    return unexpected(kQuizAnswersInvalid);
  const bool is_first = !account.quiz_day;
  account.quiz_day = day;
  if (is_first) account.xp += account.tier >= 2 ? 75 : 50;
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ScheduleGame& c, Timestamp) {
  const bool is_committed = c.game.proof.digest != Sha256Digest{};
  if (rules_ > 2 && !is_committed && !games_.contains(c.game.game)) return unexpected(kGameInvalid);
  const auto [found, fresh] = games_.try_emplace(c.game.game);
  auto& game = found->second;
  if (!fresh && (game.line_closed || game.score || game.cancelled)) return unexpected(kGameNotOpen);
  if (!fresh && game.starts_at == c.game.starts_at) return unexpected(kNothingToDo);
  if (game.moved_by_operator) return unexpected(kOperatorActStands);
  game.starts_at = c.game.starts_at;
  if (fresh) game.sport = c.game.sport;
  if (fresh) game.committed = is_committed;
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const CloseLine& c, Timestamp) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  if (game.score || game.cancelled) return unexpected(kGameNotOpen);
  if (std::exchange(game.line_closed, true)) return unexpected(kNothingToDo);
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const RevealGame& c, Timestamp) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  if (game.revealed) return unexpected(kNothingToDo);
  if (!(game.score || game.cancelled) || !game.committed || c.reveal != to_string(c.game))
    return unexpected(kRevealInvalid);
  game.revealed = true;
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const RecordResult& c, Timestamp now) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  std::set<std::string> names;
  for (const auto& player : c.players) names.insert(player.player);
  const auto& at = c.periods;
  if (!is_score(c.score) || !is_score(at.first_quarter) || !is_score(at.halftime) ||
      !is_score(at.third_quarter) || !is_score(at.fourth_quarter) ||
      names.size() < c.players.size() || now < game.starts_at)
    return unexpected(kResultInvalid);
  if (game.cancelled) return unexpected(kGameNotOpen);
  const bool same_players =
      c.players.empty() || (game.players == c.players && game.simulated == c.simulated);
  if (game.score == c.score && game.periods == c.periods && same_players)
    return unexpected(kNothingToDo);
  if (game.ended_by_operator) return unexpected(kOperatorActStands);
  if (game.score && micros(now) - micros(game.ended_at) > 3 * kDayMicros)
    return unexpected(kCorrectionTooLate);
  if (!game.score) game.ended_at = now;
  game.score = c.score;
  game.periods = c.periods;
  if (c.players.empty()) return 0;
  game.players = c.players;
  game.simulated = c.simulated;
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const CancelGame& c, Timestamp now) {
  if (!games_.contains(c.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.game);
  if (game.cancelled) return unexpected(kNothingToDo);
  if (game.score) return unexpected(kGameNotOpen);
  if (rules_ > 2 && game.committed && micros(now) - micros(game.starts_at) < 2 * kDayMicros)
    return unexpected(kCancelTooEarly);
  game.cancelled = true;
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ActAsOperator& c, Timestamp now) {
  if (!games_.contains(c.act.game)) return unexpected(kUnknownGame);
  auto& game = games_.at(c.act.game);
  const bool late = game.score && micros(now) - micros(game.ended_at) > 3 * kDayMicros;
  if (c.act.act == OperatorAct::kCancelled) {
    if (game.cancelled) return unexpected(kNothingToDo);
    if (late) return unexpected(kCorrectionTooLate);
    game.cancelled = true;
  } else if (c.act.act == OperatorAct::kResultSet) {
    if (!is_score(c.score) || now < game.starts_at) return unexpected(kResultInvalid);
    if (c.score.home == c.score.away && game.sport != Sport::kNfl) return unexpected(kTieInvalid);
    if (game.cancelled) return unexpected(kGameCancelled);
    if (game.score == c.score) return unexpected(kNothingToDo);
    if (late) return unexpected(kCorrectionTooLate);
    if (!game.score) game.ended_at = now;
    game.score = c.score;
    game.ended_by_operator = true;
  } else {
    if (game.score || game.cancelled) return unexpected(kGameNotOpen);
    if (game.line_closed || now >= game.starts_at) return unexpected(kBettingClosed);
    if (game.committed) return unexpected(kStartCommitted);
    if (c.starts_at <= now) return unexpected(kStartInvalid);
    if (c.starts_at == game.starts_at) return unexpected(kNothingToDo);
    game.starts_at = c.starts_at;
    game.moved_by_operator = true;
  }
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const AdoptRules& c, Timestamp) {
  if (c.version == rules_) return unexpected(kNothingToDo);
  if (c.version < rules_ || c.version > 4) return unexpected(kRulesNotAdoptable);
  rules_ = c.version;
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const CloseAccount& c, Timestamp) {
  if (const auto no = refusal(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  account.closed = true;
  return account.balance;
}

std::optional<Rejection> ReferenceLedger::refusal(AccountId account) const {
  const auto found = accounts_.find(account);
  if (found == accounts_.end()) return kUnknownAccount;
  return found->second.closed ? std::optional{kAccountClosed} : std::nullopt;
}

void ReferenceLedger::settle(Timestamp now) {
  for (auto& bet : bets_) {
    auto& account = accounts_.at(bet.account);
    const auto stake = bet.wanted.stake;
    const auto credit = account.closed ? bet.credit.value_or(stake)  // settled before, or void
                                       : plain_credit(bet.wanted, games_, bet.rules);
    if (credit == bet.credit) continue;
    account.results[(micros(now) / kDayMicros + 3) / 7] +=
        credit.value_or(stake) - bet.credit.value_or(stake);
    account.balance += credit.value_or(0) - bet.credit.value_or(0);
    account.held += (credit ? 0 : stake) - (bet.credit ? 0 : stake);
    bet.credit = credit;
  }
}

bool ReferenceLedger::has_open_bets(AccountId account) const {
  return std::ranges::any_of(bets_,
                             [&](const Bet& bet) { return bet.account == account && !bet.credit; });
}

}  // namespace chalkline::ledger::test
