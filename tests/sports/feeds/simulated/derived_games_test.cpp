#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/time_marks.hpp"

// tests/golden/derived_games.jsonl: reveals and what follows from them, by which programs that are
// not ours are held to this one (docs/SIMULATION.md).
namespace chalkline::sports::simulated {
namespace {

constexpr const char* kDerivedGames = "tests/golden/derived_games.jsonl";
constexpr std::int64_t kFirstGame = 1'300'000;
constexpr std::int64_t kGamesLookedAt = 2'000;  // a football game ends level once in 250

std::array<World, 5> world_of_each_derivation() {
  constexpr auto kLatest = ledger::Timestamp::max();
  constexpr auto kEarliest = ledger::Timestamp::min();
  // The pairs of a double round robin: who meets whom is no matter of a derivation.
  return {World{31, {kLatest, kLatest, kLatest, kLatest, kLatest}},
          World{32, {kEarliest, kLatest, kLatest, kLatest, kLatest}},
          World{33, {kEarliest, kEarliest, kLatest, kLatest, kLatest}},
          World{34, {kEarliest, kEarliest, kEarliest, kLatest, kLatest}},
          World{35, {.double_round_robins = kLatest}}};
}

bool goes_on(const std::vector<Scoring>& scores) {
  return !scores.empty() && scores.back().overtime;
}

bool ends_level(const std::vector<Scoring>& scores) {
  const auto score = state_at(scores, kGameTicks).score;
  return score.home == score.away;
}

// Two games, one that goes on after regulation and, in football, one that ends level.
void add_drawn(std::vector<SimulatedGame>& games, const World& world, ledger::Sport sport) {
  bool wants_longer = true;
  bool wants_level = sport == ledger::Sport::kNfl;
  for (std::int64_t number = 0; number < 2 || wants_longer || wants_level; ++number) {
    REQUIRE(number < kGamesLookedAt);
    auto game = simulated_game(world, {sport, kFirstGame + number});
    const auto scores = scoring(game.match);
    const bool is_longer = wants_longer && goes_on(scores);
    const bool is_level = wants_level && ends_level(scores);
    wants_longer = wants_longer && !is_longer;
    wants_level = wants_level && !is_level;
    if (number < 2 || is_longer || is_level) games.push_back(std::move(game));
  }
}

// As one-sided as no league has it: chances and prices at their bounds.
void add_one_sided(std::vector<SimulatedGame>& games, const World& world, ledger::Sport sport) {
  auto parameters = simulated_game(world, {sport, kFirstGame}).parameters;
  for (const int sign : {1, -1}) {
    parameters.margin = 3 * sign * parameters.total;
    games.push_back(simulated_game(parameters));
  }
}

std::vector<SimulatedGame> games_of_the_file() {
  std::vector<SimulatedGame> games;
  const auto worlds = world_of_each_derivation();
  for (const auto sport : kSports) {
    for (const auto& world : worlds) add_drawn(games, world, sport);
    add_one_sided(games, worlds.back(), sport);
  }
  return games;
}

std::string text_of(const ledger::TwoWay& market) {
  return fmt::format("[{},{},{}]", market.line, market.first, market.second);
}

std::string text_of(const ledger::Score& score) {
  return fmt::format("[{},{}]", score.home, score.away);
}

std::string quotes_of(const SimulatedGame& game) {
  const auto times = quote_times(game.match.draws, game.parameters.starts_at);
  std::vector<std::string> quotes;
  for (std::size_t i = 0; i < kQuotes; ++i) {
    const auto lines = quote(game, i);
    const auto seconds = std::chrono::floor<std::chrono::seconds>(times.at(i));
    quotes.push_back(fmt::format(R"({{"at":{},"moneyline":{},"spread":{},"total":{}}})",
                                 seconds.time_since_epoch().count(), text_of(*lines.moneyline),
                                 text_of(*lines.spread), text_of(*lines.total)));
  }
  return fmt::format("{}", fmt::join(quotes, ","));
}

std::string line_of(const SimulatedGame& game) {
  const auto scores = scoring(game.match);
  const auto periods = period_scores(game.match, scores);
  std::vector<std::string> marks;
  for (const auto& mark :
       {periods.first_quarter, periods.halftime, periods.third_quarter, periods.fourth_quarter}) {
    if (mark) marks.push_back(text_of(*mark));
  }
  return fmt::format(R"({{"reveal":"{}","quotes":[{}],"score":{},"marks":[{}]}})",
                     to_reveal(game.parameters), quotes_of(game),
                     text_of(state_at(scores, kGameTicks).score), fmt::join(marks, ","));
}

TEST_CASE("the games of the file follow from their reveals, and are those that it should have") {
  std::ifstream file{kDerivedGames};
  for (const auto& game : games_of_the_file()) {
    INFO(
        "test_seasons --no-skip -tc='write the games of the file' writes them where a new "
        "derivation came; the games of earlier ones never change");
    std::string line;
    REQUIRE(std::getline(file, line));
    CHECK(line == line_of(game));
    const auto parsed = parse_reveal(to_reveal(game.parameters));
    REQUIRE(parsed);
    CHECK(line_of(simulated_game(*parsed)) == line);
  }
  CHECK(file.peek() == std::ifstream::traits_type::eof());
}

TEST_CASE("write the games of the file" * doctest::skip()) {
  std::ofstream file{kDerivedGames};
  for (const auto& game : games_of_the_file()) file << line_of(game) << '\n';
}

}  // namespace
}  // namespace chalkline::sports::simulated
