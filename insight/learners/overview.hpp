#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "insight/learners/mean_sums.hpp"
#include "insight/progress/change.hpp"
#include "ledger/values/ids.hpp"

// The overview that an educator has of each learner: how they go about it, and never how many coins
// they have. A figure that is not shared is absent, and no 0.
namespace chalkline::insight {

struct AssignmentCounts {
  std::size_t met{};
  std::size_t begun{};
  std::size_t late{};
};

struct LearnerActs {
  bool asks_for_help{};
  ledger::Timestamp joined_at{};
  std::optional<ledger::Timestamp> last_act{};
  std::optional<AssignmentCounts> assignments{};
  std::size_t wrong_in_a_row{};  // answers to one check of a guide
  std::size_t bets{};
  std::size_t small_stakes{};
  std::size_t chances{};
  std::size_t look_backs{};
  MeanSums gap{};                   // stated less happened, in percent, by game
  std::vector<RecentBet> recent{};  // the last kRecentBets of them or more, the oldest first
};

// A reason why a learner may not get on by themselves.
enum class StuckBy : std::uint8_t {
  kSilence = 1,  // late with an assignment, and no act for 7 days
  kCheck = 2     // a check of a guide wrong three times
};
constexpr Names names_of(StuckBy /*stuck*/) {
  static constexpr std::array<std::string_view, 2> kWords{"silence", "check"};
  return {kWords};
}

// The first that is true of a learner, the most urgent first.
enum class Need : std::uint8_t { kAsked = 1, kStuck = 2, kWorse = 3, kLate = 4, kNone = 5 };
constexpr Names names_of(Need /*need*/) {
  static constexpr std::array<std::string_view, 5> kWords{"asked", "stuck", "worse", "late",
                                                          "none"};
  return {kWords};
}

struct LearnerOverview {
  std::optional<StuckBy> stuck{};
  Figure gap{};  // mean stated chance less hit rate; neutral: 0
  Change small_stakes{};
  Change chances{};
  Change look_backs{};
  Need need{Need::kNone};
};

inline constexpr std::chrono::days kSilence{7};
inline constexpr std::size_t kWrongInARow = 3;

LearnerOverview overview_of(const LearnerActs& acts, ledger::Timestamp now);

// The order of learners: by need, and of equal need first the one last seen longest ago.
struct ByNeed {
  Need need{};
  ledger::Timestamp last_seen{};
  friend auto operator<=>(const ByNeed&, const ByNeed&) = default;
};
ByNeed by_need(const LearnerActs& acts, const LearnerOverview& overview);

}  // namespace chalkline::insight
