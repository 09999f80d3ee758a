#include "sports/simulation/games/reveal.hpp"

#include <doctest/doctest.h>

#include <set>

#include "ledger/rules/game.hpp"
#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/games/time_marks.hpp"
#include "sports/simulation/players/player_lines.hpp"
#include "sports/simulation/players/player_props.hpp"

namespace chalkline::sports::simulated {
namespace {

const World kRevealWorld{77};

TEST_CASE("a reveal is read back to the game, from which everything of it follows") {
  for (const auto sport : kSports) {
    for (std::int64_t number = 0; number < 50; ++number) {
      const auto game = simulated_game(kRevealWorld, {sport, 1'000'000 + number});
      const auto text = to_reveal(game.parameters);
      CHECK(text.size() < ledger::kRevealBytesMax / 2);
      const auto parameters = parse_reveal(text);
      REQUIRE(parameters);
      CHECK(*parameters == game.parameters);
      const auto again = simulated_game(*parameters);
      CHECK(scoring(again.match) == scoring(game.match));
      CHECK(player_lines(again) == player_lines(game));
      CHECK(quote(again, 3) == quote(game, 3));
      CHECK(player_figures(again) == player_figures(game));
    }
  }
}

TEST_CASE("a game is listed with the digest of its reveal") {
  const Slot slot{ledger::Sport::kNhl, 1'000'000};
  const auto listed = listing(kRevealWorld, slot);
  CHECK(listed.proof.digest == sha256(to_reveal(simulated_game(kRevealWorld, slot).parameters)));
  CHECK(listed.proof.row == 0);
  CHECK(listing(World::before_keys(77), slot).proof == ledger::GameProof{});
}

TEST_CASE("no text but the one that was written is a reveal") {
  const auto text =
      to_reveal(simulated_game(kRevealWorld, {ledger::Sport::kNba, 1'000'000}).parameters);
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (const char other : {' ', '+', '0', 'A', ','}) {
      auto altered = text;
      if (altered[at] == other) continue;
      altered[at] = other;
      CAPTURE(altered);
      // Some are reveals of other games, and then they are written that way.
      const auto parsed = parse_reveal(altered);
      if (parsed) CHECK(to_reveal(*parsed) == altered);
    }
  }
  for (std::size_t size = 0; size < text.size(); ++size) CHECK(!parse_reveal(text.substr(0, size)));
  for (const char* more : {" ", "0", "\n"}) CHECK(!parse_reveal(text + more));
  CHECK(!parse_reveal(" " + text));
}

TEST_CASE("every game has a key of its own, and draws of one purpose are not those of another") {
  std::set<GameKey> keys;
  std::set<std::uint64_t> draws;
  for (const auto sport : kSports) {
    for (std::int64_t number = 0; number < 500; ++number)
      keys.insert(*kRevealWorld.key({sport, number}));
  }
  CHECK(keys.size() == 2'000);
  const GameDraws game{*keys.begin()};
  for (const auto purpose : {RngPurpose::kScores, RngPurpose::kTick, RngPurpose::kScorer}) {
    draws.insert(game.of(purpose).bits());
    for (std::uint64_t number = 0; number < 100; ++number)
      draws.insert(game.of(purpose, number).bits());
  }
  CHECK(draws.size() == 303);
}

// openssl enc -chacha20 -K 00.. -iv 000000000100000002000000 00000000 on zeros: a zero key, and the
// 12 bytes 01 00 00 00 and 02 00 00 00 00 00 00 00 behind a counter of 0.
TEST_CASE("a draw is the first 8 bytes of the ChaCha20 keystream, so that others can compute it") {
  const GameDraws game{GameKey{}};
  CHECK(game.of(static_cast<RngPurpose>(1), 2).bits() == Seed{0x60b1480eff9d713e}.bits());
}

}  // namespace
}  // namespace chalkline::sports::simulated
