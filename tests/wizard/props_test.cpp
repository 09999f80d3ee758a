#include "wizard/answers/props.hpp"

#include <doctest/doctest.h>

#include "wizard/understanding/players.hpp"

namespace chalkline::wizard {
namespace {

using ledger::PropType;
using ledger::Side;
using Named = std::vector<std::size_t>;

Named named_in(std::string_view message, std::span<const std::string> names,
               NamedBy enough = NamedBy::kLastName) {
  return players_in(message, names, enough);
}

TEST_CASE("a player is named by the whole name or by its last word") {
  const std::vector<std::string> names{"Corwin Ashgrove", "Hollis Ashgrove", "Osric Barrowell",
                                       "Jorrick Lee"};
  CHECK(named_in("is osric BARROWELL over 25.5 points worth it?", names) == Named{2});
  CHECK(named_in("Barrowell's rebounds", names) == Named{2});
  CHECK(named_in("Ashgrove over 20.5 points", names) == Named{0, 1});
  CHECK(named_in("Hollis Ashgrove over 20.5 points", names) == Named{1});
  CHECK(named_in("Jorrick Lee assists", names) == Named{3});
  // Short last names and first names alone may be anything.
  CHECK(named_in("lee assists", names).empty());
  CHECK(named_in("Corwin over 20.5 points", names).empty());
  CHECK(named_in("Lakers over 220.5", names).empty());
  CHECK(named_in("", names).empty());
  CHECK(named_in("Barrowell over 220.5", names, NamedBy::kWholeName).empty());
  CHECK(named_in("Osric Barrowell over 20.5", names, NamedBy::kWholeName) == Named{2});
}

TEST_CASE("points are a player's figure, which they are not in a question about a game") {
  for (const auto& [message, type] : {std::pair{"over 25.5 points", PropType::kPoints},
                                      {"25.5 pts", PropType::kPoints},
                                      {"over 1.5 goals", PropType::kGoals},
                                      {"over 0.5 runs", PropType::kRuns},
                                      {"30.5 minutes", PropType::kMinutes},
                                      {"shots on goal", PropType::kShotsOnGoal},
                                      {"over 1 hit", PropType::kHits},
                                      {"over 2 hits + runs + RBIs", PropType::kHitsRunsRbis},
                                      {"over 1 shot on goal", PropType::kShotsOnGoal},
                                      {"over 1 run", PropType::kRuns},
                                      {"over 5.5 hits allowed", PropType::kHitsAllowed},
                                      {"passing yards", PropType::kPassingYards}}) {
    CHECK(figure_in(message) == type);
  }
  CHECK_FALSE(figure_in("is it worth it?"));
}

PropOnSale prop_of(PropType type, ledger::HalfPoints line) {
  return {{"nba-LAL-1", "Corwin Ashgrove", type}, line, -115, -105};
}

AskedProp asked(Side side) {
  return {.prop = prop_of(PropType::kPoints, 49),
          .side = side,
          .written = 51,
          .past = {30, 25, 24, 13},
          .home = "Los Angeles Lakers",
          .from = "simulated",
          .game_page = "/game-details/7",
          .last_page = "/game-details/3"};
}

TEST_CASE("a prop is answered with the price, what the player did, and why it is a pass") {
  const auto over = about_prop(asked(Side::kOver));
  CHECK(over.message ==
        "Pass on Corwin Ashgrove Over 24.5 points at -115 (simulated). The line on sale is 24.5, "
        "not 25.5. The "
        "price says 51.1% without the bookmaker's margin and needs 53.5%: at that chance you would "
        "expect -4.5 "
        "coins per 100. Over 24.5 in 2 of the last 4 games I know: 23.0 on average, from 13 to 30. "
        "So few say little. I recommend no props: I rate teams and not players, and have no "
        "record of such chances beside results that could show a price to be wrong.");
  CHECK(over.links.size() == 3);
  CHECK(over.suggestions.size() == 3);
  const auto under = about_prop(asked(Side::kUnder));
  CHECK(under.message.contains("Under 24.5 in 2 of the last 4 games"));
  CHECK(under.message.contains("Under 24.5 points at -105 (simulated)"));
}

TEST_CASE("of a player of whom no game is known nothing is told") {
  auto first = asked(Side::kOver);
  first.written.reset();
  first.past.clear();
  first.last_page.clear();
  const auto answer = about_prop(first);
  CHECK(answer.message.contains("I know no game of this player yet."));
  CHECK_FALSE(answer.message.contains("The line on sale"));
  CHECK(answer.links.size() == 2);
  first.past = {25};
  CHECK(about_prop(first).message.contains("The one game I know has 25,"));
}

TEST_CASE("what is not clear is asked back, with what is on sale") {
  const std::vector on_sale{prop_of(PropType::kPoints, 49), prop_of(PropType::kRebounds, 15)};
  const auto figures = which_figure("Corwin Ashgrove", on_sale);
  CHECK(
      figures.message ==
      "Which figure of Corwin Ashgrove do you mean? These are on sale: Over 24.5 points, Over 7.5 "
      "rebounds.");
  CHECK(figures.suggestions.front() == "Is Corwin Ashgrove Over 24.5 points worth it?");
  CHECK(which_figure("Corwin Ashgrove", {}).message ==
        "No prop of Corwin Ashgrove is on sale just now.");
  const std::vector<std::string> names{"Corwin Ashgrove", "Hollis Ashgrove"};
  CHECK(which_player(names).message ==
        "There are several players of that name: Corwin Ashgrove, Hollis Ashgrove. Write the whole "
        "name.");
  for (const auto& answer : {figures, which_figure("Corwin Ashgrove", {}), which_player(names)}) {
    CHECK(answer.suggestions.size() >= 2);
    CHECK(answer.suggestions.size() <= 4);
  }
}

}  // namespace
}  // namespace chalkline::wizard
