#include "sports/feeds/live_props/prop_provider.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>
#include <utility>

#include "sports/feeds/live_props/player_name.hpp"

namespace chalkline::sports::live {
namespace {

// How often it is looked whether a game is due: a question to sports.db, which costs no credit.
constexpr std::chrono::seconds kLookEvery{10};

// The feeds that spend the credits are named so.
constexpr auto kOddsFeeds = "odds-";

// A market of one region costs a credit.
std::int64_t credits_of(const odds_api::League& league) {
  return std::ssize(odds_api::prop_markets(league.sport));
}

}  // namespace

PropProvider::PropProvider(std::vector<PropLeague> leagues, std::shared_ptr<PropStore> store,
                           std::string api_key, int sharers, std::string base_url)
    : leagues_{std::move(leagues)},
      store_{std::move(store)},
      api_key_{std::move(api_key)},
      sharers_{sharers},
      base_url_{std::move(base_url)},
      left_out_{kPropFeed} {}

FeedScope PropProvider::scope() const {
  FeedScope scope{.results = false, .prices = false};  // of games
  for (const auto& league : leagues_) scope.sports.push_back(league.odds.sport);
  return scope;
}

std::expected<Round, fetch::Failure> PropProvider::ask(fetch::Fetcher& fetcher,
                                                       ledger::Timestamp now) {
  Round nothing_due{.updates = {}, .again_at = now + kLookEvery, .has_asked = false};
  const auto wanted = next_event(now);
  if (!wanted) return nothing_due;
  const auto& [league, event, players] = *wanted;
  const auto cost = credits_of(league->odds);
  const auto left = credits(cost, now);
  if (!left) return nothing_due;
  const auto again_at =
      now + std::clamp<fetch::Duration>(left->pace(cost * sharers_, now), odds_api::kOddsEveryMin,
                                        odds_api::kOddsEveryMax);
  const auto props = fetcher.ask(page_of(*wanted), now, [&](std::string_view body) {
    if (body.empty()) return std::expected<std::vector<odds_api::PricedProp>, std::string>{};
    return odds_api::read_props(
        body, {league->odds.key, event.key, odds_api::prop_markets(league->odds.sport)}, now,
        &left_out_);
  });
  failures_.note(props, fetcher);
  // A request that failed may have cost credits all the same: its game is not asked for at once.
  store_->put(event.game, now, props ? joined(*props, *wanted) : std::vector<PropPrice>{});
  if (!props) {
    return std::unexpected{
        fetch::Failure{props.error().what, std::max(props.error().again_at, again_at)}};
  }
  store_->note(kPropFeed, {.heard_at = now,
                           .failure = {},
                           .credits_left = fetcher.credits().left(now),
                           .asked_again_at = again_at});
  return Round{.updates = {}, .again_at = again_at};
}

std::optional<fetch::CreditBudget> PropProvider::credits(std::int64_t cost, ledger::Timestamp now) {
  const auto told = store_->credits(kOddsFeeds);
  if (!told) return std::nullopt;
  fetch::CreditBudget budget;
  budget.note(told->left, told->told_at);
  const auto left = budget.left(now);
  if (!left) return std::nullopt;
  // Once a day for each league of game lines, today's round included.
  const auto days = std::chrono::ceil<std::chrono::days>(fetch::next_month(now) - now);
  const auto reserve = (sharers_ - 1) * odds_api::kCreditsEach * days.count();
  return *left - cost >= reserve ? std::optional{budget} : std::nullopt;
}

std::optional<PropProvider::Wanted> PropProvider::next_event(ledger::Timestamp now) {
  std::optional<Wanted> next;
  for (const auto& league : leagues_) {
    for (auto& event : store_->events(odds_api::name_of(league.odds), now, now + kPropsAheadMax)) {
      const bool is_on_offer = event.asked_at && now - *event.asked_at < kPropPriceLife;
      if (is_on_offer || (next && next->event.starts_at <= event.starts_at)) continue;
      auto players = league.players(event.home_code, event.away_code);
      if (!players) continue;
      next = Wanted{&league, std::move(event), *std::move(players)};
    }
  }
  return next;
}

fetch::Page PropProvider::page_of(const Wanted& wanted) const {
  const auto& [league, event, players] = wanted;
  const auto markets = odds_api::prop_markets(league->odds.sport) |
                       std::views::transform(&odds_api::PropMarket::key);
  return {fmt::format("{}/sports/{}/events/{}/odds", base_url_, league->odds.key, event.key),
          fmt::format("apiKey={}&regions=us&markets={}&oddsFormat=american&dateFormat=iso",
                      api_key_, fmt::join(markets, ",")),
          true};
}

std::vector<PropPrice> PropProvider::joined(const std::vector<odds_api::PricedProp>& props,
                                            const Wanted& wanted) {
  std::vector<PropPrice> prices;
  for (const auto& prop : props) {
    const auto* found = find_player(wanted.players, prop.player);
    if (found == nullptr) {
      left_out_.add(fmt::format("no one player of {} and {} is named {}", wanted.event.home_code,
                                wanted.event.away_code, prop.player));
      continue;
    }
    prices.push_back({{found->player.id, found->player.name, prop.type},
                      found->position,
                      found->team_code == wanted.event.home_code,
                      prop.quote,
                      prop.bookmaker});
  }
  return prices;
}

}  // namespace chalkline::sports::live
