#include "http/identity/accounts_reader.hpp"

#include <fmt/format.h>

#include "http/identity/mailed_links.hpp"
#include "http/identity/person_rows.hpp"

namespace chalkline::http {

AccountsReader::AccountsReader(const std::string& file)
    : db_{file, sqlite::Access::kRead},
      person_{db_, select_person("id")},
      username_{db_, "SELECT username FROM users WHERE id = ?1"},
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
                "SELECT odds_format, colour_mode, time_zone, ranked FROM "
                "users WHERE id = ?1"},
      id_{db_,
          "SELECT id FROM users WHERE username = ?1 UNION ALL "
          "SELECT id FROM users WHERE email = ?1"},
      place_{db_, "SELECT 1 FROM places WHERE user = ?1 AND place = ?2"} {}

std::optional<Person> AccountsReader::person(ledger::AccountId id) {
  return read_person(person_.query(id));
}

std::optional<std::string> AccountsReader::username(ledger::AccountId id) {
  auto rows = username_.query(id);
  if (!rows.next()) return std::nullopt;
  return rows.get<std::string>(0);
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
  rows.read(settings.odds_format, settings.colour_mode, settings.time_zone, settings.ranked);
  return settings;
}

bool AccountsReader::is_usual(std::string_view name_or_email, std::string_view address) {
  auto people = id_.query(name_or_email);
  if (!people.next()) return false;
  const auto id = people.get<ledger::AccountId>(0);
  return place_.query(id, place_of(id, address)).next();
}

}  // namespace chalkline::http
