#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/events/log_key_events.hpp"
#include "ledger/log/log.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/storage/disk.hpp"

namespace chalkline::proof {

// In the directory: the note of the newest checkpoint that was signed.
inline constexpr const char* kCheckpointFile = "checkpoint";
inline constexpr const char* kKeyFile = "key";
// The newest that a witness has signed as well.
inline constexpr const char* kWitnessedFile = "checkpoint.witnessed";
// Drawn for a rotation; it takes the place of the key when that signs no longer.
inline constexpr const char* kNextKeyFile = "key.next";
// The tlog-proofs of the rotations, one after the other.
inline constexpr const char* kKeysFile = "keys";

// Betting on would show two histories under one name: one sentence. With a loss, another log may
// begin where an operator accepts it.
struct StartRefused : std::runtime_error {
  explicit StartRefused(const std::string& sentence, std::optional<ledger::LogLoss> of = {})
      : runtime_error{sentence}, loss{of} {}
  std::optional<ledger::LogLoss> loss;
};

// A checkpoint that was signed, and its note.
struct Signed {
  std::string note;
  Checkpoint checkpoint;
};

struct OwnLog {
  // One, or in a rotation the old one and the new one: each of them signs.
  std::vector<SigningKey> keys;
  Signed newest;
  std::optional<ledger::LogKeyAdopted> restart{};  // of a log that has followed another
};

// The keys and the newest checkpoint in `directory`, a key that was drawn for a rotation among
// them, whatever became of that. Where there is no such directory, a key is drawn, and with it a
// checkpoint of no records is signed: all of it is there after a crash, or nothing. `origin` names
// the log that is made; without one the key does. Throws StartRefused where a file is missing or
// damaged.
OwnLog open_own_log(Disk& disk, const std::filesystem::path& directory,
                    const std::optional<std::string>& origin);

std::vector<VerifyingKey> verifying(std::span<const SigningKey> keys);

// Reads `note` if one of the keys has signed it, the first of which names the log; throws
// StartRefused naming `file` otherwise.
Signed signed_by(std::span<const VerifyingKey> keys, std::string note,
                 const std::filesystem::path& file, std::optional<ledger::LogLoss> loss = {});

// The note without signatures of others.
std::string with_lines_of(std::span<const SigningKey> keys, std::string_view note);

// Whether the key's signature is one of the note's.
bool is_signed_by(const SigningKey& key, const Signed& checkpoint);

// Throws StartRefused unless the ledger continues what was signed.
void require_continued(const ledger::Log& log, const Checkpoint& checkpoint);

}  // namespace chalkline::proof
