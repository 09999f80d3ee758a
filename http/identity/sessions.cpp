#include "http/identity/sessions.hpp"

#include <algorithm>

namespace chalkline::http {
namespace {

// As far as it is plain text.
std::string shown_agent(std::string_view sent) {
  std::string agent{sent.substr(0, kAgentMax)};
  std::ranges::replace_if(agent, [](char c) { return c < ' ' || c > '~'; }, '?');
  return agent;
}

}  // namespace

std::optional<Session> Sessions::find(std::string_view token, AccountsReader& reader,
                                      WallTime now) {
  const auto digest = token_digest(token);
  return digest ? find(*digest, reader, now) : std::nullopt;
}

std::optional<Session> Sessions::find_reading(std::string_view token, AccountsReader& reader,
                                              WallTime now) {
  const auto digest = reading_token_digest(token);
  return digest ? find(*digest, reader, now) : std::nullopt;
}

std::optional<Session> Sessions::find_again(const Session& session, AccountsReader& reader,
                                            WallTime now) {
  return find(session.token, reader, now, kBelievedAtRefusal);
}

std::optional<Session> Sessions::find(const Digest& token, AccountsReader& reader, WallTime now,
                                      std::chrono::seconds believed) {
  auto& home = shard(token);
  std::optional<StoredSession> stored;
  {
    const std::lock_guard lock{home.mutex};
    const auto* cached = home.sessions.find(token);
    if (cached != nullptr && now - cached->read_at < believed) {
      stored = cached->session;
    } else {
      // Read and kept under one lock: a session that ends is forgotten after that.
      stored = reader.session(token);
      if (!stored) {
        home.sessions.erase(token);
        return std::nullopt;
      }
      home.sessions.put(token, {*stored, now});
    }
  }
  if (stored->expires_at <= now) return std::nullopt;
  return Session{token, stored->account, stored->roles, stored->created_at, stored->expires_at};
}

std::optional<std::string> Sessions::start(const Person& verified, std::string_view agent,
                                           WallTime now, std::string_view address) {
  auto token = new_token();
  const auto ended_for_it = store_.start(*token_digest(token), verified,
                                         {shown_agent(agent), address}, now, now + kSessionLife);
  if (!ended_for_it) return std::nullopt;
  for (const auto& other : *ended_for_it) ended(other);
  return token;
}

void Sessions::prolong(const Session& session, WallTime now) {
  store_.extend(session.token, now, session.end_if_used(now));
  forget(session.token);
}

void Sessions::end(const Digest& token) {
  store_.end(token);
  ended(token);
}

void Sessions::ended(const Digest& token) {
  forget(token);
  on_end_(token);
}

void Sessions::forget(const Digest& token) {
  auto& home = shard(token);
  const std::lock_guard lock{home.mutex};
  home.sessions.erase(token);
}

}  // namespace chalkline::http
