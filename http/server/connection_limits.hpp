#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>

#include "http/server/network_counts.hpp"

namespace chalkline::http {

// Counts open connections, of each client and of all. While most places are taken, a network may
// have no more than the one that has the most, and that one gives way to others, so that a few
// addresses that take all they can leave places to all others. Called at accept and close only. Any
// thread.
class ConnectionLimits {
 public:
  ConnectionLimits(std::size_t per_client, std::size_t in_all);

  struct Leave {
    Networks client;
    void operator()(ConnectionLimits* limits) const { limits->leave(client); }
  };
  using Permit = std::unique_ptr<ConnectionLimits, Leave>;

  // The permit holds a place until it is destroyed; it is empty where there is none left.
  struct Entry {
    Permit permit;
    std::optional<NetworkCounts::Network> gives_way;  // has to close a connection for it
  };
  Entry enter(const boost::asio::ip::address& peer);
  std::size_t open() const;
  // False when connections are still open after `timeout`.
  bool wait_until_empty(std::chrono::seconds timeout) const;

 private:
  void leave(const Networks& client);

  const std::size_t per_client_;
  const std::size_t in_all_;
  const std::size_t crowded_;
  mutable std::mutex mutex_;
  mutable std::condition_variable empty_;
  std::size_t open_{};
  NetworkCounts by_network_;
};

}  // namespace chalkline::http
