#include "proof/publication/key_changes.hpp"

#include <algorithm>
#include <utility>

#include "ledger/events/codec.hpp"
#include "proof/tree/tlog_proof.hpp"

namespace chalkline::proof {

using ledger::LogKeyAdopted;

namespace {

// Absent where it is another event. A record that cannot be read is for the audit to report.
std::optional<LogKeyAdopted> adoption_in(std::string_view bytes) {
  auto record = ledger::decode(bytes);
  auto* adopted = record ? std::get_if<LogKeyAdopted>(&record->event) : nullptr;
  return adopted == nullptr ? std::nullopt : std::optional{std::move(*adopted)};
}

bool adopts(std::string_view bytes, const VerifyingKey& key) {
  const auto adopted = adoption_in(bytes);
  return adopted && adopted->origin == key.name && adopted->key == key.key;
}

}  // namespace

LogKeyAdopted rotation(const SigningKey& before, const SigningKey& now, const Checkpoint& newest) {
  const auto& old = before.verifying();
  const auto& next = now.verifying();
  LogKeyAdopted event{.cause = ledger::LogKeyCause::kRotated,
                      .origin = next.name,
                      .key = next.key,
                      .before = ledger::LogKeyBefore{old.name, old.key, newest.size, newest.root},
                      .signatures = {},
                      .loss = {}};
  const auto text = rotation_text(event);
  event.signatures = ledger::RotationSignatures{before.sign(text), now.sign(text)};
  return event;
}

std::optional<ledger::Position> adopted_behind(const ledger::Log& log, ledger::Position after,
                                               const VerifyingKey& key) {
  std::optional<ledger::Position> found;
  log.scan(after + 1, log.position(), [&](ledger::Position at, std::string_view bytes) {
    if (adopts(bytes, key)) found = at;
    return !found;
  });
  return found;
}

std::expected<std::string, std::string> proofs_up_to(std::uint64_t size, std::string_view proofs) {
  std::string kept;
  for (const auto one : split_tlog_proofs(proofs)) {
    const auto proof = parse_tlog_proof(one);
    if (!proof) return std::unexpected{proof.error()};
    if (proof->index < size) kept += one;
  }
  return kept;
}

bool prove_adoption(std::string_view proofs, const VerifyingKey& key) {
  return std::ranges::any_of(split_tlog_proofs(proofs), [&](std::string_view one) {
    const auto proof = parse_tlog_proof(one);
    return proof && proof->extra && adopts(*proof->extra, key);
  });
}

std::vector<VerifyingKey> keys_before(std::string_view proofs) {
  std::vector<VerifyingKey> keys;
  for (const auto one : split_tlog_proofs(proofs)) {
    const auto proof = parse_tlog_proof(one);
    const auto adopted = proof && proof->extra ? adoption_in(*proof->extra) : std::nullopt;
    if (adopted && adopted->before)
      keys.emplace_back(adopted->before->origin, Algorithm::kEd25519, adopted->before->key);
  }
  return keys;
}

}  // namespace chalkline::proof
