// How long the overview of the largest class takes, from its ledger to the JSON that is sent: the
// first look after a start before the class has been read ahead and after, a look while a tenth of
// the class bets, and its report and files.
//   bench_overview DIRECTORY SECONDS     DIRECTORY is empty; SECONDS of each figure
#include <future>
#include <string>

#include "base/sha256.hpp"
#include "http/api/reports/class_file.hpp"
#include "http/api/shared/teaching/learner_rows.hpp"
#include "http/identity/accounts.hpp"
#include "sports/store/schema.hpp"
#include "tests/bench/bench.hpp"
#include "tests/bench/closed_loop.hpp"
#include "tests/bench/players.hpp"

namespace {

using namespace chalkline;
using namespace std::chrono_literals;
using bench::must;
using bench::Random;
using bench::SteadyClock;
using insight::assignments::Assignment;
using insight::assignments::Rule;

constexpr std::uint64_t kLearners = 500;
constexpr std::uint64_t kBetsEach = 1'000;
constexpr std::uint64_t kGames = 200;  // each learner bets on each five times
constexpr std::uint64_t kBetting = kLearners / 10;
constexpr ledger::ClassId kClass{1};
constexpr ledger::Coins kStake = 10;

ledger::AccountId purse(std::uint64_t nth) {
  return ledger::AccountId{raw(ledger::kFirstPurse) + nth};
}
ledger::AccountId person(std::uint64_t nth) {
  return ledger::AccountId{raw(ledger::kFirstAccount) + nth};
}

// A class whose learners bet, and state a chance each time, with four assignments set.
class Classroom {
 public:
  explicit Classroom(const std::string& directory)
      : accounts_file_{directory + "/accounts.db"},
        accounts_{accounts_file_},
        ledger_{directory.c_str()},
        directory_{directory} {
    must(ledger_.engine.execute(ledger::AdoptRules{ledger::kLatestRules}));
    constexpr ledger::Bits<ledger::BetKind> kKinds{ledger::BetKind::kMoneyline};
    const ledger::ClassTerms terms{20'000, {}, kKinds.bits, ledger_.now.load() + 24h * 100};
    must(ledger_.engine.execute(ledger::OpenClass{kClass, terms}));
    const auto educator = accounts_.people.add({.username = "prof", .password = "hash"}, {});
    accounts_.classes.add({.id = kClass, .title = "ECON 101", .kind = http::ClassKind::kGraded},
                          *educator);
    for (std::uint64_t nth = 0; nth < kLearners; ++nth) join(nth);
    for (const auto one : {Assignment::kHonestChances, Assignment::kSmallStakes,
                           Assignment::kLookBacks, Assignment::kHalfKelly})
      set(insight::assignments::largest_rule(one));
    for (std::uint64_t game = 0; game < kGames; ++game) play(game);
  }

  // The first learners bet once more.
  void bet_again(std::uint64_t game, std::uint64_t learners) {
    std::uint64_t nth = 0;
    bench::ClosedLoop{ledger_.engine, learners}.run(0, [&] { return bet(nth++, game); });
  }
  void open(std::uint64_t game) {
    must(ledger_.engine.execute(bench::schedule(game, ledger_.now.load() + 1s)));
  }

  const std::string& accounts_file() const { return accounts_file_; }
  std::string sports_file() const { return directory_ + "/sports.db"; }
  std::string models_directory() const { return directory_ + "/read"; }
  const ledger::Log& log() const { return *ledger_.log; }
  const ledger::State& state() const { return ledger_.state; }
  ledger::Timestamp now() const { return ledger_.now.load(); }
  ledger::Clock clock() {
    return [this] { return ledger_.now.load(); };
  }

 private:
  void join(std::uint64_t nth) {
    must(ledger_.engine.execute(ledger::OpenAccount{person(nth)}));
    must(ledger_.engine.execute(ledger::OpenPurse{purse(nth), person(nth), kClass, 0b11}));
  }

  void set(const Rule& rule) {
    const auto text = insight::assignments::canonical_text(rule);
    accounts_.class_rules.put(kClass, text);
    must(ledger_.engine.execute(ledger::SetAssignment{
        kClass, static_cast<std::uint8_t>(rule.assignment), 1, sha256(text)}));
  }

  // Everybody bets five times.
  void play(std::uint64_t game) {
    constexpr auto kEach = kBetsEach / kGames;
    open(game);
    std::uint64_t nth = 0;
    bench::ClosedLoop{ledger_.engine, kLearners * kEach}.run(
        0, [&] { return bet(nth++ % kLearners, game); });
    ledger_.now = ledger_.now.load() + 1h;
    const bool home_wins = random_.below(2) == 0;
    must(ledger_.engine.execute(ledger::RecordResult{
        bench::game_id(game), home_wins ? ledger::Score{21, 14} : ledger::Score{14, 21}}));
    bench::wait_until_settled(*ledger_.log, ledger_.state, game);
  }

  ledger::Command bet(std::uint64_t nth, std::uint64_t game) {
    auto slip = bench::bet(purse(nth), kStake, game, -110, random_);
    slip.bets.front().stated_chance = static_cast<std::uint8_t>(1 + random_.below(99));
    return slip;
  }

  std::string accounts_file_;
  http::Accounts accounts_;
  bench::LedgerAlone ledger_;
  std::string directory_;
  Random random_{7};
};

std::vector<http::MemberRow> members() {
  std::vector<http::MemberRow> all;
  for (std::uint64_t nth = 0; nth < kLearners; ++nth) {
    auto& row = all.emplace_back();
    row.in_class = kClass;
    row.person = person(nth);
    row.purse = purse(nth);
    row.alias = "Quiet Maple " + std::to_string(nth);
    row.handle = std::to_string(nth);
    row.agreed = 1;
  }
  return all;
}

std::vector<http::RosterRow> roster() {
  std::vector<http::RosterRow> all;
  for (std::uint64_t nth = 0; nth < kLearners; ++nth) {
    all.push_back({.sourced_id = std::to_string(nth),
                   .given_name = "Student",
                   .family_name = std::to_string(nth)});
    all.back().person = person(nth);
  }
  return all;
}

// What a server that has just started looks at the class with.
class Looking {
 public:
  explicit Looking(Classroom& classroom) : classroom_{classroom} {
    models_ = projections::ReadModels::open(classroom.models_directory(), classroom.log(),
                                            classroom.clock());
    sports::open_sports_db(classroom.sports_file());
    past_games_.emplace(classroom.sports_file());
    states_.emplace(*models_, classroom.log(), classroom.state(), *past_games_,
                    classroom.accounts_file());
    rows_.emplace(*models_);
    wait();
  }
  ~Looking() {
    rows_.reset();
    states_.reset();
    models_->stop();
  }

  // As the server does it after a start.
  void read_ahead() { states_->read_ahead(classroom_.now()); }

  void wait() {
    std::promise<void> reached;
    models_->when_at(classroom_.log().position(), [&] { reached.set_value(); });
    reached.get_future().get();
  }

  // As ClassCalls::seen_rows() does it.
  std::size_t overview() {
    auto joined = rows_->of(members_, roster_);
    const auto states =
        states_->of({.in_class = kClass, .members = members_, .seat = 1}, classroom_.now());
    http::put_assignments(joined.members, states);
    const http::wire::ClassOverview shown{
        .title = "ECON 101",
        .has_assignments = http::has_assignments(states),
        .learners = http::wire::overview_of(joined.members, 1, classroom_.now())};
    return to_json(shown).size();
  }

  std::size_t report() {
    http::ClassAsOf known;
    known.row.title = "ECON 101";
    known.row.kind = http::ClassKind::kGraded;
    known.seat = 1;
    known.roster = roster_;
    known.members = rows_->of(members_).members;
    const auto report = to_json(http::wire::class_report_of(known));
    return report.size() + http::class_csv(http::wire::class_file_of(known, "secret")).size();
  }

 private:
  Classroom& classroom_;
  std::unique_ptr<projections::ReadModels> models_;
  std::optional<sports::HistoryReader> past_games_;
  std::optional<http::AssignmentStates> states_;
  std::optional<http::LearnerRows> rows_;
  std::vector<http::MemberRow> members_ = members();
  std::vector<http::RosterRow> roster_ = roster();
};

// The 50th and the 99th percentile of what `look` takes; `before` is not counted.
template <class Before, class Look>
void measure(const std::string& name, double seconds, Before before, Look look) {
  std::vector<double> times_ms;
  const auto begin = SteadyClock::now();
  while (bench::seconds_since(begin) < seconds) {
    before();
    const auto start = SteadyClock::now();
    if (look() == 0) std::exit(1);
    times_ms.push_back(1'000 * bench::seconds_since(start));
  }
  bench::figure(name + "_p50", bench::percentile(times_ms, 0.5), "ms");
  bench::figure(name + "_p99", bench::percentile(times_ms, 0.99), "ms");
}

}  // namespace

int main(int argc, char** argv) {
  const auto [directory, seconds] = bench::arguments(argc, argv);
  Classroom classroom{directory};
  const auto time = [](const char* name, auto work) {
    const auto start = SteadyClock::now();
    work();
    bench::figure(name, 1'000 * bench::seconds_since(start), "ms");
  };
  const auto look = [](Looking& at) {
    if (at.overview() == 0) std::exit(1);
  };
  {
    Looking unread{classroom};
    time("overview_unread", [&] { look(unread); });
  }
  Looking looking{classroom};
  time("overview_read_ahead", [&] { looking.read_ahead(); });
  time("overview_first", [&] { look(looking); });
  classroom.open(kGames);
  measure(
      "overview", seconds,
      [&] {
        classroom.bet_again(kGames, kBetting);
        looking.wait();
      },
      [&] { return looking.overview(); });
  measure("report", seconds, [] {}, [&] { return looking.report(); });
}
