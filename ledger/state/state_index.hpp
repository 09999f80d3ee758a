#pragma once

#include <map>
#include <set>
#include <vector>

#include "ledger/rules/account.hpp"
#include "ledger/rules/game.hpp"

namespace chalkline::ledger {

// An index's view of a game or an account; taken from its state after each change.
struct GameFacts {
  GameId id{};
  bool has_ended{};
  bool settled{};
  Timestamp starts_at{};
};
GameFacts facts_of(GameId id, const GameState& game);

struct AccountFacts {
  AccountId id{};
  bool is_closing{};  // closed, with open bets that are to be voided
};
AccountFacts facts_of(AccountId id, const AccountState& account);

// The few games and accounts with which something is still to be done. Kept in memory and derived
// from the state at each start.
class StateIndex {
 public:
  void note(const GameFacts& game);
  void note(const AccountFacts& account);

  // Ended, with bets that are not settled by the latest end.
  std::vector<GameId> games_to_settle() const { return {to_settle_.begin(), to_settle_.end()}; }
  // Not ended, whose start was at `time` or before it.
  std::vector<GameId> games_begun_by(Timestamp time) const;
  bool has_unsettled() const { return !to_settle_.empty() || !closing_.empty(); }
  std::vector<AccountId> closing_accounts() const { return {closing_.begin(), closing_.end()}; }

 private:
  std::set<GameId> to_settle_;
  std::map<GameId, Timestamp> not_ended_;  // with their start
  std::set<AccountId> closing_;
};

}  // namespace chalkline::ledger
