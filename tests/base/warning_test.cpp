#include "base/warning.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

namespace chalkline {
namespace {

TEST_CASE("a warning that finds no room is lost, and nothing else") {
  const int screen = dup(STDERR_FILENO);
  const int full = open("/dev/full", O_WRONLY);
  REQUIRE(full >= 0);
  dup2(full, STDERR_FILENO);
  warn("the disk is full");
  dup2(screen, STDERR_FILENO);
  close(full);
  close(screen);
}

}  // namespace
}  // namespace chalkline
