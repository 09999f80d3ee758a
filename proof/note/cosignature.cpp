#include "proof/note/cosignature.hpp"

#include <fmt/format.h>

#include <limits>

namespace chalkline::proof {
namespace {

constexpr std::size_t kTimeBytes = 8;
constexpr std::uint64_t kTimeMax = std::numeric_limits<std::int64_t>::max();

}  // namespace

std::string cosignature_message(std::uint64_t time_s, std::string_view checkpoint_text) {
  return fmt::format("cosignature/v1\ntime {}\n{}", time_s, checkpoint_text);
}

std::optional<std::uint64_t> verify_cosignature(const PublicKey& key,
                                                std::string_view checkpoint_text,
                                                std::string_view bytes) {
  if (bytes.size() != kTimeBytes + sizeof(Ed25519Signature)) return std::nullopt;
  std::uint64_t time_s{};
  for (const char byte : bytes.substr(0, kTimeBytes))
    time_s = time_s << 8U | static_cast<std::uint8_t>(byte);
  if (time_s > kTimeMax) return std::nullopt;
  const auto message = cosignature_message(time_s, checkpoint_text);
  if (!verify_ed25519(key, message, bytes.substr(kTimeBytes))) return std::nullopt;
  return time_s;
}

}  // namespace chalkline::proof
