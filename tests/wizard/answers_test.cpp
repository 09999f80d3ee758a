#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/wizard/asked.hpp"
#include "wizard/answers/care.hpp"
#include "wizard/answers/own_bets.hpp"
#include "wizard/answers/past.hpp"
#include "wizard/answers/records.hpp"
#include "wizard/answers/replies.hpp"
#include "wizard/answers/words.hpp"
#include "wizard/understanding/names/terms.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::size_t kSentencesMax = 900;  // characters: what a chat shows without scrolling

insight::Figure figure_of(std::size_t bets, double value, double error) {
  const insight::Ratio all{.value = value,
                           .error = error,
                           .n = bets,
                           .clusters = bets,
                           .effective_n = static_cast<double>(bets)};
  return insight::figure_of(all, 0, {});
}

// A record with as many bets, half of them won, and its interval.
RecordFigures record_of(std::size_t bets, double result, double error) {
  return {.bets = bets,
          .games = bets,
          .won = bets / 2,
          .lost = bets - bets / 2,
          .profit = static_cast<ledger::Coins>(result * 1000),
          .result = figure_of(bets, result, error),
          .close = figure_of(bets, 0.012, 0.002),
          .on_one_pick = bets};
}

std::vector<Answer> all_answers(const Vocabulary& vocabulary) {
  Question cut{.intent = Intent::kOwnRecord, .filter = RecordFilter::kUnderdogs};
  std::vector answers{
      greeting("ada", "Novice"),
      thanks(),
      abilities(),
      help_in_distress(),
      help_again(),
      no_bets({}),
      sure_bet(),
      unknown_fact(),
      of_others(),
      out_of_scope(),
      not_understood(),
      price_alone(135, 50),
      own_record({}, {}),
      own_record(record_of(10, 0.1, 0.3), {}),
      own_record(record_of(100, -0.03, 0.11), cut),
      wizard_record({}, {}),
      wizard_record(std::vector{WizardFigures{ledger::Source::kSimulated, 5, 90,
                                              record_of(5, 0.2, 0.5), 95, 0.24, 0.239}},
                    {}),
      best_value({}, 40, {}),
      best_value({}, 0, {}),
      best_value({{"Celtics @ Lakers", "Lakers -3.5", "simulated", -110, 0.021}}, 40, {}),
      own_sides(record_of(10, 0.1, 0.3), record_of(40, -0.1, 0.3), {}),
      own_sides({}, {}, {}),
      placed_bets({}, {}),
      placed_bets({{{"Lakers -3.5", "Celtics @ Lakers", "simulated", -110, 50}}, 4, 1, 50}, {}),
      own_stakes({}, {}),
      own_runs({}, {}),
      results_told({}, {}, vocabulary.days).answer,
      form_told({}, {}).answer,
      smallest_margins({}, {}),
      smallest_margins({{"Celtics @ Lakers", "Over 220.5", "simulated", -108, 0.036}}, {})};
  for (const auto& term : explained_terms()) answers.push_back(meaning(term.id));
  Asked asked;
  for (const auto* message : {"New York", "and the total?", "Lakers vs Chiefs", "Rogues moneyline",
                              "when do the Lakers and the Chiefs play"}) {
    asked.topic = {};
    answers.push_back(asking_back(asked(message), vocabulary));
  }
  return answers;
}

TEST_CASE("each answer has two to four questions to press, which are understood") {
  Asked asked;
  for (const auto& answer : all_answers(asked.vocabulary())) {
    CAPTURE(answer.message);
    CHECK(answer.message.size() <= kSentencesMax);
    CHECK(answer.suggestions.size() >= 2);
    CHECK(answer.suggestions.size() <= 4);
    for (const auto& suggestion : answer.suggestions) {
      CAPTURE(suggestion);
      asked.topic = {};
      const auto question = asked(suggestion);
      CHECK(question.intent != Intent::kNotUnderstood);
      CHECK(question.intent != Intent::kOutOfScope);
      CHECK((question.doubt == Doubt::kNone || question.doubt == Doubt::kNoGame));
    }
  }
}

TEST_CASE("each link leads to a page that is there") {
  static const std::vector<std::string> kPages{"/settings",   "/place-bets", "/advanced-betting",
                                               "/my-bets",    "/learn",      "/wizard/record",
                                               "/sports-hub", "/insight",    "/dashboard"};
  Asked asked;
  for (const auto& answer : all_answers(asked.vocabulary())) {
    for (const auto& [label, path] : answer.links) {
      CAPTURE(path);
      CHECK_FALSE(label.empty());
      const std::string guide = path.substr(std::min(path.size(), std::string{"/learn/"}.size()));
      const bool is_guide =
          path.starts_with("/learn/") &&
          std::filesystem::exists("web/src/features/learn/content/" + guide + ".tsx");
      const bool is_game = path.starts_with("/game-details/");
      CHECK((is_guide || is_game || std::ranges::find(kPages, path) != kPages.end()));
    }
  }
}

TEST_CASE("a game under way is found by any of its names, and told with its live prices") {
  Asked asked;
  const auto& week = asked.vocabulary();
  const auto start = week.days.begin.at(0);
  const std::vector<BoardGame> playing{
      {ledger::GameId{0xa1}, ledger::Sport::kNba, "LAL", "PHX", start},
      {ledger::GameId{0xa2}, ledger::Sport::kNhl, "NYI", "OTT", start}};
  const Vocabulary vocabulary{week.names, week.board, week.days, {}, playing};
  const auto said = [&](std::string_view message) {
    return asking_back(understand(message, vocabulary, {}), vocabulary);
  };
  for (const auto* message :
       {"Phoenix Suns at Los Angeles Lakers, moneyline?", "Suns Lakers", "PHX @ LAL",
        "phx lal total", "Phoenix at Los Angeles", "Lakers live", "is the Suns game in play?",
        "Suns vs lakrs", "Suns and Lakers over 220.5", "Los Angeles live odds against Phoenix"}) {
    CAPTURE(message);
    const auto answer = said(message);
    CHECK(answer.message ==
          "Phoenix Suns @ Los Angeles Lakers is under way: its live prices are on the live panel. "
          "I give advice before the start alone.");
    REQUIRE_FALSE(answer.links.empty());
    CHECK(answer.links.front().path ==
          "/advanced-betting?sport=nba&game=00000000000000a1&tab=live");
    CHECK(answer.suggestions.size() >= 2);
  }
  for (const auto* message : {"Islanders", "NYI moneyline", "Ottawa", "islanders vs senators"}) {
    CAPTURE(message);
    CHECK(said(message).message.starts_with("Ottawa Senators @ New York Islanders is under way"));
  }
  // A team that plays now has a next game as well, on which there is advice.
  const auto next = understand("Lakers moneyline?", vocabulary, {});
  CHECK(next.doubt == Doubt::kNone);
  CHECK(next.games == std::vector{ledger::GameId{1}});
  CHECK(next.under_way == ledger::GameId{0xa1});
  for (const auto* message : {"Celtics live", "Jazz", "Lakers vs Celtics", "Lakers tomorrow"})
    CHECK_FALSE(understand(message, vocabulary, {}).under_way);
}

TEST_CASE("picks of a slip that cannot stand together are told apart from a parlay") {
  const ledger::GameId one{1};
  const ledger::GameId two{2};
  using ledger::Market;
  using ledger::Side;
  const SlipPick home{one, Market::kMoneyline, Side::kHome, 0};
  const SlipPick away{one, Market::kMoneyline, Side::kAway, 0};
  const SlipPick over{one, Market::kTotal, Side::kOver, 441};
  const SlipPick under{one, Market::kTotal, Side::kUnder, 441};
  const SlipPick other{two, Market::kMoneyline, Side::kAway, 0};
  for (const auto& slip : {std::vector{home, away}, {over, other, under}, {home, over, away}}) {
    const auto words = picks_together(slip);
    CHECK(words.contains("cannot both win"));
    CHECK(words.contains("bookmaker's margin is lost whatever happens"));
    CHECK_FALSE(words.contains("have to come true"));
  }
  CHECK(picks_together(std::vector{home, over}).contains("two picks on one game"));
  CHECK(picks_together(std::vector{home, other}).contains("all of them have to come true"));
}

TEST_CASE("each row of a list says where its game and its price are from") {
  const auto from = [](ledger::Source source) { return source_in_words(source, "odds-nba"); };
  const std::vector<ListedSide> rows{
      {"Celtics @ Lakers", "Lakers -3.5", from(ledger::Source::kSimulated), -110, 0.021},
      {"Heat @ Knicks", "Under 220.5", from(ledger::Source::kReplay), 105, 0.02},
      {"Jazz @ Magic", "Magic", from(ledger::Source::kLive), 120, 0.01}};
  const auto values = best_value(rows, 40, {}).message;
  const auto margins = smallest_margins(rows, {}).message;
  for (const auto* row : {"Lakers -3.5 at -110 (Celtics @ Lakers, simulated): ",
                          "Under 220.5 at +105 (Heat @ Knicks, recorded season): ",
                          "Magic at +120 (Jazz @ Magic, real, price from odds-nba): "}) {
    CAPTURE(row);
    CHECK(values.contains(row));
    CHECK(margins.contains(row));
  }
  CHECK(source_in_words(ledger::Source::kLive, "") == "real");
}

TEST_CASE("a record says too few, cannot tell or tells, and never praises the share of wins") {
  CHECK(own_record(record_of(29, 0.5, 0.1), {}).message.contains("too few"));
  CHECK(own_record(record_of(80, 0.05, 0.11), {}).message.contains("cannot tell"));
  CHECK(own_record(record_of(400, 0.5, 0.1), {}).message.contains("more than good luck"));
  CHECK(own_record(record_of(400, -0.5, 0.1), {}).message.contains("more than bad luck"));
  const Question cut{.intent = Intent::kOwnRecord, .filter = RecordFilter::kUnderdogs};
  const auto filtered = own_record(record_of(400, 0.5, 0.1), cut).message;
  CHECK(filtered.contains("on underdogs"));
  CHECK(filtered.contains("no verdict"));
  CHECK_FALSE(filtered.contains("more than good luck"));
  CHECK(own_record(record_of(400, 0.5, 0.1), {}).message.contains("of 400 settled bets"));
}

TEST_CASE("help in distress names no bet, and offers a break and limits") {
  const auto answer = help_in_distress();
  CHECK(answer.message.contains("take a break"));
  CHECK(answer.message.contains("limit"));
  for (const auto& suggestion : answer.suggestions) CHECK_FALSE(suggestion.contains("value"));
  CHECK(answer.links.front().path == "/settings");
}

TEST_CASE("who may be in danger is told to talk to somebody now, and nothing else") {
  Asked asked;
  for (const auto* message : {"I lost everything, I want to kill myself", "suicide",
                              "I will end it all", "I don't want to live. Lakers tonight?",
                              "nobody would miss me", "quiero morir", "ich will sterben"}) {
    CAPTURE(message);
    CHECK(asked(message).intent == Intent::kDanger);
    const auto answer = help_in_danger();
    CHECK(answer.message.starts_with("Please talk to somebody now."));
    CHECK(answer.message.contains("local emergency number first"));
    CHECK_FALSE(answer.message.contains("coins"));
    CHECK(answer.links.empty());
    CHECK(answer.suggestions.empty());
  }
}

TEST_CASE("who is not 18 is told so kindly, and led to no bet") {
  const auto answer = under_age();
  CHECK(answer.message.contains("18 and older"));
  CHECK(answer.message.contains("Thank you"));
  CHECK(answer.links.front().path == "/settings");
  CHECK(answer.suggestions.empty());
}

TEST_CASE("how much to stake is answered with the ceiling for one bet") {
  Asked asked;
  CHECK(meaning(asked("Should I bet my whole bankroll?").term).message.contains("5%"));
}

TEST_CASE("what was not found is offered by names that are on the board") {
  Asked asked;
  const auto answer = asking_back(asked("New York"), asked.vocabulary());
  CHECK(answer.message.contains("new york"));
  CHECK(answer.suggestions.size() == kNear);
  for (const auto& suggestion : answer.suggestions) {
    asked.topic = {};
    CHECK(asked(suggestion).doubt == Doubt::kNone);
  }
}

TEST_CASE("when a game starts is told on the clock of the person who asks") {
  Asked asked;
  const auto today = asking_back(asked("when do the Lakers play?"), asked.vocabulary());
  CHECK(today.message == "Boston Celtics @ Los Angeles Lakers starts today at 20:00 (UTC).");
  asked.topic = {};
  const auto question = asked("what time is the Chiefs game");
  const auto& games = asked.vocabulary();
  CHECK(asking_back(question, games).message.ends_with("starts on Sunday at 20:00 (UTC)."));
  const auto now = games.days.begin.front() + std::chrono::hours{15};
  const auto tokyo =
      days_from(now, "Asia/Tokyo", [](auto /*at*/) { return std::chrono::hours{9}; });
  const Vocabulary in_tokyo{games.names, games.board, tokyo, {}};
  CHECK(asking_back(question, in_tokyo).message.ends_with("on Monday at 05:00 (Asia/Tokyo)."));
}

TEST_CASE("who plays at home is told with the start, of the game that was spoken of") {
  Asked asked;
  const auto said = [&](std::string_view message) {
    return asking_back(asked(message), asked.vocabulary()).message;
  };
  CHECK(asked("Will the Celtics win?").doubt == Doubt::kNone);
  CHECK(said("is it at home?")
            .starts_with(
                "The Boston Celtics play away, at the Los Angeles Lakers. Boston Celtics @ "));
  CHECK(said("are the Lakers at home?")
            .starts_with("The Los Angeles Lakers play at home, against the Boston Celtics. "));
  // "At home" in a question about a bet asks for advice on it.
  CHECK(asked("should I bet on the Lakers at home?").doubt == Doubt::kNone);
}

TEST_CASE("the hour of a start counts the change of the clocks") {
  Asked asked;
  const auto& games = asked.vocabulary();
  auto days = games.days;
  days.begin.front() -= std::chrono::hours{1};  // a day of 25 hours
  const Vocabulary longer{games.names, games.board, days, {}};
  CHECK(
      asking_back(asked("when do the Lakers play?"), longer).message.ends_with("at 20:00 (UTC)."));
}

TEST_CASE("a price without a game is told by itself") {
  Asked asked;
  const auto answer = asking_back(asked("what is -110?"), asked.vocabulary());
  CHECK(answer.message.contains("52.4%"));
}

TEST_CASE("who may be a player is told that advice is on games") {
  Asked asked;
  const auto answer = asking_back(asked("will LeBron score 30 tonight"), asked.vocabulary());
  CHECK(answer.message.contains("lebron"));
  CHECK(answer.message.contains("my advice is on games"));
}

}  // namespace
}  // namespace chalkline::wizard
