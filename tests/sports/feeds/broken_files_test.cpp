#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "base/csv.hpp"
#include "sports/feeds/seasons/layouts.hpp"
#include "tests/sports/broken_pages.hpp"
#include "tests/sports/feeds/nflverse_sample.hpp"
#include "tests/sports/fixtures.hpp"

// A value that makes no sense in a row of a season's file takes that row's game away, and no other
// one: in each column of each layout, in a file of our own and in a recorded one.
namespace chalkline::sports::seasons {
namespace {

using namespace test;
using Cells = std::vector<std::string>;

struct FileOfGames {
  std::string name;
  std::vector<Cells> rows;  // with the header
  std::optional<std::int32_t> season;
  std::size_t rows_each{};  // of a game
};

std::vector<Cells> cells_of(std::string_view text) {
  const auto rows = parse_csv(text);
  REQUIRE_MESSAGE(rows, rows.error());
  std::vector<Cells> all;
  for (const auto& row : *rows) all.push_back(row.cells);
  return all;
}

std::string csv_of(const std::vector<Cells>& rows) {
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      std::string quoted{'"'};
      for (const char c : row[i]) quoted += c == '"' ? std::string{"\"\""} : std::string{c};
      text += fmt::format("{}{}\"", i > 0 ? "," : "", quoted);
    }
    text += '\n';
  }
  return text;
}

// None of them can be a team, a date, a score, a line or a price.
std::vector<std::string> broken_cells() {
  return {"",    "NA",        "?",      "-0.3", "1e300", "99999999999999999999",
          "nan", "{\"x\":1}", "1,2\n3", "-",    "true",  std::string(100'000, 'y')};
}

SeasonFile read(const FileOfGames& file, const std::vector<Cells>& rows) {
  const auto season = parse_season(csv_of(rows), file.season);
  REQUIRE_MESSAGE(season, season.error());
  return *season;
}

bool is_same(const RecordedGame& game, const RecordedGame& other) {
  const auto facts = [](const RecordedGame& g) {
    return std::tie(g.game_id, g.sport, g.season, g.starts_at, g.home, g.away, g.opening, g.closing,
                    g.score);
  };
  return facts(game) == facts(other);
}

// What is not known is absent; a market that has one line left has it from first to last.
bool tells_no_other(const RecordedGame& game, const RecordedGame& whole) {
  const auto is_known = [](const auto& now, const auto& opening, const auto& closing) {
    return !now || now == opening || now == closing;
  };
  const auto are_known = [&](const ledger::Lines& now) {
    const auto& [first, last] = std::tie(whole.opening, whole.closing);
    return is_known(now.moneyline, first.moneyline, last.moneyline) &&
           is_known(now.spread, first.spread, last.spread) &&
           is_known(now.total, first.total, last.total);
  };
  return game.season == whole.season && game.starts_at == whole.starts_at &&
         game.home == whole.home && game.away == whole.away &&
         (!game.score || game.score == whole.score) && are_known(game.opening) &&
         are_known(game.closing);
}

// Breaks the second of three games.
class BrokenFile {
 public:
  explicit BrokenFile(const FileOfGames& file) : file_{file}, whole_{read(file, file.rows)} {
    CAPTURE(file.name);
    REQUIRE(whole_.bad_rows.empty());
    REQUIRE(whole_.games.size() == 3);
  }

  void break_each_cell() const {
    CAPTURE(file_.name);
    for (std::size_t row = first_row(); row < first_row() + file_.rows_each; ++row) {
      for (std::size_t column = 0; column < file_.rows[row].size(); ++column) {
        auto rows = file_.rows;
        for (const auto& value : broken_cells()) {
          rows[row][column] = value;
          check(row, column, value, rows);
        }
        rows[row] = file_.rows[row];
        rows[row].erase(rows[row].begin() + static_cast<std::ptrdiff_t>(column));
        check(row, column, "nothing", rows);
      }
    }
  }

 private:
  // As many rows stand before it as the header and the first game have.
  std::size_t first_row() const { return 1 + file_.rows_each; }

  void check(std::size_t row, std::size_t column, const std::string& value,
             const std::vector<Cells>& rows) const {
    const auto place = fmt::format("{} of row {} as '{:.20}'", file_.rows[0][column], row, value);
    CAPTURE(place);
    const auto season = read(file_, rows);
    const auto& games = season.games;
    for (const auto i : {0U, 2U}) {
      CHECK(std::ranges::any_of(
          games, [&](const RecordedGame& game) { return is_same(game, whole_.games[i]); }));
    }
    if (games.size() == 3) {
      CHECK(season.bad_rows.empty());
      CHECK(tells_no_other(games[1], whole_.games[1]));
    } else {
      CHECK(games.size() == 2);
      check_named(season.bad_rows);
    }
  }

  // Once, or once for each of its rows.
  void check_named(const std::vector<BadRow>& bad_rows) const {
    CHECK_FALSE(bad_rows.empty());
    std::vector<std::size_t> lines;
    for (const auto& bad : bad_rows) {
      CHECK(bad.line > first_row());
      CHECK_FALSE(bad.reason.empty());
      CHECK(std::ranges::find(lines, bad.line) == lines.end());
      lines.push_back(bad.line);
    }
    CHECK(lines.size() <= file_.rows_each);
  }

  const FileOfGames& file_;
  SeasonFile whole_;
};

// A game on each of three days, whose two rows follow the date.
std::vector<Cells> on_three_days(const std::string& header, std::array<const char*, 3> days,
                                 const char* away, const char* home) {
  std::string text = header + '\n';
  for (const auto* day : days) text += fmt::format("{0},{1}\n{0},{2}\n", day, away, home);
  return cells_of(text);
}

std::vector<FileOfGames> own_files() {
  NflverseSample nflverse;
  for (int game = 0; game < 3; ++game) nflverse.add();
  return {
      {"nflverse", cells_of(nflverse.text()), {}, 1},
      {"NBA",
       on_three_days("Date,Rot,VH,Team,1st,2nd,3rd,4th,Final,Open,Close,ML,2H",
                     {"1107", "1108", "1109"}, "501,V,Toronto,20,23,22,21,86,208.5,211.5,170,105",
                     "502,H,Boston,27,24,26,27,104,5,4.5,-200,1"),
       2018, 2},
      {"NHL",
       on_three_days("Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,,OpenOU,,CloseOU,",
                     {"117", "118", "119"}, "31,V,Ottawa,1,1,1,4,135,130,1.5,-215,5.5,-110,6.5,100",
                     "32,H,Calgary,0,1,2,3,-150,-152,-1.5,190,5.5,-115,6.5,-120"),
       2018, 2},
      {"MLB",
       on_three_days("Date,Rot,VH,Team,Pitcher,1st,2nd,3rd,4th,5th,6th,7th,8th,9th,Final,Open,"
                     "Close,RL,Open OU,,Close OU,",
                     {"418", "419", "420"},
                     "905,V,NYY,AVISITOR-R,0,0,1,0,0,2,0,0,0,3,-120,-110,-1.5(+151),7,100,7.5,-110",
                     "906,H,TAM,AHOST-R,2,0,0,3,0,0,1,0,x,6,110,100,+1.5(-175),7,-120,7.5,-112"),
       2018, 2},
  };
}

TEST_CASE("a broken cell of a season's file takes its game away and no other") {
  for (const auto& file : own_files()) BrokenFile{file}.break_each_cell();
}

TEST_CASE("a broken cell of a recorded season takes its game away and no other") {
  struct Row {
    const char* league;
    const char* file;
    std::optional<std::int32_t> season;
    std::size_t rows_each;
    // Games before those looked at, of which each can be read and the last is of another day than
    // the broken one: games of a day start one after another where the file has no times.
    std::size_t before;
  };
  for (const auto& [league, name, season, rows_each, before] :
       {Row{"nfl", "nflverse_games_2023.csv", {}, 1, 0},
        Row{"nba", "sbro_nba_odds_2018-19.csv", 2018, 2, 0},
        Row{"nhl", "sbro_nhl_odds_2021.csv", 2020, 2, 3},
        Row{"mlb", "sbro_mlb_odds_2017.csv", 2017, 2, 1}}) {
    const auto text = recorded(league, name);
    if (!text) return;
    auto rows = cells_of(*text);
    const auto first = rows.begin() + 1;
    rows.erase(first, first + static_cast<std::ptrdiff_t>(before * rows_each));
    rows.resize(1 + 3 * rows_each);
    BrokenFile{{name, rows, season, rows_each}}.break_each_cell();
  }
}

// What a game of the archive says, but for its place in the list: the order of a day's games, which
// have no times, is that of their starts.
using ArchivedFacts = std::tuple<std::string, std::int32_t, std::chrono::sys_days, Team, Team,
                                 ledger::Lines, ledger::Lines, std::optional<ledger::Score>>;

// Names the entries that are left out, as a provider's rows are.
std::expected<std::vector<ArchivedFacts>, std::string> read_archive(std::string_view body,
                                                                    live::LeftOut* left_out) {
  const auto season = parse_season(body, std::nullopt);
  if (!season) return std::unexpected{season.error()};
  for (const auto& bad : season->bad_rows)
    left_out->add(fmt::format("{}: {}", bad.line, bad.reason));
  std::vector<ArchivedFacts> games;
  for (const auto& g : season->games) {
    games.emplace_back(g.game_id, g.season, std::chrono::floor<std::chrono::days>(g.starts_at),
                       g.home, g.away, g.opening, g.closing, g.score);
  }
  return games;
}

std::string archived_game(int day) {
  return fmt::format(
      R"({{"season":2011,"date":201110{:02}.0,"home_team":"Bears","away_team":"Vikings",)"
      R"("home_1stQtr":"7","away_1stQtr":"3","home_2ndQtr":"3","away_2ndQtr":"10",)"
      R"("home_3rdQtr":"7","away_3rdQtr":"0","home_4thQtr":"0","away_4thQtr":"7",)"
      R"("home_final":"17","away_final":"20","home_close_ml":-130,"away_close_ml":110,)"
      R"("home_open_spread":-3.0,"away_open_spread":3.0,"home_close_spread":-1.5,)"
      R"("away_close_spread":1.5,"home_2H_spread":-0.5,"away_2H_spread":0.5,"2H_total":23.0,)"
      R"("open_over_under":40.5,"close_over_under":43.5}})",
      day);
}

TEST_CASE("a broken value of the archive takes its game away and no other") {
  PageOfRows<ArchivedFacts> page{
      "archive",
      fmt::format("[{},{},{}]", archived_game(2), archived_game(9), archived_game(16)),
      {"*"},
      read_archive};
  break_each_field(page);
  page.name = "flancast_nfl_archive_2011-2021_NOISY.json";
  const auto body = recorded("nfl", page.name.c_str());
  if (!body) return;
  page.body = *body;
  break_each_field(page);
}

}  // namespace
}  // namespace chalkline::sports::seasons
