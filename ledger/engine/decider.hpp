#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "ledger/engine/engine.hpp"
#include "ledger/log/log.hpp"
#include "ledger/state/state_cache.hpp"

namespace chalkline::ledger {

// Events of an account among which its advice is looked for. A retry comes within a minute, in
// which a person does no more; the writer reads each of them from the log.
inline constexpr std::size_t kAdviceLookedBack = 16;

// Turns commands into records, one group at a time: loads the state a command needs, asks the
// aggregate's pure decide, evolves the state, and encodes each record with a salt. Writes nothing;
// the engine appends what take_group() returns and must end the process if that fails.
class Decider {
 public:
  // `state` has reached the log's end.
  Decider(const Log& log, const StateEntries& state, SaltSource salts);

  // The answer to give once the batch is durable. Events that it led to are in the batch.
  Outcome handle(const Command& command, Timestamp now);

  // The group's result, without records if every command was refused. Ends the group: state that is
  // no longer needed is dropped, so this is called in either case.
  struct Group {
    Batch batch;
    StateChanges changes;
  };
  Group take_group();
  std::size_t accounts_cached() const { return state_.size(); }

 private:
  // A command to one account or one game, decided by its state alone.
  template <class Command>
  Outcome on(const Command& command);
  // Commands that need more than that.
  Outcome on(const PlaceSlip& command);
  Outcome on(const FindKey& command);
  Outcome on(const SettleBets& command);
  Outcome on(const VoidOpenBets& command);
  Outcome on(const ReviewBet& command);
  Outcome on(const GiveAdvice& command);
  Outcome on(const GiveEstimate& command);
  Outcome on(const SetDailyLine& command);
  Outcome on(const OpenClass& command);
  Outcome on(const EndClass& command);
  Outcome on(const OpenPurse& command);
  Outcome on(const OpenRecord& command);
  Outcome on(const OpenOverview& command);
  Outcome on(const SetAssignment& command);
  Outcome on(const MeetAssignment& command);
  Outcome on(const ReverseAssignment& command);
  Outcome on(const PassGame& command);
  Outcome on(const MarkMarket& command);
  Outcome on(const GuessMargin& command);
  Outcome on(const AdoptRules& command);
  Outcome on(const AdoptLogKey& command);
  Outcome on(const SetClockBack& command);

  // To the command whose first event is at `position`, if that was the same request.
  Outcome first_answer(Position position, const RequestDigest& request);
  // The same advice among the account's events up to `last`: a question that is asked again, since
  // its answer was lost or could not be kept, is no second advice.
  std::optional<Record> given_before(Position last, const AdviceGiven& advice) const;
  // Asks `decide` of the command, with the time, the rules and the steps back where it wants them.
  template <class State, class Command>
  auto decided(const State& state, const Command& command);
  Outcome commit(AccountId account, std::expected<Events, Rejection> decided);
  // The same for what is of a game, of a class or of the ledger.
  Outcome commit(std::expected<Event, Rejection> decided);
  Outcome commit(std::expected<Events, Rejection> decided);
  // Appends what the account has reached by what was just recorded; the last position.
  Position record_reached(AccountId account, const BetPlaced* won, Position caused_by);
  // A record in this group or in the log.
  Record record_at(Position position) const;
  // The same event, if there is one.
  std::optional<Event> find_event(Position position) const;
  // Null where the account is no purse.
  const ClassState* class_of_purse(AccountId id);
  // The games of picks or legs, one for each; null where the log does not know it.
  using GamesOf = boost::container::small_vector<const GameState*, 1>;
  template <class Picked>
  void add_games(GamesOf& games, const Picked& picked);
  // Appends one event to the group and evolves all state that it touches.
  Position record(Event event, Position caused_by);
  Position last_in_stream(const Stream& stream);

  const Log& log_;
  StateCache state_;
  SaltSource salts_;
  Position base_;      // the log's head before the group
  Timestamp clock_{};  // as the engine's clock shows it, which may be behind the head
  Timestamp now_{};
  Head head_;  // after the group so far
  std::vector<std::string> records_;
  const Rules* rules_;  // in force at the command
};

}  // namespace chalkline::ledger
