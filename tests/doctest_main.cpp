#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "tests/skipped.hpp"

namespace chalkline::test {
namespace {

bool& has_skipped() {
  static bool has = false;
  return has;
}

}  // namespace

void note_skipped(const std::string& why) {
  MESSAGE("skipped: ", why);
  has_skipped() = true;
}

}  // namespace chalkline::test

int main(int argc, char** argv) {
  constexpr int kSkipped = 77;  // SKIP_RETURN_CODE of the tests
  doctest::Context context{argc, argv};
  const int failed = context.run();
  return failed == 0 && chalkline::test::has_skipped() ? kSkipped : failed;
}
