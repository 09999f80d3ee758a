#include "proof/note/checkpoint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/signing/base64.hpp"
#include "proof/note/text.hpp"

namespace chalkline::proof {

std::string format_checkpoint(const Checkpoint& checkpoint) {
  return fmt::format("{}\n{}\n{}\n", checkpoint.origin, checkpoint.size,
                     to_base64(checkpoint.root));
}

std::expected<Checkpoint, std::string> parse_checkpoint(std::string_view text) {
  if (text.starts_with('\n') || text.contains("\n\n")) return std::unexpected{"an empty line"};
  if (!text.ends_with('\n')) return std::unexpected{"a line without an end"};
  const auto origin = take_line(text);
  const auto size = take_line(text);
  const auto root = take_line(text);
  if (!origin || !size || !root) return std::unexpected{"fewer than three lines"};
  const auto number = parse_number(*size);
  if (!number) return std::unexpected{"a malformed size"};
  const auto hash = from_base64<sizeof(Sha256Digest)>(*root);
  if (!hash) return std::unexpected{"a malformed root"};
  if (*number == 0 && *hash != sha256("")) return std::unexpected{"no records and a root of some"};
  return Checkpoint{.origin = std::string{*origin}, .size = *number, .root = *hash};
}

std::string sign_checkpoint(const Checkpoint& checkpoint, std::span<const SigningKey> keys) {
  return sign_note(format_checkpoint(checkpoint), keys);
}

std::string sign_checkpoint(const Checkpoint& checkpoint, const SigningKey& key) {
  return sign_checkpoint(checkpoint, {&key, 1});
}

std::expected<VerifiedCheckpoint, std::string> verify_checkpoint(
    std::string_view note, std::string_view origin, std::span<const VerifyingKey> known) {
  auto verified = verify_note(note, known);
  if (!verified) return std::unexpected{"the note has " + verified.error()};
  auto checkpoint = parse_checkpoint(verified->text);
  if (!checkpoint) return std::unexpected{"the checkpoint has " + checkpoint.error()};
  if (checkpoint->origin != origin)
    return std::unexpected{fmt::format("the checkpoint is of {}", checkpoint->origin)};
  const auto is_of_log = [&](const Verified& one) {
    return one.key.algorithm == Algorithm::kEd25519 && one.key.name == origin;
  };
  if (std::ranges::none_of(verified->by, is_of_log))
    return std::unexpected{"the note has no signature of the log"};
  return VerifiedCheckpoint{*std::move(checkpoint), *std::move(verified)};
}

}  // namespace chalkline::proof
