#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <random>
#include <string>

#include "sports/model/league.hpp"
#include "tests/wizard/asked.hpp"
#include "wizard/understanding/names/terms.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::size_t kMessageMax = 500;

// Bytes of any kind, or pieces of questions in any order.
std::string any_message(std::mt19937_64& random) {
  static constexpr auto kPieces = std::to_array<std::string_view>({"Lakers",
                                                                   "new york",
                                                                   " ",
                                                                   "?",
                                                                   "-110",
                                                                   "over",
                                                                   "220.5",
                                                                   "$",
                                                                   "<b>",
                                                                   "&amp;",
                                                                   "\xF0\x9F\x8F\x80",
                                                                   "\xC3",
                                                                   "heat",
                                                                   "NO",
                                                                   "@",
                                                                   "vs",
                                                                   "what is",
                                                                   "a",
                                                                   "spread",
                                                                   "my slip",
                                                                   "and",
                                                                   "tomorrow",
                                                                   "+",
                                                                   ".",
                                                                   "..",
                                                                   "999999999999",
                                                                   "5/2",
                                                                   "'s",
                                                                   "how am i",
                                                                   "sox",
                                                                   "\n",
                                                                   "\0x",
                                                                   "1,000",
                                                                   "k",
                                                                   "-"});
  std::string message;
  const bool is_of_pieces = random() % 2 == 0;
  const auto size = random() % (kMessageMax + 1);
  while (message.size() < size) {
    if (is_of_pieces)
      message += kPieces.at(random() % kPieces.size());
    else
      message += static_cast<char>(random() % 256);
    if (is_of_pieces && random() % 2 == 0) message += ' ';
  }
  message.resize(std::min(message.size(), kMessageMax));
  return message;
}

bool is_on(const Board& board, const std::vector<ledger::GameId>& games) {
  return std::ranges::all_of(games, [&](auto id) { return board.find(id) != nullptr; });
}

TEST_CASE("any bytes are a question, and no game in it is invented") {
  std::mt19937_64 random{28};
  Asked asked;
  for (int i = 0; i < 3'000; ++i) {
    const auto message = any_message(random);
    const auto question = asked(message);
    CAPTURE(message);
    CHECK(is_on(asked.vocabulary().board, question.games));
    CHECK(question.games.size() <= kGames);
    CHECK(question.near.size() <= kNear);
    CHECK((!question.odds || ledger::is_american(*question.odds)));
    CHECK((!question.stake || (*question.stake > 0 && *question.stake <= ledger::kStakeMax)));
    CHECK(std::ranges::all_of(question.unclear, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ' ';
    }));
  }
}

TEST_CASE("the order in which games are given does not matter") {
  const Names names{teams_of_today(), terms()};
  const Board board{games_of_week()};
  auto games = games_of_week();
  std::mt19937_64 random{7};
  const auto days = days_from(games.front().starts_at, std::chrono::minutes{0});
  for (int i = 0; i < 50; ++i) {
    std::ranges::shuffle(games, random);
    const Board shuffled{games};
    for (const auto* message : {"New York", "Lakers and Giants tonight", "Sox", "the game?"}) {
      const auto one = understand(message, {names, board, days}, {});
      const auto other = understand(message, {names, shuffled, days}, {});
      CHECK(described(one) == described(other));
    }
  }
}

TEST_CASE("every team is found by its name, and by its nickname together with its city") {
  const Names names{teams_of_today(), terms()};
  const Board board{{}};
  const auto days = days_from({}, std::chrono::minutes{0});
  for (const auto& team : teams_of_today()) {
    CAPTURE(team.name);
    for (const auto& text : {team.name, "the " + team.name + " game", team.name + "?"}) {
      const auto question = understand(text, {names, board, days}, {});
      CHECK(question.intent == Intent::kAdvice);
      CHECK(question.teams == std::vector{team.key});
      CHECK(question.doubt == Doubt::kNoGame);
    }
  }
}

}  // namespace
}  // namespace chalkline::wizard
