#include "sports/simulation/prices/forecast.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::HalfPoints;

// The possessions of each side in regulation.
int possessions_of(const SportModel& model) { return kPlayTicks / model.possession_ticks / 2; }

// Distribution of a score, of which `scoring` says how many possessions scored: how many of them
// scored `most` is binomial, too.
std::vector<double> score_distribution(const SportModel& model,
                                       const std::vector<double>& scoring) {
  const auto possessions = static_cast<int>(scoring.size()) - 1;
  std::vector<double> p(static_cast<std::size_t>(possessions * model.most) + 1);
  const auto least = static_cast<std::size_t>(model.least);
  const auto step = static_cast<std::size_t>(model.most - model.least);
  std::vector<double> most{1};  // how many of those that score do so with `most`
  most.reserve(static_cast<std::size_t>(possessions) + 2);
  const auto [of_least, of_most] = model.worths();
  for (int k = 0; k <= possessions; ++k) {
    const auto likely = scoring[static_cast<std::size_t>(k)];
    if (likely >= kNegligible) {
      auto score = least * static_cast<std::size_t>(k);
      for (const auto share : most) {
        p[score] += likely * share;
        score += step;
      }
    }
    double before = 0;
    for (auto& share : most)
      before = std::exchange(share, share * of_least.share + before * of_most.share);
    most.push_back(before * of_most.share);
  }
  while (p.back() < kNegligible) p.pop_back();
  return p;
}

// The score of a possession under way, on top: of those that score, as many do in each of its
// ticks.
void add_under_way(std::vector<double>& p, const SportModel& model, double chance, int gone) {
  const auto past = chance * gone / model.possession_ticks;
  const auto scores = (chance - past) / (1 - past);
  const std::vector<double> before = p;
  p.resize(p.size() + static_cast<std::size_t>(model.most));
  for (auto& share : p) share *= 1 - scores;
  for (const auto& [points, share] : model.worths()) {
    for (std::size_t i = 0; i < before.size(); ++i) {
      p[i + static_cast<std::size_t>(points)] += before[i] * scores * share;
    }
  }
}

// Distribution of one side's final score in regulation.
std::vector<double> final_score(const SportModel& model, std::int32_t score, const SideLeft& left,
                                double chance) {
  auto p = score_distribution(model, binomial(left.possessions, chance));
  if (left.gone > 0) add_under_way(p, model, chance, left.gone);
  p.insert(p.begin(), static_cast<std::size_t>(score), 0);
  return p;
}

// How many of a side's possessions score, where it is not known which of the chances is the one.
std::vector<double> mixed_scoring(const SportModel& model, std::span<const MixedChance> chances,
                                  double part) {
  const auto possessions = possessions_of(model);
  std::vector<double> mixed(static_cast<std::size_t>(possessions) + 1);
  for (const auto& [likely, chance] : chances) {
    const auto p = binomial(possessions, part * chance);
    for (std::size_t k = 0; k < p.size(); ++k) mixed[k] += likely * p[k];
  }
  return mixed;
}

}  // namespace

Situation kick_off(const SportModel& model) {
  const auto possessions = possessions_of(model);
  return {{}, {possessions, 0}, {possessions, 0}};
}

Forecast::Forecast(const SportModel& model, const Chances& chances, const Situation& situation,
                   int extra_possessions) {
  const auto home = final_score(model, situation.score.home, situation.home, chances.home);
  const auto away = final_score(model, situation.score.away, situation.away, chances.away);
  const auto regulation = static_cast<int>(std::max(home.size(), away.size())) - 1;
  greatest_ = regulation + model.most * (extra_possessions + 1);

  margin_.resize(2 * static_cast<std::size_t>(greatest_) + 1);
  total_.resize(2 * static_cast<std::size_t>(greatest_) + 1);
  for (int h = 0; h < static_cast<int>(home.size()); ++h) {
    const auto chance = home[static_cast<std::size_t>(h)];
    if (chance < kNegligible) continue;
    const auto scored = situation.score.away;  // less than that the away team cannot end with
    const auto lead = greatest_ + h - scored;
    const auto sum = h + scored;
    auto* margin = &margin_[static_cast<std::size_t>(lead)];
    auto* total = &total_[static_cast<std::size_t>(sum)];
    for (auto a = static_cast<std::size_t>(scored); a < away.size(); ++a) {
      *margin-- += chance * away[a];
      *total++ += chance * away[a];
    }
  }
  // A level game goes on, except where it stands.
  Distribution level(std::min(home.size(), away.size()));
  for (std::size_t score = 0; score < level.size(); ++score)
    level[score] = home[score] * away[score] * (1 - model.stands);
  extra_possessions == 0 ? go_on_to_one_score(model, chances, level)
                         : go_on_to_extra_time(model, chances, level, extra_possessions);
}

void Forecast::add(int home, int away, double probability) {
  const auto margin = greatest_ + home - away;
  const auto total = home + away;
  margin_[static_cast<std::size_t>(margin)] += probability;
  total_[static_cast<std::size_t>(total)] += probability;
}

void Forecast::go_on_to_one_score(const SportModel& model, const Chances& chances,
                                  const Distribution& level) {
  const auto home_share = chances.home / (chances.home + chances.away);
  for (int score = 0; std::cmp_less(score, level.size()); ++score) {
    const auto overtime = level[static_cast<std::size_t>(score)];
    add(score, score, -overtime);
    for (const auto& [points, share] : model.worths()) {
      add(score + points, score, overtime * home_share * share);
      add(score, score + points, overtime * (1 - home_share) * share);
    }
  }
}

// The extra time by itself is a game from nothing to nothing, to which the level score is added.
void Forecast::go_on_to_extra_time(const SportModel& model, const Chances& chances,
                                   const Distribution& level, int possessions) {
  const Forecast extra{model, chances, Situation{{}, {possessions, 0}, {possessions, 0}}};
  double goes_on = 0;
  for (std::size_t score = 0; score < level.size(); ++score) {
    goes_on += level[score];
    total_[2 * score] -= level[score];
    for (std::size_t points = 0; points < extra.total_.size(); ++points) {
      if (extra.total_[points] >= kNegligible)
        total_.at(2 * score + points) += level[score] * extra.total_[points];
    }
  }
  const auto middle = static_cast<std::size_t>(greatest_);
  margin_[middle] -= goes_on;
  const auto before = middle - static_cast<std::size_t>(extra.greatest_);
  for (std::size_t margin = 0; margin < extra.margin_.size(); ++margin)
    margin_.at(before + margin) += goes_on * extra.margin_[margin];
}

Split Forecast::spread(HalfPoints home_handicap) const {
  return split(margin_, -greatest_, -home_handicap);
}

Split Forecast::total(HalfPoints line) const { return split(total_, 0, line); }

HalfPoints Forecast::even_spread() const { return -even_line(margin_, -greatest_); }

HalfPoints Forecast::even_total() const { return even_line(total_, 0); }

Distribution regulation_points(const SportModel& model, double chance) {
  return score_distribution(model, binomial(possessions_of(model), chance));
}

FairLine even_points(const SportModel& model, std::span<const MixedChance> chances) {
  return fair_line(score_distribution(model, mixed_scoring(model, chances, 1)));
}

FairLine even_threes(const SportModel& model, std::span<const MixedChance> chances) {
  return fair_line(mixed_scoring(model, chances, model.most_share.value()));
}

}  // namespace chalkline::sports::simulated
