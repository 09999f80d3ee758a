#include "wizard/answers/replies.hpp"

#include <string>

#include "wizard/answers/figures.hpp"
#include "wizard/understanding/terms.hpp"

namespace chalkline::wizard {
namespace {

constexpr ledger::Coins kExampleStake = 100;

std::string first_way_to_write(const ExplainedTerm& term) {
  return std::string{term.words.substr(0, term.words.find(','))};
}

std::string what_to_ask() {
  return "Ask me about a game, a price, a bet on your slip, a word of betting, or your own record.";
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
      "it means. I can list the best value and the smallest margins of a day, and tell you how you "
      "are doing, and how I am.",
      {{"How I have done", "/wizard/record"}, {"Learning Center", "/learn"}},
      {"Best value today", "Smallest margins today", "What is a moneyline?", "How am I doing?"}};
}

Answer help_in_distress() {
  return {
      "That sounds hard, and I will not talk about a bet now. The coins here are not money: "
      "nothing "
      "that you lose in Chalkline has to be won back. In Settings you can take a break, which "
      "cannot "
      "be cut short, or limit your stakes, your bets a day and your losses a week. If you also bet "
      "with real money and it is getting too much, talk today to somebody you trust or to a "
      "gambling "
      "help service where you live. If you are in danger, call your local emergency number.",
      {{"Take a break or set limits", "/settings"},
       {"Bankroll Management", "/learn/bankroll-management"}},
      {"What is chasing losses?", "Why do losing runs happen?"}};
}

Answer help_in_danger() {
  return {
      "Please talk to somebody now. If you might hurt yourself, call your local emergency number "
      "first, or a crisis line where you live. Then tell somebody whom you trust, and stay with "
      "them. I am a program and cannot give you the help that you deserve; people can, today.",
      {},
      {}};
}

Answer under_age() {
  return {
      "Chalkline is for people of 18 and older, even though its coins are not money and can buy "
      "nothing. Thank you for saying it. If you are younger, please leave it for later: the "
      "account "
      "can be deleted in the settings, and you are welcome once you are 18.",
      {{"Delete the account", "/settings"}},
      {}};
}

Answer sure_bet() {
  return {
      "There is no sure bet. Even at -300 the price itself leaves one chance in four that it "
      "loses, "
      "and in each price there is a margin, so that betting on everything loses too. Who sells "
      "sure "
      "bets lives from selling them. I can look for a price that is worth it, or for the smallest "
      "margins.",
      {{"Probability Basics", "/learn/probability-basics"},
       {"Value Betting", "/learn/value-betting"}},
      {"Smallest margins today", "Best value today", "What is margin?"}};
}

Answer only_result() {
  return {
      "I cannot tell you how a game went or how a team has done: I only speak of games that are "
      "still to come. The Sports Hub shows the standings and the scores that we have.",
      {{"Sports Hub", "/sports-hub"}},
      {"Best value today", "How am I doing?"}};
}

Answer placed_bet() {
  return {
      "I cannot see how a bet is doing that you have placed. My Bets lists your open bets, and "
      "the settled ones with their results.",
      {{"My Bets", "/my-bets"}},
      {"How am I doing?", "Best value today"}};
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
  return {"I did not understand that. " + what_to_ask(),
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
      answer.suggestions.push_back("What is " + first_way_to_write(other) + "?");
  }
  answer.suggestions.emplace_back("Best value today");
  if (answer.suggestions.size() < 2) answer.suggestions.emplace_back("How am I doing?");
  return answer;
}

Answer price_alone(ledger::AmericanOdds odds) {
  const auto needed = ledger::implied_probability(odds).value();
  return {"At " + ledger::to_string(odds) + " a stake of " + std::to_string(kExampleStake) +
              " coins wins " + std::to_string(ledger::profit(kExampleStake, odds)) +
              ", and a bet has to win " + percent(needed) +
              " of the time to break even. Whether it is a good price depends on the game: name a "
              "team, and I compare.",
          {{"Odds Formats", "/learn/odds-formats"}, {"Value Betting", "/learn/value-betting"}},
          {"What is implied chance?", "What is value?", "Best value today"}};
}

std::string taken_for_example(std::string_view event) {
  return "You named no game, so I take the next one as an example: " + std::string{event} + '.';
}

std::string_view margins_add_up() {
  return "As a parlay all of them have to come true, and the margin of each is paid: together they "
         "cost more than one by one.";
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
