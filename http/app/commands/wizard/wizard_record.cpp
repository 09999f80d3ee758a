#include "http/app/commands/wizard/wizard_record.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>
#include <vector>

#include "http/app/process/data_directory.hpp"
#include "http/json/track_record_json.hpp"
#include "ledger/events/codec.hpp"
#include "projections/models/advice.hpp"
#include "projections/models/games.hpp"

namespace chalkline::http {
namespace {

using ledger::SettledAdvice;
using wire::WizardRecord;
using wire::WizardRecordRow;

// By the read models' own tables, kept in memory: those on the disk may be behind, or a server's.
std::vector<SettledAdvice> settled_advice(const ledger::Log& log) {
  sqlite::Connection db{":memory:", sqlite::Access::kWrite};
  db.run(projections::Games::kSchema.create);
  db.run(projections::Advice::kSchema.create);
  const projections::ModelSource source{db, log};
  projections::Games games{source};
  projections::Advice advice{source};
  ledger::scan_records(log, 1, log.position(), [&](const ledger::Record& record) {
    std::visit(
        [&](const auto& event) {
          if constexpr (requires { games.on(event, record); }) games.on(event, record);
          if constexpr (requires { advice.on(event, record); }) advice.on(event, record);
        },
        record.event);
    return true;
  });
  return projections::AdviceQueries{db}.settled();
}

std::string number(std::optional<double> value) {
  return value ? fmt::format("{:.4f}", *value) : "-";
}

std::string percentage(std::optional<double> value) {
  return value ? fmt::format("{:.1f}%", 100 * *value) : "-";
}

std::string range(std::optional<double> low, std::optional<double> high) {
  if (!low || !high) return "too few";
  return fmt::format("{} to {}", percentage(low), percentage(high));
}

void print(const WizardRecordRow& row, const std::string& first) {
  fmt::print(
      "| {} | {} | {} | {} | {} | {} | {} | {} | {} ({}) | {} | {} | {} ({}) | {} on {} |", first,
      ledger::name_of(row.recommendation), row.decided, row.games, number(row.log_score),
      number(row.log_score_of_price), number(row.brier), number(row.brier_of_price),
      percentage(row.hit_rate), range(row.hit_rate_low, row.hit_rate_high), percentage(row.stated),
      percentage(row.needed), percentage(row.flat_return), range(row.return_low, row.return_high),
      percentage(row.closing_line_value), row.closes);
  if (row.verdict) fmt::print(" {} |", *row.verdict);
  fmt::print("\n");
}

constexpr std::string_view kRecordColumns =
    " said | decided | games | log score | of the price | Brier | of the price | came true (95%) | "
    "stated | needed | return (95%) | closing-line value |";
constexpr std::string_view kRule = "---|---:|---:|---:|---:|---:|---:|---|---:|---:|---|---|";

void print(const WizardRecord& answer) {
  fmt::print("{} answers of the Wizard on games that have ended, at position {}\n", answer.advice,
             answer.position);
  if (answer.advice == 0) return;
  fmt::print("\n| games |{} beside the price |\n|---|{}---|\n", kRecordColumns, kRule);
  for (const auto& row : answer.all) print(row, std::string{ledger::name_of(row.source)});
  fmt::print(
      "\nParts of it, chosen after the results: no part is a verdict.\n\n| games |{}\n|---|{}\n",
      kRecordColumns, kRule);
  for (const auto& row : answer.kinds) {
    print(row, fmt::format("{} {} {}, model {}", ledger::name_of(row.source),
                           ledger::name_of(*row.sport), ledger::name_of(*row.market), *row.model));
  }
  fmt::print(
      "\n| games | said | stated, about | decided | stated | came true | 95% |\n"
      "|---|---|---:|---:|---:|---:|---|\n");
  for (const auto& row : answer.calibration) {
    fmt::print("| {} | {} | {}% | {} | {} | {} | {} |\n", ledger::name_of(row.source),
               ledger::name_of(row.recommendation), row.about_percent, row.decided,
               percentage(row.stated), percentage(row.happened), range(row.low, row.high));
  }
}

}  // namespace

int wizard_record(const WizardRecordOptions& options) {
  const auto log = open_existing_log({options.data});
  const auto answer = wire::wizard_record_of(log->position(), settled_advice(*log));
  if (options.json) {
    fmt::print("{}\n", to_json(answer));
  } else {
    print(answer);
  }
  return 0;
}

}  // namespace chalkline::http
