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

// Another log, whose reads are counted.
class CountedLog final : public ledger::Log {
 public:
  explicit CountedLog(ledger::Log& log) : log_(log) {}
  std::size_t reads() const { return reads_; }

  std::optional<std::string> read(ledger::Position position) const override {
    ++reads_;
    return log_.read(position);
  }
  const ledger::Head& head_at_open() const override { return log_.head_at_open(); }
  ledger::Head stored_head() const override { return log_.stored_head(); }
  void append(const ledger::Batch& batch) override { log_.append(batch); }
  ledger::Position position() const override { return log_.position(); }
  void scan(ledger::Position from, ledger::Position to,
            const std::function<bool(ledger::Position, std::string_view)>& visit) const override {
    log_.scan(from, to, visit);
  }
  std::optional<ledger::Hash> root_at(ledger::Position position) const override {
    return log_.root_at(position);
  }
  void scan_roots(
      ledger::Position from,
      const std::function<bool(ledger::Position, const ledger::Hash&)>& visit) const override {
    log_.scan_roots(from, visit);
  }
  bool wait_beyond(ledger::Position position, std::chrono::milliseconds at_most,
                   const std::stop_token& stopping) const override {
    return log_.wait_beyond(position, at_most, stopping);
  }

 private:
  ledger::Log& log_;
  mutable std::size_t reads_{};
};

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
  std::string at(ledger::Position as_of) { return seen_by(states_, as_of); }
  // The same as at a first look, without anything kept from before.
  std::string anew() {
    AssignmentStates states{*models_, log_, ledger.state(), past_games_, accounts_file_};
    return seen_by(states, kLatest);
  }

  void note(ledger::BetId bet, const std::string& text) {
    REQUIRE(accounts_.bet_notes.put(kAlice, bet, text, {}));
  }
  void take_note_back(ledger::BetId bet) { accounts_.bet_notes.remove(kAlice, bet); }

  std::size_t reads() const { return log_.reads(); }
  // A look without a wait for the models.
  std::string at_once() { return states_line(states_, kLatest); }
  void read_ahead() {
    wait();
    states_.read_ahead(kNoon);
  }
  void wait() {
    std::promise<void> reached;
    models_->when_at(ledger.log().position(), [&] { reached.set_value(); });
    reached.get_future().get();
  }
  // The models stay where they are.
  void stop_models() { models_->stop(); }
  // By models that are made anew from the log.
  std::string rebuilt() {
    const auto models = projections::ReadModels::open((directory_.path() / "again").string(),
                                                      ledger.log(), ledger.clock.clock());
    std::promise<void> reached;
    models->when_at(ledger.log().position(), [&] { reached.set_value(); });
    reached.get_future().get();
    std::string line;
    {
      AssignmentStates states{*models, log_, ledger.state(), past_games_, accounts_file_};
      line = states_line(states, kLatest);
    }
    models->stop();
    return line;
  }

  LedgerHarness ledger;

 private:
  std::string seen_by(AssignmentStates& states, ledger::Position as_of) {
    wait();
    return states_line(states, as_of);
  }
  std::string states_line(AssignmentStates& states, ledger::Position as_of) {
    const auto found = states.of(
        {.in_class = kEcon, .members = std::span{&member_, 1}, .seat = 1, .as_of = as_of}, kNoon);
    std::string lines;
    for (const auto& state : found.front().states)
      lines +=
          fmt::format("{} {} v{} {}/{} {}\n", std::to_underlying(state.assignment),
                      word_of(state.mark), state.version, state.done, state.of, state.is_shared);
    return lines;
  }

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
  CountedLog log_{ledger.log()};
  AssignmentStates states_{*models_, log_, ledger.state(), past_games_, accounts_file_};
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
    CHECK(taught.at(kLatest) == taught.anew());
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

TEST_CASE("a look counts what came since the last one, and what has changed before it") {
  Classroom taught;
  auto& ledger = taught.ledger;
  taught.set({.assignment = Assignment::kLookBacks, .count = 2, .different = 1, .per_day = 9}, 1);
  taught.set({.assignment = Assignment::kHalfKelly, .count = 4}, 1);
  taught.set({.assignment = Assignment::kManyEstimates, .count = 1, .days = 1}, 1);
  taught.set({.assignment = Assignment::kOwnLimits, .days = 1}, 1);
  const auto look = [&] { CHECK(taught.at(kLatest) == taught.anew()); };
  look();
  const auto side = moneyline(kBears, Side::kHome);
  const auto first = ledger.accept(ledger::test::bet(kEconPurse, 10, side)).first;
  look();
  const auto second = ledger.accept(ledger::test::bet(kEconPurse, 10, side)).first;
  ledger.accept(ledger::GiveEstimate{kAlice, home_of(kLakers), 62, true, ledger::test::kToday});
  look();
  ledger.finish(kBears, {3, 1});
  ledger.settle();
  for (const auto bet : {first, second}) ledger.accept(ledger::ReviewBet{kEconPurse, bet, {}});
  look();
  taught.note(first, "The price had moved.");
  look();
  ledger.finish(kLakers, {3, 1});
  look();
  ledger.accept(ledger::ViewData{kAlice, ledger::DataView::kCalibration});
  look();
  ledger.finish(kBears, {1, 3});  // corrected: what was won is lost
  ledger.settle();
  look();
  ledger.finish(kLakers, {2, 2});
  look();
  ledger.accept(ledger::ChangeConsent{kEconPurse, 0b0001});
  look();
  taught.take_note_back(first);
  look();
}

TEST_CASE("a look reads as many records as were added since the last one") {
  Classroom taught;
  auto& ledger = taught.ledger;
  taught.set({.assignment = Assignment::kHalfKelly, .count = 48}, 1);
  constexpr int kBets = 20;
  const auto bet = [&] {
    ledger.accept(ledger::test::bet(kEconPurse, 10, moneyline(kBears, Side::kHome)));
  };
  for (int i = 0; i < kBets; ++i) bet();
  taught.at(kLatest);
  const auto before = taught.reads();
  CHECK(before == 0);  // a first look needs no record of the log
  bet();
  taught.at(kLatest);
  CHECK(taught.reads() - before <= 4);  // the new ones, and where each stream was left
}

TEST_CASE("an assignment that is set, changed or withdrawn later leaves what was counted") {
  Classroom taught;
  auto& ledger = taught.ledger;
  const auto look = [&] { CHECK(taught.at(kLatest) == taught.anew()); };
  const auto act = [&] {
    ledger.accept(ledger::test::bet(kEconPurse, 10, moneyline(kBears, Side::kHome)));
    ledger.execute(ledger::MarkMarket{kAlice, home_of(kBears)});  // once
    look();
  };
  const Rule marks{.assignment = Assignment::kMarginMarks, .games = 3, .bound = 50};
  taught.set(marks, 1);
  act();
  ledger.accept(ledger::ViewData{kAlice, ledger::DataView::kCalibration});
  ledger.accept(ledger::GiveEstimate{kAlice, home_of(kLakers), 62, true, ledger::test::kToday});
  look();
  taught.set({.assignment = Assignment::kHonestChances, .count = 1, .games = 1, .different = 1}, 1);
  taught.set({.assignment = Assignment::kManyEstimates, .count = 1, .days = 1}, 1);
  taught.set({.assignment = Assignment::kHalfKelly, .count = 3}, 1);
  look();
  act();
  auto withdrawn = marks;
  withdrawn.withdrawn = true;
  taught.set(withdrawn, 2);
  act();
  taught.set(marks, 3);
  act();
  taught.set({.assignment = Assignment::kHalfKelly, .count = 2}, 2);
  const auto before = ledger.log().position();
  act();
  taught.at(before);
  look();
  ledger.finish(kLakers, {3, 1});
  look();
}

TEST_CASE("what the read models do not have yet is read from the log") {
  Classroom taught;
  auto& ledger = taught.ledger;
  taught.set({.assignment = Assignment::kHalfKelly, .count = 48}, 1);
  taught.set({.assignment = Assignment::kSmallStakes,
              .count = 3,
              .days = 1,
              .bound = 200,
              .at_risk = 1'000},
             1);
  taught.set({.assignment = Assignment::kManyEstimates, .count = 1, .days = 1}, 1);
  const auto act = [&](ledger::Coins stake) {
    ledger.accept(ledger::test::bet(kEconPurse, stake, moneyline(kBears, Side::kHome)));
    ledger.execute(ledger::MarkMarket{kAlice, home_of(kBears)});  // once
  };
  act(10);
  taught.wait();
  taught.stop_models();
  act(900);  // of 10,000, beside the 10 before
  ledger.accept(ledger::GiveEstimate{kAlice, home_of(kLakers), 62, true, ledger::test::kToday});
  act(10);
  ledger.finish(kLakers, {3, 1});
  const auto behind = taught.at_once();
  CHECK(taught.reads() > 0);
  CHECK(behind == taught.rebuilt());
}

TEST_CASE("a class that was read ahead is there for the first look") {
  Classroom taught;
  taught.set({.assignment = Assignment::kMarginMarks, .games = 1, .bound = 50}, 1);
  taught.ledger.accept(ledger::MarkMarket{kAlice, home_of(kBears)});
  taught.read_ahead();
  CHECK(taught.at_once() == taught.anew());
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
