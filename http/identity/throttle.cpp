#include "http/identity/throttle.hpp"

namespace chalkline::http {
namespace {

// 15 MB at most; more attackers at once push out the oldest only.
constexpr std::size_t kKeysMax = 65'536;

}  // namespace

Throttle::Throttle(Rule rule) : rule_{rule}, counts_{kKeysMax} {}

std::optional<std::chrono::seconds> Throttle::attempt(const std::string& key, Time now) {
  const std::lock_guard lock{mutex_};
  auto* count = counts_.find(key);
  if (count == nullptr || now - count->began >= rule_.window) {
    counts_.put(key, {.attempts = 1, .began = now});
    return std::nullopt;
  }
  if (count->attempts >= rule_.attempts)
    return std::chrono::ceil<std::chrono::seconds>(count->began + rule_.window - now);
  ++count->attempts;
  return std::nullopt;
}

void Throttle::forgive(const std::string& key) {
  const std::lock_guard lock{mutex_};
  if (auto* count = counts_.find(key); count != nullptr && count->attempts > 0) --count->attempts;
}

void Throttle::clear(const std::string& key) {
  const std::lock_guard lock{mutex_};
  counts_.erase(key);
}

}  // namespace chalkline::http
