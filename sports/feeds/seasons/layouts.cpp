#include "sports/feeds/seasons/layouts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "base/csv.hpp"
#include "sports/feeds/seasons/flancast.hpp"
#include "sports/feeds/seasons/json_rows.hpp"
#include "sports/feeds/seasons/nflverse.hpp"
#include "sports/feeds/seasons/sbro_mlb.hpp"
#include "sports/feeds/seasons/sbro_nba.hpp"
#include "sports/feeds/seasons/sbro_nhl.hpp"

namespace chalkline::sports::seasons {
namespace {

using Rows = std::span<const CsvRow>;
using Parsed = std::expected<SeasonFile, std::string>;

Parsed refuse_box_scores(Rows, std::optional<std::int32_t>) {
  return std::unexpected("it has box scores of players, and neither a schedule nor odds");
}

struct Layout {
  std::array<std::string_view, 2> marks;  // two columns that no other layout has both of
  Parsed (*read)(Rows, std::optional<std::int32_t> season){};
};

constexpr std::array kLayouts{
    Layout{{"game_id", "season"}, read_nflverse},
    Layout{{"home_team", "close_over_under"}, read_flancast},
    Layout{{"VH", "PuckLine"}, read_sbro_nhl},
    Layout{{"VH", "Pitcher"}, read_sbro_mlb},
    Layout{{"VH", "ML"}, read_sbro_nba},
    Layout{{"personId", "minutes"}, refuse_box_scores},
};

constexpr const char* kUnknown =
    "its layout is not known (known are games.csv of nflverse, the NBA, NHL and MLB files of "
    "sportsbookreviewsonline as CSV, and the NFL archive of sportsbookreview-scraper as JSON)";

bool is_of(const Layout& layout, const std::vector<std::string>& header) {
  return std::ranges::all_of(layout.marks, [&](std::string_view mark) {
    return std::ranges::find(header, mark) != header.end();
  });
}

}  // namespace

Parsed parse_season(std::string_view text, std::optional<std::int32_t> season) {
  const auto rows = text.starts_with('[') ? parse_json_rows(text) : parse_csv(text);
  if (!rows) return std::unexpected(rows.error());
  if (rows->empty()) return std::unexpected("it is empty");
  const auto& header = rows->front().cells;
  const auto layout =
      std::ranges::find_if(kLayouts, [&](const Layout& known) { return is_of(known, header); });
  if (layout == kLayouts.end()) return std::unexpected(kUnknown);
  return layout->read(*rows, season);
}

}  // namespace chalkline::sports::seasons
