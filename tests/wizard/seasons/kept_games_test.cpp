#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "http/api/wizard/learning.hpp"
#include "sports/store/past_game_store.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/wizard/made_league.hpp"
#include "tests/wizard/seasons/written_games.hpp"

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;

// How long the server of the test has run: 2,400 games at one in two hours.
constexpr std::size_t kGamesPlayed = 2'400;
static_assert(kGamesPlayed * 2h < sports::kSimulatedResultsKept);

std::shared_ptr<const Learned> learned_from(const std::string& path) {
  Learning learning{path};
  learning.start();
  while (!learning.current()) std::this_thread::sleep_for(1ms);
  auto learned = learning.current();
  learning.stop();
  return learned;
}

// Of each market at its opening price before the game.
std::vector<double> weights(const Learned& learned, const wizard::PastGame& before) {
  std::vector<double> found;
  const auto& opening = before.quotes.front();
  const auto game = learned.matchup_of(feed_game(before).game);
  for (const auto& assessment : learned.advisor.assess_all(game, opening.lines, opening.at))
    found.push_back(assessment.weight);
  return found;
}

auto earned(const std::vector<double>& weights) {
  return std::ranges::count_if(weights, [](double weight) { return weight > 0; });
}

TEST_CASE("a server that has run for 200 days has its weights again after a restart") {
  const auto games = wizard::play({.games = kGamesPlayed, .opening_error = 3});
  const auto& last = games.back();
  const auto now = last.known_at;
  const ledger::test::TemporaryDirectory directory;
  const auto path = (directory.path() / "sports.db").string();
  auto db = sports::open_sports_db(path);
  write(db, games);
  const auto while_running = weights(*learned_from(path), last);
  CHECK(earned(while_running) > 0);

  sports::GameStore store{db};
  sports::PastGameStore{db}.prune(now);
  CHECK_FALSE(store.knows(games.front().matchup.game));
  CHECK(weights(*learned_from(path), last) == while_running);

  // The last 52 days alone hold too few cases for all of these.
  db.run("DELETE FROM past_game");
  const auto of_seven_weeks = weights(*learned_from(path), last);
  CHECK(of_seven_weeks.size() == while_running.size());
  CHECK(earned(of_seven_weeks) < earned(while_running));
}

}  // namespace
}  // namespace chalkline::http
