#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "ledger/values/ids.hpp"

namespace chalkline::http {

// A mail to one person. Every part is printable ASCII: addresses were checked at registration.
struct Message {
  ledger::AccountId account{};  // whose
  std::string to;               // address
  std::string subject;
  std::string text;  // paragraphs, ended by '\n'
};

// The address in "Chalkline <no-reply@example.org>"; the whole text when there are no brackets.
std::string_view address_of(std::string_view mailbox);

// The message as it is sent: RFC 5322, lines ended by CRLF. `id` makes it one of a kind.
std::string to_eml(const Message& message, std::string_view from, std::string_view id,
                   std::chrono::sys_seconds date);

}  // namespace chalkline::http
