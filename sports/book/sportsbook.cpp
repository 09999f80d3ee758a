#include "sports/book/sportsbook.hpp"

#include <utility>

#include "sports/book/ledger_batch.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

std::unique_ptr<Bookmaker> make_bookmaker(const SportsbookOptions& options,
                                          const LeagueHubs& leagues, ledger::Engine& engine,
                                          const ledger::State& state, const ledger::Clock& clock) {
  set_aside_if_damaged(options.database);
  return std::make_unique<Bookmaker>(
      options.database, feed_factory(options, leagues, clock),
      [&engine](std::vector<ledger::Command> commands) {
        return execute_all(engine, std::move(commands));
      },
      games_of(state));
}

}  // namespace

Sportsbook::Sportsbook(const SportsbookOptions& options, ledger::Engine& engine,
                       const ledger::State& state, const ledger::Clock& clock, double clock_speed)
    : leagues_{league_hubs(options)},
      feed_{make_bookmaker(options, leagues_, engine, state, clock), clock, clock_speed,
            options.source != ledger::Source::kReplay},
      history_{options.database},
      source_{source_parts(options, leagues_, history_)},
      seasons_{options.database, [&signal = feed_.signal()] { signal.season_changed(); }} {}

}  // namespace chalkline::sports
