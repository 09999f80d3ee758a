#pragma once

#include <optional>
#include <unordered_map>

#include "http/parse/client_key.hpp"

namespace chalkline::http {

// Counts what clients hold of something that there is not enough of for all, by the networks that
// they are in. For one thread at a time.
class NetworkCounts {
 public:
  void add(const Networks& client);
  void remove(const Networks& client);

  // Whether the widest network of the client holds anything.
  bool holds_any(const Networks& client) const { return count(kNetworkSizes - 1, client) > 0; }

  // Whether each of the client's networks holds less than its share (kNetworkShares) of `each`.
  bool has_room(const Networks& client, std::size_t each) const;

  // The network that has to give one up for the client where everything is held: the one that holds
  // the most, of the widest size at which that is not the client's own. Absent where the client's
  // has as much already: then the client has to do without.
  struct Network {
    std::size_t size{};  // the index in Networks
    boost::asio::ip::address address{};
    bool has(const Networks& client) const { return client.at(size) == address; }
  };
  std::optional<Network> to_give_way(const Networks& client) const;

 private:
  struct Held {
    std::size_t count{};
    boost::asio::ip::address within{};  // the next wider network
  };
  std::size_t count(std::size_t size, const Networks& client) const;

  std::array<std::unordered_map<boost::asio::ip::address, Held>, kNetworkSizes> held_;
};

}  // namespace chalkline::http
