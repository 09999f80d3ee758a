#include "projections/rebuild.hpp"

#include <algorithm>

#include "projections/catch_up.hpp"
#include "projections/files.hpp"
#include "projections/model_file.hpp"

namespace chalkline::projections {
namespace {

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

}  // namespace

std::vector<RebuildResult> rebuild(
    const std::string& directory, const ledger::Log& log,
    const std::function<void(ledger::Position, ledger::Position)>& progress) {
  const DirectoryLock lock{directory};
  const Files files{directory};
  const auto to = log.position();
  const auto running = running_digests(files.current(), log, to);

  remove_database(files.next());
  {
    ModelFile fresh{files.next(), log};
    catch_up(fresh, log, to, [&] {
      progress(fresh.position(), to);
      return true;
    });
  }
  std::vector<RebuildResult> results;
  for (const auto& [model, digest] : digests(files.next())) {
    const auto before = std::ranges::find(running, model, &ModelDigest::model);
    results.push_back({model, before == running.end() ? "" : before->digest, digest});
  }
  switch_to_next(files);
  return results;
}

}  // namespace chalkline::projections
