#include "http/server/network_counts.hpp"

#include <doctest/doctest.h>

namespace chalkline::http {
namespace {

Networks at(const char* address) { return client_networks(boost::asio::ip::make_address(address)); }

std::string giving_way_to(const NetworkCounts& counts, const char* client) {
  const auto network = counts.to_give_way(at(client));
  return network ? network->address.to_string() : "nobody";
}

TEST_CASE("the address that holds the most gives way to one that holds less") {
  NetworkCounts counts;
  for (int i = 0; i < 3; ++i) counts.add(at("192.0.2.1"));
  for (int i = 0; i < 5; ++i) counts.add(at("192.0.2.2"));
  CHECK(giving_way_to(counts, "192.0.2.3") == "192.0.2.2");
  CHECK(giving_way_to(counts, "192.0.2.1") == "192.0.2.2");
  CHECK(giving_way_to(counts, "192.0.2.2") == "nobody");
  for (int i = 0; i < 3; ++i) counts.remove(at("192.0.2.2"));
  CHECK(giving_way_to(counts, "192.0.2.2") == "nobody");  // else the two would change places
  CHECK(giving_way_to(counts, "192.0.2.3") == "192.0.2.1");
}

TEST_CASE("where each holds one, a newcomer does without") {
  NetworkCounts counts;
  counts.add(at("192.0.2.1"));
  counts.add(at("192.0.2.2"));
  CHECK(giving_way_to(counts, "192.0.2.3") == "nobody");
}

TEST_CASE("many /64 of one customer give way as one network, and to their neighbours as well") {
  NetworkCounts counts;
  for (const auto* address : {"2001:db8:1:100::1", "2001:db8:1:101::1", "2001:db8:1:102::1",
                              "2001:db8:1:103::1", "2001:db8:1:103::2", "2001:db8:1:103::3"})
    counts.add(at(address));
  counts.add(at("192.0.2.1"));
  counts.add(at("192.0.2.1"));
  CHECK(giving_way_to(counts, "192.0.2.2") == "2001:db8:1::");              // the /48
  CHECK(giving_way_to(counts, "2001:db8:2::1") == "2001:db8:1::");          // another /48
  CHECK(giving_way_to(counts, "2001:db8:1:200::1") == "2001:db8:1:100::");  // another /56
  CHECK(giving_way_to(counts, "2001:db8:1:1ff::1") == "2001:db8:1:103::");  // another /64
  CHECK(giving_way_to(counts, "2001:db8:1:103::9") == "nobody");
}

TEST_CASE("a network has room for as much as its size may take") {
  NetworkCounts counts;
  const auto fill = [&](const char* address, int times) {
    for (int i = 0; i < times; ++i) counts.add(at(address));
  };
  fill("2001:db8:1:100::1", 3);
  CHECK_FALSE(counts.has_room(at("2001:db8:1:100::2"), 3));
  CHECK(counts.has_room(at("2001:db8:1:101::1"), 3));
  fill("2001:db8:1:101::1", 3);  // and the /56 has six
  CHECK_FALSE(counts.has_room(at("2001:db8:1:102::1"), 3));
  CHECK(counts.has_room(at("2001:db8:1:200::1"), 3));
  fill("2001:db8:1:200::1", 3);
  fill("2001:db8:1:300::1", 3);  // and the /48 twelve
  CHECK_FALSE(counts.has_room(at("2001:db8:1:400::1"), 3));
  CHECK(counts.has_room(at("2001:db8:2::1"), 3));
  fill("192.0.2.1", 3);
  CHECK_FALSE(counts.has_room(at("192.0.2.1"), 3));
}

}  // namespace
}  // namespace chalkline::http
