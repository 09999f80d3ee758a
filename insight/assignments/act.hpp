#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "ledger/values/date.hpp"
#include "ledger/values/ids.hpp"

// The acts of a learner that assignments ask for: plain facts, which callers read from
// events. Bets are those of the class's purse, all else is the person's own since joining.
namespace chalkline::insight::assignments {

// A chance without a bet.
struct ChanceGiven {
  std::uint64_t game{};
  int percent{};
  bool unseen{};  // before the market's was shown
  bool daily{};
  double margin{};                 // of the market at that quote: 1 - d * q0
  std::optional<double> middle{};  // of the margins of the game's markets then, where known
};

struct Staked {
  std::vector<std::uint64_t> games;  // of its legs, those that had not begun
  std::int64_t stake{};
  std::int64_t bankroll{};  // before it, with the coins on open bets
  std::int64_t at_risk{};   // on open bets, with this one
  int odds{};               // American, of the whole bet
  std::optional<int> stated{};
  std::optional<double> market{};  // chance of the whole bet without the margin; absent of one
                                   // with a condition
  bool single{};
  double margin{};                 // of a single
  std::optional<double> middle{};  // as of a chance
};

// The chance or the bet at that position has been decided by its game; not by a push or a void.
struct Decided {
  ledger::Position of{};
};

struct LookedBack {
  bool won{};
  bool lost{};
  bool has_line{};  // of what the learner takes from it
};

struct CheckAnswered {
  int guide{};
  int check{};
  bool right{};
};

struct GuideRead {
  int guide{};
};

struct Marked {
  std::uint64_t game{};
  double margin{};
};

struct MarginGuessed {
  std::vector<std::uint64_t> games;
  double guess{};
  double margin{};  // the whole one
};

struct HunchStated {
  std::uint32_t bets{};  // of one's own account, by which it is judged
};

struct HunchClosed {
  ledger::Position stated{};
  bool judged{};  // else given up
};

struct GamePassed {
  std::uint64_t game{};
};

struct LimitsChanged {
  bool limit{};  // one is set from now on, or stays
  bool reality_check{};
  bool loosened{};
};

struct CalibrationOpened {};

struct Act {
  ledger::Position position{};
  ledger::Timestamp at{};
  ledger::Date day{};  // in the person's own time zone
  std::variant<ChanceGiven, Staked, Decided, LookedBack, CheckAnswered, GuideRead, Marked,
               MarginGuessed, HunchStated, HunchClosed, GamePassed, LimitsChanged,
               CalibrationOpened>
      what;
};

}  // namespace chalkline::insight::assignments
