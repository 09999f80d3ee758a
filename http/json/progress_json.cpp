#include "http/json/progress_json.hpp"

#include <algorithm>
#include <functional>
#include <span>

namespace chalkline::http::wire {
namespace {

InsightFigure shown(const insight::Figure& figure) {
  InsightFigure out{
      .state = figure.state, .n = figure.n, .games = figure.games, .value = figure.value};
  if (figure.interval) {
    out.low = figure.interval->low;
    out.high = figure.interval->high;
  }
  return out;
}

InsightScore shown(const insight::ScoreBeside& score) {
  return {shown(score.gain), score.stated, score.price};
}

InsightHits shown(const insight::Hits& hits) {
  return {shown(hits.rate), hits.won, hits.needed, hits.expected, hits.priced};
}

InsightEstimates shown(const insight::Estimates& estimates) {
  InsightEstimates out{.gap = shown(estimates.gap),
                       .bins = {},
                       .brier = shown(estimates.brier),
                       .log_score = shown(estimates.log_score),
                       .brier_at_close = shown(estimates.brier_at_close)};
  for (const auto& bin : estimates.bins) {
    out.bins.push_back({10 * bin.tenth, bin.n, bin.mean_chance, bin.hit_rate, bin.games, {}, {}});
    if (!bin.band) continue;
    out.bins.back().low = bin.band->low;
    out.bins.back().high = bin.band->high;
  }
  const auto& [gain, stated_won, stated_lost, price_won, price_lost] = estimates.discrimination;
  out.discrimination = {shown(gain), stated_won, stated_lost, price_won, price_lost};
  return out;
}

// The newest of them, in their order.
template <class T>
std::span<const T> newest(const std::vector<T>& all) {
  return std::span{all}.last(std::min(all.size(), kInsightDotsMax));
}

std::vector<Rounded<6>> dots(std::span<const double> values) {
  std::vector<Rounded<6>> out;
  for (const auto value : values) out.push_back({value});
  return out;
}

// Every so many of them, and the last.
template <class T, class Make>
auto thinned(std::span<const T> points, Make make) {
  std::vector<decltype(make(points.front()))> out;
  const auto step = points.size() / kInsightPointsMax + 1;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i % step == 0 || i + 1 == points.size()) out.push_back(make(points[i]));
  }
  return out;
}

InsightClosesPoint shown(const insight::ClosesPoint& point) {
  const auto& [position, time, mean] = point;
  InsightClosesPoint out{
      .position = {position}, .time = time, .n = mean.n, .value = {mean.value.value()}};
  if (mean.interval) {
    out.low = Rounded<6>{mean.interval->low};
    out.high = Rounded<6>{mean.interval->high};
  }
  return out;
}

InsightIndexPoint shown(const insight::IndexPoint& point) {
  const auto& [position, time, index, run] = point;
  return {{position}, time, {index}, run};
}

InsightChange shown(const insight::Change& change) {
  return {change.state, change.before, change.after};
}

InsightImprovement shown(const insight::Improvement& found) {
  return {found.bets,   shown(found.small_stakes), shown(found.chances), shown(found.look_backs),
          found.closed, shown(found.closes)};
}

InsightCloses shown(const insight::Closes& closes) {
  return {.singles = shown(closes.singles),
          .of = closes.of,
          .estimated = closes.estimated,
          .values = dots(newest(closes.values)),
          .parlays = shown(closes.parlays),
          .parlays_of = closes.parlays_of,
          .waiting = closes.waiting,
          .over_time = thinned(std::span<const insight::ClosesPoint>{closes.over_time},
                               [](const auto& at) { return shown(at); })};
}

InsightProfitParts shown(const insight::ProfitParts& parts) {
  return {parts.n,        parts.profit, parts.luck,
          parts.movement, parts.margin, parts.luck_deviation,
          parts.as_much,  parts.others, parts.others_profit};
}

InsightStaking shown(const insight::Staking& staking, const insight::KellyStakes& kelly) {
  InsightStaking out{.n = staking.n,
                     .at_most_5 = staking.at_most_5,
                     .middle = staking.middle,
                     .largest = staking.largest,
                     .most_at_risk = staking.most_at_risk,
                     .shares = dots(newest(staking.shares)),
                     .with_chance = kelly.stakes.size(),
                     .above_own = kelly.above,
                     .against_own = kelly.against};
  for (const auto& stake : newest(kelly.stakes)) {
    out.kelly.push_back(
        {.bet_id = {stake.bet},
         .share = {stake.share},
         .own = {stake.own},
         .advised = stake.advised.transform([](double value) { return Rounded<6>{value}; })});
  }
  return out;
}

InsightDrawdown shown(const insight::Drawdown& drawdown) {
  InsightDrawdown out{.worst = drawdown.worst,
                      .worst_coins = drawdown.worst_coins,
                      .restarts = drawdown.restarts,
                      .points = thinned(std::span<const insight::IndexPoint>{drawdown.points},
                                        [](const auto& at) { return shown(at); })};
  if (drawdown.worst > 0) {
    out.peak_at = drawdown.peak_at;
    out.trough_at = drawdown.trough_at;
  }
  return out;
}

InsightAfter shown(const insight::AfterSettlements& after) {
  return {after.n,      after.middle_share, after.middle_gap_minutes, after.implied_chance,
          after.second, after.raised};
}

InsightChasing shown(const insight::Chasing& chasing) {
  return {.is_judged = chasing.is_judged,
          .after_loss = shown(chasing.after_loss),
          .after_win = shown(chasing.after_win),
          .larger_stakes = chasing.signs.larger_stakes,
          .raised_stakes = chasing.signs.raised_stakes,
          .sooner = chasing.signs.sooner,
          .longer_odds = chasing.signs.longer_odds,
          .is_flagged = chasing.is_flagged};
}

}  // namespace

InsightEstimates insight_estimates_of(const insight::Estimates& estimates) {
  return shown(estimates);
}

std::vector<InsightMoment> insight_moments_of(std::span<const insight::ProgressBet> bets) {
  std::vector<InsightMoment> moments;
  for (const auto& bet : bets) {
    if (is_settled(bet)) moments.push_back({{bet.settled_by}, bet.settled_at});
  }
  return thinned(std::span<const InsightMoment>{moments}, [](const auto& at) { return at; });
}

InsightFigure insight_figure_of(const insight::Figure& figure) { return shown(figure); }

InsightProgress insight_progress_of(const insight::Progress& progress) {
  const auto& counts = progress.counts;
  InsightProgress out{.bets = {.open = counts.open,
                               .won = counts.won,
                               .lost = counts.lost,
                               .pushed = counts.pushed,
                               .voided = counts.voided,
                               .games = counts.games},
                      .hits = shown(progress.hits),
                      .estimates = shown(progress.estimates),
                      .closes = shown(progress.closes),
                      .result = {.share = shown(progress.result.share),
                                 .profit = progress.result.profit,
                                 .staked = progress.result.staked,
                                 .dots = dots(progress.result.dots)},
                      .profit_parts = shown(progress.parts),
                      .staking = shown(progress.staking, progress.kelly)};
  if (progress.drawdown) out.drawdown = shown(*progress.drawdown);
  if (progress.chasing) out.chasing = shown(*progress.chasing);
  if (progress.improvement) out.improvement = shown(*progress.improvement);
  return out;
}

}  // namespace chalkline::http::wire
