#include <doctest/doctest.h>
#include <fmt/format.h>

#include "sports/feeds/odds_api/odds.hpp"
#include "tests/sports/broken_pages.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/provider_pages.hpp"

// A value that makes no sense in a page of odds takes away its game, its bookmaker or its market,
// whichever holds it alone.
namespace chalkline::sports::odds_api {
namespace {

using namespace test;

// Bookmakers of one rank, so that none comes before another by its name, with a price each.
OddsBook priced_by(const char* key, const char* home, const char* away) {
  return {key, {head_to_head(home, away), spread("-1.5", "1.5"), total("6.5", "6.5")}};
}

// An event that stands alone on its page, so often, each time under another id.
std::string so_often(const std::string& page, int times) {
  const auto one = json::parse(page).at(0);
  json::array all;
  for (int i = 0; i < times; ++i)
    all.emplace_back(one).as_object()["id"] = fmt::format("event {}", i);
  return json::serialize(all);
}

TEST_CASE("a broken field of the odds takes its price away and no other") {
  const auto reads = [](const char* league, const char* now) {
    return [=](std::string_view body, live::LeftOut* left_out) {
      return read_odds(body, league, at(now), left_out);
    };
  };
  const std::vector books{priced_by("aaa", "-150", "130"), priced_by("bbb", "-140", "120"),
                          priced_by("ccc", "-160", "140")};
  PageOfRows<PricedGame> page{"odds",
                              odds_page({{books}, {books, "bb22"}, {books, "cc33"}}),
                              {"*", "*.bookmakers.*", "*.bookmakers.*.markets.*"},
                              reads("icehockey_nhl", "2026-11-21T12:00:00Z")};
  break_each_field(page);
  page.name = "odds_basketball_nba_h2h_spreads_totals_2022-11-23_excerpt.json";
  const auto body = recorded("odds_api", page.name.c_str());
  if (!body) return;
  page.body = so_often(*body, 3);
  page.read = reads("basketball_nba", "2022-11-23T00:30:00Z");
  break_each_field(page);
}

}  // namespace
}  // namespace chalkline::sports::odds_api
