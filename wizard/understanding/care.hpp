#pragma once

#include <chrono>
#include <optional>

#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// A day: who chases losses does so within hours.
inline constexpr std::chrono::hours kNoBetsAfterHelp{24};

// Why the Wizard speaks of no bets with a person: what they have said of themselves, each with its
// time. It explains words of betting to them, and recommends nothing.
struct Care {
  std::optional<ledger::Timestamp> minor_since{};  // said to be under 18, and did not take it back
  std::optional<ledger::Timestamp> helped_at{};    // the last call for help
  friend bool operator==(const Care&, const Care&) = default;
};

bool is_after_help(const Care& care, ledger::Timestamp now);
bool speaks_of_no_bets(const Care& care, ledger::Timestamp now);

// Once the question was asked.
Care care_after(const Question& question, Care before, ledger::Timestamp now);

}  // namespace chalkline::wizard
