#include "insight/track_record.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <unordered_set>

#include "insight/closing_line.hpp"
#include "insight/forecast.hpp"

namespace chalkline::insight {
namespace {

using ledger::SettledAdvice;

// From which a difference of Brier scores may be called one.
constexpr std::size_t kEnoughForBrier = 100;

double decimal_of(const SettledAdvice& advice) { return ledger::decimal(advice.odds).value(); }

// A chance of 0 would have a log score without end.
double scored(ledger::Millionths chance) {
  return ledger::value_of(std::clamp(chance, 1, ledger::kMillion - 1));
}

struct Forecasts {
  std::vector<Forecast> stated;
  std::vector<Forecast> price;
};

Forecasts forecasts_of(std::span<const SettledAdvice> advice) {
  Forecasts all;
  for (const auto& one : advice) {
    if (!one.won) continue;
    all.stated.push_back({scored(one.chance), *one.won, raw(one.game)});
    all.price.push_back({scored(one.price), *one.won, raw(one.game)});
  }
  return all;
}

template <class Loss>
std::optional<Compared> compared(const Forecasts& all, const Loss& loss) {
  std::vector<Part> gains;
  Compared sums;
  for (std::size_t i = 0; i < all.stated.size(); ++i) {
    const auto& [chance, happened, game] = all.stated[i];
    const auto stated = loss(chance, happened);
    const auto price = loss(all.price[i].chance, happened);
    sums.stated += stated;
    sums.price += price;
    gains.push_back({price - stated, 1, game});
  }
  const auto gain = ratio(gains);
  if (!gain) return std::nullopt;
  const auto n = static_cast<double>(gains.size());
  return Compared{sums.stated / n, sums.price / n, *gain};
}

double squared(double chance, bool happened) {
  const auto miss = chance - (happened ? 1 : 0);
  return miss * miss;
}

std::optional<HitRate> hit_rate(std::span<const SettledAdvice> advice, double effective) {
  HitRate hits;
  double n = 0;
  for (const auto& one : advice) {
    if (!one.won) continue;
    n += 1;
    hits.rate += *one.won ? 1 : 0;
    hits.expected += ledger::value_of(one.chance);
    hits.needed += 1 / decimal_of(one);
  }
  if (n == 0) return std::nullopt;
  for (auto* sum : {&hits.rate, &hits.expected, &hits.needed}) *sum /= n;
  hits.band = wilson(hits.rate, effective, kZ95);
  return hits;
}

std::optional<Return> flat_return(std::span<const SettledAdvice> advice) {
  std::vector<SettledBet> bets;
  std::uint64_t last = 0;
  for (const auto& one : advice) {
    const auto profit = !one.won ? 0 : *one.won ? decimal_of(one) - 1 : -1;
    bets.push_back({1, profit, raw(one.game)});
    last = std::max(last, one.settled_by);
  }
  return return_of(bets, last);
}

std::optional<Ratio> mean_close(std::span<const SettledAdvice> advice) {
  std::vector<Part> parts;
  for (const auto& one : advice) {
    if (const auto value = closing_line_value(one)) parts.push_back({*value, 1, raw(one.game)});
  }
  return ratio(parts);
}

Verdict verdict_of(double effective, const Ratio& ratio) {
  return verdict(static_cast<std::size_t>(effective), ratio.value, ratio.error, 0);
}

}  // namespace

TrackRecord track_record(std::span<const SettledAdvice> advice) {
  const auto all = forecasts_of(advice);
  std::unordered_set<std::uint64_t> games;
  for (const auto& one : advice) games.insert(raw(one.game));
  TrackRecord record{.n = all.stated.size(),
                     .pushed = advice.size() - all.stated.size(),
                     .games = games.size(),
                     .effective_n = effective_n(all.stated),
                     .log_score = compared(all, log_loss),
                     .brier = compared(all, squared),
                     .hits = {},
                     .calibration = calibration(all.stated),
                     .flat = flat_return(advice),
                     .close = mean_close(advice)};
  record.hits = hit_rate(advice, record.effective_n);
  return record;
}

Verdicts verdicts(std::span<const SettledAdvice> advice, const TrackRecord& record) {
  const auto effective = record.effective_n;
  Verdicts said{};
  if (record.log_score) said.log_score = verdict_of(effective, record.log_score->gain);
  if (record.brier && record.n >= kEnoughForBrier)
    said.brier = verdict_of(effective, record.brier->gain);
  std::vector<Part> gaps;
  for (const auto& one : advice) {
    if (one.won)
      gaps.push_back({ledger::value_of(one.chance) - (*one.won ? 1 : 0), 1, raw(one.game)});
  }
  if (const auto gap = ratio(gaps)) said.calibration = verdict_of(effective, *gap);
  if (record.flat) said.flat = verdict_of(effective, record.flat->ratio);
  if (record.close) {
    said.close = verdict_of(static_cast<double>(record.close->clusters), *record.close);
  }
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

std::optional<SimilarBets> similar_bets(std::span<const SettledAdvice> advice,
                                        const AdviceKind& kind, ledger::Millionths confidence) {
  SimilarBets similar;
  for (const auto& one : advice) {
    const auto of = kind_of(one);
    if (of.recommendation != ledger::Recommendation::kBet || of.source != kind.source ||
        of.sport != kind.sport || of.market != kind.market ||
        std::abs(one.confidence - confidence) > kSimilarConfidence) {
      continue;
    }
    ++similar.situations;
    if (one.won) ++similar.decided;
    if (one.won == true) ++similar.won;
  }
  if (similar.situations < kSimilarMin) return std::nullopt;
  return similar;
}

std::optional<double> closing_line_value(const SettledAdvice& advice) {
  if (!advice.closing) return std::nullopt;
  const auto closing = ledger::of_side(*advice.closing, advice.side);
  auto chance = ledger::no_vig(closing.odds, closing.other_odds).value();
  if (advice.line != closing.line) {
    if (advice.deviation <= 0) return std::nullopt;
    // A higher handicap is better for its team, a higher total for the under.
    const auto higher = (advice.line - closing.line) / 2.0;
    const auto better = advice.side == ledger::Side::kOver ? -higher : higher;
    chance = chance_at_moved_line(chance, better, ledger::value_of(advice.deviation));
  }
  return closing_line_value(decimal_of(advice), chance);
}

}  // namespace chalkline::insight
