#include <doctest/doctest.h>

#include "http/api/shared/learner/own_bets.hpp"
#include "http/api/wizard/asking.hpp"
#include "http/api/wizard/favourite.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/own_record.hpp"
#include "http/json/track_record_json.hpp"
#include "insight/progress/progress.hpp"
#include "tests/wizard/seasons/settled_advice.hpp"

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;
using ledger::Market;
using ledger::Sport;
using projections::BetStatus;
using wizard::RecordFilter;

projections::HistoryLeg leg_on(std::uint64_t game, Market market, ledger::HalfPoints line,
                               ledger::AmericanOdds odds, Sport sport = Sport::kNba) {
  projections::HistoryLeg leg;
  leg.game = ledger::GameId{game};
  leg.sport = sport;
  leg.market = market;
  leg.line = line;
  leg.odds = odds;
  return leg;
}

projections::HistoryBet bet_of(std::vector<projections::HistoryLeg> legs) {
  projections::HistoryBet bet;
  bet.type =
      legs.size() == 1 ? projections::type_of(legs.front().market) : projections::BetType::kParlay;
  bet.stake = 100;
  bet.odds = legs.front().odds;
  for (auto& leg : legs) bet.legs.push_back(std::move(leg));
  return bet;
}

// The nth bet of an account, placed at 2n and settled at 2n + 1.
projections::HistoryBet settled(std::uint64_t nth, BetStatus status, ledger::Coins credit,
                                bool has_close = true) {
  auto leg = leg_on(nth, Market::kMoneyline, 0, 100);
  leg.side = ledger::Side::kHome;
  leg.source = ledger::Source::kSimulated;
  leg.other_odds = -120;
  if (has_close) {
    leg.closing = ledger::SideQuote{.line = 0, .odds = -104, .other_odds = -104};
    leg.closed_by = 2 * nth;
  }
  auto bet = bet_of({leg});
  bet.id = 2 * nth;
  bet.settlements.push_back({.position = 2 * nth + 1,
                             .time = {},
                             .status = status,
                             .credit = credit,
                             .decided_on = ledger::GameId{nth}});
  return bet;
}

bool is_asked(const projections::HistoryBet& bet, RecordFilter filter) {
  wizard::Question question;
  question.filter = filter;
  return is_asked_about(bet, question, {});
}

TEST_CASE("what was told is held against results apart for bets and passes") {
  std::vector<ledger::SettledAdvice> all;
  for (std::uint64_t id = 1; id <= 80; ++id) {
    auto& one = all.emplace_back(settled_advice(id));
    if (id % 2 == 0) continue;
    one.pass = ledger::Pass::kPriceBest;
    one.won = true;
  }
  const auto record = wire::wizard_record_of(200, all);
  REQUIRE(record.calibration.size() == 2);
  for (const auto& row : record.calibration) {
    const bool is_pass = row.recommendation == ledger::Recommendation::kPass;
    CHECK(row.source == ledger::Source::kSimulated);
    CHECK(row.decided == 40);
    CHECK(row.happened == doctest::Approx(is_pass ? 1 : 0));
    CHECK(row.low.has_value());
  }
  CHECK(record.calibration.front().recommendation != record.calibration.back().recommendation);
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

TEST_CASE("a record is cut by favourites, underdogs, parlays and live bets") {
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
}

projections::AccountHistory record_of(std::size_t bets) {
  projections::AccountHistory history{
      .position = 2 * bets + 2, .bets = {}, .grants = {}, .look_backs = {}};
  for (std::uint64_t nth = 1; nth <= bets; ++nth) {
    const bool is_won = nth % 2 == 0;
    history.bets.push_back(
        settled(nth, is_won ? BetStatus::kWon : BetStatus::kLost, is_won ? 200 : 0, nth % 5 != 0));
  }
  return history;
}

TEST_CASE("a record counts bets and games, and closes where there are some") {
  auto history = record_of(2);
  history.bets.push_back(settled(3, BetStatus::kPush, 100));
  history.bets.push_back(settled(4, BetStatus::kVoid, 100));
  history.position = 10;
  const auto figures = own_figures(history, {}, {});
  CHECK(figures.bets == 3);
  CHECK(figures.games == 3);
  CHECK(figures.won == 1);
  CHECK(figures.lost == 1);
  CHECK(figures.profit == 0);
  CHECK(figures.result.n == 2);
  CHECK(figures.close.n == 3);
  CHECK(*figures.close.value == doctest::Approx(0));
  CHECK(own_figures({}, {}, {}).bets == 0);
}

TEST_CASE("a record is cut by sport, market and the time of placing, as My Progress is") {
  auto history = record_of(10);
  for (std::size_t i = 0; i < history.bets.size(); ++i)
    history.bets[i].placed_at = ledger::Timestamp{} + std::chrono::days{i};
  history.bets[3].legs.front().sport = Sport::kNhl;
  history.bets[4].type = projections::BetType::kTotal;
  const auto bets_of = [&](const wizard::Question& question) {
    return own_figures(history, question, {}).bets;
  };
  CHECK(bets_of({.sport = Sport::kNhl}) == 1);
  CHECK(bets_of({.market = Market::kTotal}) == 1);
  CHECK(bets_of({.market = Market::kMoneyline}) == 9);
  const wizard::When days{"", ledger::Timestamp{48h}, ledger::Timestamp{120h}};
  CHECK(bets_of({.when = days}) == 3);
  CHECK(bets_of({.sport = Sport::kNhl, .when = days}) == 1);
  CHECK(bets_of({.last_bets = 4}) == 4);
  CHECK(bets_of({.last_bets = 40}) == 10);
  // A cut is not judged.
  history = record_of(400);
  CHECK(own_figures(history, {.last_bets = 390}, {}).result.state ==
        insight::FigureState::kNotJudged);
}

TEST_CASE("a record of a team has the bets on its games, for it and against it") {
  auto history = record_of(6);  // one bet on the home team of each of the games 1 to 6
  history.bets[3].legs.front().market = Market::kTotal;
  history.bets[3].legs.front().side = ledger::Side::kOver;
  history.bets[3].type = projections::BetType::kTotal;
  using ledger::Side;
  // It was at home in games 1 and 2, and away in 3; in game 4 a total was bet on.
  const TeamGames games{{ledger::GameId{1}, Side::kHome},
                        {ledger::GameId{2}, Side::kHome},
                        {ledger::GameId{3}, Side::kAway},
                        {ledger::GameId{4}, Side::kHome}};
  wizard::Question question;
  question.teams = {{Sport::kNba, "LAL"}};
  const auto all = own_figures(history, question, games);
  CHECK(all.bets == 4);
  CHECK(all.won == 2);
  CHECK(all.backed.bets == 2);
  CHECK(all.backed.won == 1);
  CHECK(all.backed.lost == 1);
  question.team_bets = wizard::TeamBets::kOn;
  CHECK(own_figures(history, question, games).bets == 2);
  question.team_bets = wizard::TeamBets::kAgainst;
  CHECK(own_figures(history, question, games).bets == 1);
  question.team_bets = wizard::TeamBets::kAll;
  CHECK(own_figures(history, question, {}).bets == 0);
}

TEST_CASE("stakes are of all bets that were placed, and runs of those won or lost") {
  auto history = record_of(6);  // lost and won in turn
  history.bets.push_back(settled(7, BetStatus::kWon, 200));
  history.bets.push_back(settled(8, BetStatus::kVoid, 100));
  history.bets.push_back(settled(9, BetStatus::kPush, 100));
  history.bets.push_back(settled(10, BetStatus::kWon, 200));
  history.bets.back().stake = 300;
  auto open = settled(11, BetStatus::kPending, 0);
  open.settlements.clear();
  open.stake = 20;
  history.bets.push_back(open);
  history.grants.push_back(
      {.position = 0, .at = {}, .amount = 2'000, .reason = ledger::GrantReason::kSignUp});
  history.position = 30;
  const auto stakes = own_figures(history, {.part = wizard::RecordPart::kStakes}, {}).stakes;
  CHECK(stakes.bets == 11);
  CHECK(stakes.mean == doctest::Approx((9 * 100 + 300 + 20) / 11.0));
  CHECK(stakes.least == 20);
  CHECK(stakes.most == 300);
  CHECK(stakes.above_ceiling > 0);
  const auto newest =
      own_figures(history, {.part = wizard::RecordPart::kStakes, .last_bets = 2}, {});
  CHECK(newest.stakes.bets == 2);
  CHECK(newest.stakes.most == 300);
  const auto runs = own_figures(history, {.part = wizard::RecordPart::kRuns}, {}).runs;
  CHECK(runs.bets == 8);
  CHECK(runs.won == 3);  // the sixth, seventh and tenth
  CHECK(runs.lost == 1);
  CHECK(runs.won_by_luck > 0);
  CHECK(runs.won_by_luck < 1);
}

TEST_CASE("the Wizard says of a record what My Progress says") {
  auto history = record_of(80);
  const auto own = own_bets(history, history.position, [](auto, auto) { return false; });
  std::vector<insight::ProgressBet> bets;
  for (const auto& one : own.bets) bets.push_back(one.bet);
  const auto progress = insight::progress_of(bets, {}, {});
  const auto figures = own_figures(history, {}, {});
  CHECK(figures.result.state == progress.result.share.state);
  CHECK(figures.result.value == progress.result.share.value);
  CHECK(figures.result.interval == progress.result.share.interval);
  CHECK(figures.close.state == progress.closes.singles.state);
  CHECK(figures.close.interval == progress.closes.singles.interval);
  CHECK(figures.on_one_pick == progress.closes.of);
  // Neither counts bets of the time machine.
  for (auto& bet : history.bets) bet.legs.front().source = ledger::Source::kReplay;
  CHECK(own_figures(history, {}, {}).bets == 0);
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
  topic.team_bets = wizard::TeamBets::kAgainst;
  topic.part = wizard::RecordPart::kRuns;
  topic.form = wizard::FormBy::kGamesBack;
  topic.listing = wizard::Listing::kDearest;
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
  CHECK(again.team_bets == topic.team_bets);
  CHECK(again.part == topic.part);
  CHECK(again.form == topic.form);
  CHECK(again.listing == topic.listing);
  CHECK(kept_topic("").topic.games.empty());
  CHECK(kept_topic("{}").topic.games.empty());
  CHECK(kept_topic("[").topic.games.empty());
}

}  // namespace
}  // namespace chalkline::http
