#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/signing/key.hpp"

// C2SP signed-note: a text, an empty line, and lines of signatures over the text.
namespace chalkline::proof {

// Ours have some 200 bytes, and 100 more for each witness.
inline constexpr std::size_t kNoteBytesMax = 64 << 10;
inline constexpr std::size_t kSignaturesMax = 32;

struct Signature {
  std::string name;
  KeyId id{};
  std::string bytes;  // what the key's algorithm makes of them; not empty
};

struct Note {
  std::string text;  // with the line feed that ends it
  std::vector<Signature> signatures;
};

// One line, with its line feed.
std::string format_signature(const Signature& signature);
std::expected<Signature, std::string> parse_signature(std::string_view line);

std::string format_note(const Note& note);

// Takes the strict form alone: exactly one byte string is the note. Whether a signature holds is
// not looked at. Errors are the end of a sentence: 'the note has ...'.
std::expected<Note, std::string> parse_note(std::string_view bytes);

// Signs `text` as a log does.
Signature sign(const SigningKey& key, std::string_view text);

// A note of that text with a line for each key, in their order.
std::string sign_note(std::string text, std::span<const SigningKey> keys);

// A signature that holds.
struct Verified {
  VerifyingKey key;
  std::optional<std::uint64_t> time_s;  // of a cosignature, since 1970
};

struct VerifiedNote {
  std::string text;
  std::vector<Verified> by;  // each key once, at least one; of a cosignature the newest
  std::size_t unknown{};     // lines of other keys, which nobody has looked at
};

// A line of a known key, by its name and id, that does not hold refuses the note, and so does a
// note without any that holds.
std::expected<VerifiedNote, std::string> verify_note(std::string_view bytes,
                                                     std::span<const VerifyingKey> known);

}  // namespace chalkline::proof
