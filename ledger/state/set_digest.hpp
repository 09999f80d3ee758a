#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace chalkline::ledger {

// A digest of a set of entries that does not depend on their order: lets millions of kept entries
// be compared with derived ones without holding either. It is the sum of SHA-256 over a secret of
// this process and the entry, so that nobody can choose entries that leave the sum as it is
// (MSet-Add-Hash of Clarke, Devadas, van Dijk, Gassend and Suh, ASIACRYPT 2003). Two digests are
// comparable within one process alone.
struct SetDigest {
  std::uint64_t count{};
  std::array<std::uint64_t, 4> sum{};
  void add(std::string_view key, std::string_view value);
  void remove(std::string_view key, std::string_view value);
  friend bool operator==(const SetDigest&, const SetDigest&) = default;
};

}  // namespace chalkline::ledger
