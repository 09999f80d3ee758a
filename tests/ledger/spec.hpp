#pragma once

#include <doctest/doctest.h>

#include <concepts>
#include <initializer_list>
#include <map>
#include <string>

#include "ledger/events/record_json.hpp"
#include "ledger/events/touched.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/rules/activity.hpp"
#include "ledger/rules/advising.hpp"
#include "ledger/rules/classes/assignments.hpp"
#include "ledger/rules/classes/records.hpp"
#include "ledger/rules/habit/estimates.hpp"
#include "ledger/rules/habit/practice.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/placement.hpp"
#include "ledger/rules/settlement.hpp"
#include "tests/ledger/verbs.hpp"

// The pure rules, read as sentences:
//   given({AccountOpened{kAlice}, granted(100)}).when(bet(kAlice, 30,
//   pick)).then({BetPlaced{...}}); given({}).when(OpenAccount{kAlice}).then({AccountOpened{kAlice},
//   ...}); given({scheduled(kBears)}).when(CancelGame{kNowhere}).then(Rejection::kUnknownGame);
namespace chalkline::ledger::test {

// An event of the past, at noon unless said: at(time, event).
struct Happened {
  template <std::convertible_to<Event> E>
  Happened(E e) : event(std::move(e)) {}
  Happened(Timestamp t, Event e) : event(std::move(e)), time(t) {}
  Event event;
  Timestamp time = kNoon;
};
inline Happened at(Timestamp time, Event event) { return {time, std::move(event)}; }

inline std::string to_text(const Events& events) {
  std::string text;
  for (const auto& event : events) text += to_json({0, kNoon, 0, 0, {}, event}) + "\n";
  return text;
}

class Decided {
 public:
  explicit Decided(std::expected<Events, Rejection> outcome) : outcome_(std::move(outcome)) {}

  void then(const Events& expected) const {
    REQUIRE_MESSAGE(outcome_, "refused: ", outcome_ ? "" : sentence(outcome_.error()));
    CHECK_MESSAGE(*outcome_ == expected, "decided:\n", to_text(*outcome_), "expected:\n",
                  to_text(expected));
  }
  void then(Rejection expected) const {
    REQUIRE_MESSAGE(!outcome_, "accepted:\n", to_text(*outcome_));
    CHECK(std::string{sentence(outcome_.error())} == std::string{sentence(expected)});
  }
  bool accepted() const { return outcome_.has_value(); }

 private:
  std::expected<Events, Rejection> outcome_;
};

// State folded from a history, the events being at positions 1, 2, 3...
class Given {
 public:
  Given(std::initializer_list<Happened> history) {
    for (const auto& [event, time] : history) happened(event, time);
  }

  void happened(const Event& event, Timestamp time) {
    ++position_;
    for_each_touched(
        event,
        [&](AccountId id) {
          evolve(accounts_[id], event, position_, time);
          if (const auto& purse = accounts_[id].purse)
            evolve_owner(accounts_[purse->owner], event, time);
        },
        [&](GameId id) { evolve(games_[id], event, position_, time); },
        [&] { evolve(ledger_, event, position_, time); });
    if (const auto* in_class = class_of(event)) evolve(classes_[*in_class], event, position_, time);
  }

  // By which rules it goes on; those of version 1 unless said.
  Given& under(std::uint16_t version) {
    rules_ = &rules_of(version);
    return *this;
  }

  const AccountState& account(AccountId id) { return accounts_[id]; }
  const GameState* game(GameId) const&& = delete;  // it would outlive the history
  const GameState* game(GameId id) const& {
    const auto found = games_.find(id);
    return found == games_.end() ? nullptr : &found->second;
  }

  // A command to one account or one game, decided by its state alone.
  template <class Command>
  Decided when(const Command& c, Timestamp now = kNoon) {
    if constexpr (requires { c.account; }) {
      return outcome(accounts_[c.account], c, now);
    } else if constexpr (std::same_as<Command, ScheduleGame>) {
      return outcome(game(c.game.game), c, now);
    } else if constexpr (std::same_as<Command, ActAsOperator>) {
      return outcome(game(c.act.game), c, now);
    } else {
      return outcome(game(c.game), c, now);
    }
  }
  Decided when(const PlaceSlip& c, Timestamp now = kNoon) {
    std::vector<const GameState*> games;
    for (const auto& bet : c.bets) {
      for (const auto& pick : bet.picks) games.push_back(game(pick.game));
    }
    return Decided{decide(bettor(c.account), games, c, position_ + 1, now, ledger_.steps, *rules_)};
  }
  Decided when(const OpenClass& c, Timestamp now = kNoon) {
    return decided(decide(find_class(c.class_id), c, now, *rules_));
  }
  Decided when(const EndClass& c, Timestamp now = kNoon) {
    return decided(decide(find_class(c.class_id), c, now));
  }
  Decided when(const OpenPurse& c, Timestamp now = kNoon) {
    return decided(
        decide(accounts_[c.account], accounts_[c.owner], find_class(c.class_id), c, now, *rules_));
  }
  Decided when(const OpenRecord& c, Timestamp now = kNoon) {
    return Decided{decide(accounts_[c.account], accounts_[c.educator], c, now, *rules_)};
  }
  Decided when(const OpenOverview& c, Timestamp now = kNoon) {
    return decided(decide(find_class(c.class_id), accounts_[c.educator], c, now, *rules_));
  }
  Decided when(const SetAssignment& c, Timestamp now = kNoon) {
    return decided(decide(find_class(c.class_id), c, now, *rules_));
  }
  // `by`: the event at c.by.
  Decided when(const MeetAssignment& c, const Event* by) {
    return Decided{decide(accounts_[c.account], class_of_purse(c.account), c, by, *rules_)};
  }
  Decided when(const ReverseAssignment& c, const Event* by) {
    return Decided{decide(accounts_[c.account], c, by)};
  }
  Decided when(const PassGame& c, Timestamp now = kNoon) {
    return Decided{
        decide(accounts_[c.account], class_of_purse(c.account), game(c.game), c, now, *rules_)};
  }
  Decided when(const MarkMarket& c, Timestamp now = kNoon) {
    return Decided{
        decide(accounts_[c.account], game(c.asked.game), ledger_.steps, c, now, *rules_)};
  }
  Decided when(const GuessMargin& c, Timestamp now = kNoon) {
    std::vector<const GameState*> games;
    for (const auto& side : c.sides) games.push_back(game(side.game));
    return Decided{decide(accounts_[c.account], games, ledger_.steps, c, now, *rules_)};
  }
  Decided when(const GiveAdvice& c, Timestamp now = kNoon) {
    return Decided{decide(accounts_[c.account], game(c.game), c, now, ledger_.steps, *rules_)};
  }
  Decided when(const GiveEstimate& c, Timestamp now = kNoon) {
    return Decided{decide(accounts_[c.account], game(c.asked.game), ledger_, c, now, *rules_)};
  }
  Decided when(const SetDailyLine& c, Timestamp now = kNoon) {
    return decided(decide(ledger_, game(c.asked.game), c, now, *rules_));
  }
  Decided when(const ReviewBet& c, const Reviewable& bet, Timestamp now = kNoon) {
    return Decided{decide(accounts_[c.account], c, bet, now, *rules_)};
  }

 private:
  const ClassState* find_class(const ClassId& id) const {
    const auto found = classes_.find(id);
    return found == classes_.end() ? nullptr : &found->second;
  }
  const ClassState* class_of_purse(AccountId id) {
    const auto& purse = accounts_[id].purse;
    return purse ? find_class(purse->class_id) : nullptr;
  }
  Bettor bettor(AccountId id) {
    const auto& account = accounts_[id];
    if (!account.purse) return account;
    return {account, accounts_[account.purse->owner].limits, find_class(account.purse->class_id)};
  }
  // Gives `decide` the time, the rules and the steps back where it wants them.
  template <class State, class Command>
  Decided outcome(const State& state, const Command& c, Timestamp now) const {
    if constexpr (requires { decide(state, c, now, *rules_); })
      return decided(decide(state, c, now, *rules_));
    else if constexpr (requires { decide(state, c, now, ledger_.steps); })
      return decided(decide(state, c, now, ledger_.steps));
    else if constexpr (requires { decide(state, c, *rules_); })
      return decided(decide(state, c, *rules_));
    else
      return decided(decide(state, c));
  }
  static Decided decided(std::expected<Events, Rejection> outcome) {
    return Decided{std::move(outcome)};
  }
  static Decided decided(const std::expected<Event, Rejection>& outcome) {
    if (!outcome) return Decided{std::unexpected(outcome.error())};
    return Decided{Events{*outcome}};
  }

  Position position_ = 0;
  const Rules* rules_ = &rules_of(kFirstRules);
  LedgerState ledger_;
  std::map<AccountId, AccountState> accounts_;
  std::map<GameId, GameState> games_;
  std::map<ClassId, ClassState> classes_;
};

inline Given given(std::initializer_list<Happened> history) { return history; }

// Alice with so many coins, and a game to bet on.
inline Given alice_with(Coins balance) {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, balance, GrantReason::kSignUp},
                scheduled(kBears)});
}

}  // namespace chalkline::ledger::test
