#include <doctest/doctest.h>

#include <array>
#include <string_view>

#include "tests/wizard/asked.hpp"
#include "wizard/answers/care.hpp"

namespace chalkline::wizard {
namespace {

using namespace std::chrono_literals;

constexpr auto kUnderAge = std::to_array<std::string_view>({
    "I am 16",
    "im 16 lol",
    "I'm 17, can I still play?",
    "I am seventeen and want to bet on the Lakers",
    "i am 15 years old",
    "16 year old here, who wins tonight?",
    "I am a 14 year old kid",
    "as a 17 year old, what should I bet on",
    "my age is 13",
    "I turn 18 next year",
    "I'm turning 17",
    "I turn 17 in May",
    "I will be 18 in two weeks",
    "I'm almost 18",
    "I just turned 16",
    "my 18th birthday is next month",
    "I can't wait until I am 18",
    "I am not 18 yet",
    "I'm under 18",
    "I am still a minor",
    "I'm underage, so what",
    "I am not old enough to bet",
    "I am in high school",
    "I was born in 2012",
    "17yo, Celtics tonight?",
    "ich bin 16",
    "tengo 16 a\u00F1os",
    "j'ai 15 ans",
    "Explain a parlay like I'm 5. I am 16.",
});

constexpr auto kDistress = std::to_array<std::string_view>({
    "Ich habe alles verloren",
    "ich kann nicht mehr aufh\u00f6ren zu wetten",
    "ich bin spiels\u00fcchtig",
    "I have to win it back",
    "I can't stop",
    "my son stole my card",
    "I borrowed money to bet",
    "I lost the rent",
    "i need to get my money back tonight",
    "I lost everything",
    "I just lost my paycheck on the Chiefs",
    "I took out a loan for this parlay",
    "I owe my brother money and the Lakers have to win",
    "my wife doesn't know how much I bet",
    "I sold my car to bet",
    "I keep chasing",
    "I am so desperate",
    "I can not sleep because of the bets",
    "I have a gambling problem",
    "I spent too much money on this",
    "I maxed out my credit card on parlays",
    "I gambled away our savings",
    "I used my mom's card, I stole it",
    "I need to double my coins by tonight",
    "we get evicted on Friday",
    "gambling ruined me",
    "I feel like giving up",
    "a loan shark is after me",
    "I haven't slept, I keep betting",
    "my dad will kill me if I lose",
    "selling my blood to bet",
    "Betting is all I think about",
    "I'm losing control",
    "My gambling is hurting my family",
    "Put it all on the Lakers to make up what I lost",
    "I keep losing and I can't handle it",
    "I can't take it anymore",
    "I'm so broke",
    "My gambling is hurting my family. Do I get my stake back on a push?",
    "I relapsed",
    "I had a relapse last night",
    "relapsed again, Lakers tonight?",
    "I bet my student loan on the Lakers",
    "my student loans are on this parlay",
    "put our college fund on it, my kids college fund",
    "how do I dig myself out of this hole",
    "I have to get out of the hole",
    "gambling is taking over my life",
    "betting has taken over my life",
    "it controls my life",
    "up all night betting",
    "I was awake all night chasing",
    "gamblers anonymous",
    "I go to Gambler's Anonymous",
    "the number of a gambling helpline",
    "I am adicted to gambling",
    "gamblng is taking over my life",
    "I relapsd",
    "I am desparate",
    "I am addicted to gambling",
    "I'm addicted to sports betting",
    "I'm addicted to hockey betting",
    "I think I am addicted",
    "I am desperate for money",
    "I am desperate for a win",
    "I am desperate for a good parlay to win it back",
    "I desperately need money",
    "I can't pay my bills",
    "I can't stop losing",
    "I can't stop watching the odds and betting",
    "I'm ashamed of my bets",
});

constexpr auto kDanger = std::to_array<std::string_view>({
    "Life isn't worth living anymore",
    "I can't go on",
    "I'd rather be dead",
    "Everyone would be better off without me",
    "I want it all to stop",
    "I want to end it",
    "I want to end it tonight",
    "im going to end it now",
    "I just wanna end it",
    "ill end it tonight",
    "kms",
    "I'll kms if this loses",
    "unalive",
    "I want to unalive myself",
    "overdose",
    "I could overdose",
    "I would jump off a bridge",
    "jumping from the roof",
    "step in front of a train",
    "I don't want to wake up",
    "I dont wanna wake up tomorrow",
    "life isn't worth it",
    "my life is not worth it",
    "life is no longer worth it",
    "my life is over",
    "I will hang myself",
    "I want to kill my self",
    "suicde",
    "I feel sucidal",
    "an overdoze",
});

// Words of betting and of other people that look like those.
constexpr auto kHarmless = std::to_array<std::string_view>({
    "the over is 16",
    "I am 16 points up",
    "16 games",
    "I am up 16",
    "I am 12 and 5 this week",
    "I am 10, 5 on totals",
    "I am 16 coins down",
    "I am 17 units ahead, how is my record?",
    "I am 10% down",
    "I am ten points up",
    "what is 16?",
    "is 17 a key number?",
    "under 18.5 points for Tatum",
    "Lakers under 18 in the first quarter",
    "I am 45 years old",
    "I am 18",
    "I turn 40 next year",
    "when I am 10 points up should I hedge?",
    "a minor league game",
    "I am a kid at heart, Lakers tonight?",
    "did the Jets turn 17 turnovers into points?",
    "my son is 16, is that a good age to teach odds?",
    "have the Lakers lost all of their away games?",
    "why have the Jets lost so much?",
    "Bills money line",
    "can the Celtics make up for their loss last night?",
    "the Chiefs can't stop the run",
    "I think the Jets can't stop Mahomes",
    "can the Bucks recover from that loss?",
    "I feel like the Lakers win tonight",
    "are the Bucks chasing the title?",
    "what is chasing losses?",
    "what does on tilt mean?",
    "do I get my stake back on a push?",
    "do I get my money back if the game is cancelled?",
    "how often do I have to win at -110?",
    "I need a Lakers win for my parlay",
    "is a back to back bad for the Heat?",
    "am I betting too much per game?",
    "I think the Jets are hopeless",
    "is this the last chance to bet on the Lakers?",
    "how do I win at betting?",
    "do I have to double my stake after a loss?",
    "are the Jets giving up too many points?",
    "will the Chiefs kill the clock?",
    "I keep betting on the Lakers, is that smart?",
    "why do I keep losing?",
    "can you stop the Lakers?",
    "where do I see the leaderboard?",
    "does the refund come back to my balance?",
    "I need a win tonight, who do you like?",
    "I'm broke, how do I get more coins?",
    "Explain a parlay like I'm 5",
    "Explain a parlay like I'm 10",
    "Explain a parlay like I'm 12",
    "explain EV like I'm a kid",
    "I can't take this line",
    "this is all I think about the Lakers",
    "the streak can't go on",
    "can the Jets make up 3 points?",
    "do the Heat travel 500 kms for it?",
    "how many kms do the Jets fly?",
    "will the Lakers end it tonight?",
    "can the Lakers dig themselves out of this hole?",
    "are the Jets overdone at -110?",
    "in addition, Lakers?",
    "I jump off the bandwagon",
    "I'm addicted to hockey, who wins?",
    "I am addicted to the Lakers, who wins tonight?",
    "I'm addicted to watching the Jets",
    "I am desperate for a good parlay",
    "I'm desperate for a good bet tonight",
    "I desperately need an underdog",
    "I can't stop watching the Lakers",
    "I can't pay attention to all games",
    "I'm ashamed of the Jets",
    "I am ashamed to be a Lakers fan",
});

TEST_CASE("who says to be under 18 is understood, however it is said") {
  Asked asked;
  for (const auto message : kUnderAge) {
    CAPTURE(message);
    asked.topic = {};
    CHECK(asked(message).intent == Intent::kUnderAge);
  }
}

TEST_CASE("a call for help is understood, however it is said") {
  Asked asked;
  for (const auto message : kDistress) {
    CAPTURE(message);
    asked.topic = {};
    CHECK(asked(message).intent == Intent::kDistress);
  }
}

TEST_CASE("danger to a life is understood, however it is said") {
  Asked asked;
  for (const auto message : kDanger) {
    CAPTURE(message);
    asked.topic = {};
    CHECK(asked(message).intent == Intent::kDanger);
  }
}

TEST_CASE("words of betting are taken for no age and for no call for help") {
  Asked asked;
  for (const auto message : kHarmless) {
    CAPTURE(message);
    asked.topic = {};
    const auto intent = asked(message).intent;
    CHECK(intent != Intent::kUnderAge);
    CHECK(intent != Intent::kDistress);
    CHECK(intent != Intent::kDanger);
  }
}

TEST_CASE("who says to be of age takes back that they are not, and nothing else does") {
  Asked asked;
  for (const auto* message :
       {"I am 18 or older", "I'm over 18", "I am 18", "that was a mistake, I am 21",
        "I am an adult", "sorry, I am 34 years old", "I'm not a minor", "I am twenty."}) {
    CAPTURE(message);
    CHECK(asked(message).says_of_age);
  }
  for (const auto* message :
       {"I am 16", "18", "over 18.5?", "I am 18 points up", "I lied", "Lakers over 218",
        "I am 400 coins up", "If I am 18 or older can I bet?", "I am 18 or older in two years",
        "I wish I am 18 or older", "I don't think I am 18 or older",
        "My brother says I am 18 or older", "I am 18 or older? No, I am 15",
        "I am 18 or older, no, I am 15", "I am 18 or older, just kidding",
        "When I am 18 or older I will bet"}) {
    CAPTURE(message);
    CHECK_FALSE(asked(message).says_of_age);
  }
}

TEST_CASE("a minor stays one until it is taken back, and help holds for a day") {
  const ledger::Timestamp now{1000h};
  const Question plain{.intent = Intent::kAdvice};
  const auto minor = care_after({.intent = Intent::kUnderAge}, {}, now);
  CHECK(speaks_of_no_bets(care_after(plain, minor, now), now + 10'000h));
  CHECK_FALSE(speaks_of_no_bets(care_after({.says_of_age = true}, minor, now), now));
  for (const auto intent : {Intent::kDistress, Intent::kDanger}) {
    const auto helped = care_after({.intent = intent}, {}, now);
    CHECK(speaks_of_no_bets(care_after(plain, helped, now + 1h), now + 24h - 1us));
    CHECK_FALSE(speaks_of_no_bets(helped, now + 24h));
    CHECK(speaks_of_no_bets(care_after({.says_of_age = true}, helped, now), now));
  }
}

TEST_CASE("in place of a bet there is a word to learn, and nothing that leads to one") {
  Asked asked;
  const auto& words = asked.vocabulary();
  const ledger::Timestamp now{};
  Answer led{"text",
             {{"Place Bets", "/place-bets"}, {"Value", "/learn/value-betting"}},
             {"Best value today", "What is a spread?", "Celtics @ Lakers"}};
  leave_out_bets(led, words);
  CHECK(led.links == std::vector<Link>{{"Value", "/learn/value-betting"}});
  CHECK(led.suggestions.front() == "What is a spread?");
  for (const auto& answer : {no_bets({.minor_since = now}), no_bets({.helped_at = now}), led}) {
    CHECK(answer.suggestions.size() >= 2);
    for (const auto& suggestion : answer.suggestions) {
      CAPTURE(suggestion);
      asked.topic = {};
      CHECK(asked(suggestion).intent == Intent::kTerm);
    }
  }
  CHECK(no_bets({.minor_since = now}).message.contains("write: I am 18 or older"));
  CHECK(under_age().message.contains("write: I am 18 or older"));
  CHECK(asked("I am 18 or older").says_of_age);
}

}  // namespace
}  // namespace chalkline::wizard
