#pragma once

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

#include "ledger/values/market.hpp"
#include "sports/feeds/live/json_reader.hpp"

// The parts that the API's pages of prices have in common.
namespace chalkline::sports::odds_api {

// A price that its bookmaker has not updated for longer is not used.
inline constexpr auto kPriceAgeMax = std::chrono::hours{1};

// A side of a market.
struct Outcome {
  std::string_view name;
  ledger::AmericanOdds price{};
  ledger::HalfPoints line{};
};
// Absent where the price is not American, since the API sends decimal prices unless asked
// otherwise, or the line is not in half points.
std::optional<Outcome> outcome_of(const live::JsonReader& row);

// The event's bookmakers in order of preference.
std::vector<live::JsonReader> bookmakers_of(const live::JsonReader& event);

// By the update time of the market, else by that of the bookmaker.
bool is_recent(const live::JsonReader& bookmaker, const live::JsonReader& market,
               ledger::Timestamp now);

}  // namespace chalkline::sports::odds_api
