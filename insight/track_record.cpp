#include "insight/track_record.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>
#include <unordered_set>
#include <vector>

#include "insight/closing_line.hpp"
#include "insight/forecast.hpp"
#include "insight/progress/calibration_gap.hpp"
#include "insight/progress/estimates.hpp"

namespace chalkline::insight {
namespace {

using ledger::SettledAdvice;

double decimal_of(const SettledAdvice& advice) { return ledger::decimal(advice.odds).value(); }

// A chance of 0 would have a log score without end.
double scored(ledger::Millionths chance) {
  return ledger::value_of(std::clamp(chance, 1, ledger::kMillion - 1));
}

using Pick = std::tuple<ledger::GameId, ledger::Market, ledger::Side>;

Pick pick_of(const SettledAdvice& advice) { return {advice.game, advice.market, advice.side}; }

// A part of 1 for each pick: the mean of the answers on it that have a value. In the order in which
// the picks were first asked about.
template <class Value>
std::vector<Part> by_pick(std::span<const SettledAdvice> advice, const Value& value) {
  std::map<Pick, std::size_t> places;
  std::vector<Part> parts;
  std::vector<double> answers;
  for (const auto& one : advice) {
    const std::optional<double> of_one = value(one);
    if (!of_one) continue;
    const auto [place, is_new] = places.try_emplace(pick_of(one), parts.size());
    if (is_new) {
      parts.push_back({0, 1, raw(one.game)});
      answers.push_back(0);
    }
    parts.at(place->second).numerator += *of_one;
    answers.at(place->second) += 1;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) parts.at(i).numerator /= answers.at(i);
  return parts;
}

double mean(std::span<const Part> parts) {
  double sum = 0;
  for (const auto& part : parts) sum += part.numerator;
  return sum / static_cast<double>(parts.size());
}

// The parts of picks that were won or lost.
template <class Value>
std::vector<Part> of_decided(std::span<const SettledAdvice> advice, const Value& value) {
  return by_pick(advice, [&](const SettledAdvice& one) {
    return one.won ? std::optional{value(one)} : std::nullopt;
  });
}

// The stated chances, each answer with its share of its pick.
std::vector<Forecast> forecasts_of(std::span<const SettledAdvice> advice) {
  std::map<Pick, double> answers;
  for (const auto& one : advice) answers[pick_of(one)] += one.won ? 1 : 0;
  std::vector<Forecast> all;
  for (const auto& one : advice) {
    if (one.won)
      all.push_back({scored(one.chance), *one.won, raw(one.game), 1 / answers.at(pick_of(one))});
  }
  return all;
}

template <class Loss>
std::optional<Compared> compared(std::span<const SettledAdvice> advice, const Loss& loss) {
  const auto stated = [&](const SettledAdvice& one) { return loss(scored(one.chance), *one.won); };
  const auto price = [&](const SettledAdvice& one) { return loss(scored(one.price), *one.won); };
  const auto gain =
      ratio(of_decided(advice, [&](const SettledAdvice& one) { return price(one) - stated(one); }));
  if (!gain) return std::nullopt;
  return Compared{mean(of_decided(advice, stated)), mean(of_decided(advice, price)), *gain};
}

double hit(const SettledAdvice& advice) { return *advice.won ? 1 : 0; }

double stated_chance(const SettledAdvice& advice) { return ledger::value_of(advice.chance); }

// One for each pick that was won or lost.
std::vector<StatedChance> stated_chances(std::span<const SettledAdvice> advice) {
  std::vector<StatedChance> stated;
  const auto hits = of_decided(advice, hit);
  const auto chances = of_decided(advice, stated_chance);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const auto& [chance, _, game] = chances.at(i);
    stated.push_back({chance, hits.at(i).numerator, game});
  }
  return stated;
}

std::optional<HitRate> hit_rate(std::span<const SettledAdvice> advice, double effective) {
  const auto hits = of_decided(advice, hit);
  if (hits.empty()) return std::nullopt;
  const auto needed = [](const SettledAdvice& one) { return 1 / decimal_of(one); };
  const auto rate = mean(hits);
  return HitRate{rate, wilson(rate, effective, kZ95), mean(of_decided(advice, stated_chance)),
                 mean(of_decided(advice, needed))};
}

std::optional<Return> flat_return(std::span<const SettledAdvice> advice) {
  const auto profits = by_pick(advice, [](const SettledAdvice& one) {
    return std::optional{!one.won ? 0 : *one.won ? decimal_of(one) - 1 : -1};
  });
  std::vector<SettledBet> bets;
  for (const auto& [profit, stake, game] : profits) bets.push_back({stake, profit, game});
  std::uint64_t last = 0;
  for (const auto& one : advice) last = std::max(last, one.settled_by);
  return return_of(bets, last);
}

std::optional<Ratio> mean_close(std::span<const SettledAdvice> advice) {
  return ratio(by_pick(advice, [](const SettledAdvice& one) { return closing_line_value(one); }));
}

FigureState state_of_all(const TrackRecord& record, bool is_claimed, double enough = kEnough) {
  const Figure known{.n = record.n,
                     .games = record.games,
                     .effective_n = record.effective_n,
                     .value = {},
                     .interval = {}};
  return state_of(known, View{}, is_claimed, enough);
}

std::vector<PricedStake> flat_stakes(std::span<const SettledAdvice> advice) {
  std::vector<PricedStake> stakes;
  for (const auto& [price, stake, game] : of_decided(advice, decimal_of))
    stakes.push_back({stake, price, game});
  return stakes;
}

}  // namespace

TrackRecord track_record(std::span<const SettledAdvice> advice) {
  const auto forecasts = forecasts_of(advice);
  std::unordered_set<std::uint64_t> games;
  std::set<Pick> picks;
  for (const auto& one : advice) {
    games.insert(raw(one.game));
    picks.insert(pick_of(one));
  }
  const auto decided = of_decided(advice, hit).size();
  TrackRecord record{.n = decided,
                     .pushed = picks.size() - decided,
                     .games = games.size(),
                     .effective_n = effective_n(forecasts),
                     .log_score = compared(advice, log_loss),
                     .brier = compared(advice, brier_loss),
                     .hits = {},
                     .calibration = calibration(forecasts),
                     .flat = flat_return(advice),
                     .close = mean_close(advice)};
  record.hits = hit_rate(advice, record.effective_n);
  return record;
}

Verdicts verdicts(std::span<const SettledAdvice> advice, const TrackRecord& record) {
  Verdicts said{};
  if (record.log_score) said.log_score = state_of_all(record, is_told(record.log_score->gain, 0));
  if (record.brier)
    said.brier = state_of_all(record, is_told(record.brier->gain, 0), kEnoughForScores);
  said.calibration = calibration_gap(stated_chances(advice), View{}).state;
  if (record.flat)
    said.flat = state_of_all(record, is_beyond_luck(*record.flat, flat_stakes(advice)));
  said.close = figure_of(record.close, 0, View{}).state;
  return said;
}

AdviceKind kind_of(const SettledAdvice& advice) {
  return {advice.source, advice.sport, advice.market, advice.model,
          ledger::recommendation_of(advice.pass)};
}

std::vector<KindRecord> by_kind(std::span<const SettledAdvice> advice) {
  std::map<AdviceKind, std::vector<SettledAdvice>> kinds;
  for (const auto& one : advice) kinds[kind_of(one)].push_back(one);
  std::vector<KindRecord> records;
  for (const auto& [kind, of_kind] : kinds) records.push_back({kind, track_record(of_kind)});
  return records;
}

std::optional<double> closing_line_value(const SettledAdvice& advice) {
  if (!advice.closing) return std::nullopt;
  const auto close =
      close_of(advice.side, advice.line, ledger::of_side(*advice.closing, advice.side),
               ledger::value_of(advice.deviation));
  return close.transform([&advice](const Close& found) {
    return closing_line_value(decimal_of(advice), found.chance);
  });
}

}  // namespace chalkline::insight
