#include "sports/feeds/odds_api/prop_odds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "ledger/rules/rules.hpp"
#include "sports/feeds/odds_api/bookmakers.hpp"
#include "sports/model/sure_profit.hpp"

namespace chalkline::sports::odds_api {
namespace {

using enum ledger::PropType;
using live::JsonReader;

constexpr std::array kBasketballMarkets{
    PropMarket{"player_points", kPoints}, PropMarket{"player_rebounds", kRebounds},
    PropMarket{"player_assists", kAssists}, PropMarket{"player_threes", kThrees}};
constexpr std::array kFootballMarkets{PropMarket{"player_pass_yds", kPassingYards},
                                      PropMarket{"player_rush_yds", kRushingYards},
                                      PropMarket{"player_reception_yds", kReceivingYards},
                                      PropMarket{"player_receptions", kReceptions}};
constexpr std::array kHockeyMarkets{PropMarket{"player_shots_on_goal", kShotsOnGoal},
                                    PropMarket{"player_points", kPoints},
                                    PropMarket{"player_total_saves", kSaves}};
constexpr std::array kBaseballMarkets{PropMarket{"batter_hits_runs_rbis", kHitsRunsRbis},
                                      PropMarket{"pitcher_strikeouts", kStrikeouts},
                                      PropMarket{"pitcher_hits_allowed", kHitsAllowed}};

// By player and figure, the best prop so far.
using Props = std::map<std::pair<std::string, ledger::PropType>, PricedProp>;

// By player and line, the prices of a market's two sides; of a side that stands there twice, none.
struct Sides {
  std::optional<ledger::AmericanOdds> over;
  std::optional<ledger::AmericanOdds> under;
  bool is_twice{};
};
using Market = std::map<std::pair<std::string, ledger::HalfPoints>, Sides>;

Market read_market(const JsonReader& rows) {
  Market market;
  rows.each("description", [&](const JsonReader& row) {
    const auto player = row.at("description").name();
    const auto outcome = outcome_of(row);
    if (!outcome || outcome->line <= 0) return;
    if (outcome->name != "Over" && outcome->name != "Under")
      row.at("name").refuse("it is neither Over nor Under");
    auto& sides = market[{player, outcome->line}];
    auto& side = outcome->name == "Over" ? sides.over : sides.under;
    sides.is_twice |= side.has_value();
    side = outcome->price;
  });
  return market;
}

bool is_within_bounds(ledger::AmericanOdds odds) {
  const auto& bounds = ledger::latest_rules().props;
  return odds >= bounds.shortest && odds <= bounds.longest;
}

double distance_from_evens(const ledger::TwoWay& quote) {
  return std::abs(ledger::implied_probability(quote.first).value() -
                  ledger::implied_probability(quote.second).value());
}

std::optional<ledger::TwoWay> quote_of(ledger::HalfPoints line, const Sides& sides) {
  if (!sides.over || !sides.under || sides.is_twice || !is_within_bounds(*sides.over) ||
      !is_within_bounds(*sides.under))
    return std::nullopt;
  const ledger::TwoWay quote{line, *sides.over, *sides.under};
  return is_sure_profit(quote) ? std::nullopt : std::optional{quote};
}

void take(const Market& market, ledger::PropType type, std::string_view bookmaker, Props& props) {
  for (const auto& [where, sides] : market) {
    const auto& [player, line] = where;
    const auto quote = quote_of(line, sides);
    if (!quote) continue;
    const PricedProp prop{player, type, *quote, std::string{bookmaker}};
    const auto [known, is_new] = props.try_emplace({player, type}, prop);
    if (!is_new && known->second.bookmaker == bookmaker &&
        distance_from_evens(*quote) < distance_from_evens(known->second.quote))
      known->second = prop;
  }
}

}  // namespace

std::span<const PropMarket> prop_markets(ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return kBasketballMarkets;
    case ledger::Sport::kNfl:
      return kFootballMarkets;
    case ledger::Sport::kMlb:
      return kBaseballMarkets;
    case ledger::Sport::kNhl:
      break;
  }
  return kHockeyMarkets;
}

std::expected<std::vector<PricedProp>, std::string> read_props(std::string_view body,
                                                               const PropPage& page,
                                                               ledger::Timestamp now,
                                                               live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& event) {
    const auto id = event.at("id");
    if (id.id() != page.event) id.refuse_page(fmt::format("it is not {}", page.event));
    const auto league = event.at("sport_key");
    if (league.text() != page.league) league.refuse_page("it is another sport");
    std::vector<PricedProp> all;
    if (event.at("commence_time").time() <= now) return all;
    Props props;
    for (const auto& bookmaker : bookmakers_of(event)) {
      bookmaker.attempt([&] {
        bookmaker.at("markets").each("key", [&](const JsonReader& market) {
          const auto wanted =
              std::ranges::find(page.markets, market.at("key").text(), &PropMarket::key);
          if (wanted == page.markets.end() || !is_recent(bookmaker, market, now)) return;
          take(read_market(market.at("outcomes")), wanted->type, bookmaker.at("key").text(), props);
        });
      });
    }
    for (auto& [subject, prop] : props) all.push_back(std::move(prop));
    return all;
  });
}

}  // namespace chalkline::sports::odds_api
