#include "http/mail/letters.hpp"

#include <fmt/format.h>

namespace chalkline::http {
namespace {

Message letter(const Person& person, std::string subject, std::string link, std::string_view why,
               std::string_view otherwise) {
  auto text = fmt::format("Hello {},\n\n{}\n\n{}\n\n{}\n", person.username, why, link, otherwise);
  return {person.id, *person.email, std::move(subject), std::move(text), std::move(link)};
}

}  // namespace

Message verification_letter(const Person& person, const std::string& site,
                            const std::string& token) {
  return letter(person, "Verify your email address",
                fmt::format("{}/verify-email?token={}", site, token),
                "to verify your email address, open this link within 24 hours:",
                "If you did not register at Chalkline, ignore this message.");
}

Message reset_letter(const Person& person, const std::string& site, const std::string& token) {
  return letter(person, "Reset your password",
                fmt::format("{}/reset-password?token={}", site, token),
                "to choose a new password, open this link within 60 minutes:",
                "If you did not ask for this, ignore this message: your password stays as it is.");
}

}  // namespace chalkline::http
