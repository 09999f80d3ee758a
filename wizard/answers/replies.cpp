#include "wizard/answers/replies.hpp"

#include <fmt/format.h>

#include <string>

#include "wizard/answers/figures.hpp"
#include "wizard/understanding/names/terms.hpp"

namespace chalkline::wizard {
namespace {

constexpr ledger::Coins kExampleStake = 100;

// The first way to write it, in a question that reads well whether it can be counted or not.
std::string question_on(const ExplainedTerm& term) {
  const auto word = term.words.substr(0, term.words.find(','));
  if (word.starts_with("what ")) return fmt::format("W{}?", word.substr(1));
  return fmt::format("What does \"{}\" mean?", word);
}

std::string what_to_ask() {
  return "Ask me about a game, a price, a bet on your slip, a word of betting, or your own record.";
}

template <class Match>
bool any_two(std::span<const SlipPick> slip, Match&& match) {
  for (std::size_t i = 0; i < slip.size(); ++i) {
    for (const auto& other : slip.subspan(i + 1)) {
      if (match(slip[i], other)) return true;
    }
  }
  return false;
}

}  // namespace

Answer greeting(std::string_view username, std::string_view skill_level) {
  std::string message{"Hello, "};
  message += username;
  message += ". ";
  if (!skill_level.empty()) {
    message += "Your skill level is ";
    message += skill_level;
    message += ". ";
  }
  message += what_to_ask();
  message += " I will often say Pass, and tell you why.";
  return {std::move(message), {}, {"Best value today", "What is a spread?", "How am I doing?"}};
}

Answer thanks() {
  return {"You are welcome. " + what_to_ask(), {}, {"Best value today", "How am I doing?"}};
}

Answer abilities() {
  return {
      "I compare prices with what past results say, and I tell you whether a bet is worth its "
      "price. "
      "Name a team to hear about its next game, a price to hear what it says, or a word to hear "
      "what "
      "it means. I can list the best value, the bookmaker's margins and the games of a day, tell "
      "results and how teams have done, and say how you are doing, and how I am.",
      {{"How I have done", "/wizard/record"}, {"Learning Center", "/learn"}},
      {"Best value today", "Smallest margins today", "What is a moneyline?", "How am I doing?"}};
}

Answer sure_bet() {
  return {
      "There is no sure bet. Even at -300 the price itself leaves one chance in four that it "
      "loses, "
      "and in each price there is the bookmaker's margin, so that betting on everything loses too. "
      "Who sells "
      "sure "
      "bets lives from selling them.",
      {{"Probability Basics", "/learn/probability-basics"},
       {"Value Betting", "/learn/value-betting"}},
      {"Smallest margins today", "Best value today", "What is a bookmaker's margin?"}};
}

Answer unknown_fact() {
  return {
      "I do not know that: I read prices and results, and nothing of injuries, line-ups, the "
      "weather "
      "or where a game is shown. Such news is in the price as soon as it is public. Name the game, "
      "and I tell you how its price has moved since it opened.",
      {},
      {"What is the biggest line move today?", "What is line movement?"}};
}

Answer of_others() {
  return {
      "What other people have, bet or write here is theirs, and I see none of it, whoever asks. "
      "The "
      "leaderboard shows what is public.",
      {{"Dashboard", "/dashboard"}},
      {"How am I doing?", "What did I bet on?"}};
}

Answer out_of_scope() {
  return {
      "I only know the bets of Chalkline, on games of the NBA, NFL, MLB and NHL, and the words of "
      "betting. " +
          what_to_ask(),
      {},
      {"What can you do?", "Best value today", "What is value?"}};
}

Answer not_understood() {
  return {"I did not understand that, and I read English alone. " + what_to_ask(),
          {},
          {"What can you do?", "Best value today", "What is a spread?"}};
}

Answer meaning(std::string_view id) {
  const auto* term = find_term(id);
  if (term == nullptr) return not_understood();
  Answer answer{.message = std::string{term->title} + ": " + std::string{term->meaning}};
  answer.links = {{std::string{term->guide_title}, "/learn/" + std::string{term->guide}}};
  for (const auto& other : explained_terms()) {
    if (other.guide == term->guide && other.id != term->id && answer.suggestions.size() < 2)
      answer.suggestions.push_back(question_on(other));
  }
  answer.suggestions.emplace_back("Best value today");
  if (answer.suggestions.size() < 2) answer.suggestions.emplace_back("How am I doing?");
  return answer;
}

Answer two_prices(ledger::AmericanOdds one, ledger::AmericanOdds other) {
  const auto said = [](ledger::AmericanOdds odds) {
    return fmt::format("{} ({:.2f}) pays {} coins on 100 and has to win {} of the time",
                       ledger::to_string(odds), ledger::decimal(odds).value(),
                       ledger::profit(kExampleStake, odds),
                       percent(ledger::implied_probability(odds).value()));
  };
  const auto pays = ledger::decimal(one).value() - ledger::decimal(other).value();
  const auto verdict = pays == 0 ? std::string{"Both are the same price"}
                                 : fmt::format("On the same bet {} is the better price",
                                               ledger::to_string(pays > 0 ? one : other));
  return {fmt::format("{}: {}; {}.", verdict, said(one), said(other)),
          {{"Odds Formats", "/learn/odds-formats"}, {"Line Shopping", "/learn/line-shopping"}},
          {"What is implied chance?", "What is line shopping?", "Best value today"}};
}

Answer price_alone(ledger::AmericanOdds odds, std::optional<ledger::Coins> stake) {
  const auto staked = stake.value_or(kExampleStake);
  const auto needed = ledger::implied_probability(odds).value();
  return {"At " + ledger::to_string(odds) + " a stake of " + std::to_string(staked) +
              " coins wins " + std::to_string(ledger::profit(staked, odds)) +
              ", and a bet has to win " + percent(needed) +
              " of the time to break even. Whether it is a good price depends on the game: name a "
              "team, and I compare.",
          {{"Odds Formats", "/learn/odds-formats"}, {"Value Betting", "/learn/value-betting"}},
          {"What is implied chance?", "What is value?", "Best value today"}};
}

Answer balance(ledger::Coins coins) {
  constexpr ledger::Coins kShareMost = 20;  // 5%
  return {
      fmt::format("You have {}, open stakes included. Of these 5%, {}, is the ceiling for one "
                  "bet, and 1% to 2% is usual.",
                  count_in_words(static_cast<std::size_t>(coins), "coin", "coins"),
                  count_in_words(static_cast<std::size_t>(coins / kShareMost), "coin", "coins")),
      {{"My Bets", "/my-bets"}, {"Bankroll Management", "/learn/bankroll-management"}},
      {"How am I doing?", "What is a bankroll?"}};
}

Answer quota(std::optional<std::int32_t> left) {
  const auto said =
      left ? fmt::format(
                 "You have {} left today, and this one cost none. New ones come at 00:00 "
                 "UTC.",
                 count_in_words(static_cast<std::size_t>(*left), "question", "questions"))
           : std::string{"Your plan has no limit: ask as many questions as you like."};
  return {said, {}, {"What can you do?", "Best value today"}};
}

Answer progress(const std::optional<LevelReached>& reached) {
  std::string message;
  if (reached) {
    const auto& [level, xp, xp_to_next] = *reached;
    message = xp_to_next == 0
                  ? fmt::format("You are at level {}, which is the highest. ", level)
                  : fmt::format(
                        "You are at level {}, with {} of the {} XP that the next one asks "
                        "for. ",
                        level, xp, xp_to_next);
  }
  message +=
      "The Dashboard shows level and XP, and your place on the leaderboard; My Progress shows how "
      "your bets and estimates have done.";
  return {std::move(message),
          {{"Dashboard", "/dashboard"}, {"My Progress", "/insight"}},
          {"How am I doing?", "What is a sample size?"}};
}

Answer privacy() {
  return {
      "No other player, educator or auditor can read this chat: it is kept on the server with your "
      "account, where only who runs it could look, until you clear it here or delete the account "
      "in Settings.",
      {{"Settings", "/settings"}},
      {"What can you do?", "What is a spread?"}};
}

std::string_view taken_for_example() {
  return "You named no game, so I take the next one as an example.";
}

std::string_view picks_together(std::span<const SlipPick> slip) {
  if (any_two(slip, [](const SlipPick& one, const SlipPick& other) {
        return one.game == other.game && one.market == other.market && one.side != other.side;
      }))
    return "Your slip has both sides of one market: they cannot both win, so no parlay takes them. "
           "As singles one loses what the other wins, and the bookmaker's margin is lost whatever "
           "happens. Keep one of them, or none.";
  if (any_two(slip,
              [](const SlipPick& one, const SlipPick& other) { return one.game == other.game; }))
    return "Your slip has two picks on one game. Their results hang together, and the product of "
           "their prices does not know it, so no parlay takes both. As singles each pays the "
           "bookmaker's margin of its own.";
  return "As a parlay all of them have to come true, and the bookmaker's margin of each is paid: "
         "together they cost more than one by one.";
}

std::string_view line_has_moved() {
  return " The line has moved since it came onto your slip; this is on the present one.";
}

std::string_view first_of_several() {
  return "You asked several things at once. Here is the first; ask the next one by itself.";
}

std::string_view nearest_question() {
  return "I did not understand that by itself, and a language model took it for the question that "
         "I "
         "answer here.";
}

}  // namespace chalkline::wizard
