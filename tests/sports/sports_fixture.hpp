#pragma once

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "sports/book/sportsbook.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::test {

using History = std::vector<std::string>;
inline const History kWholeLife{"GameScheduled", "LineClosed", "ResultRecorded", "GameRevealed"};
inline const History kReplayed{"GameScheduled", "LineClosed", "ResultRecorded"};
inline const History kVoided{"GameScheduled", "LineClosed", "GameCancelled"};

// The whole room on a real ledger.
class SportsFixture {
 public:
  SportsFixture() { ledger.clock.set(kNoon); }

  // A running sportsbook; time stands still until the test moves it.
  std::unique_ptr<Sportsbook> open(ledger::Source source = ledger::Source::kSimulated) {
    return std::make_unique<Sportsbook>(
        SportsbookOptions{.database = database(), .source = source, .seed = seed}, ledger.engine(),
        ledger.state(), ledger.clock.clock(), 1);
  }
  // A server that runs for one step at the given time: opening takes it.
  void visit(ledger::Timestamp now, ledger::Source source = ledger::Source::kSimulated) {
    ledger.clock.set(now);
    const auto book = open(source);
    REQUIRE(book->health().works);
  }
  // The events of each game in the log, in order; without the figures that come with a result.
  std::map<std::uint64_t, History> histories() const {
    std::map<std::uint64_t, History> games;
    for (const auto& event : ledger.events()) {
      if (std::holds_alternative<ledger::StatisticsRecorded>(event)) continue;
      games[ledger::stream_of(event).id].emplace_back(ledger::type_of(event).name);
    }
    return games;
  }
  std::string database() const { return (directory_.path() / "sports.db").string(); }

  mutable ledger::test::LedgerHarness ledger;
  std::uint64_t seed = 1;

 private:
  ledger::test::TemporaryDirectory directory_;
};

}  // namespace chalkline::sports::test
