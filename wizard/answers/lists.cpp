#include <algorithm>
#include <string_view>

#include "ledger/values/odds.hpp"
#include "wizard/answers/figures.hpp"
#include "wizard/answers/records.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::wizard {
namespace {

// As many as a chat's answer can hold; the page of the list has the others.
constexpr std::size_t kRowsMax = 5;

std::string when_in_words(const Question& question) {
  return question.when ? ' ' + question.when->words : std::string{};
}

// "Lakers -3.5 at -110 (Celtics @ Lakers, simulated): worth 2.1 per 100."
std::string rows_in_words(const std::vector<ListedSide>& rows, std::string_view before,
                          std::string_view after) {
  std::string text;
  for (std::size_t i = 0; i < std::min(rows.size(), kRowsMax); ++i) {
    const auto& row = rows.at(i);
    text += '\n' + row.pick + " at " + ledger::to_string(row.odds) + " (" + row.event + ", ";
    text += row.from + "): ";
    text += before;
    text += per_hundred(row.figure);
    text += after;
  }
  return text;
}

// Asks for the games of the rows, each once.
std::vector<std::string> asks_for(const std::vector<ListedSide>& rows) {
  std::vector<std::string> asks;
  for (const auto& row : rows) {
    if (asks.size() < 2 && std::ranges::find(asks, row.event) == asks.end())
      asks.push_back(row.event);
  }
  return asks;
}

// "Of 12 games tonight these have the highest totals:".
std::string title_of(Listing listing, const std::string& games) {
  switch (listing) {
    case Listing::kByStart:
      return "I see " + games + " on the board:";
    case Listing::kFavourites:
      return "Of " + games + " these have the clearest favourites, by the price:";
    case Listing::kUnderdogs:
      return "Of " + games + " these have the longest prices:";
    case Listing::kHighestTotals:
      return "Of " + games + " these have the highest totals:";
    case Listing::kLowestTotals:
      return "Of " + games + " these have the lowest totals:";
    case Listing::kMoves:
      return "Since they opened prices have moved on " + games +
             "; these have moved most. A move carries money or news, and the present price has it "
             "in it already:";
    case Listing::kClosest:
    case Listing::kDearest:
      break;
  }
  return "Of " + games + " these are the closest, by the price:";
}

}  // namespace

Answer best_value(const std::vector<ListedSide>& values, std::size_t watched,
                  const Question& question) {
  const auto where = league_in_words(question) + when_in_words(question);
  Answer answer{.message = {},
                .links = {{"How I have done", "/wizard/record"}},
                .suggestions = asks_for(values)};
  answer.suggestions.emplace_back("Smallest margins today");
  answer.suggestions.emplace_back("What is value?");
  if (question.market == ledger::Market::kProp) {
    answer.message =
        "I recommend no props: I rate teams and not players. Name a player and a figure, and I "
        "compare the line with the last games. The page of props lists all that are on sale.";
    answer.links = {{"Player props", "/advanced-betting"}};
  } else if (watched == 0) {
    answer.message = "I see no prices" + where + " on the board, so there is nothing to compare.";
  } else if (values.empty()) {
    answer.message =
        "I looked at " + count_in_words(watched, "market", "markets") + where +
        " and found no price that is worth a bet. Pass: without an edge each bet costs "
        "the bookmaker's margin.";
  } else {
    answer.message =
        "Of " + count_in_words(watched, "market", "markets") + where + " I would bet on " +
        std::to_string(values.size()) +
        ", by what each is worth for 100 staked:" + rows_in_words(values, "worth ", ".");
  }
  return answer;
}

Answer games_on(const std::vector<ListedGame>& games, std::size_t found, const Question& question) {
  const auto where = league_in_words(question) + when_in_words(question);
  Answer answer{.links = {{"All games on the board", "/place-bets"}}};
  for (const auto& game : games) {
    if (answer.suggestions.size() < 2) answer.suggestions.push_back(game.event);
  }
  answer.suggestions.emplace_back("Best value today");
  answer.suggestions.emplace_back("What is value?");
  if (games.empty()) {
    answer.message = question.listing == Listing::kMoves
                         ? "No such price" + where + " has moved since it opened."
                         : "I see no games" + where + " on the board.";
    return answer;
  }
  answer.message = title_of(question.listing, count_in_words(found, "game", "games") + where);
  for (const auto& game : games) {
    answer.message += '\n' + game.event + ", " + game.starts + " (" + game.from + ')';
    if (!game.figure.empty()) answer.message += ": " + game.figure;
    answer.message += '.';
  }
  if (found > games.size() && question.listing == Listing::kByStart)
    answer.message += "\nThe page of games has the others.";
  return answer;
}

Answer smallest_margins(const std::vector<ListedSide>& margins, const Question& question) {
  const auto where = league_in_words(question) + when_in_words(question);
  Answer answer{.message = {},
                .links = {{"Odds Formats", "/learn/odds-formats"}},
                .suggestions = asks_for(margins)};
  answer.suggestions.emplace_back("What is a bookmaker's margin?");
  answer.suggestions.emplace_back("Best value today");
  if (margins.empty()) {
    answer.message =
        "I see no prices" + where + " on the board, so there are no margins to compare.";
    return answer;
  }
  answer.message = "These markets" + where;
  answer.message +=
      question.listing == Listing::kDearest
          ? " cost most. On both of their sides the price is that much too short, "
            "and you would have to know more than the market by as much:"
          : " cost least. A small bookmaker's margin makes no good bet by itself, but "
            "you lose less to it:";
  answer.message += rows_in_words(margins, "the bookmaker keeps ", ".");
  return answer;
}

}  // namespace chalkline::wizard
