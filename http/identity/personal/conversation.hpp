#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.hpp"
#include "ledger/events/progress_events.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"

// The conversation of a person with the Wizard, as accounts.db keeps it. Times and days are the
// product's, as those of games and bets are.
namespace chalkline::http {

// A question and its answer are a message each. A conversation of that length takes some 200 KiB at
// most, which a page still shows.
inline constexpr std::int32_t kMessagesMax = 100;
inline constexpr std::int32_t kSavedMax = 100;

// RULES 28, of free players and of tier Basic.
inline constexpr std::int32_t kDailyQuestions = 3;

// Absent: no limit. `asked`: today.
constexpr std::optional<std::int32_t> questions_left(const std::optional<ledger::Tier>& tier,
                                                     std::int32_t asked) {
  if (tier >= ledger::Tier::kPro) return std::nullopt;
  return asked < kDailyQuestions ? kDailyQuestions - asked : 0;
}

enum class Speaker : std::uint8_t { kUser = 1, kAssistant = 2 };  // stored
inline constexpr std::array<std::string_view, 2> kSpeakers{"user", "assistant"};
constexpr Names names_of(Speaker /*speaker*/) { return {kSpeakers}; }

// A bet that was advised, so that it is known later what became of it.
struct AdvisedPick {
  ledger::Market market{};
  ledger::Side side{};
  ledger::HalfPoints line{};  // of the side
  friend bool operator==(const AdvisedPick&, const AdvisedPick&) = default;
};

// The parts of an answer. Those that are JSON are as the client gets them.
struct WizardReply {
  std::string content{};
  std::optional<std::string> advice{};   // JSON
  std::string links{"[]"};               // JSON
  std::string suggestions{"[]"};         // JSON
  std::string topic{};                   // for the questions that follow it; JSON, or empty
  std::optional<ledger::GameId> game{};  // that the advice is about
  std::optional<AdvisedPick> pick{};     // on it, passed on or not
  friend bool operator==(const WizardReply&, const WizardReply&) = default;
};

struct WizardMessage {
  std::int64_t id{};
  Speaker speaker{};
  ledger::Timestamp at{};
  WizardReply said{};  // of a person the content alone
  bool is_saved{};
};

struct SavedAnalysis {
  std::int64_t id{};  // of the message that advised
  ledger::Timestamp saved_at{};
  std::string question{};
  std::string advice{};  // JSON
  std::optional<ledger::GameId> game{};
  std::optional<AdvisedPick> pick{};
};

}  // namespace chalkline::http
