#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "ledger/events/events.hpp"
#include "ledger/events/generations.hpp"
#include "ledger/log/log.hpp"
#include "ledger/log/state_keys.hpp"
#include "ledger/rules/account.hpp"
#include "ledger/rules/classes/classes.hpp"
#include "ledger/rules/ledger_state.hpp"
#include "ledger/rules/position_set.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/set_digest.hpp"

namespace chalkline::ledger {

// No clock of ours shows more; beyond it sums of times would overflow.
inline constexpr Timestamp kTimeMax = std::chrono::sys_days{std::chrono::year{9999} / 12 / 31};

// The request that placed the bet.
SlipBet request_of(const BetPlaced& placed);

// The state that the log leads to, derived by deciding every event again. apply() says what is
// wrong with an event, one phrase each, and then evolves all the same, so that one fault is not
// reported as many.
class AuditModel {
 public:
  using Report = std::function<void(std::string what)>;

  // `log` is asked for old bets that this has forgotten. `served`: as VerifyOptions has it.
  AuditModel(const Log& log, bool served) : log_(log), served_(served) {}

  // An event that no sum can hold is reported and moves nothing. The record's time is from 1970 to
  // kTimeMax.
  void apply(const Record& record, const Report& report);
  // After the last record: what had to follow it and does not.
  void finish(const Report& report) const;

  const std::unordered_map<AccountId, AccountState>& accounts() const { return accounts_; }
  const std::unordered_map<GameId, GameState>& games() const { return games_; }
  const std::map<ClassId, ClassState>& classes() const { return classes_; }
  const LedgerState& ledger() const { return ledger_; }
  // By the segments of state_key.
  const std::map<state_key::Segment, SetDigest>& keys() const { return keys_; }
  const SetDigest& settlements() const { return settlements_; }
  const SetDigest& reviews() const { return reviews_; }

 private:
  struct Bet {
    BetPlaced placed;
    std::optional<Settlement> settlement;  // as it is kept beside the log (settlement.hpp)
  };
  // A slip whose bets have not all come.
  struct Slip {
    AccountId account{};
    Position first{};
    Timestamp time{};
    std::uint8_t left{};
  };
  // Badges and levels that a command or a settlement has led to: they come right after it.
  struct Reached {
    AccountId account{};
    Position cause{};
    Timestamp time{};
    std::deque<Event> events;
  };
  using GamesOf = boost::container::small_vector<const GameState*, 1>;
  struct Check;

  void check_envelope(const Record& record, const Report& report);
  void check_version(const Record& record, const Report& report);
  // Reports what had to come before the record and did not.
  void check_missing(const Record& record, const Report& report);
  // audit_check.cpp: asks whether the event would have been decided here.
  void check(const Record& record, const Report& report);
  void evolve_all(const Record& record, const Report& report);
  void evolve_account(AccountId id, const Record& record);
  void remember(const Record& record);
  // After what may lead to badges; the record is the last one of its command.
  void look_for_reached(const Record& record);
  std::vector<BetId> open_bets(AccountId account, const Report& report);
  void put_settlement(BetId bet, const Settlement& settlement);
  // In version 1 of the rules a badge may be missing where it was due: it may be older than its
  // rule.
  bool badges_may_be_missing() const { return rules_->version < 2; }
  // Calls visit(BetId, const Bet&) for the bets on the game that are remembered, the newest first.
  template <class Visit>
  void for_each_bet(GameId game, const Visit& visit);
  void forget_old_bets(Timestamp now);
  bool is_past(const GameState& game, Timestamp now) const;
  GameState* find_game(GameId id);
  const ClassState* find_class(const ClassId& id) const;
  // The person or purse that bets with the account.
  Bettor bettor(AccountId id);
  // The legs' games; null where there is none.
  GamesOf games_of(const Legs& legs);

  const Log& log_;
  const bool served_;
  // Figures of players that the result has to follow, and their game before them.
  struct Statistics {
    StatisticsRecorded event;
    Position position{};
    Timestamp time{};
    GameState before;
  };
  std::optional<Statistics> statistics_;
  // An operator's act that what it causes has to follow.
  struct Act {
    OperatorActed event;
    Position position{};
    Timestamp time{};
  };
  std::optional<Act> act_;
  // The events that have to follow a command's first event: they stand in a row in the log.
  std::deque<Event> to_follow_;
  Position command_{};           // that first event
  Timestamp command_time_{};     // all of a command happens at one time
  std::optional<Slip> slip_;     // of which more bets have to follow
  bool asks_what_is_reached_{};  // the command, once all of it has come
  std::optional<Reached> reached_;
  LedgerState ledger_;
  LedgerSpan span_;                             // of the records before the event
  Generation generation_{kFirstGeneration};     // of programs that may have written them
  const Rules* rules_{&rules_of(kFirstRules)};  // in force at the event
  // The bet that was settled last by the end of a game at this position: the newest comes first.
  boost::unordered_flat_map<Position, BetId> settling_;
  // Open bets of closed accounts, oldest first: void one by one, from the back.
  std::unordered_map<AccountId, std::vector<BetId>> to_void_;
  std::unordered_map<AccountId, AccountState> accounts_;
  std::unordered_map<GameId, GameState> games_;
  std::map<ClassId, ClassState> classes_;
  boost::unordered_flat_map<BetId, Bet> bets_;
  std::multimap<Timestamp, GameId> settled_games_;  // their bets go when corrections are over
  std::map<state_key::Segment, SetDigest> keys_;
  SetDigest settlements_;
  SetDigest reviews_;
  PositionSet reviewed_;
};

template <class Visit>
void AuditModel::for_each_bet(GameId game, const Visit& visit) {
  for (auto id = games_[game].last_bet; id != 0;) {
    const auto bet = bets_.find(id);
    if (bet == bets_.end()) return;
    const auto previous = previous_on(bet->second.placed, game);
    visit(id, bet->second);
    id = previous;
  }
}

}  // namespace chalkline::ledger
