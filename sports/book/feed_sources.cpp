#include "sports/book/feed_sources.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <utility>

#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/live/league_provider.hpp"
#include "sports/feeds/live/live_feed.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/odds_api/odds_provider.hpp"
#include "sports/feeds/replay/replay_feed.hpp"
#include "sports/feeds/simulated/props.hpp"
#include "sports/feeds/simulated/simulated_feed.hpp"
#include "sports/feeds/simulated/simulated_hub.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports {
namespace {

struct LiveLeague {
  ledger::Sport sport{};
  live::LeaguePages (*pages)();
  const char* odds_key;  // what The Odds API calls it
};

// The sports that have a feed of real results. A new one is named here.
constexpr std::array kLiveLeagues{
    LiveLeague{ledger::Sport::kNba, &espn::nba_pages, "basketball_nba"},
    LiveLeague{ledger::Sport::kNfl, &espn::nfl_pages, "americanfootball_nfl"},
    LiveLeague{ledger::Sport::kMlb, &mlb::pages, "baseball_mlb"},
    LiveLeague{ledger::Sport::kNhl, &nhl::pages, "icehockey_nhl"}};

using ProviderThreads = std::vector<std::shared_ptr<const live::ProviderThread>>;

std::unique_ptr<Feed> simulated_feed(const simulated::MasterSeed& seed, GameStore& store,
                                     std::vector<ledger::Sport> sports) {
  const auto seen = [&](const simulated::World& world) {
    return store.seen_until(std::string{ledger::name_of(ledger::Source::kSimulated)}, world.name());
  };
  return std::make_unique<simulated::SimulatedFeed>(seed, seen(simulated::World{seed}),
                                                    seen(simulated::World::before_keys(seed)),
                                                    std::move(sports));
}

// Past seasons are played beside every source, and come last: no other tells of their games.
Feeds with_replays(Feeds feeds, sqlite::Connection& db, GameStore& store) {
  const auto seen = store.seen_until(std::string{ledger::name_of(ledger::Source::kReplay)}, {});
  feeds.push_back(std::make_unique<replay::ReplayFeed>(db, seen));
  return feeds;
}

// Results count before prices: the league's word about a start is the better one.
ProviderThreads start_providers(const std::string& odds_api_key, const ledger::Clock& clock) {
  ProviderThreads threads;
  const auto start = [&](std::unique_ptr<live::Provider> provider) {
    threads.push_back(std::make_shared<const live::ProviderThread>(std::move(provider), clock));
  };
  for (const auto& league : kLiveLeagues) {
    start(std::make_unique<live::LeagueProvider>(league.pages()));
  }
  for (const auto& league : kLiveLeagues) {
    start(std::make_unique<odds_api::OddsProvider>(
        odds_api::OddsProvider::League{league.sport, league.odds_key}, odds_api_key,
        static_cast<int>(kLiveLeagues.size())));
  }
  return threads;
}

void say_source(ledger::Sport sport, bool is_live, bool has_key) {
  const auto* why = has_key ? "there is no live feed of them" : "live odds need a key";
  if (is_live) {
    spdlog::info("sports: {} games, results and odds are live", ledger::name_of(sport));
  } else {
    spdlog::info("sports: {} games are simulated: {}", ledger::name_of(sport), why);
  }
}

// A sport is live where both its results and its odds are; the others are simulated.
MakeFeeds live_feeds(const SportsbookOptions& options, const ledger::Clock& clock) {
  const bool has_key = !options.odds_api_key.empty();
  std::vector<ledger::Sport> simulated;
  for (const auto sport : kSports) {
    const bool is_live =
        has_key && std::ranges::find(kLiveLeagues, sport, &LiveLeague::sport) != kLiveLeagues.end();
    if (!is_live) simulated.push_back(sport);
    say_source(sport, is_live, has_key);
  }
  return [seed = options.seed, simulated,
          threads = has_key ? start_providers(options.odds_api_key, clock) : ProviderThreads{}](
             sqlite::Connection& db, GameStore& store) {
    Feeds feeds;
    for (const auto& thread : threads) feeds.push_back(std::make_unique<live::LiveFeed>(thread));
    feeds.push_back(simulated_feed(seed, store, simulated));
    return with_replays(std::move(feeds), db, store);
  };
}

}  // namespace

MakeFeeds feed_factory(const SportsbookOptions& options, const ledger::Clock& clock) {
  switch (options.source) {
    case SourceKind::kSimulated:
      return [seed = options.seed](sqlite::Connection& db, GameStore& store) {
        Feeds feeds;
        feeds.push_back(simulated_feed(seed, store, {kSports.begin(), kSports.end()}));
        return with_replays(std::move(feeds), db, store);
      };
    case SourceKind::kLive:
      return live_feeds(options, clock);
    case SourceKind::kReplay:
      break;
  }
  return [](sqlite::Connection& db, GameStore& store) { return with_replays({}, db, store); };
}

// Of recorded games no more is known, and the hub of the simulated source speaks of no real game.
Figures figures(const SportsbookOptions& options) {
  Figures figures;
  if (options.source != SourceKind::kReplay)
    figures.props = std::make_unique<simulated::SimulatedProps>(options.seed);
  if (options.source == SourceKind::kSimulated)
    figures.hub = std::make_unique<simulated::SimulatedHub>(options.seed);
  figures.seasons = std::make_unique<Seasons>(options.database);
  figures.replays_apart = options.source != SourceKind::kReplay;
  figures.pages = std::make_unique<GamePages>(options.database, figures.hub.get());
  return figures;
}

}  // namespace chalkline::sports
