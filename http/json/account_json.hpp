#pragma once

#include "http/identity/accounts_reader.hpp"
#include "http/json/json_writer.hpp"

// A person's own account as they see it; the shapes of schemas/openapi.yaml.
namespace chalkline::http {

void append_settings(JsonWriter& out, const Settings& settings);
// `current` is the id of the session that asks.
void append_sessions(JsonWriter& out, const std::vector<SessionEntry>& sessions,
                     std::string_view current);
void append_email(JsonWriter& out, const Person& person,
                  const std::optional<EmailChangeAsked>& asked);
// The member `person` of an export.
void append_person(JsonWriter& out, const Person& person,
                   const std::optional<EmailChangeAsked>& asked);

}  // namespace chalkline::http
