#include "http/identity/sign_in_limits.hpp"

namespace chalkline::http {
namespace {

// No address has a space in it.
std::string pair_of(const std::string& name, const std::string& address) {
  return address + ' ' + name;
}

}  // namespace

std::optional<std::chrono::seconds> SignInLimits::try_acquire(const std::string& name,
                                                              const std::string& address,
                                                              Time now) {
  const auto pair = pair_of(name, address);
  const auto is_usual = [&] {
    const std::lock_guard lock{mutex_};
    return usual_.find(pair) != nullptr;
  };
  if (const auto to_wait = failures_per_name_.retry_after(name, now); to_wait && !is_usual())
    return to_wait;
  return per_name_and_address_.try_acquire(pair, now);
}

void SignInLimits::refund(const std::string& name, const std::string& address) {
  per_name_and_address_.refund(pair_of(name, address));
}

void SignInLimits::fail(const std::string& name, Time now) { failures_per_name_.count(name, now); }

void SignInLimits::succeed(const std::string& name, const std::string& address) {
  const auto pair = pair_of(name, address);
  per_name_and_address_.clear(pair);
  const std::lock_guard lock{mutex_};
  usual_.put(pair, true);
}

void SignInLimits::reopen(const std::string& name, const std::string& address) {
  per_name_and_address_.clear(pair_of(name, address));
  failures_per_name_.clear(name);
}

}  // namespace chalkline::http
