#include "sports/model/conferences.hpp"

#include <algorithm>
#include <array>

namespace chalkline::sports {
namespace {

using Codes = std::array<std::string_view, 15>;

constexpr Codes kAmericanLeague{"ATH", "BAL", "BOS", "CLE", "CWS", "DET", "HOU", "KC",
                                "LAA", "MIN", "NYY", "SEA", "TB",  "TEX", "TOR"};
constexpr Codes kEasternConference{"ATL", "BKN", "BOS", "CHA", "CHI", "CLE", "DET", "IND",
                                   "MIA", "MIL", "NYK", "ORL", "PHI", "TOR", "WAS"};

}  // namespace

bool is_in_first_conference(ledger::Sport sport, std::string_view team_code) {
  const auto& first = sport == ledger::Sport::kMlb ? kAmericanLeague : kEasternConference;
  return std::ranges::find(first, team_code) != first.end();
}

std::string_view conference_name(ledger::Sport sport, bool first) {
  if (sport == ledger::Sport::kMlb) return first ? "American League" : "National League";
  return first ? "Eastern Conference" : "Western Conference";
}

}  // namespace chalkline::sports
