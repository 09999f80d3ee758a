#include "sports/simulation/schedule/calendar.hpp"

#include <doctest/doctest.h>

#include "sports/model/league.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::Sport;

TEST_CASE("somewhere a game starts every seven and a half minutes, each sport's every half hour") {
  auto time = kNoon - 1us;
  std::vector<std::pair<ledger::Timestamp, Sport>> starts;
  while (starts.size() < 12) {
    auto next = ledger::Timestamp::max();
    auto sport_of_next = Sport::kNba;
    for (const auto sport : kSports) {
      if (const auto start = starts_at(first_after(sport, time)); start < next) {
        next = start;
        sport_of_next = sport;
      }
    }
    starts.emplace_back(next, sport_of_next);
    time = next;
  }
  for (std::size_t i = 0; i < starts.size(); ++i) {
    CAPTURE(i);
    CHECK(starts[i].first == kNoon + i * 450s);
    CHECK(starts[i].second == kSports[i % kSports.size()]);
  }
}

TEST_CASE("the first slot after a start is the next one") {
  for (const auto sport : kSports) {
    const auto slot = first_after(sport, kNoon);
    CHECK(starts_at(slot) > kNoon);
    CHECK(first_after(sport, starts_at(slot) - 1us) == slot);
    CHECK(first_after(sport, starts_at(slot)) == Slot{sport, slot.number + 1});
  }
}

TEST_CASE("no team plays two games at once") {
  // Within a league one game is over before the next one starts.
  for (const auto sport : kSports) {
    const auto slot = first_after(sport, kNoon);
    CHECK(starts_at(slot) + kGameLength < starts_at({sport, slot.number + 1}));
  }
}

}  // namespace
}  // namespace chalkline::sports::simulated
