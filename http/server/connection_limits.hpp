#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>

#include "http/server/network_counts.hpp"

namespace chalkline::http {

// Counts open connections, of each client and of all. While most places are taken, a network may
// have no more than the one that has the most, and that one gives way to others: a few addresses
// that take all they can leave places to everybody else. Asked at accept and at close only. Any
// thread.
class ConnectionLimits {
 public:
  ConnectionLimits(std::size_t per_client, std::size_t in_all);

  // Holds a place until it is destroyed.
  class Place {
   public:
    Place() = default;
    Place(ConnectionLimits& limits, const Networks& client) : limits_{&limits}, client_{client} {}
    Place(Place&& other) noexcept
        : limits_{std::exchange(other.limits_, nullptr)}, client_{other.client_} {}
    Place& operator=(Place&&) = delete;
    ~Place() {
      if (limits_ != nullptr) limits_->leave(client_);
    }
    explicit operator bool() const { return limits_ != nullptr; }

   private:
    ConnectionLimits* limits_{};
    Networks client_;
  };

  // The place is false where there is none left.
  struct Entry {
    Place place;
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
