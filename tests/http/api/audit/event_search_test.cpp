#include "http/api/audit/event_search.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/ledger/harness.hpp"

namespace chalkline::http {
namespace {

using namespace ledger::test;
using ledger::Position;

// Two players who bet on two games, of which one ends.
class SearchedLedger {
 public:
  SearchedLedger() {
    using ledger::Side;
    for (const auto account : {kAlice, kBob}) ledger_.accept(ledger::OpenAccount{account});
    ledger_.accept(ledger::ScheduleGame{scheduled(ledger::test::kBears)});
    ledger_.accept(ledger::ScheduleGame{scheduled(ledger::test::kLakers, kTipOff + 24h)});
    alices = ledger_.accept(bet(kAlice, 100, moneyline(ledger::test::kBears, Side::kHome))).first;
    bobs = ledger_.accept(bet(kBob, 100, moneyline(ledger::test::kLakers, Side::kHome))).first;
    ledger_.finish(ledger::test::kBears, {1, 0});
    ledger_.settle();
    end = ledger_.log().position();
  }

  FoundEvents find(EventFilter filter, std::size_t limit = 1'000,
                   Position scan_max = kRecordsScannedMax) {
    if (filter.to == 0) filter.to = end;
    return find_events(ledger_.log(), ledger_.state(), filter, limit, scan_max);
  }
  std::vector<Position> positions(const EventFilter& filter) {
    std::vector<Position> found;
    for (const auto& record : find(filter).events) found.push_back(record.position);
    return found;
  }
  // Of all records, those for which it holds.
  template <class Holds>
  std::vector<Position> all(const Holds& holds) {
    std::vector<Position> found;
    for (Position at = 1; at <= end; ++at) {
      if (holds(ledger_.record(at))) found.push_back(at);
    }
    return found;
  }

  // What was recorded later is looked for as well.
  void set_clock_back() {
    ledger_.clock.set(kTipOff + 10h);
    ledger_.accept(ledger::OpenAccount{ledger::AccountId{1'002}});
    ledger_.clock.set(kTipOff + 5h);
    ledger_.accept(ledger::SetClockBack{});
    ledger_.accept(ledger::OpenAccount{ledger::AccountId{1'003}});
    end = ledger_.log().position();
  }

  ledger::BetId alices{};
  ledger::BetId bobs{};
  Position end{};

 private:
  LedgerHarness ledger_;
};

TEST_CASE("a search finds the records of which all that is asked holds") {
  SearchedLedger searched;
  CHECK(searched.positions({}).size() == searched.end);
  CHECK(searched.positions({.from = 3, .to = 5}) == std::vector<Position>{3, 4, 5});
  CHECK(searched.positions({.type = "BetPlaced"}) ==
        std::vector<Position>{searched.alices, searched.bobs});
  CHECK(searched.positions({.type = "BetPlaced", .account = kBob}) ==
        std::vector<Position>{searched.bobs});
  CHECK(searched.positions({.account = kAlice}) == searched.all([](const ledger::Record& record) {
    return ledger::stream_of(record.event) ==
           ledger::Stream{ledger::StreamKind::kAccount, ledger::raw(kAlice)};
  }));
  const auto of_bet = searched.positions({.bet = searched.alices});
  CHECK(of_bet.front() == searched.alices);
  CHECK(of_bet.size() >= 2);  // and its settlement
  const auto of_game = searched.positions({.game = ledger::test::kBears});
  CHECK(std::ranges::count(of_game, searched.alices) == 1);
  CHECK(std::ranges::count(of_game, searched.bobs) == 0);
  CHECK(searched.positions({.since = kTipOff}).front() > searched.bobs);
  CHECK(searched.positions({.until = kNoon}).back() <
        searched.positions({.since = kTipOff}).front());
}

TEST_CASE("times are found where they ascend, and where a clock was set back") {
  SearchedLedger searched;
  const auto check_all = [&] {
    for (const auto hours : {-1h, 0h, 1h, 2h, 3h, 6h, 7h, 8h, 11h, 12h, 13h}) {
      const auto time = kNoon + hours;
      CHECK(searched.positions({.since = time}) ==
            searched.all([&](const ledger::Record& record) { return record.time >= time; }));
      CHECK(searched.positions({.until = time}) ==
            searched.all([&](const ledger::Record& record) { return record.time <= time; }));
      CHECK(searched.positions({.since = time, .until = time + 1h}) ==
            searched.all([&](const ledger::Record& record) {
              return record.time >= time && record.time <= time + 1h;
            }));
    }
  };
  check_all();
  searched.set_clock_back();
  check_all();
}

TEST_CASE("what nothing names is looked for once") {
  SearchedLedger searched;
  for (const auto& filter : {EventFilter{.account = kStranger}, EventFilter{.game = kNowhere},
                             EventFilter{.account = kBob, .bet = searched.alices}}) {
    const auto found = searched.find(filter);
    CHECK(found.events.empty());
    CHECK(found.scanned_to == searched.end);
  }
}

TEST_CASE("a search that stops early is gone on with, and finds the same") {
  SearchedLedger searched;
  for (const auto& filter :
       {EventFilter{}, EventFilter{.type = "BetPlaced"}, EventFilter{.account = kAlice},
        EventFilter{.game = ledger::test::kBears}, EventFilter{.bet = searched.bobs}}) {
    for (const Position scan_max : {1U, 3U, 7U, 30U}) {
      for (const std::size_t limit : {1U, 2U, 100U}) {
        std::vector<Position> found;
        auto rest = filter;
        int searches = 0;
        for (rest.to = searched.end; rest.from <= rest.to;) {
          const auto page = searched.find(rest, limit, scan_max);
          REQUIRE(page.events.size() <= limit);
          REQUIRE(page.scanned_to >= rest.from);
          for (const auto& record : page.events) found.push_back(record.position);
          rest.from = page.scanned_to + 1;
          REQUIRE(++searches <= 1'000);
        }
        CHECK(found == searched.positions(filter));
      }
    }
  }
}

TEST_CASE("the events have each its own name") {
  auto types = event_types();
  CHECK(types.size() == std::variant_size_v<ledger::Event>);
  std::ranges::sort(types);
  CHECK(std::ranges::adjacent_find(types) == types.end());
}

}  // namespace
}  // namespace chalkline::http
