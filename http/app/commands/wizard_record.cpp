#include "http/app/commands/wizard_record.hpp"

#include <fmt/format.h>

#include <boost/describe/class.hpp>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/app/data_directory.hpp"
#include "insight/track_record.hpp"
#include "ledger/events/codec.hpp"
#include "projections/models/advice.hpp"
#include "projections/models/games.hpp"

namespace chalkline::http {
namespace {

using insight::TrackRecord;
using insight::Verdict;
using ledger::SettledAdvice;

// By the read models' own tables, kept in memory: those on the disk may be behind, or a server's.
std::vector<SettledAdvice> settled_advice(const ledger::Log& log) {
  sqlite::Connection db{":memory:", sqlite::Access::kWrite};
  db.run(projections::Games::kSchema.create);
  db.run(projections::Advice::kSchema.create);
  const projections::ModelSource source{db, log};
  projections::Games games{source};
  projections::Advice advice{source};
  log.scan(1, log.position(), [&](ledger::Position position, std::string_view bytes) {
    const auto record = ledger::decode(bytes);
    if (!record) throw ledger::LogFailure(position, record.error());
    std::visit(
        [&](const auto& event) {
          if constexpr (requires { games.on(event, *record); }) games.on(event, *record);
          if constexpr (requires { advice.on(event, *record); }) advice.on(event, *record);
        },
        record->event);
    return true;
  });
  return projections::AdviceQueries{db}.settled();
}

// A row of either table. Figures that there is too little of are absent.
struct RecordRow {
  ledger::Source source{};
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::Market> market{};
  std::optional<std::uint16_t> model{};
  ledger::Recommendation recommendation{};
  std::size_t decided{};
  std::size_t pushed{};
  std::size_t games{};
  std::optional<double> log_score{};
  std::optional<double> log_score_of_price{};
  std::optional<double> brier{};
  std::optional<double> brier_of_price{};
  std::optional<double> hit_rate{};
  std::optional<double> hit_rate_low{};
  std::optional<double> hit_rate_high{};
  std::optional<double> stated{};
  std::optional<double> needed{};
  std::optional<double> flat_return{};
  std::optional<double> return_low{};
  std::optional<double> return_high{};
  std::optional<double> closing_line_value{};
  std::size_t closes{};
  std::optional<std::string_view> verdict{};
};
BOOST_DESCRIBE_STRUCT(RecordRow, (),
                      (source, sport, market, model, recommendation, decided, pushed, games,
                       log_score, log_score_of_price, brier, brier_of_price, hit_rate, hit_rate_low,
                       hit_rate_high, stated, needed, flat_return, return_low, return_high,
                       closing_line_value, closes, verdict))

struct CalibrationRow {
  ledger::Source source{};
  std::int32_t about_percent{};
  std::size_t decided{};
  double stated{};
  double happened{};
  double low{};
  double high{};
};
BOOST_DESCRIBE_STRUCT(CalibrationRow, (),
                      (source, about_percent, decided, stated, happened, low, high))

struct RecordAnswer {
  ledger::Position position{};
  std::size_t advice{};
  std::vector<RecordRow> all{};
  std::vector<RecordRow> kinds{};
  std::vector<CalibrationRow> calibration{};
};
BOOST_DESCRIBE_STRUCT(RecordAnswer, (), (position, advice, all, kinds, calibration))

void fill(RecordRow& row, const TrackRecord& record) {
  row.decided = record.n;
  row.pushed = record.pushed;
  row.games = record.games;
  if (const auto& score = record.log_score) {
    row.log_score = score->stated;
    row.log_score_of_price = score->price;
  }
  if (const auto& score = record.brier) {
    row.brier = score->stated;
    row.brier_of_price = score->price;
  }
  if (const auto& hits = record.hits) {
    row.hit_rate = hits->rate;
    row.stated = hits->expected;
    row.needed = hits->needed;
    row.hit_rate_low = hits->band.low;
    row.hit_rate_high = hits->band.high;
  }
  if (record.flat) {
    row.flat_return = record.flat->ratio.value;
    if (const auto& interval = record.flat->interval) {
      row.return_low = interval->low;
      row.return_high = interval->high;
    }
  }
  if (record.close) {
    row.closing_line_value = record.close->value;
    row.closes = record.close->n;
  }
}

std::string_view word_of(const TrackRecord& record, Verdict verdict) {
  if (verdict == Verdict::kTooFew) return "too few";
  if (verdict == Verdict::kCannotTell) return "cannot tell";
  return record.log_score->gain.value > 0 ? "better than the price" : "worse than the price";
}

// What was said of one source, a row for each recommendation.
using Whole =
    std::map<std::pair<ledger::Source, ledger::Recommendation>, std::vector<SettledAdvice>>;

RecordAnswer record_of(ledger::Position position, const std::vector<SettledAdvice>& advice) {
  RecordAnswer answer{.position = position, .advice = advice.size()};
  Whole whole;
  std::map<ledger::Source, std::vector<SettledAdvice>> sources;
  for (const auto& one : advice) {
    whole[{one.source, ledger::recommendation_of(one.pass)}].push_back(one);
    sources[one.source].push_back(one);
  }
  for (const auto& [key, some] : whole) {
    const auto record = insight::track_record(some);
    auto& row = answer.all.emplace_back();
    std::tie(row.source, row.recommendation) = key;
    fill(row, record);
    row.verdict = word_of(record, insight::verdicts(some, record).log_score);
  }
  for (const auto& [kind, record] : insight::by_kind(advice)) {
    auto& row = answer.kinds.emplace_back();
    row.source = kind.source;
    row.sport = kind.sport;
    row.market = kind.market;
    row.model = kind.model;
    row.recommendation = kind.recommendation;
    fill(row, record);
  }
  for (const auto& [source, some] : sources) {
    for (const auto& bin : insight::track_record(some).calibration) {
      answer.calibration.push_back({source, 10 * bin.tenth, bin.n, bin.mean_chance, bin.hit_rate,
                                    bin.band.low, bin.band.high});
    }
  }
  return answer;
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

void print(const RecordRow& row, const std::string& first) {
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

constexpr std::string_view kColumns =
    " said | decided | games | log score | of the price | Brier | of the price | came true (95%) | "
    "stated | needed | return (95%) | closing-line value |";
constexpr std::string_view kRule = "---|---:|---:|---:|---:|---:|---:|---|---:|---:|---|---|";

void print(const RecordAnswer& answer) {
  fmt::print("{} answers of the Wizard on games that have ended, at position {}\n", answer.advice,
             answer.position);
  if (answer.advice == 0) return;
  fmt::print("\n| games |{} beside the price |\n|---|{}---|\n", kColumns, kRule);
  for (const auto& row : answer.all) print(row, std::string{ledger::name_of(row.source)});
  fmt::print(
      "\nParts of it, chosen after the results: no part is a verdict.\n\n| games |{}\n|---|{}\n",
      kColumns, kRule);
  for (const auto& row : answer.kinds) {
    print(row, fmt::format("{} {} {}, model {}", ledger::name_of(row.source),
                           ledger::name_of(*row.sport), ledger::name_of(*row.market), *row.model));
  }
  fmt::print(
      "\n| games | stated, about | decided | stated | came true | 95% |\n"
      "|---|---:|---:|---:|---:|---|\n");
  for (const auto& row : answer.calibration) {
    fmt::print("| {} | {}% | {} | {} | {} | {} |\n", ledger::name_of(row.source), row.about_percent,
               row.decided, percentage(row.stated), percentage(row.happened),
               range(row.low, row.high));
  }
}

}  // namespace

int wizard_record(const WizardRecordOptions& options) {
  const auto log = open_existing_log({options.data});
  const auto answer = record_of(log->position(), settled_advice(*log));
  if (options.json) {
    fmt::print("{}\n", to_json(answer));
  } else {
    print(answer);
  }
  return 0;
}

}  // namespace chalkline::http
