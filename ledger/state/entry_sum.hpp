#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

// The parts of the state beside the log: entries of a key and a value, grouped in families, and a
// sum over each family by which a changed, missing or added entry is found.
namespace chalkline::ledger {

// SipHash-2-4 with 128 bits of key, value and the key's length. It finds damage and what was
// edited by hand; `audit verify` finds the rest, since it derives every entry from the records.
struct EntryHash {
  std::array<std::uint64_t, 2> words{};  // zeros: of no entry
  friend bool operator==(const EntryHash&, const EntryHash&) = default;
};
EntryHash hash_of_entry(std::string_view key, std::string_view value);

// The sum of the hashes of a family's entries, modulo 2^64 word by word: it does not depend on
// their order and follows each change without the other entries.
struct EntrySum {
  std::array<std::uint64_t, 2> words{};
  void add(const EntryHash& hash);
  void remove(const EntryHash& hash);
  friend bool operator==(const EntrySum&, const EntrySum&) = default;
};

// kMain: accounts and games. kBets: settlements and reviews. From kFirstSegment on: the keys of a
// segment.
using Family = std::uint32_t;
inline constexpr Family kMain = 0;
inline constexpr Family kBets = 1;
inline constexpr Family kFirstSegment = 2;
Family family_of(std::string_view key);

using FamilySums = std::map<Family, EntrySum>;

}  // namespace chalkline::ledger
