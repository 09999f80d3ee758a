#include "base/signing/base64.hpp"

#include <sodium.h>

namespace chalkline {
namespace {

constexpr int kAlphabet = sodium_base64_VARIANT_ORIGINAL;

const unsigned char* unsigned_bytes(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace

std::string to_base64(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kAlphabet), '\0');
  sodium_bin2base64(text.data(), text.size(), unsigned_bytes(bytes), bytes.size(), kAlphabet);
  text.pop_back();  // the zero that ends it
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string bytes(text.size() / 4 * 3, '\0');
  std::size_t size{};
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                        text.size(), nullptr, &size, nullptr, kAlphabet) != 0) {
    return std::nullopt;
  }
  bytes.resize(size);
  if (to_base64(bytes) != text) return std::nullopt;
  return bytes;
}

}  // namespace chalkline
