#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <optional>

#include "base/lru_cache.hpp"
#include "http/server/network_counts.hpp"

namespace chalkline::http {

// A bounded queue that takes from its clients in turn: from each /48 as often as from any other,
// within it from each /56, and within that from each /64. When it is full, the network that has the
// most in it loses the last of that to one that has less. So many who ask for much keep nobody
// waiting who asks for little. For one thread at a time.
class FairQueue {
 public:
  struct Job {
    Networks client{};
    std::move_only_function<void()> run{};
    std::move_only_function<void()> drop{};  // called in the place of `run` when it has to leave
  };

  explicit FairQueue(std::size_t max);

  // False when the job has to do without a place.
  struct Pushed {
    bool taken{};
    std::optional<Job> gave_way{};
  };
  Pushed push(Job job);

  bool empty() const { return jobs_.empty(); }
  Job pop();  // not of an empty one

 private:
  using Turns = LruCache<boost::asio::ip::address, std::uint64_t>;

  std::list<Job>::iterator next();
  Job take(std::list<Job>::iterator job);

  const std::size_t max_;
  std::list<Job> jobs_;  // in the order in which they came
  NetworkCounts waiting_;
  std::uint64_t turn_{};
  std::array<Turns, kNetworkSizes> last_turns_;  // of the networks that had one not long ago
};

}  // namespace chalkline::http
