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

// Prices of a game, or its result where `quote` is null.
struct PastNews {
  const PastGame* game{};
  const PastQuote* quote{};
};

// All news of the games as they became public, at one moment prices before results. They point into
// `games`.
std::vector<PastNews> in_order(std::span<const PastGame> games);

// Gives the advisor all games in that order. `settled` is called for each case.
void replay(Advisor& advisor, std::span<const PastGame> games,
            const std::function<void(const SettledCase&)>& settled = {});

}  // namespace chalkline::wizard
