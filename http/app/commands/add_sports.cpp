#include <fmt/format.h>

#include <filesystem>
#include <span>
#include <stdexcept>

#include "base/hex.hpp"
#include "base/time_text.hpp"
#include "http/app/commands/command_line.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/product_clock.hpp"
#include "sports/book/seasons.hpp"
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
  std::optional<std::int32_t> season;
};

struct SeasonChoice {
  std::string data{"./data"};
  std::string sport;
  std::int32_t year{};
};

struct Begin {
  SeasonChoice season;
  std::string pace{chalkline::word_of(sports::Pace::kAsItWas)};
  std::string first_start;
};

struct Stop {
  SeasonChoice season;
  std::string class_id{};  // whose own run it is; empty: everybody's
};

int import(const Import& options) {
  const DataDirectory data{options.data};
  std::filesystem::create_directories(options.data);
  const auto report = sports::replay::import_file(data.sports(), options.file, options.season);
  for (const auto& row : report.bad_rows) {
    fmt::print(stderr, "{}:{}: {}\n", options.file, row.line, row.reason);
  }
  fmt::print("Imported {} games, left out {}\n", report.imported, report.bad_rows.size());
  return report.imported > 0 && report.bad_rows.empty() ? 0 : kIncomplete;
}

std::string_view sentence(sports::SeasonRefusal refusal) {
  switch (refusal) {
    case sports::SeasonRefusal::kNotImported:
      return "This season was not imported: chalkline sports import does that.";
    case sports::SeasonRefusal::kUnderWay:
      return "This season is under way already.";
    case sports::SeasonRefusal::kNotUnderWay:
      return "This season is not under way.";
    case sports::SeasonRefusal::kStartTooFar:
      return "The first game starts within a year from now.";
    case sports::SeasonRefusal::kTooMany:
    case sports::SeasonRefusal::kTooManyClasses:
    case sports::SeasonRefusal::kNotOwn:
      break;
  }
  return "Limits of players and classes were applied to the operator.";
}

int begin(const Begin& options) {
  const DataDirectory data{options.season.data};
  sports::BeginSeason wish{.sport = *ledger::parse_name<ledger::Sport>(options.season.sport),
                           .year = options.season.year,
                           .pace = *chalkline::value_of<sports::Pace>(options.pace)};
  if (!options.first_start.empty()) wish.first_start_at = *parse_iso(options.first_start);
  const auto begun = sports::Seasons{data.sports()}.begin(wish, latest_time(data.clock()));
  if (!begun) throw std::runtime_error{std::string{sentence(begun.error())}};
  const auto& run = begun->under_way->run;
  fmt::print("The season begins at {} and ends at {}: {} games\n", to_iso(run.starts_at),
             to_iso(run.ends_at()), begun->season.games);
  return 0;
}

int stop(const Stop& options) {
  const DataDirectory data{options.season.data};
  sports::StopSeason wish{.sport = *ledger::parse_name<ledger::Sport>(options.season.sport),
                          .year = options.season.year};
  const bool is_of_class = !options.class_id.empty();
  if (is_of_class) wish.in_class = from_hex<sizeof(ledger::ClassId)>(options.class_id);
  if (is_of_class && !wish.in_class)
    throw std::runtime_error{fmt::format("There is no class {}", options.class_id)};
  const auto stopped = sports::Seasons{data.sports()}.stop(wish, latest_time(data.clock()));
  if (!stopped) throw std::runtime_error{std::string{sentence(stopped.error())}};
  fmt::print("The season has stopped: games that are {} are played to their ends\n",
             is_of_class ? "under way" : "on offer");
  return 0;
}

std::vector<std::string> words(std::span<const std::string_view> names) {
  return {names.begin(), names.end()};
}

void add_season(CLI::App& command, SeasonChoice& season) {
  add_data_directory(command, season.data);
  command.add_option("sport", season.sport, "nba, nfl, mlb or nhl")
      ->required()
      ->check(CLI::IsMember(words(ledger::enum_names<ledger::Sport>)));
  command.add_option("season", season.year, "The year in which it began")->required();
}

std::string check_time(const std::string& text) {
  const auto time = parse_iso(text);
  return time ? std::string{} : time.error();
}

}  // namespace

void add_sports(CommandLine& line) {
  auto& sports = *line.app.add_subcommand("sports", "Manages sports data");
  sports.require_subcommand(1);

  auto& importing = *sports.add_subcommand("import", "Reads a file of past games, with their odds");
  const auto file = std::make_shared<Import>();
  add_data_directory(importing, file->data);
  add_setting(importing, "season", file->season,
              "The year in which the season began: needed for a file without years; of a file with "
              "several seasons only this one is read")
      ->check(CLI::Range(kFirstSeason, kLastSeason));
  importing
      .add_option("file", file->file,
                  "games.csv of nflverse; an NBA, NHL or MLB file of sportsbookreviewsonline as "
                  "CSV; or the NFL archive of sportsbookreview-scraper as JSON")
      ->required()
      ->check(CLI::ExistingFile);
  importing.callback([&line, file] { line.chosen = [file] { return import(*file); }; });

  auto& beginning = *sports.add_subcommand("begin", "Plays an imported season again");
  const auto options = std::make_shared<Begin>();
  add_season(beginning, options->season);
  add_setting(beginning, "pace", options->pace,
              "as-it-was, or day-an-hour: each of its days takes an hour")
      ->check(CLI::IsMember(words(sports::kPaces)));
  add_setting(beginning, "first-start", options->first_start,
              "When its first game starts, e.g. 2026-11-21T18:00:00Z (default: in 15 minutes)")
      ->check(check_time);
  beginning.callback([&line, options] { line.chosen = [options] { return begin(*options); }; });

  auto& stopping = *sports.add_subcommand("stop", "Offers no further games of a season");
  const auto stopped = std::make_shared<Stop>();
  add_season(stopping, stopped->season);
  add_setting(stopping, "class", stopped->class_id,
              "The class whose own season it is, as class list prints it: its games that have yet "
              "to begin are cancelled");
  stopping.callback([&line, stopped] { line.chosen = [stopped] { return stop(*stopped); }; });
}

}  // namespace chalkline::http
