#pragma once

#include <doctest/doctest.h>

#include <boost/json/value.hpp>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/signing/key.hpp"
#include "ledger/log/merkle.hpp"

// Vectors that other programs have made: Go's packages of notes and transparency logs, and C2SP's
// pages read by hand.
namespace chalkline::proof::test {

// Those of the folder `proof` in the one that CHALKLINE_FIXTURES names, or beside the checkout; the
// project's own where there are none.
boost::json::value vectors();

inline std::string_view text(const boost::json::value& value) { return value.as_string(); }
inline std::uint64_t number(std::string_view digits) {
  std::uint64_t number{};
  std::from_chars(digits.begin(), digits.end(), number);
  return number;
}

std::string bytes_of_hex(const boost::json::value& digits);
ledger::Hash hash(const boost::json::value& base64);
std::vector<ledger::Hash> hashes(const boost::json::value& list);

// `name` among the vectors' keys.
VerifyingKey verifying_key(const boost::json::value& all, std::string_view name);

inline constexpr const char* kOrigin = "chalkline.example/log";

}  // namespace chalkline::proof::test
