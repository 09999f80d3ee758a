#include "sports/book/season_records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "sports/model/sport_traits.hpp"

namespace chalkline::sports {
namespace {

using Tables = hub::IfKnown<std::vector<hub::StandingsGroup>>;

std::string record_text(const hub::Record& record, ledger::Sport sport) {
  auto text = fmt::format("{}-{}", record.wins, record.losses);
  if (traits_of(sport).counts_overtime_losses) text += fmt::format("-{}", record.overtime_losses);
  if (record.ties > 0) text += fmt::format("-{}", record.ties);
  return text;
}

const hub::Standing* standing_of(const std::vector<hub::StandingsGroup>& groups,
                                 std::string_view code) {
  for (const auto& group : groups) {
    const auto row = std::ranges::find(
        group.teams, code, [](const auto& each) -> std::string_view { return each.team.code; });
    if (row != group.teams.end()) return &*row;
  }
  return nullptr;
}

}  // namespace

bool put_season_records(std::vector<HotTeam>& teams, const hub::DataHub& hub,
                        ledger::Timestamp now) {
  std::map<ledger::Sport, Tables> tables;
  bool are_known = true;
  for (auto& team : teams) {
    if (team.source != hub.source() || !hub.shows(team.sport)) continue;
    const auto [known, is_new] = tables.try_emplace(team.sport);
    if (is_new) known->second = hub.standings(team.sport, now);
    if (!known->second) {
      are_known = false;
    } else if (const auto* row = standing_of(*known->second, team.code)) {
      team.record = record_text(row->season, team.sport);
    }
  }
  return are_known;
}

}  // namespace chalkline::sports
