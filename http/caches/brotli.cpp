#include "http/caches/brotli.hpp"

#include <brotli/encode.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stdexcept>

namespace chalkline::http {

std::string open_brotli(std::string_view text, int quality) {
  const std::unique_ptr<BrotliEncoderState, decltype(&BrotliEncoderDestroyInstance)> encoder{
      BrotliEncoderCreateInstance(nullptr, nullptr, nullptr), &BrotliEncoderDestroyInstance};
  if (encoder == nullptr) throw std::runtime_error{"brotli does not begin"};
  BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_QUALITY,
                            static_cast<std::uint32_t>(quality));
  BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_MODE, BROTLI_MODE_TEXT);
  BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_SIZE_HINT,
                            static_cast<std::uint32_t>(text.size()));
  std::string packed;
  auto left = text.size();
  const auto* next = reinterpret_cast<const std::uint8_t*>(text.data());
  do {
    std::size_t none = 0;
    if (BrotliEncoderCompressStream(encoder.get(), BROTLI_OPERATION_FLUSH, &left, &next, &none,
                                    nullptr, nullptr) == BROTLI_FALSE)
      throw std::runtime_error{"brotli does not compress"};
    std::size_t size = 0;
    const auto* piece = BrotliEncoderTakeOutput(encoder.get(), &size);
    packed.append(reinterpret_cast<const char*>(piece), size);
  } while (left > 0 || BrotliEncoderHasMoreOutput(encoder.get()) == BROTLI_TRUE);
  return packed;
}

std::string brotli_end(std::string_view tail) {
  constexpr std::size_t kStoredMax = 0x1'0000;
  constexpr std::uint32_t kStored = 1U
                                    << 19;  // behind the length, which has 16 bits from the third
  constexpr char kLastAndEmpty = 3;
  std::string end;
  end.reserve(tail.size() + 4);
  for (; !tail.empty(); tail.remove_prefix(std::min(tail.size(), kStoredMax))) {
    const auto block = tail.substr(0, kStoredMax);
    const auto header = kStored | static_cast<std::uint32_t>(block.size() - 1) << 3;
    for (int i = 0; i < 3; ++i) end += static_cast<char>(header >> (8 * i) & 0xff);
    end += block;
  }
  end += kLastAndEmpty;
  return end;
}

}  // namespace chalkline::http
