#include "sports/simulation/season/player_names.hpp"

#include <fmt/format.h>

#include <array>

#include "sports/model/league.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::array<std::string_view, 31> kFirstNames{
    "Alden",   "Brannick", "Corwin",  "Dashel", "Eamonn",  "Fenwick",  "Garrod", "Hollis",
    "Ignace",  "Jorrick",  "Kelvyn",  "Lorcan", "Merrin",  "Nevander", "Osric",  "Perrin",
    "Quillon", "Rowell",   "Stellan", "Tobren", "Ulrich",  "Varian",   "Yorick", "Zeph",
    "Ambrus",  "Bertil",   "Caspian", "Dorian", "Evander", "Florin",   "Gideon"};

constexpr std::array<std::string_view, 64> kLastNames{
    "Alderwick",  "Ambercroft",    "Ashgrove",     "Barrowell",   "Birchmoor",  "Blackmere",
    "Brackenby",  "Bramblett",     "Brightholm",   "Brookhaven",  "Cinderford", "Cloverdell",
    "Coldbrook",  "Copperthwaite", "Cragmore",     "Dapplewood",  "Dawnbridge", "Driftwell",
    "Dunmarrow",  "Eldergate",     "Emberlane",    "Fairweald",   "Fernhollow", "Flintwood",
    "Foxhallow",  "Frostwick",     "Galeforth",    "Glimmerby",   "Goldcrest",  "Greyfen",
    "Harrowgate", "Hawkesmere",    "Hazelhurst",   "Heathmoor",   "Hollowell",  "Ironbeck",
    "Ivyshaw",    "Juniperly",     "Kestrelton",   "Larkmoor",    "Lindenby",   "Marshwell",
    "Mistvale",   "Moorcroft",     "Nettlefold",   "Northbeck",   "Oakenshaw",  "Otterburn",
    "Pinehallow", "Quarryman",     "Ravensmoor",   "Redfern",     "Ridgewell",  "Rookwood",
    "Saltmarsh",  "Silverbeck",    "Stonehallow",  "Thistledown", "Thornbury",  "Underhill",
    "Valewood",   "Westermark",    "Winterbourne", "Yarrowby"};

constexpr std::uint64_t kNames = kFirstNames.size() * kLastNames.size();
// Coprime to kNames, so that counting in these steps meets every name once. (31 first names, not
// 32: teams of eight would otherwise all get the same ones.)
constexpr std::uint64_t kNameStep = 1'237;

// Half of the names are those of the first kRosterSize players of all teams; a team's others have
// as many of the other half.
constexpr std::uint64_t kOtherHalf = kNames / 2 - kRosterSize;
static_assert(kBaseballRoster <= 2 * kRosterSize);

// A hockey team's players after these have names of the other half that a football team leaves: the
// football teams come 62 teams before it.
constexpr std::uint64_t kFootballLeaves = kNames / 2 - 62 * kRosterSize - 2 * kRosterSize;
static_assert(kHockeyLineup <= 3 * kRosterSize);

std::uint64_t place_of_name(std::size_t player) {
  if (player < kRosterSize) return player;
  return player + (player < 2 * kRosterSize ? kOtherHalf : kFootballLeaves);
}

}  // namespace

std::uint32_t first_name_of(Seed names, ledger::Sport sport, std::size_t team) {
  std::uint64_t number = team * kRosterSize;
  for (const auto other : kSports) {
    if (other < sport) number += teams_of(other).size() * kRosterSize;
  }
  return static_cast<std::uint32_t>((names.below(kNames) + number * kNameStep) % kNames);
}

std::string player_id(ledger::Sport sport, std::string_view team_code, std::size_t roster_slot) {
  return fmt::format("{}-{}-{}", ledger::name_of(sport), team_code, roster_slot + 1);
}

std::string player_name(std::uint32_t first_name, std::size_t player) {
  const auto index = (first_name + place_of_name(player) * kNameStep) % kNames;
  std::string name{kFirstNames[index % kFirstNames.size()]};
  name += ' ';
  name += kLastNames[index / kFirstNames.size()];
  return name;
}

}  // namespace chalkline::sports::simulated
