// Makes a data directory as `chalkline serve` leaves it: accounts with sessions, bets on games that
// have been played, settled by the Settler.
//   bench_seed DIRECTORY ACCOUNTS BETS SESSIONS
// The first account has a thousand million coins. DIRECTORY/cookies holds the session cookies of
// the first SESSIONS accounts, one a line.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/sessions.hpp"
#include "ledger/engine/settler.hpp"
#include "ledger/log/rocks_log.hpp"
#include "tests/bench/closed_loop.hpp"
#include "tests/bench/players.hpp"

namespace {

using namespace chalkline;
using namespace chalkline::ledger;
using bench::ClosedLoop;
using bench::Random;

constexpr std::uint64_t kBetsPerGame = 1'000;
constexpr Coins kStake = 10;
constexpr std::size_t kOutstanding = 4'096;  // large groups: it is to be done soon

struct Plan {
  std::string directory;
  std::uint64_t accounts{};
  std::uint64_t bets{};
  std::uint64_t sessions{};
};

// Directly into the table that the store has made: the store commits each person with a sync of its
// own. Nobody signs in with a password here.
void write_people(const Plan& plan) {
  const auto file = plan.directory + "/accounts.db";
  http::Accounts store{file};
  sqlite::Connection db{file, sqlite::Access::kWrite};
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  sqlite::Statement insert{
      db, "INSERT INTO users(username, password, opening, created_at) VALUES(?1, '', 0, ?2)"};
  sqlite::Statement session{db,
                            "INSERT INTO sessions(token, user, created_at, expires_at, agent) "
                            "VALUES(?1, ?2, ?3, ?4, '')"};
  std::ofstream cookies{plan.directory + "/cookies"};
  const auto now = http::wall_now();
  for (std::uint64_t i = 0; i < plan.accounts; ++i) {
    insert.run(fmt::format("player{}", i), now);
    if (i >= plan.sessions) continue;
    const auto token = http::new_token();
    session.run(to_hex(*http::token_digest(token)), raw(kFirstAccount) + i, now,
                now + http::kSessionLife);
    cookies << "session=" << token << '\n';
  }
  transaction.commit();
}

// Half of the bets come from a tenth of the players.
AccountId bettor(const Plan& plan, std::uint64_t number) {
  const auto share =
      number % 2 == 0 ? std::max<std::uint64_t>(plan.accounts / 10, 1) : plan.accounts;
  return AccountId{raw(kFirstAccount) + number / 2 % share};
}

void write_log(const Plan& plan) {
  const auto log = open_rocks_log(plan.directory + "/log", OpenMode::kWrite);
  // The last game has just ended; each took two seconds.
  const auto games = plan.bets / kBetsPerGame;
  std::atomic<Timestamp> now{bench::wall_now() - std::chrono::seconds{2 * games + 10}};
  State state{*log, {.directory = plan.directory + "/state"}};
  state.wait_until_ready(std::chrono::hours{1});
  Engine engine{*log, state, [&now] { return now.load(); }};
  Settler settler{*log, state, engine};
  bench::must(engine.execute(AdoptRules{kLatestRules}));  // as a server does first

  auto account = raw(kFirstAccount);
  while (account < raw(kFirstAccount) + plan.accounts) {
    const auto left = raw(kFirstAccount) + plan.accounts - account;
    ClosedLoop{engine, std::min(left, kOutstanding)}.run(
        0, [&] { return Command{OpenAccount{AccountId{account++}}}; });
  }

  // Those who are signed in bet for as long as it is measured.
  account = raw(kFirstAccount);
  while (account < raw(kFirstAccount) + plan.sessions) {
    const auto left = raw(kFirstAccount) + plan.sessions - account;
    ClosedLoop{engine, std::min(left, kOutstanding)}.run(
        0, [&] { return Command{UpgradeMembership{AccountId{account++}, Tier::kUltimate}}; });
  }

  bench::make_rich(*log, state, engine, kFirstAccount, games, now);

  Random random{plan.accounts};
  for (std::uint64_t game = 0; game < games; ++game) {
    bench::must(engine.execute(bench::schedule(game, now.load() + std::chrono::seconds{1})));
    auto number = game * kBetsPerGame;
    ClosedLoop{engine, kBetsPerGame}.run(
        0, [&] { return Command{bench::bet(bettor(plan, number++), kStake, game, -110, random)}; });
    now = now.load() + std::chrono::seconds{2};
    const bool home_wins = random.below(2) == 0;
    bench::must(engine.execute(
        RecordResult{bench::game_id(game), home_wins ? Score{21, 14} : Score{14, 21}}));
  }
  for (std::uint64_t game = 0; game < games; ++game) bench::wait_until_settled(*log, state, game);
  settler.stop();
  engine.stop();
  fmt::print("{} events\n", log->position());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    fmt::print(stderr, "Usage: bench_seed DIRECTORY ACCOUNTS BETS SESSIONS\n");
    return 2;
  }
  const auto number = [](const char* text) { return std::strtoull(text, nullptr, 10); };
  const Plan plan{argv[1], number(argv[2]), number(argv[3]), number(argv[4])};
  std::filesystem::create_directories(plan.directory);
  write_people(plan);
  write_log(plan);
}
