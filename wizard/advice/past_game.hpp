#pragma once

#include <functional>
#include <span>
#include <vector>

#include "wizard/advice/advisor.hpp"

namespace chalkline::wizard {

struct PastQuote {
  ledger::Lines lines;
  ledger::Timestamp at{};
};

// A game with what was public of it, and when.
struct PastGame {
  Matchup matchup;
  std::vector<PastQuote> quotes;
  ledger::Score score;
  ledger::Timestamp known_at{};  // when its result was
};

// Tells the advisor of all games in the order in which things became public; at one moment of
// prices before results. `settled` is told of each case.
void replay(Advisor& advisor, std::span<const PastGame> games,
            const std::function<void(const SettledCase&)>& settled = {});

}  // namespace chalkline::wizard
