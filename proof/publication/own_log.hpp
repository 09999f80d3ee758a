#pragma once

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

#include "ledger/log/log.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/storage/disk.hpp"

namespace chalkline::proof {

// In the directory: the note of the newest checkpoint that was signed.
inline constexpr const char* kCheckpointFile = "checkpoint";

// Betting on would show two histories under one name: one sentence.
struct StartRefused : std::runtime_error {
  using runtime_error::runtime_error;
};

// A checkpoint that was signed, and its note.
struct Signed {
  std::string note;
  Checkpoint checkpoint;
};

struct OwnLog {
  SigningKey key;
  Signed newest;
};

// The key and the newest checkpoint in `directory`. Where there is no such directory, a key is
// drawn, and with it a checkpoint of no records is signed: all of it is there after a crash, or
// nothing. `origin` names the log that is made; without one the key does. Throws StartRefused where
// a file is missing or damaged.
OwnLog open_own_log(Disk& disk, const std::filesystem::path& directory,
                    const std::optional<std::string>& origin);

// What `note` says if this log's key has signed it; throws StartRefused naming `file` otherwise.
Signed signed_by(const SigningKey& key, std::string note, const std::filesystem::path& file);

// Throws StartRefused unless the ledger continues what was signed.
void require_continued(const ledger::Log& log, const Checkpoint& checkpoint);

// For a ledger whose lost end is accepted: where it does not continue what was signed, that log is
// over. Its directory is set aside, so that another key signs under another name. The newest
// checkpoint of the log that is over; absent where it goes on, or there is none. Throws as
// open_own_log().
std::optional<Checkpoint> end_lost_log(Disk& disk, const std::filesystem::path& directory,
                                       const ledger::Log& log);

// The name of the log that comes after it: NAME/2, after that NAME/3.
std::string origin_after(const std::string& origin);

}  // namespace chalkline::proof
