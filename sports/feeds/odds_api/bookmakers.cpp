#include "sports/feeds/odds_api/bookmakers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <ranges>

#include "ledger/values/odds.hpp"

namespace chalkline::sports::odds_api {
namespace {

using live::JsonReader;

// Large books of the United States with all three markets. Others come after them, as they are
// listed.
constexpr std::array<std::string_view, 5> kPreferred{"draftkings", "fanduel", "betmgm", "espnbet",
                                                     "betrivers"};

// Absent where there is none, or not in half points.
std::optional<ledger::HalfPoints> half_points(const JsonReader& outcome) {
  const auto point = outcome.find("point");
  if (!point) return 0;
  const auto doubled = 2 * point->number();
  if (std::abs(doubled) > ledger::kLineMax || doubled != std::trunc(doubled)) return std::nullopt;
  return static_cast<ledger::HalfPoints>(doubled);
}

std::size_t rank_of(const JsonReader& bookmaker) {
  const auto found = std::ranges::find(kPreferred, bookmaker.at("key").text());
  return static_cast<std::size_t>(found - kPreferred.begin());
}

}  // namespace

std::optional<Outcome> outcome_of(const JsonReader& row) {
  const auto price = row.at("price").number();
  const auto line = half_points(row);
  if (!line || std::abs(price) > ledger::kLongestOdds || price != std::trunc(price) ||
      !ledger::is_american(static_cast<std::int64_t>(price)))
    return std::nullopt;
  return Outcome{row.at("name").text(), static_cast<ledger::AmericanOdds>(price), *line};
}

std::vector<JsonReader> bookmakers_of(const JsonReader& event) {
  std::multimap<std::size_t, JsonReader> ranked;  // of equal rank as they are listed
  event.at("bookmakers").each("key", [&](const JsonReader& bookmaker) {
    ranked.emplace(rank_of(bookmaker), bookmaker);
  });
  const auto bookmakers = std::views::values(ranked);
  return {bookmakers.begin(), bookmakers.end()};
}

bool is_recent(const JsonReader& bookmaker, const JsonReader& market, ledger::Timestamp now) {
  auto updated = market.find("last_update");
  if (!updated) updated = bookmaker.at("last_update");
  return now - updated->time() <= kPriceAgeMax;
}

}  // namespace chalkline::sports::odds_api
