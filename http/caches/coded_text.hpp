#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "http/caches/gzip.hpp"

namespace chalkline::http {

// The content codings that answers are made in (RFC 9110, section 8.4.1).
enum class Coding : std::uint8_t { kIdentity, kBrotli, kGzip };

// The shorter one first.
inline constexpr std::array kCompressions{Coding::kBrotli, Coding::kGzip};
// Whatever is shorter fits into one packet as it is.
inline constexpr std::size_t kCompressedBytesMin = 1024;

// As Content-Encoding has it.
std::string_view token_of(Coding coding);

// How often the text will be sent: compressed once for many answers, or for one alone.
enum class Sent : bool { kOften, kOnce };

// A text in a coding, open at its end: each answer ends it with a tail of its own, which is never
// compressed together with the text.
class CodedText {
 public:
  CodedText(Coding coding, std::string_view text, Sent sent);

  Coding coding() const { return coding_; }
  const std::string& content() const { return open_.content; }
  std::string end(std::string_view tail) const;

 private:
  Coding coding_;
  OpenGzip open_;  // the sums are of gzip alone
};

}  // namespace chalkline::http
