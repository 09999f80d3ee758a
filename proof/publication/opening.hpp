#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "ledger/log/log.hpp"
#include "proof/publication/anchor.hpp"
#include "proof/publication/own_log.hpp"
#include "proof/storage/disk.hpp"

// The start of a log: its files, the notes that are kept of it elsewhere, and the ledger.
namespace chalkline::proof {

struct LogOptions {
  std::filesystem::path directory;      // data/proof
  std::optional<std::string> origin{};  // of a log that has yet to be made
  std::optional<std::filesystem::path> anchor{};
  std::optional<std::filesystem::path> known{};  // the note of a checkpoint that was kept elsewhere
  bool accepts_loss{};  // a log that cannot be continued ends, and another begins
};

// The log to go on with, which the ledger continues. Its newest checkpoint is that of the directory
// or one that is kept elsewhere: after a crash either may be the newer one. Throws StartRefused,
// but where its loss is accepted: then another log has been begun.
OwnLog open_log(const ledger::Log& log, const LogOptions& options, Disk& disk,
                std::optional<Anchor>& anchor);

}  // namespace chalkline::proof
