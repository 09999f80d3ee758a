#pragma once

#include <boost/describe/class.hpp>
#include <string>
#include <vector>

#include "base/fields.hpp"
#include "base/json/writer.hpp"
#include "ledger/events/events.hpp"

// Acts that are for assignments alone, as schemas/openapi.yaml has them.
namespace chalkline::http::wire {

// A side of a market, whatever its price.
struct PracticeSide {
  std::string game_id{};
  ledger::Market market{};
  ledger::Side side{};
  Halves line{};
  static constexpr auto fields = std::tuple{
      field("gameId", &PracticeSide::game_id, {.max = 16}), field("market", &PracticeSide::market),
      field("side", &PracticeSide::side),
      field("line", &PracticeSide::line, {.min = -ledger::kLineMax, .max = ledger::kLineMax})};
};

struct GuessRequest {
  std::vector<PracticeSide> sides{};
  std::int64_t tenths{};  // of a percent
  static constexpr auto fields =
      std::tuple{field("sides", &GuessRequest::sides, {.min = 2, .max = 10, .item = "Leg"}),
                 field("tenthsOfPercent", &GuessRequest::tenths, {.max = 1'000})};
};

struct PassRequest {
  std::string game_id{};
  ledger::PassReason reason{};
  static constexpr auto fields = std::tuple{field("gameId", &PassRequest::game_id, {.max = 16}),
                                            field("reason", &PassRequest::reason)};
};

// The bookmaker's part of each coin.
struct MarginShown {
  double margin{};
};
BOOST_DESCRIBE_STRUCT(MarginShown, (), (margin))

}  // namespace chalkline::http::wire
