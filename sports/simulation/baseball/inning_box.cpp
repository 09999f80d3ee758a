#include "sports/simulation/baseball/inning_box.hpp"

#include <algorithm>

#include "sports/simulation/baseball/batting.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr double kNewReliever = 0.75;         // in an inning after the first of another one
constexpr double kRelieverStrikeouts = 0.32;  // of his outs

struct HalfLine {
  int hits{};
  int runs{};
};

struct Batting {
  Batters batters{};
  std::vector<HalfLine> innings;
};

Batting batting_of(const SimulatedGame& game, const InningPlay& play, const Innings& innings,
                   bool home) {
  const auto& draws = game.match.draws;
  Batting batting{{}, std::vector<HalfLine>(static_cast<std::size_t>(innings.batted(home)))};
  std::uint64_t number = 0;
  for (const auto& scored : play.scores) {
    ++number;
    if (scored.home != home) continue;
    add_score(batting.batters, draws.of(RngPurpose::kBatter, number), game.means(home), scored.runs,
              scored.home_run);
    auto& inning = batting.innings.at(static_cast<std::size_t>(scored.half / 2));
    inning.hits += scored.runs + (scored.home_run ? 0 : 1);
    inning.runs += scored.runs;
  }
  const auto shares = batting_shares(game.means(home));
  for (std::size_t inning = 0; inning < batting.innings.size(); ++inning) {
    const auto left = draws.of(RngPurpose::kLeftOnBase, 2 * inning + (home ? 1 : 0));
    for (std::uint64_t i = 0; i < kLeftOnBaseMost; ++i) {
      if (!left.of(i).chance(kLeftOnBase)) continue;
      ++batting.batters.at(batter_of(left.of(i).of(0), shares)).hits;
      ++batting.innings[inning].hits;
    }
  }
  return batting;
}

int starter_innings(Seed draw) {
  auto place = draw.unit();
  for (const auto& [innings, likely] : kStarterInnings) {
    if (place < likely) return innings;
    place -= likely;
  }
  return kStarterInnings.back().innings;
}

std::vector<PitchingLine> pitching_of(const SimulatedGame& game, bool home,
                                      const std::vector<HalfLine>& against, int outs) {
  const auto draw = [&](RngPurpose purpose) { return game.match.draws.of(purpose, home ? 0 : 1); };
  const auto starter = static_cast<std::size_t>(starter_innings(draw(RngPurpose::kStarter)));
  const auto relief = draw(RngPurpose::kReliever);
  const auto first = relief.of(0).below(kRelievers);
  std::vector<PitchingLine> pitchers{{.roster_slot = kPitcher}};
  for (std::size_t inning = 0; inning < against.size(); ++inning) {
    if (inning == starter || (inning > starter && pitchers.size() <= kRelievers &&
                              relief.of(inning).chance(kNewReliever))) {
      const auto next = (first + pitchers.size()) % kRelievers;
      pitchers.push_back({.roster_slot = kFirstReliever + next});
    }
    auto& pitcher = pitchers.back();
    const auto chance = inning < starter ? strikeout_chance(game.means(home)) : kRelieverStrikeouts;
    const auto strikes = draw(RngPurpose::kStatistic).of(inning);
    for (int out = 0; out < std::min(outs, kOutsOfInning); ++out) {
      ++pitcher.outs;
      pitcher.strikeouts += strikes.of(static_cast<std::uint64_t>(out)).chance(chance) ? 1 : 0;
    }
    outs -= kOutsOfInning;
    pitcher.hits += against[inning].hits;
    pitcher.runs += against[inning].runs;
    pitcher.earned_runs = pitcher.runs;
  }
  return pitchers;
}

}  // namespace

double strikeout_chance(const Means& means) {
  constexpr auto kUsualOuts = [] {
    double innings = 0;
    for (const auto& [count, likely] : kStarterInnings) innings += count * likely;
    return kOutsOfInning * innings;
  }();
  return means[kPitcher] / kUsualOuts;
}

BaseballPlay play_by_innings(const SimulatedGame& game, bool home) {
  const auto& match = game.match;
  const auto drawn = play_innings(match);
  const Innings innings{drawn};
  BaseballPlay play{
      .batters = batting_of(game, drawn, innings, home).batters,
      .pitchers = pitching_of(game, home, batting_of(game, drawn, innings, !home).innings,
                              outs_of(match, innings, !home)),
      .errors = errors_of(match, innings, home)};
  add_at_bats(play.batters, kBaseballFigures,
              hits_of(play) + outs_of(match, innings, home) + errors_of(match, innings, !home));
  return play;
}

}  // namespace chalkline::sports::simulated
