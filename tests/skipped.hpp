#pragma once

#include <string>

namespace chalkline::test {

// Says why the test case that is running cannot do all that it is for. CTest counts it as skipped
// then, unless something fails in it.
void note_skipped(const std::string& why);

}  // namespace chalkline::test
