#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/money.hpp"

// The answers to a slip as schemas/openapi.yaml has them.
namespace chalkline::http {

namespace wire {

struct SlipPlaced {
  ledger::Coins user_balance{};
  std::vector<Digits> bet_ids{};
  static constexpr auto fields = std::tuple{field("userBalance", &SlipPlaced::user_balance),
                                            field("betIds", &SlipPlaced::bet_ids)};
};

struct SlipOffer {
  std::string_view prediction{};
  Halves line{};
  ledger::AmericanOdds odds{};
  std::optional<ledger::Timestamp> quoted_at{};
  std::optional<std::string_view> quote_id{};
  static constexpr auto fields =
      std::tuple{field("prediction", &SlipOffer::prediction), field("line", &SlipOffer::line),
                 field("odds", &SlipOffer::odds), field("quotedAt", &SlipOffer::quoted_at),
                 field("quoteId", &SlipOffer::quote_id)};
};

struct MovedItem {
  std::uint64_t item{};
  std::string_view reason{};
  std::optional<SlipOffer> offer{};
  static constexpr auto fields =
      std::tuple{field("item", &MovedItem::item), field("reason", &MovedItem::reason),
                 field("offer", &MovedItem::offer)};
};

struct SlipMoved {
  std::string_view message{};
  std::vector<MovedItem> moved{};
  static constexpr auto fields =
      std::tuple{field("message", &SlipMoved::message), field("moved", &SlipMoved::moved)};
};

}  // namespace wire

}  // namespace chalkline::http
