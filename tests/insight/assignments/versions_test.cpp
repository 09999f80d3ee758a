#include <doctest/doctest.h>

#include <set>

#include "tests/insight/assignments/story.hpp"

// Versions of rules: none is changed under a learner who has begun.
namespace chalkline::insight::assignments {
namespace {

using enum Assignment;

Rule of_days(std::uint32_t days) {
  auto rule = default_rule(kMornings);
  rule.days = days;
  return rule;
}

ChanceGiven daily() {
  auto given = chance(1);
  given.daily = true;
  return given;
}

TEST_CASE("work goes on under the version under which it began") {
  Story begun{of_days(2)};
  begun.then(daily()).days_later().edited(of_days(5)).then(daily());
  CHECK(begun.progress().version == 1);
  CHECK(begun.is_met());
  Story new_work{of_days(2)};
  new_work.edited(of_days(5)).then(daily()).days_later().then(daily());
  CHECK(new_work.progress().version == 2);
  CHECK(new_work.progress().of == 5);
  CHECK_FALSE(new_work.is_met());
}

TEST_CASE("work before an assignment was set does not count") {
  Story story{of_days(2)};
  story.edited(of_days(1));
  CHECK(story.progress() == Progress{.version = 2, .of = 1});
  CHECK(progress_of({}, story.acts(), kChecksOfGuides, 20'000) == Progress{});
}

TEST_CASE("an assignment that is withdrawn stays for those who have begun") {
  auto withdrawn = of_days(2);
  withdrawn.withdrawn = true;
  Story begun{of_days(2)};
  begun.then(daily()).edited(withdrawn).days_later().then(daily());
  CHECK(begun.is_met());
  Story none{of_days(2)};
  none.edited(withdrawn).then(daily()).days_later().then(daily());
  CHECK(none.progress() == Progress{.version = 2});
  Story again = none;
  again.edited(of_days(1)).then(daily());
  CHECK(again.progress().version == 3);
  CHECK(again.is_met());
}

TEST_CASE("acts before the window do not count, and later than it is due is late") {
  auto rule = of_days(2);
  rule.from = 20'001;
  rule.due = 20'003;
  Story story{rule};
  story.then(daily()).days_later().then(daily()).days_later();
  CHECK(story.done() == 1);
  CHECK_FALSE(story.progress().late);
  Story in_time = story;
  CHECK_FALSE(in_time.then(daily()).days_later(9).progress().late);
  story.days_later(2);
  CHECK(story.progress().late);
  CHECK(story.then(daily()).progress().late);
  CHECK(story.is_met());
}

TEST_CASE("what is met stays met, but where a settlement was taken back after it") {
  const Progress met{.version = 1, .done = 2, .of = 2, .began = 5, .met_by = 8};
  const Progress not_met{.version = 1, .done = 1, .of = 2, .began = 5};
  CHECK(next_step(met, {}, {}) == GradeStep::kMeet);
  CHECK(next_step(not_met, {}, 12) == GradeStep::kNone);
  CHECK(next_step(met, 9, 12) == GradeStep::kNone);
  CHECK(next_step(not_met, 9, {}) == GradeStep::kNone);  // as by another rule
  CHECK(next_step(not_met, 9, 7) == GradeStep::kNone);
  CHECK(next_step(not_met, 9, 12) == GradeStep::kTakeBack);
}

TEST_CASE("a regrade says of whom the new rule says otherwise, and takes nothing from anybody") {
  Story one_day{of_days(3)};
  one_day.then(daily());
  Story two_days = one_day;
  two_days.days_later().then(daily());
  const std::vector<GradedMember> members{{1, false, one_day.acts()},
                                          {2, true, one_day.acts()},
                                          {3, false, two_days.acts()},
                                          {4, true, two_days.acts()}};
  const auto by = [&](std::uint32_t days) {
    return regrade(members, {of_days(days), 2, 99}, 0, kChecksOfGuides, 20'009);
  };
  const auto two = by(2);
  REQUIRE(two.size() == 2);
  CHECK(two[0].member == 2);
  CHECK(two[0].stays);
  CHECK_FALSE(two[0].progress.met_by.has_value());
  CHECK(two[1].member == 3);
  CHECK_FALSE(two[1].stays);
  CHECK(two[1].progress.met_by == 2);
  CHECK(two[1].progress.version == 2);
  CHECK(by(1).size() == 2);
  CHECK(by(3).size() == 2);
}

TEST_CASE("a rule has the numbers that its assignment asks for, within their bounds") {
  std::set<std::string> texts;
  for (std::size_t i = 1; i <= kAssignments; ++i) {
    auto rule = default_rule(static_cast<Assignment>(i));
    if (rule.assignment == kSetGames) {
      CHECK_FALSE(is_valid(rule));
      for (std::uint64_t game = 1; game <= 10; ++game) rule.set_games.push_back(game);
    }
    CHECK(is_valid(rule));
    texts.insert(canonical_text(rule));
    CHECK(parse_rule(canonical_text(rule)) == rule);
    auto withdrawn = Rule{.assignment = rule.assignment, .withdrawn = true};
    texts.insert(canonical_text(withdrawn));
    CHECK(parse_rule(canonical_text(withdrawn)) == withdrawn);
  }
  CHECK(texts.size() == 2 * kAssignments);
  CHECK_FALSE(is_valid({.assignment = Assignment{14}}));
  CHECK(is_valid(of_days(20)));
  for (const std::uint32_t days : {0U, 21U}) CHECK_FALSE(is_valid(of_days(days)));
  auto foreign = of_days(5);
  foreign.games = 1;
  CHECK_FALSE(is_valid(foreign));
  auto backwards = of_days(5);
  backwards.from = 9;
  backwards.due = 8;
  CHECK_FALSE(is_valid(backwards));
  auto week = default_rule(kSmallStakes);
  week.count = 11;  // no rule needs more than ten bets a week
  CHECK_FALSE(is_valid(week));
  CHECK(canonical_text(default_rule(kMarginMarks)) ==
        "assignment 3 count 0 games 3 days 0 different 0 bound 500 at-risk 0 tries 0 per-day 0 "
        "seconds 0 answer-seconds 0 from 0 due 0 on ");
}

TEST_CASE("a text that no rule is written as is none") {
  const auto text = canonical_text(of_days(5));
  for (const auto& other : {text + "1", text.substr(1), "assignment 14" + text.substr(12),
                            std::string{"assignment 2"}, std::string{}})
    CHECK_FALSE(parse_rule(other));
}

TEST_CASE("the text of a rule does not depend on the order of its games") {
  auto rule = default_rule(kSetGames);
  rule.set_games = {5, 3};
  auto other = rule;
  other.set_games = {3, 5};
  CHECK(canonical_text(rule) == canonical_text(other));
  other.set_games = {3, 6};
  CHECK(canonical_text(rule) != canonical_text(other));
}

}  // namespace
}  // namespace chalkline::insight::assignments
