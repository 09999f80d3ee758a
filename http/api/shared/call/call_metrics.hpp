#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chalkline::http {

// Upper bounds of the latency histogram, in microseconds: a cached read takes some ten, a bet some
// hundred to some thousand, a sign-in 10,000.
inline constexpr std::array<std::int64_t, 12> kLatencyBoundsUs{
    50, 100, 250, 500, 1'000, 2'500, 5'000, 10'000, 25'000, 100'000, 500'000, 2'500'000};

// Counts what one io thread answered. Written by that thread alone, read by any: plain loads and
// stores, no locks.
class CallMetrics {
 public:
  static constexpr std::size_t kStatusClasses = 5;  // 1xx to 5xx

  using Count = std::atomic<std::uint64_t>;
  struct OfRoute {
    std::array<Count, kStatusClasses> answers{};
    std::array<Count, kLatencyBoundsUs.size() + 1>
        latencies{};     // not cumulative; the last: above all bounds
    Count latency_us{};  // sum
  };

  // Counts for so many routes in the order of their table, and for what is not in it.
  explicit CallMetrics(std::size_t routes) : routes_(routes + 1) {}

  void count(std::size_t route, int status, std::chrono::microseconds latency);

  const OfRoute& route(std::size_t index) const { return routes_[index]; }

 private:
  static void add(Count& count, std::uint64_t amount) {
    count.store(count.load(std::memory_order_relaxed) + amount, std::memory_order_relaxed);
  }
  std::vector<OfRoute> routes_;
};

}  // namespace chalkline::http
