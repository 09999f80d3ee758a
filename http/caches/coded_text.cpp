#include "http/caches/coded_text.hpp"

#include "http/caches/brotli.hpp"

namespace chalkline::http {
namespace {

// A text that is sent often is worth more time than one answer, whose sender waits for it.
constexpr int kGzipOften = 6;
constexpr int kGzipOnce = 1;
constexpr int kBrotliOften = 5;
constexpr int kBrotliOnce = 1;

OpenGzip open(Coding coding, std::string_view text, Sent sent) {
  switch (coding) {
    case Coding::kGzip:
      return open_gzip(text, sent == Sent::kOften ? kGzipOften : kGzipOnce);
    case Coding::kBrotli:
      return {.content = open_brotli(text, sent == Sent::kOften ? kBrotliOften : kBrotliOnce)};
    case Coding::kIdentity:
      break;
  }
  return {.content = std::string{text}};
}

}  // namespace

std::string_view token_of(Coding coding) {
  switch (coding) {
    case Coding::kBrotli:
      return "br";
    case Coding::kGzip:
      return "gzip";
    case Coding::kIdentity:
      break;
  }
  return "identity";
}

CodedText::CodedText(Coding coding, std::string_view text, Sent sent)
    : coding_{coding}, open_{open(coding, text, sent)} {}

std::string CodedText::end(std::string_view tail) const {
  switch (coding_) {
    case Coding::kGzip:
      return gzip_end(open_, tail);
    case Coding::kBrotli:
      return brotli_end(tail);
    case Coding::kIdentity:
      break;
  }
  return std::string{tail};
}

}  // namespace chalkline::http
