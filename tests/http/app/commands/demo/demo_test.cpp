#include "http/app/commands/demo/demo.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <future>
#include <stdexcept>

#include "http/api/reports/class_file.hpp"
#include "http/api/shared/teaching/learner_rows.hpp"
#include "http/app/commands/demo/demo_class.hpp"
#include "http/app/commands/demo/demo_steps.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/accounts_reader.hpp"
#include "ledger/audit/verify.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

// In the afternoon, at which a demo is made as well as at any hour.
const ledger::Timestamp kDemoEnd{std::chrono::sys_days{std::chrono::year{2026} / 11 / 26} +
                                 std::chrono::hours{17}};
constexpr DemoSize kSmallDemo{.learners = 5, .days = std::chrono::days{4}};

// The CSV of the class as of the ledger's end, with the root there.
std::string csv_of(const ClassRow& row, const std::vector<MemberRow>& members,
                   const std::string& directory, const ledger::Log& log, const ledger::Hash& root) {
  const auto models = projections::ReadModels::open(directory, log, [] { return kDemoEnd; });
  std::promise<void> reached;
  models->when_at(log.position(), [&] { reached.set_value(); });
  reached.get_future().get();
  ClassAsOf known{.row = row};
  known.seat = 1;
  {
    LearnerRows rows{*models};
    auto joined = rows.of(members);
    known.stamp = wire::stamp_at(log, joined.position).value();
    known.members = std::move(joined.members);
  }
  models->stop();
  CHECK(known.stamp.position.value == log.position());
  CHECK(known.stamp.root == root);
  return class_csv(wire::class_file_of(known, "secret"));
}

TEST_CASE("one learner of a demo chases losses and shares the signs of it") {
  CHECK(insight::sample_habit(kDemoChaser) == insight::BettingHabit::kChaser);
  ledger::Bits<ledger::ConsentRow> consent;
  consent.bits = demo_consent(kDemoChaser);
  CHECK(consent.has(ledger::ConsentRow::kBets));
  CHECK(consent.has(ledger::ConsentRow::kChasing));
}

TEST_CASE("the making of a demo is told in a line each five days") {
  std::vector<std::string> lines;
  DemoSteps steps{{.learners = 30, .days = std::chrono::days{12}},
                  [&](const std::string& line) { lines.push_back(line); }};
  for (const auto day : {0, 0, 4, 5, 5, 6, 11, 11, 12}) steps(static_cast<std::uint64_t>(day), 12);
  CHECK(lines == std::vector<std::string>{"Making a class of 30 learners and their last 12 days",
                                          "30 learners, day 5 of 12", "30 learners, day 11 of 12"});
}

TEST_CASE("a demo is a class whose learners have bet, in a ledger without a fault") {
  const ledger::test::TemporaryDirectory directory;
  const DataDirectory data{directory.path()};
  std::uint64_t days = 0;
  const auto made =
      make_demo(data, kDemoEnd, kSmallDemo, [&](auto done, auto /*all*/) { days = done; });
  CHECK(days == 4);
  CHECK(std::filesystem::exists(data.demo()));

  Accounts accounts{data.accounts()};
  const auto educator = accounts.people.find(made.educator).value();
  const auto learner = accounts.people.find(made.learner).value();
  CHECK(learner.password == educator.password);  // one password signs all of them in
  AccountsReader reader{data.accounts()};
  const auto taught = reader.classes().taught_by(educator.id);
  REQUIRE(taught.size() == 1);
  const auto members = reader.classes().members(taught.front().id);
  CHECK(members.size() == kSmallDemo.learners);

  const auto log = open_existing_log(data);
  {
    ledger::State state{*log, {.directory = data.state()}};
    REQUIRE(state.wait_until_ready(std::chrono::minutes{1}));
    for (const auto& member : members) {
      const auto purse = ledger::load_account(state, member.purse);
      CHECK(purse.achievements.bets > 0);
      CHECK(purse.achievements.settled > 0);
      CHECK(ledger::load_account(state, member.person).quiz.completed);
    }
    CHECK(std::ranges::any_of(members, [&](const MemberRow& member) {
      return !ledger::load_account(state, member.person).habit.estimated.empty();
    }));
    state.stop();
  }
  const auto report = ledger::verify(*log, [](auto, auto) {}, {.served = true});
  for (const auto& fault : report.faults) FAIL_CHECK(fault.position, ": ", fault.what);

  const auto csv = csv_of(taught.front(), members, data.read_models(), *log, report.root);
  constexpr std::size_t kHead = 5;  // of comments, and of the columns
  CHECK(std::ranges::count(csv, '\n') == static_cast<std::ptrdiff_t>(kHead + members.size()));
  CHECK_FALSE(csv.contains("not shared"));

  std::size_t daily = 0;
  std::size_t hunches_of_all = 0;
  std::size_t parlays = 0;
  ledger::scan_records(*log, 1, log->position(), [&](const ledger::Record& record) {
    const auto* estimate = std::get_if<ledger::EstimateGiven>(&record.event);
    const auto* hunch = std::get_if<ledger::HunchStated>(&record.event);
    const auto* bet = std::get_if<ledger::BetPlaced>(&record.event);
    daily += estimate != nullptr && estimate->daily ? 1U : 0U;
    hunches_of_all += hunch != nullptr && !hunch->filter.kind ? 1U : 0U;
    parlays += bet != nullptr && bet->legs.size() > 1 ? 1U : 0U;
    return true;
  });
  CHECK(daily >= 5);
  CHECK(hunches_of_all == 0);  // the call wants a kind, a sport or a price
  CHECK(parlays > 0);

  CHECK_THROWS_AS(make_demo(data, kDemoEnd, kSmallDemo, [](auto, auto) {}), std::runtime_error);
}

}  // namespace
}  // namespace chalkline::http
