#include "http/identity/sessions.hpp"

namespace chalkline::http {

std::optional<Session> Sessions::find(std::string_view token, AccountsReader& reader,
                                      WallTime now) {
  const auto digest = token_digest(token);
  if (!digest) return std::nullopt;
  auto& home = shard(*digest);
  std::optional<StoredSession> stored;
  std::uint64_t forgotten{};
  {
    const std::lock_guard lock{home.mutex};
    const auto* cached = home.sessions.find(*digest);
    if (cached != nullptr && now - cached->read_at < kBelieved) stored = cached->session;
    forgotten = home.forgotten;
  }
  if (!stored) {
    stored = reader.session(*digest);
    if (!stored) {
      forget(*digest);
      return std::nullopt;
    }
    const std::lock_guard lock{home.mutex};
    if (home.forgotten == forgotten) home.sessions.put(*digest, {*stored, now});
  }
  if (stored->expires_at <= now) return std::nullopt;
  return Session{*digest, stored->account, stored->roles, stored->expires_at};
}

std::string Sessions::start(ledger::AccountId account, WallTime now) {
  auto token = new_token();
  accounts_.start_session(*token_digest(token), account, now, now + kSessionLife);
  return token;
}

void Sessions::prolong(const Session& session, WallTime now) {
  accounts_.extend_session(session.token, now + kSessionLife);
  forget(session.token);
}

void Sessions::end(const Digest& token) {
  accounts_.end_session(token);
  forget(token);
}

void Sessions::forget(const Digest& token) {
  auto& home = shard(token);
  const std::lock_guard lock{home.mutex};
  home.sessions.erase(token);
  ++home.forgotten;
}

}  // namespace chalkline::http
