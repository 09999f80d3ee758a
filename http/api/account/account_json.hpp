#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/accounts_reader.hpp"
#include "http/json/user_json.hpp"
#include "ledger/rules/account.hpp"

// A person's own account as schemas/openapi.yaml has it.
namespace chalkline::http {

namespace wire {

struct PendingEmail {
  std::string_view email{};
  WallTime expires_at{};
  static constexpr auto fields = std::tuple{field("email", &PendingEmail::email),
                                            field("expiresAt", &PendingEmail::expires_at)};
};

struct OwnEmail {
  std::optional<std::string_view> email{};
  std::optional<PendingEmail> pending{};
  static constexpr auto fields =
      std::tuple{field("email", &OwnEmail::email), field("pending", &OwnEmail::pending)};
};

struct SessionEntry {
  std::string_view id{};
  WallTime created_at{};
  WallTime last_used_at{};
  std::string_view agent{};
  bool is_current{};
  static constexpr auto fields = std::tuple{
      field("id", &SessionEntry::id), field("createdAt", &SessionEntry::created_at),
      field("lastUsedAt", &SessionEntry::last_used_at), field("agent", &SessionEntry::agent),
      field("isCurrent", &SessionEntry::is_current)};
};

struct ExportedPerson {
  ledger::AccountId id{};
  std::string_view username{};
  std::optional<std::string_view> email{};
  std::optional<std::string_view> pending_email{};
  WallTime registered_at{};
  std::optional<WallTime> verified_at{};
  std::optional<WallTime> said_to_be_adult_at{};
  std::vector<Role> roles{};
  static constexpr auto fields =
      std::tuple{field("id", &ExportedPerson::id),
                 field("username", &ExportedPerson::username),
                 field("email", &ExportedPerson::email),
                 field("pendingEmail", &ExportedPerson::pending_email),
                 field("registeredAt", &ExportedPerson::registered_at),
                 field("verifiedAt", &ExportedPerson::verified_at),
                 field("saidToBeAdultAt", &ExportedPerson::said_to_be_adult_at),
                 field("roles", &ExportedPerson::roles)};
};

struct AccountExport {
  WallTime exported_at{};
  ExportedPerson person{};
  Settings settings{};
  std::vector<SessionEntry> sessions{};
  JsonOf<std::vector<ledger::Record>> ledger{};
  static constexpr auto fields = std::tuple{
      field("exportedAt", &AccountExport::exported_at), field("person", &AccountExport::person),
      field("settings", &AccountExport::settings), field("sessions", &AccountExport::sessions),
      field("ledger", &AccountExport::ledger)};
};

constexpr Bounds up_to(std::int64_t max, std::int64_t min = 1) {
  return {.min = min, .max = max, .absent = Absent::kNull};
}

// The ranges are those of the latest rules, as account_forms_test.cpp checks.
struct LimitsRequest {
  std::optional<ledger::Coins> max_stake{};
  std::optional<std::int32_t> max_bets_per_day{};
  std::optional<ledger::Coins> max_loss_per_week{};
  std::optional<std::int32_t> reality_check_minutes{};
  std::optional<std::int32_t> cool_off_days{};
  static constexpr auto fields = std::tuple{
      field("maxStake", &LimitsRequest::max_stake, up_to(ledger::kStakeMax)),
      field("maxBetsPerDay", &LimitsRequest::max_bets_per_day, up_to(1'000)),
      field("maxLossPerWeek", &LimitsRequest::max_loss_per_week, up_to(ledger::kStakeMax)),
      field("realityCheckMinutes", &LimitsRequest::reality_check_minutes, up_to(240, 5)),
      field("coolOffDays", &LimitsRequest::cool_off_days, up_to(42))};
};

struct Limits {
  ledger::LimitValues current{};
  std::optional<ledger::LimitValues> pending{};
  std::optional<ledger::Timestamp> pending_from{};
  std::optional<std::int32_t> reality_check_minutes{};
  std::optional<ledger::Timestamp> cool_off_until{};
  std::int32_t bets_today{};
  ledger::Coins loss_this_week{};
  ledger::Coins open_stakes{};
  static constexpr auto fields =
      std::tuple{field("current", &Limits::current),
                 field("pending", &Limits::pending),
                 field("pendingFrom", &Limits::pending_from),
                 field("realityCheckMinutes", &Limits::reality_check_minutes),
                 field("coolOffUntil", &Limits::cool_off_until),
                 field("betsToday", &Limits::bets_today),
                 field("lossThisWeek", &Limits::loss_this_week),
                 field("openStakes", &Limits::open_stakes)};
};

struct SuccessAnswer {
  bool success{};
  static constexpr auto fields = std::tuple{field("success", &SuccessAnswer::success)};
};

struct MailAnswer {
  bool success{};
  std::string_view message{};
  static constexpr auto fields =
      std::tuple{field("success", &MailAnswer::success), field("message", &MailAnswer::message)};
};

// They show what they are made of, which outlives them.
OwnEmail own_email_of(const Person& person, const std::optional<EmailChangeAsked>& asked);
ExportedPerson exported_person_of(const Person& person,
                                  const std::optional<EmailChangeAsked>& asked);
// `current` is the id of the session that asks.
std::vector<SessionEntry> sessions_of(std::span<const http::SessionEntry> sessions,
                                      std::string_view current);

// What acts at `now`, and not what acted when it was set.
Limits limits_of(const ledger::AccountState& account, ledger::Timestamp now);

}  // namespace wire

}  // namespace chalkline::http
