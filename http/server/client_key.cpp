#include "http/server/client_key.hpp"

#include <algorithm>

namespace chalkline::http {

boost::asio::ip::address client_key(const boost::asio::ip::address& peer) {
  if (!peer.is_v6()) return peer;
  const auto v6 = peer.to_v6();
  if (v6.is_v4_mapped()) return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6);
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return boost::asio::ip::address_v6{bytes};
}

}  // namespace chalkline::http
