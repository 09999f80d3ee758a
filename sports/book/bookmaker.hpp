#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/engine/engine.hpp"
#include "sports/book/book_status.hpp"
#include "sports/book/games/feed_group.hpp"
#include "sports/book/games/game_book.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/model/form.hpp"
#include "sports/store/asked_store.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/joined_keys.hpp"
#include "sports/store/past_game_store.hpp"
#include "sports/store/world_store.hpp"

namespace chalkline::sports {

// Asks the ledger; one outcome for each command, in order. Where one is answered kBusy, so are
// all after it: a game's commands never overtake each other.
using Ledger = std::function<std::vector<ledger::Outcome>(std::vector<ledger::Command>)>;

// Makes the feeds, which go on from what the store has of them, in order of precedence; at least
// one.
using MakeFeeds = std::function<Feeds(sqlite::Connection&, WorldStore&)>;

// How long the result of a real league's game waits for the figures of its players where props were
// offered on it. The league's box score comes within minutes; after this the other bets are settled
// and props are void, until the figures come after all (RULES 14).
inline constexpr std::chrono::hours kFiguresAwaited{3};

// Takes games from their listing to their end: brings the feeds' news into sports.db and from there
// to the ledger. The caller supplies the time. For one thread at a time.
//
// A game is scheduled, in play from its start, then final with its result, or cancelled by its
// source or after ledger::kVoidAfter. Each game that could be bet on is sent to the ledger once,
// even if several feeds list it: ScheduleGame (again with each new start), CloseLine, then
// RecordResult (again with each correction) or CancelGame, then RevealGame if the game was
// committed to. What was sent is recorded in sports.db after the ledger has answered; after a crash
// between the two it is sent again, and the ledger answers that there is nothing to do.
//
// An operator's act in the ledger overrides the feeds: the book adopts it when advance() names the
// game, and whenever the book is loaded.
class Bookmaker {
 public:
  Bookmaker(const std::string& database, MakeFeeds make_feeds, Ledger ledger, LedgerGames games);

  struct Step {
    bool games_changed{};  // upcoming() or under_way() differs from the last step's
    bool results_came{};   // form() does
  };
  // Does everything that is due by `now`, in order of its time, after the acts of
  // operators on the games `acted_on` since the last step. Throws if the store fails or the ledger
  // is busy; the next call then goes on from what sports.db has.
  Step advance(ledger::Timestamp now, std::span<const ledger::GameId> acted_on = {});

  // When there is next something to do; later than the last advance.
  ledger::Timestamp next_due(ledger::Timestamp now) const;

  // Whether a feed answered at the last step.
  bool feeds_answer() const;

  // After a step that succeeded.
  BookStatus status(ledger::Timestamp now) const;

  // Commands that the ledger has refused since the start, each of which the log names.
  std::uint64_t refusals() const { return refusals_; }

  // Future games with a quote that holds, which the ledger knows, and whose end a feed will report.
  std::vector<Game> upcoming(ledger::Timestamp now) const;

  // In-play games that a feed shows tick by tick, and that the ledger knows.
  std::vector<std::shared_ptr<const LivePlay>> under_way() const;

  Form form();

 private:
  struct Message {
    ledger::Timestamp due;
    LedgerStage stage;
    FeedGame* game;
  };

  void load();
  void apply_operator_acts(std::span<const ledger::GameId> games);
  void take_news(ledger::Timestamp now);
  void note_changes();
  void sync_ledger(ledger::Timestamp now);
  std::vector<Message> due_messages(ledger::Timestamp now);
  // Whether its result waits for the figures that settle its props (kFiguresAwaited).
  bool awaits_figures(const FeedGame& game, ledger::Timestamp now);
  void note(const Message& message, const ledger::Outcome& outcome);
  // The outcome of a stage that was sent; of a result that was refused with its players' figures,
  // the outcome of the result alone.
  ledger::Outcome retry_without_figures(const FeedGame& game, LedgerStage stage,
                                        ledger::Outcome outcome);
  bool is_under_way(const FeedGame& game) const;
  // When the next quote that is dated later than `now` takes its place on the board.
  ledger::Timestamp next_quote_ahead(ledger::Timestamp now) const;

  sqlite::Connection db_;
  GameStore store_;
  JoinedKeys keys_;
  WorldStore worlds_;
  PastGameStore past_games_;
  HistoryReader history_;  // of db_, which has brought it up to this version's schema
  AskedStore asked_;
  MakeFeeds make_feeds_;
  Ledger ledger_;
  LedgerGames ledger_games_;

  std::optional<FeedGroup> feeds_;              // absent: to be loaded
  std::optional<GameBook> book_;                // with the feeds
  std::set<std::string, std::less<>> quoting_;  // feeds whose quotes held at the last step
  ledger::Timestamp quote_ahead_at_{ledger::Timestamp::max()};  // as of the last step
  ledger::Timestamp noted_at_{};  // last recorded answer of the working feeds
  ledger::Timestamp pruned_at_{};
  Step step_;
  std::uint64_t refusals_{};
};

}  // namespace chalkline::sports
