#include "http/api/reports/board_json.hpp"

#include <algorithm>
#include <array>

namespace chalkline::http::wire {
namespace {

insight::ProcessBand member_band(const OverviewMember& one) {
  const auto& row = one.row;
  return insight::band_of({.bets = static_cast<std::size_t>(row.bets),
                           .small_stakes = static_cast<std::size_t>(row.small_stakes),
                           .chances = static_cast<std::size_t>(row.chances),
                           .look_backs = static_cast<std::size_t>(row.look_backs)});
}

bool is_on_board(const OverviewMember& one, const BoardAsked& asked) {
  const bool is_shown_to_asker = !asked.seat || !awaits_agreement(one, *asked.seat);
  return is_shown_to_asker && !one.row.left && !one.row.taken_back &&
         one.row.consent.has(ledger::ConsentRow::kBets) &&
         std::ranges::find(asked.off, one.member.person) == asked.off.end();
}

}  // namespace

std::optional<std::vector<BoardBand>> board_bands_of(const std::vector<OverviewMember>& members,
                                                     const BoardAsked& asked) {
  using insight::ProcessBand;
  std::vector<BoardBand> bands;
  for (const auto band : {ProcessBand::kSteady, ProcessBand::kOnTheWay, ProcessBand::kBeginning,
                          ProcessBand::kTooFew})
    bands.push_back({.band = band});
  std::size_t shown = 0;
  for (const auto& member : members) {
    if (!is_on_board(member, asked)) continue;
    ++shown;
    std::ranges::find(bands, member_band(member), &BoardBand::band)
        ->aliases.push_back(member.member.alias);
  }
  if (shown < kShownFrom) return std::nullopt;
  for (auto& band : bands) std::ranges::sort(band.aliases);
  return bands;
}

}  // namespace chalkline::http::wire
