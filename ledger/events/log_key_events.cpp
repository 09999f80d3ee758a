#include "ledger/events/log_key_events.hpp"

#include <fmt/format.h>

#include "base/signing/base64.hpp"
#include "base/signing/key.hpp"

namespace chalkline::ledger {
namespace {

std::string vkey_of(const std::string& origin, const PublicKey& key) {
  return format_vkey({origin, Algorithm::kEd25519, key});
}

}  // namespace

std::string rotation_text(const LogKeyAdopted& rotation) {
  const auto before = rotation.before.value_or(LogKeyBefore{});
  return fmt::format("chalkline/key-rotation/v1\n{}\n{}\n{}\n{}\n{}\n", rotation.origin,
                     before.size, to_base64(before.root), vkey_of(before.origin, before.key),
                     vkey_of(rotation.origin, rotation.key));
}

}  // namespace chalkline::ledger
