#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "insight/progress/hunch.hpp"
#include "insight/progress/progress.hpp"
#include "tests/insight/cases.hpp"

// The figures of whole records against those of make_progress_cases.py.
namespace chalkline::insight {
namespace {

using boost::json::array;
using boost::json::value;

std::int64_t whole(const value& from) { return from.to_number<std::int64_t>(); }

ProgressLeg leg_of(const array& row) {
  const auto odds = static_cast<ledger::AmericanOdds>(whole(row.at(0)));
  const auto other = static_cast<ledger::AmericanOdds>(whole(row.at(1)));
  ProgressLeg leg{.decimal = ledger::decimal(odds).value(),
                  .opening = {},
                  .closing = {},
                  .may_close = row.at(5).as_bool(),
                  .is_pushed = row.at(6).as_bool()};
  if (other != 0) leg.opening = ledger::no_vig(odds, other).value();
  if (row.at(4).is_null()) return leg;
  const auto& close = row.at(4).as_array();
  const ledger::SideQuote quote{static_cast<ledger::HalfPoints>(whole(close.at(0))),
                                static_cast<ledger::AmericanOdds>(whole(close.at(1))),
                                static_cast<ledger::AmericanOdds>(whole(close.at(2)))};
  leg.closing =
      close_of(static_cast<ledger::Side>(whole(row.at(2))),
               static_cast<ledger::HalfPoints>(whole(row.at(3))), quote, number(close.at(3)));
  return leg;
}

ProgressBet bet_of(const array& row) {
  ProgressBet bet;
  bet.placed_by = static_cast<ledger::Position>(whole(row.at(0)));
  bet.placed_at = ledger::from_micros(whole(row.at(1)));
  bet.end = static_cast<BetEnd>(whole(row.at(2)));
  bet.settled_by = static_cast<ledger::Position>(whole(row.at(3)));
  bet.settled_at = ledger::from_micros(whole(row.at(4)));
  bet.credit = whole(row.at(5));
  bet.equity_before = whole(row.at(6));
  bet.decimal = ledger::decimal(static_cast<ledger::AmericanOdds>(whole(row.at(7)))).value();
  if (whole(row.at(8)) != 0) bet.stated = number(row.at(8)) / 100;
  bet.stake = whole(row.at(9));
  bet.bankroll = whole(row.at(10));
  bet.held_after = whole(row.at(11));
  bet.game = static_cast<std::uint64_t>(whole(row.at(12)));
  bet.is_conditional = row.at(13).as_bool();
  bet.is_followed = row.at(14).as_bool();
  for (const auto& leg : row.at(15).as_array()) bet.legs.push_back(leg_of(leg.as_array()));
  return bet;
}

// Every figure by name; one that is absent has none.
class Values {
 public:
  void put(const std::string& name, double number) { all_[name] = number; }
  void put(const std::string& name, std::size_t count) { all_[name] = static_cast<double>(count); }
  void put(const std::string& name, std::optional<double> number) {
    if (number) all_[name] = *number;
  }
  void put(const std::string& name, const Figure& figure) {
    put(name + ".state", static_cast<double>(std::to_underlying(figure.state)));
    put(name + ".n", figure.n);
    put(name + ".games", figure.games);
    put(name + ".value", figure.value);
    if (figure.n > 0) put(name + ".effective", figure.effective_n);
    if (!figure.interval) return;
    put(name + ".low", figure.interval->low);
    put(name + ".high", figure.interval->high);
  }
  const std::map<std::string, double>& all() const { return all_; }

 private:
  std::map<std::string, double> all_;
};

void put_score(Values& values, const std::string& name, const ScoreBeside& score) {
  values.put(name, score.gain);
  values.put(name + ".stated", score.stated);
  values.put(name + ".price", score.price);
}

void put_estimates(Values& values, const Estimates& estimates) {
  values.put("gap", estimates.gap);
  put_score(values, "brier", estimates.brier);
  put_score(values, "logScore", estimates.log_score);
  put_score(values, "brierAtClose", estimates.brier_at_close);
  const auto& [gain, stated_won, stated_lost, price_won, price_lost] = estimates.discrimination;
  values.put("discrimination", gain);
  values.put("discrimination.statedWon", stated_won);
  values.put("discrimination.statedLost", stated_lost);
  values.put("discrimination.priceWon", price_won);
  values.put("discrimination.priceLost", price_lost);
  for (const auto& bin : estimates.bins) {
    const auto name = "bin" + std::to_string(bin.tenth);
    values.put(name + ".n", bin.n);
    values.put(name + ".stated", bin.mean_chance);
    values.put(name + ".happened", bin.hit_rate);
    values.put(name + ".effective", bin.games);
    if (!bin.band) continue;
    values.put(name + ".low", bin.band->low);
    values.put(name + ".high", bin.band->high);
  }
}

void put_money(Values& values, const Progress& progress) {
  const auto& [profit, staked, share, dots] = progress.result;
  values.put("result.profit", static_cast<double>(profit));
  values.put("result.staked", static_cast<double>(staked));
  values.put("result", share);
  for (std::size_t i = 0; i < dots.size(); ++i)
    values.put("result.dot" + std::to_string(i), dots[i]);
  const auto& parts = progress.parts;
  values.put("parts.n", parts.n);
  values.put("parts.luck", parts.luck);
  values.put("parts.movement", parts.movement);
  values.put("parts.margin", parts.margin);
  values.put("parts.deviation", parts.luck_deviation);
  values.put("parts.asMuch", parts.as_much);
  values.put("parts.others", parts.others);
  values.put("parts.othersProfit", static_cast<double>(parts.others_profit));
}

void put_stakes(Values& values, const Staking& staking, const KellyStakes& kelly) {
  values.put("staking.n", staking.n);
  values.put("staking.atMost5", staking.at_most_5);
  values.put("staking.middle", staking.middle);
  values.put("staking.largest", staking.largest);
  values.put("staking.atRisk", staking.most_at_risk);
  values.put("kelly.n", kelly.stakes.size());
  values.put("kelly.above", kelly.above);
  values.put("kelly.against", kelly.against);
  double advised = 0;
  for (const auto& stake : kelly.stakes) advised += stake.advised.value_or(0);
  values.put("kelly.advisedSum", advised);
}

void put_after(Values& values, const std::string& name, const AfterSettlements& after) {
  values.put(name + ".n", after.n);
  values.put(name + ".second", after.second);
  values.put(name + ".raised", after.raised);
  values.put(name + ".share", after.middle_share);
  values.put(name + ".gap", after.middle_gap_minutes);
  values.put(name + ".implied", after.implied_chance);
}

void put_purse(Values& values, const Progress& progress) {
  if (const auto& drawdown = progress.drawdown) {
    values.put("drawdown.worst", drawdown->worst);
    values.put("drawdown.restarts", drawdown->restarts);
    values.put("drawdown.last", drawdown->points.back().index);
    values.put("drawdown.points", drawdown->points.size());
    if (drawdown->worst > 0)
      values.put("drawdown.coins", static_cast<double>(drawdown->worst_coins));
  }
  if (!progress.chasing) return;
  const auto& [loss, win, is_judged, signs, is_flagged] = *progress.chasing;
  put_after(values, "chasing.loss", loss);
  put_after(values, "chasing.win", win);
  values.put("chasing.isJudged", std::size_t{is_judged});
  values.put("chasing.isFlagged", std::size_t{is_flagged});
  values.put("chasing.sign0", std::size_t{signs.larger_stakes});
  values.put("chasing.sign1", std::size_t{signs.raised_stakes});
  values.put("chasing.sign2", std::size_t{signs.sooner});
  values.put("chasing.sign3", std::size_t{signs.longer_odds});
}

// Of all points together: each is the figure of one record more.
void put_over_time(Values& values, const Closes& closes) {
  double means = 0;
  double lows = 0;
  double highs = 0;
  std::size_t bands = 0;
  for (const auto& [position, time, mean] : closes.over_time) {
    means += mean.value.value();
    if (!mean.interval) continue;
    ++bands;
    lows += mean.interval->low;
    highs += mean.interval->high;
  }
  values.put("overTime.n", closes.over_time.size());
  values.put("overTime.bands", bands);
  values.put("overTime.means", means);
  values.put("overTime.lows", lows);
  values.put("overTime.highs", highs);
}

void put_change(Values& values, const std::string& name, const Change& change) {
  values.put(name + ".state", static_cast<double>(std::to_underlying(change.state)));
  values.put(name + ".before", change.before);
  values.put(name + ".after", change.after);
}

void put_improvement(Values& values, const Improvement& found) {
  values.put("improvement.bets", found.bets);
  values.put("improvement.closed", found.closed);
  put_change(values, "improvement.smallStakes", found.small_stakes);
  put_change(values, "improvement.chances", found.chances);
  put_change(values, "improvement.lookBacks", found.look_backs);
  put_change(values, "improvement.closes", found.closes);
}

Values values_of(const Progress& progress) {
  Values values;
  values.put("hits", progress.hits.rate);
  values.put("hits.won", progress.hits.won);
  values.put("hits.needed", progress.hits.needed);
  values.put("hits.expected", progress.hits.expected);
  values.put("hits.priced", progress.hits.priced);
  put_estimates(values, progress.estimates);
  const auto& closes = progress.closes;
  values.put("singles", closes.singles);
  values.put("parlays", closes.parlays);
  values.put("closes.of", closes.of);
  values.put("closes.parlaysOf", closes.parlays_of);
  values.put("closes.estimated", closes.estimated);
  values.put("closes.waiting", closes.waiting);
  put_over_time(values, closes);
  if (progress.improvement) put_improvement(values, *progress.improvement);
  put_money(values, progress);
  put_stakes(values, progress.staking, progress.kelly);
  put_purse(values, progress);
  return values;
}

void check_same(const Values& values, const boost::json::object& expected) {
  CHECK(values.all().size() == expected.size());
  for (const auto& [key, wanted] : expected) {
    const std::string figure{key};
    CAPTURE(figure);
    const auto found = values.all().find(figure);
    REQUIRE(found != values.all().end());
    CAPTURE(found->second);
    CAPTURE(number(wanted));
    CHECK(same(found->second, number(wanted)));
  }
}

TEST_CASE("all figures of a learner agree with another program's") {
  for (const auto& record : cases_in("progress_cases.json").as_array()) {
    const std::string name{record.at("name").as_string()};
    CAPTURE(name);
    std::vector<ProgressBet> bets;
    for (const auto& row : record.at("bets").as_array()) bets.push_back(bet_of(row.as_array()));
    std::vector<ledger::Position> resets;
    for (const auto& reset : record.at("resets").as_array())
      resets.push_back(static_cast<ledger::Position>(whole(reset)));
    for (const auto& of : record.at("views").as_array()) {
      const auto cells = static_cast<std::size_t>(whole(of.at("cells")));
      CAPTURE(cells);
      const auto view = cells == 1 ? View{} : cut_of(cells);
      CHECK(same(view.z, number(of.at("z"))));
      const auto values = values_of(progress_of(bets, resets, view));
      check_same(values, of.at("expected").as_object());
    }
    for (const auto& hunch : record.at("hunches").as_array()) {
      const auto takes = static_cast<std::size_t>(whole(hunch.at("takes")));
      CAPTURE(takes);
      const auto measure = static_cast<HunchMeasure>(whole(hunch.at("measure")));
      const auto result = judge_hunch(bets, measure, hunch.at("better").as_bool(), takes);
      Values values;
      values.put("figure", result.figure);
      values.put("counted", result.counted);
      values.put("verdict", std::size_t{std::to_underlying(result.verdict)});
      check_same(values, hunch.at("expected").as_object());
    }
  }
}

}  // namespace
}  // namespace chalkline::insight
