#include <doctest/doctest.h>

#include <chrono>
#include <random>
#include <string>

#include "sports/model/league.hpp"
#include "tests/wizard/seasons/fastest.hpp"
#include "wizard/understanding/names/terms.hpp"
#include "wizard/understanding/understand.hpp"

namespace chalkline::wizard {
namespace {

// 10,000 games between teams of all leagues, one a minute.
std::vector<BoardGame> many_games() {
  std::vector<BoardGame> games;
  std::mt19937_64 random{1};
  while (games.size() < 10'000) {
    const auto sport = sports::kSports.at(random() % sports::kSports.size());
    const auto teams = sports::teams_of(sport);
    const auto& home = teams[random() % teams.size()];
    const auto& away = teams[random() % teams.size()];
    if (home.code == away.code) continue;
    games.push_back({.id = ledger::GameId{games.size() + 1},
                     .sport = sport,
                     .home = std::string{home.code},
                     .away = std::string{away.code},
                     .starts_at = ledger::Timestamp{std::chrono::minutes{games.size()}}});
  }
  return games;
}

TEST_CASE("a message of 500 characters is understood in time with 10,000 games on the board") {
  // 50 ms are what an answer may take; a question is a small part of it.
  constexpr std::chrono::milliseconds kEach{20};
  const Names names{teams_of_today(), terms()};
  const Board board{many_games()};
  const auto days = days_from({}, std::chrono::minutes{0});
  std::string message;
  while (message.size() < 500) message += "New York, Bostn vs Chicago or lakrs? ";
  const auto each = chalkline::test::fastest("reading a message of 500 characters", kEach, [&] {
    CHECK(understand(message, {names, board, days}, {}).has_more);
  });
  MESSAGE(each.count() << " microseconds a message");
}

}  // namespace
}  // namespace chalkline::wizard
