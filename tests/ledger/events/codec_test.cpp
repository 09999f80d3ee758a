#include "ledger/events/codec.hpp"

#include <doctest/doctest.h>

#include <set>
#include <utility>

#include "tests/ledger/samples.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

TEST_CASE("there is a sample record of every type") {
  const auto records = sample_records();
  REQUIRE(records.size() == std::variant_size_v<Event>);
  std::set<std::string> names;
  for (std::size_t i = 0; i < records.size(); ++i) {
    CHECK(records[i].event.index() == i);
    names.insert(type_of(records[i].event).name);
  }
  CHECK(names.size() == records.size());
}

TEST_CASE("a record comes back as it was, and has one encoding") {
  for (const auto& record : samples_with_and_without_salt()) {
    CAPTURE(type_of(record.event).name);
    const auto bytes = encode(record);
    const auto decoded = decode(bytes);
    REQUIRE(decoded);
    CHECK(*decoded == record);
    CHECK(encode(*decoded) == bytes);
  }
}

TEST_CASE("the extremes of every number come back") {
  constexpr auto kLow = std::numeric_limits<std::int64_t>::min();
  constexpr auto kHigh = std::numeric_limits<std::int64_t>::max();
  for (const auto coins : {kLow, std::int64_t{-1}, std::int64_t{0}, kHigh}) {
    const Record record{~Position{0},
                        from_micros(coins),
                        ~Position{0},
                        ~Position{0},
                        {{LedgerAccountKind::kHeld, AccountId{~std::uint64_t{0}}, coins}},
                        BetSettled{AccountId{~std::uint64_t{0}}, ~BetId{0},
                                   GameId{~std::uint64_t{0}}, BetOutcome::kVoid, coins, coins},
                        3};
    CHECK(decode(encode(record)) == record);
  }
}

TEST_CASE("every altered byte of a record is caught") {
  for (const auto& record : samples_with_and_without_salt()) {
    CAPTURE(type_of(record.event).name);
    auto bytes = encode(record);
    std::size_t missed = 0;
    for (auto& byte : bytes) {
      const auto original = byte;
      for (int flip = 1; flip < 256; ++flip) {
        byte = static_cast<char>(original ^ flip);
        missed += decode(bytes).has_value() ? 1U : 0U;
      }
      byte = original;
    }
    CHECK(missed == 0);
    CHECK(decode(bytes));
  }
}

TEST_CASE("every cut and every added byte of a record is caught") {
  for (const auto& record : samples_with_and_without_salt()) {
    CAPTURE(type_of(record.event).name);
    const auto bytes = encode(record);
    for (std::size_t size = 0; size < bytes.size(); ++size)
      REQUIRE(!decode(std::string_view{bytes}.substr(0, size)));
    for (int added = 0; added < 256; ++added) {
      REQUIRE(!decode(bytes + static_cast<char>(added)));
      REQUIRE(!decode(static_cast<char>(added) + bytes));
    }
  }
}

// A damage that happens to fit its checksum: the bytes after `change`, with a checksum that is
// right, as encode() would have made it.
std::string resealed(std::string bytes, const std::function<void(std::string&)>& change) {
  // The CRC-32 of zlib, bit by bit: not the code that it checks.
  const auto crc = [](std::string_view body) {
    std::uint32_t sum = ~std::uint32_t{0};
    for (const char c : body) {
      sum ^= static_cast<std::uint8_t>(c);
      for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb8'8320U : 0U);
    }
    return ~sum;
  };
  bytes.resize(bytes.size() - 4);
  change(bytes);
  const auto sum = crc(bytes);
  for (unsigned shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(sum >> shift);
  return bytes;
}

// Where things lie in a record (docs/LOG_FORMAT.md).
constexpr std::size_t kTypeAt = 0;
constexpr std::size_t kVersionAt = 2;
constexpr std::size_t kStreamKindAt = 20;
constexpr std::size_t kStreamIdAt = 21;

TEST_CASE("decode says what is wrong with bytes whose checksum is right") {
  const auto bytes = encode(sample_records().front());  // AccountOpened: no postings
  const auto error = [&](const std::function<void(std::string&)>& change) {
    const auto decoded = decode(resealed(bytes, change));
    REQUIRE(!decoded);
    return decoded.error();
  };
  CHECK(decode(resealed(bytes, [](auto&) {})));
  CHECK(decode("abc").error() == "shorter than its checksum");
  CHECK(decode(bytes.substr(1)).error() == "checksum mismatch");
  CHECK(error([](auto& b) { b[kTypeAt] = 0; }) == "unknown event type 0");
  CHECK(error([](auto& b) { b[kTypeAt] = 99; }) == "unknown event type 99");
  CHECK(error([](auto& b) { b[kVersionAt] = 2; }) == "unknown event version 2");
  CHECK(error([](auto& b) { b[kVersionAt] = 0; }) == "unknown event version 0");
  CHECK(error([](auto& b) { b[kStreamKindAt] = 2; }) == "the stream is not that of the event");
  CHECK(error([](auto& b) { b[kStreamKindAt] = 4; }) == "malformed AccountOpened");
  CHECK(error([](auto& b) { b[kStreamIdAt] ^= 1; }) == "the stream is not that of the event");
  CHECK(error([](auto& b) { b.pop_back(); }) == "malformed AccountOpened");
  CHECK(error([](auto& b) { b += '\0'; }) == "malformed AccountOpened");
}

TEST_CASE("a salt is the top bit of the type and 16 bytes before the checksum") {
  for (auto record : salted_samples()) {
    CAPTURE(type_of(record.event).name);
    const auto salted = encode(record);
    const auto salt = *std::exchange(record.salt, std::nullopt);
    const auto plain = encode(record);
    const auto with_salt = resealed(plain, [&](std::string& bytes) {
      bytes[kTypeAt + 1] = static_cast<char>(bytes[kTypeAt + 1] | '\x80');
      bytes.append(salt.begin(), salt.end());
    });
    CHECK(salted == with_salt);
    CHECK(salted.size() == plain.size() + salt.size());
    // Without the bit the salt is no part of the record, with it no record is without one.
    CHECK(!decode(resealed(salted, [](auto& b) { b[kTypeAt + 1] = 0; })));
    CHECK(!decode(resealed(plain, [](auto& b) { b[kTypeAt + 1] = '\x80'; })));
    CHECK(!decode(resealed(salted, [](auto& b) { b.pop_back(); })));
  }
}

TEST_CASE("a record of an unknown type is unknown with a salt as well") {
  const auto bytes = encode(salted_samples().front());
  CHECK(decode(resealed(bytes, [](auto& b) { b[kTypeAt] = 99; })).error() ==
        "unknown event type 99");
}

TEST_CASE("a word outside its enumeration is refused") {
  for (const auto& record : sample_records()) {
    const auto* award = std::get_if<XpAwarded>(&record.event);
    if (award == nullptr) continue;
    for (const char reason : {'\0', '\x09', '\xff'})
      CHECK(!decode(resealed(encode(record), [&](auto& bytes) { bytes.back() = reason; })));
  }
}

TEST_CASE("a presence byte other than 0 and 1 is refused") {
  for (const auto& record : sample_records()) {
    if (!std::holds_alternative<LineClosed>(record.event)) continue;
    const auto bytes = encode(record);
    constexpr std::size_t kTwoWayBytes = 12;
    constexpr std::size_t kChecksumBytes = 4;
    const auto spread_at = bytes.size() - kChecksumBytes - kTwoWayBytes - 2;  // absent here
    REQUIRE(bytes[spread_at] == 0);
    CHECK(!decode(resealed(bytes, [&](auto& b) { b[spread_at] = 2; })));
  }
}

}  // namespace
}  // namespace chalkline::ledger
