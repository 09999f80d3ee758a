#include "http/mail/message.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace chalkline::http {

std::string_view address_of(std::string_view mailbox) {
  const auto open = mailbox.rfind('<');
  const auto close = mailbox.rfind('>');
  if (open == std::string_view::npos || close == std::string_view::npos || close < open)
    return mailbox;
  return mailbox.substr(open + 1, close - open - 1);
}

std::string to_eml(const Message& message, std::string_view from, std::string_view id,
                   std::chrono::sys_seconds date) {
  const auto sender = address_of(from);
  const auto domain = sender.substr(sender.find('@') + 1);
  auto eml = fmt::format(
      "Date: {:%a, %d %b %Y %H:%M:%S} +0000\r\nFrom: {}\r\nTo: {}\r\nSubject: {}\r\n"
      "Message-ID: <{}@{}>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=us-ascii\r\n"
      "Content-Transfer-Encoding: 7bit\r\nAuto-Submitted: auto-generated\r\n\r\n",
      date, from, message.to, message.subject, id, domain);
  for (const char c : message.text) {
    if (c == '\n') eml += '\r';
    eml += c;
  }
  return eml;
}

}  // namespace chalkline::http
