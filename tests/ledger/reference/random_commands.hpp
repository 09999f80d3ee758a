#pragma once

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "ledger/rules/habit/daily_line.hpp"
#include "ledger/rules/progress.hpp"
#include "tests/ledger/reference/random_slips.hpp"
#include "tests/ledger/reference/reference_ledger.hpp"
#include "tests/ledger/verbs.hpp"

namespace chalkline::ledger::test {

// An operator's word keeps feeds from the corrections that lead to debts.
inline constexpr unsigned kSeedsWithoutOperator = 12;

// Commands that mostly make sense, and sometimes break each rule there is.
class RandomCommands {
 public:
  RandomCommands(unsigned seed, const ReferenceLedger& plain)
      : random_(seed), plain_(plain), has_operator_(seed > kSeedsWithoutOperator) {}

  // A number of six; for each account that has been closed there is a new one.
  AccountId account() {
    const auto closed = std::ranges::count_if(
        plain_.accounts(), [](const auto& account) { return account.second.closed; });
    return AccountId{1'000 + below(6 + static_cast<std::size_t>(closed))};
  }
  std::size_t below(std::size_t n) { return random_() % n; }
  bool one_in(std::size_t n) { return below(n) == 0; }

  Command next(Timestamp now) {
    now_ = now;
    switch (below(18)) {
      case 0:
        return OpenAccount{account()};
      case 1:
        return ResetBankroll{account()};
      case 2:
        return quiz();
      case 3:
        return schedule(now + std::chrono::minutes{30 * below(12)});
      case 4:
        return CloseLine{game(), now, {}};
      case 5:
      case 6:
        return slips_.result(to_end());
      case 7:
        return one_in(4)                    ? Command{CancelGame{game()}}
               : has_operator_ && one_in(3) ? as_operator()
                                            : Command{place()};
      case 8:
      case 9:
      case 10:
        return beside_betting();
      default:
        return place();
    }
  }

 private:
  // A number of twelve; a new game takes the place of the oldest every twelve hours.
  GameId game() {
    return game_number(static_cast<std::uint64_t>((now_ - kNoon) / 12h) + 1 + below(12));
  }
  // A game whose result comes, or is corrected: often one of the latest, so that what was won and
  // spent is taken back.
  GameId to_end() {
    if (one_in(2) || told_.empty()) {
      told_.push_back(game());
      return told_.back();
    }
    return told_[told_.size() - 1 - below(std::min<std::size_t>(told_.size(), 12))];
  }

  ScheduleGame schedule(Timestamp starts_at) {
    auto wanted = scheduled(game(), starts_at);
    if (raw(wanted.game) % 3 == 0) wanted.sport = Sport::kMlb;
    if (has_operator_ && one_in(2)) return {wanted};
    return {committed(wanted, to_string(wanted.game))};
  }

  Command as_operator() {
    switch (below(3)) {
      case 0:
        return cancel_as_operator(one_in(9) ? to_end() : game());
      case 1:
        return set_result(to_end(), {static_cast<std::int32_t>(below(40)), one_in(9) ? -1 : 7});
      default:
        return reschedule(game(), now_ + std::chrono::minutes{30 * below(3)});
    }
  }

  template <class E>
  E any() {
    return static_cast<E>(1 + below(enum_names<E>.size()));
  }

  Command beside_betting() {
    switch (below(8)) {
      case 0:
        return ViewData{account(), any<DataView>()};
      case 1:
        return ReadGuide{account(), any<Guide>()};
      case 2:
      case 3:
        return review();
      case 4:
        // Seldom: those who have many coins break few rules.
        return one_in(15) ? Command{UpgradeMembership{account(), any<Tier>()}}
                          : Command{GrantMonthlyBonus{account()}};
      case 5:
        return one_in(2) ? limits() : Command{GrantMonthlyBonus{account()}};
      case 6: {
        const auto revealed = to_end();
        return RevealGame{revealed, one_in(9) ? "another" : to_string(revealed)};
      }
      default:
        return ViewHub{account(), one_in(9) ? 4 : one_in(2) ? 3 : 5};
    }
  }

  ReviewBet review() {
    if (plain_.bets().empty() || one_in(9)) return {account(), below(900)};
    const auto& bet = plain_.bets()[below(plain_.bets().size())];
    return {one_in(9) ? account() : bet.account, bet.id};
  }

  // Tight ones seldom, or nobody would bet any more; each with another reality check, so that each
  // changes something.
  Command limits() {
    ChangeLimits command{account(), {}, 5 + static_cast<std::int32_t>(++changes_ % 200)};
    if (one_in(3))
      command.values.max_stake = one_in(9) ? 0 : 1'000 - static_cast<Coins>(below(900));
    if (one_in(2)) command.values.max_bets_per_day = 1 + static_cast<std::int32_t>(below(3));
    if (one_in(3)) command.values.max_loss_per_week = 400 + static_cast<Coins>(below(2'000));
    if (one_in(9)) command.cool_off_days = 1 + static_cast<std::int32_t>(below(3));
    return command;
  }

  SubmitQuiz quiz() {
    SubmitQuiz command{account(), {}};
    for (auto& answer : command.answers)
      answer = static_cast<std::uint8_t>(below(one_in(4) ? 5 : 4));
    return command;
  }

  PlaceSlip place() {
    const auto player = account();
    // All on one game at long odds: what is won and staked again is missed when it is taken back.
    if (one_in(3))
      return bet(player, all_of(player),
                 moneyline(game(), one_in(2) ? Side::kHome : Side::kAway, 400));
    slips_.set_rules(plain_.rules());
    auto command = slips_.slip(player, now_, [&] {
      return one_in(4) ? all_of(player) : static_cast<Coins>(below(one_in(3) ? 1'200 : 60));
    });
    // Few keys, so that they are used again: for the same slip, or for another.
    command = asked(std::move(command));
    if (one_in(3)) command.key = key(below(50));
    if (command.key != IdempotencyKey{} && one_in(2)) {
      // The same again, if it was placed.
      if (const auto before = sent_.find({player, command.key}); before != sent_.end())
        return before->second;
    }
    sent_.insert_or_assign({player, command.key}, command);
    return command;
  }

  // The whole balance as a stake, which corrections then turn into a debt.
  Coins all_of(AccountId account) const {
    const auto found = plain_.accounts().find(account);
    return found == plain_.accounts().end() ? 1 : std::max(Coins{1}, found->second.balance);
  }

  std::mt19937 random_;
  const ReferenceLedger& plain_;
  bool has_operator_;
  RandomSlips slips_{random_, [this] { return game(); }};
  std::map<std::pair<AccountId, IdempotencyKey>, PlaceSlip> sent_;
  std::vector<GameId> told_;
  Timestamp now_{};
  std::size_t changes_ = 0;
};

// The same of practising day by day, drawn apart from the rest.
class RandomHabits {
 public:
  RandomHabits(unsigned seed, const ReferenceLedger& plain) : random_(seed), plain_(plain) {}

  Command next(Timestamp now) {
    now_ = now;
    return day_by_day();
  }

 private:
  std::size_t below(std::size_t n) { return random_() % n; }
  bool one_in(std::size_t n) { return below(n) == 0; }
  AccountId account() { return AccountId{1'000 + below(7)}; }
  GameId game() {
    return game_number(static_cast<std::uint64_t>((now_ - kNoon) / 12h) + 1 + below(12));
  }

  // Often on a day that is another one in the person's time zone, sometimes on an impossible one.
  Date date() {
    const auto today = day_of(now_);
    if (one_in(30)) return today - 2 + static_cast<Date>(5 * below(2));
    return today + (one_in(5) ? 1 : 0);
  }

  AskedSide asked_side() {
    const auto line = static_cast<HalfPoints>(one_in(20) ? 8 : 9);
    return {game(), Market::kTotal, daily_side(day_of(now_), Market::kTotal), line, -110, -105,
            now_};
  }

  Command day_by_day() {
    const auto who = account();
    switch (below(17)) {
      case 0:
        return SetDailyLine{asked_side()};
      case 12:
        return MarkMarket{who, asked_side()};
      case 13:
      case 14:
        return GuessMargin{who, {asked_side(), asked_side()}, guess()};
      case 1:
        return PauseRun{who, date(), date() + static_cast<Date>(below(70))};
      case 2:
        return ResumeRun{who, date()};
      case 3:
      case 15:
      case 16:
        return StateHunch{who, {}, any_direction(), one_in(9) ? std::uint16_t{31} : bets()};
      case 4:
        return close_hunch(who);
      case 5:
      case 6:
      case 7:
        return AnswerReview{who, one_in(9) ? any_guide() : Guide::kValueBetting,
                            static_cast<std::uint8_t>(below(14)), !one_in(3), date()};
      default:
        return GiveEstimate{who, asked_side(), static_cast<std::uint8_t>(one_in(20) ? 0 : 62),
                            one_in(2), date()};
    }
  }
  Guide any_guide() { return static_cast<Guide>(1 + below(enum_names<Guide>.size())); }
  HunchDirection any_direction() {
    return one_in(2) ? HunchDirection::kBetter : HunchDirection::kWorse;
  }
  std::uint16_t guess() { return one_in(4) ? 1'001 : 45; }
  std::uint16_t bets() { return one_in(2) ? 300 : 100; }

  CloseHunch close_hunch(AccountId who) {
    const auto found = plain_.accounts().find(who);
    if (found == plain_.accounts().end() || found->second.hunches.empty()) return {who, 7};
    const auto& open = found->second.hunches[below(found->second.hunches.size())];
    return {who, open.position, open.stated.bets == 300 && one_in(2)};
  }

  std::mt19937 random_;
  const ReferenceLedger& plain_;
  Timestamp now_{};
};

}  // namespace chalkline::ledger::test
