#pragma once

#include <cstdint>
#include <string>

#include "base/fields.hpp"
#include "base/time_text.hpp"
#include "ledger/rules/game.hpp"

// The calls on the operator's socket: their bodies as `chalkline game` writes them and the server
// reads them, that of `chalkline class erase`, and those of `chalkline log-key` and `chalkline
// backup`, which have none.
namespace chalkline::http {

inline constexpr const char* kChangeLogKey = "/log-key/change";
inline constexpr const char* kRetireLogKey = "/log-key/retire";
inline constexpr const char* kCopyLedger = "/ledger/copy";

inline constexpr Bounds kGameIdBounds{.min = 1, .max = 100};
inline constexpr Bounds kReasonBounds{.min = 1, .max = ledger::kOperatorTextMax};
inline constexpr Bounds kScoreBounds{.min = 0, .max = ledger::kScoreMax};

struct CancelCall {
  static constexpr auto path = "/games/cancel";
  std::string id;
  std::string reason;
  static constexpr auto fields = std::tuple{field("id", &CancelCall::id, kGameIdBounds),
                                            field("reason", &CancelCall::reason, kReasonBounds)};
};

struct ResultCall {
  static constexpr auto path = "/games/result";
  std::string id;
  std::string reason;
  std::int32_t home{};
  std::int32_t away{};
  static constexpr auto fields = std::tuple{field("id", &ResultCall::id, kGameIdBounds),
                                            field("reason", &ResultCall::reason, kReasonBounds),
                                            field("home", &ResultCall::home, kScoreBounds),
                                            field("away", &ResultCall::away, kScoreBounds)};
};

struct RescheduleCall {
  static constexpr auto path = "/games/reschedule";
  std::string id;
  std::string reason;
  Timestamp starts_at{};
  static constexpr auto fields =
      std::tuple{field("id", &RescheduleCall::id, kGameIdBounds),
                 field("reason", &RescheduleCall::reason, kReasonBounds),
                 field("startsAt", &RescheduleCall::starts_at, {.min = 1, .max = 100})};
};

struct EraseClassCall {
  static constexpr auto path = "/classes/erase";
  std::string id;
  bool early{};  // before the days of its educators are over
  static constexpr auto fields =
      std::tuple{field("id", &EraseClassCall::id, {.min = 1, .max = 100}),
                 field("early", &EraseClassCall::early)};
};

}  // namespace chalkline::http
