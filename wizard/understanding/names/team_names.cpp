#include <algorithm>
#include <array>
#include <ranges>
#include <string_view>

#include "sports/model/league.hpp"
#include "wizard/understanding/names/vocabulary.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Sport;

// Nicknames of two words: of other names the last word is the nickname.
constexpr std::array<std::string_view, 7> kLongNicknames{
    "Trail Blazers", "Red Sox",   "White Sox",   "Blue Jays",
    "Maple Leafs",   "Red Wings", "Blue Jackets"};
constexpr std::string_view kGoldenKnights = "Golden Knights";

// A city's other names, parted by commas.
struct CityName {
  std::string_view city;
  std::string_view also;
};
constexpr auto kCityNames = std::to_array<CityName>({
    {"Los Angeles", "la"},   {"LA", "los angeles"},        {"New York", "ny,nyc"},
    {"Brooklyn", "bk"},      {"Philadelphia", "philly"},   {"San Francisco", "sf,san fran"},
    {"New Orleans", "nola"}, {"Oklahoma City", "okc"},     {"Kansas City", "kc"},
    {"Las Vegas", "vegas"},  {"Vegas", "las vegas"},       {"Washington", "dc"},
    {"Tampa Bay", "tampa"},  {"New Jersey", "jersey"},     {"Indianapolis", "indy"},
    {"Indiana", "indy"},     {"Cincinnati", "cincy"},      {"Minnesota", "minny"},
    {"Jacksonville", "jax"}, {"St. Louis", "saint louis"}, {"Golden State", "san fran"},
    {"Chicago", "chitown"},
});

// A team's other names, parted by commas.
struct Informal {
  Sport sport{};
  std::string_view code;
  std::string_view also;
};
constexpr auto kInformal = std::to_array<Informal>({
    {Sport::kNba, "BOS", "celts"},
    {Sport::kNba, "CLE", "cavs"},
    {Sport::kNba, "DAL", "mavs"},
    {Sport::kNba, "DEN", "nugs"},
    {Sport::kNba, "GSW", "dubs,gs warriors,gs"},
    {Sport::kNba, "HOU", "rox"},
    {Sport::kNba, "LAC", "clips"},
    {Sport::kNba, "LAL", "laker,lake show"},
    {Sport::kNba, "MEM", "grizz"},
    {Sport::kNba, "MIN", "wolves,twolves,t wolves"},
    {Sport::kNba, "NOP", "pels"},
    {Sport::kNba, "NYK", "knick,knickerbockers"},
    {Sport::kNba, "PHI", "sixers,76er"},
    {Sport::kNba, "POR", "blazers"},
    {Sport::kNba, "TOR", "raps"},
    {Sport::kNfl, "ARI", "cards"},
    {Sport::kNfl, "CLE", "dawgs,dawg pound"},
    {Sport::kNfl, "DAL", "dem boys,them boys,americas team"},
    {Sport::kNfl, "GB", "pack"},
    {Sport::kNfl, "JAX", "jags"},
    {Sport::kNfl, "LAC", "bolts"},
    {Sport::kNfl, "MIA", "fins,phins"},
    {Sport::kNfl, "MIN", "vikes"},
    {Sport::kNfl, "NE", "pats"},
    {Sport::kNfl, "NYG", "g men,gmen,big blue"},
    {Sport::kNfl, "NYJ", "gang green"},
    {Sport::kNfl, "PHI", "iggles"},
    {Sport::kNfl, "PIT", "stillers"},
    {Sport::kNfl, "SF", "niners,forty niners,fortyniners,49er"},
    {Sport::kNfl, "TB", "bucs"},
    {Sport::kMlb, "ARI", "dbacks,d backs"},
    {Sport::kMlb, "ATH", "oakland"},
    {Sport::kMlb, "BOS", "bosox,sox"},
    {Sport::kMlb, "CHC", "cubbies"},
    {Sport::kMlb, "CWS", "chisox,sox,southsiders"},
    {Sport::kMlb, "HOU", "stros"},
    {Sport::kMlb, "LAA", "halos,anaheim"},
    {Sport::kMlb, "MIL", "brew crew"},
    {Sport::kMlb, "NYM", "metropolitans"},
    {Sport::kMlb, "NYY", "yanks,yankee,bronx bombers"},
    {Sport::kMlb, "PHI", "phils"},
    {Sport::kMlb, "PIT", "bucs,buccos"},
    {Sport::kMlb, "SD", "friars"},
    {Sport::kMlb, "STL", "cards,redbirds"},
    {Sport::kMlb, "TOR", "jays"},
    {Sport::kMlb, "WSH", "nats"},
    {Sport::kNhl, "BUF", "sabers"},
    {Sport::kNhl, "CAR", "canes"},
    {Sport::kNhl, "CBJ", "jackets"},
    {Sport::kNhl, "COL", "avs"},
    {Sport::kNhl, "DET", "wings"},
    {Sport::kNhl, "MTL", "habs,canadians"},
    {Sport::kNhl, "NSH", "preds"},
    {Sport::kNhl, "NYI", "isles"},
    {Sport::kNhl, "NYR", "blueshirts"},
    {Sport::kNhl, "OTT", "sens"},
    {Sport::kNhl, "PIT", "pens"},
    {Sport::kNhl, "TBL", "bolts"},
    {Sport::kNhl, "TOR", "leafs"},
    {Sport::kNhl, "VAN", "nucks"},
    {Sport::kNhl, "VGK", "knights"},
    {Sport::kNhl, "WSH", "caps"},
});

void add_parts(std::vector<std::string>& out, std::string_view list) {
  for (const auto part : list | std::views::split(',')) out.emplace_back(std::string_view{part});
}

KnownTeam known(Sport sport, const sports::LeagueTeam& team) {
  KnownTeam out{.key = {sport, std::string{team.code}}, .name = std::string{team.name}};
  const std::string_view name = team.name;
  auto begin = name.rfind(' ') + 1;  // 0 for a name of one word
  for (const auto nickname : kLongNicknames) {
    if (name.ends_with(nickname)) begin = name.size() - nickname.size();
  }
  if (name.ends_with(kGoldenKnights)) begin = name.size() - kGoldenKnights.size();
  out.nickname = name.substr(begin);
  if (begin > 0) out.city = name.substr(0, begin - 1);
  for (const auto written : team.also_written) {
    if (!written.empty()) out.also.emplace_back(written);
  }
  for (const auto& [city, also] : kCityNames) {
    if (city == out.city) add_parts(out.also, also);
  }
  for (const auto& informal : kInformal) {
    if (informal.sport == sport && informal.code == team.code) add_parts(out.also, informal.also);
  }
  return out;
}

}  // namespace

std::vector<KnownTeam> teams_of_today() {
  std::vector<KnownTeam> teams;
  for (const auto sport : sports::kSports) {
    for (const auto& team : sports::teams_of(sport)) teams.push_back(known(sport, team));
  }
  return teams;
}

}  // namespace chalkline::wizard
