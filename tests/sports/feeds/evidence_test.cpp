#include "sports/feeds/simulated/evidence.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/audit/verify.hpp"
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

// Ways in which somebody who runs the house could alter the first NBA game, and the audit's
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

}  // namespace
}  // namespace chalkline::sports
