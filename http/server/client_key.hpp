#pragma once

#include <boost/asio/ip/address.hpp>

namespace chalkline::http {

// The address under which one client is counted: an IPv6 client owns its whole /64, so that
// counting single addresses would count nothing.
boost::asio::ip::address client_key(const boost::asio::ip::address& peer);

}  // namespace chalkline::http
