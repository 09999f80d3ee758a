#pragma once

#include <expected>
#include <string>
#include <utility>

#include "sports/fetch/fetcher.hpp"

namespace chalkline::sports::live {

// Logs when asking a provider begins to fail, and when it works again. For one thread.
class FailureLog {
 public:
  explicit FailureLog(std::string name) : name_{std::move(name)} {}

  // The outcome of a request. One that the program's end has cut off is no failure.
  template <class T>
  void note(const std::expected<T, fetch::Failure>& outcome, const fetch::Fetcher& fetcher) {
    const bool failed_before = std::exchange(failed_, !outcome.has_value());
    if (failed_ && !failed_before && !fetcher.is_stopping()) fails(outcome.error().what);
    if (failed_before && !failed_) works_again();
  }

 private:
  void fails(const std::string& why) const;
  void works_again() const;

  const std::string name_;
  bool failed_{};  // the last request
};

}  // namespace chalkline::sports::live
