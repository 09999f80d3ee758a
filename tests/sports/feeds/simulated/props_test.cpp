#include "sports/feeds/simulated/props.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "ledger/values/game_id.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/games/simulated_game.hpp"
#include "sports/simulation/players/player_props.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::AmericanOdds;
using ledger::PropType;
using ledger::Sport;

constexpr std::uint64_t kPropsSeed = 3;

Game game_at(Sport sport, std::int64_t number, std::uint64_t seed = kPropsSeed) {
  const auto listed = listing(World{seed}, {sport, number});
  Game game;
  game.source = ledger::Source::kSimulated;
  game.source_key = listed.source_key;
  game.id = game_id(game.source, listed.source_key);
  game.sport = sport;
  game.starts_at = listed.starts_at;
  game.home = listed.home;
  game.away = listed.away;
  return game;
}

const Game kGame = game_at(Sport::kNba, 1'000'000);
const auto kBefore = kGame.starts_at - 1h;

TEST_CASE("five players of each team are quoted, by team, player and type") {
  const SimulatedProps props{kPropsSeed};
  const auto offers = props.offers(kGame, kBefore);
  CHECK(std::ranges::is_sorted(offers, {}, [](const PropOffer& offer) {
    return std::tuple{!offer.home, offer.subject.player, offer.subject.type};
  }));
  std::set<std::string> players;
  std::map<bool, std::set<std::string>> positions;
  for (const auto& offer : offers) {
    players.insert(offer.subject.player);
    positions[offer.home].insert(offer.position);
    const auto& team = offer.home ? kGame.home : kGame.away;
    CHECK(offer.subject.player.starts_with("nba-" + team.code + "-"));
    CHECK(!offer.subject.name.empty());
    CHECK(offer.quoted_at == kBefore);
    CHECK(offer.expires_at == kBefore + 120s);
    CHECK(is_pick(ledger::Market::kProp, ledger::Side::kOver, offer.line));
  }
  CHECK(players.size() == 10);
  for (const bool home : {true, false}) {
    CHECK(positions[home] == std::set<std::string>{"PG", "SG", "SF", "PF", "C"});
  }
}

TEST_CASE("every sport has props of its own figures, and most games have some of most of them") {
  const SimulatedProps props{kPropsSeed};
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    std::map<PropType, int> games;
    for (int number = 0; number < 400; ++number) {
      const auto game = game_at(sport, 1'000'000 + number);
      std::set<PropType> types;
      for (const auto& offer : props.offers(game, game.starts_at - 1h)) {
        types.insert(offer.subject.type);
        CHECK(place_of(sport, offer.subject.type).has_value());
        CHECK(offer.subject.player.starts_with(ledger::name_of(sport)));
        CHECK(!offer.position.empty());
      }
      CHECK(types.size() >= 2);
      for (const auto type : types) ++games[type];
    }
    for (const auto type : prop_types(sport)) {
      CAPTURE(ledger::name_of(type));
      CHECK(games[type] > 0);
    }
  }
}

TEST_CASE(
    "no props are quoted on a game of another source, or that was listed before all figures") {
  const SimulatedProps props{kPropsSeed};
  auto replayed = kGame;
  replayed.source = ledger::Source::kReplay;
  CHECK(props.offers(replayed, kBefore).empty());
  const SimulatedProps before{kPropsSeed, {.first = ledger::Timestamp::max()}};
  CHECK(before.offers(kGame, kBefore).size() > 20);
  for (const auto sport : {Sport::kNfl, Sport::kMlb, Sport::kNhl}) {
    const auto game = game_at(sport, 1'000'000);
    CHECK(before.offers(game, game.starts_at - 1h).empty());
  }
}

TEST_CASE("RULES 19: prices keep their bounds and a margin of 4 to 7%") {
  const SimulatedProps props{kPropsSeed};
  std::set<AmericanOdds> seen;
  std::set<PropType> types;
  int quotes = 0;
  for (int number = 0; number < 40; ++number) {
    const auto game = game_at(Sport::kNba, number);
    for (int epoch = 0; epoch < 6; ++epoch) {
      for (const auto& offer : props.offers(game, game.starts_at - 1h + epoch * 10min)) {
        ++quotes;
        types.insert(offer.subject.type);
        for (const auto odds : {offer.over, offer.under}) {
          CHECK(((odds >= -130 && odds <= -100) || (odds >= 100 && odds <= 119)));
          seen.insert(odds);
        }
        const auto overround = ledger::overround(offer.over, offer.under);
        CHECK(overround >= 0.04 - 1e-12);
        CHECK(overround <= 0.07);
      }
    }
  }
  CHECK(quotes > 6'000);
  CHECK(seen.size() > 30);
  CHECK(types.size() == 5);
}

TEST_CASE("a line stands for the whole life of a game, its prices for ten minutes") {
  const SimulatedProps props{kPropsSeed};
  const auto first = props.offers(kGame, kGame.starts_at - 12h);
  const auto later = props.offers(kGame, kGame.starts_at - 12h + 10min - 1us);
  const auto moved = props.offers(kGame, kGame.starts_at - 12h + 10min);
  REQUIRE(first.size() == moved.size());
  std::size_t same_prices = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    CHECK(later[i].over == first[i].over);
    CHECK(later[i].under == first[i].under);
    CHECK(moved[i].line == first[i].line);
    CHECK(moved[i].subject == first[i].subject);
    same_prices += moved[i].over == first[i].over && moved[i].under == first[i].under ? 1U : 0U;
  }
  CHECK(same_prices < first.size() / 4);
}

TEST_CASE("the same seed quotes the same, another seed something else") {
  CHECK(SimulatedProps{kPropsSeed}.offers(kGame, kBefore) ==
        SimulatedProps{kPropsSeed}.offers(kGame, kBefore));
  const auto other = game_at(Sport::kNba, 1'000'000, kPropsSeed + 1);
  CHECK(other.id != kGame.id);
  CHECK(SimulatedProps{kPropsSeed + 1}.offers(other, kBefore) !=
        SimulatedProps{kPropsSeed}.offers(kGame, kBefore));
}

TEST_CASE("a quote is taken as it was made, for 120 seconds, across an epoch and a restart") {
  const SimulatedProps props{kPropsSeed};
  const auto epoch_ends =
      std::chrono::floor<std::chrono::minutes>(kBefore) + 10min -
      (std::chrono::floor<std::chrono::minutes>(kBefore).time_since_epoch() % 10min);
  const auto issued = epoch_ends - 1us;
  for (const auto& offer : props.offers(kGame, issued)) {
    const auto& id = offer.quote_id;
    CHECK(props.offer(kGame, id, issued) == offer);
    CHECK(props.offer(kGame, id, issued + 120s) == offer);
    CHECK(SimulatedProps{kPropsSeed}.offer(kGame, id, issued + 60s) == offer);
    CHECK(props.offer(kGame, id, issued + 120s + 1us) == std::unexpected{PropProblem::kExpired});
  }
}

TEST_CASE("a quote of another game, of another seed or of nobody is unknown") {
  const SimulatedProps props{kPropsSeed};
  const auto other = game_at(Sport::kNba, 1'000'001);
  const auto id = props.offers(kGame, kBefore).front().quote_id;
  auto altered = id;
  altered[20] = altered[20] == 'A' ? 'B' : 'A';
  const auto unknown = std::unexpected{PropProblem::kUnknown};
  CHECK(props.offer(other, id, kBefore) == unknown);
  CHECK(SimulatedProps{kPropsSeed + 1}.offer(kGame, id, kBefore) == unknown);
  CHECK(props.offer(kGame, altered, kBefore) == unknown);
  CHECK(props.offer(kGame, altered, kBefore + 1h) == unknown);
  CHECK(props.offer(kGame, "", kBefore) == unknown);
}

}  // namespace
}  // namespace chalkline::sports::simulated
