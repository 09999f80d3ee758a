#include "sports/feeds/seasons/sbro_nhl.hpp"

#include <array>

#include "sports/feeds/seasons/two_rows.hpp"

namespace chalkline::sports::seasons {
namespace {

constexpr std::array<std::string_view, 8> kNhlColumns{
    "Open",   "Close",        "PuckLine", "PuckLine price",
    "OpenOU", "OpenOU price", "CloseOU",  "CloseOU price"};
constexpr std::array<std::string_view, 3> kThirds{"1st", "2nd", "3rd"};

std::optional<Handicap> puck_line(RowReader& row) {
  const auto line = row.points("PuckLine");
  const auto odds = row.odds("PuckLine price");
  if (!line || !odds) return std::nullopt;
  return Handicap{*line, *odds};
}

void read_nhl_lines(RowReader& away, RowReader& home, RecordedGame& game) {
  game.opening = {moneyline_of(away, home, "Open"), std::nullopt, total_of(away, home, "OpenOU")};
  game.closing = {moneyline_of(away, home, "Close"),
                  spread_of(away, "PuckLine", puck_line(away), puck_line(home)),
                  total_of(away, home, "CloseOU")};
}

constexpr TwoRowLayout kNhlLayout{ledger::Sport::kNhl,    kNhlColumns,   kThirds, true,
                                  std::chrono::hours{19}, read_nhl_lines};

}  // namespace

std::expected<SeasonFile, std::string> read_sbro_nhl(std::span<const CsvRow> rows,
                                                     std::optional<std::int32_t> season) {
  return read_two_rows(rows, kNhlLayout, season);
}

}  // namespace chalkline::sports::seasons
