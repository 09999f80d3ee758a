#include "wizard/answers/own_bets.hpp"

#include <fmt/format.h>

#include "ledger/values/odds.hpp"
#include "wizard/answers/figures.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::wizard {
namespace {

std::string in_coins(ledger::Coins coins) {
  return count_in_words(static_cast<std::size_t>(coins), "coin", "coins");
}

std::string how_it_stands(const PlacedBet& bet) {
  switch (bet.stands) {
    case BetStands::kOpen:
      return fmt::format("open, to win {}", bet.profit);
    case BetStands::kWon:
      return fmt::format("won {}", bet.profit);
    case BetStands::kLost:
      return "lost";
    case BetStands::kPush:
      return "push, the stake came back";
    case BetStands::kVoid:
      break;
  }
  return "void, the stake came back";
}

std::string open_in_words(const PlacedBets& bets) {
  if (bets.open == 0) return "None of them is open.";
  return fmt::format("{} open, with {} on {}.",
                     bets.open == 1 ? "1 of them is" : fmt::format("{} of them are", bets.open),
                     in_coins(bets.at_stake), bets.open == 1 ? "it" : "them");
}

}  // namespace

Answer own_stakes(const RecordFigures& figures, const Question& question) {
  const auto cut = cut_in_words(question);
  const auto& stakes = figures.stakes;
  Answer answer{
      .message = "You have placed no bet" + cut + " yet, so there is no stake to tell.",
      .links = {{"My Progress", "/insight"}, {"Bankroll Management", "/learn/bankroll-management"}},
      .suggestions = {"How am I doing?", "How much should I bet?"}};
  if (stakes.bets == 0) return answer;
  if (stakes.bets == 1) {
    answer.message = fmt::format("You have placed 1 bet{}, of {}: {} of the coins that you had.",
                                 cut, in_coins(stakes.most), percent(stakes.middle_share));
  } else {
    answer.message = fmt::format(
        "Your average stake is {} coins, over {} bets placed{}, from {} to {}. The middle one was "
        "{} of the coins that you had.",
        one_decimal(stakes.mean), stakes.bets, cut, stakes.least, stakes.most,
        percent(stakes.middle_share));
  }
  answer.message +=
      stakes.above_ceiling == 0
          ? " None was above the ceiling of 5%."
          : fmt::format(
                " {} above the ceiling of 5%: losing runs come to everybody, "
                "and the larger the stakes are, the shorter the run that "
                "they survive.",
                stakes.above_ceiling == 1 ? "1 was" : fmt::format("{} were", stakes.above_ceiling));
  return answer;
}

Answer own_runs(const RecordFigures& figures, const Question& question) {
  const auto cut = cut_in_words(question);
  const auto& runs = figures.runs;
  Answer answer{
      .message =
          "You have no bets" + cut + " that were won or lost yet, so there is no run to tell.",
      .links = {{"Probability Basics", "/learn/probability-basics"}, {"My Bets", "/my-bets"}},
      .suggestions = {"Why do losing runs happen?", "How am I doing?"}};
  if (runs.bets == 0) return answer;
  answer.message = fmt::format(
      "Your longest run of wins is {} and that of losses {}, of {}{}. Streaks come by luck: ",
      runs.won, runs.lost,
      count_in_words(runs.bets, "bet that was won or lost", "bets that were won or lost"), cut);
  if (runs.bets < 2) {
    answer.message += "one bet tells nothing.";
    return answer;
  }
  const auto by_luck = [&](std::size_t length, const char* of, double chance) {
    return fmt::format("a run of {} {} or more comes in {}", length, of, percent(chance));
  };
  answer.message += "with as many bets at the chances in your prices ";
  if (runs.won > 0) answer.message += by_luck(runs.won, "wins", runs.won_by_luck);
  if (runs.won > 0 && runs.lost > 0) answer.message += ", and ";
  if (runs.lost > 0) answer.message += by_luck(runs.lost, "losses", runs.lost_by_luck);
  answer.message += " of all records, by luck alone. The next bet knows nothing of either.";
  return answer;
}

Answer placed_bets(const PlacedBets& bets, const Question& question) {
  auto cut = cut_in_words(question);
  if (question.when) cut += ' ' + question.when->words;
  Answer answer{.message = {},
                .links = {{"My Bets", "/my-bets"}},
                .suggestions = {"How am I doing?", "What is my average stake?"}};
  if (bets.found == 0) {
    answer.message =
        fmt::format("You have {} bet{}.", question.are_open ? "no open" : "placed no", cut);
    return answer;
  }
  const auto what = question.are_open ? count_in_words(bets.found, "open bet", "open bets")
                                      : count_in_words(bets.found, "bet", "bets");
  answer.message =
      fmt::format("{} {}{}{}", question.are_open ? "You have" : "You have placed", what, cut,
                  question.are_open ? fmt::format(", with {} on {}.", in_coins(bets.at_stake),
                                                  bets.found == 1 ? "it" : "them")
                                    : ". " + open_in_words(bets));
  if (bets.newest.size() < bets.found)
    answer.message += fmt::format(" The newest {}:", bets.newest.size());
  for (const auto& bet : bets.newest)
    answer.message +=
        fmt::format("\n{} at {}, {} ({}, {}): {}.", bet.pick, ledger::to_string(bet.odds),
                    in_coins(bet.stake), bet.event, bet.from, how_it_stands(bet));
  return answer;
}

}  // namespace chalkline::wizard
