#include "sports/simulation/basketball/basketball_play.hpp"

#include <algorithm>

#include "sports/simulation/basketball/floor_minutes.hpp"
#include "sports/simulation/draws/choose.hpp"

namespace chalkline::sports::simulated {
namespace {

// Tells the possessions of both teams apart.
std::uint64_t possession_number(int possession, bool home) {
  return 2 * static_cast<std::uint64_t>(possession) + (home ? 0 : 1);
}

void make_field_goal(BasketballPlay& play, const TeamShares& shares, Seed at, bool three,
                     std::size_t scorer) {
  auto& line = play.at(scorer);
  ++line.field_goals;
  ++line.field_goals_tried;
  if (three) {
    ++line.threes;
    ++line.threes_tried;
  }
  const auto draw = at.of(RngPurpose::kAssist);
  if (!draw.chance(three ? kAssistedThrees : kAssistedTwos)) return;
  auto others = shares.assists;
  others.at(scorer) = 0;
  ++play.at(choose(draw.of(0), others)).assists;
}

void make_free_throws(BasketballLine& line, int count) {
  line.free_throws += count;
  line.free_throws_tried += count;
}

void add_score(BasketballPlay& play, const TeamShares& shares, Seed at, int points) {
  const auto kind = at.of(RngPurpose::kPoints);
  const bool three = points == 3 && kind.chance(kShotsOfThree);
  const bool pair = points == 2 && kind.chance(kFreeThrowPairs);
  const auto scorer = choose(at, three ? shares.threes : shares.inside);
  play.at(scorer).points += points;
  if (pair) return make_free_throws(play.at(scorer), 2);
  make_field_goal(play, shares, at, three, scorer);
  if (points == 3 && !three) make_free_throws(play.at(scorer), 1);
}

enum class Rebound : std::uint8_t { kDefensive, kOffensive, kNobody };
Rebound rebound_of(Seed miss) {
  const auto place = miss.of(RngPurpose::kRebound).unit();
  if (place < kDefensiveRebounds) return Rebound::kDefensive;
  return place < kDefensiveRebounds + kOffensiveRebounds ? Rebound::kOffensive : Rebound::kNobody;
}

bool is_missed_three(Seed miss) { return miss.of(RngPurpose::kPoints).chance(kMissedThrees); }

// The team's own possession of that number.
void add_attack(BasketballPlay& play, const TeamShares& shares, const GameDraws& draws,
                std::uint64_t number) {
  const auto free_throw = draws.of(RngPurpose::kMissedFreeThrow, number);
  if (free_throw.chance(kMissedFreeThrows))
    ++play.at(choose(free_throw.of(0), shares.inside)).free_throws_tried;

  const auto miss = draws.of(RngPurpose::kMiss, number);
  if (miss.chance(kMissedShots)) {
    const bool three = is_missed_three(miss);
    auto& line = play.at(choose(miss.of(0), three ? shares.threes : shares.inside));
    ++line.field_goals_tried;
    line.threes_tried += three ? 1 : 0;
    if (rebound_of(miss) == Rebound::kOffensive)
      ++play.at(choose(miss.of(1), shares.rebounds)).rebounds;
  }
  const auto lost = draws.of(RngPurpose::kTurnover, number);
  if (lost.chance(kLostBalls)) ++play.at(choose(lost.of(0), shares.turnovers)).turnovers;
}

// The possession of that number of the other team.
void add_defense(BasketballPlay& play, const TeamShares& shares, const GameDraws& draws,
                 std::uint64_t number) {
  const auto miss = draws.of(RngPurpose::kMiss, number);
  if (miss.chance(kMissedShots)) {
    if (rebound_of(miss) == Rebound::kDefensive)
      ++play.at(choose(miss.of(1), shares.rebounds)).rebounds;
    const auto block = draws.of(RngPurpose::kBlock, number);
    if (!is_missed_three(miss) && block.chance(kBlockedTwos))
      ++play.at(choose(block.of(0), shares.blocks)).blocks;
  }
  const auto lost = draws.of(RngPurpose::kTurnover, number);
  const auto steal = lost.of(1);
  if (lost.chance(kLostBalls) && steal.chance(kStolenBalls))
    ++play.at(choose(steal.of(0), shares.steals)).steals;
}

// The tick at which a possession of a team is over. Teams alternate; extra time is one tick.
int end_of(int possession, bool is_first_team, const SportModel& model) {
  const auto number = 2 * possession + (is_first_team ? 1 : 2);
  return game_tick(std::min(number * model.possession_ticks, kPlayTicks));
}

void add_possessions(BasketballPlay& play, const TeamShares& shares, const SimulatedGame& game,
                     bool home, int tick) {
  const auto& draws = game.match.draws;
  const bool is_first = home == home_begins(game.match);
  const auto possessions =
      has_extra_time(game) ? possessions_with_extra_time(game) : kTeamPossessions;
  for (int possession = 0; possession < possessions; ++possession) {
    if (end_of(possession, is_first, game.model()) <= tick)
      add_attack(play, shares, draws, possession_number(possession, home));
    if (end_of(possession, !is_first, game.model()) <= tick)
      add_defense(play, shares, draws, possession_number(possession, !home));
  }
}

}  // namespace

BasketballPlay basketball_play(const SimulatedGame& game, bool home, int tick) {
  const auto& draws = game.match.draws;
  const auto resting = resting_player(game, home);
  const auto shares = team_shares(game, home, resting);
  const auto minutes = floor_minutes(game, home);
  BasketballPlay play{};
  for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
    play.at(i).played = i != resting;
    play.at(i).minutes = minutes.at(i);
  }
  std::uint64_t number = 0;
  for (const auto& scored : scoring(game.match)) {
    ++number;
    if (scored.tick > tick) break;
    if (scored.home == home)
      add_score(play, shares, draws.of(RngPurpose::kScorer, number), scored.points);
  }
  add_possessions(play, shares, game, home, tick);
  return play;
}

}  // namespace chalkline::sports::simulated
