#include "base/sha256.hpp"

#include <doctest/doctest.h>

#include <string>

#include "base/hex.hpp"

namespace chalkline {
namespace {

struct Known {
  std::string message;
  std::string_view digest;
};

// The messages of FIPS 180-4's examples, which NIST publishes with their digests, and the empty
// one.
const Known kKnown[] = {
    {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
    {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
    {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
     "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
     "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
    {std::string(1'000'000, 'a'),
     "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"},
};

TEST_CASE("SHA-256 gives the known digests") {
  for (const auto& known : kKnown) CHECK(to_hex(sha256(known.message)) == known.digest);
}

TEST_CASE("a message in parts has the digest of the whole, one message after the other") {
  Sha256 hash;
  for (const auto& [message, digest] : kKnown) {
    const std::string_view whole{message};
    const auto half = whole.size() / 2;
    hash.add(whole.substr(0, half));
    hash.add(whole.substr(half));
    CHECK(to_hex(hash.end()) == digest);
  }
}

}  // namespace
}  // namespace chalkline
