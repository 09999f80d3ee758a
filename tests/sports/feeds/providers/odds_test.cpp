#include "sports/feeds/odds_api/odds.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "ledger/values/odds.hpp"
#include "tests/sports/left_out_rows.hpp"
#include "tests/sports/provider_pages.hpp"

namespace chalkline::sports::odds_api {
namespace {

using namespace test;
using ledger::TwoWay;

const std::vector<OddsMarket> kWhole{head_to_head("-150", "130"), spread("-1.5", "1.5"),
                                     total("5.5", "5.5")};

std::expected<std::vector<PricedGame>, std::string> read(const std::vector<OddsEvent>& events,
                                                         ledger::Timestamp now = kNoon) {
  return read_odds(odds_page(events), "icehockey_nhl", now);
}

ledger::Lines lines_of(const std::vector<OddsBook>& books) {
  const auto games = read({{books}});
  REQUIRE_MESSAGE(games, games.error());
  REQUIRE(games->size() == 1);
  return games->front().lines;
}

TEST_CASE("odds are read by the names of their outcomes, which come in any order") {
  const auto game = read({{{{"fanduel", kWhole}}}}).value().front();
  CHECK(game.key == "aa11");
  CHECK(game.starts_at == kNoon + 6h);
  CHECK(game.home == "Boston Bruins");
  CHECK(game.away == "Montréal Canadiens");
  CHECK(game.lines ==
        ledger::Lines{TwoWay{0, -150, 130}, TwoWay{-3, 150, -175}, TwoWay{11, -115, -105}});
}

TEST_CASE("each market is of the first preferred bookmaker that has it whole") {
  const OddsBook unknown{"smallbook", {head_to_head("-200", "170"), total("6", "6")}};
  const OddsBook betmgm{"betmgm", {head_to_head("-140", "120"), spread("-1.5", "1.5")}};
  const OddsBook draftkings{"draftkings", {head_to_head("-150", "130")}};
  for (const auto& books :
       {std::vector{unknown, betmgm, draftkings}, std::vector{draftkings, unknown, betmgm}}) {
    CHECK(lines_of(books) ==
          ledger::Lines{TwoWay{0, -150, 130}, TwoWay{-3, 150, -175}, TwoWay{12, -115, -105}});
  }
}

TEST_CASE("the median of the bookmakers' chances is told where three of them have the line") {
  const auto consensus_of = [](const std::vector<OddsBook>& books) {
    return read({{books}}).value().front().consensus;
  };
  const OddsBook one{"draftkings", {head_to_head("-150", "130"), spread("-1.5", "1.5")}};
  const OddsBook two{"fanduel", {head_to_head("-140", "120"), spread("-1.5", "1.5")}};
  const OddsBook three{"aaa", {head_to_head("-110", "-110"), spread("-2.5", "2.5")}};
  const OddsBook four{"bbb", {head_to_head("-200", "170"), total("6", "6")}};
  CHECK(consensus_of({one, two}) == Consensus{});
  const auto of_three = consensus_of({three, one, two});
  REQUIRE(of_three.moneyline);
  CHECK(of_three.moneyline->bookmakers == 3);
  CHECK(of_three.moneyline->chance == doctest::Approx(ledger::no_vig(-140, 120).value()));
  CHECK_FALSE(of_three.spread);  // the third has another line
  const auto of_four = consensus_of({one, two, three, four}).moneyline.value();
  CHECK(of_four.bookmakers == 4);
  CHECK(of_four.chance == doctest::Approx(std::midpoint(ledger::no_vig(-150, 130).value(),
                                                        ledger::no_vig(-140, 120).value())));
}

TEST_CASE("a market that is not whole is none") {
  const auto single = OddsMarket{"h2h", R"([{"name":"Boston Bruins","price":-150}])"};
  const auto lay = OddsMarket{"h2h_lay", head_to_head("-150", "130").outcomes};
  const auto draw = OddsMarket{
      "h2h", R"([{"name":"Boston Bruins","price":120},{"name":"Montréal Canadiens","price":150},)"
             R"({"name":"Draw","price":300}])"};
  const auto stranger = OddsMarket{
      "h2h", R"([{"name":"Boston Bruins","price":120},{"name":"Boston Celtics","price":-150}])"};
  for (const auto& market :
       {single, lay, draw, stranger, head_to_head("1.67", "2.30"), head_to_head("-99", "130"),
        head_to_head("-150", "0"), head_to_head("-150", "151"), head_to_head("-150", "1e300"),
        spread("-1.5", "-1.5"), spread("-1.25", "1.25"), spread("-1e9", "1e9"), total("5.5", "6"),
        total("0", "0"), total("-5.5", "-5.5")}) {
    CAPTURE(market.outcomes);
    CHECK(lines_of({{"fanduel", {market}}}) == ledger::Lines{});
    CHECK_FALSE(lines_of({{"draftkings", {market}}, {"fanduel", kWhole}}) == ledger::Lines{});
  }
}

TEST_CASE("evens may be written either way") {
  CHECK(lines_of({{"fanduel", {head_to_head("100", "-100")}}}).moneyline == TwoWay{0, 100, -100});
}

TEST_CASE("prices that a bookmaker has not looked at for an hour are none") {
  auto old_market = head_to_head("-150", "130");
  old_market.last_update = "2026-11-21T10:59:59Z";
  CHECK(lines_of({{"fanduel", {old_market}}}) == ledger::Lines{});
  CHECK(lines_of({{"fanduel", kWhole, kNoon - 1h - 1s}}) == ledger::Lines{});
  CHECK_FALSE(lines_of({{"fanduel", kWhole, kNoon - 1h}}) == ledger::Lines{});
}

TEST_CASE("games under way are not read") {
  CHECK(read({{{{"fanduel", kWhole}}}}, kNoon + 6h).value().empty());
  CHECK(read({}).value().empty());
}

TEST_CASE("a page of games under way can be read, whatever stands beside them") {
  const OddsEvent strange{{}, "bb22", kNoon + 6h, "basketball_nba"};
  auto other = strange;
  other.id = "cc33";
  const OddsEvent under_way{{{"fanduel", kWhole}}, "aa11", kNoon - 1h};
  const auto games = read({strange, under_way, other});
  REQUIRE_MESSAGE(games, games.error());
  CHECK(games->empty());
}

TEST_CASE("a page of odds that cannot be read is refused with its place") {
  struct Row {
    std::string body;
    const char* says;
  };
  for (const auto& [body, says] : {Row{R"({"message":"no"})", "the page: it is not a list"},
                                   Row{odds_page({{{}, "aa11", kNoon + 6h, "basketball_nba"},
                                                  {{}, "bb22", kNoon + 6h, "basketball_nba"}}),
                                       "[id aa11].sport_key: it is another sport"}}) {
    CAPTURE(body);
    const auto games = read_odds(body, "icehockey_nhl", kNoon);
    REQUIRE_FALSE(games);
    CAPTURE(games.error());
    CHECK(games.error() == says);
  }
}

// The lines of the game beside it, where a row is what the test says.
std::string left_out_of(const std::string& page, std::size_t games, std::size_t priced) {
  const auto read_page = [&](live::LeftOut* left_out) {
    return read_odds(page, "icehockey_nhl", kNoon, left_out);
  };
  const auto all = read_page(nullptr).value();
  CHECK(all.size() == games);
  CHECK(std::ranges::count_if(all, [](const PricedGame& game) {
          return game.lines.moneyline.has_value();
        }) == std::ssize(all) - static_cast<std::ptrdiff_t>(games - priced));
  return left_out_by(read_page);
}

TEST_CASE("a price that cannot be read leaves out its market, and the next bookmaker has one") {
  const OddsMarket off{
      "h2h", R"([{"name":"Boston Bruins","price":"OFF"},{"name":"Montréal Canadiens","price":1}])"};
  const OddsMarket nameless{"h2h", R"([{"price":-150},{"name":"Montréal Canadiens","price":130}])"};
  const OddsMarket fine = head_to_head("-150", "130");
  CHECK(left_out_of(odds_page({{{{"draftkings", {off}}, {"fanduel", {fine}}}}, {{}, "bb22"}}), 2,
                    1) ==
        "[id aa11].bookmakers[key draftkings].markets[key h2h].outcomes[0].price: it is not a "
        "number");
  CHECK(left_out_of(odds_page({{{{"draftkings", {nameless, spread("1.5", "-1.5")}}}}}), 1, 0) ==
        "[id aa11].bookmakers[key draftkings].markets[key h2h].outcomes[0]: there is no 'name'");
}

TEST_CASE("an event of the odds that cannot be read is left out alone") {
  auto page = odds_page({{{}}, {{}, "bb22"}});
  page.replace(page.find(R"("home_team":"Boston Bruins")"), 27, R"("home_team":null)");
  CHECK(left_out_of(page, 1, 0) == "[id aa11]: there is no 'home_team'");
  page = odds_page({{{}}, {{}, "bb22"}});
  page.replace(page.find(R"("bookmakers":[])"), 15, R"("bookmakers":7)");
  CHECK(left_out_of(page, 1, 0) == "[id aa11].bookmakers: it is not a list");
}

}  // namespace
}  // namespace chalkline::sports::odds_api
