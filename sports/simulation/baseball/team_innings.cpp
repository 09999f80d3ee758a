#include "sports/simulation/baseball/team_innings.hpp"

namespace chalkline::sports::simulated {
namespace {

// Beyond these hardly any game goes on: one of 10^4.
constexpr int kExtraInningsMost = 12;

double at_or_above(const Distribution& p, std::size_t n) {
  double sum = 0;
  for (; n < p.size(); ++n) sum += p[n];
  return sum;
}

double mean_of(const Distribution& p, const auto& value) {
  double mean = 0;
  for (std::size_t n = 0; n < p.size(); ++n) mean += p[n] * value(n);
  return mean;
}

}  // namespace

// The innings that a team plays whatever the score is, then the home team's ninth, then the extra
// ones, each with the chance that its scores so far leave.
TeamInnings team_innings(const Chances& chances, bool home) {
  const auto own = home ? chances.home : chances.away;
  const auto sure = home ? kNineInnings.home : kNineInnings.away;
  const auto away_runs = runs_of_chances(kNineInnings.away, chances.away);
  const auto home_runs = runs_of_chances(kInnings * kChancesOfHalf, chances.home);
  const auto ninth_runs = runs_of_chances(kChancesOfHalf, chances.home);
  const auto at = [](const Distribution& p, std::size_t n) { return n < p.size() ? p[n] : 0; };
  // Both chances are given the runs of the innings that the team is sure to bat in.
  const auto bats_in_ninth = [&](std::size_t runs) {
    return home ? at_or_above(away_runs, runs) : 0;
  };
  const auto is_level = [&](std::size_t runs) {
    if (!home) return at(home_runs, runs);
    return mean_of(ninth_runs, [&](std::size_t more) { return at(away_runs, runs + more); });
  };
  const auto goes_on = level_inning(chances);
  const auto inning = binomial(kChancesOfHalf, own);
  TeamInnings team;
  const auto add = [&](std::size_t scores, int innings, double likely, const Distribution& more) {
    Distribution total(scores);
    total.insert(total.end(), more.begin(), more.end());
    mix(team.scores, likely, total);
    Distribution count(static_cast<std::size_t>(innings) + 1);
    count.back() = 1;
    mix(team.innings, likely, count);
  };
  const auto likely_scores = binomial(sure, own);
  for (std::size_t n = 0; n < likely_scores.size(); ++n) {
    if (likely_scores[n] < kNegligible) continue;
    const auto& runs = runs_of_scores(n);
    const auto level = mean_of(runs, is_level);
    const auto ninth = mean_of(runs, bats_in_ninth) - (home ? level : 0);
    auto innings = sure / kChancesOfHalf;
    add(n, innings, likely_scores[n] * (1 - ninth - level), {1});
    if (home) add(n, ++innings, likely_scores[n] * ninth, inning);
    auto more = home ? inning : Distribution{1};
    auto left = likely_scores[n] * level;
    for (int extra = 1; extra <= kExtraInningsMost; ++extra) {
      more = sum_of(more, inning);
      const auto ends = extra == kExtraInningsMost ? left : left * (1 - goes_on);
      add(n, innings + extra, ends, more);
      left -= ends;
    }
  }
  return team;
}

Distribution gained_over(Distribution scores, const Distribution& one) {
  while (scores.back() < kNegligible) scores.pop_back();
  Distribution all;
  Distribution sum{1};
  for (const auto likely : scores) {
    mix(all, likely, sum);
    sum = sum_of(sum, one);
  }
  return all;
}

}  // namespace chalkline::sports::simulated
