#include "sports/book/seasons.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "sports/feeds/replay/import.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/feeds/nflverse_sample.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

constexpr ledger::AccountId kLearner{1000};

// Three seasons of two games, a day apart.
struct Imported {
  ledger::test::TemporaryDirectory directory;
  std::string database = (directory.path() / "sports.db").string();

  Imported() {
    NflverseSample file;
    for (const std::string year : {"2021", "2022", "2023"}) {
      file.add().set("season", year).set("gameday", year + "-10-01");
      file.add().set("season", year).set("gameday", year + "-10-02");
    }
    replay::import_text(database, "games.csv", file.text(), kNoon);
  }
  static BeginSeason wish(std::int32_t year) {
    return {.sport = ledger::Sport::kNfl, .year = year, .player = kLearner};
  }
};

TEST_CASE("an imported season waits until it is begun, and tells how far its run is") {
  Imported imported;
  Seasons seasons{imported.database};
  const auto before = seasons.all(kNoon);
  REQUIRE(before.size() == 3);
  CHECK(before[0].season.year == 2023);
  CHECK(before[0].season.games == 2);
  CHECK(!before[0].under_way);

  REQUIRE(seasons.begin(Imported::wish(2023), kNoon));
  const auto first = kNoon + kFirstStartAfter;
  const auto under_way = [&](ledger::Timestamp now) {
    return Seasons{imported.database}.all(now)[0].under_way;  // as after a restart
  };
  CHECK(under_way(kNoon)->run.begun_by == kLearner);
  CHECK(under_way(kNoon)->progress.played == 0);
  CHECK(under_way(kNoon)->progress.next_start == first);
  CHECK(under_way(first)->progress.next_start == first + 1h);  // a day an hour
  CHECK(under_way(first + 10min - 1us)->progress.played == 0);
  CHECK(under_way(first + 10min)->progress.played == 1);
  CHECK(under_way(first + 1h)->progress.next_start == std::nullopt);
  CHECK(!under_way(first + 1h + 10min));
}

TEST_CASE("a run so far has the results of the games that are over, and the next to begin") {
  Imported imported;
  Seasons seasons{imported.database};
  REQUIRE(seasons.begin(Imported::wish(2023), kNoon));
  const auto name = seasons.all(kNoon)[0].under_way->run.name;
  const auto first = kNoon + kFirstStartAfter;

  const auto before = seasons.so_far(name, kNoon);
  REQUIRE(before);
  CHECK(before->teams.empty());
  REQUIRE(before->next);
  CHECK(before->next->starts_at == first);
  CHECK(before->next->is_listed);
  CHECK(before->games.size() == 2);
  CHECK(std::ranges::binary_search(before->games, before->next->id));

  const auto between = seasons.so_far(name, first + 10min);
  REQUIRE(between->teams.size() == 2);
  CHECK(between->teams[0].won == 1);
  CHECK(between->teams[0].scored > between->teams[0].allowed);
  CHECK(between->teams[1].lost == 1);
  CHECK(between->next->starts_at == first + 1h);

  CHECK(seasons.so_far(name, first + 1h)->next == std::nullopt);
  CHECK(!seasons.so_far("nfl-2023-1", kNoon));
  CHECK(!seasons.so_far(name, first + 1h + 10min));
  REQUIRE(seasons.stop({.sport = ledger::Sport::kNfl, .year = 2023, .player = kLearner}, kNoon));
  CHECK(!seasons.so_far(name, kNoon));
}

TEST_CASE("a run begins within a year") {
  Imported imported;
  Seasons seasons{imported.database};
  for (const auto start : {at("9999-12-31T00:00:00Z"), at("1970-01-01T00:00:00Z"),
                           kNoon + kFirstStartWithin + 1us, kNoon - kFirstStartWithin - 1us}) {
    auto wish = Imported::wish(2023);
    wish.first_start_at = start;
    CHECK(seasons.begin(wish, kNoon).error() == SeasonRefusal::kStartTooFar);
  }
  CHECK(!seasons.all(kNoon)[0].under_way);
  auto wish = Imported::wish(2023);
  wish.first_start_at = kNoon + kFirstStartWithin;
  CHECK(seasons.begin(wish, kNoon).has_value());
}

TEST_CASE("one run of a season at a time, and another after it") {
  Imported imported;
  Seasons seasons{imported.database};
  const auto begun = seasons.begin(Imported::wish(2023), kNoon);
  REQUIRE(begun);
  const auto& run = begun->under_way->run;
  CHECK(seasons.begin(Imported::wish(2023), run.ends_at() - 1us).error() ==
        SeasonRefusal::kUnderWay);
  const auto again = seasons.begin(Imported::wish(2023), run.ends_at());
  REQUIRE(again);
  CHECK(again->under_way->run.name != run.name);
}

TEST_CASE("a run that is stopped is under way no more, and its season can be begun again") {
  Imported imported;
  Seasons seasons{imported.database};
  const StopSeason by_learner{.sport = ledger::Sport::kNfl, .year = 2023, .player = kLearner};
  CHECK(seasons.stop(by_learner, kNoon).error() == SeasonRefusal::kNotUnderWay);
  const auto first = seasons.begin(Imported::wish(2023), kNoon)->under_way->run;
  const auto stopped = seasons.stop(by_learner, kNoon);
  REQUIRE(stopped);
  CHECK(!stopped->under_way);
  CHECK(!seasons.all(kNoon)[0].under_way);
  CHECK(seasons.stop(by_learner, kNoon).error() == SeasonRefusal::kNotUnderWay);
  const auto second = seasons.begin(Imported::wish(2023), kNoon + 1us);
  REQUIRE(second);
  CHECK(second->under_way->run.name != first.name);
  CHECK(seasons.all(kNoon + 1us)[0].under_way->run == second->under_way->run);
}

TEST_CASE("a run is stopped by the player who began it, and by the operator") {
  Imported imported;
  Seasons seasons{imported.database};
  seasons.begin(Imported::wish(2023), kNoon);
  StopSeason wish{.sport = ledger::Sport::kNfl, .year = 2023, .player = ledger::AccountId{1001}};
  CHECK(seasons.stop(wish, kNoon).error() == SeasonRefusal::kNotOwn);
  CHECK(seasons.all(kNoon)[0].under_way);
  wish.player.reset();
  CHECK(seasons.stop(wish, kNoon));
  wish.year = 2020;
  CHECK(seasons.stop(wish, kNoon).error() == SeasonRefusal::kNotImported);
}

TEST_CASE("a season that was not imported cannot be begun") {
  Imported imported;
  CHECK(Seasons{imported.database}.begin(Imported::wish(2020), kNoon).error() ==
        SeasonRefusal::kNotImported);
}

TEST_CASE(
    "a player begins two seasons within a day, also over a restart, the operator any number") {
  Imported imported;
  const auto begin = [&](BeginSeason wish, ledger::Timestamp now) {
    return Seasons{imported.database}.begin(wish, now);
  };
  for (std::int32_t year = 2021; year < 2021 + kRunsPerPlayerAndDay; ++year) {
    CHECK(begin(Imported::wish(year), kNoon));
  }
  auto third = Imported::wish(2023);
  CHECK(begin(third, kNoon + 24h - 1us).error() == SeasonRefusal::kTooMany);
  CHECK(begin(third, kNoon + 24h));
  third.player.reset();
  const auto ended = kNoon + 48h;
  for (const std::int32_t year : {2021, 2022, 2023}) {
    third.year = year;
    CHECK(begin(third, ended));
  }
}

ledger::ClassId class_number(std::uint8_t number) { return {0xc1, number}; }

BeginSeason class_wish(std::uint8_t number, std::int32_t year = 2023) {
  return {.sport = ledger::Sport::kNfl, .year = year, .in_class = class_number(number)};
}

TEST_CASE("a class's run is its own: everybody's and that of another class go on beside it") {
  Imported imported;
  Seasons seasons{imported.database};
  const auto run = seasons.begin(class_wish(1), kNoon)->under_way->run;
  CHECK(run.in_class() == class_number(1));
  CHECK(run.begun_by == ledger::AccountId{0});  // outlives the educator's account
  CHECK(!seasons.all(kNoon)[0].under_way);
  CHECK(!seasons.all(kNoon, class_number(2))[0].under_way);
  CHECK(seasons.all(kNoon, class_number(1))[0].under_way->run == run);

  const auto other = seasons.begin(class_wish(2), kNoon)->under_way->run;
  const auto everybodys = seasons.begin(Imported::wish(2023), kNoon)->under_way->run;
  CHECK(!everybodys.in_class());
  CHECK(!everybodys.world().ends_with(run.world()));
  CHECK(!run.world().ends_with(everybodys.world()));

  // A player, and another class, stop what is theirs.
  CHECK(seasons.stop({ledger::Sport::kNfl, 2023, {}, class_number(1)}, kNoon));
  CHECK(!seasons.all(kNoon, class_number(1))[0].under_way);
  CHECK(seasons.all(kNoon, class_number(2))[0].under_way->run == other);
  CHECK(seasons.all(kNoon)[0].under_way->run == everybodys);
}

TEST_CASE("a class plays one season at a time, and begins two within a day") {
  Imported imported;
  Seasons seasons{imported.database};
  REQUIRE(seasons.begin(class_wish(1), kNoon));
  CHECK(seasons.begin(class_wish(1, 2022), kNoon).error() == SeasonRefusal::kUnderWay);
  REQUIRE(seasons.stop({ledger::Sport::kNfl, 2023, {}, class_number(1)}, kNoon));
  REQUIRE(seasons.begin(class_wish(1, 2022), kNoon + 1us));
  REQUIRE(seasons.stop({ledger::Sport::kNfl, 2022, {}, class_number(1)}, kNoon + 1us));
  CHECK(seasons.begin(class_wish(1), kNoon + 2us).error() == SeasonRefusal::kTooMany);
  CHECK(seasons.begin(class_wish(2), kNoon + 2us));
}

TEST_CASE("so many classes play a season at a time") {
  Imported imported;
  Seasons seasons{imported.database};
  for (std::uint8_t number = 0; number < kClassRunsMax; ++number)
    REQUIRE(seasons.begin(class_wish(number), kNoon));
  CHECK(seasons.begin(class_wish(99), kNoon).error() == SeasonRefusal::kTooManyClasses);
  CHECK(seasons.begin(Imported::wish(2023), kNoon));
  REQUIRE(seasons.stop({ledger::Sport::kNfl, 2023, {}, class_number(0)}, kNoon));
  CHECK(seasons.begin(class_wish(99), kNoon));
}

}  // namespace
}  // namespace chalkline::sports
