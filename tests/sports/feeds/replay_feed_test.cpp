#include "sports/feeds/replay/replay_feed.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "sports/book/seasons.hpp"
#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports {
namespace {

using namespace test;

// A Saturday of the season of 2018.
const ledger::Timestamp kRecorded{std::chrono::sys_days{std::chrono::year{2018} / 10 / 20}};

ReplayGame recorded(const std::string& key = "2018/a", ledger::Timestamp starts_at = kRecorded) {
  ReplayGame game;
  game.listed = {key,
                 ledger::Sport::kNba,
                 2018,
                 starts_at,
                 {"Boston Celtics", "BOS"},
                 {"Miami Heat", "MIA"},
                 {sha256("file"), 4}};
  game.imported_at = kNoon - 24h;
  game.lines = {ledger::TwoWay{0, -200, 170}, ledger::TwoWay{-9, -110, -110}, std::nullopt};
  game.closing = {ledger::TwoWay{0, -190, 160}, std::nullopt, ledger::TwoWay{420, -110, -110}};
  game.score = {105, 87};
  return game;
}

// sports.db with recorded games, and a feed of their runs.
struct Recorded {
  ledger::test::TemporaryDirectory directory;
  std::string database = (directory.path() / "sports.db").string();
  sqlite::Connection db = open_sports_db(database);
  ReplayStore store{db};
  replay::ReplayFeed feed{db, {}};

  explicit Recorded(const std::vector<ReplayGame>& games) {
    for (const auto& game : games) store.insert(game);
  }
  // At noon.
  SeasonRun begin(Pace pace, ledger::Timestamp first_start) {
    const auto begun = Seasons{database}.begin(
        {.sport = ledger::Sport::kNba, .year = 2018, .pace = pace, .first_start_at = first_start},
        kNoon);
    return begun.value().under_way->run;
  }
  // All that the feed has to tell by then, with its times.
  template <class What>
  std::vector<std::pair<ledger::Timestamp, What>> updates(ledger::Timestamp until) {
    std::vector<std::pair<ledger::Timestamp, What>> found;
    for (const auto& update : replay::ReplayFeed{db, kNoon}.poll(until)) {
      if (const auto* what = std::get_if<What>(&update.what)) found.emplace_back(update.at, *what);
    }
    return found;
  }
};

TEST_CASE("a recorded game is kept with both of its lines") {
  Recorded season{{recorded()}};
  const auto games = season.store.games(ledger::Sport::kNba, 2018);
  REQUIRE(games.size() == 1);
  CHECK(games.front().listed.proof == recorded().listed.proof);
  CHECK(games.front().lines == recorded().lines);
  CHECK(games.front().closing == recorded().closing);
  CHECK(games.front().score == recorded().score);
}

TEST_CASE("no game is told before a run of its season begins, and all are from then on") {
  Recorded season{{recorded()}};
  CHECK(season.feed.poll(kNoon).empty());
  CHECK(season.feed.next(kNoon) == ledger::Timestamp::max());
  const auto run = season.begin(Pace::kAsItWas, kNoon + 24h);
  CHECK(season.feed.poll(kNoon).size() == 2);  // listed and quoted
  CHECK(season.feed.poll(kNoon).empty());
  CHECK(season.feed.next(kNoon) == kNoon + 24h - replay::kClosesBefore);
  CHECK(season.feed.worlds() == std::vector{run.world()});
}

TEST_CASE("a game of a run names the run in its key, and its row of the file in its proof") {
  Recorded season{{recorded()}};
  const auto run = season.begin(Pace::kAsItWas, kNoon + 24h);
  const auto listed = season.updates<Listed>(kNoon);
  REQUIRE(listed.size() == 1);
  CHECK(listed[0].second.source_key == "2018/a" + run.world());
  CHECK(listed[0].second.starts_at == kNoon + 24h);
  CHECK(listed[0].second.proof == recorded().listed.proof);
  CHECK(listed[0].second.recorded_start == kRecorded);
}

TEST_CASE("as it was: the time between games stays, results come after 3 h 15 min") {
  Recorded season{{recorded("2018/a"), recorded("2018/b", kRecorded + 24h * 30 + 1h)}};
  season.begin(Pace::kAsItWas, kNoon + 1h);
  const auto second = kNoon + 24h * 30 + 2h;
  const auto listed = season.updates<Listed>(second);
  REQUIRE(listed.size() == 2);
  CHECK(listed[1].first == second - kListedAhead);
  CHECK(listed[1].second.starts_at == second);
  const auto ended = season.updates<Ended>(second + 24h);
  REQUIRE(ended.size() == 2);
  CHECK(ended[1].first == second + kResultAfter);
}

TEST_CASE("a day an hour: a day's games within an hour, and ten minutes of each to look at") {
  Recorded season{{recorded("2018/a"), recorded("2018/b", kRecorded + 3h),
                   recorded("2018/c", kRecorded + 24h * 14)}};
  season.begin(Pace::kDayAnHour, kNoon + 15min);
  const auto listed = season.updates<Listed>(kNoon + 24h);
  REQUIRE(listed.size() == 3);
  CHECK(listed[1].second.starts_at == kNoon + 15min + 7min);  // whole minutes
  CHECK(listed[2].second.starts_at == kNoon + 15min + 14h);
  CHECK(listed[2].first == kNoon + 15min + 7h);  // a week of the season ahead
  CHECK(season.updates<Ended>(kNoon + 24h)[0].first == kNoon + 25min);
}

TEST_CASE("a game is quoted as it is listed and at its closing line before kickoff") {
  Recorded season{{recorded()}};
  season.begin(Pace::kAsItWas, kNoon + 24h);
  const auto quotes = season.updates<Quoted>(kNoon + 48h);
  REQUIRE(quotes.size() == 2);
  CHECK(quotes[0].first == kNoon);
  CHECK(quotes[0].second.lines == recorded().lines);
  CHECK(quotes[1].first == kNoon + 24h - replay::kClosesBefore);
  CHECK(quotes[1].second.lines == recorded().closing);
}

TEST_CASE("a game without a closing line, or with the same one, is quoted once") {
  auto without = recorded("2018/a");
  without.closing = {};
  auto same = recorded("2018/b");
  same.closing = same.lines;
  Recorded season{{without, same}};
  season.begin(Pace::kAsItWas, kNoon + 24h);
  CHECK(season.updates<Quoted>(kNoon + 48h).size() == 2);
}

TEST_CASE("a game that begins with its run opens before it closes") {
  Recorded season{{recorded()}};
  season.begin(Pace::kAsItWas, kNoon + 1min);
  const auto quotes = season.updates<Quoted>(kNoon + 1us);
  REQUIRE(quotes.size() == 2);
  CHECK(quotes[0].second.lines == recorded().lines);
  CHECK(quotes[1].first == kNoon + 1us);
  CHECK(quotes[1].second.lines == recorded().closing);
}

TEST_CASE("a run that has ended is told until its last games are void, and then no more") {
  Recorded season{{recorded()}};
  const auto run = season.begin(Pace::kAsItWas, kNoon + 1h);
  CHECK(season.feed.poll(run.ends_at() + 47h).size() == 4);
  CHECK(season.feed.worlds().size() == 1);
  season.feed.poll(run.ends_at() + 48h);
  season.feed.poll(run.ends_at() + 48h);
  CHECK(season.feed.worlds().empty());
}

TEST_CASE(
    "a run that was stopped lists no further game, and tells the ends of those it has listed") {
  Recorded season{{recorded("2018/a"), recorded("2018/b", kRecorded + 24h * 30)}};
  const auto run = season.begin(Pace::kAsItWas, kNoon + 1h);
  CHECK(season.feed.poll(kNoon).size() == 2);
  season.store.stop_run(run, kNoon + 1min);
  const auto updates = season.feed.poll(kNoon + 24h * 60);
  CHECK(std::ranges::count_if(updates, [](const Update& update) {
          return std::holds_alternative<Ended>(update.what);
        }) == 1);
  const auto listed = season.updates<Listed>(kNoon + 24h * 60);  // as after a restart
  REQUIRE(listed.size() == 1);
  CHECK(listed[0].second.source_key == "2018/a" + run.world());
}

TEST_CASE("what ended while no server ran is told at its next start") {
  Recorded season{{recorded()}};
  const auto run = season.begin(Pace::kAsItWas, kNoon + 1h);
  const auto later = run.ends_at() + 24h * 100;
  CHECK(replay::ReplayFeed{season.db, run.ends_at() - 1h}.poll(later).size() == 4);
  CHECK(replay::ReplayFeed{season.db, run.ends_at() + 48h}.poll(later).empty());
}

constexpr ledger::ClassId kClass{0xc1};

SeasonRun begin_for_class(Recorded& season) {
  return Seasons{season.database}
      .begin({.sport = ledger::Sport::kNba,
              .year = 2018,
              .pace = Pace::kAsItWas,
              .in_class = kClass,
              .first_start_at = kNoon + 1h},
             kNoon)
      .value()
      .under_way->run;
}

TEST_CASE("a class's run that is stopped calls off what has yet to begin, and plays the rest") {
  Recorded season{{recorded("2018/a"), recorded("2018/b", kRecorded + 24h),
                   recorded("2018/c", kRecorded + 24h * 20)}};
  const auto run = begin_for_class(season);
  CHECK(season.updates<Listed>(kNoon)[0].second.source_key == "2018/a" + run.world());
  const auto stop = kNoon + 2h;
  REQUIRE(Seasons{season.database}.stop({ledger::Sport::kNba, 2018, {}, kClass}, stop));
  const auto cancelled = season.updates<Cancelled>(kNoon + 24h * 40);
  REQUIRE(cancelled.size() == 1);
  CHECK(cancelled[0].first == stop);
  CHECK(cancelled[0].second.source_key == "2018/b" + run.world());
  const auto ended = season.updates<Ended>(kNoon + 24h * 40);
  REQUIRE(ended.size() == 1);
  CHECK(ended[0].second.source_key == "2018/a" + run.world());
  CHECK(season.updates<Listed>(kNoon + 24h * 40).size() == 2);  // the third was never listed
}

TEST_CASE("a class's run is stopped when the class has ended, once and for good") {
  Recorded season{{recorded("2018/a"), recorded("2018/b", kRecorded + 24h)}};
  begin_for_class(season);
  const auto end = kNoon + 2h;
  replay::ReplayFeed feed{season.db, kNoon, [&](const ledger::ClassId& id, ledger::Timestamp now) {
                            return id == kClass && now >= end;
                          }};
  CHECK(feed.poll(end - 1us).size() == 5);  // both are listed and quoted, the first twice
  const auto news = feed.poll(end);
  CHECK(std::ranges::count_if(news, [](const Update& update) {
          return std::holds_alternative<Cancelled>(update.what);
        }) == 1);
  CHECK(!Seasons{season.database}.all(end, kClass)[0].under_way);
  CHECK(feed.poll(end + 1us).empty());
}

TEST_CASE("what happens in a class's run makes no form and no news of everybody's") {
  Recorded season{{recorded()}};
  begin_for_class(season);
  season.feed.poll(kNoon);
  CHECK(season.feed.worlds().empty());
}

TEST_CASE("sixteen classes that play one season share its games, and each is told its own run") {
  Recorded season{{recorded("2018/a"), recorded("2018/b", kRecorded + 24h)}};
  constexpr std::size_t kRuns = 16;
  std::vector<SeasonRun> runs;
  for (std::uint8_t nth = 0; nth < kRuns; ++nth) {
    runs.push_back(Seasons{season.database}
                       .begin({.sport = ledger::Sport::kNba,
                               .year = 2018,
                               .pace = Pace::kAsItWas,
                               .in_class = ledger::ClassId{0xc1, nth},
                               .first_start_at = kNoon + 1h},
                              kNoon)
                       .value()
                       .under_way->run);
  }
  std::map<std::string, std::size_t> listed_as;
  for (const auto& [at, listed] : season.updates<Listed>(kNoon + 24h * 2))
    ++listed_as[listed.source_key];
  CHECK(listed_as.size() == kRuns * 2);
  for (const auto& run : runs) {
    CHECK(listed_as["2018/a" + run.world()] == 1);
    CHECK(listed_as["2018/b" + run.world()] == 1);
  }
}

TEST_CASE("a season is in memory once while it is played, as it is stored when a run begins") {
  Recorded season{{recorded("2018/a")}};
  replay::RecordedSeasons seasons;
  const auto games = [&] { return seasons.games(season.store, ledger::Sport::kNba, 2018); };
  auto first = games();
  CHECK(games() == first);
  CHECK(first.use_count() == 1);  // the seasons themselves keep none
  season.store.insert(recorded("2018/b", kRecorded + 24h));
  const auto later = games();
  CHECK(later != first);
  CHECK(first->size() == 1);
  CHECK(later->size() == 2);
  CHECK(games() == later);
}

}  // namespace
}  // namespace chalkline::sports
