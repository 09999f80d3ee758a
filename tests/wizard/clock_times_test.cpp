#include "wizard/understanding/clock_times.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string_view>
#include <tuple>
#include <vector>

#include "tests/wizard/asked.hpp"
#include "wizard/understanding/names/terms.hpp"
#include "wizard/understanding/slots.hpp"

namespace chalkline::wizard {
namespace {

using namespace std::chrono_literals;

// A Wednesday at 18:20 in New York, where it is 23:20 in UTC.
const ledger::Timestamp kEvening = kWeekNow + 8h + 20min;
Days in_new_york() {
  return days_from(kEvening, "America/New_York", [](auto /*at*/) { return -5h; });
}

TEST_CASE("hours of the clock are those of the person's zone, on the day that is named") {
  const auto days = in_new_york();
  const auto midnight = std::chrono::sys_days{days.today} + 5h;  // of Wednesday, in UTC
  struct Row {
    std::string_view message;
    std::string_view words;
    std::chrono::minutes from;
    std::chrono::minutes until;
  };
  for (const auto& [message, words, from, until] : std::vector<Row>{
           {"what's on after 9pm", "after 21:00 today (America/New_York)", 21h, 30h},
           {"what's on after 9", "after 21:00 today (America/New_York)", 21h, 30h},
           {"what's on after 9 pm tonight?", "after 21:00 today (America/New_York)", 21h, 30h},
           {"games after 9:30pm", "after 21:30 today (America/New_York)", 21h + 30min, 30h},
           {"games after 21:30", "after 21:30 today (America/New_York)", 21h + 30min, 30h},
           {"games after nine o'clock", "after 21:00 today (America/New_York)", 21h, 30h},
           {"games after 9 p.m. tomorrow", "after 21:00 tomorrow (America/New_York)", 45h, 54h},
           {"games before noon on Friday", "before 12:00 on Friday (America/New_York)", 54h, 60h},
           {"anything before 8pm?", "before 20:00 today (America/New_York)", 0h, 20h},
           {"games between 7 and 9", "between 19:00 and 21:00 today (America/New_York)", 19h, 21h},
           {"games from 10pm to 1am", "between 22:00 and 01:00 today (America/New_York)", 22h, 25h},
           {"games after midnight", "after 00:00 today (America/New_York)", 24h, 30h},
           {"games at 8pm tomorrow", "between 20:00 and 21:00 tomorrow (America/New_York)", 44h,
            45h}}) {
    CAPTURE(message);
    const auto when = when_in(tokens_of(message), days);
    REQUIRE(when);
    CHECK(when->words == words);
    CHECK(when->from == midnight + from);
    CHECK(when->until == midnight + until);
  }
}

TEST_CASE("the next hours are counted from now") {
  const auto days = in_new_york();
  for (const auto& [message, words, length] :
       std::vector<std::tuple<std::string_view, std::string_view, std::chrono::minutes>>{
           {"what starts in the next hour", "in the next hour", 1h},
           {"what starts within the hour?", "in the next hour", 1h},
           {"games in the next 3 hours", "in the next 3 hours", 3h},
           {"games in the next two hours", "in the next 2 hours", 2h},
           {"anything in the next 30 minutes?", "in the next 30 minutes", 30min},
           {"what's on in the next few hours", "in the next 3 hours", 3h}}) {
    CAPTURE(message);
    const auto when = when_in(tokens_of(message), days);
    REQUIRE(when);
    CHECK(when->words == words);
    CHECK(when->from == kEvening);
    CHECK(when->until == kEvening + length);
  }
}

TEST_CASE("numbers that are lines, prices, stakes or counts are no hours") {
  for (const auto* message :
       {"Lakers win by 7", "should I bet at 8", "Lakers at -110", "over 8 in the Yankees game",
        "give me an underdog between +150 and +250", "after 5 losses", "before 3 games are over",
        "I lost by 10", "bet 9 on the Lakers", "how did I do over the past 7 days"}) {
    CAPTURE(message);
    CHECK_FALSE(clock_hours_in(tokens_of(message)));
    CHECK_FALSE(soon_in(tokens_of(message), in_new_york()));
  }
}

TEST_CASE("an hour on a day when the clocks change is the one that the clock shows") {
  // On November 1, 2026, a day of 25 hours in New York.
  const auto now = std::chrono::sys_days{std::chrono::year{2026} / 11 / 1} + 16h;
  const auto changed = std::chrono::sys_days{std::chrono::year{2026} / 11 / 1} + 6h;
  const auto days = days_from(now, "America/New_York", [=](ledger::Timestamp at) {
    return at < changed ? std::chrono::seconds{-4h} : std::chrono::seconds{-5h};
  });
  const auto when = when_in(tokens_of("what's on after 9pm"), days);
  REQUIRE(when);
  CHECK(when->from == std::chrono::sys_days{std::chrono::year{2026} / 11 / 2} + 2h);
}

}  // namespace
}  // namespace chalkline::wizard
