#include "http/identity/accounts_reader.hpp"

#include <fmt/format.h>

#include "http/identity/people/person_rows.hpp"
#include "http/identity/personal/conversation_rows.hpp"
#include "http/identity/personal/habit_store.hpp"
#include "http/identity/sessions/mailed_links.hpp"

namespace chalkline::http {

AccountsReader::AccountsReader(const std::string& file)
    : db_{file, sqlite::Access::kRead},
      person_{db_, select_person("id")},
      username_{db_, "SELECT username FROM users WHERE id = ?1"},
      public_name_{db_, "SELECT handle, username FROM users WHERE id = ?1"},
      session_{db_, fmt::format("SELECT user, sessions.created_at, expires_at, {} FROM sessions "
                                "JOIN users ON users.id = sessions.user "
                                "WHERE token = ?1",
                                kRolesColumn)},
      sessions_{db_,
                "SELECT token, created_at, used_at, agent FROM sessions "
                "WHERE user = ?1 AND expires_at > ?2 ORDER BY used_at "
                "DESC, number DESC"},
      email_change_{db_, fmt::format("SELECT email, expires_at FROM mail_tokens "
                                     "WHERE user = ?1 AND purpose = {} AND expires_at > ?2",
                                     static_cast<int>(Purpose::kChangeEmail))},
      settings_{db_,
                "SELECT odds_format, colour_mode, time_zone, ranked, favourite_teams FROM "
                "users WHERE id = ?1"},
      id_{db_,
          "SELECT id FROM users WHERE username = ?1 UNION ALL "
          "SELECT id FROM users WHERE email = ?1"},
      place_{db_, "SELECT 1 FROM places WHERE user = ?1 AND place = ?2"},
      conversation_{db_, fmt::format("SELECT id, speaker, at, "
                                     "EXISTS(SELECT 1 FROM wizard_saved WHERE message = id), "
                                     "{}, {} FROM wizard_messages WHERE user = ?1 ORDER BY id",
                                     kSaidColumns, kPickColumns)},
      saved_{db_,
             fmt::format("SELECT message, saved_at, question, advice, game, {} FROM wizard_saved "
                         "WHERE user = ?1 ORDER BY saved_at DESC, message DESC",
                         kPickColumns)},
      topic_{db_, "SELECT topic FROM wizard_messages WHERE user = ?1 ORDER BY id DESC LIMIT 1"},
      questions_{db_, "SELECT questions FROM wizard_days WHERE user = ?1 AND day = ?2"},
      bet_notes_{db_,
                 "SELECT bet, text, changed_at FROM bet_notes "
                 "WHERE user = ?1 AND bet BETWEEN ?2 AND ?3 ORDER BY bet"},
      habits_{db_, kSelectHabits},
      classes_{db_},
      class_boards_{db_} {}

std::optional<Person> AccountsReader::person(ledger::AccountId id) {
  return read_person(person_.query(id));
}

std::optional<std::string> AccountsReader::username(ledger::AccountId id) {
  auto rows = username_.query(id);
  if (!rows.next()) return std::nullopt;
  return rows.get<std::string>(0);
}

std::optional<PublicName> AccountsReader::public_name(ledger::AccountId id) {
  auto rows = public_name_.query(id);
  if (!rows.next()) return std::nullopt;
  PublicName name;
  rows.read(name.handle, name.username);
  return name;
}

std::optional<StoredSession> AccountsReader::session(const Digest& token) {
  auto rows = session_.query(to_hex(token));
  if (!rows.next()) return std::nullopt;
  StoredSession session;
  unsigned roles{};
  rows.read(session.account, session.created_at, session.expires_at, roles);
  session.roles = roles_of(roles);
  return session;
}

std::vector<SessionEntry> AccountsReader::sessions(ledger::AccountId id, WallTime now) {
  std::vector<SessionEntry> entries;
  for (auto rows = sessions_.query(id, now); rows.next();) {
    auto& entry = entries.emplace_back();
    rows.read(entry.id, entry.created_at, entry.used_at, entry.agent);
  }
  return entries;
}

std::optional<EmailChangeAsked> AccountsReader::email_change(ledger::AccountId id, WallTime now) {
  auto rows = email_change_.query(id, now);
  if (!rows.next()) return std::nullopt;
  EmailChangeAsked asked;
  rows.read(asked.email, asked.expires_at);
  return asked;
}

std::optional<Settings> AccountsReader::settings(ledger::AccountId id) {
  auto rows = settings_.query(id);
  if (!rows.next()) return std::nullopt;
  Settings settings;
  std::string teams;
  rows.read(settings.odds_format, settings.colour_mode, settings.time_zone, settings.ranked, teams);
  settings.favourite_teams = read_teams(teams);
  return settings;
}

bool AccountsReader::is_usual(std::string_view name_or_email, std::string_view address) {
  auto people = id_.query(name_or_email);
  if (!people.next()) return false;
  const auto id = people.get<ledger::AccountId>(0);
  return place_.query(id, place_of(id, address)).next();
}

std::vector<WizardMessage> AccountsReader::conversation(ledger::AccountId id) {
  std::vector<WizardMessage> messages;
  for (auto rows = conversation_.query(id); rows.next();) {
    auto& message = messages.emplace_back();
    rows.read(message.id, message.speaker, message.at, message.is_saved);
    constexpr int kSaid = 4;
    message.said = read_said(rows, kSaid);
    if (!can_show(message)) messages.pop_back();
  }
  return messages;
}

std::vector<SavedAnalysis> AccountsReader::saved_analyses(ledger::AccountId id) {
  std::vector<SavedAnalysis> saved;
  for (auto rows = saved_.query(id); rows.next();) {
    auto& analysis = saved.emplace_back();
    rows.read(analysis.id, analysis.saved_at, analysis.question, analysis.advice, analysis.game);
    constexpr int kPick = 5;
    analysis.pick = read_pick(rows, kPick);
    if (!can_show(analysis)) saved.pop_back();
  }
  return saved;
}

std::string AccountsReader::last_topic(ledger::AccountId id) {
  auto rows = topic_.query(id);
  return rows.next() ? rows.get<std::string>(0) : std::string{};
}

std::int32_t AccountsReader::questions(ledger::AccountId id, std::int32_t day) {
  auto rows = questions_.query(id, day);
  return rows.next() ? rows.get<std::int32_t>(0) : 0;
}

std::vector<BetNote> AccountsReader::bet_notes(ledger::AccountId id, ledger::BetId first,
                                               ledger::BetId last) {
  std::vector<BetNote> notes;
  for (auto rows = bet_notes_.query(id, first, last); rows.next();) {
    auto& note = notes.emplace_back();
    rows.read(note.bet, note.text, note.changed_at);
  }
  return notes;
}

std::optional<HabitSettings> AccountsReader::habits(ledger::AccountId id) {
  return read_habits(habits_.query(id));
}

}  // namespace chalkline::http
