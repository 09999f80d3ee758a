#pragma once

#include <condition_variable>
#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/worker_thread.hpp"
#include "http/server/event_feed.hpp"
#include "http/server/network_counts.hpp"
#include "http/streams/live_json.hpp"
#include "sports/book/live/live_boards.hpp"

namespace chalkline::http {

// Tells everybody who looks on how the games under way go (server-sent events). A tick of a game is
// one text for all of its listeners; one who does not keep up is left behind by EventFeed.
//
// On a thread of its own, which leaves out ticks rather than queue them, but never a game's end.
class LiveStreams {
 public:
  // The boards outlive this.
  explicit LiveStreams(sports::LiveBoards& boards);
  ~LiveStreams() { stop(); }

  // A stream of the game, from its first tick's price; it ends after the final score, or at once if
  // the game is not under way. Without a game it is of all that are under way, and of what their
  // players reach, and does not end. When there are kListenersMax, the oldest of the network that
  // has the most ends; null where that is the client's own. On the io thread of `executor`.
  std::shared_ptr<EventFeed> open(std::optional<ledger::GameId> game, const Networks& client,
                                  Executor executor);

  // Ends every stream.
  void stop();

  // Half of all connections: the calls, and the streams of those who are signed in, find a place
  // beside them.
  static constexpr std::size_t kListenersMax = 5'000;

 private:
  using Board = std::shared_ptr<const sports::LiveBoard>;

  // A game that a client has looked at, until it is over.
  struct Watched {
    std::vector<FeedHandle> listeners;
    std::vector<FeedHandle> joining;  // that have been sent nothing yet
    int told{-1};                     // the tick that the listeners know
    std::vector<LivePrice> prices;
    int priced{};  // ticks that `prices` covers
  };

  // A game as those who listen to all of them know it.
  struct Told {
    int tick{-1};
    bool is_over{};
    std::vector<ledger::PlayerFigures> figures;
  };

  // The news since the thread last looked.
  struct News {
    std::vector<std::pair<std::optional<ledger::GameId>, FeedHandle>> joined;
    std::vector<sports::LiveGame> ended;
    Board board;
  };

  struct Listener {
    Networks client;
    FeedHandle feed;
  };

  // These with the lock held.
  bool make_room(const Networks& client);
  void drop_gone();

  void take(const Board& board);
  bool run_until_failure();  // true when it was stopped
  void run();
  void end_all();
  void tell(const News& news);
  void tell_all(const News& news);
  // The moment of a game, and what its players have reached since.
  void tell_all(const sports::LiveGame& live);
  // The moment to those who do not know it; to those who join, the history first.
  static void tell(Watched& watched, const sports::LiveGame& live);

  std::mutex mutex_;  // of what follows
  std::condition_variable wake_;
  News news_;
  bool is_news_{};
  std::list<Listener> listeners_;  // who were there when last looked at, in the order they came
  NetworkCounts by_network_;       // of listeners_
  bool stopping_{};

  // The thread's alone.
  std::map<ledger::GameId, Watched> games_;
  std::map<ledger::GameId, Told> told_;
  std::vector<FeedHandle> everywhere_;  // who listen to all games

  sports::LiveBoards::Subscription subscription_;
  WorkerThread thread_;  // last: it uses all of the above
};

}  // namespace chalkline::http
