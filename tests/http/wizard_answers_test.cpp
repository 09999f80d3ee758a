#include <doctest/doctest.h>

#include "http/api/wizard/asking.hpp"
#include "http/api/wizard/favourite.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/own_record.hpp"

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
using ledger::Market;
using ledger::Sport;
using projections::BetStatus;
using wizard::RecordFilter;

projections::LegRow leg_on(std::uint64_t game, Market market, ledger::HalfPoints line,
                           ledger::AmericanOdds odds, Sport sport = Sport::kNba) {
  projections::LegRow leg;
  leg.game = ledger::GameId{game};
  leg.sport = sport;
  leg.market = market;
  leg.line = line;
  leg.odds = odds;
  return leg;
}

projections::BetRow bet_of(std::vector<projections::LegRow> legs,
                           BetStatus status = BetStatus::kWon, ledger::Coins payout = 200) {
  projections::BetRow bet;
  bet.type =
      legs.size() == 1 ? projections::type_of(legs.front().market) : projections::BetType::kParlay;
  bet.stake = 100;
  bet.status = status;
  bet.payout = payout;
  for (auto& leg : legs) bet.legs.push_back(std::move(leg));
  return bet;
}

bool is_asked(const projections::BetRow& bet, RecordFilter filter) {
  wizard::Question question;
  question.filter = filter;
  return is_asked_about(bet, question);
}

TEST_CASE("the best underdogs are sides that take points or pay more than their stake") {
  const auto lists = [](RecordFilter filter, Market market, ledger::HalfPoints line,
                        ledger::AmericanOdds odds) {
    return is_of_such_side(filter, is_favourite(market, line, odds));
  };
  for (const auto [filter, is_favoured] :
       {std::pair{RecordFilter::kFavourites, true}, std::pair{RecordFilter::kUnderdogs, false}}) {
    CHECK(lists(filter, Market::kMoneyline, 0, -150) == is_favoured);
    CHECK(lists(filter, Market::kMoneyline, 0, 130) != is_favoured);
    CHECK(lists(filter, Market::kSpread, -7, 105) == is_favoured);
    CHECK(lists(filter, Market::kSpread, 7, -110) != is_favoured);
    CHECK_FALSE(lists(filter, Market::kTotal, 400, -110));
  }
  CHECK(lists(RecordFilter::kAll, Market::kTotal, 400, -110));
}

TEST_CASE("a record is cut by favourites, underdogs, parlays, live bets, sport and market") {
  const auto favourite = bet_of({leg_on(1, Market::kMoneyline, 0, -150)});
  const auto underdog = bet_of({leg_on(1, Market::kMoneyline, 0, 130)});
  const auto giving = bet_of({leg_on(1, Market::kSpread, -7, -110)});
  const auto taking = bet_of({leg_on(1, Market::kSpread, 7, -110)});
  const auto total = bet_of({leg_on(1, Market::kTotal, 400, -110)});
  const auto parlay = bet_of({favourite.legs.front(), underdog.legs.front()});
  auto live = total;
  live.legs.front().live = true;
  CHECK(is_asked(favourite, RecordFilter::kFavourites));
  CHECK(is_asked(giving, RecordFilter::kFavourites));
  CHECK(is_asked(underdog, RecordFilter::kUnderdogs));
  CHECK(is_asked(taking, RecordFilter::kUnderdogs));
  for (const auto filter : {RecordFilter::kFavourites, RecordFilter::kUnderdogs}) {
    CHECK_FALSE(is_asked(total, filter));
    CHECK_FALSE(is_asked(parlay, filter));
  }
  CHECK(is_asked(parlay, RecordFilter::kParlays));
  CHECK_FALSE(is_asked(parlay, RecordFilter::kSingles));
  CHECK(is_asked(live, RecordFilter::kLive));
  CHECK_FALSE(is_asked(total, RecordFilter::kLive));
  CHECK(is_asked(parlay, RecordFilter::kAll));
  wizard::Question of_totals;
  of_totals.market = Market::kTotal;
  CHECK(is_asked_about(total, of_totals));
  CHECK_FALSE(is_asked_about(giving, of_totals));
  wizard::Question of_hockey;
  of_hockey.sport = Sport::kNhl;
  CHECK_FALSE(is_asked_about(total, of_hockey));
}

TEST_CASE("a record counts bets and games, and closes where there are some") {
  const auto one = leg_on(1, Market::kMoneyline, 0, 100);
  const auto other = leg_on(2, Market::kMoneyline, 0, 100);
  const auto figures = figures_of({{bet_of({one}), 0.02},
                                   {bet_of({one}, BetStatus::kLost, 0), std::nullopt},
                                   {bet_of({other}, BetStatus::kPush, 100), 0.04}});
  CHECK(figures.bets == 3);
  CHECK(figures.games == 2);
  CHECK(figures.won == 1);
  CHECK(figures.lost == 1);
  CHECK(figures.profit == 0);
  REQUIRE(figures.result);
  CHECK(figures.result->ratio.value == doctest::Approx(0));
  CHECK(figures.close.bets == 2);
  CHECK(figures.close.mean == doctest::Approx(0.03));
  CHECK(figures_of({}).bets == 0);
}

TEST_CASE("a topic is kept as it was, and no text of anybody else's is one") {
  wizard::Topic topic;
  topic.intent = wizard::Intent::kAdvice;
  topic.games = {ledger::GameId{7}, ledger::GameId{~std::uint64_t{0}}};
  topic.teams = {{Sport::kNba, "BOS"}};
  topic.sport = Sport::kNba;
  topic.side = ledger::Side::kUnder;
  topic.when = {"tonight", ledger::Timestamp{1h}, ledger::Timestamp{2h}};
  topic.filter = RecordFilter::kLive;
  const wizard::Care care{.minor_since = ledger::Timestamp{3h}, .helped_at = std::nullopt};
  const auto [again, care_again] = kept_topic(keep_topic({topic, care}));
  CHECK(care_again == care);
  CHECK(again.intent == topic.intent);
  CHECK(again.games == topic.games);
  CHECK(again.teams == topic.teams);
  CHECK(again.sport == topic.sport);
  CHECK_FALSE(again.market);
  CHECK(again.side == topic.side);
  CHECK(again.when == topic.when);
  CHECK(again.filter == topic.filter);
  CHECK(kept_topic("").topic.games.empty());
  CHECK(kept_topic("{}").topic.games.empty());
  CHECK(kept_topic("[").topic.games.empty());
}

}  // namespace
}  // namespace chalkline::http
