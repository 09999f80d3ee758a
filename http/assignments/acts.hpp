#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "http/assignments/member_history.hpp"
#include "insight/assignments/act.hpp"
#include "ledger/events/events.hpp"
#include "ledger/values/asked_side.hpp"
#include "ledger/values/bits.hpp"

// The one place that reads a learner's recorded events as acts of assignments.
namespace chalkline::http {

// Facts that no event has by itself. Each is asked where an act needs it.
struct ActSources {
  // The day that a moment had where the person is, of events that do not have it.
  std::function<ledger::Date(ledger::Timestamp)> day;
  // The median of the margins of the game's markets at that moment; absent where they are not
  // known.
  std::function<std::optional<double>(ledger::GameId, ledger::Timestamp)> middle;
};

// A look back waits for what can change after it: the result of its bet, and the note on it.
struct LookBackAct {
  std::size_t act{};  // its place in `acts`
  ledger::BetId bet{};
};

// An estimate is decided by its game.
struct OpenEstimate {
  ledger::Position position{};
  ledger::AskedSide asked;
};

struct ReadActs {
  std::vector<insight::assignments::Act> acts{};  // in the order of the records
  std::vector<LookBackAct> look_backs{};
  std::vector<OpenEstimate> estimates{};
  std::optional<ledger::Position> left_at{};           // of a MemberLeft
  std::optional<ledger::Position> last_reversed_at{};  // of the latest SettlementReversed
  std::optional<ledger::LimitsSet> limits{};           // by the last change
};

// Records of a purse, by their positions.
ReadActs acts_of_purse(std::span<const MemberRecord> records, const ActSources& sources);
// The same of its owner's own account. `read`: guides that are read by now. A guide is recorded
// once as read: an answer to one of an earlier reading counts as reading it again. Bets of the own
// account are no acts. `limits`: by the last change among the records before, if they were read.
ReadActs acts_of_person(std::span<const MemberRecord> records, ledger::Bits<ledger::Guide> read,
                        const ActSources& sources, std::optional<ledger::LimitsSet> limits = {});

// The bookmaker's part of each coin at these prices: 1 - d * q.
double margin_of(ledger::AmericanOdds odds, ledger::AmericanOdds other_odds);
// The margin of a parlay's coin: 1 - the product of d * q of its legs.
double margin_of(std::span<const ledger::AskedSide> sides);
// The middle of the margins of the markets that are quoted; absent where none is.
std::optional<double> middle_margin(const ledger::Lines& lines);

}  // namespace chalkline::http
