#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/accounts_reader.hpp"
#include "http/json/bet_note_json.hpp"
#include "http/json/user_json.hpp"
#include "http/json/wizard_json.hpp"
#include "ledger/rules/account.hpp"

// A person's own account as schemas/openapi.yaml has it.
namespace chalkline::http {

namespace wire {

struct PendingEmail {
  std::string_view email{};
  WallTime expires_at{};
};
BOOST_DESCRIBE_STRUCT(PendingEmail, (), (email, expires_at))

struct OwnEmail {
  std::optional<std::string_view> email{};
  std::optional<PendingEmail> pending{};
};
BOOST_DESCRIBE_STRUCT(OwnEmail, (), (email, pending))

struct SessionEntry {
  std::string_view id{};
  WallTime created_at{};
  WallTime last_used_at{};
  std::string_view agent{};
  bool is_current{};
};
BOOST_DESCRIBE_STRUCT(SessionEntry, (), (id, created_at, last_used_at, agent, is_current))

struct ExportedPerson {
  ledger::AccountId id{};
  std::string_view username{};
  std::optional<std::string_view> email{};
  std::optional<std::string_view> pending_email{};
  WallTime registered_at{};
  std::optional<WallTime> verified_at{};
  std::optional<WallTime> said_to_be_adult_at{};
  std::vector<Role> roles{};
};
BOOST_DESCRIBE_STRUCT(ExportedPerson, (),
                      (id, username, email, pending_email, registered_at, verified_at,
                       said_to_be_adult_at, roles))

struct ExportedClass {
  std::string id{};
  std::string title{};
  WallTime opened_at{};
};
BOOST_DESCRIBE_STRUCT(ExportedClass, (), (id, title, opened_at))

struct ExportedMembership {
  std::string id{};
  std::string title{};
  std::string alias{};
  WallTime joined_at{};
  std::optional<WallTime> asked_for_help_at{};
  std::string educators_note{};
};
BOOST_DESCRIBE_STRUCT(ExportedMembership, (),
                      (id, title, alias, joined_at, asked_for_help_at, educators_note))

struct ExportedWait {
  std::string id{};
  std::string title{};
  std::string alias{};
  WallTime asked_at{};
};
BOOST_DESCRIBE_STRUCT(ExportedWait, (), (id, title, alias, asked_at))

// The classes of a person, as far as the ledger does not have them.
struct ExportedClasses {
  std::vector<ExportedClass> taught{};
  std::vector<ExportedMembership> joined{};
  std::vector<ExportedWait> waiting{};
};
BOOST_DESCRIBE_STRUCT(ExportedClasses, (), (taught, joined, waiting))

// The settings of the daily loop of a person.
struct HabitsExport {
  std::string time_zone{};
  std::optional<std::string> next_time_zone{};
  std::optional<std::string> next_time_zone_from{};
  std::optional<ledger::Timestamp> zone_changed_at{};
  bool hides_run{};
  std::optional<ledger::Timestamp> last_looked_at{};
  std::optional<ledger::Timestamp> looked_before_at{};
};
BOOST_DESCRIBE_STRUCT(HabitsExport, (),
                      (time_zone, next_time_zone, next_time_zone_from, zone_changed_at, hides_run,
                       last_looked_at, looked_before_at))

struct AccountExport {
  WallTime exported_at{};
  ExportedPerson person{};
  Settings settings{};
  std::optional<HabitsExport> habits{};
  std::vector<SessionEntry> sessions{};
  WizardExport wizard{};
  std::vector<BetNote> bet_notes{};
  ExportedClasses classes{};
  JsonOf<std::vector<ledger::Record>> ledger{};
};
BOOST_DESCRIBE_STRUCT(AccountExport, (),
                      (exported_at, person, settings, habits, sessions, wizard, bet_notes, classes,
                       ledger))

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
  ledger::Coins open_stakes{};        // of all purses, as the limits count them
  ledger::Coins purse_open_stakes{};  // of the chosen one
};
BOOST_DESCRIBE_STRUCT(Limits, (),
                      (current, pending, pending_from, reality_check_minutes, cool_off_until,
                       bets_today, loss_this_week, open_stakes, purse_open_stakes))

struct SuccessAnswer {
  bool success{};
};
BOOST_DESCRIBE_STRUCT(SuccessAnswer, (), (success))

struct MailAnswer {
  bool success{};
  std::string_view message{};
};
BOOST_DESCRIBE_STRUCT(MailAnswer, (), (success, message))

// They show what they are made of, which outlives them.
OwnEmail own_email_of(const Person& person, const std::optional<EmailChangeAsked>& asked);
ExportedPerson exported_person_of(const Person& person,
                                  const std::optional<EmailChangeAsked>& asked);
ExportedClasses exported_classes_of(std::span<const ClassRow> taught,
                                    std::span<const ClassReader::Joined> joined,
                                    std::span<const ClassReader::Waiting> waiting);
HabitsExport habits_export_of(const HabitSettings& habits);
// `current` is the id of the session that asks.
std::vector<SessionEntry> sessions_of(std::span<const http::SessionEntry> sessions,
                                      std::string_view current);

// The limits that act at `now`, which may be others than when they were set. `purse` is the chosen
// one, or the account.
Limits limits_of(const ledger::AccountState& account, const ledger::AccountState& purse,
                 ledger::Timestamp now);

}  // namespace wire

}  // namespace chalkline::http
