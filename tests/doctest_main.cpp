#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <iostream>
#include <set>

#include "tests/skipped.hpp"

namespace chalkline::test {
namespace {

// The cases that could not do all that they are for.
std::set<const doctest::TestCaseData*>& skipped() {
  static std::set<const doctest::TestCaseData*> cases;
  return cases;
}

}  // namespace

void note_skipped(const std::string& why) {
  MESSAGE("skipped: ", why);
  skipped().insert(doctest::getContextOptions()->currentTest);
}

}  // namespace chalkline::test

int main(int argc, char** argv) {
  constexpr int kSkipped = 77;  // SKIP_RETURN_CODE of the tests
  doctest::Context context{argc, argv};
  const int failed = context.run();
  const auto lacking = chalkline::test::skipped().size();
  if (lacking == 0) return failed;
  std::cout << "[chalkline] test cases that lack something: " << lacking
            << '\n';  // for script/count_tests.py
  return failed == 0 ? kSkipped : failed;
}
