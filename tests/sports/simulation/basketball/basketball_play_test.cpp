#include "sports/simulation/basketball/basketball_play.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "sports/model/league.hpp"

// A season of basketball, as a fan of the league would look at it.
namespace chalkline::sports::simulated {
namespace {

const World kHoopsWorld{41};
const auto kHoopsSeason = 1'000 * games_per_season(kBasketball);

SimulatedGame hoops_game(std::int64_t number) {
  return simulated_game(kHoopsWorld, {kBasketball, kHoopsSeason + number});
}

BasketballLine team_line(const BasketballPlay& play) {
  BasketballLine sum;
  for (const auto& line : play) {
    sum.minutes += line.minutes;
    sum.points += line.points;
    sum.field_goals += line.field_goals;
    sum.field_goals_tried += line.field_goals_tried;
    sum.threes += line.threes;
    sum.threes_tried += line.threes_tried;
    sum.free_throws += line.free_throws;
    sum.free_throws_tried += line.free_throws_tried;
    sum.rebounds += line.rebounds;
    sum.assists += line.assists;
    sum.steals += line.steals;
    sum.blocks += line.blocks;
    sum.turnovers += line.turnovers;
  }
  return sum;
}

// Visits each team of each game: the game, whether it is the home team, and its play.
template <class Visit>
void each_team(const Visit& visit) {
  for (std::int64_t i = 0; i < games_per_season(kBasketball); ++i) {
    CAPTURE(i);
    const auto game = hoops_game(i);
    for (const bool home : {true, false}) visit(game, home, basketball_play(game, home));
  }
}

TEST_CASE("twos, threes and free throws make the points of each player, and the team's score") {
  each_team([](const SimulatedGame& game, bool home, const BasketballPlay& play) {
    for (const auto& line : play) {
      CHECK(line.points == 2 * line.field_goals + line.threes + line.free_throws);
      CHECK(line.threes <= line.field_goals);
      CHECK(line.threes_tried - line.threes <= line.field_goals_tried - line.field_goals);
      CHECK(line.threes <= line.threes_tried);
      CHECK(line.free_throws <= line.free_throws_tried);
      if (line.played) continue;
      CHECK(line.points + line.rebounds + line.assists + line.minutes == 0);
      CHECK(line.steals + line.blocks + line.turnovers == 0);
    }
    const auto score = state_at(scoring(game.match), kGameTicks).score;
    CHECK(team_line(play).points == (home ? score.home : score.away));
  });
}

TEST_CASE("no team has more assists than field goals, and nobody more than his team-mates made") {
  each_team([](const SimulatedGame&, bool, const BasketballPlay& play) {
    const auto team = team_line(play);
    CHECK(team.assists <= team.field_goals);
    for (const auto& line : play) CHECK(line.assists <= team.field_goals - line.field_goals);
  });
}

TEST_CASE("a team steals no more balls than the other loses, and blocks no more than it misses") {
  for (std::int64_t i = 0; i < games_per_season(kBasketball); ++i) {
    CAPTURE(i);
    const auto game = hoops_game(i);
    const auto home = team_line(basketball_play(game, true));
    const auto away = team_line(basketball_play(game, false));
    const auto check = [](const BasketballLine& defense, const BasketballLine& attack) {
      CHECK(defense.steals <= attack.turnovers);
      const auto threes_missed = attack.threes_tried - attack.threes;
      CHECK(defense.blocks <= attack.field_goals_tried - attack.field_goals - threes_missed);
    };
    check(home, away);
    check(away, home);
  }
}

TEST_CASE("no more rebounds are taken than shots are missed") {
  for (std::int64_t i = 0; i < games_per_season(kBasketball); ++i) {
    CAPTURE(i);
    const auto game = hoops_game(i);
    const auto home = team_line(basketball_play(game, true));
    const auto away = team_line(basketball_play(game, false));
    const auto missed =
        home.field_goals_tried - home.field_goals + away.field_goals_tried - away.field_goals;
    CHECK(home.rebounds + away.rebounds <= missed);
  }
}

TEST_CASE("a team plays 240 minutes, more in overtime, with nine men or ten") {
  each_team([](const SimulatedGame& game, bool, const BasketballPlay& play) {
    const bool overtime = scoring(game.match).back().overtime;
    CHECK(team_line(play).minutes == (overtime ? 265 : 240));
    CHECK(std::ranges::count(play, true, &BasketballLine::played) >= 9);
    for (const auto& line : play) {
      CHECK((line.minutes > 0) == line.played);
      CHECK(line.minutes <= (overtime ? 53 : 48));
    }
  });
}

TEST_CASE("both teams score in an overtime, some eleven points each in its five minutes") {
  int overtimes = 0;
  int points = 0;
  for (std::int64_t i = 0; i < 4 * games_per_season(kBasketball); ++i) {
    ledger::Score score;
    for (const auto& scored : scoring(hoops_game(i).match)) {
      if (scored.overtime) (scored.home ? score.home : score.away) += scored.points;
    }
    if (score.home + score.away == 0) continue;
    ++overtimes;
    CHECK(score.home != score.away);
    points += score.home + score.away;
  }
  CHECK(overtimes > 60);
  CHECK(points / 2.0 / overtimes == doctest::Approx(11.5).epsilon(0.1));
}

// One figure of a team in all games of a season.
class SeasonFigure {
 public:
  void add(int value) { ++games_[value]; }
  double mean() const {
    double sum = 0;
    for (const auto& [value, games] : games_) sum += value * games;
    return sum / all();
  }
  // The part of games within these bounds.
  double within(int least, int most) const {
    int in = 0;
    for (const auto& [value, games] : games_) in += value >= least && value <= most ? games : 0;
    return in / all();
  }
  int least() const { return games_.begin()->first; }
  int most() const { return games_.rbegin()->first; }

 private:
  double all() const {
    int all = 0;
    for (const auto& [value, games] : games_) all += games;
    return all;
  }
  std::map<int, int> games_;
};

TEST_CASE("a team's night looks like one in the league: steals, blocks, turnovers") {
  SeasonFigure steals, blocks, turnovers;
  each_team([&](const SimulatedGame&, bool, const BasketballPlay& play) {
    const auto team = team_line(play);
    steals.add(team.steals);
    blocks.add(team.blocks);
    turnovers.add(team.turnovers);
  });
  CHECK(steals.mean() == doctest::Approx(7.8).epsilon(0.04));
  CHECK(steals.within(3, 13) > 0.9);
  CHECK(blocks.mean() == doctest::Approx(5).epsilon(0.04));
  CHECK(blocks.within(1, 9) > 0.9);
  CHECK(turnovers.mean() == doctest::Approx(13.5).epsilon(0.03));
  CHECK(turnovers.within(8, 20) > 0.9);
}

TEST_CASE("a team's night looks like one in the league: shots, threes, assists, rebounds") {
  SeasonFigure goals, tried, threes, threes_tried, free_throws, assists, rebounds;
  each_team([&](const SimulatedGame&, bool, const BasketballPlay& play) {
    const auto team = team_line(play);
    goals.add(team.field_goals);
    tried.add(team.field_goals_tried);
    threes.add(team.threes);
    threes_tried.add(team.threes_tried);
    free_throws.add(team.free_throws);
    assists.add(team.assists);
    rebounds.add(team.rebounds);
  });
  CHECK(goals.mean() == doctest::Approx(42).epsilon(0.03));
  CHECK(goals.within(35, 48) > 0.9);
  CHECK(tried.mean() == doctest::Approx(88).epsilon(0.02));
  CHECK(tried.within(80, 95) > 0.85);
  CHECK(threes.mean() == doctest::Approx(13).epsilon(0.05));
  CHECK(threes.within(7, 19) > 0.9);
  CHECK(threes_tried.mean() == doctest::Approx(36).epsilon(0.05));
  CHECK(threes_tried.within(27, 45) > 0.9);
  CHECK(free_throws.mean() == doctest::Approx(15.5).epsilon(0.06));
  CHECK(assists.mean() == doctest::Approx(26).epsilon(0.04));
  CHECK(assists.within(19, 33) > 0.9);
  CHECK(rebounds.mean() == doctest::Approx(44).epsilon(0.03));
  CHECK(rebounds.within(36, 52) > 0.9);
  CHECK(assists.most() <= 42);
  CHECK(threes.most() <= 29);
}

// A player's figures of the season, and his games.
struct SeasonLine {
  int games{};
  BasketballLine sum;
};

double best_mean(const std::map<std::string, SeasonLine>& players, int BasketballLine::* figure) {
  double best = 0;
  for (const auto& [id, line] : players)
    best = std::max(best, static_cast<double>(line.sum.*figure) / line.games);
  return best;
}

TEST_CASE("the season's leaders score, pass, rebound and defend as the league's leaders do") {
  std::map<std::string, SeasonLine> players;
  each_team([&](const SimulatedGame& game, bool home, const BasketballPlay& play) {
    for (std::size_t i = 0; i < kBasketballPlayers; ++i) {
      const auto& line = play.at(i);
      if (!line.played) continue;
      auto& [games, sum] = players[player_id(kBasketball, game.side(home).code, i)];
      ++games;
      sum.points += line.points;
      sum.threes += line.threes;
      sum.rebounds += line.rebounds;
      sum.assists += line.assists;
      sum.steals += line.steals;
      sum.blocks += line.blocks;
      sum.turnovers += line.turnovers;
      sum.minutes += line.minutes;
    }
  });
  CHECK(players.size() == teams_of(kBasketball).size() * kBasketballPlayers);
  const auto points = best_mean(players, &BasketballLine::points);
  const auto assists = best_mean(players, &BasketballLine::assists);
  const auto rebounds = best_mean(players, &BasketballLine::rebounds);
  const auto threes = best_mean(players, &BasketballLine::threes);
  const auto minutes = best_mean(players, &BasketballLine::minutes);
  const auto steals = best_mean(players, &BasketballLine::steals);
  const auto blocks = best_mean(players, &BasketballLine::blocks);
  const auto turnovers = best_mean(players, &BasketballLine::turnovers);
  CAPTURE(points);
  CAPTURE(assists);
  CAPTURE(rebounds);
  CAPTURE(threes);
  CAPTURE(minutes);
  CAPTURE(steals);
  CAPTURE(blocks);
  CAPTURE(turnovers);
  CHECK(points > 27);
  CHECK(points < 34);
  CHECK(assists > 9);
  CHECK(assists < 12);
  CHECK(rebounds > 11);
  CHECK(rebounds < 14);
  CHECK(threes > 3.5);
  CHECK(threes < 5.2);
  CHECK(minutes < 38);
  CHECK(steals > 1.7);
  CHECK(steals < 2.6);
  CHECK(blocks > 1.8);
  CHECK(blocks < 3.6);
  CHECK(turnovers > 3.2);
  CHECK(turnovers < 5);
}

}  // namespace
}  // namespace chalkline::sports::simulated
