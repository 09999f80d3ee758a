#include "sports/feeds/seasons/two_rows.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>
#include <vector>

#include "sports/feeds/seasons/day_starts.hpp"
#include "sports/feeds/seasons/header.hpp"
#include "sports/feeds/seasons/recorded_lines.hpp"
#include "sports/feeds/seasons/regulation.hpp"
#include "sports/feeds/seasons/season_collector.hpp"
#include "sports/feeds/seasons/season_dates.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array<std::string_view, 5> kSharedColumns{"Date", "Rot", "VH", "Team", "Final"};

std::vector<std::string_view> columns_of(const TwoRowLayout& layout) {
  std::vector<std::string_view> columns{kSharedColumns.begin(), kSharedColumns.end()};
  columns.insert(columns.end(), layout.columns.begin(), layout.columns.end());
  columns.insert(columns.end(), layout.periods.begin(), layout.periods.end());
  return columns;
}

class TwoRowFile {
 public:
  TwoRowFile(const TwoRowLayout& layout, const Columns& columns, std::int32_t season)
      : layout_{layout},
        columns_{columns},
        season_{season},
        dates_{season, layout.turns_year},
        starts_{layout.first_start} {}

  SeasonFile read(std::span<const CsvRow> rows, const CsvRow& header) && {
    std::vector<const CsvRow*> whole;
    for (const auto& row : rows) {
      if (collector_.is_whole(row, header)) whole.push_back(&row);
    }
    for (std::size_t i = 0; i < whole.size();) {
      if (i + 1 < whole.size() && are_one_game(*whole[i], *whole[i + 1])) {
        add_game(*whole[i], *whole[i + 1]);
        i += 2;
      } else {
        refuse_single(*whole[i]);
        ++i;
      }
    }
    return std::move(collector_).take();
  }

 private:
  bool are_one_game(const CsvRow& first, const CsvRow& second) const {
    const RowReader away{columns_, first};
    const RowReader home{columns_, second};
    if (away.cell("Date") != home.cell("Date")) return false;
    if (away.cell("VH") == "N" && home.cell("VH") == "N") {
      RowReader rots[]{away, home};
      return rots[0].rotation() + 1 == rots[1].rotation();
    }
    return away.cell("VH") == "V" && home.cell("VH") == "H";
  }

  void refuse_single(const CsvRow& row) {
    const auto side = RowReader{columns_, row}.cell("VH");
    if (side == "V" || side == "H" || side == "N") {
      collector_.refuse(row.line, "the other row of its game is missing");
    } else {
      RowReader reader{columns_, row};
      reader.refuse_cell("VH", "V, H or N");
      collector_.refuse(row.line, *reader.problem());
    }
  }

  void add_game(const CsvRow& first, const CsvRow& second) {
    RowReader away{columns_, first};
    RowReader home{columns_, second};
    RecordedGame game;
    game.line = first.line;
    game.sport = layout_.sport;
    game.season = season_;
    game.away = away.team("Team", game.sport, season_);
    game.home = home.team("Team", game.sport, season_);
    if (game.home.code == game.away.code) away.refuse("a team does not play itself");
    read_date(away, game);
    game.score = score(away, home);
    layout_.read_lines(away, home, game);
    check_lines(away, game);
    const bool is_homes = !away.problem() && home.problem();
    collector_.add(std::move(game), is_homes ? home : away);
  }

  void read_date(RowReader& away, RecordedGame& game) {
    const auto written = away.month_day("Date");
    const auto rotation = away.rotation();
    if (away.problem()) return;
    const auto date = dates_.next(written);
    if (!date || !is_in_season(layout_.sport, season_, *date))
      return away.refuse_cell("Date", "a date of the season");
    game.starts_at = starts_.next(*date, game.home.code);
    game.game_id =
        fmt::format("{}_{}{:02}{:02}_{}_{}_{}", ledger::name_of(game.sport),
                    static_cast<int>(date->year()), static_cast<unsigned>(date->month()),
                    static_cast<unsigned>(date->day()), rotation, game.away.code, game.home.code);
  }

  std::optional<ledger::Score> score(RowReader& away, RowReader& home) const {
    const auto of_away = away.score("Final");
    const auto of_home = home.score("Final");
    ledger::Score regulation;
    for (const auto period : layout_.periods) {
      regulation.away += away.period(period);
      regulation.home += home.period(period);
    }
    if (!of_away && !of_home) return std::nullopt;
    if (!of_away || !of_home) {
      if (!home.problem()) away.refuse("only one row's Final is known");
      return std::nullopt;
    }
    const ledger::Score score{*of_home, *of_away};
    if (auto problem = implausible_score(layout_.sport, score, regulation))
      away.refuse(*std::move(problem));
    return score;
  }

  static void check_lines(RowReader& away, RecordedGame& game) {
    auto problem = implausible_course(game.sport, game.opening, game.closing);
    if (problem) away.refuse(*std::move(problem));
    share_markets(game.sport, game.opening, game.closing);
  }

  const TwoRowLayout& layout_;
  const Columns& columns_;
  std::int32_t season_;
  SeasonDates dates_;
  DayStarts starts_;
  SeasonCollector collector_;
};

}  // namespace

std::expected<SeasonFile, std::string> read_two_rows(std::span<const CsvRow> rows,
                                                     const TwoRowLayout& layout,
                                                     std::optional<std::int32_t> season) {
  if (!season) return std::unexpected("it has no years; say with --season when its season began");
  const auto columns = read_header(rows.front().cells, columns_of(layout));
  if (!columns) return std::unexpected(columns.error());
  return TwoRowFile{layout, *columns, *season}.read(rows.subspan(1), rows.front());
}

std::optional<ledger::TwoWay> moneyline_of(RowReader& away, RowReader& home,
                                           std::string_view column) {
  return priced(0, home.odds(column), away.odds(column));
}

std::optional<ledger::TwoWay> total_of(RowReader& away, RowReader& home, std::string_view column) {
  const auto line = away.total(column);
  if (line != home.total(column)) {
    away.refuse(fmt::format("{} is not the same in both rows", column));
  }
  const auto price = fmt::format("{} price", column);
  return priced(line, away.odds(price), home.odds(price));
}

std::optional<ledger::TwoWay> spread_of(RowReader& away, std::string_view column,
                                        std::optional<Handicap> away_handicap,
                                        std::optional<Handicap> home_handicap) {
  if (!away_handicap || !home_handicap) return std::nullopt;
  if (away_handicap->line != -home_handicap->line) {
    away.refuse(fmt::format("{} is not the opposite in the other row", column));
  }
  return ledger::TwoWay{home_handicap->line, home_handicap->odds, away_handicap->odds};
}

}  // namespace chalkline::sports::seasons
