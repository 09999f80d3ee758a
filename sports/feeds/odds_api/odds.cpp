#include "sports/feeds/odds_api/odds.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "ledger/values/odds.hpp"
#include "sports/feeds/odds_api/bookmakers.hpp"
#include "sports/model/sure_profit.hpp"

namespace chalkline::sports::odds_api {
namespace {

using live::JsonReader;

constexpr std::size_t kSides = 2;

// Both sides of a market in the order of these names; absent where it is not whole.
std::optional<std::array<Outcome, kSides>> sides_of(const JsonReader& market,
                                                    std::string_view first,
                                                    std::string_view second) {
  const auto rows = market.at("outcomes").rows();
  if (rows.size() != kSides) return std::nullopt;
  const auto one = outcome_of(rows[0]);
  const auto other = outcome_of(rows[1]);
  if (!one || !other) return std::nullopt;
  if (one->name == first && other->name == second) return std::array{*one, *other};
  if (one->name == second && other->name == first) return std::array{*other, *one};
  return std::nullopt;
}

// The names that the outcomes of an event refer to.
struct Teams {
  std::string home;
  std::string away;
};

std::optional<ledger::TwoWay> quote_of(const JsonReader& market, std::string_view key,
                                       const Teams& teams) {
  const bool is_total = key == "totals";
  const auto sides =
      is_total ? sides_of(market, "Over", "Under") : sides_of(market, teams.home, teams.away);
  if (!sides) return std::nullopt;
  const auto& [first, second] = *sides;
  const bool fits = key == "h2h" ? first.line == 0 && second.line == 0
                    : is_total   ? first.line == second.line && first.line > 0
                                 : first.line == -second.line;
  const ledger::TwoWay quote{first.line, first.price, second.price};
  if (!fits || is_sure_profit(quote)) return std::nullopt;
  return quote;
}

// The whole and recent quotes of each market, the most preferred bookmaker's first.
struct Quotes {
  std::vector<ledger::TwoWay> moneyline;
  std::vector<ledger::TwoWay> spread;
  std::vector<ledger::TwoWay> total;
};

Quotes quotes_of(const JsonReader& event, const Teams& teams, ledger::Timestamp now) {
  Quotes quotes;
  for (const auto& bookmaker : bookmakers_of(event)) {
    const auto take = [&](const JsonReader& market, std::string_view key,
                          std::vector<ledger::TwoWay>& all) {
      if (market.at("key").text() != key || !is_recent(bookmaker, market, now)) return;
      if (const auto quote = quote_of(market, key, teams)) all.push_back(*quote);
    };
    // One whose markets are no list is left out alone, and its event keeps the others' prices.
    bookmaker.attempt([&] {
      bookmaker.at("markets").each("key", [&](const JsonReader& market) {
        take(market, "h2h", quotes.moneyline);
        take(market, "spreads", quotes.spread);
        take(market, "totals", quotes.total);
      });
    });
  }
  return quotes;
}

std::optional<ledger::TwoWay> first_of(const std::vector<ledger::TwoWay>& quotes) {
  return quotes.empty() ? std::nullopt : std::optional{quotes.front()};
}

// At the line of the first, which is on sale.
std::optional<BookmakerMedian> view_of(const std::vector<ledger::TwoWay>& quotes) {
  std::vector<double> chances;
  for (const auto& [line, first, second] : quotes) {
    if (line == quotes.front().line) chances.push_back(ledger::no_vig(first, second).value());
  }
  const auto bookmakers = static_cast<std::int32_t>(chances.size());
  if (bookmakers < kBookmakersMin) return std::nullopt;
  std::ranges::sort(chances);
  const auto middle = chances.size() / 2;
  const bool is_even = chances.size() % 2 == 0;
  return BookmakerMedian{
      bookmakers, is_even ? std::midpoint(chances[middle - 1], chances[middle]) : chances[middle]};
}

}  // namespace

std::expected<std::vector<PricedGame>, std::string> read_odds(std::string_view body,
                                                              std::string_view league,
                                                              ledger::Timestamp now,
                                                              live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    std::vector<PricedGame> games;
    page.each("id", [&](const JsonReader& event) {
      const auto of_sport = event.at("sport_key");
      if (of_sport.text() != league) of_sport.refuse("it is another sport");
      const auto starts_at = event.at("commence_time").time();
      if (starts_at <= now) return;  // its prices are those of a game under way
      const Teams teams{event.at("home_team").name(), event.at("away_team").name()};
      const auto quotes = quotes_of(event, teams, now);
      games.push_back(
          {event.at("id").id(),
           starts_at,
           teams.home,
           teams.away,
           {first_of(quotes.moneyline), first_of(quotes.spread), first_of(quotes.total)},
           {view_of(quotes.moneyline), view_of(quotes.spread), view_of(quotes.total)}});
    });
    return games;
  });
}

}  // namespace chalkline::sports::odds_api
