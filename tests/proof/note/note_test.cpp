#include "proof/note/note.hpp"

#include <doctest/doctest.h>

#include "base/hex.hpp"
#include "base/signing/base64.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using namespace std::string_literals;

const Checkpoint kCheckpoint{
    .origin = kTestOrigin, .size = 290, .root = sha256("the root of a tree")};

std::string flipped(std::string bytes, std::size_t bit) {
  bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
  return bytes;
}

TEST_CASE("a note is read as it was written, with empty lines in its text") {
  const auto key = log_key();
  for (const auto* body : {"one line\n", "two\n\nparts\n", "\n", "\u00fcber \u2014 all\n"}) {
    const Note note{.text = body, .signatures = {sign(key, body), sign(key, body)}};
    const auto bytes = format_note(note);
    const auto parsed = parse_note(bytes);
    REQUIRE(parsed);
    CHECK(parsed->text == body);
    CHECK(parsed->signatures.size() == 2);
    CHECK(format_note(*parsed) == bytes);
    const auto verified = verify_note(bytes, std::span{&key.verifying(), 1});
    REQUIRE(verified);
    CHECK(verified->by.size() == 1);  // the same key counts once
    CHECK(verified->unknown == 0);
  }
}

TEST_CASE("every flipped bit of a note refuses it") {
  const auto key = log_key();
  const auto note = sign_checkpoint(kCheckpoint, key);
  const std::span known{&key.verifying(), 1};
  REQUIRE(verify_checkpoint(note, kTestOrigin, known));
  for (std::size_t bit = 0; bit < 8 * note.size(); ++bit)
    REQUIRE_FALSE(verify_checkpoint(flipped(note, bit), kTestOrigin, known));
}

TEST_CASE("every flipped bit of a cosignature of a known witness refuses the note or loses it") {
  const auto key = log_key();
  const Witness witness;
  const auto line = format_signature(witness.cosign(format_checkpoint(kCheckpoint), 1'764'025'200));
  const auto note = sign_checkpoint(kCheckpoint, key) + line;
  const std::vector known{key.verifying(), witness.key()};
  const auto whole = verify_checkpoint(note, kTestOrigin, known);
  REQUIRE(whole);
  CHECK(whole->note.by.at(1).time_s == 1'764'025'200);
  for (auto bit = 8 * (note.size() - line.size()); bit < 8 * note.size(); ++bit) {
    // Where the name or the id is another, it is the line of an unknown key.
    const auto verified = verify_checkpoint(flipped(note, bit), kTestOrigin, known);
    REQUIRE((!verified || verified->note.by.size() == 1));
  }
}

TEST_CASE("the bits of an unknown key's line, its form apart, are nobody's") {
  const auto key = log_key();
  const auto line =
      format_signature(Witness{}.cosign(format_checkpoint(kCheckpoint), 1'764'025'200));
  const auto note = sign_checkpoint(kCheckpoint, key) + line;
  std::size_t accepted{};
  for (auto bit = 8 * (note.size() - line.size()); bit < 8 * note.size(); ++bit) {
    const auto verified =
        verify_checkpoint(flipped(note, bit), kTestOrigin, std::span{&key.verifying(), 1});
    if (!verified) continue;
    ++accepted;
    REQUIRE(verified->checkpoint == kCheckpoint);
    REQUIRE(verified->note.unknown == 1);
  }
  CHECK(accepted > 0);
}

TEST_CASE("a witness twice is one witness, at its newest time, and not the log") {
  const auto key = log_key();
  const Witness witness;
  const auto body = format_checkpoint(kCheckpoint);
  const auto lines =
      format_signature(witness.cosign(body, 300)) + format_signature(witness.cosign(body, 200));
  const std::vector known{key.verifying(), witness.key()};
  const auto verified =
      verify_checkpoint(sign_checkpoint(kCheckpoint, key) + lines, kTestOrigin, known);
  REQUIRE(verified);
  REQUIRE(verified->note.by.size() == 2);
  CHECK(verified->note.by[1].time_s == 300);

  CHECK(verify_note(body + '\n' + lines, known));
  CHECK_FALSE(verify_checkpoint(body + '\n' + lines, kTestOrigin, known));
}

TEST_CASE("a cosignature's time beyond 2^63 is refused, and so is one of another length") {
  const auto body = format_checkpoint(kCheckpoint);
  const Witness witness;
  const auto key = witness.key();
  const auto holds = [&](std::string_view bytes) {
    return verify_cosignature(key.key, body, bytes).has_value();
  };
  const auto good = witness.cosign(body, (std::uint64_t{1} << 63U) - 1).bytes;
  CHECK(holds(good));
  CHECK_FALSE(holds(good + '\0'));
  CHECK_FALSE(holds(good.substr(1)));
  CHECK_FALSE(holds(witness.cosign(body, std::uint64_t{1} << 63U).bytes));
}

TEST_CASE("a note's bounds: its length, its signatures") {
  const auto key = log_key();
  const auto of_length = [&](std::size_t size) {
    const auto line = format_signature(sign(key, "\n"));
    return std::string(size - line.size() - 2, 'x') + "\n\n" + line;
  };
  CHECK(parse_note(of_length(kNoteBytesMax)));
  CHECK_FALSE(parse_note(of_length(kNoteBytesMax + 1)));
  Note note{.text = "text\n", .signatures = {}};
  CHECK_FALSE(parse_note(format_note(note)));
  note.signatures.assign(kSignaturesMax, sign(key, note.text));
  CHECK(parse_note(format_note(note)));
  note.signatures.push_back(note.signatures.front());
  CHECK_FALSE(parse_note(format_note(note)));
}

TEST_CASE("names of keys") {
  for (const auto* good : {"a", "chalkline.example/log", "\u00fc", "a\u200bb"})
    CHECK(is_key_name(good));
  for (const auto* bad : {"", " ", "a b", "a+b", "a\tb", "a\u00a0b", "a\u3000", "\u2028", "\x85"})
    CHECK_FALSE(is_key_name(bad));
}

// The encodings of points of small order, which OpenSSL accepts as keys that sign everything.
TEST_CASE("a key of small order, or in another encoding, is no key") {
  for (const auto* digits : {"0100000000000000000000000000000000000000000000000000000000000000",
                             "0000000000000000000000000000000000000000000000000000000000000000",
                             "0000000000000000000000000000000000000000000000000000000000000080",
                             "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
                             "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
                             "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
                             // y = 2^255 - 18 is 1 in another encoding
                             "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"}) {
    const auto key = from_hex<32>(digits);
    REQUIRE(key);
    CHECK_FALSE(is_sound_key(*key));
    // R of the identity and S of 0 hold for everything under a key of small order.
    const auto forged = "\x01"s + std::string(63, '\0');
    CHECK_FALSE(verify_ed25519(*key, "anything", forged));
    const VerifyingKey named{"a", Algorithm::kEd25519, *key};
    CHECK_FALSE(parse_vkey(format_vkey(named)));
  }
}

TEST_CASE("a written key with a flipped bit is refused") {
  const auto key = log_key();
  const auto vkey = format_vkey(key.verifying());
  for (std::size_t bit = 0; bit < 8 * vkey.size(); ++bit)
    REQUIRE_FALSE(parse_vkey(flipped(vkey, bit)));
  const auto secret = key.format();
  for (std::size_t bit = 0; bit < 8 * secret.size(); ++bit)
    REQUIRE_FALSE(SigningKey::parse(flipped(secret, bit)));
  CHECK(SigningKey::parse(secret)->format() == secret);
}

TEST_CASE("base64 has one form for bytes") {
  for (const auto& bytes : {""s, "a"s, "ab"s, "abc"s, "\0\xff"s})
    CHECK(from_base64(to_base64(bytes)) == bytes);
  for (const auto* text : {"YQ", "YQ=", "YR==", "YWI",
                           "YWJ=", "YQ== ", " YQ==", "Y Q==", "YQ==YQ==", "_w==", "YQ===", "Y"})
    CHECK_FALSE(from_base64(text));
}

TEST_CASE("keys are drawn anew each time") { CHECK(draw_seed() != draw_seed()); }

}  // namespace
}  // namespace chalkline::proof
