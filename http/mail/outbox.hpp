#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "http/mail/mailer.hpp"

namespace chalkline::http {

// Writes each message into a file of its own, for its owner alone to read, and logs where: mail for
// those who try the product out, without a mail server. The log does not tell the link of a
// message, which opens an account or a class.
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

// Removes the messages to accounts that do not exist: what a crash around an erasure left, before
// traffic starts. Also where mail no longer goes to an outbox, and where there never was one.
void remove_orphaned_mail(const std::filesystem::path& outbox,
                          const std::function<bool(ledger::AccountId)>& exists);

}  // namespace chalkline::http
