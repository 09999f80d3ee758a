#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "http/assignments/acts.hpp"
#include "http/assignments/class_assignment.hpp"
#include "http/assignments/states_as_of.hpp"
#include "http/identity/personal/habit_settings.hpp"
#include "insight/assignments/running_progress.hpp"
#include "ledger/rules/account.hpp"
#include "sports/history/history_reader.hpp"

namespace chalkline::http {

// The parts of what a member did that count.
struct SharedActs {
  bool bets{};
  bool learning{};
  friend auto operator<=>(const SharedActs&, const SharedActs&) = default;
};

// A member as their acts are read. `noted`: bets with a line of theirs, in order; needed where
// look-backs are asked for. `days`: by which events without a date get one.
struct TalliedMember {
  ledger::AccountId purse{};
  ledger::AccountId person{};
  const ledger::AccountState& purse_state;
  const ledger::AccountState& person_state;
  HabitSettings days{};
  std::vector<ledger::BetId> noted{};
};

// A class as of one look at it.
struct TalliedClass {
  std::vector<ClassAssignment> assignments{};  // with those that were withdrawn; at least one
  ledger::ClassState state{};
};

// How far each member has come with each assignment of a class, kept from look to look: a look
// reads what was recorded since the last one, and all of a member's record only where something
// has changed that lies before it, such as their consent or the result of a game. Each
// tally takes some hundred bytes, however many acts it has counted. One thread at a time.
class ClassTallies {
 public:
  // All outlive this.
  ClassTallies(MemberHistory& history, sports::HistoryReader& past_games)
      : history_{history}, past_games_{past_games} {}

  // A look begins: what was kept to another end of the class is dropped, and of other assignments
  // but where they go on from those before.
  void begin(const TalliedClass& of, const StatesAsOf& states, ledger::Timestamp now);

  struct Tallied {
    // In the order of the assignments that are not withdrawn.
    std::vector<insight::assignments::RunningProgress> progress{};
    std::optional<ledger::Position> reversed_at{};  // of the purse's latest SettlementReversed
  };
  // By the acts that are shared. Until the next call.
  const Tallied& of(const TalliedMember& member, SharedActs shared, const StatesAsOf& states);

  // All acts of a member since the first assignment was set, read anew and not kept.
  std::vector<insight::assignments::Act> acts(const TalliedMember& member, SharedActs shared,
                                              const StatesAsOf& states);

  std::size_t members() const { return kept_.size(); }

 private:
  struct Look {
    ledger::BetId bet{};
    insight::assignments::LookedBack seen{};
  };
  // By what a member's acts are read beside the records. Another one, and all are read anew.
  struct Basis {
    std::string zone;
    std::optional<std::string> next_zone;
    ledger::Date next_from{};
    ledger::Bits<ledger::Guide> guides;
    bool has_viewed_calibration{};
    bool left{};
    friend bool operator==(const Basis&, const Basis&) = default;
  };
  // One member's record up to where it has been read.
  struct Kept {
    bool is_read{};  // else it is read anew
    Basis basis{};
    ledger::Position purse_end{};
    ledger::Position person_end{};
    ledger::Position own_since{};  // their own acts count after it
    ledger::Position read_to{};    // nothing of it is later
    std::optional<ledger::Position> left_at{};
    std::optional<ledger::LimitsSet> limits{};
    std::vector<Look> looks{};
    std::vector<OpenEstimate> open{};
    std::vector<ledger::GameId> ended{};  // by which estimates of theirs were decided
    Tallied tallied{};
  };
  struct WatchedGame {
    ledger::Position end_event{};
    ledger::Timestamp ended_at{};
  };

  // The class's assignments are these from now on.
  void take_up(const std::vector<ClassAssignment>& assignments);
  void take_up(Kept& kept, const std::vector<ClassAssignment>& before);
  static Basis basis_of(const TalliedMember& member);
  Kept fresh(const TalliedMember& member) const;
  bool is_sound(const Kept& kept, const TalliedMember& member) const;
  // False where something has changed that was counted, so that all is to be read anew.
  bool advance(Kept& kept, const TalliedMember& member, SharedActs shared,
               const StatesAsOf& states);
  // Absent as advance() is false.
  std::optional<std::vector<insight::assignments::Act>> read(Kept& kept,
                                                             const TalliedMember& member,
                                                             SharedActs shared,
                                                             const StatesAsOf& states);
  std::optional<ReadActs> read_purse(Kept& kept, const TalliedMember& member,
                                     const ActSources& sources, const StatesAsOf& states);
  ReadActs read_person(Kept& kept, const TalliedMember& member, const ActSources& sources);
  // Adds the acts of those of the open estimates whose games have ended.
  void decide_estimates(Kept& kept, const TalliedMember& member, const StatesAsOf& states,
                        std::vector<insight::assignments::Act>& acts);
  bool counts(const Kept& kept, const insight::assignments::Act& act) const;
  const std::optional<ledger::GameState>& game(ledger::GameId id, const StatesAsOf& states);
  std::optional<double> middle(ledger::GameId game, ledger::Timestamp at);

  MemberHistory& history_;
  sports::HistoryReader& past_games_;
  TalliedClass class_{};
  ledger::Position since_{};
  bool asks_for_middles_{};
  bool asks_for_notes_{};
  std::map<std::pair<ledger::AccountId, SharedActs>, Kept> kept_;
  Kept once_;
  // Games by which estimates were decided, until their results stand for good.
  std::map<ledger::GameId, WatchedGame> watched_;
  // Kept for one look.
  std::map<ledger::GameId, std::optional<ledger::GameState>> games_;
  using MiddleAt = std::pair<ledger::Timestamp, std::optional<double>>;
  std::map<ledger::GameId, std::vector<MiddleAt>> middles_;
};

}  // namespace chalkline::http
