#include "projections/runner/rebuild.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "projections/files/files.hpp"
#include "projections/files/model_file.hpp"
#include "projections/runner/catch_up.hpp"

namespace chalkline::projections {
namespace {

using Progress = std::function<void(ledger::Position, ledger::Position)>;

// The models in `file` as of `to`, for comparison; none if there are none of this version, or if
// SQLite cannot read them (which is a reason to rebuild, not to fail).
std::vector<ModelDigest> running_digests(const std::filesystem::path& file, const ledger::Log& log,
                                         ledger::Position to) {
  try {
    const auto stored = stored_models(file);
    require_log_covers(log, stored.position);
    if (!stored.current) return {};
    ModelFile running{file, log};
    catch_up(running, log, to, [] { return true; });
    return digests(file);
  } catch (const sqlite::Error&) {
    return {};
  }
}

// Makes `file` anew from the log and sets its digests against those of the running models.
std::vector<RebuildResult> build_beside(const std::filesystem::path& file, const ledger::Log& log,
                                        ledger::Position to, const Progress& progress,
                                        const std::vector<ModelDigest>& running) {
  remove_database(file);
  {
    ModelFile fresh{file, log};
    catch_up(fresh, log, to, [&] {
      progress(fresh.position(), to);
      return true;
    });
  }
  std::vector<RebuildResult> results;
  for (const auto& [model, digest] : digests(file)) {
    const auto before = std::ranges::find(running, model, &ModelDigest::model);
    results.push_back({model, before == running.end() ? "" : before->digest, digest});
  }
  return results;
}

// Tables and indexes as they were made.
std::string schema_of(const std::filesystem::path& file) {
  const sqlite::Connection db{file, sqlite::Access::kRead, sqlite::Pages::kChecked};
  sqlite::Statement all{db, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"};
  auto rows = all.query();
  std::string text;
  while (rows.next()) text += rows.get<std::string>(0) + '\n';
  return text;
}

// Digests read tables; queries go by the indexes, which have to say the same.
void require_whole_indexes(const std::filesystem::path& file) {
  const sqlite::Connection db{file, sqlite::Access::kRead, sqlite::Pages::kChecked};
  sqlite::Statement check{db, "PRAGMA integrity_check(1)"};
  auto rows = check.query();
  rows.next();
  if (const auto found = rows.get<std::string>(0); found != "ok") {
    throw std::runtime_error{
        fmt::format("The indexes of the read models do not fit their tables ({}): chalkline "
                    "rebuild makes them anew",
                    found)};
  }
}

}  // namespace

void remove_models_beyond(const std::string& directory, const ledger::Log& log) {
  const auto lock = lock_directory(directory);
  const Files files{directory};
  for (const auto& file : {files.current(), files.next()}) {
    try {
      if (stored_models(file).position > log.position()) remove_database(file);
    } catch (const sqlite::Error&) {
      remove_database(file);  // whatever it has seen
    }
  }
}

std::vector<RebuildResult> rebuild(const std::string& directory, const ledger::Log& log,
                                   const Progress& progress) {
  const auto lock = lock_directory(directory);
  const Files files{directory};
  const auto to = log.position();
  const auto running = running_digests(files.current(), log, to);
  auto results = build_beside(files.next(), log, to, progress, running);
  switch_to_next(files);
  return results;
}

std::vector<RebuildResult> compare(const std::string& directory, const ledger::Log& log,
                                   const Progress& progress) {
  const auto lock = lock_directory(directory);
  const Files files{directory};
  const auto stored = stored_models(files.current());
  require_log_covers(log, stored.position);
  if (!stored.any) return {};
  if (!stored.current)
    throw std::runtime_error{fmt::format(
        "The read models in {} are not those of this program: chalkline rebuild makes them anew",
        files.current().string())};
  const auto running = digests(files.current());
  require_whole_indexes(files.current());
  std::vector<RebuildResult> results;
  bool same_schema = false;
  try {
    results = build_beside(files.check(), log, stored.position, progress, running);
    same_schema = schema_of(files.current()) == schema_of(files.check());
  } catch (...) {
    remove_database(files.check());  // on a full disk it would keep the room that others need
    throw;
  }
  remove_database(files.check());
  if (!same_schema)
    throw std::runtime_error{
        "The read models have other tables or indexes than this program makes: chalkline rebuild "
        "makes them anew"};
  return results;
}

}  // namespace chalkline::projections
