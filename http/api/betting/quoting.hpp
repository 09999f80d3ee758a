#pragma once

#include <optional>
#include <string>
#include <variant>

#include "http/api/app_context.hpp"
#include "http/api/betting/slip_request.hpp"
#include "projections/rows.hpp"

// An item of a slip against what is quoted now.
namespace chalkline::http {

// As the client saw it, and so it can be placed.
struct AcceptedPick {
  ledger::Pick pick;
  std::optional<ledger::Condition> condition;
  projections::LegRow leg;  // as it will be shown, pending
};

// What the same pick is quoted at now.
struct Offer {
  std::string prediction;
  ledger::AmericanOdds odds{};                   // a condition's boost included
  std::optional<ledger::Timestamp> quoted_at{};  // of a live item
  std::optional<std::string> quote_id{};         // of a prop
};

// 409: odds or line are not the current ones, or the quote is too old.
struct PriceChanged {
  std::string reason;  // one plain sentence
  std::optional<Offer>
      offer;  // absent when the pick is not offered any more, as in a game that began
};

// 400, 404 or 409: no new price would help.
struct InvalidPick {
  int status{};
  std::string sentence;
};

// Order of checks: the game (404; 409 where it has begun), the label or the player (400), then odds
// and line (409), then the client's winnings (400).
std::variant<AcceptedPick, PriceChanged, InvalidPick> check_price(const Services& services,
                                                                  const SlipItem& item);

}  // namespace chalkline::http
