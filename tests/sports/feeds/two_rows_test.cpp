#include "sports/feeds/seasons/two_rows.hpp"

#include <doctest/doctest.h>

#include "sports/feeds/seasons/layouts.hpp"
#include "sports/feeds/seasons/season_dates.hpp"
#include "tests/sports/feeds/two_rows_sample.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::seasons {
namespace {

using namespace test;
using ledger::TwoWay;

constexpr std::int32_t kSeason = 2018;

// Two games of an evening. Boston is favoured at both times, Charlotte at first and then Milwaukee.
TwoRowSample nba() {
  TwoRowSample file{"Date,Rot,VH,Team,1st,2nd,3rd,4th,Final,Open,Close,ML,2H"};
  file.add("1107,501,V,Toronto,20,23,22,21,86,208.5,211.5,170,105");
  file.add("1107,502,H,Boston,27,24,26,27,104,5,4.5,-200,1");
  file.add("1107,503,V,Milwaukee,33,30,24,22,109,218,3,-165,114");
  file.add("1107,504,H,Charlotte,25,28,27,28,108,1.5,222,144,2.5");
  return file;
}

TwoRowSample one_nba_game() { return nba().erase(5).erase(4); }

TwoRowSample nhl() {
  TwoRowSample file{"Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,,OpenOU,,CloseOU,"};
  file.add("117,31,V,Ottawa,1,1,1,4,135,130,1.5,-215,5.5,-110,6.5,100");
  file.add("117,32,H,Calgary,0,1,2,3,-150,-152,-1.5,190,5.5,-115,6.5,-120");
  return file;
}

TwoRowSample mlb() {
  TwoRowSample file{
      "Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,5th,6th,7th,8th,9th,Final,Open,Close,RL,"
      "Open OU,,Close OU,"};
  file.add("418,905,V,NYY,AVISITOR-R,0,0,1,0,0,2,0,0,0,3,-120,-110,-1.5(+151),7,100,7.5,-110");
  file.add("418,906,H,TAM,AHOST-R,2,0,0,3,0,0,1,0,x,6,110,100,+1.5(-175),7,-120,7.5,-112");
  return file;
}

SeasonFile parsed(const TwoRowSample& file) {
  auto season = parse_season(file.text(), kSeason);
  REQUIRE(season.has_value());
  return *std::move(season);
}

RecordedGame only_game_of(const TwoRowSample& file) {
  const auto season = parsed(file);
  for (const auto& bad : season.bad_rows) FAIL(bad.reason);
  REQUIRE(season.games.size() == 1);
  return season.games.front();
}

TEST_CASE("two rows become a game: teams, date, score and the first row's line") {
  const auto season = parsed(nba());
  REQUIRE(season.bad_rows.empty());
  REQUIRE(season.games.size() == 2);
  const auto& game = season.games[0];
  CHECK(game.game_id == "nba_20181107_501_TOR_BOS");
  CHECK(game.sport == ledger::Sport::kNba);
  CHECK(game.season == 2018);
  CHECK(game.away == Team{"Toronto Raptors", "TOR"});
  CHECK(game.home == Team{"Boston Celtics", "BOS"});
  CHECK(game.score == ledger::Score{104, 86});
  CHECK(game.line == 2);
  CHECK(season.games[1].line == 4);
}

TEST_CASE("basketball: the larger number is the total, the row of the other one is the favourite") {
  const auto season = parsed(nba());
  REQUIRE(season.games.size() == 2);
  CHECK(season.games[0].opening.spread == TwoWay{-10, -110, -110});
  CHECK(season.games[0].opening.total == TwoWay{417, -110, -110});
  CHECK(season.games[0].closing.spread == TwoWay{-9, -110, -110});
  CHECK(season.games[0].closing.total == TwoWay{423, -110, -110});
  CHECK(season.games[1].opening.spread == TwoWay{-3, -110, -110});
  CHECK(season.games[1].opening.total == TwoWay{436, -110, -110});
  CHECK(season.games[1].closing.spread == TwoWay{6, -110, -110});
}

TEST_CASE("a line that the file has once is quoted from first to last") {
  const auto game = parsed(nba()).games.at(0);
  CHECK(game.closing.moneyline == TwoWay{0, -200, 170});
  CHECK(game.opening.moneyline == TwoWay{0, -200, 170});
}

TEST_CASE("a closing moneyline that does not go with the opening spread is no opening line") {
  // Milwaukee gets 1.5 at the opening, Charlotte pays +144 at the close: one of them would win.
  const auto game = parsed(nba()).games.at(1);
  CHECK(game.closing.moneyline == TwoWay{0, 144, -165});
  CHECK(!game.opening.moneyline);
}

TEST_CASE("pk is a spread of none, NL is no line") {
  for (const auto* pick : {"pk", "PK"}) {
    const auto game = only_game_of(
        one_nba_game().set(3, "Close", pick).set(2, "ML", "-110").set(3, "ML", "-110"));
    CHECK(game.closing.spread == TwoWay{0, -110, -110});
    CHECK(game.closing.total == TwoWay{423, -110, -110});
  }
  for (const auto* unknown : {"NL", "-", ""}) {
    CAPTURE(unknown);
    const auto game = only_game_of(
        one_nba_game().set(3, "Open", unknown).set(2, "Close", unknown).set(3, "ML", unknown));
    CHECK(game.opening.spread == TwoWay{-9, -110, -110});  // that of the close
    CHECK(game.closing.total == TwoWay{417, -110, -110});  // that of the opening
    CHECK(!game.closing.moneyline);
  }
}

TEST_CASE("a game on neutral ground has N twice") {
  const auto file = one_nba_game().set(2, "VH", "N").set(3, "VH", "N");
  CHECK(only_game_of(file).home.code == "BOS");
}

TEST_CASE("hockey: moneyline and total open and close, the puck line closes") {
  const auto game = only_game_of(nhl());
  CHECK(game.game_id == "nhl_20190117_31_OTT_CGY");
  CHECK(game.score == ledger::Score{3, 4});  // with the shootout's goal
  CHECK(game.opening.moneyline == TwoWay{0, -150, 135});
  CHECK(game.closing.moneyline == TwoWay{0, -152, 130});
  CHECK(game.opening.total == TwoWay{11, -110, -115});
  CHECK(game.closing.total == TwoWay{13, 100, -120});
  CHECK(game.closing.spread == TwoWay{-3, 190, -215});
  CHECK(game.opening.spread == game.closing.spread);
}

TEST_CASE("baseball: the run line is in one cell, an inning that was not needed is x") {
  const auto game = only_game_of(mlb());
  CHECK(game.game_id == "mlb_20180418_905_NYY_TB");
  CHECK(game.score == ledger::Score{6, 3});
  CHECK(game.closing.moneyline == TwoWay{0, 100, -110});
  CHECK(game.closing.spread == TwoWay{3, -175, 151});
  CHECK(game.opening.total == TwoWay{14, 100, -120});
  CHECK(game.closing.total == TwoWay{15, -110, -112});
}

TEST_CASE("baseball had no run line before 2014") {
  TwoRowSample file{
      "Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,5th,6th,7th,8th,9th,Final,Open,Close,Open OU,,"
      "Close OU,"};
  file.add("418,905,V,NYY,AVISITOR-R,0,0,1,0,0,2,0,0,0,3,-120,-110,7,100,7.5,-110");
  file.add("418,906,H,TAM,AHOST-R,2,0,0,3,0,0,1,0,x,6,110,100,7,-120,7.5,-112");
  const auto game = only_game_of(file);
  CHECK(!game.closing.spread);
  CHECK(game.closing.total == TwoWay{15, -110, -112});
}

TEST_CASE("games of a day start one after the other, in the evening of New York") {
  const auto season = parsed(nba());
  CHECK(season.games.at(0).starts_at == at("2018-11-08T00:00:00Z"));
  CHECK(season.games.at(1).starts_at == at("2018-11-08T00:15:00Z"));
}

TEST_CASE("two teams that meet twice on a day have two games, one after the other") {
  auto file = mlb();
  file.add("418,931,V,NYY,ASECOND-L,0,0,1,0,0,2,0,0,0,3,-120,-110,-1.5(+151),7,100,7.5,-110");
  file.add("418,932,H,TAM,ANOTHER-L,2,0,0,3,0,0,1,0,x,6,110,100,+1.5(-175),7,-120,7.5,-112");
  const auto season = parsed(file);
  REQUIRE(season.games.size() == 2);
  CHECK(season.games[0].game_id != season.games[1].game_id);
  CHECK(season.games[1].starts_at == season.games[0].starts_at + 4h);
}

TEST_CASE("a season that turns the year") {
  using std::chrono::year;
  SeasonDates dates{2019, true};
  const auto date = [&](unsigned month, unsigned day) {
    return dates.next(std::chrono::month{month} / std::chrono::day{day});
  };
  CHECK(date(10, 22) == year{2019} / 10 / 22);
  CHECK(date(1, 1) == year{2020} / 1 / 1);
  CHECK(date(2, 29) == year{2020} / 2 / 29);
  CHECK(date(3, 11) == year{2020} / 3 / 11);
  CHECK(date(7, 30) == year{2020} / 7 / 30);
  CHECK(date(10, 11) == year{2020} / 10 / 11);

  SeasonDates late{2020, true};
  CHECK(late.next(std::chrono::January / 13) == year{2021} / 1 / 13);
  CHECK(!late.next(std::chrono::month_day{std::chrono::February, std::chrono::day{30}}));

  SeasonDates baseball{2017, false};
  CHECK(baseball.next(std::chrono::April / 2) == year{2017} / 4 / 2);
  CHECK(baseball.next(std::chrono::November / 1) == year{2017} / 11 / 1);
}

TEST_CASE("one wrong date does not move the games after it") {
  using std::chrono::year;
  SeasonDates dates{2018, true};
  CHECK(dates.next(std::chrono::October / 16) == year{2018} / 10 / 16);
  CHECK(dates.next(std::chrono::January / 16) == year{2019} / 1 / 16);
  CHECK(dates.next(std::chrono::October / 16) == year{2018} / 10 / 16);
}

TEST_CASE("a game with a bad cell is left out, and named by the row of that cell") {
  struct Row {
    TwoRowSample file;
    std::size_t line;  // of the cell
    std::string column;
    std::string cell;
    std::string reason;
    std::size_t named_line;
  };
  const Row rows[] = {
      {nba(), 2, "Rot", "", "Rot '' is not a rotation number", 2},
      {nba(), 3, "Team", "Seattle", "Team 'Seattle' is no team", 3},
      {nba(), 3, "Team", "", "Team is missing", 3},
      {nba(), 3, "Team", "Toronto", "a team does not play itself", 2},
      {nba(), 3, "Final", "F", "Final 'F' is not a score", 3},
      {nba(), 2, "Final", "", "only one row's Final is known", 2},
      {nba(), 2, "Final", "80", "the final score is less than the periods together", 2},
      {nba(), 2, "Final", "87",
       "the final score is more than the periods together, which were not level", 2},
      {nba(), 2, "4th", "21?", "4th '21?' is not a score", 2},
      {nba(), 2, "Open", "7", "Open has two spreads", 2},
      {nba(), 3, "Open", "207", "Open has two totals", 2},
      {nba(), 3, "Open", "-5", "Open '-5' is not a spread or a total", 3},
      {nba(), 3, "Open", "2.5115", "Open '2.5115' is not a line in half points", 3},
      {nba(), 2, "Close", "97", "Close '97' is not a spread or a total", 2},
      {nba(), 2, "ML", "99", "ML '99' is not American odds", 2},
      {nba(), 2, "ML", "230",
       "the closing moneyline pays more than it costs on both sides together", 2},
      {nba(), 3, "ML", "150",
       "the closing moneyline pays more than it costs on both sides together", 2},
      {nhl(), 2, "CloseOU price", "a100", "CloseOU price 'a100' is not American odds", 2},
      {nhl(), 2, "OpenOU", "6", "OpenOU is not the same in both rows", 2},
      {nhl(), 2, "OpenOU", "0", "OpenOU is not above 0", 2},
      {nhl(), 3, "PuckLine", "1.5", "PuckLine is not the opposite in the other row", 2},
      {mlb(), 3, "RL", "+1.5", "RL '+1.5' is not a handicap with its price", 3},
      {mlb(), 3, "RL", "+1.5(-17)", "RL '+1.5(-17)' is not a handicap with its price", 3},
      {mlb(), 3, "RL", "-1.5(+151)", "RL is not the opposite in the other row", 2},
      {mlb(), 2, "9th", "y", "9th 'y' is not a score", 2},
  };
  for (const auto& row : rows) {
    CAPTURE(row.column);
    CAPTURE(row.cell);
    auto file = row.file;
    const auto games = parsed(file).games.size();
    const auto season = parsed(file.set(row.line, row.column, row.cell));
    CHECK(season.games.size() == games - 1);
    REQUIRE(season.bad_rows.size() == 1);
    CHECK(season.bad_rows.front().line == row.named_line);
    CHECK(season.bad_rows.front().reason == row.reason);
  }
}

TEST_CASE("a date that does not exist leaves its game out") {
  for (const auto& [cell, reason] : {std::pair{"1316", "Date '1316' is not a month and a day"},
                                     {"16", "Date '16' is not a month and a day"},
                                     {"229", "Date '229' is not a date of the season"}}) {
    const auto season = parsed(nba().set(2, "Date", cell).set(3, "Date", cell));
    CHECK(season.games.size() == 1);
    CHECK(season.bad_rows == std::vector<BadRow>{{2, reason}});
  }
}

TEST_CASE("a row whose other row is missing is left out, and the games around it are kept") {
  const char* const missing = "the other row of its game is missing";
  using BadRows = std::vector<BadRow>;
  CHECK(parsed(nba().erase(3)).bad_rows == BadRows{{2, missing}});
  CHECK(parsed(nba().erase(3)).games.size() == 1);
  CHECK(parsed(nba().erase(5)).bad_rows == BadRows{{4, missing}});
  CHECK(parsed(nba().set(2, "VH", "H").set(3, "VH", "V")).bad_rows ==
        BadRows{{2, missing}, {3, missing}});
  CHECK(parsed(nba().set(3, "VH", "A")).bad_rows ==
        BadRows{{2, missing}, {3, "VH 'A' is not V, H or N"}});
  CHECK(parsed(nba().set(2, "VH", "N").set(3, "VH", "N").set(3, "Rot", "504")).bad_rows ==
        BadRows{{2, missing}, {3, missing}});
  CHECK(parsed(nba().set(3, "Date", "1108")).bad_rows == BadRows{{2, missing}, {3, missing}});
}

TEST_CASE("a game that was not played yet has no result") {
  CHECK(!only_game_of(one_nba_game().set(2, "Final", "").set(3, "Final", "")).score);
}

TEST_CASE("a game that occurs twice is left out") {
  auto file = one_nba_game();
  file.add("1107,501,V,Toronto,20,23,22,21,86,208.5,211.5,170,105");
  file.add("1107,502,H,Boston,27,24,26,27,104,5,4.5,-200,1");
  const auto season = parsed(file);
  CHECK(season.games.size() == 1);
  CHECK(season.bad_rows ==
        std::vector<BadRow>{{4, "game_id nba_20181107_501_TOR_BOS occurs twice"}});
}

TEST_CASE("a file without years needs its season") {
  CHECK(parse_season(nba().text(), std::nullopt).error() ==
        "it has no years; say with --season when its season began");
}

TEST_CASE("a game of a sport without ties that ends level is left out") {
  const std::vector<BadRow> level{
      {2, "the final score is level, and games of this sport do not end so"}};
  CHECK(parsed(one_nba_game().set(2, "4th", "39").set(2, "Final", "104")).bad_rows == level);
  CHECK(parsed(nhl().set(2, "Final", "3").set(2, "3rd", "1").set(2, "1st", "1")).bad_rows == level);
  CHECK(parsed(mlb().set(2, "9th", "3").set(2, "Final", "6")).bad_rows == level);
}

TEST_CASE("a header is read with blanks in its names or without") {
  TwoRowSample without{
      "Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,5th,6th,7th,8th,9th,Final,Open,Close,RL,"
      "OpenOU,,CloseOU,"};
  without.add("418,905,V,NYY,AVISITOR-R,0,0,1,0,0,2,0,0,0,3,-120,-110,-1.5(+151),7,100,7.5,-110");
  without.add("418,906,H,TAM,AHOST-R,2,0,0,3,0,0,1,0,x,6,110,100,+1.5(-175),7,-120,7.5,-112");
  const auto game = only_game_of(without);
  const auto same = only_game_of(mlb());
  CHECK(game.opening == same.opening);
  CHECK(game.closing == same.closing);
}

TEST_CASE("a date on which no game of the season was played is left out") {
  for (const auto* date : {"1201", "228", "101"}) {
    const auto file = parsed(mlb().set(2, "Date", date).set(3, "Date", date));
    REQUIRE(file.bad_rows.size() == 1);
    CHECK(file.bad_rows.front().reason ==
          "Date '" + std::string{date} + "' is not a date of the season");
  }
  CHECK(parsed(one_nba_game().set(2, "Date", "831").set(3, "Date", "831")).games.empty());
  CHECK(parsed(one_nba_game().set(2, "Date", "901").set(3, "Date", "901")).games.size() == 1);
}

}  // namespace
}  // namespace chalkline::sports::seasons
