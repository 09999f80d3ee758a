#include "http/parse/client_key.hpp"

#include <algorithm>

namespace chalkline::http {
namespace {

// In bytes, as Networks has them.
constexpr std::array<std::ptrdiff_t, kNetworkSizes> kPrefixes{8, 7, 6};

}  // namespace

boost::asio::ip::address client_key(const boost::asio::ip::address& peer) {
  return client_networks(peer).front();
}

Networks client_networks(const boost::asio::ip::address& peer) {
  if (!peer.is_v6()) return {peer, peer, peer};
  const auto v6 = peer.to_v6();
  if (v6.is_v4_mapped()) {
    const auto v4 = boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6);
    return {v4, v4, v4};
  }
  Networks networks;
  auto bytes = v6.to_bytes();
  for (std::size_t size = 0; size < kNetworkSizes; ++size) {
    std::fill(bytes.begin() + kPrefixes.at(size), bytes.end(), std::uint8_t{0});
    networks.at(size) = boost::asio::ip::address_v6{bytes};
  }
  return networks;
}

}  // namespace chalkline::http
