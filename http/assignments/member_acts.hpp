#pragma once

#include <map>
#include <optional>
#include <vector>

#include "http/assignments/acts.hpp"
#include "http/assignments/states_as_of.hpp"
#include "http/identity/personal/habit_settings.hpp"
#include "ledger/log/log.hpp"
#include "ledger/rules/account.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// Whose acts are read, and from where on.
struct ActsAsked {
  ledger::AccountId purse{};
  ledger::AccountId person{};
  ledger::Position since{};  // acts after it count
  HabitSettings days{};      // by which events without a date get one
  bool asks_for_middles{};   // of the margins of a game's markets
};

// Both of a member's streams, each part by itself, for a member may share one of them alone.
struct MemberActs {
  ReadActs purse{};
  ReadActs person{};
  bool has_viewed_calibration{};
};

// Reads what members did from the log, as far back as it is asked, and keeps it until they do more:
// of a class that is looked at again only those are read again who have done something. One thread
// at a time.
class MemberActsReader {
 public:
  // All outlive this.
  MemberActsReader(const ledger::Log& log, sports::HistoryReader& past_games)
      : log_{log}, past_games_{past_games} {}

  // Until the next call. `states`: as of which they are read.
  const MemberActs& of(const ActsAsked& asked, const StatesAsOf& states);

  // When the estimated side was decided by its game, and by which event; absent while it is open,
  // and for a push or a void.
  struct Decided {
    ledger::Position by{};
    ledger::Timestamp at{};
  };
  std::optional<Decided> decided(const ledger::AskedSide& asked, const StatesAsOf& states);
  // Games are asked for anew from now on.
  void begin() { games_.clear(); }

 private:
  struct Kept {
    ledger::Position purse_end{};
    ledger::Position person_end{};
    ActsAsked asked{};
    MemberActs acts{};
  };
  MemberActs read(const ActsAsked& asked, const ledger::AccountState& purse,
                  const ledger::AccountState& person);
  std::optional<double> middle(ledger::GameId game, ledger::Timestamp at);

  const ledger::Log& log_;
  sports::HistoryReader& past_games_;
  std::map<ledger::AccountId, Kept> kept_;
  std::size_t kept_acts_{};
  std::map<ledger::GameId, std::optional<ledger::GameState>> games_;
  std::map<std::pair<ledger::GameId, ledger::Timestamp>, std::optional<double>> middles_;
};

}  // namespace chalkline::http
