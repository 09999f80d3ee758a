#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "ledger/values/labels.hpp"
#include "wizard/answers/replies.hpp"
#include "wizard/answers/words.hpp"
#include "wizard/understanding/names/name_index.hpp"

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

// Questions that can be asked instead, as one would write them.
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
         "\". Write its name, its city or its code, and I look for its game. If that is a player: "
         "my advice is on games, and Advanced Betting lists the props of players.";
}

// "The Los Angeles Lakers play at home, against the Boston Celtics. "
std::string at_home(const BoardGame& game, const Question& question, const Vocabulary& vocabulary) {
  const auto home = name_of({game.sport, game.home}, vocabulary);
  const auto away = name_of({game.sport, game.away}, vocabulary);
  if (question.teams.size() == 1 && question.teams.front().code == game.away)
    return fmt::format("The {} play away, at the {}. ", away, home);
  return fmt::format("The {} play at home, against the {}. ", home, away);
}

Answer only_start(const Question& question, const Vocabulary& vocabulary) {
  Answer answer;
  for (const auto id : question.games) {
    const auto* game = vocabulary.board.find(id);
    if (game == nullptr) continue;
    const auto name = name_of(*game, vocabulary);
    if (!answer.message.empty()) answer.message += ' ';
    if (question.asks_home) answer.message += at_home(*game, question, vocabulary);
    answer.message += name + " starts " + start_in_words(game->starts_at, vocabulary.days) + ".";
    answer.links.push_back({name, "/game-details/" + ledger::to_string(id)});
    answer.suggestions.push_back("Who wins " + name + "?");
  }
  if (answer.suggestions.size() < kSuggestionsMin)
    answer.suggestions.emplace_back("Best value today");
  return answer;
}

Answer under_way(const Question& question, const Vocabulary& vocabulary) {
  auto answer = playing_now(*question.under_way, vocabulary);
  answer.message += " I give advice before the start alone.";
  answer.suggestions = {"Best value today", "What is a live bet?"};
  return answer;
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

std::string left_out(const Question& question, const Names& names) {
  std::string text;
  const auto name = [&](const TeamKey& team) {
    const auto* known = names.index().find(team);
    return known == nullptr ? team.code : known->name;
  };
  const auto add_none_of = [&](const std::string& teams) {
    text += fmt::format("{}I see no game of the {}{} on the board.", text.empty() ? "" : " ", teams,
                        question.when ? ' ' + question.when->words : "");
  };
  for (const auto& team : question.without_game) add_none_of(name(team));
  for (const auto& [first, second] : question.not_meeting)
    add_none_of(fmt::format("{} and the {} against each other", name(first), name(second)));
  if (!question.unknown_beside.empty())
    text += fmt::format("{}I know no team called \"{}\".", text.empty() ? "" : " ",
                        question.unknown_beside);
  if (!question.no_such_date.empty())
    text += fmt::format("{}There is no {}: this is on the next game.", text.empty() ? "" : " ",
                        question.no_such_date);
  if (question.games_left_out > 0)
    text += fmt::format("{}I look at {} games at a time: ask about the others next.",
                        text.empty() ? "" : " ", kGames);
  return text;
}

Answer playing_now(ledger::GameId id, const Vocabulary& vocabulary) {
  const auto game = std::ranges::find(vocabulary.under_way, id, &BoardGame::id);
  if (game == vocabulary.under_way.end()) return {};
  const auto number = ledger::to_string(id);
  return {name_of(*game, vocabulary) + " is under way: its live prices are on the live panel.",
          {{"Its live prices", fmt::format("/advanced-betting?sport={}&game={}&tab=live",
                                           ledger::name_of(game->sport), number)},
           {"The game's page", "/game-details/" + number}},
          {}};
}

std::string another_line(ledger::HalfPoints asked, ledger::HalfPoints board, bool with_sign) {
  return fmt::format("The line on the board is {}, not {}. ", ledger::points(board, with_sign),
                     ledger::points(asked, with_sign));
}

std::string another_price(ledger::AmericanOdds asked, ledger::AmericanOdds board, bool is_decimal) {
  const auto written = [&](ledger::AmericanOdds odds) {
    return is_decimal ? fmt::format("{:.2f}", ledger::decimal(odds).value())
                      : ledger::to_string(odds);
  };
  return fmt::format("The price on the board is {}, not {}. ", written(board), written(asked));
}

Answer has_begun(std::string_view event, ledger::GameId id) {
  return {fmt::format("{} has begun, and I give advice before the start alone.", event),
          {{"The game's page", "/game-details/" + ledger::to_string(id)}},
          {"Best value today", "What is a live bet?"}};
}

std::string on_the_next_game(std::string_view playing, std::string_view answer) {
  if (playing.empty()) return std::string{answer};
  return fmt::format("{} On the next game: {}", playing, answer);
}

Answer asking_back(const Question& question, const Vocabulary& vocabulary) {
  if (question.doubt == Doubt::kOnlyStart) return only_start(question, vocabulary);
  if (question.doubt == Doubt::kOnlyPrice && question.odds && question.other_odds)
    return two_prices(*question.odds, *question.other_odds);
  if (question.doubt == Doubt::kOnlyPrice && question.odds)
    return price_alone(*question.odds, question.stake);
  if (question.doubt == Doubt::kUnknownFact) return unknown_fact();
  if (question.doubt == Doubt::kOthers) return of_others();
  if (question.doubt == Doubt::kUnderWay && question.under_way)
    return under_way(question, vocabulary);
  Answer answer{.message = {}, .links = {}, .suggestions = offers(question, vocabulary)};
  switch (question.doubt) {
    case Doubt::kNone:
    case Doubt::kOnlyStart:
    case Doubt::kOnlyPrice:
    case Doubt::kUnknownFact:
    case Doubt::kOthers:
    case Doubt::kUnderWay:
      return not_understood();
    case Doubt::kWhichTeam:
      answer.message = which_team(question);
      break;
    case Doubt::kNoTeam:
      answer.message = no_team(question);
      answer.links = {{"All games on the board", "/place-bets"},
                      {"Player props", "/advanced-betting"}};
      break;
    case Doubt::kNoGame:
      answer.message = no_game(question, vocabulary);
      answer.links = {{"All games on the board", "/place-bets"}};
      break;
    case Doubt::kNoPick:
      answer.message =
          vocabulary.slip.empty()
              ? "I see no pick on your bet slip that can still be bet on. Put one there, or name "
                "its game."
              : "I find no such pick on your bet slip. Name its team, or ask about the game.";
      answer.links = {{"Place Bets", "/place-bets"}, {"My Bets", "/my-bets"}};
      break;
    case Doubt::kNoTopic:
      answer.message = "Which game do you mean? Name a team.";
      if (question.market == ledger::Market::kProp)
        answer.message += " I rate teams and not players: Advanced Betting lists the props.";
      break;
  }
  return answer;
}

}  // namespace chalkline::wizard
