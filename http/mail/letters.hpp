#pragma once

#include <string>

#include "http/identity/person.hpp"
#include "http/mail/message.hpp"

// What the mails say. `site` is the public address of the site, without a slash at its end.
namespace chalkline::http {

inline constexpr std::chrono::hours kVerifyWithin{24};   // RULES 4
inline constexpr std::chrono::minutes kResetWithin{60};  // RULES 5

// The person has an email.
Message verification_letter(const Person& person, const std::string& site,
                            const std::string& token);
Message reset_letter(const Person& person, const std::string& site, const std::string& token);

}  // namespace chalkline::http
