#pragma once

#include "http/mail/message.hpp"

namespace chalkline::http {

// How mail leaves the server. Called from one thread, which is no io thread.
class Mailer {
 public:
  virtual ~Mailer() = default;
  // Throws std::runtime_error with one sentence when it could not.
  virtual void send(const Message& message) = 0;
  // The person has been erased: so are copies of mail to them, as far as this keeps any.
  virtual void forget(ledger::AccountId) {}
};

}  // namespace chalkline::http
