#include "sports/model/league.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>

namespace chalkline::sports {
namespace {

using ledger::Sport;

TEST_CASE("every league is complete, and its codes and names are unique") {
  const std::map<Sport, std::size_t> sizes{
      {Sport::kNba, 30}, {Sport::kNfl, 32}, {Sport::kMlb, 30}, {Sport::kNhl, 32}};
  for (const auto sport : kSports) {
    CAPTURE(ledger::name_of(sport));
    std::set<std::string_view> codes;
    std::set<std::string_view> names;
    for (const auto& team : teams_of(sport)) {
      codes.insert(team.code);
      names.insert(team.name);
    }
    CHECK(teams_of(sport).size() == sizes.at(sport));
    CHECK(codes.size() == sizes.at(sport));
    CHECK(names.size() == sizes.at(sport));
  }
}

}  // namespace
}  // namespace chalkline::sports
