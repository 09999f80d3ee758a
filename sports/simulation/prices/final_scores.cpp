#include "sports/simulation/prices/final_scores.hpp"

#include "sports/simulation/prices/forecast.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

// The chances of both sides, the one that is asked for first.
struct Sides {
  double own{};
  double other{};
  double share() const { return own / (own + other); }
};

Sides sides_of(const Chances& chances, bool home) {
  return home ? Sides{chances.home, chances.away} : Sides{chances.away, chances.home};
}

double at(const Distribution& p, std::size_t n) { return n < p.size() ? p[n] : 0; }

}  // namespace

FinalScores final_scores(const SportModel& model, const Chances& chances, bool home,
                         double counted) {
  const auto sides = sides_of(chances, home);
  FinalScores result;
  for (const auto& [likely, extra] : regulation_scores(model, chances, home, counted)) {
    result.scores.push_back(likely * (1 - extra));
  }
  result.scores.push_back(0);
  std::size_t n = 0;
  for (const auto& [likely, extra] : regulation_scores(model, chances, home, counted))
    result.scores[++n] += likely * extra;

  result.points = regulation_points(model, sides.own);
  const auto others = regulation_points(model, sides.other);
  auto level = result.points;
  for (std::size_t score = 0; score < level.size(); ++score)
    level[score] *= at(others, score) * (1 - model.stands);
  result.points.resize(result.points.size() + static_cast<std::size_t>(model.most));
  for (std::size_t score = 0; score < level.size(); ++score) {
    const auto own = level[score] * sides.share();
    result.extra_time += level[score];
    result.points[score] -= own;
    for (const auto& [more, share] : model.worths())
      result.points[score + static_cast<std::size_t>(more)] += own * share;
  }
  return result;
}

Distribution scores_of_most(const SportModel& model, const Chances& chances, bool home) {
  const auto sides = sides_of(chances, home);
  const auto others = regulation_points(model, sides.other);
  const auto [of_least, of_most] = model.worths();
  const auto goes_on = (1 - model.stands) * sides.share() * of_most.share;
  const auto step = static_cast<std::size_t>(model.most - model.least);
  Distribution result;
  Distribution most{1};   // how many of those that score do so with `most`
  std::size_t least = 0;  // the points of those that score, had each `least`
  for (const auto likely : binomial(kPlayTicks / model.possession_ticks / 2, sides.own)) {
    Distribution more(most.size() + 1);
    for (std::size_t k = 0; k < most.size(); ++k) {
      const auto extra = most[k] * at(others, least + k * step) * goes_on;
      more[k] += most[k] - extra;
      more[k + 1] += extra;
    }
    mix(result, likely, more);
    most = sum_of(most, {of_least.share, of_most.share});
    least += static_cast<std::size_t>(model.least);
  }
  return result;
}

std::vector<RegulationScores> regulation_scores(const SportModel& model, const Chances& chances,
                                                bool home, double counted) {
  const auto sides = sides_of(chances, home);
  const auto others = regulation_points(model, sides.other);
  const auto [of_least, of_most] = model.worths();
  const auto goes_on = (1 - model.stands) * sides.share() * counted;
  const auto step = static_cast<std::size_t>(model.most - model.least);
  std::vector<RegulationScores> result;
  Distribution most{1};  // how many of those that score do so with `most`
  for (const auto likely : binomial(kPlayTicks / model.possession_ticks / 2, sides.own)) {
    const auto least = static_cast<std::size_t>(model.least) * result.size();
    double level = 0;
    for (std::size_t k = 0; k < most.size(); ++k) level += most[k] * at(others, least + k * step);
    result.push_back({likely, level * goes_on});
    most = sum_of(most, {of_least.share, of_most.share});
  }
  while (result.back().likely < kNegligible) result.pop_back();
  return result;
}

}  // namespace chalkline::sports::simulated
