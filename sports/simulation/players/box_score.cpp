#include "sports/simulation/players/box_score.hpp"

#include <numeric>
#include <optional>

namespace chalkline::sports::simulated {
namespace {

std::optional<std::size_t> resting(const GameDraws& draws, bool home) {
  const auto draw = draws.of(RngPurpose::kRest, home ? 0 : 1);
  if (!draw.chance(kTeamRests)) return std::nullopt;
  return draw.of(0).below(kRosterSize);
}

double sum_of_means(const Means& means) { return std::accumulate(means.begin(), means.end(), 0.0); }

}  // namespace

BoxScore box_score(const Match& match, bool home, const Means& means) {
  BoxScore box;
  box.fill({.played = true, .points = 0, .threes = 0});
  auto playing = means;
  if (const auto roster_slot = resting(match.draws, home)) {
    box[*roster_slot].played = false;
    playing[*roster_slot] = 0;
  }
  const auto all = sum_of_means(playing);
  std::uint64_t number = 0;
  for (const auto& scored : scoring(match)) {
    ++number;
    if (scored.home != home) continue;
    auto place = match.draws.of(RngPurpose::kScorer, number).unit() * all;
    std::size_t scorer = 0;
    while (scorer + 1 < kRosterSize && place >= playing[scorer]) place -= playing[scorer++];
    while (!box[scorer].played) --scorer;  // rounding may run past the last who plays
    box[scorer].points += scored.points;
    box[scorer].threes += scored.points == 3 ? 1 : 0;
  }
  return box;
}

Shares shares_if_playing(const Means& means, std::size_t player) {
  constexpr auto kOneRests = kTeamRests / kRosterSize;
  constexpr auto kHePlays = 1 - kOneRests;
  const auto all = sum_of_means(means);
  Shares shares{};
  for (std::size_t rests = 0; rests < kRosterSize; ++rests) {
    shares.at(rests) = rests == player
                           ? Share{(1 - kTeamRests) / kHePlays, means[player] / all}
                           : Share{kOneRests / kHePlays, means[player] / (all - means[rests])};
  }
  return shares;
}

}  // namespace chalkline::sports::simulated
