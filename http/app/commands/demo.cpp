#include "http/app/commands/demo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "http/app/commands/demo_learner.hpp"
#include "http/app/commands/demo_world.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/identity/passwords.hpp"
#include "http/identity/token.hpp"

namespace chalkline::http {
namespace {

using std::chrono::minutes;

constexpr std::uint64_t kClassSeed = 1;
// How late a result is told at most, while somebody waits for one, and while nobody does.
constexpr minutes kDemoStep{10};
constexpr minutes kQuietStep{60};
constexpr std::chrono::days kClassGoesOn{30};
constexpr auto kTitle = "Demo class";
constexpr auto kEducator = "demo-educator";
constexpr ledger::Bits<ledger::BetKind> kKinds{ledger::BetKind::kMoneyline,
                                               ledger::BetKind::kSpread, ledger::BetKind::kTotal};
constexpr ledger::Bits<ledger::ConsentRow> kConsent{ledger::ConsentRow::kBets,
                                                    ledger::ConsentRow::kLearning};

WallTime wall(ledger::Timestamp time) { return std::chrono::floor<std::chrono::seconds>(time); }

void require_new(const DataDirectory& data) {
  if (!std::filesystem::exists(data.directory) || std::filesystem::is_empty(data.directory)) return;
  throw std::runtime_error{
      fmt::format("{} is not empty, and a demo is made in a new directory alone", data.directory)};
}

ledger::AccountId add_person(DemoWorld& world, Accounts& accounts, const std::string& name,
                             const std::string& hash) {
  const auto now = wall(world.now());
  const auto id =
      accounts.people.add({.username = name, .password = hash, .adult_at = now}, now).value();
  world.must(ledger::OpenAccount{id});
  accounts.people.mark_open(id);
  return id;
}

ClassRow open_class(DemoWorld& world, Accounts& accounts, ledger::AccountId educator) {
  const auto id = new_class_id();
  world.must(ledger::OpenClass{id,
                               {.start_coins = insight::kSampleCoins,
                                .stake_share = {},
                                .kinds = kKinds.bits,
                                .ends_at = world.now() + kDemoDays + kClassGoesOn}});
  return accounts.classes
      .add({.id = id,
            .title = std::string{kTitle},
            .kind = ClassKind::kPseudonymous,
            .opened_at = wall(world.now()),
            .seen_days = kSeenDaysUsual},
           educator)
      .value();
}

std::vector<DemoLearner> join_all(DemoWorld& world, Accounts& accounts, const ClassRow& in_class,
                                  std::size_t count) {
  // Nobody signs in as one of them.
  const auto hash = hash_password(new_token());
  std::vector<DemoLearner> learners;
  for (std::size_t nth = 0; nth < count; ++nth) {
    const auto person =
        add_person(world, accounts, fmt::format("demo-learner-{:02}", nth + 1), hash);
    const auto member = accounts.class_members.join(in_class.id, person, wall(world.now())).value();
    world.must(ledger::OpenPurse{member.purse, person, in_class.id,
                                 static_cast<std::uint8_t>(kConsent.bits)});
    learners.emplace_back(nth, kClassSeed, member, world.now());
  }
  return learners;
}

minutes step_after(const std::vector<DemoLearner>& learners, ledger::Timestamp time) {
  const bool is_quiet = std::ranges::all_of(learners, [time](const DemoLearner& learner) {
    return !learner.is_waiting() &&
           learner.next_act().value_or(time + kQuietStep) >= time + kQuietStep;
  });
  return is_quiet ? kQuietStep : kDemoStep;
}

// In the order of their times, since a ledger's do not go back.
void act_until(DemoWorld& world, Accounts& accounts, std::vector<DemoLearner>& learners,
               ledger::Timestamp until) {
  std::vector<DemoLearner*> due;
  for (auto& learner : learners) {
    if (learner.next_act() && *learner.next_act() < until) due.push_back(&learner);
  }
  std::ranges::sort(due, {}, [](const DemoLearner* learner) { return *learner->next_act(); });
  for (auto* learner : due) {
    world.wait(std::max(world.now(), *learner->next_act()));
    learner->act(world, accounts);
  }
}

}  // namespace

DemoMade make_demo(const DataDirectory& data, ledger::Timestamp now, DemoSize size,
                   const std::function<void(std::uint64_t, std::uint64_t)>& progress) {
  require_new(data);
  prepare_passwords();
  const auto lock = lock_directory(data);
  const auto start = now - size.days;
  DemoWorld world{data, start};
  Accounts accounts{data.accounts()};
  accounts.db.accept();
  DemoMade made{.educator = kEducator, .password = new_token().substr(0, 12), .title = kTitle};
  const auto educator = add_person(world, accounts, made.educator, hash_password(made.password));
  accounts.people.grant(made.educator, Role::kEducator, wall(start));
  auto learners = join_all(world, accounts, open_class(world, accounts, educator), size.learners);
  for (auto time = start; time < now;) {
    time = std::min(now, time + step_after(learners, time));
    act_until(world, accounts, learners, time);
    world.advance(time);
    for (auto& learner : learners) learner.look(world);
    progress(static_cast<std::uint64_t>((time - start) / std::chrono::days{1}),
             static_cast<std::uint64_t>(size.days.count()));
  }
  std::ofstream{data.demo()} << "A class and learners drawn by a program\n";
  return made;
}

}  // namespace chalkline::http
