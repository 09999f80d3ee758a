#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "ledger/rules/game.hpp"
#include "sports/book/games/feed_group.hpp"
#include "sports/store/game_store.hpp"

namespace chalkline::sports {

// The games that are not over, or of whose end the ledger has yet to hear, in memory and in
// sports.db: takes each update of a feed and each deadline to both, within the caller's
// transaction.
//
// A game is named after the feed that listed it first. Another feed's game is the same one if it is
// of the same sport and teams and starts at about the same time: of a doubleheader, the one whose
// start is nearest.
class GameBook {
 public:
  // Reads what sports.db has. Both outlive the book.
  GameBook(GameStore& store, const FeedGroup& feeds);

  void apply(const FeedGroup::News& news, ledger::Timestamp now);

  // Begins the games whose start has come, and cancels those that RULES 13 makes void.
  void pass_deadlines(ledger::Timestamp until);
  // When the next of them is due; Timestamp::max() if none is.
  ledger::Timestamp next_deadline() const;

  // For the one who tells the ledger, and notes what it knows.
  std::map<ledger::GameId, FeedGame>& games() { return games_; }
  const std::map<ledger::GameId, FeedGame>& games() const { return games_; }

  struct Changes {
    bool games{};    // of a game that is not over
    bool results{};  // a result that came, or was corrected
  };
  // Since the last call.
  Changes take_changes() { return std::exchange(changes_, {}); }

 private:
  void apply(const Feed& feed, const Listed& listed, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Feed& feed, const Rescheduled& news, ledger::Timestamp at,
             ledger::Timestamp now);
  void apply(const Feed& feed, const Quoted& quoted, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Feed& feed, const Scored& scored, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Feed& feed, const Ended& ended, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Feed& feed, const Corrected& news, ledger::Timestamp at, ledger::Timestamp now);
  void apply(const Feed& feed, const Cancelled& news, ledger::Timestamp at, ledger::Timestamp now);
  void begin_by(FeedGame& game, ledger::Timestamp at);

  // The game that another feed has listed, if any.
  std::optional<ledger::GameId> same_game(const Feed& feed, const Game& like);
  ledger::GameId id_of(const Feed& feed, const std::string& source_key);
  FeedGame* find(const Feed& feed, const std::string& source_key);
  void end(FeedGame& game, const Feed& feed, const Result& result, ledger::Timestamp at,
           bool official);
  void correct(const Feed& feed, ledger::GameId id, const Result& result, ledger::Timestamp at,
               bool official);

  GameStore& store_;
  const FeedGroup& feeds_;
  std::map<ledger::GameId, FeedGame> games_;
  std::set<std::pair<ledger::Timestamp, ledger::GameId>> deadlines_;  // starts and voids
  std::set<std::string> unknown_teams_;                               // that the log has named
  Changes changes_{};
};

}  // namespace chalkline::sports
