#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ledger/events/log_key_events.hpp"
#include "ledger/log/log.hpp"
#include "proof/storage/disk.hpp"

// A log that cannot be continued, and the one that begins in its place (docs/TRANSPARENCY.md, The
// end of a log).
namespace chalkline::proof {

// In the directory of a log that has followed another: the event of its begin, as it is stored.
inline constexpr const char* kRestartFile = "restart";

// The ledger's latest event on a key; absent where it has none. Reads all records.
std::optional<ledger::LogKeyAdopted> last_adopted(const ledger::Log& log);

// The log that ends: its key by the directory, if it has signed anything, else by the ledger, and
// the newest of the notes that it has signed.
ledger::LogKeyBefore ended_log(const std::optional<ledger::LogKeyAdopted>& adopted,
                               const std::filesystem::path& directory,
                               std::span<const std::string> notes);

// A name that none of the two logs has had: .../2 after the first.
std::string next_name(std::string_view ended, std::string_view adopted);

// Makes a log of that name in the place of the one in `directory`, which is kept beside it under
// another name. After a crash the one is there or the other, or is there at the next start.
void begin_anew(Disk& disk, const std::filesystem::path& directory, std::string origin,
                const ledger::LogKeyBefore& before, ledger::LogLoss loss);

// Ends a begin_anew() that a crash has cut off after the old log was put aside.
void end_begin_anew(Disk& disk, const std::filesystem::path& directory);

// Absent of the first log. Throws StartRefused where it is damaged.
std::optional<ledger::LogKeyAdopted> read_restart(const std::filesystem::path& directory);

}  // namespace chalkline::proof
