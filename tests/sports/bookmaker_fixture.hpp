#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "sports/book/bookmaker.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/sports/fake_ledger.hpp"
#include "tests/sports/scripted_feed.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::test {

// A bookmaker on a database of its own, with scripts for feeds and a fake ledger.
class BookmakerFixture {
 public:
  explicit BookmakerFixture(const Script& script)
      : BookmakerFixture{ScriptedFeed::factory(script)} {}
  explicit BookmakerFixture(MakeFeeds feeds) : feeds_{std::move(feeds)} { restart(); }

  void restart() {
    bookmaker.reset();
    bookmaker = std::make_unique<Bookmaker>(
        database(), feeds_,
        [this](const std::vector<ledger::Command>& commands) { return ledger(commands); },
        [this](ledger::GameId game) { return ledger.game(game); });
  }
  Bookmaker::Step advance(ledger::Timestamp now) {
    ledger.now = now;
    return bookmaker->advance(now);
  }
  std::vector<std::string> happened(const std::string& key) const {
    std::vector<std::string> events;
    const auto id = ledger::to_string(Script::id(key));
    for (const auto& line : ledger.accepted) {
      if (line.ends_with(id)) events.push_back(line.substr(0, line.find(' ')));
    }
    return events;
  }
  std::string database() const { return (directory_.path() / "sports.db").string(); }
  std::int64_t count(const char* sql) {
    sqlite::Connection db{database(), sqlite::Access::kWrite};
    sqlite::Statement query{db, sql};
    auto rows = query.query();
    rows.next();
    return rows.get<std::int64_t>(0);
  }

  FakeLedger ledger;
  std::unique_ptr<Bookmaker> bookmaker;

 private:
  const MakeFeeds feeds_;
  ledger::test::TemporaryDirectory directory_;
};

using Events = std::vector<std::string>;
inline const Events kUnprovedLife{"GameScheduled", "LineClosed", "StatisticsRecorded",
                                  "ResultRecorded"};

inline const ledger::Timestamp kStart = kNoon + 12h;

inline Script one_game() {
  Script script;
  script.game("g", kStart, {101, 99});
  return script;
}

}  // namespace chalkline::sports::test
