#include "sports/feeds/odds_api/prop_odds.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <set>

#include "tests/sports/broken_pages.hpp"
#include "tests/sports/fixtures.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::odds_api {
namespace {

using namespace test;
using enum ledger::PropType;
using ledger::TwoWay;
using PricedProps = std::vector<PricedProp>;

std::string prop_outcome(const std::string& player, const std::string& side,
                         const std::string& point, const std::string& price) {
  return fmt::format(R"({{"name":"{}","description":"{}","price":{},"point":{}}})", side, player,
                     price, point);
}

// Both sides of a prop.
std::string both_sides(const std::string& player, const std::string& point,
                       const std::string& over = "-110", const std::string& under = "-110") {
  return prop_outcome(player, "Under", point, under) + ',' +
         prop_outcome(player, "Over", point, over);
}

OddsMarket prop_market(const std::string& key, const std::vector<std::string>& outcomes) {
  return {key, fmt::format("[{}]", fmt::join(outcomes, ","))};
}
OddsMarket shots_market(const std::vector<std::string>& outcomes) {
  return prop_market("player_shots_on_goal", outcomes);
}

// The page of one event, which is no list.
std::string event_page(const OddsEvent& event) {
  const auto list = odds_page({event});
  return list.substr(1, list.size() - 2);
}

std::expected<PricedProps, std::string> read_event(const OddsEvent& event,
                                                   live::LeftOut* left_out = nullptr) {
  return read_props(event_page(event), {"icehockey_nhl", "aa11", prop_markets(ledger::Sport::kNhl)},
                    kNoon, left_out);
}

PricedProps props_of(const std::vector<OddsBook>& books) {
  const auto props = read_event({books});
  REQUIRE_MESSAGE(props, props.error());
  return *props;
}

TEST_CASE("props are read with the player and the line that their outcomes have in common") {
  CHECK(props_of({{"fanduel",
                   {shots_market({both_sides("David Pastrnak", "2.5", "-115", "-105")}),
                    prop_market("player_total_saves", {both_sides("Jeremy Swayman", "26")})}}}) ==
        PricedProps{{"David Pastrnak", kShotsOnGoal, TwoWay{5, -115, -105}, "fanduel"},
                    {"Jeremy Swayman", kSaves, TwoWay{52, -110, -110}, "fanduel"}});
}

TEST_CASE("each sport has markets of its own figures, and each figure one market") {
  for (const auto sport :
       {ledger::Sport::kNba, ledger::Sport::kNfl, ledger::Sport::kMlb, ledger::Sport::kNhl}) {
    std::set<ledger::PropType> types;
    for (const auto& [key, type] : prop_markets(sport)) CHECK(types.insert(type).second);
    CHECK(types.size() >= 3);
  }
  const OddsBook book{"fanduel",
                      {prop_market("player_threes", {both_sides("A", "2.5")}),
                       prop_market("player_points_rebounds", {both_sides("A", "30.5")})}};
  CHECK(read_props(event_page({{book}, "aa11", kNoon + 6h, "basketball_nba"}),
                   {"basketball_nba", "aa11", prop_markets(ledger::Sport::kNba)},
                   kNoon) == PricedProps{{"A", kThrees, TwoWay{5, -110, -110}, "fanduel"}});
}

TEST_CASE("a prop is of the first preferred bookmaker that has it whole and within bounds") {
  const auto with = [](const std::string& book, const std::string& over, const std::string& under) {
    return OddsBook{book, {shots_market({both_sides("A", "2.5", over, under)})}};
  };
  const auto bookmaker = [](const std::vector<OddsBook>& books) {
    const auto props = props_of(books);
    return props.empty() ? "none" : props.front().bookmaker;
  };
  CHECK(bookmaker({with("small", "-110", "-110"), with("draftkings", "-115", "-105")}) ==
        "draftkings");
  CHECK(bookmaker({with("draftkings", "-131", "110"), with("small", "-110", "-110")}) == "small");
  CHECK(bookmaker({with("draftkings", "-130", "120"), with("small", "-110", "-110")}) == "small");
  CHECK(bookmaker({with("draftkings", "-130", "119")}) == "draftkings");
  CHECK(bookmaker({with("draftkings", "110", "110")}) == "none");  // a sure profit
  CHECK(bookmaker({with("draftkings", "1.91", "1.91")}) == "none");
}

TEST_CASE("of several lines of a player the one nearest to evens counts") {
  const auto props =
      props_of({{"fanduel",
                 {shots_market({both_sides("A", "1.5", "-130", "100"), both_sides("A", "2.5"),
                                both_sides("A", "3.5", "115", "-130")})}}});
  CHECK(props == PricedProps{{"A", kShotsOnGoal, TwoWay{5, -110, -110}, "fanduel"}});
}

TEST_CASE("a prop without both of its sides, or with one of them twice, is none") {
  CHECK(
      props_of({{"fanduel", {shots_market({prop_outcome("A", "Over", "2.5", "-110")})}}}).empty());
  CHECK(props_of(
            {{"fanduel", {shots_market({both_sides("A", "2.5"), both_sides("A", "2.5", "105")})}}})
            .empty());
  CHECK(props_of({{"fanduel", {shots_market({both_sides("A", "2.25")})}}}).empty());
  CHECK(props_of({{"fanduel", {shots_market({both_sides("A", "0")})}}}).empty());
}

TEST_CASE(
    "prices of an hour ago and of other markets are none, and so are those of a game that has "
    "begun") {
  CHECK(props_of({{"fanduel", {shots_market({both_sides("A", "2.5")})}, kNoon - 61min}}).empty());
  CHECK(props_of({{"fanduel", {prop_market("player_assists", {both_sides("A", "0.5")})}}}).empty());
  CHECK(read_event({{{"fanduel", {shots_market({both_sides("A", "2.5")})}}}, "aa11", kNoon})
            ->empty());
}

TEST_CASE("a page of another event or sport is refused") {
  CHECK_FALSE(read_event({{}, "bb22"}).has_value());
  CHECK_FALSE(read_event({{}, "aa11", kNoon + 6h, "baseball_mlb"}).has_value());
}

TEST_CASE("an outcome that cannot be read leaves out itself, and a market that cannot its own") {
  const auto event =
      OddsEvent{{{"fanduel",
                  {shots_market({both_sides("A", "2.5"), prop_outcome("B", "Yes", "2.5", "-110")}),
                   OddsMarket{"player_points", "7"},
                   prop_market("player_total_saves", {both_sides("G", "26.5")})}}}};
  CHECK(read_event(event)->size() == 2);
  CHECK(left_out_by([&](live::LeftOut* left_out) { return read_event(event, left_out); }) ==
        "bookmakers[key fanduel].markets[key player_shots_on_goal].outcomes[description B].name: "
        "it is neither Over nor Under\n"
        "bookmakers[key fanduel].markets[key player_points].outcomes: it is not a list");
}

TEST_CASE("a broken field of the props takes its player away and no other") {
  const OddsEvent event{
      {{"fanduel",
        {shots_market({both_sides("A", "2.5")}),
         prop_market("player_points", {both_sides("B", "0.5")})}},
       {"betmgm", {prop_market("player_total_saves", {both_sides("G", "26.5")})}}}};
  break_each_field<PricedProp>(
      {"props",
       event_page(event),
       {"bookmakers.*", "bookmakers.*.markets.*", "bookmakers.*.markets.*.outcomes.*"},
       [](std::string_view body, live::LeftOut* left_out) {
         return read_props(body, {"icehockey_nhl", "aa11", prop_markets(ledger::Sport::kNhl)},
                           kNoon, left_out);
       }});
}

TEST_CASE("a broken field of recorded props takes its player away and no other") {
  struct Row {
    const char* file;
    const char* event;
    const char* now;  // a few minutes before the start, when the page was sent
  };
  for (const auto& row : {Row{"event_odds_player_points_magic_f54c4a22.json",
                              "f54c4a22568ce9dc33fb410d1b0e75e9", "2024-02-22T23:56:00Z"},
                          Row{"event_odds_player_points_nets_f9f3f99b.json",
                              "f9f3f99b5124a4ecf984003f0af23d2e", "2024-02-23T00:07:10Z"}}) {
    const auto body = recorded("odds_api", row.file);
    if (!body) return;
    break_each_field<PricedProp>(
        {row.file,
         *body,
         {"bookmakers.*", "bookmakers.*.markets.*", "bookmakers.*.markets.*.outcomes.*"},
         [&row](std::string_view page, live::LeftOut* left_out) {
           return read_props(page, {"basketball_nba", row.event, prop_markets(ledger::Sport::kNba)},
                             at(row.now), left_out);
         }});
  }
}

}  // namespace
}  // namespace chalkline::sports::odds_api
