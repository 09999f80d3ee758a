#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "sports/book/bookmaker.hpp"
#include "sports/feeds/feed.hpp"
#include "tests/ledger/figures.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::test {

// The updates of a source, written by the test.
class Script {
 public:
  Script& listed(ledger::Timestamp at, const std::string& key, ledger::Timestamp starts_at) {
    return add(at, Listed{key,
                          ledger::Sport::kNba,
                          1,
                          starts_at,
                          {"Boston Celtics", "BOS"},
                          {"Miami Heat", "MIA"},
                          {commits_ ? sha256("reveal of " + key) : Sha256Digest{}, 0}});
  }
  // Commits to "reveal of <key>" what is listed and ends from here on.
  Script& committing() {
    commits_ = true;
    return *this;
  }
  Script& quoted(ledger::Timestamp at, const std::string& key, const ledger::Lines& lines) {
    return add(at, Quoted{key, lines});
  }
  Script& rescheduled(ledger::Timestamp at, const std::string& key, ledger::Timestamp starts_at) {
    return add(at, Rescheduled{key, starts_at});
  }
  Script& scored(ledger::Timestamp at, const std::string& key, ledger::Score score) {
    return add(at, Scored{key, score, kHalftime, 90});
  }
  Script& ended(ledger::Timestamp at, const std::string& key, ledger::Score score) {
    return add(at, Ended{key, result(key, score)});
  }
  Script& corrected(ledger::Timestamp at, const std::string& key, ledger::Score score) {
    return add(at, Corrected{key, result(key, score)});
  }
  Script& cancelled(ledger::Timestamp at, const std::string& key) {
    return add(at, Cancelled{key});
  }
  // A whole game: listed and quoted twelve hours ahead, over after an hour.
  Script& game(const std::string& key, ledger::Timestamp starts_at, ledger::Score score) {
    return listed(starts_at - 12h, key, starts_at)
        .quoted(starts_at - 12h, key, kPickEm)
        .quoted(starts_at - 1h, key, kHomeFavoured)
        .ended(starts_at + 1h, key, score);
  }

  static ledger::GameId id(const std::string& key) {
    return game_id(ledger::Source::kSimulated, key);
  }

  std::vector<Update> updates;

 private:
  Result result(const std::string& key, ledger::Score score) const {
    Result result{score, {{"BOS", "Alden Ashgrove", "points", 30}}};
    result.periods.halftime = {{score.home / 2, score.away / 2}};
    result.figures = {{"nba-BOS-1", true, ledger::basketball(30, 4, 9, 5, 36)}};
    if (commits_) result.reveal = "reveal of " + key;
    return result;
  }
  Script& add(ledger::Timestamp at, decltype(Update::what) what) {
    updates.push_back({at, std::move(what)});
    std::ranges::sort(updates, {}, order_of);
    return *this;
  }

  bool commits_ = false;
};

// Reads a script, which outlives it, from where an earlier one stopped.
class ScriptedFeed : public Feed {
 public:
  ScriptedFeed(const Script& script, std::optional<ledger::Timestamp> seen_until)
      : script_(script), seen_until_(seen_until.value_or(ledger::Timestamp{})) {}

  ledger::Source source() const override { return ledger::Source::kSimulated; }
  std::vector<Update> poll(ledger::Timestamp now) override {
    std::vector<Update> news;
    std::ranges::copy_if(script_.updates, std::back_inserter(news), [&](const Update& update) {
      return update.at > seen_until_ && update.at <= now;
    });
    seen_until_ = now;
    return news;
  }
  ledger::Timestamp next(ledger::Timestamp now) const override {
    const auto next = std::ranges::upper_bound(script_.updates, now, {}, &Update::at);
    return next == script_.updates.end() ? ledger::Timestamp::max() : next->at;
  }

  static MakeFeeds factory(const Script& script) {
    return [&script](sqlite::Connection&, WorldStore& worlds) {
      Feeds feeds;
      feeds.push_back(std::make_unique<ScriptedFeed>(script, worlds.seen_until("simulated", {})));
      return feeds;
    };
  }

 private:
  const Script& script_;
  ledger::Timestamp seen_until_;
};

}  // namespace chalkline::sports::test
