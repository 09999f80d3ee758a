#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ledger/rules/game.hpp"
#include "sports/book/games/feed_group.hpp"
#include "sports/book/games/game_matcher.hpp"
#include "sports/feeds/said_once.hpp"
#include "sports/store/game_store.hpp"
#include "sports/store/joined_keys.hpp"

namespace chalkline::sports {

// No league begins a game earlier than this before the start that it has announced: one that rain
// is coming for is moved up by less.
inline constexpr std::chrono::hours kEarlyStart{1};

// A game that is moved up by more than kEarlyStart is announced so long before its new start at
// least: people have to come to it.
inline constexpr std::chrono::hours kMovedUpAhead{2};

// Where an operator has moved a game, its feed may go on telling a start so much earlier.
inline constexpr std::chrono::hours kBeforeMoved{24};

// A correction is of the game that was settled where its row tells the same start: leagues write
// the announced one, or the minute of the first play.
inline constexpr std::chrono::hours kSameStart{1};

// The games that are not over, or whose end has yet to be sent to the ledger, in memory and in
// sports.db: applies each update of a feed and each deadline to both, within the caller's
// transaction.
//
// A game is named after the feed that listed it first. Another feed's game is the same one if the
// matcher finds it to be; where it turns out later that two games are one, one of them is offered
// from then on, and the bets on the other stand: both have their feeds' updates.
class GameBook {
 public:
  // Reads what sports.db has. All three outlive the book.
  GameBook(GameStore& store, JoinedKeys& keys, const FeedGroup& feeds);

  // News in the order in which it takes effect, and the deadlines up to now.
  void take(std::span<const FeedGroup::News> news, ledger::Timestamp now);

  // Adopts the ledger's state of a game that an operator has acted on.
  void apply_operator_act(ledger::GameId id, const ledger::GameState& state);

  // When the next game begins, or is void by RULES 13; Timestamp::max() if none is to. A game of
  // a real league is void when the feeds that may report its end have answered since the deadline
  // and report none, or ledger::kEndAwaited later.
  ledger::Timestamp next_deadline() const;

  // For the bookmaker, which sends them to the ledger and records what it has accepted.
  std::map<ledger::GameId, FeedGame>& games() { return games_; }
  const std::map<ledger::GameId, FeedGame>& games() const { return games_; }

  struct Changes {
    bool games{};    // of a game that is not over
    bool results{};  // a result that came, or was corrected
  };
  // Since the last call.
  Changes take_changes() { return std::exchange(changes_, {}); }

 private:
  struct Moment {
    ledger::Timestamp at;  // when it was so
    ledger::Timestamp now;
    std::optional<ledger::Timestamp> start{};  // of the game, as the row of the news tells it
  };
  void list(const Feed& feed, const Listed& listed, Moment moment,
            std::span<const FeedGroup::News> news);
  void apply(const Feed& feed, ledger::GameId id, const Rescheduled& news, Moment moment);
  bool may_move(const Feed& feed, const FeedGame& game, ledger::Timestamp starts_at,
                Moment moment) const;
  void move(const Feed& feed, FeedGame& game, ledger::Timestamp starts_at, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Quoted& quoted, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Scored& scored, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Unofficial& over, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Ended& ended, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Corrected& news, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Cancelled& news, Moment moment);
  void apply(const Feed& feed, ledger::GameId id, const Forfeited& news, Moment moment);

  // Whether the feed's key names a game of other teams, or has home and away the other way round
  // than when it was listed: which game is meant, and whose score it is, cannot be known.
  bool has_other_teams(const Feed& feed, const Listed& listed);

  // Whether the row may be another game's than its key's, by its day, its number in a doubleheader
  // or its start: whose play and result it tells, cannot be known.
  bool is_misplaced(const Feed& feed, const Listed& row, std::span<const FeedGroup::News> news);
  bool is_of_other_game(const Feed& feed, const Listed& row, const Game& game,
                        std::span<const FeedGroup::News> news);
  // The game's row in the same answer of the feed; null if there is none.
  const Listed* row_of(const Feed& feed, ledger::GameId game,
                       std::span<const FeedGroup::News> news);
  void name_misplaced(const Feed& feed, const std::string& source_key);

  // Whether the feed has the game of its key under way or over.
  static bool tells_play(const Feed& feed, const std::string& source_key,
                         std::span<const FeedGroup::News> news);
  // The game's start as the row tells it; the one that is known where no row does, or an operator
  // has moved the game.
  static ledger::Timestamp start_by_row(const FeedGame& game, Moment moment);

  // Whether the game cannot be over yet. A score that was said before counts if it is said again
  // when it can.
  bool is_too_early(const Feed& feed, ledger::GameId id, ledger::Score score, Moment moment);
  // Before this the game cannot be over, as its row tells the start.
  ledger::Timestamp earliest_end_by_row(const Feed& feed, const FeedGame& game, Moment moment);
  // Whether a start that a feed tells moves the game up by more than kEarlyStart, and no other feed
  // has it.
  bool is_unconfirmed(const Feed& feed, const FeedGame& game, ledger::Timestamp told);
  // Takes the game off sale until the feed, or one that counts before it, has it as yet to begin.
  void hold(const Feed& feed, FeedGame& game, ledger::Timestamp at);
  // The game cannot be in play yet, as the feed has it.
  void hold_if_scheduled(const Feed& feed, ledger::GameId id, Moment moment);
  // The feed says now that the game has yet to begin.
  void take_back_early_news(const Feed& feed, FeedGame& game);
  // Whether a reported start lies so near to the game's, or to when its feed last said that it had
  // yet to begin: a game is moved after its line has closed, and its start stays.
  static bool is_near_start(const FeedGame& game, ledger::Timestamp told,
                            std::chrono::hours window);
  void withdraw(FeedGame& game, ledger::Timestamp at);
  // Those that the feed has reported of its key's game.
  void withdraw_prices(const Feed& feed, const std::string& source_key, Moment moment);

  // Withdraws the prices of a game that the feed no longer lists.
  void delist(const Feed& feed, const Delisted& gone, Moment moment);

  // Begins the games whose start has come, and cancels those that RULES 13 makes void; those of
  // real leagues are then awaited.
  void pass_deadlines(ledger::Timestamp until);
  // Cancels the awaited games whose end no feed has reported, after all news.
  void pass_awaited(ledger::Timestamp now);
  void cancel(FeedGame& game, ledger::Timestamp due);

  // The games that a feed's key names: its own, the one that it was joined to, or both.
  std::vector<NamedGame> named_by(const Feed& feed, const std::string& source_key);
  FeedGame* find(ledger::GameId id);  // of those in memory
  std::optional<FeedGame> find_stored(ledger::GameId id) const;

  // The game if it is under way at that time according to the feed that reports its score: then it
  // has begun, whatever its scheduled start, and no bet is taken on it any more. Null if it is not
  // known, over, or to begin later than kEarlyStart, or its row tells another start.
  FeedGame* under_way(const Feed& feed, ledger::GameId id, Moment moment);

  // Keeps a reveal that comes after an operator has set the result: the commitment is opened all
  // the same.
  void keep_reveal(FeedGame& game, const Result& result);

  // Finds whether the game, now that it is moved, is another feed's game; returns the one of the
  // two that is offered from now on.
  std::optional<ledger::GameId> unite(FeedGame& moved);

  // Whether it is no score by which a game of this sport ends (RULES 13).
  bool is_level_without_ties(ledger::GameId id, ledger::Score score) const;
  // Whether the result reveals something else than what the game was committed to.
  bool is_of_another_game(ledger::GameId id, const Result& result) const;
  void take_result(const Feed& feed, ledger::GameId id, const Result& result, Moment moment,
                   bool official);
  void end(FeedGame& game, const Feed& feed, const Result& result, ledger::Timestamp at,
           bool official);
  void correct(const Feed& feed, ledger::GameId id, const Result& result, Moment moment,
               bool official);

  GameStore& store_;
  JoinedKeys& keys_;
  const FeedGroup& feeds_;
  GameMatcher matcher_;
  std::map<ledger::GameId, FeedGame> games_;
  std::set<std::pair<ledger::Timestamp, ledger::GameId>> deadlines_;  // starts and voids
  SaidOnce said_;                                                     // of games that are known
  SaidOnce said_of_rows_;  // that become no games; a flood of them leaves the others their lines
  std::set<std::pair<ledger::Timestamp, ledger::GameId>> awaited_;  // voids that have come due
  Changes changes_{};
};

// Before this the game cannot be over.
ledger::Timestamp earliest_end(const Game& game);

}  // namespace chalkline::sports
