#include "sports/feeds/odds_api/odds_provider.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "sports/feeds/live/league_game.hpp"
#include "sports/feeds/odds_api/odds.hpp"
#include "sports/model/meetings.hpp"
#include "sports/model/sport_traits.hpp"

namespace chalkline::sports::odds_api {

namespace {

// The page may have a game under two ids. The first with prices counts.
std::vector<PricedGame> once_each(const std::vector<PricedGame>& games, ledger::Sport sport) {
  std::vector<PricedGame> once;
  const auto is_known = [&](const PricedGame& game) {
    return std::ranges::any_of(once, [&](const PricedGame& other) {
      return other.home == game.home && other.away == game.away &&
             is_within(other.starts_at, game.starts_at, traits_of(sport).meeting_window);
    });
  };
  for (const bool is_priced : {true, false}) {
    for (const auto& game : games) {
      if ((game.lines != ledger::Lines{}) == is_priced && !is_known(game)) once.push_back(game);
    }
  }
  return once;
}

}  // namespace

OddsProvider::OddsProvider(League league, const std::string& api_key, int sharers, Starts known,
                           const std::string& base_url)
    : league_{std::move(league)},
      sharers_{sharers},
      page_{fmt::format("{}/sports/{}/odds", base_url, league_.key),
            fmt::format("apiKey={}&regions=us&markets=h2h,spreads,totals&oddsFormat=american"
                        "&dateFormat=iso",
                        api_key)},
      left_out_{name_of(league_)},
      quoted_{std::move(known)} {}

std::string name_of(const League& league) {
  return fmt::format("odds-{}", ledger::name_of(league.sport));
}

FeedHealth still_good(std::optional<FeedHealth> before, ledger::Timestamp now) {
  const auto again_at = before ? before->asked_again_at.value_or(now) : now;
  if (again_at <= now || again_at > now + kOddsEveryMax) return {};
  return *std::move(before);
}

std::expected<live::Round, fetch::Failure> OddsProvider::ask(fetch::Fetcher& fetcher,
                                                             ledger::Timestamp now) {
  if (!fetcher.credits().allows(kCreditsEach, now)) {
    return std::unexpected{
        fetch::Failure{"the credits of The Odds API are used up", fetch::next_month(now)}};
  }
  const auto games = fetcher.ask(page_, now, [&](std::string_view body) {
    return read_odds(body, league_.key, now, &left_out_);
  });
  if (!games) return std::unexpected{games.error()};
  std::erase_if(quoted_, [&](const auto& known) { return known.second <= now; });
  if (games->empty() && !quoted_.empty()) {
    return std::unexpected{fetch::Failure{
        fmt::format("The Odds API lists no game, and {} were to come", quoted_.size()),
        now + kOddsEveryMin}};
  }
  live::Round round;
  const auto known = std::exchange(quoted_, {});
  for (const auto& game : once_each(*games, league_.sport)) {
    quoted_.emplace(game.key, game.starts_at);
    round.updates.push_back({now, Listed{game.key,
                                         league_.sport,
                                         live::season_at(league_.sport, game.starts_at),
                                         game.starts_at,
                                         {game.home, {}},
                                         {game.away, {}}}});
    round.updates.push_back({now, Quoted{game.key, game.lines}});
  }
  // A game that its bookmakers have taken off is not sold any more.
  for (const auto& [key, starts_at] : known) {
    if (quoted_.contains(key)) continue;
    quoted_.emplace(key, starts_at);  // repeated: an answer may be replaced before it is read
    round.updates.push_back({now, Delisted{key}});
  }
  const auto pace = fetcher.credits().pace(kCreditsEach * sharers_, now);
  round.again_at = now + std::clamp<fetch::Duration>(pace, kOddsEveryMin, kOddsEveryMax);
  return round;
}

}  // namespace chalkline::sports::odds_api
