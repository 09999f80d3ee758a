#pragma once

#include <filesystem>
#include <string>

#include "http/mail/mailer.hpp"

namespace chalkline::http {

// Writes each message into a file of its own, for its owner alone to read, and logs the link: mail
// for those who try the product out, without a mail server.
class Outbox final : public Mailer {
 public:
  // Creates the directory if needed.
  Outbox(std::filesystem::path directory, std::string from);

  void send(const Message& message) override;
  void forget(ledger::AccountId account) override;

 private:
  const std::filesystem::path directory_;
  const std::string from_;
};

}  // namespace chalkline::http
