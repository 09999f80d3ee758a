#include "http/app/commands/demo/demo_study.hpp"

#include <algorithm>
#include <cstdint>
#include <tuple>

#include "http/assignments/guide_checks.hpp"
#include "ledger/rules/progress.hpp"
#include "ledger/rules/quiz.hpp"
#include "ledger/rules/rules.hpp"
#include "ledger/values/odds.hpp"

namespace chalkline::http {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::uint64_t kOwnLuck = 0x5EED;  // apart from that of the same learner's bets
constexpr minutes kFirstHour{5 * 60};
constexpr std::size_t kHoursBeginWithin = 180;  // minutes
// Nobody judges a game to the point: who is exact in their bets is not so here.
constexpr double kEstimatesSpread = 0.04;
constexpr double kSecondEstimate = 0.3;  // of the days, with one more beside the daily line
constexpr minutes kAskedAfter{1};
constexpr minutes kAskedWithin{90};
constexpr double kReadsGuide = 0.15;  // of the days, until the free ones are read
constexpr double kAnswersRight = 0.85;
constexpr seconds kAnswering{15};  // a guide of five takes over the minute that assignments ask for
// On moneylines, which they bet on in their own account: two each time they come make a hunch of 30
// judged within the demo's days.
constexpr std::uint16_t kHunchBets = 30;
constexpr std::size_t kOwnBets = 2;
constexpr ledger::Coins kOwnStake = 10;
constexpr double kOwnParlay = 0.3;  // of the times they come
// One learner is stuck at a check, as of the last days: three wrong answers to it.
constexpr std::size_t kStuckLearner = 8;
constexpr std::size_t kStuckOn = 57;
constexpr int kStuckTries = 3;
constexpr auto kStuckGuide = ledger::Guide::kSportsStatistics;

double diligence_of(insight::BettingHabit habit) {
  switch (habit) {
    case insight::BettingHabit::kCalibrated:
      return 0.8;
    case insight::BettingHabit::kDisciplined:
      return 0.6;
    case insight::BettingHabit::kOverConfident:
      return 0.5;
    case insight::BettingHabit::kFavourites:
    case insight::BettingHabit::kChaser:
    case insight::BettingHabit::kNone:
      break;
  }
  return 0.2;
}

insight::SampleTraits estimating(std::size_t nth) {
  auto traits = insight::sample_traits(nth);
  traits.stated_spread = std::max(traits.stated_spread, kEstimatesSpread);
  return traits;
}

ledger::AskedSide asked_of(const ledger::Pick& pick) {
  return {.game = pick.game,
          .market = pick.market,
          .side = pick.side,
          .line = pick.line,
          .odds = pick.odds,
          .other_odds = pick.other_odds,
          .quoted_at = pick.quoted_at};
}

}  // namespace

DemoStudy::DemoStudy(std::size_t nth, std::uint64_t class_seed, ledger::AccountId person,
                     ledger::Timestamp start)
    : nth_{nth},
      person_{person},
      thinks_{estimating(nth), insight::sample_seeds(class_seed, nth).learner ^ kOwnLuck},
      luck_{insight::sample_seeds(class_seed, nth).luck ^ kOwnLuck},
      diligence_{diligence_of(insight::sample_habit(nth))},
      next_{std::chrono::floor<std::chrono::days>(start) + kFirstHour +
            minutes{luck_.below(kHoursBeginWithin)}} {}

void DemoStudy::act(DemoWorld& world) {
  if (world.now() < next_) return;
  next_ += std::chrono::days{1};
  if (days_++ == 0) begin(world);
  if (nth_ == kStuckLearner && days_ == kStuckOn) {
    for (int i = 0; i < kStuckTries; ++i) answer(world, kStuckGuide, 1, false);
  }
  if (luck_.unit() >= diligence_) return;
  estimate_daily(world);
  if (luck_.unit() < kSecondEstimate) estimate_soon(world);
  bet_alone(world);
  if (luck_.unit() < kReadsGuide) read_guide(world);
}

void DemoStudy::begin(DemoWorld& world) {
  auto answers = ledger::QuizAnswers{1, ledger::kQuizKey[0], ledger::kQuizKey[1],
                                     ledger::kQuizKey[2], ledger::kQuizKey[3]};
  for (std::size_t i = 1; i < answers.size(); ++i) {
    if (luck_.unit() >= kAnswersRight * diligence_) answers.at(i) = ledger::kQuizUnknown;
  }
  world.must(ledger::SubmitQuiz{person_, answers});
  if (thinks_.traits().states == 0) return;
  world.must(ledger::StateHunch{.account = person_,
                                .filter = {.kind = ledger::BetKind::kMoneyline},
                                .direction = ledger::HunchDirection::kBetter,
                                .bets = kHunchBets});
}

// On moneylines, each time of another game, and now and then a parlay of them.
void DemoStudy::bet_alone(DemoWorld& world) {
  ledger::Picks picks;
  auto offered = world.picks(world.now() + kAskedAfter, world.now() + kAskedWithin);
  std::erase_if(offered,
                [](const DemoPick& one) { return one.pick.market != ledger::Market::kMoneyline; });
  while (picks.size() < kOwnBets && !offered.empty()) {
    picks.push_back(offered[luck_.below(offered.size())].pick);
    const auto game = picks.back().game;
    std::erase_if(offered, [&](const DemoPick& one) { return one.pick.game == game; });
  }
  // Refused where so many coins are not left.
  for (const auto& pick : picks) {
    std::ignore =
        world.execute(ledger::PlaceSlip{.account = person_, .bets = {{kOwnStake, {pick}, {}, {}}}});
  }
  if (picks.size() == kOwnBets && luck_.unit() < kOwnParlay) {
    std::ignore =
        world.execute(ledger::PlaceSlip{.account = person_, .bets = {{kOwnStake, picks, {}, {}}}});
  }
}

void DemoStudy::estimate(DemoWorld& world, const ledger::AskedSide& asked, double chance) {
  const insight::SampleWish wish{.stated_error = luck_.normal()};
  // Refused where the game is one that they have estimated, or its quote has closed.
  std::ignore =
      world.execute(ledger::GiveEstimate{.account = person_,
                                         .asked = asked,
                                         .chance = thinks_.stated_chance(wish, chance).value(),
                                         .unseen = true,
                                         .date = ledger::day_of(world.now())});
}

void DemoStudy::estimate_daily(DemoWorld& world) {
  const auto asked = world.daily_line();
  if (asked) estimate(world, *asked, ledger::no_vig(asked->odds, asked->other_odds).value());
}

void DemoStudy::estimate_soon(DemoWorld& world) {
  const auto picks = world.picks(world.now() + kAskedAfter, world.now() + kAskedWithin);
  if (picks.empty()) return;
  const auto& [pick, starts_at, chance] = picks[luck_.below(picks.size())];
  estimate(world, asked_of(pick), chance);
}

// The next one that is free, with all of its checks; what is wrong is tried again.
void DemoStudy::read_guide(DemoWorld& world) {
  do {
    if (guides_ == kGuideChecks.size()) return;
    ++guides_;
  } while (ledger::latest_rules().guides.premium.has(ledger::Guide{guides_}));
  const ledger::Guide guide{guides_};
  for (std::uint8_t check = 1; check <= kChecksPerGuide; ++check) {
    if (luck_.unit() >= kAnswersRight) answer(world, guide, check, false);
    answer(world, guide, check, true);
  }
  world.must(ledger::ReadGuide{person_, guide});
}

void DemoStudy::answer(DemoWorld& world, ledger::Guide guide, std::uint8_t check, bool right) {
  world.wait(world.now() + kAnswering);
  // Refused where it was answered on an earlier day, and is not asked again yet.
  std::ignore = world.execute(
      ledger::AnswerReview{person_, guide, check, right, ledger::day_of(world.now())});
}

}  // namespace chalkline::http
