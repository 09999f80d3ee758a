#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events/log_key_events.hpp"
#include "ledger/log/log.hpp"
#include "proof/note/checkpoint.hpp"

// How a log changes its key: what the ledger records of it, and what proves it to a reader who
// knows the key before (docs/TRANSPARENCY.md, A new key).
namespace chalkline::proof {

// Both sign that `now` follows `before`, over the newest checkpoint.
ledger::LogKeyAdopted rotation(const SigningKey& before, const SigningKey& now,
                               const Checkpoint& newest);

// Where the ledger says behind `after` that it has adopted the key. Reads all records from there.
std::optional<ledger::Position> adopted_behind(const ledger::Log& log, ledger::Position after,
                                               const VerifyingKey& key);

// Those of a text of tlog-proofs, one after the other, that are of records up to `size`. Errors are
// the end of a sentence: 'the proof has ...'.
std::expected<std::string, std::string> proofs_up_to(std::uint64_t size, std::string_view proofs);

// Whether one of them is of the adoption of the key.
bool prove_adoption(std::string_view proofs, const VerifyingKey& key);

// The keys that signed before those adoptions, as the events say.
std::vector<VerifyingKey> keys_before(std::string_view proofs);

}  // namespace chalkline::proof
