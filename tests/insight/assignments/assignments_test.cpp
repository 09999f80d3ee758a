#include <doctest/doctest.h>

#include "tests/insight/assignments/story.hpp"

// Each assignment: met, just not met, and as a learner would try who wants the mark without the
// work.
namespace chalkline::insight::assignments {
namespace {

using enum Assignment;

TEST_CASE("assignment 1: ten honest chances") {
  const auto guesses = [](std::uint64_t games, int values, bool unseen = true) {
    Story story{kHonestChances};
    for (std::uint64_t i = 0; i < 10; ++i) {
      const auto percent = 40 + static_cast<int>(i) % values;
      story.decided(chance(1 + i % games, percent, unseen));
    }
    return story;
  };
  CHECK(guesses(8, 4).is_met());
  CHECK_FALSE(guesses(7, 4).is_met());
  CHECK_FALSE(guesses(8, 3).is_met());         // 50% each time
  CHECK_FALSE(guesses(8, 4, false).is_met());  // read off the price
  Story open{kHonestChances};
  for (std::uint64_t i = 0; i < 10; ++i) open.then(chance(i, 40 + static_cast<int>(i)));
  CHECK_FALSE(open.is_met());
  CHECK(open.progress().began == 1);
  // A chance is decided once, however often its game's result is corrected.
  Story twice{kHonestChances};
  for (std::uint64_t i = 0; i < 9; ++i) twice.decided(chance(i, 40 + static_cast<int>(i)));
  twice.then(Decided{1});
  CHECK(twice.done() == 9);
}

TEST_CASE("assignment 2: five mornings") {
  Story story{kMornings};
  auto daily = chance(1);
  daily.daily = true;
  for (int i = 0; i < 4; ++i) story.then(daily).then(daily).days_later(2);
  CHECK(story.done() == 4);
  story.then(chance(1));  // another estimate
  CHECK_FALSE(story.is_met());
  story.then(daily);
  CHECK(story.is_met());
}

TEST_CASE("assignment 3: margin hunter") {
  Story story{kMarginMarks};
  story.then(Marked{1, 0.0501}).then(Marked{2, 0.06}).then(Marked{2, 0.07});
  CHECK(story.done() == 2);  // of two games
  Story exact = story;
  CHECK_FALSE(exact.then(Marked{3, 0.05}).is_met());  // not above it
  CHECK(story.then(Marked{3, 0.09}).is_met());
  Story everything{kMarginMarks};  // every market of four games
  for (std::uint64_t game = 1; game <= 4; ++game) {
    everything.then(Marked{game, 0.04}).then(Marked{game, 0.045}).then(Marked{game, 0.06});
  }
  CHECK_FALSE(everything.is_met());
}

// A guide that is read and answered right, so many seconds between.
Story& pass(Story& story, int guide, int checks, int pause = 40) {
  for (int check = 1; check <= checks; ++check)
    story.then(CheckAnswered{guide, check, true}, pause);
  return story.then(GuideRead{guide}, pause);
}

TEST_CASE("assignment 4: read and pass two guides") {
  Story story{kGuides};
  pass(story, 1, 2);
  CHECK(story.done() == 1);
  Story half = story;
  half.then(CheckAnswered{3, 1, true}).then(CheckAnswered{3, 2, true}).then(GuideRead{3});
  CHECK_FALSE(half.is_met());
  half.then(CheckAnswered{3, 3, false}).days_later().then(CheckAnswered{3, 3, true});
  CHECK(half.is_met());  // by the second try
  Story third = story;
  third.then(CheckAnswered{2, 1, true}).then(GuideRead{2});
  for (const bool right : {false, false, true}) third.then(CheckAnswered{2, 2, right}).days_later();
  CHECK_FALSE(third.is_met());
  Story hasty{kGuides};  // clicked through
  pass(hasty, 1, 2, 2);
  pass(hasty, 2, 2, 2);
  CHECK(hasty.done() == 0);
  Story quick{kGuides};  // no guide is read in 30 seconds
  pass(quick, 1, 2, 10);
  CHECK(quick.done() == 0);
}

// So many bets on each of so many days, one day after the other.
Story& bets(Story& story, int days, int a_day, std::int64_t coins) {
  for (int day = 0; day < days; ++day, story.days_later()) {
    for (int i = 0; i < a_day; ++i) story.then(stake(coins));
  }
  return story;
}

TEST_CASE("assignment 5: a week at most 2%") {
  Story story{kSmallStakes};
  bets(story, 6, 2, 20);
  CHECK_FALSE(story.is_met());  // six days
  Story breach = story;
  CHECK_FALSE(breach.then(stake(21)).is_met());
  CHECK(breach.done() == 0);
  breach.days_later();
  CHECK(bets(breach, 7, 2, 20).is_met());
  Story at_risk = story;
  auto much = stake(20);
  much.at_risk = 101;
  CHECK_FALSE(at_risk.then(much).is_met());
  CHECK(story.then(stake(20)).is_met());

  Story sprint{kSmallStakes};  // all on two days, a week apart
  bets(sprint, 1, 9, 20).days_later(5).then(stake(20));
  CHECK_FALSE(sprint.is_met());
}

TEST_CASE("assignment 5 without a bet: ten estimates on four days of a week") {
  Story story{kSmallStakes};
  for (int day = 0; day < 4; ++day, story.days_later(2)) {
    for (std::uint64_t i = 0; i < 3; ++i) story.then(chance(i));
  }
  CHECK(story.progress().by_twin);
  CHECK(story.is_met());
  Story risky{kSmallStakes};  // estimates, and large bets between them
  for (int day = 0; day < 7; ++day, risky.days_later()) {
    for (std::uint64_t i = 0; i < 3; ++i) risky.then(chance(i));
    risky.then(stake(500));
  }
  CHECK_FALSE(risky.is_met());
}

TEST_CASE("assignment 6: look back at ten") {
  const auto look = [](bool won, bool line = true) { return LookedBack{won, !won, line}; };
  Story story{kLookBacks};
  for (int i = 0; i < 9; ++i) {
    story.then(look(i < 5));
    if (i % 4 == 3) story.days_later();
  }
  CHECK(story.done() == 9);
  Story bare = story;
  CHECK_FALSE(bare.then(look(false, false)).is_met());  // without a line
  CHECK(story.then(look(false)).is_met());
  Story wins{kLookBacks};
  for (int i = 0; i < 12; ++i) wins.then(look(i < 9)).days_later();
  CHECK_FALSE(wins.is_met());
  CHECK(wins.then(look(false)).is_met());
  Story at_once{kLookBacks};  // all on one evening
  for (int i = 0; i < 20; ++i) at_once.then(look(i % 2 == 0));
  CHECK(at_once.done() == 4);
}

TEST_CASE("assignment 6 without a bet: ten questions that come back") {
  Story story{kLookBacks};
  for (int check = 1; check <= 3; ++check) story.then(CheckAnswered{3, check, true});
  for (int check = 1; check <= 3; ++check) story.then(CheckAnswered{3, check, true});
  CHECK(story.done() == 0);  // asked for the first time, and practised
  for (int day = 0; day < 3; ++day) {
    story.days_later();
    for (int check = 1; check <= 3; ++check) story.then(CheckAnswered{3, check, true});
  }
  story.days_later().then(CheckAnswered{3, 1, false});
  CHECK_FALSE(story.is_met());
  CHECK(story.then(CheckAnswered{3, 2, true}).progress().by_twin);
  CHECK(story.is_met());
}

TEST_CASE("assignment 7: take a parlay apart") {
  const auto guess = [](std::uint64_t first, double off) {
    return MarginGuessed{{first, first + 1}, 0.1 + off, 0.1};
  };
  Story story{kParlayMargins};
  story.then(guess(1, 0.01)).then(guess(2, -0.01)).then(guess(3, 0.011));
  CHECK(story.done() == 2);
  CHECK(story.then(guess(4, 0)).is_met());
  Story again{kParlayMargins};  // the same games once their margin is known
  again.then(guess(1, 0.05)).then(guess(1, 0)).then(MarginGuessed{{2, 1}, 0.1, 0.1});
  again.then(guess(5, 0)).then(guess(6, 0));
  CHECK(again.done() == 2);
  Story dice{kParlayMargins};  // one hit in three
  for (std::uint64_t i = 1; i <= 30; ++i) dice.then(guess(i, i % 3 == 0 ? 0 : 0.03));
  CHECK_FALSE(dice.is_met());
}

TEST_CASE("assignment 8: state a hunch") {
  Story story{kHunch};
  story.then(HunchStated{});
  const auto hunch = story.last();
  for (int i = 0; i < 29; ++i) i % 2 == 0 ? story.then(stake(10)) : story.then(chance(1));
  Story early = story;
  CHECK_FALSE(early.then(HunchClosed{hunch}).is_met());
  story.then(stake(10));
  CHECK_FALSE(story.is_met());  // not looked at
  CHECK(story.then(HunchClosed{hunch}).is_met());
  Story judged{kHunch};  // by bets of the own account, which no class sees
  judged.then(HunchStated{30});
  CHECK(Story{judged}.then(HunchClosed{judged.last(), true}).is_met());
  CHECK_FALSE(judged.then(HunchClosed{judged.last(), false}).is_met());
  Story late{kHunch};  // stated once its bets are known
  for (int i = 0; i < 30; ++i) late.then(stake(10));
  late.then(HunchStated{});
  CHECK_FALSE(late.then(HunchClosed{late.last()}).is_met());
}

TEST_CASE("assignment 9: ten games, one board") {
  auto rule = default_rule(kSetGames);
  for (std::uint64_t game = 1; game <= 10; ++game) rule.set_games.push_back(game);
  Story story{rule};
  for (std::uint64_t game = 1; game <= 9; ++game)
    game % 2 == 0 ? story.then(stake(10, game)) : story.then(GamePassed{game});
  story.then(GamePassed{9}).then(GamePassed{11});
  CHECK(story.done() == 9);
  CHECK(story.then(GamePassed{10}).is_met());
}

TEST_CASE("assignment 10: the cheapest price") {
  const auto pick = [](std::uint64_t game, double margin) {
    auto given = chance(game);
    given.margin = margin;
    return given;
  };
  Story story{kCheapPrices};
  for (std::uint64_t game = 1; game <= 4; ++game)
    story.then(pick(game, 0.05)).then(pick(game, 0.04));
  CHECK(story.done() == 4);
  Story dear = story;
  CHECK_FALSE(dear.then(pick(5, 0.0501)).is_met());
  auto unknown = pick(5, 0.01);
  unknown.middle.reset();
  CHECK_FALSE(dear.then(unknown).is_met());
  auto parlay = stake(10, 5);
  parlay.single = false;
  CHECK_FALSE(dear.then(parlay).is_met());
  CHECK(story.then(stake(10, 5)).is_met());
}

TEST_CASE("assignment 11: your own limits") {
  const LimitsChanged both{true, true, false};
  Story story{kOwnLimits};
  story.then(both).days_later(13).then(chance(1));
  CHECK(story.done() == 13);
  Story loosened = story;
  loosened.then(LimitsChanged{true, true, true}).days_later(13).then(chance(1));
  CHECK_FALSE(loosened.is_met());
  Story removed = story;
  removed.then(LimitsChanged{false, true, true}).then(both).days_later(13).then(chance(1));
  CHECK_FALSE(removed.is_met());
  Story stricter = story;
  CHECK(stricter.then(both).days_later().then(chance(1)).is_met());
  CHECK(story.days_later().then(chance(1)).is_met());
  Story no_check{kOwnLimits};
  no_check.then(LimitsChanged{true, false, false}).days_later(20).then(chance(1));
  CHECK_FALSE(no_check.progress().began.has_value());
}

TEST_CASE("assignment 12: half Kelly at most") {
  // At +100, 70% stated and 50% by the market: Kelly stakes 20% at 60%, half of it 10%.
  const auto stated = [](std::int64_t coins, int percent) {
    auto bet = stake(coins);
    bet.odds = 100;
    bet.stated = percent;
    return bet;
  };
  Story story{kHalfKelly};
  for (int i = 0; i < 9; ++i) story.then(stated(100, 70));
  Story too_much = story;
  CHECK_FALSE(too_much.then(stated(101, 70)).is_met());
  CHECK_FALSE(too_much.then(stated(1, 50)).is_met());  // not worth its price: 0 is right
  CHECK_FALSE(too_much.then(stake(1)).is_met());       // no chance stated
  CHECK(too_much.then(chance(1)).is_met());
  auto conditional = stated(1, 70);
  conditional.market.reset();  // of which nothing is advised
  CHECK_FALSE(Story{story}.then(conditional).is_met());
  CHECK(story.then(stated(100, 70)).is_met());
}

TEST_CASE("assignment 13: a hundred estimates") {
  const auto after = [](int days) {
    Story story{kManyEstimates};
    for (int i = 0; i < 100; ++i) {
      story.decided(chance(static_cast<std::uint64_t>(i), 50, false));
      if (i < days - 1) story.days_later();
    }
    return story;
  };
  auto story = after(20);
  CHECK(story.done() == 100);
  CHECK_FALSE(story.is_met());
  CHECK(story.then(CalibrationOpened{}).is_met());
  CHECK_FALSE(after(19).then(CalibrationOpened{}).is_met());
  // Opened before the class was joined: it is recorded once.
  Story known{kManyEstimates};
  known.then(CalibrationOpened{}).edited(default_rule(kManyEstimates));
  CHECK_FALSE(known.progress().began.has_value());
  for (int i = 0; i < 100; ++i) known.decided(chance(1)).days_later(i % 5 == 0 ? 1 : 0);
  CHECK(known.is_met());
}

}  // namespace
}  // namespace chalkline::insight::assignments
