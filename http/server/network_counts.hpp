#pragma once

#include <optional>
#include <unordered_map>

#include "http/parse/client_key.hpp"

namespace chalkline::http {

// Counts the places of a limited resource that clients hold, by the networks that they are in. For
// one thread at a time.
class NetworkCounts {
 public:
  void add(const Networks& client);
  void remove(const Networks& client);

  // Whether the widest network of the client holds anything.
  bool holds_any(const Networks& client) const { return count(kNetworkSizes - 1, client) > 0; }

  // Whether each of the client's networks holds less than its share (kNetworkShares) of `each`.
  bool has_room(const Networks& client, std::size_t each) const;

  // The network that has to give up a place for the client when all are held: the one that holds
  // the most, of the widest size at which that is not the client's own. Absent where the client's
  // has as many already: then the client gets none.
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
