#include "ledger/rules/log_key.hpp"

#include "base/signing/key.hpp"
#include "ledger/rules/game.hpp"

namespace chalkline::ledger {
namespace {

bool is_named(const std::string& origin) {
  return origin.size() <= kNameBytesMax && is_key_name(origin);
}

// Whether the event has the parts of its cause, each within its bounds.
bool is_whole(const LogKeyAdopted& adopted) {
  const bool is_rotation = adopted.cause == LogKeyCause::kRotated;
  const bool is_restart = adopted.cause == LogKeyCause::kRestarted;
  return is_named(adopted.origin) && is_sound_key(adopted.key) &&
         adopted.before.has_value() == (is_rotation || is_restart) &&
         adopted.signatures.has_value() == is_rotation && adopted.loss.has_value() == is_restart &&
         (!adopted.before || is_named(adopted.before->origin));
}

std::string_view signature_bytes(const Ed25519Signature& signature) {
  return {reinterpret_cast<const char*>(signature.data()), signature.size()};
}

bool is_signed(const LogKeyAdopted& rotation) {
  const auto text = rotation_text(rotation);
  return verify_ed25519(rotation.before->key, text, signature_bytes(rotation.signatures->before)) &&
         verify_ed25519(rotation.key, text, signature_bytes(rotation.signatures->now));
}

std::optional<Rejection> refusal_of_rotation(const LedgerState& state,
                                             const LogKeyAdopted& rotation,
                                             const std::optional<Sha256Digest>& stored_root) {
  const auto& before = *rotation.before;
  if (rotation.origin != before.origin || state.log_key != LogKey{before.origin, before.key})
    return Rejection::kLogKeyStands;
  const auto root = before.size == 0 ? std::optional{sha256("")} : stored_root;
  if (root != before.root || !is_signed(rotation)) return Rejection::kLogKeyUnsigned;
  return std::nullopt;
}

}  // namespace

std::expected<Event, Rejection> decide(const LedgerState& state, const AdoptLogKey& command,
                                       const std::optional<Sha256Digest>& stored_root) {
  const auto& adopted = command.adopted;
  if (!is_whole(adopted)) return std::unexpected(Rejection::kLogKeyInvalid);
  if (state.log_key == LogKey{adopted.origin, adopted.key})
    return std::unexpected(Rejection::kNothingToDo);
  if (adopted.cause == LogKeyCause::kFirst && state.log_key)
    return std::unexpected(Rejection::kLogKeyStands);
  if (adopted.cause == LogKeyCause::kRotated) {
    if (const auto refusal = refusal_of_rotation(state, adopted, stored_root))
      return std::unexpected(*refusal);
  }
  if (adopted.cause == LogKeyCause::kRestarted &&
      (adopted.origin == adopted.before->origin ||
       (state.log_key && state.log_key->origin == adopted.origin)))
    return std::unexpected(Rejection::kLogKeyStands);
  return adopted;
}

}  // namespace chalkline::ledger
