#include "http/api/shared/workers/fair_queue.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>

namespace chalkline::http {
namespace {

// A queue of so many, whose jobs write down their names.
struct Queue {
  explicit Queue(std::size_t max) : jobs{max} {}

  FairQueue jobs;
  std::string served;
  std::string left;

  // The name of the job that left for it; "" where none had to, "full" where there was no place.
  std::string push(const char* address, const std::string& name) {
    left.clear();
    auto pushed = jobs.push({.client = client_networks(boost::asio::ip::make_address(address)),
                             .run = [this, name] { served += name + ' '; },
                             .drop = [this, name] { left = name; }});
    if (!pushed.taken) return "full";
    if (pushed.gave_way) pushed.gave_way->drop();
    return left;
  }
  std::string serve_all() {
    while (!jobs.empty()) jobs.pop().run();
    return std::exchange(served, "");
  }
};

TEST_CASE("addresses are served in turn, each in its own order") {
  Queue queue{9};
  for (const auto* name : {"a1", "a2", "a3"}) queue.push("192.0.2.1", name);
  for (const auto* name : {"b1", "b2"}) queue.push("192.0.2.2", name);
  queue.push("192.0.2.3", "c1");
  CHECK(queue.serve_all() == "a1 b1 c1 a2 b2 a3 ");
}

TEST_CASE("an address that asks again at once waits behind those that have waited for longer") {
  Queue queue{9};
  for (const auto* name : {"a1", "a2", "a3"}) queue.push("192.0.2.1", name);
  queue.push("192.0.2.2", "b1");
  queue.jobs.pop().run();
  queue.jobs.pop().run();
  queue.push("192.0.2.2", "b2");
  CHECK(queue.serve_all() == "a1 b1 a2 b2 a3 ");
}

TEST_CASE("in a full queue the address that has the most makes room for one that has less") {
  Queue queue{6};
  for (const auto* name : {"a1", "a2", "a3", "a4"}) queue.push("192.0.2.1", name);
  for (const auto* name : {"b1", "b2"}) queue.push("192.0.2.2", name);
  CHECK(queue.push("192.0.2.1", "a5") == "full");
  CHECK(queue.push("192.0.2.3", "c1") == "a4");
  CHECK(queue.push("192.0.2.3", "c2") == "a3");
  CHECK(queue.push("192.0.2.3", "c3") == "full");  // the two would change places
  CHECK(queue.serve_all() == "a1 b1 c1 a2 b2 c2 ");
}

TEST_CASE("a customer with many /64 has the turns of one, and their neighbours have theirs") {
  Queue queue{9};
  queue.push("2001:db8:1:100::1", "a1");
  queue.push("2001:db8:1:101::1", "a2");
  queue.push("2001:db8:1:102::1", "a3");
  queue.push("2001:db8:1:200::1", "b1");
  queue.push("192.0.2.1", "c1");
  queue.push("2001:db8:2::1", "d1");
  CHECK(queue.serve_all() == "a1 c1 d1 b1 a2 a3 ");
}

}  // namespace
}  // namespace chalkline::http
