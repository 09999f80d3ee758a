#include <fmt/format.h>

#include "http/app/commands/command_line.hpp"
#include "http/app/commands/progress_bar.hpp"
#include "http/app/process/data_directory.hpp"
#include "projections/runner/rebuild.hpp"

namespace chalkline::http {
namespace {

// Exit code 1 when a running model did not hold what the ledger says.
int rebuild(const std::string& directory) {
  const DataDirectory data{directory};
  const auto log = open_existing_log(data);
  std::vector<projections::RebuildResult> results;
  {
    ProgressBar bar{"Rebuilding"};
    results = projections::rebuild(data.read_models(), *log, std::ref(bar));
  }
  bool same = true;
  for (const auto& result : results) {
    const bool equal =
        result.running_digest.empty() || result.running_digest == result.rebuilt_digest;
    same = same && equal;
    fmt::print("{}: {} {}\n", result.model, result.rebuilt_digest,
               result.running_digest.empty() ? "(new)"
               : equal                       ? "(as before)"
                                             : "(differed from the ledger)");
  }
  return same ? 0 : 1;
}

}  // namespace

void add_rebuild(CommandLine& line) {
  auto& command = *line.app.add_subcommand(
      "rebuild", "Builds the read models afresh from the ledger and compares");
  const auto directory = std::make_shared<std::string>("./data");
  add_data_directory(command, *directory);
  command.callback(
      [&line, directory] { line.chosen = [directory] { return rebuild(*directory); }; });
}

}  // namespace chalkline::http
