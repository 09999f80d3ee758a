#pragma once

#include <string>

#include "http/identity/people/person.hpp"
#include "http/mail/message.hpp"

// The texts of the mails. `site` is the public address of the site, without a slash at its end.
namespace chalkline::http {

inline constexpr std::chrono::hours kVerifyWithin{24};   // RULES 4
inline constexpr std::chrono::minutes kResetWithin{60};  // RULES 5

// Mails with a link. The person has an email, except in change_email_letter().
Message verification_letter(const Person& person, const std::string& site,
                            const std::string& token);
Message reset_letter(const Person& person, const std::string& site, const std::string& token);
// Goes to the new address.
Message change_email_letter(const Person& person, const std::string& email, const std::string& site,
                            const std::string& token);

// To an address of a roster, which nobody keeps. `educator` is the name of who invites.
Message class_invitation_letter(const std::string& email, std::string_view educator,
                                const std::string& site, const std::string& token);

// Mails that tell the owner of an account what has been done to it. The person has an email, which
// is where they go: to the former one where it has changed.
Message password_changed_notice(const Person& person, const std::string& site);
Message email_change_asked_notice(const Person& person, const std::string& email,
                                  const std::string& site);
Message email_changed_notice(const Person& person, const std::string& email);
Message account_deleted_notice(const Person& person);

}  // namespace chalkline::http
