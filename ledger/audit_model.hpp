#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <boost/unordered/unordered_flat_set.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "ledger/account.hpp"
#include "ledger/events.hpp"
#include "ledger/log.hpp"
#include "ledger/settlement.hpp"

namespace chalkline::ledger {

// A digest of a set of entries that does not depend on their order: lets millions of cached entries
// be compared with derived ones without holding either. It finds faults, it does not withstand
// forgery; the Merkle tree does that.
struct SetDigest {
  std::uint64_t count{};
  std::uint64_t sum{};
  void add(std::string_view key, std::string_view value);
  void remove(std::string_view key, std::string_view value);
  friend bool operator==(const SetDigest&, const SetDigest&) = default;
};

// What was asked for when the bet was placed.
SlipBet asked_for(const BetPlaced& placed);

// The state that the log leads to, derived by deciding every event again. apply() says what is
// wrong with an event, one phrase each, and then evolves all the same, so that one fault is not
// reported as many.
class AuditModel {
 public:
  using Report = std::function<void(std::string what)>;

  // `log` is asked for old bets that this has forgotten.
  explicit AuditModel(const Log& log) : log_(log) {}

  void apply(const Record& record, const Report& report);
  // After the last record: what had to follow it and does not.
  void finish(const Report& report) const;

  const std::unordered_map<AccountId, AccountState>& accounts() const { return accounts_; }
  const std::unordered_map<GameId, GameState>& games() const { return games_; }
  const SetDigest& keys() const { return keys_; }
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
  using GamesOf = boost::container::small_vector<const GameState*, 1>;
  struct Check;

  // audit_check.cpp: asks whether the event would have been decided here.
  void check(const Record& record, const Report& report);
  void evolve_all(const Record& record);
  void put_settlement(BetId bet, const Settlement& settlement);
  // Calls visit(BetId, const Bet&) for the bets on the game that are remembered, the newest first.
  template <class Visit>
  void for_each_bet(GameId game, const Visit& visit);
  void forget_old_bets(Timestamp now);
  bool is_past(const GameState& game, Timestamp now) const;
  GameState* find_game(GameId id);
  // Those of the legs; null where there is none.
  GamesOf games_of(const Legs& legs);

  const Log& log_;
  // Figures of players that the result has to follow, and their game before them.
  struct Statistics {
    StatisticsRecorded event;
    Position position{};
    GameState before;
  };
  std::optional<Statistics> statistics_;
  // What one command leads to is in the log in a row: what has to follow its first event.
  std::deque<Event> to_follow_;
  Position command_{};        // that first event
  std::optional<Slip> slip_;  // of which more bets have to follow
  BetId just_won_{};          // by the latest settlement
  std::unordered_map<AccountId, AccountState> accounts_;
  std::unordered_map<GameId, GameState> games_;
  boost::unordered_flat_map<BetId, Bet> bets_;
  std::deque<std::pair<Timestamp, GameId>>
      settled_games_;  // by time: their bets go when corrections are over
  SetDigest keys_;
  SetDigest settlements_;
  SetDigest reviews_;
  boost::unordered_flat_set<BetId> reviewed_;
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
