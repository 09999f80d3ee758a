#include "http/assignments/assignment_states.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <future>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "http/identity/accounts.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/harness.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;
using insight::assignments::Assignment;
using insight::assignments::Rule;
using ledger::Side;

// A class of one member, whose states are read as of many positions.
class Classroom {
 public:
  Classroom() {
    ledger.accept(ledger::AdoptRules{ledger::kLatestRules});
    ledger.accept(ledger::OpenAccount{kAlice});
    for (const auto game : {kBears, kLakers})
      ledger.accept(ledger::ScheduleGame{committed(scheduled(game), "course")});
    ledger.accept(ledger::OpenClass{kEcon, open_terms()});
    ledger.accept(ledger::OpenPurse{kEconPurse, kAlice, kEcon, kUsualConsent});
    const auto educator = accounts_.people.add({.username = "prof", .password = "hash"}, {});
    REQUIRE(educator);
    accounts_.classes.add({.id = kEcon, .title = "ECON 101", .kind = ClassKind::kGraded},
                          *educator);
  }
  ~Classroom() { models_->stop(); }

  void set(const Rule& rule, std::uint16_t version) {
    const auto text = insight::assignments::canonical_text(rule);
    accounts_.class_rules.put(kEcon, text);
    ledger.accept(ledger::SetAssignment{kEcon, static_cast<std::uint8_t>(rule.assignment), version,
                                        sha256(text)});
  }

  // The member's states as the ledger was at `as_of`, one line each.
  std::string at(ledger::Position as_of) {
    std::promise<void> reached;
    models_->when_at(ledger.log().position(), [&] { reached.set_value(); });
    reached.get_future().get();
    const auto found = states_.of(
        {.in_class = kEcon, .members = std::span{&member_, 1}, .seat = 1, .as_of = as_of}, kNoon);
    std::string lines;
    for (const auto& state : found.front().states)
      lines +=
          fmt::format("{} {} v{} {}/{} {}\n", std::to_underlying(state.assignment),
                      word_of(state.mark), state.version, state.done, state.of, state.is_shared);
    return lines;
  }

  LedgerHarness ledger;

 private:
  const MemberRow member_{.in_class = kEcon,
                          .person = kAlice,
                          .purse = kEconPurse,
                          .alias = "Quiet Maple 42",
                          .agreed = 1};
  TemporaryDirectory directory_;
  std::string accounts_file_ = (directory_.path() / "accounts.db").string();
  Accounts accounts_{accounts_file_};
  std::string sports_file_ = [this] {
    auto path = (directory_.path() / "sports.db").string();
    sports::open_sports_db(path);
    return path;
  }();
  sports::HistoryReader past_games_{sports_file_};
  std::unique_ptr<projections::ReadModels> models_ = projections::ReadModels::open(
      (directory_.path() / "read").string(), ledger.log(), ledger.clock.clock());
  AssignmentStates states_{*models_, ledger.log(), ledger.state(), past_games_, accounts_file_};
};

ledger::AskedSide home_of(ledger::GameId game) {
  return {game, ledger::Market::kMoneyline, Side::kHome, 0, -120, 100, kNoon - 1min};
}

TEST_CASE("the states of assignments as of a position stay, whatever comes after it") {
  Classroom taught;
  auto& ledger = taught.ledger;
  std::map<ledger::Position, std::string> seen;
  const auto look = [&] {
    const auto position = ledger.log().position();
    seen.emplace(position, taught.at(position));
  };
  taught.set({.assignment = Assignment::kMarginMarks, .games = 1, .bound = 50}, 1);
  taught.set({.assignment = Assignment::kHonestChances, .count = 1, .games = 1, .different = 1}, 1);
  taught.set({.assignment = Assignment::kHalfKelly, .count = 2}, 1);
  look();
  const auto marked = ledger.accept(ledger::MarkMarket{kAlice, home_of(kBears)});
  look();
  ledger.accept(ledger::MeetAssignment{kEconPurse, 3, 1, marked.first});
  ledger.accept(ledger::GiveEstimate{kAlice, home_of(kLakers), 62, true, ledger::test::kToday});
  look();
  ledger.accept(ledger::ChangeConsent{kEconPurse, 0b0001});
  look();
  ledger.accept(ledger::ChangeConsent{kEconPurse, kUsualConsent});
  taught.set({.assignment = Assignment::kMarginMarks, .games = 2, .bound = 50}, 2);
  look();
  ledger.finish(kLakers, {3, 1});
  look();
  ledger.finish(kLakers, {2, 2});  // a correction, by which the estimate is decided no more
  look();
  ledger.accept(ledger::LeaveClass{kEconPurse, true});
  look();
  for (const auto& [position, states] : seen) {
    CAPTURE(position);
    CHECK(taught.at(position) == states);
  }
  std::set<std::string> different;
  for (const auto& [_, states] : seen) different.insert(states);
  CHECK(different.size() == 6);  // the estimate is undecided thrice
}

TEST_CASE("the outcome of a bet as of a position is that before it was corrected") {
  LedgerHarness ledger;
  ledger.accept(ledger::OpenAccount{kAlice});
  ledger.accept(ledger::ScheduleGame{scheduled(kBears)});
  const auto placed =
      ledger.accept(ledger::test::bet(kAlice, 100, moneyline(kBears, Side::kHome))).first;
  const auto open = ledger.log().position();
  ledger.finish(kBears, {3, 1});
  ledger.settle();
  const auto won = ledger.log().position();
  ledger.finish(kBears, {1, 3});
  ledger.settle();
  const auto outcome = [&](ledger::Position at) {
    return StatesAsOf{ledger.log(), ledger.state(), at}.outcome(kAlice, placed);
  };
  CHECK_FALSE(outcome(open));
  CHECK(outcome(won) == ledger::BetOutcome::kWon);
  CHECK(outcome(ledger.log().position()) == ledger::BetOutcome::kLost);
  for (const auto& record : ledger.records()) {
    const StatesAsOf states{ledger.log(), ledger.state(), record.position};
    CHECK(states.account(kAlice).last_event <= record.position);
    const auto game = states.game(kBears);
    if (game) CHECK(game->last_event <= record.position);
  }
  CHECK_FALSE(StatesAsOf(ledger.log(), ledger.state(), 0).game(kBears));
}

}  // namespace
}  // namespace chalkline::http
