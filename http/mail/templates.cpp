#include "http/mail/templates.hpp"

#include <fmt/format.h>

namespace chalkline::http {
namespace {

Message message_of(const Person& person, std::string subject, std::string_view link,
                   std::string_view why, std::string_view otherwise) {
  auto text = fmt::format("Hello {},\n\n{}\n\n{}\n\n{}\n", person.username, why, link, otherwise);
  return {person.id, person.email.value_or(""), std::move(subject), std::move(text)};
}

Message notice(const Person& person, std::string subject, std::string_view what,
               std::string_view otherwise) {
  auto text = fmt::format("Hello {},\n\n{}\n\n{}\n", person.username, what, otherwise);
  return {person.id, *person.email, std::move(subject), std::move(text)};
}

}  // namespace

Message verification_letter(const Person& person, const std::string& site,
                            const std::string& token) {
  return message_of(person, "Verify your email address",
                    fmt::format("{}/verify-email?token={}", site, token),
                    "to verify your email address, open this link within 24 hours:",
                    "If you did not register at Chalkline, ignore this message.");
}

Message reset_letter(const Person& person, const std::string& site, const std::string& token) {
  return message_of(
      person, "Reset your password", fmt::format("{}/reset-password?token={}", site, token),
      "to choose a new password, open this link within 60 minutes:",
      "If you did not ask for this, ignore this message: your password stays as it is.");
}

Message change_email_letter(const Person& person, const std::string& email, const std::string& site,
                            const std::string& token) {
  auto mail =
      message_of(person, "Confirm your new email address",
                 fmt::format("{}/verify-email?token={}", site, token),
                 "to use this address for your account at Chalkline, open this link within 24 "
                 "hours:",
                 "If you did not ask for this, ignore this message: nothing changes.");
  mail.to = email;
  return mail;
}

Message class_invitation_letter(const std::string& email, std::string_view educator,
                                const std::string& site, const std::string& token) {
  auto text = fmt::format(
      "Hello,\n\nyour educator {} invites you to a class at Chalkline, where people practise "
      "sports betting with virtual coins. To see what the class is, and what it would see of you, "
      "open this link, which is yours alone:\n\n{}/join/{}\n\nIf you know nothing of this class, "
      "ignore "
      "this message: your address is not kept.\n",
      educator, site, token);
  return {{}, email, "An invitation to a class", std::move(text)};
}

Message password_changed_notice(const Person& person, const std::string& site) {
  return notice(person, "Your password was changed",
                "the password of your account at Chalkline was changed. Every other browser that "
                "was signed in is signed out.",
                fmt::format("If this was not you, choose a new one now: press 'Forgot password?' "
                            "at {}",
                            site));
}

Message email_change_asked_notice(const Person& person, const std::string& email,
                                  const std::string& site) {
  return notice(person, "A new email address for your account",
                fmt::format("somebody who knows your password asked to use {} for your account at "
                            "Chalkline instead of this address. It changes when the link in our "
                            "mail to that address is opened.",
                            email),
                fmt::format("If this was not you, change your password now, which also stops "
                            "this: press 'Forgot password?' at {}",
                            site));
}

Message email_changed_notice(const Person& person, const std::string& email) {
  return notice(person, "Your email address was changed",
                fmt::format("the email address of your account at Chalkline is now {}. Our mail "
                            "no longer comes to this one.",
                            email),
                "If this was not you, tell those who run the site.");
}

Message account_deleted_notice(const Person& person) {
  return notice(person, "Your account was deleted",
                "your account at Chalkline was deleted, as somebody who knows your password asked "
                "for. Your name, email address, password and sessions are erased.",
                "This is our last message to you.");
}

}  // namespace chalkline::http
