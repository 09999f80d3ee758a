#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "ledger/log/log.hpp"
#include "projections/models/models.hpp"

namespace chalkline::projections {

// The SQLite file that holds every model, opened for writing.
//
// One file and not one per model: a dashboard reads balance and bets as of the same position, bets
// join games, and a group of events costs one commit. Each model has its own version in it; they
// are read together, so when any of them changes a new file is built beside this one, and switching
// is a rename.
//
// Position and rows are committed together, so an event is applied exactly once. Commits do not
// wait for the disk (WAL, synchronous=NORMAL): a power cut may take the last ones back, position
// and rows alike, and they are applied again from the log, which does wait.
class ModelFile {
 public:
  // Creates the tables in a new file. A file that exists must be current (see stored_models).
  ModelFile(const std::filesystem::path& file, const ledger::Log& log);

  // Up to where the log has been applied and committed.
  ledger::Position position() const { return committed_; }

  // Takes the record after the last one. Throws std::logic_error for any other.
  void apply(const ledger::Record& record);

  // Makes everything applied so far visible to readers.
  void commit();

  // Nothing more comes: everything is in the file afterwards, and not in its WAL.
  void finish();

  // The accounts that the last commit changed, ascending.
  const std::vector<ledger::AccountId>& touched() const { return touched_; }

 private:
  const std::filesystem::path file_;
  const std::unique_ptr<int> wal_pages_ = std::make_unique<int>();
  std::chrono::steady_clock::time_point folded_at_ = std::chrono::steady_clock::now();
  sqlite::Connection db_;
  Models models_;
  sqlite::Statement checkpoint_;
  std::optional<sqlite::Transaction> transaction_;  // from the first record to the commit
  ledger::Position applied_{};
  ledger::Position committed_{};
  std::vector<ledger::AccountId> touching_;
  std::vector<ledger::AccountId> touched_;
};

// A file's description of itself.
struct StoredModels {
  bool any{};      // it holds models
  bool current{};  // all of this program's models, in this program's versions
  ledger::Position position{};
};
StoredModels stored_models(const std::filesystem::path& file);

struct ModelDigest {
  std::string model;
  std::string digest;
};
// The digest of each model in the file, which must be current.
std::vector<ModelDigest> digests(const std::filesystem::path& file);

}  // namespace chalkline::projections
