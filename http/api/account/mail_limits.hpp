#pragma once

#include <string>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// A mail of one kind that `asker` asks for, who is counted under that key; `email` is where it
// goes.
class MailRequest {
 public:
  MailRequest(AppContext& app, Purpose purpose, const std::string& asker, const std::string& email);

  // Counts it; absent when it is allowed, else how long to wait.
  std::optional<std::chrono::seconds> try_acquire();
  // It was not sent after all.
  void refund();

 private:
  AppContext& app_;
  const std::string by_;
  const std::string to_;
};

}  // namespace chalkline::http
