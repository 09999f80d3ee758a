#include "http/json/account_json.hpp"

#include "base/time_text.hpp"
#include "http/json/user_json.hpp"

namespace chalkline::http {
namespace {

void append_text(JsonWriter& out, const std::optional<std::string>& text) {
  if (text) {
    out.text(*text);
  } else {
    out.null();
  }
}

void append_time(JsonWriter& out, const std::optional<WallTime>& time) {
  if (time) {
    out.text(to_iso(*time));
  } else {
    out.null();
  }
}

}  // namespace

void append_settings(JsonWriter& out, const Settings& settings) {
  out.object().key("oddsFormat").text(name_of(settings.odds_format));
  out.key("colourMode").text(name_of(settings.colour_mode)).key("timeZone");
  append_text(out, settings.time_zone);
  out.key("isRanked").flag(settings.ranked).end();
}

void append_sessions(JsonWriter& out, const std::vector<SessionEntry>& sessions,
                     std::string_view current) {
  out.array();
  for (const auto& session : sessions) {
    out.object().key("id").text(session.id);
    out.key("createdAt").text(to_iso(session.created_at));
    out.key("lastUsedAt").text(to_iso(session.used_at));
    out.key("agent").text(session.agent).key("isCurrent").flag(session.id == current).end();
  }
  out.end_array();
}

void append_email(JsonWriter& out, const Person& person,
                  const std::optional<EmailChangeAsked>& asked) {
  out.object().key("email");
  append_text(out, person.email);
  out.key("pending");
  if (asked) {
    out.object().key("email").text(asked->email);
    out.key("expiresAt").text(to_iso(asked->expires_at)).end();
  } else {
    out.null();
  }
  out.end();
}

void append_person(JsonWriter& out, const Person& person,
                   const std::optional<EmailChangeAsked>& asked) {
  out.object().key("id").integer(static_cast<std::int64_t>(ledger::raw(person.id)));
  out.key("username").text(person.username).key("email");
  append_text(out, person.email);
  out.key("pendingEmail");
  append_text(out, asked ? std::optional{asked->email} : std::nullopt);
  out.key("registeredAt").text(to_iso(person.created_at)).key("verifiedAt");
  append_time(out, person.verified_at);
  out.key("saidToBeAdultAt");
  append_time(out, person.adult_at);
  out.key("roles");
  append_roles(out, person.roles);
  out.end();
}

}  // namespace chalkline::http
