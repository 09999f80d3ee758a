#include "sports/book/sportsbook.hpp"

#include <utility>

#include "ledger/rules/classes/classes.hpp"
#include "ledger/state/lookups.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports {
namespace {

LiveSource open_source(const SportsbookOptions& options, const ledger::Clock& clock) {
  set_aside_if_damaged(options.database);
  open_sports_db(options.database);
  return live_source(options, clock);
}

std::unique_ptr<Bookmaker> make_bookmaker(const SportsbookOptions& options, const LiveSource& live,
                                          ledger::Engine& engine, const ledger::State& state) {
  return std::make_unique<Bookmaker>(
      options.database,
      feed_factory(options, live,
                   [&state](const ledger::ClassId& id, ledger::Timestamp now) {
                     const auto in_class = ledger::find_class(state, id);
                     return !in_class || ledger::has_ended(*in_class, now);
                   }),
      [&engine](std::vector<ledger::Command> commands) {
        return execute_all(engine, std::move(commands));
      },
      games_of(state));
}

}  // namespace

Sportsbook::Sportsbook(const SportsbookOptions& options, ledger::Engine& engine,
                       const ledger::State& state, const ledger::Clock& clock, double clock_speed)
    : live_{open_source(options, clock)},
      history_{options.database},
      source_{source_parts(options, live_, history_)},
      feed_{make_bookmaker(options, live_, engine, state),
            clock,
            clock_speed,
            options.source != ledger::Source::kReplay,
            health_beside_games(live_),
            source_.hub.get()},
      seasons_{options.database, [&signal = feed_.signal()] { signal.season_changed(); }} {}

}  // namespace chalkline::sports
