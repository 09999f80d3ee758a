#include "sports/book/feed_sources.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <utility>

#include "sports/book/props_by_source.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/live/league_provider.hpp"
#include "sports/feeds/live/live_feed.hpp"
#include "sports/feeds/live_hub/espn_hub_pages.hpp"
#include "sports/feeds/live_hub/live_hub.hpp"
#include "sports/feeds/live_props/bookmaker_props.hpp"
#include "sports/feeds/live_props/prop_provider.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/odds_api/odds_provider.hpp"
#include "sports/feeds/replay/replay_feed.hpp"
#include "sports/feeds/simulated/props.hpp"
#include "sports/feeds/simulated/simulated_feed.hpp"
#include "sports/feeds/simulated/simulated_hub.hpp"
#include "sports/model/league.hpp"
#include "sports/store/asked_store.hpp"
#include "sports/store/schema.hpp"
#include "sports/store/world_store.hpp"

namespace chalkline::sports {
namespace {

struct RealLeague {
  ledger::Sport sport{};
  live::LeaguePages (*pages)();
  const char* odds_key;  // its name at The Odds API
};

// The sports that have a feed of real results. A new one is named here.
constexpr std::array kRealLeagues{
    RealLeague{ledger::Sport::kNba, &espn::nba_pages, "basketball_nba"},
    RealLeague{ledger::Sport::kNfl, &espn::nfl_pages, "americanfootball_nfl"},
    RealLeague{ledger::Sport::kMlb, &mlb::pages, "baseball_mlb"},
    RealLeague{ledger::Sport::kNhl, &nhl::pages, "icehockey_nhl"}};

// So many requests share the credits of The Odds API: one for the game lines of each league, and
// one for the props of a game.
constexpr int kOddsSharers = static_cast<int>(kRealLeagues.size()) + 1;

// The address of a provider: a test's server has a folder for each.
std::string address_of(const SportsbookOptions& options, const std::string& provider,
                       std::string own) {
  return options.live_from.empty() ? std::move(own) : options.live_from + '/' + provider;
}

// The names under which sports.db keeps, for each world, until when its games were listed by an
// older derivation: since the first start of a program that has the next one.
constexpr auto kFirstDerivation = "simulated, first derivation";
constexpr auto kSecondDerivation = "simulated, second derivation";
constexpr auto kThirdDerivation = "simulated, third derivation";
constexpr auto kFourthDerivation = "simulated, fourth derivation";

// As these, for the last start that may have been listed of a double round robin.
constexpr auto kDoubleRoundRobins = "simulated, double round robins";

simulated::ListedUntil listed_until(const simulated::MasterSeed& seed, WorldStore& worlds) {
  const auto world = simulated::World{seed}.name();
  const auto seen =
      worlds.seen_until(std::string{ledger::name_of(ledger::Source::kSimulated)}, world);
  const auto until = [&](const char* derivation, std::chrono::hours ahead) {
    if (const auto kept = worlds.seen_until(derivation, world)) return *kept;
    return seen ? *seen + ahead : ledger::Timestamp{};
  };
  using std::chrono::hours;
  return {until(kFirstDerivation, hours{0}), until(kSecondDerivation, hours{0}),
          until(kThirdDerivation, hours{0}), until(kFourthDerivation, hours{0}),
          until(kDoubleRoundRobins, simulated::kEarlyHorizon)};
}

std::unique_ptr<Feed> simulated_feed(const simulated::MasterSeed& seed, WorldStore& worlds,
                                     std::vector<ledger::Sport> sports) {
  const auto seen = [&](const simulated::World& world) {
    return worlds.seen_until(std::string{ledger::name_of(ledger::Source::kSimulated)},
                             world.name());
  };
  const simulated::World world{seed};
  const auto until = listed_until(seed, worlds);
  worlds.set_seen_until(kFirstDerivation, world.name(), until.first);
  worlds.set_seen_until(kSecondDerivation, world.name(), until.all_figures);
  worlds.set_seen_until(kThirdDerivation, world.name(), until.innings);
  worlds.set_seen_until(kFourthDerivation, world.name(), until.lineups);
  worlds.set_seen_until(kDoubleRoundRobins, world.name(), until.double_round_robins);
  return std::make_unique<simulated::SimulatedFeed>(
      seed, seen(world), seen(simulated::World::before_keys(seed)), std::move(sports), until);
}

// Past seasons are replayed beside every source. Their feed comes last: no other lists their games.
MakeFeeds with_replays(MakeFeeds usual, replay::ClassHasEnded class_has_ended) {
  return [usual = std::move(usual), class_has_ended = std::move(class_has_ended)](
             sqlite::Connection& db, WorldStore& worlds) {
    auto feeds = usual(db, worlds);
    const auto seen = worlds.seen_until(std::string{ledger::name_of(ledger::Source::kReplay)}, {});
    feeds.push_back(std::make_unique<replay::ReplayFeed>(db, seen, class_has_ended));
    return feeds;
  };
}

std::shared_ptr<live::HubPages> hub_of(const LiveSource& source, ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return source.nba;
    case ledger::Sport::kNfl:
      return source.nfl;
    case ledger::Sport::kMlb:
      return source.mlb;
    case ledger::Sport::kNhl:
      break;
  }
  return source.nhl;
}

live::LeaguePages at_address(live::LeaguePages pages, const SportsbookOptions& options) {
  pages.base_url = address_of(options, pages.name, std::move(pages.base_url));
  return pages;
}

// A league's results, and then its hub, which reads the same pages of scores.
void start_league(const RealLeague& league, const SportsbookOptions& options,
                  const ledger::Clock& clock, LiveSource& source) {
  auto pages = at_address(league.pages(), options);
  const auto hub = hub_of(source, league.sport);
  pages.read_scores = [hub](std::string_view body, std::chrono::sys_days day, ledger::Timestamp now,
                            live::LeftOut& left_out) {
    return hub->take_scores(body, day, now, left_out);
  };
  pages.figures_of = [hub, props = source.props, name = pages.name](const live::LeagueGame& game,
                                                                    ledger::Timestamp now) {
    return props->has_props(name, game.key) ? std::optional{hub->official_figures(game, now)}
                                            : std::nullopt;
  };
  std::vector<std::shared_ptr<live::Provider>> providers{
      std::make_shared<live::LeagueProvider>(std::move(pages)), hub};
  const auto poller = std::make_shared<const live::Poller>(std::move(providers), clock);
  source.pollers.push_back(poller);
  const auto answers = poller->answers();
  source.feeds.push_back(answers.front());
  source.hubs.insert(source.hubs.end(), answers.begin() + 1, answers.end());
}

// A restart must not cost credits: prices are asked for when they would have been without it.
void start_odds(const RealLeague& league, const SportsbookOptions& options,
                const ledger::Clock& clock, AskedStore& asked, LiveSource& source) {
  const odds_api::League prices{league.sport, league.odds_key};
  const auto name = odds_api::name_of(prices);
  std::vector<std::shared_ptr<live::Provider>> providers{std::make_shared<odds_api::OddsProvider>(
      prices, options.odds_api_key, kOddsSharers, asked.keys_to_come(name),
      address_of(options, "odds", odds_api::kBaseUrl))};
  source.pollers.push_back(std::make_shared<const live::Poller>(
      std::move(providers), clock, odds_api::still_good(asked.find(name), clock())));
  source.feeds.push_back(source.pollers.back()->answers().front());
}

void start_props(const SportsbookOptions& options, const ledger::Clock& clock, LiveSource& source) {
  std::vector<live::PropProvider::PropLeague> leagues;
  for (const auto& league : kRealLeagues) {
    leagues.push_back(
        {{league.sport, league.odds_key},
         [hub = hub_of(source, league.sport)](const std::string& home, const std::string& away) {
           return hub->players_of(home, away);
         }});
  }
  const auto before = odds_api::still_good(source.props->health(live::kPropFeed), clock());
  source.pollers.push_back(std::make_shared<const live::Poller>(
      std::vector<std::shared_ptr<live::Provider>>{std::make_shared<live::PropProvider>(
          std::move(leagues), source.props, options.odds_api_key, kOddsSharers,
          address_of(options, "odds", odds_api::kBaseUrl))},
      clock, before));
  source.props_asked = source.pollers.back()->answers().front();
}

FeedStatus status_of(const live::LastAnswer& answer) {
  auto health = answer.get().health;
  const bool works = health.heard_at && health.failure.empty();
  const auto silent_since =
      works ? std::nullopt : std::optional{health.heard_at.value_or(ledger::Timestamp{})};
  return {answer.name(), ledger::Source::kLive, answer.scope(), std::move(health), silent_since};
}

void log_source(ledger::Sport sport, bool is_real, bool has_key) {
  const auto* why = has_key ? "there is no live feed of them" : "live odds need a key";
  if (is_real) {
    spdlog::info("sports: {} games, results and odds are live", ledger::name_of(sport));
  } else {
    spdlog::info("sports: {} games are simulated: {}", ledger::name_of(sport), why);
  }
}

// A sport is real where both its results and its odds are; the others are simulated.
MakeFeeds real_feeds(const SportsbookOptions& options, const LiveSource& live_source) {
  const bool has_key = !options.odds_api_key.empty();
  std::vector<ledger::Sport> simulated;
  for (const auto sport : kSports) {
    const bool is_real =
        has_key && std::ranges::find(kRealLeagues, sport, &RealLeague::sport) != kRealLeagues.end();
    if (!is_real) simulated.push_back(sport);
    log_source(sport, is_real, has_key);
  }
  return [seed = options.seed, simulated, live_source](sqlite::Connection&, WorldStore& worlds) {
    Feeds feeds;
    for (const auto& answer : live_source.feeds)
      feeds.push_back(std::make_unique<live::LiveFeed>(answer));
    feeds.push_back(simulated_feed(seed, worlds, simulated));
    return feeds;
  };
}

MakeFeeds usual_feeds(const SportsbookOptions& options, const LiveSource& live_source) {
  switch (options.source) {
    case ledger::Source::kSimulated:
      return [seed = options.seed](sqlite::Connection&, WorldStore& worlds) {
        Feeds feeds;
        feeds.push_back(simulated_feed(seed, worlds, {kSports.begin(), kSports.end()}));
        return feeds;
      };
    case ledger::Source::kLive:
      return real_feeds(options, live_source);
    case ledger::Source::kReplay:
      break;
  }
  return [](sqlite::Connection&, WorldStore&) { return Feeds{}; };
}

}  // namespace

// Results count before prices: the league knows the better start of a game.
LiveSource live_source(const SportsbookOptions& options, const ledger::Clock& clock) {
  if (options.source != ledger::Source::kLive || options.odds_api_key.empty()) return {};
  LiveSource source{
      .nhl = std::make_shared<live::NhlHubPages>(address_of(options, "nhl", nhl::pages().base_url)),
      .mlb = std::make_shared<live::MlbHubPages>(address_of(options, "mlb", mlb::pages().base_url)),
      .nba = std::make_shared<live::EspnHubPages>(at_address(espn::nba_pages(), options)),
      .nfl = std::make_shared<live::EspnHubPages>(at_address(espn::nfl_pages(), options))};
  auto db = open_sports_db(options.database);
  AskedStore asked{db};
  source.props = std::make_shared<PropStore>(options.database);
  for (const auto& league : kRealLeagues) start_league(league, options, clock, source);
  for (const auto& league : kRealLeagues) start_odds(league, options, clock, asked, source);
  start_props(options, clock, source);
  return source;
}

std::vector<HealthSource> health_beside_games(const LiveSource& live_source) {
  std::vector<HealthSource> health;
  for (const auto& answer : live_source.hubs)
    health.emplace_back([answer] { return status_of(*answer); });
  if (const auto& props = live_source.props_asked) {
    // It is asked when a game is near and the credits allow, and works until it fails.
    health.emplace_back([props] {
      auto status = status_of(*props);
      if (status.health.failure.empty()) status.silent_since.reset();
      return status;
    });
  }
  return health;
}

MakeFeeds feed_factory(const SportsbookOptions& options, const LiveSource& live_source,
                       replay::ClassHasEnded class_has_ended) {
  return with_replays(usual_feeds(options, live_source), std::move(class_has_ended));
}

// The recorded games of the replay source have neither.
SourceParts source_parts(const SportsbookOptions& options, const LiveSource& live_source,
                         HistoryReader& history) {
  SourceParts parts;
  if (options.source == ledger::Source::kReplay) return parts;
  auto db = open_sports_db(options.database);
  WorldStore worlds{db};
  const auto until = listed_until(options.seed, worlds);
  parts.props = std::make_unique<simulated::SimulatedProps>(options.seed, until);
  if (live_source.props) {
    parts.props = std::make_unique<PropsBySource>(
        std::move(parts.props), std::make_unique<live::BookmakerProps>(live_source.props));
  }
  if (live_source.nhl) {
    parts.hub = std::make_unique<live::LiveHub>(live_source.nhl, live_source.mlb, history);
  } else {
    parts.hub = std::make_unique<simulated::SimulatedHub>(options.seed, until);
  }
  return parts;
}

}  // namespace chalkline::sports
