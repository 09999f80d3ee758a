#include "insight/track_record.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

#include "insight/similar_bets.hpp"

namespace chalkline::insight {
namespace {

using ledger::Market;
using ledger::Pass;
using ledger::SettledAdvice;
using ledger::Side;

SettledAdvice advice(std::uint64_t game, ledger::Millionths chance, std::optional<bool> won) {
  return {.id = game,
          .game = ledger::GameId{game},
          .source = ledger::Source::kLive,
          .sport = ledger::Sport::kNba,
          .market = Market::kSpread,
          .side = Side::kHome,
          .line = -7,
          .odds = -110,
          .model = 1,
          .deviation = 12'000'000,
          .price = 500'000,
          .chance = chance,
          .confidence = 700'000,
          .pass = Pass::kPriceBest,
          .settled_by = 1'000 + game,
          .won = won,
          .closing = ledger::TwoWay{-7, -110, -110}};
}

TEST_CASE("advice is scored beside the price that it saw") {
  const std::vector all{advice(1, 600'000, true), advice(2, 600'000, false),
                        advice(3, 600'000, true), advice(4, 600'000, std::nullopt)};
  const auto record = track_record(all);
  CHECK(record.n == 3);
  CHECK(record.pushed == 1);
  CHECK(record.games == 4);
  CHECK(record.effective_n == 3);
  CHECK(record.brier->stated == doctest::Approx((2 * 0.16 + 0.36) / 3));
  CHECK(record.brier->price == doctest::Approx(0.25));
  CHECK(record.brier->gain.value == doctest::Approx(0.25 - 0.68 / 3));
  CHECK(record.log_score->stated == doctest::Approx(-(2 * std::log(0.6) + std::log(0.4)) / 3));
  CHECK(record.log_score->price == doctest::Approx(std::log(2)));
  CHECK(record.hits->rate == doctest::Approx(2.0 / 3));
  CHECK(record.hits->expected == doctest::Approx(0.6));
  CHECK(record.hits->needed == doctest::Approx(11.0 / 21));
  // A push stakes its coin and brings it back.
  CHECK(record.flat->ratio.value == doctest::Approx((2 * 10.0 / 11 - 1) / 4));
  CHECK_FALSE(record.flat->interval);  // of 4 games it would say nothing
  REQUIRE(record.calibration.size() == 1);
  CHECK(record.calibration.front().tenth == 6);
  CHECK(verdicts(all, record).log_score == FigureState::kTooFew);
}

TEST_CASE("chances are not called wrong while what is seldom has not come") {
  const auto said_of = [](std::uint64_t n) {
    std::vector<SettledAdvice> all;
    for (std::uint64_t game = 1; game <= n; ++game)
      all.push_back(advice(game, game % 2 == 0 ? 40'000 : 60'000, false));
    return verdicts(all, track_record(all)).calibration;
  };
  CHECK(said_of(60) == FigureState::kCannotTell);
  CHECK(said_of(400) == FigureState::kTells);
}

TEST_CASE("without advice there is no figure") {
  const auto record = track_record({});
  CHECK(record.n == 0);
  CHECK_FALSE(record.log_score);
  CHECK_FALSE(record.hits);
  CHECK_FALSE(record.flat);
  CHECK_FALSE(record.close);
  CHECK(verdicts({}, record).flat == FigureState::kNone);
}

TEST_CASE("the answer to many people on one game counts as one") {
  std::vector<SettledAdvice> all;
  for (int i = 0; i < 500; ++i) all.push_back(advice(1, 600'000, true));
  const auto record = track_record(all);
  CHECK(record.n == 1);
  CHECK(record.games == 1);
  CHECK(record.effective_n == doctest::Approx(1));
  CHECK(record.close->n == 1);
  REQUIRE(record.calibration.size() == 1);
  CHECK(record.calibration.front().n == 1);
  CHECK(verdicts(all, record).log_score == FigureState::kTooFew);
  CHECK(record.hits->band.low < 0.3);
}

// What 4 accounts that ask a thousand times about one game do to the record of 40 others.
TEST_CASE("a game that is asked about again and again weighs no more than another") {
  std::vector<SettledAdvice> all;
  for (std::uint64_t game = 1; game <= 40; ++game)
    all.push_back(advice(game, 550'000, game % 2 == 0));
  const auto once = [&] {
    auto with_one = all;
    with_one.push_back(advice(41, 900'000, true));
    return track_record(with_one);
  }();
  for (int asked = 0; asked < 4 * 1'000; ++asked) all.push_back(advice(41, 900'000, true));
  const auto often = track_record(all);
  CHECK(often.n == 41);
  CHECK(often.games == 41);
  CHECK(often.effective_n == doctest::Approx(once.effective_n));
  CHECK(often.brier->stated == doctest::Approx(once.brier->stated));
  CHECK(often.log_score->gain.value == doctest::Approx(once.log_score->gain.value));
  CHECK(often.log_score->gain.error == doctest::Approx(once.log_score->gain.error));
  CHECK(often.hits->rate == doctest::Approx(once.hits->rate));
  CHECK(often.hits->band.high == doctest::Approx(once.hits->band.high));
  CHECK(often.flat->ratio.value == doctest::Approx(once.flat->ratio.value));
  CHECK(often.close->value == doctest::Approx(once.close->value));
  REQUIRE(often.calibration.size() == once.calibration.size());
  for (std::size_t i = 0; i < once.calibration.size(); ++i) {
    CHECK(often.calibration[i].n == once.calibration[i].n);
    CHECK(often.calibration[i].mean_chance == doctest::Approx(once.calibration[i].mean_chance));
  }
}

TEST_CASE("the answers on one pick share its weight, those on another side have their own") {
  std::vector<SettledAdvice> all{advice(1, 600'000, true), advice(1, 800'000, true),
                                 advice(1, 400'000, false), advice(2, 600'000, false)};
  all[2].side = Side::kAway;
  const auto record = track_record(all);
  CHECK(record.n == 3);
  CHECK(record.games == 2);
  CHECK(record.effective_n == doctest::Approx(9.0 / 5));
  CHECK(record.hits->rate == doctest::Approx(1.0 / 3));
  CHECK(record.hits->expected == doctest::Approx((0.7 + 0.4 + 0.6) / 3));
  CHECK(record.brier->stated == doctest::Approx((0.1 + 0.16 + 0.36) / 3));
  // At a line that moved, one of two answers may push: the other alone decides.
  all[1].won.reset();
  const auto pushed = track_record(all);
  CHECK(pushed.n == 3);
  CHECK(pushed.pushed == 0);
  CHECK(pushed.hits->expected == doctest::Approx((0.6 + 0.4 + 0.6) / 3));
}

// A forecaster who knows the chance, one who copies the price and one who is sure of too much.
TEST_CASE("three states: better, no difference to tell, worse") {
  struct Row {
    double knows;  // how much of the way from the price to the truth
    bool tells;
    bool better;
  };
  for (const auto& [knows, tells, better] :
       {Row{1, true, true}, Row{0, false, false}, Row{-1, true, false}}) {
    CAPTURE(knows);
    std::mt19937_64 random{7};
    std::uniform_real_distribution<double> uniform;
    std::vector<SettledAdvice> all;
    for (std::uint64_t game = 1; game <= 2'000; ++game) {
      const auto truth = 0.3 + 0.4 * uniform(random);
      const auto chance = 0.5 + knows * (truth - 0.5);
      all.push_back(
          advice(game, static_cast<ledger::Millionths>(chance * 1e6), uniform(random) < truth));
    }
    const auto record = track_record(all);
    const auto said = verdicts(all, record);
    CHECK((said.log_score == FigureState::kTells) == tells);
    CHECK((said.brier == FigureState::kTells) == tells);
    if (tells) CHECK((record.log_score->gain.value > 0) == better);
    CHECK(said.calibration == FigureState::kCannotTell);
  }
}

TEST_CASE("closing-line value counts a moved line by the deviation of results") {
  auto one = advice(1, 500'000, true);
  CHECK(*closing_line_value(one) == doctest::Approx(21.0 / 11 / 2 - 1));
  one.closing->line = -9;  // a point more to give: the line taken is the better one
  const auto better = *closing_line_value(one);
  CHECK(better > 0);
  one.side = Side::kAway;
  one.line = 7;
  CHECK(*closing_line_value(one) < -0.08);
  one.market = Market::kTotal;
  one.closing = ledger::TwoWay{441, -110, -110};
  one.line = 439;
  one.side = Side::kOver;
  CHECK(*closing_line_value(one) == doctest::Approx(better));
  one.side = Side::kUnder;
  CHECK(*closing_line_value(one) < -0.08);
  one.deviation = 0;
  CHECK_FALSE(closing_line_value(one));
  one.closing.reset();
  CHECK_FALSE(closing_line_value(one));
}

TEST_CASE("advice is told apart by source, sport, market, model and recommendation") {
  std::vector<SettledAdvice> all{advice(1, 500'000, true), advice(2, 500'000, true)};
  all.push_back(all.front());
  all.back().source = ledger::Source::kSimulated;
  all.push_back(all.front());
  all.back().pass = Pass::kUnproven;
  all.push_back(all.front());
  all.back().model = 2;
  const auto kinds = by_kind(all);
  REQUIRE(kinds.size() == 4);
  CHECK(kinds.front().kind.source == ledger::Source::kSimulated);
  for (const auto& [kind, record] : kinds) {
    const bool is_passed = kind.recommendation == ledger::Recommendation::kPass;
    CHECK(record.n ==
          (is_passed && kind.model == 1 && kind.source == ledger::Source::kLive ? 2 : 1));
  }
}

TEST_CASE("a rate of similar bets has a band from thirty on, those of one game alike") {
  const auto of_games = [](std::uint64_t picks, std::uint64_t a_game) {
    std::vector<SettledAdvice> all;
    for (std::uint64_t i = 0; i < picks; ++i) {
      auto one = advice(1 + i / a_game, 600'000, i % 2 == 0);
      one.pass = Pass::kNone;
      one.side = i % a_game == 0 ? Side::kHome : Side::kAway;
      all.push_back(one);
    }
    return RecommendedBets{all}.like(kind_of(all.front()), 700'000).value();
  };
  CHECK_FALSE(of_games(29, 1).fits);
  CHECK(of_games(30, 1).fits == wilson(0.5, 30));
  CHECK(of_games(58, 2).decided == 58);
  CHECK_FALSE(of_games(58, 2).fits);
  CHECK(of_games(60, 2).fits == wilson(0.5, 30));
}

TEST_CASE("similar bets are recommended ones of about the same confidence, from ten on") {
  std::vector<SettledAdvice> all;
  for (std::uint64_t game = 1; game <= 9; ++game) {
    all.push_back(advice(game, 550'000, game % 3 != 0));
    all.back().pass = Pass::kNone;
  }
  const auto kind = kind_of(all.front());
  CHECK_FALSE(RecommendedBets{all}.like(kind, 700'000));
  const auto add = [&](auto change) {
    all.push_back(advice(50, 550'000, true));
    all.back().pass = Pass::kNone;
    change(all.back());
  };
  add([](auto& other) { other.pass = Pass::kUnproven; });
  add([](auto& other) { other.market = Market::kTotal; });
  add([](auto& other) { other.source = ledger::Source::kSimulated; });
  add([](auto& other) { other.confidence = 800'001; });
  CHECK_FALSE(RecommendedBets{all}.like(kind, 700'000));
  add([](auto& other) {
    other.confidence = 800'000;
    other.won.reset();
  });
  const auto similar = RecommendedBets{all}.like(kind, 700'000);
  REQUIRE(similar);
  CHECK(similar->situations == 10);
  CHECK(similar->decided == 9);
  CHECK(similar->hit_rate == doctest::Approx(6.0 / 9));
  CHECK_FALSE(similar->fits);
  CHECK(similar->closes == 10);  // each line closed as it was taken, at -110 on both sides
  CHECK(similar->closing_line_value == doctest::Approx(21.0 / 11 / 2 - 1));
  for (int again = 0; again < 100; ++again) all.push_back(all.front());
  CHECK(RecommendedBets{all}.like(kind, 700'000)->situations == 10);
}

}  // namespace
}  // namespace chalkline::insight
