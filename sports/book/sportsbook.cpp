#include "sports/book/sportsbook.hpp"

#include "sports/book/bookmaker.hpp"
#include "sports/book/feed_sources.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports {

std::unique_ptr<Sportsbook> Sportsbook::open(const SportsbookOptions& options,
                                             ledger::Engine& engine, const ledger::State& state,
                                             ledger::Clock clock, double clock_speed) {
  set_aside_if_damaged(options.database);
  const auto leagues = live_figures(options);
  auto bookmaker = std::make_unique<Bookmaker>(
      options.database, feed_factory(options, leagues, clock),
      [&engine](std::vector<ledger::Command> commands) {
        return execute_all(engine, std::move(commands));
      },
      games_of(state));
  return std::make_unique<FeedThread>(std::move(bookmaker), std::move(clock), clock_speed,
                                      figures(options, leagues));
}

}  // namespace chalkline::sports
