#include <doctest/doctest.h>

#include <chrono>
#include <string_view>
#include <vector>

#include "tests/wizard/week.hpp"
#include "wizard/understanding/names/terms.hpp"
#include "wizard/understanding/understand.hpp"

namespace chalkline::wizard {
namespace {

using namespace std::chrono_literals;

// A Wednesday. Evenings in America are after midnight in UTC.
constexpr auto kToday = std::chrono::sys_days{std::chrono::year{2026} / 11 / 25};
constexpr ledger::GameId kWednesday{1};  // 19:30 in New York
constexpr ledger::GameId kThursday{2};
constexpr ledger::GameId kSunday{3};
constexpr ledger::GameId kMonday{4};
constexpr ledger::GameId kNextWeek{5};  // December 5, a Saturday

std::vector<BoardGame> evenings() {
  const auto game = [](ledger::GameId id, int days, std::chrono::minutes hour) {
    return BoardGame{id, ledger::Sport::kNba, "LAL", "BOS",
                     kToday + std::chrono::days{days} + hour};
  };
  return {game(kWednesday, 1, 30min), game(kThursday, 2, 3h), game(kSunday, 5, 1h),
          game(kMonday, 6, 2h), game(kNextWeek, 11, 90min)};
}

struct Zone {
  const char* name;
  std::chrono::hours ahead_of_utc;
};

class AskedFrom {
 public:
  explicit AskedFrom(Zone zone, std::chrono::hours hour)
      : days_{days_from(kToday + hour, zone.name, [=](auto /*at*/) { return zone.ahead_of_utc; })} {
  }

  Question operator()(std::string_view message) const {
    return understand(message, {names_, board_, days_}, {});
  }

 private:
  Names names_{teams_of_today(), terms()};
  Board board_{evenings()};
  Days days_;
};

TEST_CASE("an evening in America is of the same day in UTC and in New York") {
  for (const auto zone : {Zone{"UTC", 0h}, Zone{"America/New_York", -5h}}) {
    const AskedFrom asked{zone, 15h};
    CAPTURE(zone.name);
    for (const auto& [message, game] : std::vector<std::pair<const char*, ledger::GameId>>{
             {"Lakers tonight", kWednesday},
             {"Lakers today", kWednesday},
             {"Lakers on Wednesday", kWednesday},
             {"Lakers tomorrow", kThursday},
             {"Lakers tomorrow night", kThursday},
             {"Lakers on Thursday", kThursday},
             {"Lakers on Sunday", kSunday},
             {"Lakers this weekend", kSunday},
             {"Lakers in four days", kSunday},
             {"Lakers on Monday", kMonday},
             {"Lakers next week", kMonday},
             {"Lakers on December 5", kNextWeek},
             {"Lakers on the 5th of December", kNextWeek},
             {"Lakers Dec 5th", kNextWeek},
             {"Lakers next weekend", kNextWeek},
             {"Lakers in 10 days", kNextWeek}}) {
      CAPTURE(message);
      CHECK(asked(message).games == std::vector{game});
    }
    CHECK(asked("Lakers the day after tomorrow").doubt == Doubt::kNoGame);
    CHECK(asked("Lakers in two days").when->words == "on Friday");
    CHECK(asked("Lakers on December 5").when->words == "on December 5");
    CHECK_FALSE(asked("the Lakers may 50 coins").when);
  }
}

TEST_CASE("where the evening in America is the next morning, it is of that day") {
  const AskedFrom asked{{"Asia/Tokyo", 9h}, 3h};  // Wednesday at noon
  CHECK(asked("Lakers tomorrow").games == std::vector{kWednesday});
  CHECK(asked("Lakers on Thursday").games == std::vector{kWednesday});
  CHECK(asked("Lakers on Monday").games == std::vector{kSunday});
  CHECK(asked("Lakers tonight").doubt == Doubt::kNoGame);
}

TEST_CASE("midnights follow the clocks of a zone that changes them") {
  const auto change = std::chrono::sys_days{std::chrono::year{2026} / 11 / 1} + 6h;
  const auto days =
      days_from(std::chrono::sys_days{std::chrono::year{2026} / 10 / 31} + 12h, "America/New_York",
                [=](ledger::Timestamp at) { return at < change ? -4h : -5h; });
  CHECK(days.begin.at(1) == std::chrono::sys_days{std::chrono::year{2026} / 11 / 1} + 4h);
  CHECK(days.begin.at(2) == std::chrono::sys_days{std::chrono::year{2026} / 11 / 2} + 5h);
  CHECK(days.on_day(1) == "tomorrow");
  CHECK(days.on_day(6) == "on Friday");
  CHECK(days.on_day(7) == "on November 7");
}

}  // namespace
}  // namespace chalkline::wizard
