#include "sports/feeds/simulated/evidence.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <span>

#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "ledger/audit/verify.hpp"
#include "sports/feeds/simulated/quotes.hpp"
#include "sports/model/league.hpp"
#include "sports/simulation/players/player_props.hpp"
#include "sports/store/schema.hpp"
#include "sports/store/world_store.hpp"
#include "tests/ledger/verbs.hpp"
#include "tests/sports/sports_fixture.hpp"

// The audit of a ledger whose games reveal what they were drawn from.
namespace chalkline::sports {
namespace {

using namespace test;
using ledger::Market;
using ledger::Pick;
using ledger::Side;

constexpr auto kPlayer = ledger::test::kAlice;

std::vector<std::string> faults(const SportsFixture& house) {
  std::vector<std::string> texts;
  const auto report =
      ledger::verify(house.ledger.log(), [](auto, auto) {}, {.evidence = simulated::open_evidence});
  for (const auto& fault : report.faults) texts.push_back(fault.what);
  return texts;
}

// A bettor at the house, whose picks the ledger takes as they are: quoting is not its business.
class Bettor {
 public:
  explicit Bettor(SportsFixture& house) : house_(house) {
    house_.ledger.accept(ledger::OpenAccount{kPlayer});
  }
  void place(const Pick& pick) { house_.ledger.accept(ledger::test::bet(kPlayer, 1, pick)); }

 private:
  SportsFixture& house_;
};

Pick moneyline(const Game& game) {
  const auto& lines = *game.current.lines.moneyline;
  return {game.id, Market::kMoneyline, Side::kAway, 0, lines.second, lines.first, game.current.at};
}
Pick spread(const Game& game) {
  const auto& lines = *game.current.lines.spread;
  return {game.id,      Market::kSpread, Side::kAway,    -lines.line,
          lines.second, lines.first,     game.current.at};
}
Pick prop(const PropOffer& offer, const Game& game) {
  Pick pick{game.id,     Market::kProp, Side::kUnder,   offer.line,
            offer.under, offer.over,    offer.quoted_at};
  pick.prop = offer.subject;
  return pick;
}

TEST_CASE("bets at quoted prices, before and during games, are what the reveals derive") {
  SportsFixture house;
  Bettor bettor{house};
  {
    const auto book = house.open();
    const auto board = book->boards().current();
    for (const auto& game : board->upcoming) {
      bettor.place(moneyline(game));
      bettor.place(spread(game));
      const auto props = book->props().of(game.id, kNoon);
      if (!props.empty()) bettor.place(prop(props.front(), game));
    }
  }
  house.ledger.clock.set(kNoon + 1h);
  {
    const auto book = house.open();
    const auto live = book->live().current();
    REQUIRE(!live->games.empty());
    int placed = 0;
    for (const auto& game : live->games) {
      if (game.suspended || !game.lines.total) continue;
      Pick pick{game.game.id,
                Market::kTotal,
                Side::kUnder,
                game.lines.total->line,
                game.lines.total->second,
                game.lines.total->first,
                game.at};
      pick.live = true;
      bettor.place(pick);
      ++placed;
    }
    CHECK(placed > 0);
  }
  house.visit(kNoon + 14h);
  for (const auto& fault : faults(house)) FAIL_CHECK(fault);
  const auto events = house.ledger.events();
  CHECK(std::ranges::count_if(events, [](const auto& event) {
          return std::holds_alternative<ledger::GameRevealed>(event);
        }) >= 96);
}

// Ways in which an operator could alter the first NBA game, and the audit's
// answers.
struct Wrong {
  const char* name;
  void (*happens)(SportsFixture&, Bettor&, const Game&, const PropOffer&);
  const char* fault;
};

constexpr auto kNoPrice = "was not placed at a price that was quoted";

const Wrong kWrongs[] = {
    {"longer odds",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer&) {
       auto pick = moneyline(game);
       pick.odds = 900;
       bettor.place(pick);
     },
     kNoPrice},
    {"another line",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer&) {
       auto pick = spread(game);
       pick.line += 6;
       bettor.place(pick);
     },
     kNoPrice},
    {"other odds of the other side",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer&) {
       auto pick = moneyline(game);
       pick.other_odds += pick.other_odds > 0 ? 5 : -5;
       bettor.place(pick);
     },
     kNoPrice},
    {"a quote of another time",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer&) {
       auto pick = moneyline(game);
       pick.quoted_at -= 1s;
       bettor.place(pick);
     },
     kNoPrice},
    {"a prop at another price",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer& offer) {
       auto pick = prop(offer, game);
       pick.odds = 119;
       bettor.place(pick);
     },
     kNoPrice},
    {"a prop of another player",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer& offer) {
       auto pick = prop(offer, game);
       pick.prop->player = "nba-ZZZ-1";
       bettor.place(pick);
     },
     kNoPrice},
    {"another name of a player",
     [](SportsFixture&, Bettor& bettor, const Game& game, const PropOffer& offer) {
       auto pick = prop(offer, game);
       pick.prop->name = "Somebody";
       bettor.place(pick);
     },
     kNoPrice},
    {"another closing line",
     [](SportsFixture& house, Bettor&, const Game& game, const PropOffer&) {
       house.ledger.accept(ledger::CloseLine{game.id, game.current.at, kPickEm});
     },
     "its closing line is not the one recorded"},
    {"another result",
     [](SportsFixture& house, Bettor&, const Game& game, const PropOffer&) {
       house.ledger.clock.set(game.starts_at + 1us);
       house.ledger.accept(ledger::RecordResult{game.id, {200, 0}});
       // The feed's own result comes too late to correct it.
       house.ledger.clock.set(game.starts_at + 73h);
     },
     "its result is not the one recorded"},
};

TEST_CASE("whatever the house changes in a game is found once it is revealed") {
  for (const auto& wrong : kWrongs) {
    CAPTURE(wrong.name);
    SportsFixture house;
    Bettor bettor{house};
    {
      const auto book = house.open();
      const auto board = book->boards().current();
      const auto& game = *std::ranges::find(board->upcoming, ledger::Sport::kNba, &Game::sport);
      const auto offer = book->props().of(game.id, kNoon).front();
      wrong.happens(house, bettor, game, offer);
    }
    house.visit(std::max(house.ledger.clock.now(), kNoon + 14h));
    const auto found = faults(house);
    CHECK_MESSAGE(
        std::ranges::any_of(found, [&](const auto& text) { return text.contains(wrong.fault); }),
        found.size(), " faults, the first: ", found.empty() ? "" : found.front());
  }
}

TEST_CASE("a reveal of another game is none of this one") {
  SportsFixture house;
  house.visit(kNoon);
  house.visit(kNoon + 14h);
  std::optional<ledger::GameScheduled> scheduled;
  std::optional<ledger::GameRevealed> revealed;
  for (const auto& event : house.ledger.events()) {
    if (const auto* e = std::get_if<ledger::GameScheduled>(&event); e && !scheduled) scheduled = *e;
    if (const auto* e = std::get_if<ledger::GameRevealed>(&event);
        e && scheduled && e->game == scheduled->game)
      revealed = *e;
  }
  REQUIRE(revealed);
  const auto opens = [&](auto change) {
    auto game = *scheduled;
    change(game);
    return simulated::open_evidence(game, revealed->reveal) != nullptr;
  };
  CHECK(opens([](auto&) {}));
  CHECK(!opens([](auto& game) { game.source = ledger::Source::kReplay; }));
  CHECK(!opens([](auto& game) { game.starts_at += 1us; }));
  CHECK(!opens([](auto& game) {
    game.sport = game.sport == ledger::Sport::kNfl ? ledger::Sport::kNba : ledger::Sport::kNfl;
  }));
  CHECK(!opens([](auto& game) { std::swap(game.home_code, game.away_code); }));
  CHECK(simulated::open_evidence(*scheduled, "1 nba") == nullptr);
}

// The stores of four older programs: each listed games by the next derivation.
void listed_by_older_programs(const SportsFixture& house) {
  auto db = open_sports_db(house.database());
  WorldStore worlds{db};
  const auto world = simulated::World{house.seed}.name();
  worlds.set_seen_until("simulated, first derivation", world, kNoon - 10h);
  worlds.set_seen_until("simulated, second derivation", world, kNoon - 7h);
  worlds.set_seen_until("simulated, third derivation", world, kNoon - 5h);
  worlds.set_seen_until("simulated, fourth derivation", world, kNoon - 2h);
}

TEST_CASE("a ledger in which games of five derivations follow one another verifies clean") {
  SportsFixture house;
  listed_by_older_programs(house);
  Bettor bettor{house};
  {
    const auto book = house.open();
    for (const auto& game : book->boards().current()->upcoming) {
      bettor.place(moneyline(game));
      if (game.sport != ledger::Sport::kMlb && game.sport != ledger::Sport::kNfl) continue;
      for (const auto& offer : book->props().of(game.id, kNoon) | std::views::take(5))
        bettor.place(prop(offer, game));
    }
  }
  house.visit(kNoon + 14h);
  for (const auto& fault : faults(house)) FAIL_CHECK(fault);
  std::map<std::string, int> revealed;
  for (const auto& event : house.ledger.events()) {
    if (const auto* const game = std::get_if<ledger::GameRevealed>(&event))
      ++revealed[game->reveal.substr(0, 5)];
  }
  for (const auto derivation : {1, 2, 3, 4, 5}) {
    for (const auto* sport : {"mlb", "nfl"})
      CHECK(revealed[fmt::format("{} {}", derivation, sport)] >= 4);
  }
}

std::string priced(const std::optional<ledger::TwoWay>& market) {
  return market ? fmt::format("{} {} {},", market->line, market->first, market->second) : "-,";
}

std::string priced(const std::optional<ledger::Lines>& lines) {
  if (!lines) return "none\n";
  return priced(lines->moneyline) + priced(lines->spread) + priced(lines->total) + '\n';
}

std::string priced_props(const ledger::GameEvidence& evidence,
                         const simulated::SimulatedGame& game) {
  const auto sport = game.match.sport;
  std::string all;
  for (const bool home : {true, false}) {
    const auto& side = game.side(home);
    for (std::size_t slot = 0; slot < game.model().players; ++slot) {
      for (const auto type : simulated::prop_types(sport)) {
        const ledger::PropSubject subject{simulated::player_id(sport, side.code, slot),
                                          simulated::player_name(side.names, slot), type};
        all += priced(evidence.prop(subject, game.parameters.starts_at - 1h));
      }
    }
  }
  return all + '\n';
}

std::string ended(const ledger::GameEvidence& evidence) {
  const auto result = evidence.result();
  std::string all;
  for (const auto& score :
       {std::optional{result.score}, result.periods.first_quarter, result.periods.halftime,
        result.periods.third_quarter, result.periods.fourth_quarter})
    all += score ? fmt::format("{}-{} ", score->home, score->away) : "- ";
  const auto statistics = evidence.statistics();
  if (!statistics) return all;
  for (const auto& player : statistics->players) {
    all += player.player;
    for (const auto& [type, value] : player.figures)
      all += fmt::format(" {} {}", ledger::name_of(type), value);
  }
  return all;
}

std::string derived(const simulated::World& world, simulated::Slot slot) {
  const auto game = simulated::simulated_game(world, slot);
  const auto reveal = to_reveal(game.parameters);
  ledger::GameScheduled scheduled;
  scheduled.source = ledger::Source::kSimulated;
  scheduled.sport = slot.sport;
  scheduled.starts_at = starts_at(slot);
  scheduled.home_code = game.parameters.home.code;
  scheduled.away_code = game.parameters.away.code;
  const auto evidence = simulated::open_evidence(scheduled, reveal);
  REQUIRE(evidence);
  auto all = reveal + '\n';
  for (const auto at : simulated::quote_times(game.match.draws, scheduled.starts_at))
    all += priced(evidence->quoted(at));
  for (const auto tick : {0, 1, 40, 77, 150, 222, 290, 308})
    all += priced(evidence->live(scheduled.starts_at + tick * kLiveTick));
  return all + priced_props(*evidence, game) + priced(evidence->closing()) + ended(*evidence);
}

std::string digest_of_derived(const simulated::World& world,
                              std::span<const ledger::Sport> sports = kSports) {
  std::string all;
  for (const auto sport : sports) {
    for (int number = 0; number < 50; ++number) all += derived(world, {sport, 1'300'000 + number});
  }
  return to_hex(sha256(all)).substr(0, 16);
}

// A change of prices, play or figures of a derivation makes old ledgers false. A program that
// derives otherwise begins a new one (decisions/0018).
TEST_CASE("an audit derives of each derivation what the program of that time had derived") {
  static constexpr auto kAlways = ledger::Timestamp::max();
  constexpr auto kNever = ledger::Timestamp::min();
  const auto world = [](ledger::Timestamp first, ledger::Timestamp all_figures,
                        ledger::Timestamp innings, ledger::Timestamp lineups) {
    return simulated::World{31, {first, all_figures, innings, lineups, kAlways}};
  };
  CHECK(digest_of_derived(world(kAlways, kAlways, kAlways, kNever)) == "f701bc0e4f46a920");
  CHECK(digest_of_derived(world(kNever, kAlways, kAlways, kNever)) == "047028148466c297");
  CHECK(digest_of_derived(world(kNever, kNever, kAlways, kNever)) == "8b4aa37bd18f0949");
  const auto lineups = world(kNever, kNever, kNever, kAlways);
  constexpr std::array kHockeyAlone{ledger::Sport::kNhl};
  CHECK(digest_of_derived(lineups, kHockeyAlone) == "f7c9420d831b0355");
  CHECK(digest_of_derived(lineups) == "ef8fd11425497cad");
  CHECK(digest_of_derived(world(kNever, kNever, kNever, kNever)) == "a9e46f962c68c7d9");
}

}  // namespace
}  // namespace chalkline::sports
