#pragma once

#include <optional>

#include "sports/fetch/time.hpp"

namespace chalkline::sports::fetch {

inline constexpr Duration kFirstPause = std::chrono::seconds{1};
inline constexpr Duration kLongestPause = std::chrono::minutes{5};
// A provider that asks for a longer pause is asked again after this one all the same.
inline constexpr Duration kRetryAfterMax = std::chrono::hours{24};

// How long to wait after failures: exponentially longer, with full jitter, so that many servers do
// not come back to a provider at one moment.
class Backoff {
 public:
  void succeeded() { failures_ = 0; }

  // The pause after one more failure. `random` lies in [0, 1). `asked` is the provider's own
  // Retry-After, which is kept to.
  Duration failed(double random, std::optional<Duration> asked);

 private:
  int failures_{};
};

}  // namespace chalkline::sports::fetch
