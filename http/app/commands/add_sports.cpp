#include <fmt/format.h>

#include <filesystem>

#include "base/time_text.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/data_directory.hpp"
#include "sports/feeds/replay/import.hpp"

namespace chalkline::http {
namespace {

// Half a file: rows were left out, or it has none.
constexpr int kIncomplete = 1;

constexpr int kFirstSeason = 1920;
constexpr int kLastSeason = 2200;

struct Import {
  std::string data{"./data"};
  std::string file;
  std::string first_start;
  std::optional<std::int32_t> season;
};

ledger::Timestamp first_start_of(const Import& options) {
  if (!options.first_start.empty()) return *parse_iso(options.first_start);
  return std::chrono::ceil<std::chrono::hours>(std::chrono::system_clock::now());
}

int import(const Import& options) {
  const DataDirectory data{options.data};
  std::filesystem::create_directories(options.data);
  const auto report = sports::replay::import_file(data.sports(), options.file,
                                                  first_start_of(options), options.season);
  for (const auto& row : report.bad_rows) {
    fmt::print(stderr, "{}:{}: {}\n", options.file, row.line, row.reason);
  }
  fmt::print("Imported {} games, left out {}\n", report.imported, report.bad_rows.size());
  return report.imported > 0 && report.bad_rows.empty() ? 0 : kIncomplete;
}

std::string check_time(const std::string& text) {
  const auto time = parse_iso(text);
  return time ? std::string{} : time.error();
}

}  // namespace

void add_sports(CommandLine& line) {
  auto& sports = *line.app.add_subcommand("sports", "Manages sports data");
  sports.require_subcommand(1);
  auto& command =
      *sports.add_subcommand("import", "Reads a file of past games for serve --source replay");
  const auto options = std::make_shared<Import>();
  add_data_directory(command, options->data);
  add_setting(command, "first-start", options->first_start,
              "When the season's first game starts, e.g. 2026-11-21T18:00:00Z (default: the next "
              "full hour)")
      ->check(check_time);
  add_setting(command, "season", options->season,
              "The year in which the season began: needed for a file without years; of a file with "
              "several seasons only this one is read")
      ->check(CLI::Range(kFirstSeason, kLastSeason));
  command
      .add_option("file", options->file,
                  "games.csv of nflverse; an NBA, NHL or MLB file of sportsbookreviewsonline as "
                  "CSV; or the NFL archive of sportsbookreview-scraper as JSON")
      ->required()
      ->check(CLI::ExistingFile);
  command.callback([&line, options] { line.chosen = [options] { return import(*options); }; });
}

}  // namespace chalkline::http
