#include <algorithm>
#include <string>

#include "ledger/values/labels.hpp"
#include "wizard/answers/replies.hpp"
#include "wizard/understanding/name_index.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::size_t kSuggestionsMin = 2;

std::string name_of(const TeamKey& team, const Vocabulary& vocabulary) {
  const auto* known = vocabulary.names.index().find(team);
  return known == nullptr ? team.code : known->name;
}

std::string name_of(const BoardGame& game, const Vocabulary& vocabulary) {
  const auto home = name_of({game.sport, game.home}, vocabulary);
  const auto away = name_of({game.sport, game.away}, vocabulary);
  return ledger::event_name({home, away});
}

// What can be asked instead, as one would write it.
std::vector<std::string> offers(const Question& question, const Vocabulary& vocabulary) {
  std::vector<std::string> offers;
  for (const auto& near : question.near) {
    const auto* game = near.game ? vocabulary.board.find(*near.game) : nullptr;
    if (near.team) {
      offers.push_back(name_of(*near.team, vocabulary));
    } else if (game != nullptr) {
      offers.push_back(name_of(*game, vocabulary));
    }
  }
  for (const auto* other : {"Best value today", "What can you do?"}) {
    if (offers.size() < kSuggestionsMin) offers.emplace_back(other);
  }
  return offers;
}

std::string teams_in_words(const Question& question, const Vocabulary& vocabulary) {
  std::string names;
  for (std::size_t i = 0; i < question.teams.size(); ++i) {
    if (i > 0) names += i + 1 == question.teams.size() ? " and the " : ", the ";
    names += name_of(question.teams.at(i), vocabulary);
  }
  return names;
}

std::string which_team(const Question& question) {
  return "There are several teams that \"" + question.unclear + "\" can mean. Which one?";
}

std::string no_team(const Question& question) {
  if (question.unclear.empty())
    return "I found no team of the NBA, NFL, MLB or NHL in that. Name one, and I look for its "
           "game.";
  return "I know no team called \"" + question.unclear +
         "\". Write its name, its city or its code, and I look for its game.";
}

std::string no_game(const Question& question, const Vocabulary& vocabulary) {
  std::string message = "I see no game of the " + teams_in_words(question, vocabulary);
  if (question.teams.size() > 1) message += " against each other";
  if (question.when) message += ' ' + question.when->words;
  message += " on the board, so there is no price to speak of.";
  if (!question.near.empty()) message += " These games are there:";
  return message;
}

}  // namespace

Answer asking_back(const Question& question, const Vocabulary& vocabulary) {
  Answer answer{.message = {}, .links = {}, .suggestions = offers(question, vocabulary)};
  switch (question.doubt) {
    case Doubt::kNone:
      return not_understood();
    case Doubt::kWhichTeam:
      answer.message = which_team(question);
      break;
    case Doubt::kNoTeam:
      answer.message = no_team(question);
      break;
    case Doubt::kNoGame:
      answer.message = no_game(question, vocabulary);
      answer.links = {{"All games on the board", "/place-bets"}};
      break;
    case Doubt::kNoPick:
      answer.message =
          vocabulary.slip.empty()
              ? "Your bet slip is empty. Add a pick, and I tell you what I make of it."
              : "I find no such pick on your bet slip. Name its team, or ask about the game.";
      answer.links = {{"Place Bets", "/place-bets"}, {"My Bets", "/my-bets"}};
      break;
    case Doubt::kNoTopic:
      answer.message = "Which game do you mean? Name a team.";
      break;
  }
  return answer;
}

}  // namespace chalkline::wizard
