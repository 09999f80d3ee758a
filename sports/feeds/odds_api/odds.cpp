#include "sports/feeds/odds_api/odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "ledger/values/odds.hpp"
#include "sports/feeds/live/json_reader.hpp"
#include "sports/model/sure_profit.hpp"

namespace chalkline::sports::odds_api {
namespace {

using live::JsonReader;

// Large books of the United States with all three markets. Others come after them, as they are
// listed.
constexpr std::array<std::string_view, 5> kPreferred{"draftkings", "fanduel", "betmgm", "espnbet",
                                                     "betrivers"};

constexpr std::size_t kSides = 2;

// A side of a market.
struct Outcome {
  std::string_view name;
  ledger::AmericanOdds price{};
  ledger::HalfPoints line{};
};

// Absent where there is none, or not in half points.
std::optional<ledger::HalfPoints> half_points(const JsonReader& outcome) {
  const auto point = outcome.find("point");
  if (!point) return 0;
  const auto doubled = 2 * point->number();
  if (std::abs(doubled) > ledger::kLineMax || doubled != std::trunc(doubled)) return std::nullopt;
  return static_cast<ledger::HalfPoints>(doubled);
}

// Absent where the price is not American: the API sends decimal prices unless asked otherwise.
std::optional<Outcome> outcome_of(const JsonReader& row) {
  const auto price = row.at("price").number();
  const auto line = half_points(row);
  if (!line || std::abs(price) > ledger::kLongestOdds || price != std::trunc(price) ||
      !ledger::is_american(static_cast<std::int64_t>(price)))
    return std::nullopt;
  return Outcome{row.at("name").text(), static_cast<ledger::AmericanOdds>(price), *line};
}

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

std::size_t rank_of(const JsonReader& bookmaker) {
  const auto found = std::ranges::find(kPreferred, bookmaker.at("key").text());
  return static_cast<std::size_t>(found - kPreferred.begin());
}

// By the update time of the market, else by that of the bookmaker.
bool is_recent(const JsonReader& bookmaker, const JsonReader& market, ledger::Timestamp now) {
  auto updated = market.find("last_update");
  if (!updated) updated = bookmaker.at("last_update");
  return now - updated->time() <= kPriceAgeMax;
}

ledger::Lines lines_of(const JsonReader& event, const Teams& teams, ledger::Timestamp now) {
  std::multimap<std::size_t, JsonReader> bookmakers;  // of equal rank as they are listed
  event.at("bookmakers").each("key", [&](const JsonReader& bookmaker) {
    bookmakers.emplace(rank_of(bookmaker), bookmaker);
  });
  ledger::Lines lines;
  const auto take = [&](const JsonReader& bookmaker, const JsonReader& market, std::string_view key,
                        std::optional<ledger::TwoWay>& quote) {
    if (!quote && market.at("key").text() == key && is_recent(bookmaker, market, now))
      quote = quote_of(market, key, teams);
  };
  for (const auto& [rank, bookmaker] : bookmakers) {
    bookmaker.at("markets").each("key", [&](const JsonReader& market) {
      take(bookmaker, market, "h2h", lines.moneyline);
      take(bookmaker, market, "spreads", lines.spread);
      take(bookmaker, market, "totals", lines.total);
    });
  }
  return lines;
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
      games.push_back(
          {event.at("id").id(), starts_at, teams.home, teams.away, lines_of(event, teams, now)});
    });
    return games;
  });
}

}  // namespace chalkline::sports::odds_api
