#pragma once

#include <string>

#include "http/mail/mailer.hpp"

namespace chalkline::http {

struct SmtpOptions {
  std::string url;   // smtp://host:587 (STARTTLS) or smtps://host:465
  std::string user;  // empty: does not sign in
  std::string password;
  std::string certificate_authorities;  // PEM file; empty: those that the system trusts
};

// Whether the URL is one of a mail server; otherwise a sentence that says so.
std::string check_smtp_url(const std::string& url);

// Hands each message to a mail server, over TLS: only a server on this machine itself may do
// without.
class Smtp final : public Mailer {
 public:
  Smtp(SmtpOptions options, std::string from);

  void send(const Message& message) override;

 private:
  const SmtpOptions options_;
  const std::string from_;
};

}  // namespace chalkline::http
