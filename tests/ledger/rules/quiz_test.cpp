#include "ledger/rules/quiz.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/spec.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// All of questions 2 to 5 right.
constexpr QuizAnswers kAllRight{0, kQuizKey[0], kQuizKey[1], kQuizKey[2], kQuizKey[3]};

Given account() {
  return given({AccountOpened{kAlice}, CoinsGranted{kAlice, 1'000, GrantReason::kSignUp}});
}

TEST_CASE("the skill level is the self-rating of the first answer") {
  CHECK(skill_of(0) == SkillLevel::kNovice);
  CHECK(skill_of(1) == SkillLevel::kCasual);
  CHECK(skill_of(2) == SkillLevel::kIntermediate);
  CHECK(skill_of(3) == SkillLevel::kAdvanced);
}

TEST_CASE("a quiz is scored 100 for five answers, and its knowledge by the right ones") {
  for (unsigned right = 0; right < 16; ++right) {  // a bit for each of questions 2 to 5
    QuizAnswers answers{2};
    std::int32_t knowledge = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const bool is_right = (right >> i & 1) != 0;
      answers.at(i + 1) = is_right ? kQuizKey.at(i) : static_cast<std::uint8_t>(3 - kQuizKey.at(i));
      knowledge += is_right ? 1 : 0;
    }
    account()
        .when(SubmitQuiz{kAlice, answers})
        .then({QuizCompleted{kAlice, answers, 100, knowledge, SkillLevel::kIntermediate},
               XpAwarded{kAlice, 50, XpReason::kQuiz}});
  }
}

TEST_CASE("refusals of a quiz, each overriding those after it") {
  const QuizAnswers invalid{0, 1, 2, 3, kQuizOptions};
  const QuizCompleted done{kAlice, kAllRight, 100, 4, SkillLevel::kNovice};

  given({}).when(SubmitQuiz{kStranger, invalid}).then(Rejection::kUnknownAccount);
  given({AccountOpened{kAlice}, done})
      .when(SubmitQuiz{kAlice, invalid})
      .then(Rejection::kQuizAlreadyCompleted);
  for (std::size_t question = 0; question < 5; ++question) {
    auto answers = kAllRight;
    answers.at(question) = kQuizOptions;
    account().when(SubmitQuiz{kAlice, answers}).then(Rejection::kQuizAnswersInvalid);
  }
  CHECK(account().when(SubmitQuiz{kAlice, kAllRight}).accepted());
}

TEST_CASE("since version 4 the quiz is taken again on another day, without XP") {
  const QuizAnswers again{1, kQuizUnknown, kQuizKey[1], kQuizKey[2], kQuizKey[3]};
  const QuizCompleted done{kAlice, kAllRight, 100, 4, SkillLevel::kNovice};
  const auto late = kNoon + std::chrono::hours{11};
  const auto tomorrow = kNoon + std::chrono::hours{12};
  auto taken = account();
  taken.happened(done, kNoon);

  taken.under(4).when(SubmitQuiz{kAlice, again}, late).then(Rejection::kQuizTakenToday);
  taken.under(4)
      .when(SubmitQuiz{kAlice, again}, tomorrow)
      .then({QuizCompleted{kAlice, again, 100, 3, SkillLevel::kCasual}});
  taken.under(3).when(SubmitQuiz{kAlice, again}, tomorrow).then(Rejection::kQuizAlreadyCompleted);
}

TEST_CASE("since version 4 one may not know an answer, but knows oneself") {
  const QuizAnswers unknown{0, kQuizUnknown, kQuizUnknown, kQuizUnknown, kQuizUnknown};
  account().under(3).when(SubmitQuiz{kAlice, unknown}).then(Rejection::kQuizAnswersInvalid);
  account()
      .under(4)
      .when(SubmitQuiz{kAlice, unknown})
      .then({QuizCompleted{kAlice, unknown, 100, 0, SkillLevel::kNovice},
             XpAwarded{kAlice, 50, XpReason::kQuiz}});
  for (const QuizAnswers& invalid :
       {QuizAnswers{kQuizUnknown, 0, 0, 0, 0}, QuizAnswers{0, 0, 0, 0, kQuizUnknown + 1}})
    account().under(4).when(SubmitQuiz{kAlice, invalid}).then(Rejection::kQuizAnswersInvalid);
}

}  // namespace
}  // namespace chalkline::ledger
