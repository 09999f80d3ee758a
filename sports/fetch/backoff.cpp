#include "sports/fetch/backoff.hpp"

#include <algorithm>

namespace chalkline::sports::fetch {

Duration Backoff::failed(double random, std::optional<Duration> asked) {
  auto longest = kFirstPause;
  for (int i = 0; i < failures_ && longest < kLongestPause; ++i) longest *= 2;
  ++failures_;
  longest = std::min(longest, kLongestPause);
  const auto pause = std::chrono::duration_cast<Duration>(random * longest);
  return std::max(pause, std::min(asked.value_or(Duration{}), kRetryAfterMax));
}

}  // namespace chalkline::sports::fetch
