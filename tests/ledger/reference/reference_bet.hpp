#pragma once

#include <map>
#include <optional>
#include <string>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"

// The rules of one bet, said as plainly as possible and shared with nobody (plain_ledger.hpp).
namespace chalkline::ledger::test {

struct PlainGame {
  Sport sport{};
  Timestamp starts_at;
  bool line_closed = false;
  bool revealed = false;
  bool cancelled = false;
  bool committed = false;
  bool moved_by_operator = false;
  bool ended_by_operator = false;
  std::optional<Score> score;
  PeriodScores periods;
  bool simulated = false;
  std::vector<PlayerFigures> players;
  Timestamp ended_at;
};

using PlainGames = std::map<GameId, PlainGame>;

// The bet's own fault under a version of the rules.
std::optional<Rejection> plain_refusal(const SlipBet& bet, int rules);
// The bet's fault now.
std::optional<Rejection> plain_refusal(const SlipBet& bet, const PlainGames& games, Timestamp now);
// The coins that return to the player; absent while it is open. `rules`: under which it was placed.
std::optional<Coins> plain_credit(const SlipBet& bet, const PlainGames& games, int rules);

}  // namespace chalkline::ledger::test
