#include "sports/feeds/seasons/flancast.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <utility>

#include "sports/feeds/seasons/day_starts.hpp"
#include "sports/feeds/seasons/header.hpp"
#include "sports/feeds/seasons/recorded_lines.hpp"
#include "sports/feeds/seasons/regulation.hpp"
#include "sports/feeds/seasons/season_collector.hpp"
#include "sports/feeds/seasons/season_dates.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array<std::string_view, 22> kFlancastColumns{"season",
                                                            "date",
                                                            "home_team",
                                                            "away_team",
                                                            "home_1stQtr",
                                                            "away_1stQtr",
                                                            "home_2ndQtr",
                                                            "away_2ndQtr",
                                                            "home_3rdQtr",
                                                            "away_3rdQtr",
                                                            "home_4thQtr",
                                                            "away_4thQtr",
                                                            "home_final",
                                                            "away_final",
                                                            "home_close_ml",
                                                            "away_close_ml",
                                                            "home_open_spread",
                                                            "away_open_spread",
                                                            "home_close_spread",
                                                            "away_close_spread",
                                                            "open_over_under",
                                                            "close_over_under"};

// Most games of a Sunday start at this time.
constexpr std::chrono::hours kSundayStart{13};

std::optional<ledger::Score> flancast_score(RowReader& row, ledger::Sport sport) {
  ledger::Score regulation;
  for (const auto* quarter : {"1st", "2nd", "3rd", "4th"}) {
    regulation.home += row.period(fmt::format("home_{}Qtr", quarter));
    regulation.away += row.period(fmt::format("away_{}Qtr", quarter));
  }
  const auto home = row.score("home_final");
  const auto away = row.score("away_final");
  if (!home || !away) {
    row.refuse("home_final or away_final is missing");
    return std::nullopt;
  }
  const ledger::Score score{*home, *away};
  if (auto problem = implausible_score(sport, score, regulation)) row.refuse(*std::move(problem));
  return score;
}

// `moment` is open or close.
void flancast_spread_and_total(RowReader& row, std::string_view moment, ledger::Lines& lines) {
  const auto home = row.points(fmt::format("home_{}_spread", moment));
  const auto away = row.points(fmt::format("away_{}_spread", moment));
  if (home && away && *home != -*away) {
    row.refuse(fmt::format("the two teams' {} spreads are not opposite", moment));
  }
  lines.spread = priced(home, kUsualPrice, kUsualPrice);
  lines.total = priced(row.total(fmt::format("{}_over_under", moment)), kUsualPrice, kUsualPrice);
}

// The archive gives both spreads to the team that is favoured at the close, and has swapped spread
// and total where that is another one than at the opening. Where both spreads are there and favour
// different teams, the opening one is the wrong team's; an opening of 0 that closes beyond a
// touchdown stands for one that was not known.
std::optional<std::string> lost_opening_spread(const RecordedGame& game) {
  constexpr ledger::HalfPoints kTouchdown = 14;
  if (!game.opening.spread || !game.closing.spread) return std::nullopt;
  const auto opening = game.opening.spread->line;
  const auto closing = game.closing.spread->line;
  const bool is_other_favourite = opening * closing < 0;
  if (!is_other_favourite && (opening != 0 || std::abs(closing) <= kTouchdown)) return std::nullopt;
  return fmt::format("the opening spread {} does not go with the closing spread {}",
                     ledger::points(opening, true), ledger::points(closing, true));
}

void read_flancast_lines(RowReader& row, RecordedGame& game) {
  flancast_spread_and_total(row, "open", game.opening);
  flancast_spread_and_total(row, "close", game.closing);
  game.closing.moneyline = priced(0, row.odds("home_close_ml"), row.odds("away_close_ml"));
  auto problem = implausible_course(game.sport, game.opening, game.closing);
  if (!problem) problem = lost_opening_spread(game);
  if (problem) row.refuse(*std::move(problem));
  share_markets(game.sport, game.opening, game.closing);
}

RecordedGame flancast_game(RowReader& row, DayStarts& starts) {
  RecordedGame game;
  game.line = row.line();
  game.sport = ledger::Sport::kNfl;
  game.season = row.season("season");
  game.home = row.team("home_team", game.sport, game.season);
  game.away = row.team("away_team", game.sport, game.season);
  if (game.home.code == game.away.code) row.refuse("home_team and away_team are the same");
  const auto date = row.date("date");
  if (!is_in_season(game.sport, game.season, date)) row.refuse_cell("date", "a date of the season");
  game.starts_at = starts.next(date, game.home.code);
  game.game_id = fmt::format("nfl_{}{:02}{:02}_{}_{}", static_cast<int>(date.year()),
                             static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                             game.away.code, game.home.code);
  game.score = flancast_score(row, game.sport);
  read_flancast_lines(row, game);
  return game;
}

}  // namespace

std::expected<SeasonFile, std::string> read_flancast(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> only) {
  const auto& header = rows.front();
  const auto columns = read_header(header.cells, kFlancastColumns);
  if (!columns) return std::unexpected(columns.error());
  SeasonCollector season{only};
  DayStarts starts{kSundayStart};
  for (const auto& row : rows.subspan(1)) {
    if (!season.is_whole(row, header)) continue;
    RowReader reader{*columns, row};
    auto game = flancast_game(reader, starts);
    season.add(std::move(game), reader);
  }
  return std::move(season).take();
}

}  // namespace chalkline::sports::seasons
