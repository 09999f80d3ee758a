#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "ledger/values/odds.hpp"
#include "sports/feeds/seasons/layouts.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/verbs.hpp"

namespace chalkline::sports::seasons {
namespace {

using namespace test;

std::optional<SeasonFile> recorded_season(const char* league, const char* file,
                                          std::optional<std::int32_t> season) {
  const auto path = fixture(league, file);
  if (!path) return std::nullopt;
  std::ostringstream text;
  text << std::ifstream{*path, std::ios::binary}.rdbuf();
  auto parsed = parse_season(text.str(), season);
  REQUIRE(parsed.has_value());
  return *std::move(parsed);
}

// The first bad rows of a file, as the import would name them.
std::string first_of(const std::vector<BadRow>& bad_rows) {
  constexpr std::size_t kTold = 5;
  std::ostringstream text;
  for (const auto& row : std::span{bad_rows}.first(std::min(kTold, bad_rows.size()))) {
    text << "\n  " << row.line << ": " << row.reason;
  }
  return text.str();
}

std::string reason_at(const SeasonFile& file, std::size_t line) {
  const auto row = std::ranges::find(file.bad_rows, line, &BadRow::line);
  return row == file.bad_rows.end() ? "it was read" : row->reason;
}

// How a season is known to have gone: the favourite at the close wins more often than not, and
// about half of the games end above their total.
void check_season(const SeasonFile& file) {
  std::int32_t favourites = 0;
  std::int32_t games = 0;
  std::int32_t overs = 0;
  std::int32_t totals = 0;
  for (const auto& game : file.games) {
    const auto& lines = game.closing == ledger::Lines{} ? game.opening : game.closing;
    if (!game.score) continue;
    const auto margin = game.score->home - game.score->away;
    if (lines.moneyline && lines.moneyline->first != lines.moneyline->second && margin != 0) {
      ++games;
      favourites += (lines.moneyline->first < lines.moneyline->second) == (margin > 0) ? 1 : 0;
    }
    if (lines.total && 2 * (game.score->home + game.score->away) != lines.total->line) {
      ++totals;
      overs += 2 * (game.score->home + game.score->away) > lines.total->line ? 1 : 0;
    }
  }
  REQUIRE(games > 0);
  REQUIRE(totals > 0);
  CHECK(static_cast<double>(favourites) / games > 0.54);
  CHECK(static_cast<double>(favourites) / games < 0.75);
  CHECK(static_cast<double>(overs) / totals > 0.45);
  CHECK(static_cast<double>(overs) / totals < 0.55);
}

TEST_CASE("recorded seasons: every game is read, or left out with a reason that names its row") {
  struct File {
    const char* league;
    const char* file;
    std::optional<std::int32_t> season;
    std::size_t games;
    std::vector<BadRow> bad_rows;
  };
  const File files[] = {
      {"nba",
       "sbro_nba_odds_2018-19.csv",
       2018,
       1310,
       {{342, "the spread moved from +9.5 to -8.5"},
        {659, "Open '2.5115' is not a line in half points"}}},
      {"nhl",
       "sbro_nhl_odds_2021.csv",
       2020,
       802,
       {{4, "the final score is less than the periods together"},
        {687, "Final 'F' is not a score"},
        {846, "OpenOU is not above 0"},
        {1470, "CloseOU price 'a100' is not American odds"}}},
      {"mlb",
       "sbro_mlb_odds_2017.csv",
       2017,
       2464,
       {{106, "the final score is less than the periods together"},
        {2428, "RL is not the opposite in the other row"},
        {4048, "the closing spread -140 and -168 costs far more than it pays"}}},
  };
  for (const auto& row : files) {
    const auto season = recorded_season(row.league, row.file, row.season);
    if (!season) continue;
    MESSAGE(std::string{row.file}, ": ", season->games.size(), " games, ", season->bad_rows.size(),
            " left out", first_of(season->bad_rows));
    CHECK(season->games.size() == row.games);
    CHECK(season->bad_rows == row.bad_rows);
    check_season(*season);
  }
}

TEST_CASE("a recorded season of every league lasts as long as it did") {
  struct Season {
    const char* league;
    const char* file;
    std::int32_t season;
    const char* first;
    const char* last;
  };
  const Season seasons[] = {
      {"nba", "sbro_nba_odds_2018-19.csv", 2018, "2018-10-16T23:00:00Z", "2019-06-13T23:00:00Z"},
      {"nhl", "sbro_nhl_odds_2021.csv", 2020, "2021-01-14T00:00:00Z", "2021-05-05T00:15:00Z"},
      {"mlb", "sbro_mlb_odds_2017.csv", 2017, "2017-04-02T23:00:00Z", "2017-10-31T23:00:00Z"}};
  for (const auto& row : seasons) {
    const auto season = recorded_season(row.league, row.file, row.season);
    if (!season) continue;
    const auto [first, last] = std::ranges::minmax(season->games, {}, &RecordedGame::starts_at);
    CHECK(to_iso(first.starts_at) == to_iso(at(row.first)));
    CHECK(std::chrono::abs(last.starts_at - at(row.last)) < 6h);
  }
}

TEST_CASE("the noisy archive: spreads and totals that have changed places are left out") {
  const auto archive = recorded_season("nfl", "flancast_nfl_archive_2011-2021_NOISY.json", {});
  if (!archive) return;
  std::size_t swapped = 0;
  for (const auto& row : archive->bad_rows) {
    swapped += row.reason.ends_with("are swapped") || row.reason.ends_with("is not above 0");
  }
  MESSAGE("archive: ", archive->games.size(), " games, ", archive->bad_rows.size(), " left out, ",
          swapped, " of them swapped", first_of(archive->bad_rows));
  CHECK(archive->games.size() == 2661);
  CHECK(archive->bad_rows.size() == 295);
  CHECK(swapped == 256);
  // A price without its sign, the opening spreads of a week of 2021 at the wrong team, and a total.
  CHECK(reason_at(*archive, 352) ==
        "the closing moneyline -240 and -240 costs far more than it pays");
  CHECK(reason_at(*archive, 2813) == "the spread moved from -13.5 to +14");
  CHECK(reason_at(*archive, 2811) ==
        "the opening spread +3 does not go with the closing spread -2.5");
  CHECK(reason_at(*archive, 2867) == "the total moved from 30 to 44.5");
  check_season(*archive);
  // nflverse has the same season from elsewhere, and where they meet they agree.
  const auto season = recorded_season("nfl", "nflverse_games_2021.csv", {});
  if (!season) return;
  std::map<std::pair<std::string, std::string>, std::vector<const RecordedGame*>> by_teams;
  for (const auto& game : season->games)
    by_teams[{game.home.code, game.away.code}].push_back(&game);
  std::size_t met = 0;
  std::size_t near = 0;
  for (const auto& game : archive->games) {
    if (game.season != 2021 || game.closing.spread == std::nullopt) continue;
    for (const auto* other : by_teams[{game.home.code, game.away.code}]) {
      if (std::chrono::abs(other->starts_at - game.starts_at) > 24h) continue;
      ++met;
      CHECK(game.score == other->score);
      near += std::abs(game.closing.spread->line - other->opening.spread->line) <= 4 ? 1 : 0;
    }
  }
  MESSAGE(met, " games of 2021 are in both files, ", near, " with spreads within two points");
  CHECK(met > 200);
  CHECK(near * 10 > met * 9);
}

TEST_CASE("recorded box scores are refused: they have no odds") {
  const auto path = fixture("nba", "nba_playoff_player_box_scores.csv");
  if (!path) return;
  std::ostringstream text;
  text << std::ifstream{*path, std::ios::binary}.rdbuf();
  CHECK(parse_season(text.str(), std::nullopt).error() ==
        "it has box scores of players, and neither a schedule nor odds");
}

}  // namespace
}  // namespace chalkline::sports::seasons
