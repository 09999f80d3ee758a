#include "sports/simulation/prices/innings_forecast.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace chalkline::sports::simulated {
namespace {

double part_at(const Distribution& p, int n) {
  return std::cmp_less(n, p.size()) ? p[static_cast<std::size_t>(n)] : 0;
}

Distribution runs_of_a_score() {
  Distribution one(kRunsMost + 1);
  std::ranges::copy(kRunShares, one.begin() + 1);
  return one;
}

// A half of the home team that ends as soon as it leads.
class LastHalf {
 public:
  LastHalf(int chances, double chance) : runs_{1}, from_(1) {
    static const auto kScore = runs_of_a_score();
    for (int i = 0; i < chances; ++i) {
      mix(from_, chance, runs_);
      Distribution next;
      mix(next, 1 - chance, runs_);
      mix(next, chance, sum_of(runs_, kScore));
      runs_ = std::move(next);
    }
  }

  // How likely so many runs are that do not bring the lead. Runs only grow, so that who does not
  // lead at the end never has.
  double stays(int runs) const { return part_at(runs_, runs); }

  // [n] is how likely it wins by n, if it was behind by `deficit`.
  using Wins = std::array<double, kRunsMost + 1>;
  Wins wins(int deficit) const {
    Wins wins{};
    wins[1] = 1;
    for (int runs = 0; runs <= deficit; ++runs) wins[1] -= stays(runs);
    // Only a home run wins by more than one.
    for (int by = 2; by <= kRunsMost; ++by) {
      auto& more = wins.at(static_cast<std::size_t>(by));
      for (int runs = by; runs <= kRunsMost; ++runs) {
        const auto before = deficit + by - runs;
        if (before >= 0) more += part_at(from_, before) * run_share(runs) * home_run_share(runs);
      }
      wins[1] -= more;
    }
    return wins;
  }

  int runs_most() const { return static_cast<int>(runs_.size()) - 1; }

 private:
  Distribution runs_;  // if it were played out
  Distribution from_;  // [n] is how many scores come after n runs, on average
};

// The runs that extra innings add to a level score.
struct ExtraInnings {
  Distribution home_by;  // [n] is how likely the home team wins by n
  Distribution away_by;
  Distribution total;  // the runs of both teams
};

// Runs of extra innings beyond this are left out: less than one game in 10^9.
constexpr std::size_t kExtraRunsMost = 60;

ExtraInnings extra_innings(const Chances& chances) {
  const auto away = runs_of_chances(kChancesOfHalf, chances.away);
  const LastHalf home{kChancesOfHalf, chances.home};
  ExtraInnings extra{Distribution(kRunsMost + 1), Distribution(away.size()),
                     Distribution(kExtraRunsMost)};
  Distribution level;  // [n] is how likely an inning brings each team n runs
  const auto add = [&](int total, double likely) {
    if (std::cmp_less(total, kExtraRunsMost))
      extra.total[static_cast<std::size_t>(total)] += likely;
  };
  for (int runs = 0; std::cmp_less(runs, away.size()); ++runs) {
    const auto likely = away[static_cast<std::size_t>(runs)];
    for (int own = 0; own < runs; ++own) {
      const auto loses = likely * home.stays(own);
      extra.away_by[static_cast<std::size_t>(runs - own)] += loses;
      add(runs + own, loses);
    }
    level.push_back(likely * home.stays(runs));
    const auto wins = home.wins(runs);
    for (int by = 1; by <= kRunsMost; ++by) {
      const auto wins_by = likely * wins.at(static_cast<std::size_t>(by));
      extra.home_by[static_cast<std::size_t>(by)] += wins_by;
      add(2 * runs + by, wins_by);
    }
  }
  // A level inning is followed by another one.
  double decided = 1;
  for (const auto likely : level) decided -= likely;
  for (auto* side : {&extra.home_by, &extra.away_by}) {
    for (auto& likely : *side) likely /= decided;
  }
  for (std::size_t total = 0; total < extra.total.size(); ++total) {
    for (std::size_t runs = 1; runs < level.size() && 2 * runs <= total; ++runs)
      extra.total[total] += level[runs] * extra.total[total - 2 * runs];
    extra.total[total] /= 1 - level[0];
  }
  return extra;
}

}  // namespace

const Distribution& runs_of_scores(std::size_t scores) {
  static const auto kTable = [] {
    std::vector<Distribution> runs{{1}};
    constexpr std::size_t kScoresMost{kNineInnings.away};
    while (runs.size() <= kScoresMost) runs.push_back(sum_of(runs.back(), runs_of_a_score()));
    return runs;
  }();
  return kTable.at(scores);
}

Distribution runs_of_chances(int chances, double chance) {
  Distribution runs;
  const auto scores = binomial(chances, chance);
  for (std::size_t n = 0; n < scores.size(); ++n) {
    if (scores[n] >= kNegligible) mix(runs, scores[n], runs_of_scores(n));
  }
  return runs;
}

double level_inning(const Chances& chances) {
  const auto away = runs_of_chances(kChancesOfHalf, chances.away);
  const auto home = runs_of_chances(kChancesOfHalf, chances.home);
  double level = 0;
  for (std::size_t n = 0; n < std::min(away.size(), home.size()); ++n) level += away[n] * home[n];
  return level;
}

Forecast innings_forecast(const Chances& chances, const ledger::Score& score,
                          const InningsLeft& left) {
  const auto away = runs_of_chances(left.away, chances.away);
  const auto home = runs_of_chances(left.home, chances.home);
  const LastHalf ninth{left.ninth, chances.home};
  const auto extra = extra_innings(chances);

  const auto most = std::max(score.away + static_cast<int>(away.size()),
                             score.home + static_cast<int>(home.size()) + ninth.runs_most()) +
                    static_cast<int>(kExtraRunsMost);
  std::vector<double> margin(2 * static_cast<std::size_t>(most) + 1);
  std::vector<double> total(2 * static_cast<std::size_t>(most) + 1);
  const auto add = [&](int home_runs, int away_runs, double likely) {
    margin[static_cast<std::size_t>(most + home_runs - away_runs)] += likely;
    total[static_cast<std::size_t>(home_runs) + static_cast<std::size_t>(away_runs)] += likely;
  };

  const auto deficit_most = std::max(0, score.away - score.home + static_cast<int>(away.size()));
  std::vector<LastHalf::Wins> wins;
  for (int deficit = 0; deficit <= deficit_most; ++deficit) wins.push_back(ninth.wins(deficit));
  for (int more = 0; std::cmp_less(more, away.size()); ++more) {
    const auto away_runs = score.away + more;
    double level = 0;
    for (int own = 0; std::cmp_less(own, home.size()); ++own) {
      const auto home_runs = score.home + own;
      const auto likely =
          away[static_cast<std::size_t>(more)] * home[static_cast<std::size_t>(own)];
      if (likely < kNegligible) continue;
      const auto deficit = away_runs - home_runs;
      if (deficit < 0) {
        add(home_runs, away_runs, likely);
        continue;
      }
      for (int runs = 0; runs < std::min(deficit, ninth.runs_most() + 1); ++runs)
        add(home_runs + runs, away_runs, likely * ninth.stays(runs));
      level += likely * ninth.stays(deficit);
      for (int by = 1; by <= kRunsMost; ++by) {
        add(away_runs + by, away_runs,
            likely * wins[static_cast<std::size_t>(deficit)].at(static_cast<std::size_t>(by)));
      }
    }
    if (level < kNegligible) continue;
    for (std::size_t by = 1; by < extra.home_by.size(); ++by)
      margin[static_cast<std::size_t>(most) + by] += level * extra.home_by[by];
    for (std::size_t by = 1; by < extra.away_by.size(); ++by)
      margin[static_cast<std::size_t>(most) - by] += level * extra.away_by[by];
    for (std::size_t runs = 0; runs < extra.total.size(); ++runs)
      total[2 * static_cast<std::size_t>(away_runs) + runs] += level * extra.total[runs];
  }
  return {most, std::move(margin), std::move(total)};
}

}  // namespace chalkline::sports::simulated
