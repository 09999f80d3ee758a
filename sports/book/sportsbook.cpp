#include "sports/book/sportsbook.hpp"

#include "sports/book/bookmaker.hpp"
#include "sports/book/feed_thread.hpp"
#include "sports/book/ledger_batch.hpp"
#include "sports/feeds/replay/replay_feed.hpp"
#include "sports/feeds/simulated/props.hpp"
#include "sports/feeds/simulated/simulated_feed.hpp"
#include "sports/feeds/simulated/simulated_hub.hpp"

namespace chalkline::sports {
namespace {

Feeds alone(std::unique_ptr<Feed> feed) {
  Feeds feeds;
  feeds.push_back(std::move(feed));
  return feeds;
}

MakeFeeds feed_factory(const SportsbookOptions& options) {
  switch (options.source) {
    case SourceKind::kSimulated:
      return [seed = options.seed](sqlite::Connection&, GameStore& store) {
        const auto seen = [&](const simulated::World& world) {
          return store.seen_until(std::string{ledger::name_of(ledger::Source::kSimulated)},
                                  world.name());
        };
        return alone(std::make_unique<simulated::SimulatedFeed>(
            seed, seen(simulated::World{seed}), seen(simulated::World::before_keys(seed))));
      };
    case SourceKind::kReplay:
      break;
  }
  return [](sqlite::Connection& db, GameStore&) {
    return alone(std::make_unique<replay::ReplayFeed>(ReplayStore{db}.all()));
  };
}

// The figures of recorded games are not known.
Figures figures(const SportsbookOptions& options) {
  Figures figures;
  if (options.source == SourceKind::kSimulated) {
    figures.props = std::make_unique<simulated::SimulatedProps>(options.seed);
    figures.hub = std::make_unique<simulated::SimulatedHub>(options.seed);
  }
  figures.pages = std::make_unique<GamePages>(options.database, figures.hub.get());
  return figures;
}

}  // namespace

std::unique_ptr<Sportsbook> Sportsbook::open(const SportsbookOptions& options,
                                             ledger::Engine& engine, ledger::Clock clock,
                                             double clock_speed) {
  auto bookmaker = std::make_unique<Bookmaker>(options.database, feed_factory(options),
                                               [&engine](std::vector<ledger::Command> commands) {
                                                 return execute_all(engine, std::move(commands));
                                               });
  return std::make_unique<FeedThread>(std::move(bookmaker), std::move(clock), clock_speed,
                                      figures(options));
}

}  // namespace chalkline::sports
