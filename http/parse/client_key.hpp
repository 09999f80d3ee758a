#pragma once

#include <array>
#include <boost/asio/ip/address.hpp>
#include <cstddef>

namespace chalkline::http {

// The address under which one client is counted: an IPv6 client owns its whole /64, so that
// counting single addresses would count nothing.
boost::asio::ip::address client_key(const boost::asio::ip::address& peer);

// The networks under which it is counted: its /64, its /56 and its /48. One customer may have 256
// of the first, and an organisation 65,536. An IPv4 address is its own network three times.
inline constexpr std::size_t kNetworkSizes = 3;
using Networks = std::array<boost::asio::ip::address, kNetworkSizes>;
Networks client_networks(const boost::asio::ip::address& peer);

// How many times as much as a /64 a network may take. A /56 is a household as a rule, a /48 an
// organisation, or some households.
inline constexpr std::array<std::size_t, kNetworkSizes> kNetworkShares{1, 2, 4};

}  // namespace chalkline::http
