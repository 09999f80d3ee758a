#pragma once

#include <cstddef>
#include <limits>
#include <optional>

#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/question.hpp"

// The parts of a question besides its teams, each by the words for it.
namespace chalkline::wizard {

std::optional<ledger::Sport> sport_in(const Tokens& tokens);
std::optional<ledger::Market> market_in(const Tokens& tokens);
std::optional<ledger::PropType> prop_in(const Tokens& tokens);
std::optional<ledger::Side> over_or_under(const Tokens& tokens);
std::optional<When> when_in(const Tokens& tokens, const Days& days);
// The chance that a person gives a pick, from 1 to 99: "I think it is 60%".
std::optional<int> own_percent_in(const Tokens& tokens);
RecordFilter filter_in(const Tokens& tokens);
std::optional<Listing> listing_in(const Tokens& tokens);
// Which pick of a slip is meant, from 1 on: "my second pick".
inline constexpr auto kLastPick = std::numeric_limits<std::size_t>::max();
std::optional<std::size_t> ordinal_in(const Tokens& tokens);

// The kind of its numbers.
struct Numbers {
  std::optional<ledger::HalfPoints> line;
  std::optional<ledger::AmericanOdds> odds;
  std::optional<ledger::AmericanOdds> other_odds;  // a second price, to compare with
  bool is_decimal{};
  std::optional<ledger::Coins> stake;
  bool is_total{};  // the line stands behind over or under
};
Numbers numbers_in(const Tokens& tokens);

}  // namespace chalkline::wizard
