// How long the overview of a large class takes to read and make, and its report and files.
//   bench_overview DIRECTORY SECONDS     DIRECTORY is empty; SECONDS of the figure
#include "insight/learners/overview.hpp"

#include <cmath>
#include <string>

#include "http/api/reports/class_file.hpp"
#include "projections/files/model_file.hpp"
#include "projections/files/queries.hpp"
#include "tests/bench/bench.hpp"
#include "tests/projections/memory_log.hpp"

namespace {

using namespace chalkline;
using chalkline::bench::Random;
using chalkline::bench::SteadyClock;

constexpr std::uint64_t kLearners = 500;
constexpr std::uint64_t kBetsEach = 1'000;
constexpr std::uint64_t kGames = 5'000;
constexpr ledger::ClassId kClass{1};

ledger::AccountId purse(std::uint64_t nth) {
  return ledger::AccountId{raw(ledger::kFirstPurse) + nth};
}

// Every learner bets 1,000 times, with a chance, on games that others bet on as well.
class Told {
 public:
  explicit Told(const std::filesystem::path& file) : models_{file, log_} {
    happens(ledger::ClassOpened{kClass, {10'000, {}, 0xff, ledger::Timestamp::max()}});
    for (std::uint64_t game = 1; game <= kGames; ++game) schedule(ledger::GameId{game});
    for (std::uint64_t nth = 0; nth < kLearners; ++nth) {
      happens(ledger::PurseOpened{purse(nth), ledger::AccountId{2'000 + nth}, kClass, 0xf});
      happens(ledger::CoinsGranted{purse(nth), 10'000, ledger::GrantReason::kClassStart});
    }
    for (std::uint64_t bet = 0; bet < kBetsEach; ++bet) {
      for (std::uint64_t nth = 0; nth < kLearners; ++nth) bet_once(purse(nth));
      models_.commit();
    }
    models_.finish();
  }

 private:
  ledger::Position happens(const ledger::Event& event) {
    ledger::Record record;
    record.position = log_.position() + 1;
    record.time = ledger::from_micros(static_cast<std::int64_t>(record.position) * 1'000'000);
    record.postings = ledger::postings_of(event);
    record.event = event;
    log_.add(record);
    models_.apply(record);
    return record.position;
  }

  void schedule(ledger::GameId game) {
    happens(ledger::GameScheduled{game,
                                  ledger::Sport::kNba,
                                  ledger::Source::kSimulated,
                                  "a game",
                                  ledger::Timestamp::max(),
                                  "Home",
                                  "HOM",
                                  "Away",
                                  "AWA",
                                  {}});
  }

  void bet_once(ledger::AccountId account) {
    const auto game = ledger::GameId{1 + random_.below(kGames)};
    ledger::BetPlaced placed;
    placed.account = account;
    placed.stake = 10;
    placed.profit = 9;
    placed.stated_chance = static_cast<std::uint8_t>(1 + random_.below(99));
    auto& leg = placed.legs.emplace_back();
    leg.game = game;
    leg.market = ledger::Market::kMoneyline;
    leg.side = ledger::Side::kHome;
    leg.odds = leg.other_odds = -110;
    const auto id = happens(placed);
    const bool is_won = random_.below(2) == 0;
    happens(ledger::BetSettled{account, id, game,
                               is_won ? ledger::BetOutcome::kWon : ledger::BetOutcome::kLost, 10,
                               is_won ? 19 : 0});
  }

  projections::test::MemoryLog log_;
  projections::ModelFile models_;
  Random random_{7};
};

insight::LearnerActs acts_of(const projections::LearnerRow& row) {
  insight::LearnerActs acts{.joined_at = row.joined_at, .last_act = row.acted_at};
  const auto& [n, sum, games, sizes, products, squares] = row.gap;
  acts.gap = {n, sum, games, sizes, products, squares};
  for (const auto& bet : row.recent) {
    acts.recent.push_back({raw(bet.game), bet.has_small_stake, bet.has_chance, bet.is_followed});
  }
  return acts;
}

http::ClassAsOf graded_class() {
  http::ClassAsOf known;
  known.row.title = "ECON 101";
  known.row.kind = http::ClassKind::kGraded;
  known.seat = 1;
  for (std::uint64_t nth = 0; nth < kLearners; ++nth) {
    known.roster.push_back({.sourced_id = std::to_string(nth),
                            .given_name = "Student",
                            .family_name = std::to_string(nth)});
    known.roster.back().person = ledger::AccountId{2'000 + nth};
  }
  return known;
}

void measure_report(projections::Queries& queries, std::span<const ledger::AccountId> purses,
                    double seconds) {
  auto known = graded_class();
  std::vector<double> times_ms;
  const auto begin = SteadyClock::now();
  while (bench::seconds_since(begin) < seconds) {
    const auto start = SteadyClock::now();
    known.members.clear();
    for (auto& row : queries.get<projections::LearnerQueries>().of(purses).rows) {
      http::MemberRow member;
      member.purse = row.account;
      member.person = ledger::AccountId{2'000 + raw(row.account) - raw(ledger::kFirstPurse)};
      member.alias = std::to_string(raw(row.account));
      member.agreed = 1;
      known.members.push_back({.member = std::move(member), .row = std::move(row)});
    }
    const auto report = to_json(http::wire::class_report_of(known));
    const auto csv = http::class_csv(http::wire::class_file_of(known, "secret"));
    times_ms.push_back(1'000 * bench::seconds_since(start));
    if (report.empty() || csv.empty()) return;
  }
  bench::figure("report_p50", bench::percentile(times_ms, 0.5), "ms");
  bench::figure("report_p99", bench::percentile(times_ms, 0.99), "ms");
}

}  // namespace

int main(int argc, char** argv) {
  const auto [directory, seconds] = bench::arguments(argc, argv);
  const auto file = std::filesystem::path{directory} / "models.db";
  {
    const Told told{file};
  }
  projections::Queries queries{file};
  std::vector<ledger::AccountId> purses;
  for (std::uint64_t nth = 0; nth < kLearners; ++nth) purses.push_back(purse(nth));
  std::vector<double> times_ms;
  const auto begin = SteadyClock::now();
  while (bench::seconds_since(begin) < seconds) {
    const auto start = SteadyClock::now();
    double gaps = 0;
    for (const auto& row : queries.get<projections::LearnerQueries>().of(purses).rows) {
      gaps += *insight::overview_of(acts_of(row), {}).gap.value;
    }
    times_ms.push_back(1'000 * bench::seconds_since(start));
    if (std::isnan(gaps)) return 1;
  }
  bench::figure("overview_p50", bench::percentile(times_ms, 0.5), "ms");
  bench::figure("overview_p99", bench::percentile(times_ms, 0.99), "ms");
  measure_report(queries, purses, seconds);
}
