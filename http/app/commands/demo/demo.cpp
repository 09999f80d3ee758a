#include "http/app/commands/demo/demo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "http/app/commands/demo/demo_class.hpp"
#include "http/app/commands/demo/demo_learner.hpp"
#include "http/app/commands/demo/demo_study.hpp"
#include "http/app/commands/demo/demo_world.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/identity/people/passwords.hpp"
#include "http/identity/people/token.hpp"
#include "ledger/rules/quiz.hpp"

namespace chalkline::http {
namespace {

using std::chrono::minutes;

constexpr std::uint64_t kClassSeed = 1;
// The longest delay of a result, while a learner waits for one, and while nobody does.
constexpr minutes kDemoStep{10};
constexpr minutes kQuietStep{60};
constexpr std::chrono::days kClassGoesOn{30};
constexpr auto kTitle = "Demo class";
constexpr auto kEducator = "demo-educator";
constexpr auto kLearner = "demo-learner-{:02}";
constexpr ledger::Bits<ledger::BetKind> kKinds{ledger::BetKind::kMoneyline,
                                               ledger::BetKind::kSpread, ledger::BetKind::kTotal};

struct DemoMember {
  DemoLearner bets;
  DemoStudy studies;
};

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

// With the quiz taken, which a new person is asked for before anything else.
ledger::AccountId add_educator(DemoWorld& world, Accounts& accounts, const std::string& name,
                               const std::string& hash) {
  const auto id = add_person(world, accounts, name, hash);
  const auto& key = ledger::kQuizKey;
  world.must(ledger::SubmitQuiz{id, {3, key[0], key[1], key[2], key[3]}});
  accounts.people.grant(name, Role::kEducator, wall(world.now()));
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

std::vector<MemberRow> join_all(DemoWorld& world, Accounts& accounts, const ClassRow& in_class,
                                std::size_t count, const std::string& hash) {
  std::vector<MemberRow> members;
  for (std::size_t nth = 0; nth < count; ++nth) {
    const auto person = add_person(world, accounts, fmt::format(kLearner, nth + 1), hash);
    members.push_back(accounts.class_members.join(in_class.id, person, wall(world.now())).value());
    world.must(ledger::OpenPurse{members.back().purse, person, in_class.id, demo_consent(nth)});
  }
  return members;
}

std::vector<DemoMember> learners_of(const std::vector<MemberRow>& members,
                                    ledger::Timestamp start) {
  std::vector<DemoMember> learners;
  for (std::size_t nth = 0; nth < members.size(); ++nth) {
    const auto& member = members[nth];
    learners.push_back({DemoLearner{nth, kClassSeed, member, start},
                        DemoStudy{nth, kClassSeed, member.person, start}});
  }
  return learners;
}

minutes step_after(const std::vector<DemoMember>& learners, ledger::Timestamp time) {
  const bool is_quiet = std::ranges::all_of(learners, [time](const DemoMember& learner) {
    return !learner.bets.is_waiting() &&
           learner.bets.next_act().value_or(time + kQuietStep) >= time + kQuietStep;
  });
  return is_quiet ? kQuietStep : kDemoStep;
}

// In the order of their times, since a ledger's do not go back.
void act_until(DemoWorld& world, Accounts& accounts, std::vector<DemoMember>& learners,
               ledger::Timestamp until) {
  std::vector<DemoLearner*> due;
  for (auto& [bets, studies] : learners) {
    if (bets.next_act() && *bets.next_act() < until) due.push_back(&bets);
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
  DemoMade made{.educator = kEducator,
                .learner = fmt::format(kLearner, 1),
                .password = new_token().substr(0, 12),
                .title = kTitle};
  const auto hash = hash_password(made.password);
  const auto educator = add_educator(world, accounts, made.educator, hash);
  const auto in_class = open_class(world, accounts, educator);
  set_demo_assignments(world, accounts, in_class.id);
  const auto members = join_all(world, accounts, in_class, size.learners, hash);
  auto learners = learners_of(members, start);
  for (auto time = start; time < now;) {
    time = std::min(now, time + step_after(learners, time));
    act_until(world, accounts, learners, time);
    world.advance(time);
    for (auto& [bets, studies] : learners) {
      bets.look(world);
      studies.act(world);
    }
    progress(static_cast<std::uint64_t>((time - start) / std::chrono::days{1}),
             static_cast<std::uint64_t>(size.days.count()));
  }
  finish_demo_class(world, accounts, educator, members);
  if (kDemoChaser < members.size()) {
    made.chaser = fmt::format(kLearner, kDemoChaser + 1);
    made.chaser_alias = members[kDemoChaser].alias;
  }
  std::ofstream{data.demo()} << "A class and learners drawn by a program\n";
  return made;
}

}  // namespace chalkline::http
