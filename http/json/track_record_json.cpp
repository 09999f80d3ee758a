#include "http/json/track_record_json.hpp"

#include <map>
#include <tuple>

#include "insight/track_record.hpp"

namespace chalkline::http::wire {
namespace {

using insight::FigureState;
using insight::TrackRecord;
using ledger::SettledAdvice;

void fill(WizardRecordRow& row, const TrackRecord& record) {
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

std::string_view word_of(const TrackRecord& record, FigureState state) {
  if (state == FigureState::kNone) return "too few";
  if (state != FigureState::kTells) return chalkline::word_of(state);
  return record.log_score->gain.value > 0 ? "better than the price" : "worse than the price";
}

// Bets were chosen for what is told of them, so that passes say nothing of how well that holds.
void add_calibration(WizardRecord& answer, ledger::Source source,
                     ledger::Recommendation recommendation, const TrackRecord& record) {
  for (const auto& bin : record.calibration) {
    auto& row = answer.calibration.emplace_back(WizardCalibration{.source = source,
                                                                  .recommendation = recommendation,
                                                                  .about_percent = 10 * bin.tenth,
                                                                  .decided = bin.n,
                                                                  .stated = bin.mean_chance,
                                                                  .happened = bin.hit_rate,
                                                                  .effective_n = bin.games});
    if (!bin.band) continue;
    row.low = bin.band->low;
    row.high = bin.band->high;
  }
}

// The advice on games of one source, a row for each recommendation.
using Whole =
    std::map<std::pair<ledger::Source, ledger::Recommendation>, std::vector<SettledAdvice>>;

}  // namespace

WizardRecord wizard_record_of(ledger::Position position, std::span<const SettledAdvice> advice) {
  WizardRecord answer{.position = position, .advice = advice.size()};
  Whole whole;
  for (const auto& one : advice) {
    whole[{one.source, ledger::recommendation_of(one.pass)}].push_back(one);
  }
  for (const auto& [key, some] : whole) {
    const auto record = insight::track_record(some);
    auto& row = answer.all.emplace_back();
    std::tie(row.source, row.recommendation) = key;
    fill(row, record);
    row.verdict = word_of(record, insight::verdicts(some, record).log_score);
    add_calibration(answer, row.source, row.recommendation, record);
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
  return answer;
}

}  // namespace chalkline::http::wire
