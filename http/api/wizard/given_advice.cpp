#include "http/api/wizard/given_advice.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "http/json/track_record_json.hpp"
#include "insight/track_record.hpp"

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

}  // namespace

AdviceSoFar advice_so_far(ledger::Position position, std::vector<ledger::SettledAdvice> settled) {
  AdviceSoFar so_far{.settled = std::move(settled), .figures = {}, .record = {}};
  std::vector<ledger::SettledAdvice> bets;
  std::vector<ledger::SettledAdvice> passes;
  for (const auto& one : so_far.settled) {
    const bool is_bet = ledger::recommendation_of(one.pass) == Recommendation::kBet;
    (is_bet ? bets : passes).push_back(one);
  }
  auto& figures = so_far.figures;
  figures.record = figures_of(bets);
  figures.recommended = figures.record.bets;
  figures.passed = figures_of(passes).bets;
  const auto all = insight::track_record(so_far.settled);
  figures.forecasts = all.n;
  if (all.brier) {
    figures.brier = all.brier->stated;
    figures.price_brier = all.brier->price;
  }
  so_far.record = to_json(wire::wizard_record_of(position, so_far.settled));
  return so_far;
}

GivenAdvice::GivenAdvice(projections::ReadModels& models)
    : models_{models}, reader_{models.reader()} {
  scored_.publish(advice_so_far(0, {}));
}

void GivenAdvice::start() {
  scoring_.emplace(kEvery, "The record of the Wizard waits for the next round",
                   [this] { refresh(); });
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
  scored_.publish(advice_so_far(position, std::move(settled)));
  seen_ = seen;
}

}  // namespace chalkline::http
