#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "tests/skipped.hpp"

namespace chalkline::sports::test {

// A recorded file of a league, which is not ours to publish: in the folder named by
// CHALKLINE_FIXTURES, or beside the checkout. Absent: says so, and the test is skipped.
inline std::optional<std::string> fixture(const char* league, const char* file) {
  const auto* folder = std::getenv("CHALKLINE_FIXTURES");
  const auto path =
      std::filesystem::path{folder == nullptr ? "../shared/data" : folder} / league / file;
  if (std::filesystem::exists(path)) return path.string();
  chalkline::test::note_skipped("there is no " + path.string() +
                                " (CHALKLINE_FIXTURES names the folder)");
  return std::nullopt;
}

// What is in that file.
inline std::optional<std::string> recorded(const char* league, const char* file) {
  const auto path = fixture(league, file);
  if (!path) return std::nullopt;
  std::ifstream in{*path, std::ios::binary};
  return std::string{std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace chalkline::sports::test
