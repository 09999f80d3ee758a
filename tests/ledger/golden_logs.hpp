#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/ledger/files.hpp"
#include "tests/ledger/repository.hpp"

// tests/golden/logs holds whole ledgers of earlier programs (README.md there).
namespace chalkline::ledger::test {

inline std::filesystem::path logs() { return repository() / "tests" / "golden" / "logs"; }

// The records of such a file, encoded.
inline std::vector<std::string> read_log(const std::filesystem::path& path) {
  const auto bytes = content(path);
  std::vector<std::string> records;
  for (std::size_t at = 0; at < bytes.size();) {
    std::uint32_t size{};
    REQUIRE(at + sizeof size <= bytes.size());
    std::memcpy(&size, bytes.data() + at, sizeof size);
    records.push_back(bytes.substr(at + sizeof size, size));
    at += sizeof size + size;
  }
  return records;
}

}  // namespace chalkline::ledger::test
