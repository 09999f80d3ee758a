#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/engine/engine.hpp"
#include "ledger/rules/game.hpp"
#include "sports/feeds/feed.hpp"
#include "sports/model/form.hpp"
#include "sports/store/game_store.hpp"

namespace chalkline::sports {

using ledger::kVoidAfter;

// Asks the ledger; one outcome for each command, in order. Where one is answered kBusy, so are
// all after it: a game's commands never overtake each other.
using Ledger = std::function<std::vector<ledger::Outcome>(std::vector<ledger::Command>)>;

// Makes the feed as of what the store has seen of it.
using FeedFactory = std::function<std::unique_ptr<Feed>(sqlite::Connection&, GameStore&)>;

// Takes games from their listing to their end: brings a feed's news into sports.db and from there
// to the ledger. It moves only when it is told the time. For one thread at a time.
//
// A game goes scheduled -> live at its start -> final with its result, or cancelled after
// kVoidAfter. The ledger hears of those games that somebody could bet on, and hears of each
// ScheduleGame, CloseLine, then RecordResult or CancelGame, then RevealGame if the game was
// committed to. What it has been told is noted in sports.db after it has answered; after a crash
// between the two it is told again and answers that there is nothing to do.
class Bookmaker {
 public:
  Bookmaker(const std::string& database, FeedFactory make_feed, Ledger ledger);

  struct Step {
    bool games_changed{};  // upcoming() differs from the last step's
    bool results_came{};   // form() does
  };
  // Everything that is due by `now`, in order of its time. Throws if the store fails or the ledger
  // is busy; calling again then takes up where sports.db stands.
  Step advance(ledger::Timestamp now);

  // When there is next something to do; later than the last advance.
  ledger::Timestamp next_due(ledger::Timestamp now) const;

  // Commands that the ledger has refused since the start, each of which the log names. Any thread.
  std::uint64_t refusals() const { return refusals_; }

  // Future games with a quote, of which the ledger knows, and whose end the feed will tell.
  std::vector<Game> upcoming(ledger::Timestamp now) const;

  // Games that have begun and that the feed plays for everybody to see, of which the ledger knows.
  std::vector<std::shared_ptr<const LivePlay>> under_way() const;

  struct Form {
    std::vector<HotTeam> teams;
    std::vector<PlayerStat> players;
  };
  Form form();

 private:
  void load();
  void take_news(ledger::Timestamp now);
  void pass_deadlines(ledger::Timestamp until);
  void apply(const Listed& listed, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Quoted& quoted, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Ended& ended, ledger::Timestamp at, ledger::Timestamp now);
  void sync_ledger();
  // The outcome of a stage that was told, or where a result was refused with the figures of its
  // players, of the result alone.
  ledger::Outcome retry_without_figures(const FeedGame& game, LedgerStage stage,
                                        ledger::Outcome outcome);

  sqlite::Connection db_;
  GameStore store_;
  FeedFactory make_feed_;
  Ledger ledger_;

  std::unique_ptr<Feed> feed_;                // null: to be loaded
  std::map<ledger::GameId, FeedGame> games_;  // those that are not over, or not yet for the ledger
  std::set<std::pair<ledger::Timestamp, ledger::GameId>> deadlines_;  // starts and voids
  ledger::Timestamp pruned_at_{};
  Step step_;
  std::atomic<std::uint64_t> refusals_ = 0;
};

}  // namespace chalkline::sports
