#include <algorithm>
#include <set>

#include "tests/ledger/reference/reference_ledger.hpp"

// Practising day by day, as plainly as the rest.
namespace chalkline::ledger::test {
namespace {

using std::unexpected;
using enum Rejection;

std::int64_t utc_day(Timestamp now) { return micros(now) / 86'400'000'000; }

bool is_day_of(const ReferenceLedger::Account& account, Date date, Timestamp now) {
  return std::abs(date - utc_day(now)) <= 1 && date >= account.latest_date;
}

}  // namespace

std::optional<Rejection> ReferenceLedger::no_habit(AccountId id) const {
  if (const auto no = refusal(id)) return no;
  return rules_ < 4 ? std::optional{kNotInRules} : std::nullopt;
}

std::optional<Rejection> ReferenceLedger::not_asked(const AskedSide& asked, Timestamp now) const {
  if (!games_.contains(asked.game)) return kUnknownGame;
  const auto& game = games_.at(asked.game);
  if (game.score || game.cancelled || game.line_closed || now >= game.starts_at)
    return kBettingClosed;
  return std::nullopt;
}

// Of a total on the date's side: the commands of the test are.
ReferenceLedger::Answer ReferenceLedger::apply(const SetDailyLine& c, Timestamp now) {
  if (rules_ < 4) return unexpected(kNotInRules);
  if (daily_.date == utc_day(now)) return unexpected(kNothingToDo);
  if (const auto no = not_asked(c.asked, now)) return unexpected(*no);
  const auto days_ahead = utc_day(games_.at(c.asked.game).starts_at) - utc_day(now);
  if (c.asked.line % 2 == 0 || days_ahead > 1) return unexpected(kDailyLineInvalid);
  daily_ = {static_cast<Date>(utc_day(now)), c.asked};
  return 0;
}

ReferenceLedger::Answer ReferenceLedger::apply(const GiveEstimate& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  if (c.chance < 1 || c.chance > 99) return unexpected(kStatedChanceInvalid);
  auto& account = accounts_.at(c.account);
  if (!is_day_of(account, c.date, now)) return unexpected(kDateInvalid);
  if (const auto no = not_asked(c.asked, now)) return unexpected(*no);
  if (account.estimated.contains(c.asked.game)) return unexpected(kEstimateStands);
  const bool daily = daily_.date == utc_day(now) && daily_.asked.game == c.asked.game &&
                     daily_.asked.market == c.asked.market && daily_.asked.side == c.asked.side &&
                     daily_.asked.line == c.asked.line;
  const bool is_first = !account.estimates.contains(c.date);
  auto& given = account.estimates[c.date];
  if (!daily && given == 9) return unexpected(kEstimatesUsedUp);
  given += daily ? 0 : 1;
  account.estimated.insert(c.asked.game);
  account.latest_date = c.date;
  account.paused_until = 0;
  if (is_first) account.xp += account.tier >= 2 ? 7 : 5;
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const AnswerReview& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const std::set advanced{Guide::kKellyCriterion, Guide::kArbitrage, Guide::kBayesianAnalysis};
  if (advanced.contains(c.guide) && account.tier == 0) return unexpected(kGuideLocked);
  if (c.check == 0 || c.check > 12) return unexpected(kCheckUnknown);
  if (!is_day_of(account, c.date, now)) return unexpected(kDateInvalid);
  const auto [known, is_new] = account.checks.try_emplace({c.guide, c.check}, std::pair{0, c.date});
  account.latest_date = std::max(account.latest_date, is_new ? c.date : Date{});
  if (is_new) return account.balance;
  auto& [right, answered] = known->second;
  if (right == 3) return unexpected(kNothingToDo);
  if (right == 0 && c.date == answered) {  // practice
    account.latest_date = c.date;
    return account.balance;
  }
  if (c.date < answered + (right == 0 ? 1 : right == 1 ? 3 : 7)) return unexpected(kReviewNotDue);
  if (account.answers[c.date] == 5) return unexpected(kReviewsUsedUp);
  ++account.answers[c.date];
  right = c.right ? right + 1 : 0;
  answered = c.date;
  account.latest_date = c.date;
  account.paused_until = 0;
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const PauseRun& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  if (!is_day_of(account, c.date, now)) return unexpected(kDateInvalid);
  if (c.until - c.date < 1 || c.until - c.date > 60) return unexpected(kPauseInvalid);
  if (account.paused_until == c.until) return unexpected(kNothingToDo);
  if (account.pauses[c.date] == 3) return unexpected(kPausesUsedUp);
  ++account.pauses[c.date];
  account.paused_until = c.until;
  account.latest_date = c.date;
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const ResumeRun& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  if (!is_day_of(account, c.date, now)) return unexpected(kDateInvalid);
  if (c.date >= account.paused_until) return unexpected(kNothingToDo);
  account.paused_until = 0;
  account.latest_date = c.date;
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const StateHunch& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  if (c.bets != 30 && c.bets != 100 && c.bets != 300) return unexpected(kHunchInvalid);
  auto& account = accounts_.at(c.account);
  const HunchStated stated{c.account, c.filter, c.direction, c.bets};
  if (std::ranges::find(account.hunches, stated, &Hunch::stated) != account.hunches.end())
    return unexpected(kNothingToDo);
  if (account.hunches.size() == 3) return unexpected(kHunchesOpen);
  if (account.hunches_stated[utc_day(now)] == 10) return unexpected(kHunchesUsedUp);
  ++account.hunches_stated[utc_day(now)];
  account.hunches.push_back({0, stated});
  return account.balance;
}

// Judged is none of them: the test asks for it only before their bets can have come.
ReferenceLedger::Answer ReferenceLedger::apply(const CloseHunch& c, Timestamp) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  const auto open = std::ranges::find(account.hunches, c.hunch, &Hunch::position);
  if (open == account.hunches.end()) return unexpected(kUnknownHunch);
  if (c.judged) return unexpected(kHunchNotDue);
  account.hunches.erase(open);
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const MarkMarket& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  if (const auto no = not_asked(c.asked, now)) return unexpected(*no);
  auto& account = accounts_.at(c.account);
  auto& marked = account.marked[utc_day(now)];
  if (marked.contains({c.asked.game, c.asked.market})) return unexpected(kNothingToDo);
  if (marked.size() == 10) return unexpected(kMarksUsedUp);
  marked.insert({c.asked.game, c.asked.market});
  return account.balance;
}

ReferenceLedger::Answer ReferenceLedger::apply(const GuessMargin& c, Timestamp now) {
  if (const auto no = no_habit(c.account)) return unexpected(*no);
  if (c.sides.size() < 2 || c.sides.size() > 10) return unexpected(kParlayLegsInvalid);
  std::set<GameId> games;
  for (const auto& side : c.sides) games.insert(side.game);
  if (games.size() != c.sides.size()) return unexpected(kLegsOfOneGame);
  for (const auto& side : c.sides) {
    if (const auto no = not_asked(side, now)) return unexpected(*no);
  }
  if (c.guess > 1'000) return unexpected(kGuessInvalid);
  auto& account = accounts_.at(c.account);
  if (account.guesses[utc_day(now)] == 20) return unexpected(kGuessesUsedUp);
  ++account.guesses[utc_day(now)];
  return account.balance;
}

}  // namespace chalkline::ledger::test
