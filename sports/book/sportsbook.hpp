#pragma once

#include "ledger/engine/engine.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/feed_sources.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/book/games/game_page.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/props_on_offer.hpp"
#include "sports/book/seasons.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::sports {

struct SportsbookOptions;

// Runs the feeds: schedules games, moves lines, closes them at the start, records results and
// cancellations in the ledger, keeps every quote with its source and time in sports.db. Restartable
// at any point: what the ledger already knows is not written again. Each user takes the parts that
// it needs. The calls of the parts are for any thread and never wait for the feed.
class Sportsbook {
 public:
  // Returns with the first board in place. Throws std::runtime_error if sports.db cannot be used; a
  // first step that fails otherwise is retried by the feed's own thread. `clock` is the product's
  // time, which runs `clock_speed` times as fast as the machine's. `engine` and `state` outlive the
  // sportsbook.
  Sportsbook(const SportsbookOptions& options, ledger::Engine& engine, const ledger::State& state,
             const ledger::Clock& clock, double clock_speed);

  const OddsBoards& boards() const { return feed_.boards(); }
  LiveBoards& live() { return feed_.live(); }
  const PropsOnOffer& props() const { return props_; }
  const Published<Form>& form() const { return feed_.form(); }
  const BookHealth& health() const { return feed_.health(); }
  FeedSignal& feed_signal() { return feed_.signal(); }
  const hub::DataHub* hub() const { return source_.hub.get(); }  // null where there is none
  HistoryReader& history() { return history_; }
  const GamePages& pages() const { return pages_; }
  const RecordedStarts& recorded_starts() const { return recorded_starts_; }
  Seasons& seasons() { return seasons_; }

  void stop() { feed_.stop(); }  // ends the threads; idempotent

 private:
  const LiveSource live_;  // with which sports.db is made
  HistoryReader history_;
  const SourceParts source_;
  FeedThread feed_;
  const PropsOnOffer props_{feed_.boards(), source_.props.get()};
  const GamePages pages_{history_, source_.hub.get()};
  const RecordedStarts recorded_starts_{history_};
  Seasons seasons_;
};

}  // namespace chalkline::sports
