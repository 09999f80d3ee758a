#include "http/api/account/account_json.hpp"

#include "base/hex.hpp"
#include "http/api/shared/call/local_day.hpp"
#include "ledger/rules/limits.hpp"

namespace chalkline::http::wire {

OwnEmail own_email_of(const Person& person, const std::optional<EmailChangeAsked>& asked) {
  OwnEmail own{.email = person.email};
  if (asked) own.pending = {asked->email, asked->expires_at};
  return own;
}

ExportedPerson exported_person_of(const Person& person,
                                  const std::optional<EmailChangeAsked>& asked) {
  ExportedPerson exported{.id = person.id,
                          .username = person.username,
                          .email = person.email,
                          .registered_at = person.created_at,
                          .verified_at = person.verified_at,
                          .said_to_be_adult_at = person.adult_at,
                          .roles = roles_of(person.roles)};
  if (asked) exported.pending_email = asked->email;
  return exported;
}

HabitsExport habits_export_of(const HabitSettings& habits) {
  const auto unless_never = [](ledger::Timestamp at) {
    return at == ledger::Timestamp{} ? std::nullopt : std::optional{at};
  };
  HabitsExport exported{.time_zone = habits.zone,
                        .next_time_zone = habits.next_zone,
                        .zone_changed_at = unless_never(habits.changed_at),
                        .hides_run = habits.hides_run,
                        .last_looked_at = unless_never(habits.visit.seen_at),
                        .looked_before_at = unless_never(habits.visit.since)};
  if (habits.next_zone) exported.next_time_zone_from = text_of(habits.next_from);
  return exported;
}

std::vector<SessionEntry> sessions_of(std::span<const http::SessionEntry> sessions,
                                      std::string_view current) {
  std::vector<SessionEntry> shown;
  for (const auto& session : sessions) {
    shown.push_back(
        {session.id, session.created_at, session.used_at, session.agent, session.id == current});
  }
  return shown;
}

ExportedClasses exported_classes_of(std::span<const ClassRow> taught,
                                    std::span<const ClassReader::Joined> joined,
                                    std::span<const ClassReader::Waiting> waiting) {
  ExportedClasses shown;
  for (const auto& row : taught) shown.taught.push_back({to_hex(row.id), row.title, row.opened_at});
  for (const auto& one : joined) {
    shown.joined.push_back(
        {to_hex(one.in_class.id), one.in_class.title, one.member.alias, one.member.joined_at,
         one.member.help.transform([](const HelpAsked& help) { return help.at; }), one.note});
  }
  for (const auto& one : waiting) {
    shown.waiting.push_back(
        {to_hex(one.in_class.id), one.in_class.title, one.row.alias, one.row.asked_at});
  }
  return shown;
}

Limits limits_of(const ledger::AccountState& account, const ledger::AccountState& purse,
                 ledger::Timestamp now) {
  const auto& state = account.limits;
  Limits limits{.current = ledger::acting(state, now),
                .reality_check_minutes = state.reality_check_minutes,
                .bets_today = ledger::bets_today(state, now),
                .loss_this_week = ledger::loss_this_week(state, now),
                .open_stakes = account.limits.open_stakes,
                .purse_open_stakes = purse.held};
  if (state.pending && now < state.pending->from) {
    limits.pending = state.pending->values;
    limits.pending_from = state.pending->from;
  }
  if (state.cool_off_until && now < *state.cool_off_until)
    limits.cool_off_until = state.cool_off_until;
  return limits;
}

}  // namespace chalkline::http::wire
