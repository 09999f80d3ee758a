#include "http/api/wizard/given_advice.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <utility>

#include "insight/track_record.hpp"
#include "insight/verdict.hpp"

namespace chalkline::http {
namespace {

using ledger::Recommendation;

wizard::RecordFigures figures_of(std::span<const ledger::SettledAdvice> bets) {
  const auto record = insight::track_record(bets);
  const auto rate = record.hits ? record.hits->rate : 0;
  const auto won = static_cast<std::size_t>(std::round(rate * static_cast<double>(record.n)));
  wizard::RecordFigures figures{.bets = record.n + record.pushed,
                                .games = record.games,
                                .won = won,
                                .lost = record.n - won,
                                .profit = 0,
                                .result = {},
                                .close = insight::figure_of(record.close, 0, {}),
                                .on_one_pick = record.n + record.pushed};
  if (record.flat) {
    figures.result = insight::figure_of(record.flat->ratio, 0, {});
    figures.result.interval = record.flat->interval;
    figures.result.state = insight::verdicts(bets, record).flat;
  }
  return figures;
}

wizard::WizardFigures figures_of_source(std::span<const ledger::SettledAdvice> advice) {
  std::vector<ledger::SettledAdvice> bets;
  std::vector<ledger::SettledAdvice> passes;
  for (const auto& one : advice) {
    const bool is_bet = ledger::recommendation_of(one.pass) == Recommendation::kBet;
    (is_bet ? bets : passes).push_back(one);
  }
  wizard::WizardFigures figures{.record = figures_of(bets)};
  figures.recommended = figures.record.bets;
  figures.passed = figures_of(passes).bets;
  const auto all = insight::track_record(advice);
  figures.forecasts = all.n;
  if (all.brier) {
    figures.brier = all.brier->stated;
    figures.price_brier = all.brier->price;
  }
  return figures;
}

// A part of what the Wizard said of one source: means without intervals, since it was chosen after
// the results.
class PartOfRecord {
 public:
  void add(const wire::WizardRecordRow& row) {
    const auto picks = row.decided + row.pushed;
    forecasts_ += row.decided;
    add_mean(brier_, row.brier, row.decided);
    add_mean(price_brier_, row.brier_of_price, row.decided);
    if (row.recommendation != Recommendation::kBet) {
      passed_ += picks;
      return;
    }
    recommended_ += picks;
    decided_ += row.decided;
    closes_ += row.closes;
    add_mean(hits_, row.hit_rate, row.decided);
    add_mean(returns_, row.flat_return, picks);
    add_mean(close_, row.closing_line_value, row.closes);
  }

  wizard::WizardFigures figures(ledger::Source source) const {
    const auto won = static_cast<std::size_t>(std::round(hits_));
    wizard::RecordFigures record{.bets = recommended_,
                                 .won = won,
                                 .lost = decided_ - won,
                                 .result = mean_of(returns_, recommended_),
                                 .close = mean_of(close_, closes_),
                                 .on_one_pick = recommended_};
    const auto scored = static_cast<double>(std::max<std::size_t>(forecasts_, 1));
    return {.source = source,
            .recommended = recommended_,
            .passed = passed_,
            .record = record,
            .forecasts = forecasts_,
            .brier = brier_ / scored,
            .price_brier = price_brier_ / scored};
  }

 private:
  static void add_mean(double& sum, const std::optional<double>& mean, std::size_t n) {
    if (mean) sum += *mean * static_cast<double>(n);
  }
  static insight::Figure mean_of(double sum, std::size_t n) {
    insight::Figure figure{
        .state = insight::FigureState::kNotJudged, .n = n, .value = {}, .interval = {}};
    if (n == 0) return figure;
    if (n < insight::kEnough) figure.state = insight::FigureState::kTooFew;
    figure.value = sum / static_cast<double>(n);
    return figure;
  }

  std::size_t recommended_{};
  std::size_t decided_{};
  std::size_t passed_{};
  std::size_t forecasts_{};
  std::size_t closes_{};
  double hits_{};
  double returns_{};
  double close_{};
  double brier_{};
  double price_brier_{};
};

}  // namespace

AdviceSoFar advice_so_far(ledger::Position position,
                          std::span<const ledger::SettledAdvice> settled) {
  AdviceSoFar so_far{
      .bets = insight::RecommendedBets{settled}, .figures = {}, .kinds = {}, .record = {}};
  std::map<ledger::Source, std::vector<ledger::SettledAdvice>> sources;
  for (const auto& one : settled) sources[one.source].push_back(one);
  for (const auto& [source, advice] : sources) {
    so_far.figures.push_back(figures_of_source(advice));
    so_far.figures.back().source = source;
  }
  auto record = wire::wizard_record_of(position, settled);
  so_far.record = to_json(record);
  so_far.kinds = std::move(record.kinds);
  return so_far;
}

std::vector<wizard::WizardFigures> figures_asked_about(const AdviceSoFar& so_far,
                                                       const wizard::Question& question) {
  if (!question.sport && !question.market) return so_far.figures;
  std::map<ledger::Source, PartOfRecord> sources;
  for (const auto& row : so_far.kinds) {
    const bool is_asked = (!question.sport || row.sport == question.sport) &&
                          (!question.market || row.market == question.market);
    if (is_asked) sources[row.source].add(row);
  }
  std::vector<wizard::WizardFigures> figures;
  for (const auto& [source, part] : sources) figures.push_back(part.figures(source));
  return figures;
}

GivenAdvice::GivenAdvice(projections::ReadModels& models)
    : models_{models}, reader_{models.reader()} {
  scored_.publish(advice_so_far(0, {}));
}

void GivenAdvice::start() {
  scoring_.emplace("scoring", std::vector{PeriodicTask{
                                  kEvery, "The record of the Wizard waits for the next round",
                                  [this] { refresh(); }}});
}

void GivenAdvice::stop() {
  if (scoring_) scoring_->stop();
}

void GivenAdvice::refresh() {
  using Settled = std::vector<ledger::SettledAdvice> (projections::AdviceQueries::*)();
  const auto position = models_.position();
  auto settled = reader_->ask(static_cast<Settled>(&projections::AdviceQueries::settled));
  std::pair<std::size_t, ledger::Position> seen{settled.size(), 0};
  for (const auto& one : settled) seen.second = std::max(seen.second, one.settled_by);
  if (seen == seen_) return;
  scored_.publish(advice_so_far(position, settled));
  seen_ = seen;
}

}  // namespace chalkline::http
