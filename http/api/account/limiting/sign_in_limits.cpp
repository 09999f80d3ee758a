#include "http/api/account/limiting/sign_in_limits.hpp"

namespace chalkline::http {

std::optional<std::chrono::seconds> SignInLimits::try_acquire(
    const std::string& name, const Networks& client, Time now,
    const std::function<bool()>& is_usual) {
  if (const auto to_wait = failures_per_name_.retry_after(name, now); to_wait && !is_usual())
    return to_wait;
  return per_name_and_address_.try_acquire(client, now, name);
}

void SignInLimits::refund(const std::string& name, const Networks& client) {
  per_name_and_address_.refund(client, name);
}

void SignInLimits::fail(const std::string& name, Time now) { failures_per_name_.count(name, now); }

void SignInLimits::succeed(const std::string& name, const Networks& client) {
  per_name_and_address_.clear(client, name);
}

void SignInLimits::reopen(const std::string& name, const Networks& client) {
  per_name_and_address_.clear(client, name);
  failures_per_name_.clear(name);
}

}  // namespace chalkline::http
