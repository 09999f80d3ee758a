#include "http/server/network_counts.hpp"

#include <algorithm>

namespace chalkline::http {

void NetworkCounts::add(const Networks& client) {
  for (std::size_t size = 0; size < kNetworkSizes; ++size) {
    auto& held = held_.at(size)[client.at(size)];
    ++held.count;
    held.within = client.at(std::min(size + 1, kNetworkSizes - 1));
  }
}

void NetworkCounts::remove(const Networks& client) {
  for (std::size_t size = 0; size < kNetworkSizes; ++size) {
    const auto found = held_.at(size).find(client.at(size));
    if (--found->second.count == 0) held_.at(size).erase(found);
  }
}

std::size_t NetworkCounts::count(std::size_t size, const Networks& client) const {
  const auto found = held_.at(size).find(client.at(size));
  return found == held_.at(size).end() ? 0 : found->second.count;
}

bool NetworkCounts::has_room(const Networks& client, std::size_t each) const {
  for (std::size_t size = 0; size < kNetworkSizes; ++size) {
    if (count(size, client) >= kNetworkShares.at(size) * each) return false;
  }
  return true;
}

std::optional<NetworkCounts::Network> NetworkCounts::to_give_way(const Networks& client) const {
  for (auto size = kNetworkSizes; size-- > 0;) {
    const bool widest = size + 1 == kNetworkSizes;
    const auto own = count(size, client);
    Network most{.size = size, .address = client.at(size)};
    auto most_held = own;
    for (const auto& [address, held] : held_.at(size)) {
      if (held.count <= most_held) continue;
      if (!widest && held.within != client.at(size + 1)) continue;
      most.address = address;
      most_held = held.count;
    }
    if (most.has(client)) continue;
    return most_held > own + 1 ? std::optional{most} : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace chalkline::http
