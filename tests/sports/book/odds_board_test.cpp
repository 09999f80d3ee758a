#include "sports/book/odds_board.hpp"

#include <doctest/doctest.h>

#include "ledger/values/game_id.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

Game game(std::uint64_t id, ledger::Timestamp starts_at) {
  Game game;
  game.id = ledger::GameId{id};
  game.starts_at = starts_at;
  return game;
}

TEST_CASE("the games of a replayed season are usual only where there is no other source") {
  auto replayed = game(1, kNoon);
  replayed.source = ledger::Source::kReplay;
  CHECK_FALSE(make_board(1, {}, true).is_usual(replayed));
  CHECK(make_board(1, {}, false).is_usual(replayed));
  replayed.source = ledger::Source::kSimulated;
  CHECK(make_board(1, {}, true).is_usual(replayed));
}

TEST_CASE("a board lists its games by start, then id, and finds each by its id") {
  const auto board = make_board(
      7, {game(9, kNoon + 1h), game(5, kNoon + 2h), game(3, kNoon + 1h), game(~0ULL, kNoon)}, true);
  CHECK(board.version == 7);
  std::vector<std::uint64_t> order;
  for (const auto& listed : board.upcoming) order.push_back(raw(listed.id));
  CHECK(order == std::vector<std::uint64_t>{~0ULL, 3, 9, 5});
  for (const auto& listed : board.upcoming) CHECK(board.find(listed.id) == &listed);
  CHECK(board.find(ledger::GameId{4}) == nullptr);
  CHECK(OddsBoard{}.find(ledger::GameId{4}) == nullptr);
}

TEST_CASE("a game's id is the head of the hash of its source and its key") {
  // printf 'simulated:nba/2026-11-21T10:30:00Z/1' | sha256sum
  CHECK(raw(game_id(ledger::Source::kSimulated, "nba/2026-11-21T10:30:00Z/1")) ==
        0xf36d'9aa3'd9a4'0039);
  CHECK(raw(game_id(ledger::Source::kReplay, "2023/2023_01_DET_KC/+0")) == 0x5108'f699'bca6'4da3);
}

TEST_CASE("the games of a class stand on no board but its own") {
  constexpr ledger::ClassId kClass{0xc1};
  constexpr ledger::ClassId kOther{0xc2};
  const auto replayed = [](std::uint64_t id, const std::string& run) {
    auto one = game(id, kNoon);
    one.source = ledger::Source::kReplay;
    one.source_key = "2023/a/" + run;
    return one;
  };
  const auto own = replayed(1, ledger::class_run_prefix(kClass) + "nfl-2023-1");
  const auto everybodys = replayed(2, "nfl-2023-1");
  const auto usual = game(3, kNoon);
  const auto board = make_board(1, {own, everybodys, usual}, true);
  CHECK(board.find(own.id) == nullptr);
  CHECK(board.upcoming.size() == 2);
  REQUIRE(board.of_class(kClass) != nullptr);
  CHECK(board.of_class(kClass)->upcoming == std::vector{own});
  CHECK(board.of_class(kOther) == nullptr);
  CHECK(board.of_class({}) == nullptr);

  CHECK(board.find(kClass, own.id) != nullptr);
  CHECK(board.find(kOther, own.id) == nullptr);
  CHECK(board.find({}, own.id) == nullptr);
  CHECK(board.find(kClass, usual.id) != nullptr);
  CHECK(board.find(std::nullopt, everybodys.id) != nullptr);
  // Beside usual games a class has no past season but its own.
  CHECK(board.find(kClass, everybodys.id) == nullptr);
  CHECK(make_board(1, {everybodys}, false).find(kClass, everybodys.id) != nullptr);
}

}  // namespace
}  // namespace chalkline::sports
