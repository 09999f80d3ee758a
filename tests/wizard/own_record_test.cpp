#include <doctest/doctest.h>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/wizard/asked.hpp"
#include "wizard/answers/records.hpp"
#include "wizard/answers/words.hpp"
#include "wizard/understanding/names/terms.hpp"

namespace chalkline::wizard {
namespace {

using namespace std::chrono_literals;
using std::chrono::sys_days;
using std::chrono::year;

constexpr sys_days kTodaysDate{year{2026} / 11 / 25};

TEST_CASE("a record is asked of any time that was, by the days of who asks") {
  const auto date = [](int year_of, unsigned month, unsigned day) {
    return sys_days{year{year_of} / static_cast<int>(month) / static_cast<int>(day)};
  };
  Asked asked;
  for (const auto& [message, words, from, until] :
       std::vector<std::tuple<std::string, std::string, sys_days, sys_days>>{
           {"how did I do yesterday", "yesterday (November 24)", date(2026, 11, 24), kTodaysDate},
           {"how am I doing today?", "today (November 25)", kTodaysDate, date(2026, 11, 26)},
           {"how was my last week", "last week (November 16 to November 22)", date(2026, 11, 16),
            date(2026, 11, 23)},
           {"how was my week?", "this week (since November 23)", date(2026, 11, 23),
            date(2026, 11, 30)},
           {"How was my last month?", "last month (October 1 to October 31)", date(2026, 10, 1),
            date(2026, 11, 1)},
           {"how am I doing this month", "this month (since November 1)", date(2026, 11, 1),
            date(2026, 12, 1)},
           {"how have I done since October?", "since October 1", date(2026, 10, 1),
            date(2026, 11, 26)},
           {"how have I done since december", "since December 1, 2025", date(2025, 12, 1),
            date(2026, 11, 26)},
           {"my results since Monday", "since November 23", date(2026, 11, 23), date(2026, 11, 26)},
           {"how did I do on Saturday", "on November 21", date(2026, 11, 21), date(2026, 11, 22)},
           {"how did I do last weekend", "last weekend (November 21 to November 22)",
            date(2026, 11, 21), date(2026, 11, 23)},
           {"how did my bets do on October 5", "on October 5", date(2026, 10, 5),
            date(2026, 10, 6)},
           {"how did I do from October 5 to 12", "from October 5 to October 12", date(2026, 10, 5),
            date(2026, 10, 13)},
           {"my record between September and October", "from September 1 to October 31",
            date(2026, 9, 1), date(2026, 11, 1)},
           {"how did I do in May", "from May 1 to May 31", date(2026, 5, 1), date(2026, 6, 1)},
           {"how am I doing in the last 30 days", "in the last 30 days (October 27 to November 25)",
            date(2026, 10, 27), date(2026, 11, 26)},
           {"how have I done the past two weeks",
            "in the last 14 days (November 12 to November 25)", date(2026, 11, 12),
            date(2026, 11, 26)},
           {"how did I do last year", "in 2025 (January 1, 2025 to December 31, 2025)",
            date(2025, 1, 1), date(2026, 1, 1)},
           {"how did I do in 2025", "in 2025 (January 1, 2025 to December 31, 2025)",
            date(2025, 1, 1), date(2026, 1, 1)}}) {
    CAPTURE(message);
    asked.topic = {};
    const auto question = asked(message);
    CHECK(question.intent == Intent::kOwnRecord);
    CHECK_FALSE(question.says_past);
    REQUIRE(question.when);
    CHECK(question.when->words == words);
    CHECK(question.when->from == from);
    CHECK(question.when->until == until);
  }
  // No record is cut by a season, and the answer says so.
  asked.topic = {};
  const auto season = asked("how did I do last season?");
  CHECK(season.intent == Intent::kOwnRecord);
  CHECK_FALSE(season.when);
  CHECK(season.says_past);
  CHECK(asked("how may I be doing so well?").when == std::nullopt);
}

TEST_CASE("a day of a record begins with the midnight of the person's zone") {
  const Names names{teams_of_today(), terms()};
  const Board board{games_of_week()};
  const auto change = sys_days{year{2026} / 11 / 1} + 6h;  // clocks go back
  const auto days = days_from(kWeekNow, "America/New_York",
                              [=](ledger::Timestamp at) { return at < change ? -4h : -5h; });
  const auto when = understand("how did I do last month?", {names, board, days}, {}).when;
  REQUIRE(when);
  CHECK(when->from == sys_days{year{2026} / 10 / 1} + 4h);
  CHECK(when->until == sys_days{year{2026} / 11 / 1} + 4h);
  const auto day = understand("how did I do on November 1?", {names, board, days}, {}).when;
  REQUIRE(day);
  CHECK(day->until - day->from == 25h);
}

TEST_CASE("a record is asked of teams, together with sport, market, side and time") {
  Asked asked;
  for (const auto& [message, cut] : std::vector<std::pair<std::string, std::string>>{
           {"How did I do on the Lakers?", " in games of the Los Angeles Lakers"},
           {"am I up on the lakrs", " in games of the Los Angeles Lakers"},
           {"how am I doing against the Celtics?", " against the Boston Celtics"},
           {"how do I do backing the Knicks", " that backed the New York Knicks"},
           {"how am I doing on the Lakers spread",
            " on spreads that backed the Los Angeles Lakers"},
           {"my record on Lakers underdogs", " on underdogs that backed the Los Angeles Lakers"},
           {"how did I do on the Giants?",
            " in games of the New York Giants or the San Francisco Giants"},
           {"how did I do on the Giants in football?", " in games of the New York Giants"},
           {"how did I do on the Lakers last week?",
            " in games of the Los Angeles Lakers placed last week (November 16 to November 22)"},
           {"how did my parlays do yesterday", " in parlays placed yesterday (November 24)"},
           {"how did I do on NBA totals last month",
            " on NBA totals placed last month (October 1 to October 31)"},
           {"how am I doing overall", ""}}) {
    CAPTURE(message);
    asked.topic = {};
    const auto question = asked(message);
    CHECK(question.intent == Intent::kOwnRecord);
    CHECK(cut_in_words(question) == cut);
  }
  asked.topic = {};
  CHECK(asked("how did my last 10 bets do?").last_bets == 10);
}

TEST_CASE("a record is asked on, cut another way") {
  Asked asked;
  const auto cut = [&](std::string_view message) {
    const auto question = asked(message);
    CHECK(question.intent == Intent::kOwnRecord);
    return cut_in_words(question);
  };
  CHECK(cut("How am I doing?").empty());
  CHECK(cut("and on the Lakers?") == " in games of the Los Angeles Lakers");
  CHECK(cut("and last week?") ==
        " in games of the Los Angeles Lakers placed last week (November 16 to November 22)");
  CHECK(cut("what about the Celtics?") ==
        " in games of the Boston Celtics placed last week (November 16 to November 22)");
  CHECK(cut("and overall?").empty());
  CHECK(cut("what about underdogs?") == " on underdogs");
  CHECK(cut("and in hockey") == " on NHL games on underdogs");
  CHECK(asked("what about the Lakers tonight?").intent == Intent::kAdvice);
  asked.topic = {};
  CHECK(cut("how did I do against the Celtics?") == " against the Boston Celtics");
  CHECK(cut("and yesterday?") == " against the Boston Celtics placed yesterday (November 24)");
  CHECK(asked("should I bet on them tonight?").intent != Intent::kOwnRecord);
}

RecordFigures few_bets() {
  return {.bets = 8, .games = 8, .won = 5, .lost = 3, .profit = 120, .backed = {6, 4, 2}};
}

TEST_CASE("a cut record says of how many bets it is, and that they are too few") {
  Asked asked;
  const auto question = asked("How did I do on the Lakers?");
  const auto answer = own_record(few_bets(), question).message;
  CHECK(
      answer.starts_with("You won 5 and lost 3 of 8 settled bets in games of the Los Angeles "
                         "Lakers, and you are up 120 coins. 6 of them backed the Los Angeles "
                         "Lakers: 4 won and 2 lost. That is too few to tell anything"));
  asked.topic = {};
  const auto last = asked("how did my last 10 bets do?");
  CHECK(own_record(few_bets(), last).message.contains("of your last 8 settled bets"));
  asked.topic = {};
  CHECK(own_record({}, asked("how did I do yesterday?"))
            .message.starts_with("You have no settled bets placed yesterday (November 24) yet"));
}

}  // namespace
}  // namespace chalkline::wizard
