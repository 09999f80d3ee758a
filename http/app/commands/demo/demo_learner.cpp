#include "http/app/commands/demo/demo_learner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ledger/values/odds.hpp"

namespace chalkline::http {
namespace {

using std::chrono::minutes;

constexpr std::size_t kSession = 10;
constexpr minutes kFirstSession{6 * 60};
constexpr std::uint64_t kSessionsBeginWithin = 180;  // minutes
// A session of ten ends within a day: each game starts soon.
constexpr minutes kStartsAfter{1};
constexpr minutes kStartsWithin{45};
constexpr minutes kNothingOffered{10};
constexpr double kNotesOn = 0.15;  // of the bets with a chance

double look_backs_of(insight::BettingHabit habit) {
  switch (habit) {
    case insight::BettingHabit::kDisciplined:
      return 0.4;
    case insight::BettingHabit::kCalibrated:
      return 0.25;
    case insight::BettingHabit::kOverConfident:
      return 0.1;
    case insight::BettingHabit::kFavourites:
    case insight::BettingHabit::kChaser:
    case insight::BettingHabit::kNone:
      break;
  }
  return 0.05;
}

std::string note_on(const DemoPick& chosen, std::uint8_t stated) {
  const auto market = ledger::no_vig(chosen.pick.odds, chosen.pick.other_odds).value();
  return fmt::format(
      "I say {}%, the market says {:.0f}%. {}", stated, 100 * market,
      stated > 100 * market ? "The price looks long to me." : "I take it although it looks short.");
}

}  // namespace

DemoLearner::DemoLearner(std::size_t nth, std::uint64_t class_seed, const MemberRow& member,
                         ledger::Timestamp start)
    : member_{member},
      start_{start},
      habit_{insight::sample_traits(nth), insight::sample_seeds(class_seed, nth).learner},
      luck_{insight::sample_seeds(class_seed, nth).luck},
      hour_{kFirstSession + minutes{luck_.below(kSessionsBeginWithin)}},
      looks_back_{look_backs_of(insight::sample_habit(nth))} {
  plan(start, 0);
}

ledger::Timestamp DemoLearner::session_start(std::size_t nth) const {
  const auto sessions = (habit_.traits().bets + kSession - 1) / kSession;
  const std::chrono::days day{nth / kSession * kDemoDays.count() / sessions};
  return start_ + day + hour_;
}

void DemoLearner::plan(ledger::Timestamp now, ledger::Coins net) {
  next_act_.reset();
  if (placed_ == habit_.traits().bets) return;
  wish_ = habit_.next(net);
  const auto begins = placed_ % kSession == 0 ? std::max(now, session_start(placed_)) : now;
  next_act_ = begins + std::chrono::microseconds{std::llround(wish_.wait_minutes * 60e6)};
}

void DemoLearner::act(DemoWorld& world, Accounts& accounts) {
  look_back(world);
  place(world, accounts);
}

void DemoLearner::look_back(DemoWorld& world) {
  if (!settled_ || luck_.unit() >= looks_back_) return;
  world.must(ledger::ReviewBet{member_.purse, *settled_, {}});
}

void DemoLearner::place(DemoWorld& world, Accounts& accounts) {
  const auto now = world.now();
  next_act_.reset();
  coins_before_ = world.account(member_.purse).balance;
  if (coins_before_ <= 0) return;
  const auto picks = world.picks(now + kStartsAfter, now + kStartsWithin);
  if (picks.empty()) {
    next_act_ = now + kNothingOffered;
    return;
  }
  const auto& chosen = *std::ranges::min_element(
      picks, {}, [this](const DemoPick& pick) { return std::abs(pick.chance - wish_.chance); });
  const auto stake = std::clamp<ledger::Coins>(
      std::llround(static_cast<double>(coins_before_) * wish_.share), 1, coins_before_);
  const auto stated = habit_.stated_chance(wish_, chosen.chance);
  open_ = world
              .must(ledger::PlaceSlip{.account = member_.purse,
                                      .bets = {{stake, {chosen.pick}, stated, {}}}})
              .first;
  ++placed_;
  if (stated && luck_.unit() < kNotesOn) {
    static_cast<void>(accounts.bet_notes.put(member_.person, *open_, note_on(chosen, *stated),
                                             std::chrono::floor<std::chrono::seconds>(now)));
  }
}

void DemoLearner::look(DemoWorld& world) {
  if (!open_) return;
  const auto account = world.account(member_.purse);
  if (account.held > 0) return;
  settled_ = std::exchange(open_, std::nullopt);
  plan(world.now(), account.balance - coins_before_);
}

}  // namespace chalkline::http
