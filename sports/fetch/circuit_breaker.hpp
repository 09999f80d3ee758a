#pragma once

#include "sports/fetch/time.hpp"

namespace chalkline::sports::fetch {

inline constexpr int kFailuresToOpen = 5;
inline constexpr Duration kOpenFor = std::chrono::minutes{5};

// Spares a provider that is down: after some failures in a row no request is made for a while, and
// then one request tries whether it is back.
class CircuitBreaker {
 public:
  bool allows(Time now) const { return now >= closed_at_; }
  // The earliest time at which it allows a request.
  Time closed_at() const { return closed_at_; }

  void succeeded() { *this = {}; }
  void failed(Time now) {
    if (++failures_ >= kFailuresToOpen) closed_at_ = now + kOpenFor;
  }

 private:
  int failures_{};  // in a row
  Time closed_at_{};
};

}  // namespace chalkline::sports::fetch
