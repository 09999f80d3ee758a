#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace chalkline::http {

// Counts open connections, of each client and of all. Asked at accept and at close only. Any
// thread.
class ConnectionLimits {
 public:
  ConnectionLimits(std::size_t per_client, std::size_t in_all);

  // Holds a place until it is destroyed.
  class Place {
   public:
    Place() = default;
    Place(ConnectionLimits& limits, boost::asio::ip::address client)
        : limits_{&limits}, client_{client} {}
    Place(Place&& other) noexcept
        : limits_{std::exchange(other.limits_, nullptr)}, client_{other.client_} {}
    Place& operator=(Place&&) = delete;
    ~Place() {
      if (limits_ != nullptr) limits_->leave(client_);
    }
    explicit operator bool() const { return limits_ != nullptr; }

   private:
    ConnectionLimits* limits_{};
    boost::asio::ip::address client_;
  };

  // False when there is no place left.
  Place enter(const boost::asio::ip::address& peer);
  std::size_t open() const;
  // False when connections are still open after `timeout`.
  bool wait_until_empty(std::chrono::seconds timeout) const;

 private:
  void leave(const boost::asio::ip::address& client);

  const std::size_t per_client_;
  const std::size_t in_all_;
  mutable std::mutex mutex_;
  mutable std::condition_variable empty_;
  std::size_t open_{};
  std::unordered_map<boost::asio::ip::address, std::size_t> by_client_;
};

}  // namespace chalkline::http
