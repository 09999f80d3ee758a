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

// The page may have a game under two ids: of these the one counts that has prices, or had been
// listed before. Ids that were both listed before are two games, as the games of a doubleheader are
// whose first one is late.
std::vector<PricedGame> once_each(const std::vector<PricedGame>& games, ledger::Sport sport,
                                  const OddsProvider::Starts& listed_before) {
  std::vector<PricedGame> once;
  const auto was_listed = [&](const PricedGame& game) { return listed_before.contains(game.key); };
  const auto is_known = [&](const PricedGame& game) {
    return std::ranges::any_of(once, [&](const PricedGame& other) {
      return other.home == game.home && other.away == game.away &&
             is_within(other.starts_at, game.starts_at, traits_of(sport).meeting_window) &&
             !(was_listed(other) && was_listed(game));
    });
  };
  for (const auto& [is_priced, is_old] :
       {std::pair{true, true}, {true, false}, {false, true}, {false, false}}) {
    for (const auto& game : games) {
      if ((game.lines != ledger::Lines{}) == is_priced && was_listed(game) == is_old &&
          !is_known(game)) {
        once.push_back(game);
      }
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
      listed_{std::move(known)} {}

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
  for (auto* starts : {&listed_, &gone_}) {
    std::erase_if(*starts, [&](const auto& game) { return game.second <= now; });
  }
  if (games->empty() && !listed_.empty()) {
    return std::unexpected{fetch::Failure{
        fmt::format("The Odds API lists no game, and {} were to come", listed_.size()),
        now + kOddsEveryMin}};
  }
  live::Round round;
  const auto before = std::exchange(listed_, {});
  for (const auto& game : once_each(*games, league_.sport, before)) {
    listed_.emplace(game.key, game.starts_at);
    gone_.erase(game.key);
    round.updates.push_back({now, Listed{game.key,
                                         league_.sport,
                                         live::season_at(league_.sport, game.starts_at),
                                         game.starts_at,
                                         {game.home, {}},
                                         {game.away, {}}}});
    round.updates.push_back({now, Quoted{game.key, game.lines, game.consensus}});
  }
  // A game that its bookmakers have taken off is not sold any more.
  for (const auto& [key, starts_at] : before) {
    if (!listed_.contains(key)) gone_.emplace(key, starts_at);
  }
  // Repeated: an answer may be replaced before it is read.
  for (const auto& [key, starts_at] : gone_) round.updates.push_back({now, Delisted{key}});
  const auto pace = fetcher.credits().pace(kCreditsEach * sharers_, now);
  round.again_at = now + std::clamp<fetch::Duration>(pace, kOddsEveryMin, kOddsEveryMax);
  return round;
}

}  // namespace chalkline::sports::odds_api
