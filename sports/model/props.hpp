#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/rules/commands.hpp"
#include "sports/model/game.hpp"

// Bets on what one player does in a game (RULES 19).
namespace chalkline::sports {

// Both prices of one prop, as quoted at one moment.
struct PropOffer {
  ledger::PropSubject subject;
  bool home{};           // the player's team
  std::string position;  // "PG"
  ledger::HalfPoints line{};
  ledger::AmericanOdds over{};
  ledger::AmericanOdds under{};
  ledger::Timestamp quoted_at{};
  ledger::Timestamp expires_at{};  // as the rules have it (Rules::Quotes); bet on until then
  std::string quote_id;            // names this quote, for both of its sides
  friend bool operator==(const PropOffer&, const PropOffer&) = default;
};

// A player whose props may be on offer.
struct PropPlayer {
  std::string id;  // as PropSubject's
  std::string name;
  friend bool operator==(const PropPlayer&, const PropPlayer&) = default;
};

// Why there is no offer of a quote's id.
enum class PropProblem : std::uint8_t {
  kUnknown,  // altered, never issued, of another game, or not on offer
  kExpired,
};

// Quotes props on a source's games. The calls are for any thread.
class PropQuoter {
 public:
  virtual ~PropQuoter() = default;

  // By team, the home team's first, player and type. Empty for a sport that has no such figures.
  virtual std::vector<PropOffer> offers(const Game& game, ledger::Timestamp now) const = 0;

  // The players of both teams, whether a line on them is on offer just now or not; without making
  // their prices.
  virtual std::vector<PropPlayer> players(const Game& game, ledger::Timestamp now) const = 0;

  // The offer that had this id, as it was made.
  virtual std::expected<PropOffer, PropProblem> offer(const Game& game, std::string_view quote_id,
                                                      ledger::Timestamp now) const = 0;
};

}  // namespace chalkline::sports
