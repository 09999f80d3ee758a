#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"

namespace chalkline::projections {
namespace {

using namespace test;
using ledger::Market;
using ledger::Side;

TEST_CASE("a placed bet is a pending row with the words it was quoted in") {
  Fixture models;
  models.log_builder.at("2026-11-18T12:00:00Z").join(kAnn);
  const auto id = models.log_builder.bet(
      kAnn, 110, {.market = Market::kSpread, .side = Side::kAway, .line = 7, .odds = -110});

  const auto row = models.bet(kAnn, id);
  CHECK(row.id == id);
  CHECK(event_name(row) == "Celtics @ Lakers");
  CHECK(prediction(row) == "Celtics +3.5");
  CHECK(row.type == BetType::kSpread);
  CHECK_FALSE(row.condition);
  CHECK_FALSE(is_live(row));
  CHECK(row.odds == -110);
  CHECK(row.stake == 110);
  CHECK(row.profit == 100);
  CHECK(row.status == BetStatus::kPending);
  CHECK(row.payout == std::nullopt);
  CHECK(row.placed_at == time("2026-11-18T12:00:00Z"));
  CHECK(row.settled_at == std::nullopt);
  CHECK(score(row) == std::nullopt);
  REQUIRE(row.legs.size() == 1);
  const auto& leg = row.legs.front();
  CHECK(leg.game == kLakers);
  CHECK(leg.sport == ledger::Sport::kNba);
  CHECK(leg.source == ledger::Source::kSimulated);
  CHECK(leg.starts_at == time("2026-11-22T18:00:00Z"));
  CHECK(leg.market == Market::kSpread);
  CHECK(leg.odds == -110);
  CHECK(leg.status == BetStatus::kPending);
  CHECK_FALSE(leg.prop);
}

TEST_CASE("each market has its label") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto label = [&](const On& on) {
    return prediction(models.bet(kAnn, models.log_builder.bet(kAnn, 10, on)));
  };
  CHECK(label({.market = Market::kMoneyline, .side = Side::kHome}) == "Lakers");
  CHECK(label({.market = Market::kMoneyline, .side = Side::kAway}) == "Celtics");
  CHECK(label({.market = Market::kSpread, .side = Side::kHome, .line = -7}) == "Lakers -3.5");
  CHECK(label({.market = Market::kSpread, .side = Side::kHome, .line = 0}) == "Lakers +0");
  CHECK(label({.market = Market::kTotal, .side = Side::kOver, .line = 441}) == "Over 220.5");
  CHECK(label({.market = Market::kTotal, .side = Side::kUnder, .line = 440}) == "Under 220");
}

TEST_CASE("a settled bet says how it ended, what it paid and when") {
  struct End {
    BetOutcome outcome;
    BetStatus status;
    ledger::Coins payout;
  };
  for (const bool in_one_commit : {true, false}) {
    CAPTURE(in_one_commit);
    Fixture models;
    models.log_builder.join(kAnn);
    for (const auto& [outcome, status, payout] :
         {End{BetOutcome::kWon, BetStatus::kWon, 210}, End{BetOutcome::kLost, BetStatus::kLost, 0},
          End{BetOutcome::kPush, BetStatus::kPush, 110},
          End{BetOutcome::kVoid, BetStatus::kVoid, 110}}) {
      const auto id = models.log_builder.bet(kAnn, 110);
      if (!in_one_commit) models.apply();
      models.log_builder.at("2026-11-19T08:00:00Z").settle(id, outcome);
      const auto row = models.bet(kAnn, id);
      CHECK(row.status == status);
      CHECK(row.payout == payout);
      CHECK(row.settled_at == time("2026-11-19T08:00:00Z"));
    }
  }
}

TEST_CASE("a bet has the score of its game once that is final, as it was last corrected") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.bet(kAnn, 110);
  CHECK(score(models.bet(kAnn, id)) == std::nullopt);
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {104, 98}});
  CHECK(score(models.bet(kAnn, id)) == ledger::Score{104, 98});
  models.log_builder.happens(ledger::ResultRecorded{kLakers, {104, 105}});
  CHECK(score(models.bet(kAnn, id)) == ledger::Score{104, 105});
}

TEST_CASE("a reversal opens the bet again, and a new settlement ends it anew") {
  for (const bool in_one_commit : {true, false}) {
    CAPTURE(in_one_commit);
    Fixture models;
    models.log_builder.join(kAnn);
    const auto id = models.log_builder.bet(kAnn, 110);
    if (!in_one_commit) models.apply();
    const auto won = models.log_builder.settle(id, BetOutcome::kWon);
    if (!in_one_commit) models.apply();
    const auto reversed = models.log_builder.reverse(id);
    CHECK(models.bet(kAnn, id).status == BetStatus::kPending);
    CHECK(models.bet(kAnn, id).payout == std::nullopt);
    CHECK(models.bet(kAnn, id).settled_at == std::nullopt);

    const auto lost = models.log_builder.at("2026-11-20T00:00:00Z").settle(id, BetOutcome::kLost);
    CHECK(models.bet(kAnn, id).status == BetStatus::kLost);
    CHECK(models.bet(kAnn, id).settled_at == time("2026-11-20T00:00:00Z"));
    CHECK(models.ask<BetQueries>().settlements(kAnn, id) == std::vector{won, reversed, lost});
    CHECK(models.ask<BetQueries>().settlements(kBen, id).empty());
  }
}

TEST_CASE("within one commit the last settlement of a stored bet counts") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto first = models.log_builder.bet(kAnn, 10);
  const auto second = models.log_builder.bet(kAnn, 10);
  models.apply();
  models.log_builder.settle(second, BetOutcome::kWon);
  models.log_builder.settle(first, BetOutcome::kWon);
  models.log_builder.reverse(second);
  models.log_builder.settle(second, BetOutcome::kLost);
  models.log_builder.reverse(first);
  CHECK(models.bet(kAnn, first).status == BetStatus::kPending);
  CHECK(models.bet(kAnn, second).status == BetStatus::kLost);
}

TEST_CASE("a player's bets are listed newest first, page by page") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.join(kBen);
  std::vector<ledger::BetId> ann;
  for (int i = 0; i < 5; ++i) {
    ann.insert(ann.begin(), models.log_builder.bet(kAnn, 10));
    models.log_builder.bet(kBen, 10);
  }
  CHECK(models.bets(kAnn) == ann);
  CHECK(models.bets(kAnn, {}, 2) == std::vector{ann[0], ann[1]});
  CHECK(models.bets(kAnn, {.before = ann[1]}, 2) == std::vector{ann[2], ann[3]});
  CHECK(models.bets(kAnn, {.before = ann[4]}).empty());
  SUBCASE("from any id, whosever") {
    CHECK(models.bets(kAnn, {.before = ann[2] + 1}) == std::vector{ann[2], ann[3], ann[4]});
    CHECK(models.bets(kBen, {.before = ann[3]}, 1) == std::vector{ann[4] + 1});
  }
}

TEST_CASE("a bet follows the player's last one of an earlier commit, and of an earlier run") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto first = models.log_builder.bet(kAnn, 10);
  models.apply();
  const auto second = models.log_builder.bet(kAnn, 10);
  models.apply();
  const auto third = models.log_builder.bet(kAnn, 10);
  ModelFile reopened{models.file, models.log_builder.log};
  catch_up(reopened, models.log_builder.log, third, [] { return true; });
  Queries queries{models.file};
  std::vector<ledger::BetId> found;
  for (const auto& row : queries.get<BetQueries>().list(kAnn, {}, 100)) found.push_back(row.id);
  CHECK(found == std::vector{third, second, first});
}

TEST_CASE("a list keeps to its filter") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto nba_spread = models.log_builder.bet(kAnn, 10, {.market = Market::kSpread});
  const auto nfl_spread =
      models.log_builder.bet(kAnn, 10, {.game = kBears, .market = Market::kSpread});
  const auto nfl_money = models.log_builder.bet(kAnn, 10, {.game = kBears});
  models.log_builder.settle(nfl_money, BetOutcome::kWon);
  using Ids = std::vector<ledger::BetId>;
  CHECK(models.bets(kAnn, {.status = BetStatus::kPending}) == Ids{nfl_spread, nba_spread});
  CHECK(models.bets(kAnn, {.sport = ledger::Sport::kNfl}) == Ids{nfl_money, nfl_spread});
  CHECK(models.bets(kAnn, {.type = BetType::kSpread}) == Ids{nfl_spread, nba_spread});
  CHECK(models.bets(kAnn, {.status = BetStatus::kPending,
                           .sport = ledger::Sport::kNfl,
                           .type = BetType::kSpread}) == Ids{nfl_spread});
  CHECK(models.bets(kAnn, {.status = BetStatus::kLost}).empty());
}

TEST_CASE("a list tells bets with a condition from those without") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto plain = models.log_builder.bet(kAnn, 10, {});
  ledger::BetPlaced boosted;
  boosted.account = kAnn;
  boosted.stake = 10;
  boosted.profit = 20;
  boosted.legs = {models.log_builder.leg({.market = Market::kTotal})};
  boosted.condition = ledger::Condition{ledger::ConditionType::kIfWin, Side::kHome};
  const auto conditional = models.log_builder.place(boosted);
  using Ids = std::vector<ledger::BetId>;
  CHECK(models.bets(kAnn, {.conditional = true}) == Ids{conditional});
  CHECK(models.bets(kAnn, {.conditional = false}) == Ids{plain});
  CHECK(models.bets(kAnn) == Ids{conditional, plain});
}

// Lakers to win, Packers +3.5, and a point figure of a Laker.
ledger::BetPlaced three_legs(const LogBuilder& log_builder) {
  ledger::BetPlaced parlay;
  parlay.account = kAnn;
  parlay.stake = 100;
  parlay.profit = 700;
  parlay.legs = {
      log_builder.leg({}),
      log_builder.leg({.game = kBears, .market = Market::kSpread, .side = Side::kAway, .line = 7}),
      log_builder.leg({.market = Market::kProp, .side = Side::kOver, .line = 49, .odds = 100})};
  parlay.legs.back().prop = {"lal-1", "Sam Sample", ledger::PropType::kPoints};
  return parlay;
}

TEST_CASE("a parlay is one row with a leg for each pick") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.place(three_legs(models.log_builder));
  const auto row = models.bet(kAnn, id);
  CHECK(row.type == BetType::kParlay);
  CHECK(event_name(row) == "Parlay of 3");
  CHECK(prediction(row) == "Lakers, Packers +3.5, Sam Sample Over 24.5 points");
  CHECK(row.odds == 629);  // 21/11 * 21/11 * 2 = 7.289
  CHECK(score(row) == std::nullopt);
  REQUIRE(row.legs.size() == 3);
  CHECK(row.legs[1].game == kBears);
  CHECK(row.legs[1].event_name == "Packers @ Bears");
  CHECK(row.legs[1].market == Market::kSpread);
  CHECK(row.legs[2].prop == ledger::PropSubject{"lal-1", "Sam Sample", ledger::PropType::kPoints});
  for (const auto& leg : row.legs) CHECK(leg.status == BetStatus::kPending);
}

TEST_CASE("each leg says how it went by its own game, and a prop by its player's figure") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.place(three_legs(models.log_builder));
  const auto statuses = [&] {
    std::vector<BetStatus> found;
    for (const auto& leg : models.bet(kAnn, id).legs) found.push_back(leg.status);
    return found;
  };
  using Statuses = std::vector<BetStatus>;
  using enum BetStatus;
  const auto record_points = [&](bool played, std::uint8_t points) {
    ledger::StatisticsRecorded statistics{kLakers, true, {}};
    statistics.players.push_back({"lal-1", played, {{ledger::PropType::kPoints, points}}});
    models.log_builder.happens(statistics);
    models.apply();  // a commit may come between the two
    models.log_builder.happens(ledger::ResultRecorded{kLakers, {104, 98}});
  };
  record_points(true, 25);
  CHECK(statuses() == Statuses{kWon, kPending, kWon});
  CHECK(models.bet(kAnn, id).legs[2].figure == 25);
  record_points(true, 24);
  CHECK(statuses() == Statuses{kWon, kPending, kLost});
  record_points(false, 0);
  CHECK(statuses() == Statuses{kWon, kPending, kVoid});
  CHECK(models.bet(kAnn, id).legs[2].figure == std::nullopt);
  models.log_builder.happens(ledger::GameCancelled{kBears});
  CHECK(statuses() == Statuses{kWon, kVoid, kVoid});
}

TEST_CASE("a parlay is found by any of its legs, and a prop by its player") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto parlay = models.log_builder.place(three_legs(models.log_builder));
  auto prop_bet = three_legs(models.log_builder);
  prop_bet.legs.erase(prop_bet.legs.begin(), prop_bet.legs.begin() + 2);
  const auto prop = models.log_builder.place(prop_bet);
  const auto single = models.log_builder.bet(kAnn, 10);
  using Ids = std::vector<ledger::BetId>;
  CHECK(models.bets(kAnn, {.type = BetType::kParlay}) == Ids{parlay});
  CHECK(models.bets(kAnn, {.type = BetType::kProp}) == Ids{prop});
  CHECK(models.bets(kAnn, {.type = BetType::kMoneyline}) == Ids{single});
  CHECK(models.bets(kAnn, {.sport = ledger::Sport::kNfl}) == Ids{parlay});
  CHECK(models.bets(kAnn, {.search = "packers"}) == Ids{parlay});
  CHECK(models.bets(kAnn, {.search = "sam s"}) == Ids{prop, parlay});
  CHECK(event_name(models.bet(kAnn, prop)) == "Celtics @ Lakers");
  CHECK(prediction(models.bet(kAnn, prop)) == "Sam Sample Over 24.5 points");
}

TEST_CASE("a conditional keeps its condition, and its odds are the boosted ones") {
  Fixture models;
  models.log_builder.join(kAnn);
  ledger::BetPlaced placed;
  placed.account = kAnn;
  placed.stake = 10;
  placed.legs = {
      models.log_builder.leg({.market = Market::kTotal, .side = Side::kOver, .line = 441})};
  placed.condition = {ledger::ConditionType::kIfTime, Side::kHome, 0, ledger::TimeMark::kHalftime};
  const auto row = models.bet(kAnn, models.log_builder.place(placed));
  CHECK(row.type == BetType::kTotal);
  CHECK(row.condition == placed.condition);
  CHECK(row.odds == 180);  // -110 + 90 is no American price: 200 more
}

TEST_CASE("a live bet says that it is one") {
  Fixture models;
  models.log_builder.join(kAnn);
  ledger::BetPlaced placed;
  placed.account = kAnn;
  placed.legs = {models.log_builder.leg({})};
  placed.legs.front().live = true;
  CHECK(is_live(models.bet(kAnn, models.log_builder.place(placed))));
}

TEST_CASE("nobody finds another player's bet") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.bet(kAnn, 10);
  CHECK(models.ask<BetQueries>().find(kAnn, id).has_value());
  CHECK_FALSE(models.ask<BetQueries>().find(kBen, id).has_value());
  CHECK_FALSE(models.ask<BetQueries>().find(kAnn, id + 1).has_value());
}

TEST_CASE("bets are found many at a time, each once and in their order") {
  Fixture models;
  models.log_builder.join(kAnn);
  models.log_builder.join(kBen);
  const auto first = models.log_builder.bet(kAnn, 10);
  const auto bens = models.log_builder.bet(kBen, 10);
  const auto parlay = models.log_builder.place(three_legs(models.log_builder));
  const auto last = models.log_builder.bet(kAnn, 10, {.market = Market::kSpread});
  const auto find = [&](const std::vector<ledger::BetId>& ids) {
    return models.ask<BetQueries>().find_all(kAnn, ids);
  };
  const auto rows = find({last, bens, first, parlay, last, last + 1});
  REQUIRE(rows.size() == 3);
  CHECK(rows[0].id == first);
  CHECK(rows[1].id == parlay);
  CHECK(rows[1].legs.size() == 3);
  CHECK(rows[2].id == last);
  CHECK(prediction(rows[2]) == prediction(models.bet(kAnn, last)));
  CHECK(find({}).empty());
}

TEST_CASE("a bet shows its game's new start") {
  Fixture models;
  models.log_builder.join(kAnn);
  const auto id = models.log_builder.bet(kAnn, 10);
  models.log_builder.happens(ledger::GameRescheduled{kLakers, time("2026-11-23T01:30:00Z")});
  CHECK(models.bet(kAnn, id).legs.front().starts_at == time("2026-11-23T01:30:00Z"));
}

}  // namespace
}  // namespace chalkline::projections
