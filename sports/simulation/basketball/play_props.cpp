#include "sports/simulation/basketball/play_props.hpp"

#include <utility>

#include "sports/simulation/basketball/floor_minutes.hpp"
#include "sports/simulation/basketball/line_ranges.hpp"
#include "sports/simulation/prices/final_scores.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::PropType;

// How a team may play beside a player who plays: who rests, if anybody, and how likely that is.
struct PossibleLineup {
  std::optional<std::size_t> resting;
  double likely{};
  TeamShares shares;
};

std::vector<PossibleLineup> lineups(const SimulatedGame& game, bool home) {
  constexpr auto kOneRests = kGamesWithRest / kBasketballPlayers;
  constexpr auto kHePlays = 1 - kOneRests;
  std::vector<PossibleLineup> all{
      {std::nullopt, (1 - kGamesWithRest) / kHePlays, team_shares(game, home, std::nullopt)}};
  for (std::size_t i = 0; i < kBasketballPlayers; ++i)
    all.push_back({i, kOneRests / kHePlays, team_shares(game, home, i)});
  return all;
}

// The points of possessions, each of which may bring two or three.
Distribution points_of(int possessions, double two, double three) {
  auto scoring = binomial(possessions, two + three);
  while (scoring.back() < kNegligible) scoring.pop_back();
  const auto share = three / (two + three);
  Distribution points(3 * scoring.size());
  Distribution threes{1};  // how many of those that score bring three
  for (std::size_t n = 0; n < scoring.size(); ++n) {
    for (std::size_t more = 0; more < threes.size(); ++more)
      points[2 * n + more] += scoring[n] * threes[more];
    threes = sum_of(threes, {1 - share, share});
  }
  return points;
}

// The part of a team's field goals of one kind that he assists if all of them are assisted.
double assisted(const PlayerShares& scorers, const PlayerShares& assists, std::size_t player) {
  double part = 0;
  for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
    if (i != player) part += scorers.at(i) * assists.at(player) / (1 - assists.at(i));
  }
  return part;
}

// The chances that a possession of his team brings a player a figure, where half of the scores are
// of three points.
struct PossessionChances {
  double twos{};    // points
  double threes{};  // points
  double shots_of_three{};
  double assists{};
};

PossessionChances chances_of(const TeamShares& shares, std::size_t player, double scores) {
  const auto half = scores / 2;
  const auto threes = half * kShotsOfThree;
  const auto with_free_throw = half - threes;
  const auto twos = half * (1 - kFreeThrowPairs) + with_free_throw;
  return {.twos = half * shares.inside.at(player),
          .threes = threes * shares.threes.at(player) + with_free_throw * shares.inside.at(player),
          .shots_of_three = threes * shares.threes.at(player),
          .assists = threes * kAssistedThrees * assisted(shares.threes, shares.assists, player) +
                     twos * kAssistedTwos * assisted(shares.inside, shares.assists, player)};
}

struct PlayerDistributions {
  Distribution points;
  Distribution rebounds;
  Distribution assists;
  Distribution threes;
  Distribution minutes;
};

// Adds the figures that so many possessions of both teams bring him, weighted by their chance.
void add_possessions(PlayerDistributions& mixed, double likely, int possessions,
                     const PossessionChances& chances, double rebounds) {
  mix(mixed.points, likely, points_of(possessions, chances.twos, chances.threes));
  mix(mixed.threes, likely, binomial(possessions, chances.shots_of_three));
  mix(mixed.assists, likely, binomial(possessions, chances.assists));
  mix(mixed.rebounds, likely,
      sum_of(binomial(possessions, rebounds * kDefensiveRebounds),
             binomial(possessions, rebounds * kOffensiveRebounds)));
}

PlayerDistributions distributions(const SimulatedGame& game, bool home, std::size_t player,
                                  const std::vector<PossibleLineup>& all, double extra_time) {
  const auto scores = home ? game.match.chances.home : game.match.chances.away;
  PlayerDistributions mixed;
  for (const auto& [resting, likely, shares] : all) {
    if (resting == player) continue;
    const auto chances = chances_of(shares, player, scores);
    const auto rebounds = kMissedShots * shares.rebounds.at(player);
    const auto minutes = minutes_beside(game, home, player, resting);
    const auto regulation = likely * (1 - extra_time);
    add_possessions(mixed, regulation, kTeamPossessions, chances, rebounds);
    mix(mixed.minutes, regulation, minutes.regulation);
    add_possessions(mixed, likely * extra_time, possessions_with_extra_time(game), chances,
                    rebounds);
    mix(mixed.minutes, likely * extra_time, minutes.extra_time);
  }
  return mixed;
}

}  // namespace

TeamMarkets play_markets(const SimulatedGame& game, bool home) {
  const auto all = lineups(game, home);
  const auto extra_time = final_scores(game.model(), game.match.chances, home).extra_time;
  TeamMarkets markets{};
  for (std::size_t player = 0; player < kStarters; ++player) {
    const auto set = [&](PropType type, const Distribution& figure) {
      const auto place = std::to_underlying(type) - 1U;
      const auto market = market_of(fair_line(figure));
      if (market && kLineRanges.at(place).holds(market->line))
        markets.at(player).at(place) = market;
    };
    const auto figures = distributions(game, home, player, all, extra_time);
    set(PropType::kPoints, figures.points);
    set(PropType::kRebounds, figures.rebounds);
    set(PropType::kAssists, figures.assists);
    set(PropType::kThrees, figures.threes);
    set(PropType::kMinutes, figures.minutes);
  }
  return markets;
}

}  // namespace chalkline::sports::simulated
