#pragma once

#include <optional>
#include <string>
#include <vector>

#include "wizard/answers/records.hpp"

// The person's own bets, besides what they have brought.
namespace chalkline::wizard {

// How much is staked, and how that compares with 5% of the coins.
Answer own_stakes(const RecordFigures& figures, const Question& question);

// The longest runs of wins and of losses, with how often luck alone makes as long ones.
Answer own_runs(const RecordFigures& figures, const Question& question);

enum class BetStands : std::uint8_t { kOpen, kWon, kLost, kPush, kVoid };

// A bet that was placed, on one line of a list.
struct PlacedBet {
  std::string pick;   // "Lakers -3.5"; of a parlay one after the other
  std::string event;  // "Celtics @ Lakers", "Parlay of 3"
  std::string from;   // source_in_words()
  ledger::AmericanOdds odds{};
  ledger::Coins stake{};
  BetStands stands{};
  ledger::Coins profit{};  // of one that was won, or if it is
};

struct PlacedBets {
  std::vector<PlacedBet> newest;  // the newest first
  std::size_t found{};            // that the question is about, of which these are the first
  std::size_t open{};             // of those
  ledger::Coins at_stake{};       // on the open ones
};
Answer placed_bets(const PlacedBets& bets, const Question& question);

}  // namespace chalkline::wizard
