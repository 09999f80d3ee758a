#include "sports/feeds/espn/box_page.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "sports/feeds/live/json_reader.hpp"

namespace chalkline::sports::espn {
namespace {

using enum ledger::PropType;
using live::JsonReader;

constexpr int kFigureMax = 999;
constexpr std::size_t kTeams = 2;

struct Column {
  std::string_view key;
  ledger::PropType type{};
  bool has_attempts{};  // "3-11", of which the first number counts
};
constexpr std::array kBasketballColumns{
    Column{"points", kPoints}, Column{"rebounds", kRebounds}, Column{"assists", kAssists},
    Column{"threePointFieldGoalsMade-threePointFieldGoalsAttempted", kThrees, true}};
constexpr std::array kFootballColumns{
    Column{"passingYards", kPassingYards}, Column{"rushingYards", kRushingYards},
    Column{"receivingYards", kReceivingYards}, Column{"receptions", kReceptions}};

std::span<const Column> columns_of(ledger::Sport sport) {
  switch (sport) {
    case ledger::Sport::kNba:
      return kBasketballColumns;
    case ledger::Sport::kNfl:
      return kFootballColumns;
    case ledger::Sport::kMlb:
    case ledger::Sport::kNhl:  // their leagues tell the figures of their players
      break;
  }
  return {};
}

// The place of a figure in the rows of a table.
struct Place {
  std::size_t index{};
  Column column;
};

std::vector<Place> places_in(const JsonReader& table, std::span<const Column> columns) {
  std::vector<Place> places;
  const auto keys = table.at("keys").rows();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto found = std::ranges::find(columns, keys[i].text(), &Column::key);
    if (found != columns.end()) places.push_back({i, *found});
  }
  return places;
}

// The number that the text begins with; the rest of the text is left in `text`.
std::optional<int> take_number(std::string& text) {
  int number{};
  const auto* begin = text.data();
  const auto [stop, problem] = std::from_chars(begin, begin + text.size(), number);
  if (problem != std::errc{} || number < -kFigureMax || number > kFigureMax) return std::nullopt;
  text.erase(0, static_cast<std::size_t>(stop - begin));
  return number;
}

// Yards lost count as none: no line of a prop lies below that.
std::uint16_t figure_in(const JsonReader& cell, bool has_attempts) {
  std::string text{cell.text()};
  const auto number = take_number(text);
  if (number && has_attempts && text.starts_with('-')) {
    text.erase(0, 1);
    if (!take_number(text)) cell.refuse("it has no attempts");
  }
  if (!number || !text.empty()) cell.refuse("it is no figure");
  return static_cast<std::uint16_t>(std::max(*number, 0));
}

std::optional<BoxRow> read_row(const JsonReader& row, std::size_t columns,
                               std::span<const Place> places) {
  const auto stays_out = row.find("didNotPlay");
  const auto cells = row.at("stats").rows();
  if ((stays_out && stays_out->truth()) || cells.empty()) return std::nullopt;
  if (cells.size() != columns) row.at("stats").refuse("it has not as many columns as its table");
  BoxRow read{row.at("athlete").at("id").id(), {}};
  for (const auto& [index, column] : places)
    read.figures.push_back({column.type, figure_in(cells[index], column.has_attempts)});
  return read;
}

void read_table(const JsonReader& table, std::span<const Column> columns, TeamTables& team) {
  const auto places = places_in(table, columns);
  const auto width = table.at("keys").rows().size();
  const auto athletes = table.at("athletes");
  std::size_t rows_read = 0;
  athletes.each({}, [&](const JsonReader& row) {
    if (auto read = read_row(row, width, places)) team.rows.push_back(*std::move(read));
    ++rows_read;
  });
  if (rows_read != athletes.rows().size()) return;
  for (const auto& place : places) team.complete.push_back(place.column.type);
}

TeamTables read_tables(const JsonReader& team, std::span<const Column> columns) {
  TeamTables tables;
  team.at("statistics").each("name", [&](const JsonReader& table) {
    read_table(table, columns, tables);
  });
  return tables;
}

bool says_over(const JsonReader& header) {
  const auto competitions = header.at("competitions").rows();
  if (competitions.empty()) header.refuse("there is no competition");
  return competitions.front().at("status").at("type").at("completed").truth();
}

using ByPlayer = std::map<std::string, std::map<ledger::PropType, std::uint16_t>>;

void add_team(const TeamTables& team, ByPlayer& players) {
  for (const auto& row : team.rows) {
    auto& figures = players[row.player];
    for (const auto type : team.complete) figures.try_emplace(type, 0);
  }
  for (const auto& row : team.rows) {
    for (const auto& [type, value] : row.figures) players[row.player][type] = value;
  }
}

}  // namespace

std::expected<Box, std::string> read_box(std::string_view body, ledger::Sport sport,
                                         std::string_view key, live::LeftOut* left_out) {
  return live::read_json(body, left_out, [&](const JsonReader& page) {
    const auto header = page.at("header");
    const auto id = header.at("id");
    if (id.id() != key) id.refuse_page(fmt::format("it is not {}", key));
    Box box{.is_over = says_over(header), .teams = {}};
    const auto players = page.at("boxscore").find("players");
    if (!players) return box;
    const auto teams = players->rows();
    if (teams.size() != kTeams) players->refuse("they are not those of two teams");
    for (const auto& team : teams) box.teams.push_back(read_tables(team, columns_of(sport)));
    return box;
  });
}

std::vector<ledger::PlayerFigures> box_figures(const Box& box) {
  ByPlayer players;
  for (const auto& team : box.teams) add_team(team, players);
  std::vector<ledger::PlayerFigures> all;
  for (const auto& [player, figures] : players) {
    auto& of_player = all.emplace_back(ledger::PlayerFigures{player, true, {}});
    for (const auto& [type, value] : figures) of_player.figures.push_back({type, value});
  }
  return all;
}

}  // namespace chalkline::sports::espn
