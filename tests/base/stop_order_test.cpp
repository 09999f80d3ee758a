#include "base/stop_order.hpp"

#include <doctest/doctest.h>

#include <string>

namespace chalkline {
namespace {

struct Service {
  std::string& stopped;
  void stop() { stopped += "service "; }
};

TEST_CASE("what was added last stops first, and each once") {
  std::string stopped;
  Service service{stopped};
  StopOrder stops;
  stops.add([&] { stopped += "first "; });
  stops.add(service);
  stops.add([&] { stopped += "last "; });
  CHECK(stopped.empty());
  stops.stop();
  stops.stop();
  CHECK(stopped == "last service first ");
}

TEST_CASE("a start that fails stops nothing by itself") {
  bool stopped = false;
  {
    StopOrder{}.add([&] { stopped = true; });
  }
  CHECK_FALSE(stopped);
}

}  // namespace
}  // namespace chalkline
