#pragma once

#include <filesystem>

namespace chalkline::ledger::test {

// The root of the source tree, where schemas and golden files lie.
inline std::filesystem::path repository() {
  return std::filesystem::path{__FILE__}.parent_path().parent_path().parent_path();
}

}  // namespace chalkline::ledger::test
