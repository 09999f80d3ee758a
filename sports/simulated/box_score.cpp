#include "sports/simulated/box_score.hpp"

#include <numeric>
#include <optional>

#include "sports/simulated/streams.hpp"

namespace chalkline::sports::simulated {
namespace {

std::optional<std::size_t> resting(Seed game, bool home) {
  const auto draw = game.of(Stream::kRest).of(home ? 0 : 1);
  if (!draw.chance(kTeamRests)) return std::nullopt;
  return draw.of(0).below(kRosterSize);
}

double sum(const Means& means) { return std::accumulate(means.begin(), means.end(), 0.0); }

}  // namespace

BoxScore box_score(const Match& match, bool home, const Means& means) {
  BoxScore box;
  box.fill({.played = true, .points = 0, .threes = 0});
  auto playing = means;
  if (const auto seat = resting(match.seed, home)) {
    box[*seat].played = false;
    playing[*seat] = 0;
  }
  const auto all = sum(playing);
  std::uint64_t number = 0;
  for (const auto& scored : scoring(match)) {
    ++number;
    if (scored.home != home) continue;
    auto place = match.seed.of(Stream::kScorer).of(number).unit() * all;
    std::size_t scorer = 0;
    while (scorer + 1 < kRosterSize && place >= playing[scorer]) place -= playing[scorer++];
    while (!box[scorer].played) --scorer;  // rounding may run past the last who plays
    box[scorer].points += scored.points;
    box[scorer].threes += scored.points == 3 ? 1 : 0;
  }
  return box;
}

Means expected_shares(const Means& means) {
  constexpr auto kOneRests = kTeamRests / kRosterSize;
  const auto all = sum(means);
  Means shares{};
  for (std::size_t player = 0; player < kRosterSize; ++player) {
    auto share = (1 - kTeamRests) * means[player] / all;
    for (std::size_t other = 0; other < kRosterSize; ++other) {
      if (other != player) share += kOneRests * means[player] / (all - means[other]);
    }
    shares[player] = share / (1 - kOneRests);
  }
  return shares;
}

}  // namespace chalkline::sports::simulated
