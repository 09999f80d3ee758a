#include "wizard/answers/records.hpp"

#include <cmath>
#include <string_view>

#include "insight/verdict.hpp"
#include "wizard/answers/figures.hpp"
#include "wizard/answers/own_bets.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::wizard {
namespace {

std::string up_or_down(double share) {
  return (share < 0 ? "down " : "up ") + per_hundred(std::abs(share));
}

std::string profit_in_words(ledger::Coins profit) {
  return (profit < 0 ? "down " : "up ") + std::to_string(std::abs(profit)) + " coins";
}

bool is_too_few(const insight::Figure& figure) {
  return figure.state == insight::FigureState::kNone ||
         figure.state == insight::FigureState::kTooFew;
}

// Bets on one game count together, so that 40 of them can be worth fewer than 30.
std::string too_few(const RecordFigures& figures) {
  std::string text = "That is too few to tell anything: luck decides over so few bets. From " +
                     std::to_string(insight::kEnough) + " on I say more; ";
  if (figures.result.n < insight::kEnough)
    return text + "you have " + std::to_string(figures.result.n) + '.';
  return text + "yours count as " +
         std::to_string(std::lround(std::floor(figures.result.effective_n))) +
         ", since bets on one game hang together.";
}

std::string interval_of(const insight::Figure& result) {
  if (!result.interval) return " It is too uneven yet for an interval.";
  return " With as many bets, luck alone leaves anything from " +
         one_decimal(100 * result.interval->low) + " to " +
         one_decimal(100 * result.interval->high) + " per 100 open.";
}

// Judges the whole record alone.
std::string verdict_on(const insight::Figure& result) {
  if (result.state != insight::FigureState::kTells)
    return " I cannot tell yet whether that is more than luck.";
  return *result.value < 0 ? " That is more than bad luck explains."
                           : " That is more than good luck explains.";
}

// `whose`: "Your", "My".
std::string close_in_words(const RecordFigures& figures, std::string_view whose) {
  const auto& close = figures.close;
  if (!close.value) return " No close: none of these bets has a closing line to compare with.";
  std::string text{' '};
  text += whose;
  text += *close.value < 0 ? " prices were worse than the close by " : " prices beat the close by ";
  text += per_hundred(std::abs(*close.value)) + ", on " + std::to_string(close.n) + " of " +
          count_in_words(figures.on_one_pick, "bet", "bets") + " on one pick that have one.";
  if (is_too_few(close)) return text + " That is too few to tell.";
  if (close.state == insight::FigureState::kCannotTell)
    return text + " That cannot be told from chance yet.";
  if (close.state != insight::FigureState::kTells) return text;
  return text + (*close.value < 0 ? " That is a lasting cost: compare prices before you bet."
                                  : " That is the best sign there is of good prices.");
}

// "6 of them backed the Los Angeles Lakers: 4 won and 2 lost."
std::string backed_in_words(const RecordFigures& figures, const Question& question) {
  const auto& [bets, won, lost] = figures.backed;
  const bool is_one_team = question.teams.size() == 1 && question.team_bets == TeamBets::kAll;
  if (!is_one_team || bets == 0) return {};
  const auto which = bets == figures.bets ? std::string{bets == 1 ? "It" : "All of them"}
                                          : std::to_string(bets) + " of them";
  return which + " backed " + question.of_teams + ": " + std::to_string(won) + " won and " +
         std::to_string(lost) + " lost. ";
}

// "You won 27 and lost 23 of 52 settled bets on underdogs".
std::string counts_in_words(const RecordFigures& figures, const Question& question,
                            const std::string& cut) {
  std::string text = "You won " + std::to_string(figures.won) + " and lost " +
                     std::to_string(figures.lost) + " of " +
                     (question.last_bets ? "your last " : "") +
                     count_in_words(figures.bets, "settled bet", "settled bets") + cut;
  if (figures.games != figures.bets)
    text += ", on " + count_in_words(figures.games, "game", "games");
  text += ", and you are " + profit_in_words(figures.profit) + ". ";
  return text + backed_in_words(figures, question);
}

// The time that the question asks for and its record is not cut by.
std::string not_cut(const Question& question) {
  if (!question.says_past) return {};
  return " That is of all time: I tell your record by the day, week, month or year, such as 'since "
         "October 1', and not by the season.";
}

// The same of the Wizard's own record.
std::string not_cut_of_wizard(const Question& question) {
  std::string text;
  if (question.when || question.says_past)
    text +=
        " That is of all time: I tell my record by sport and market, and not by the day or the "
        "season.";
  if (!question.teams.empty()) text += " I tell my record by no team: this one is of all teams.";
  return text;
}

std::string_view games_of(ledger::Source source) {
  switch (source) {
    case ledger::Source::kSimulated:
      return "simulated games";
    case ledger::Source::kReplay:
      return "recorded seasons";
    case ledger::Source::kLive:
      break;
  }
  return "real games";
}

// "Of simulated games I recommended 10 bets on NBA totals and passed on 30."
std::string of_source(const WizardFigures& figures, const std::string& cut) {
  auto text = "Of " + std::string{games_of(figures.source)} + " I recommended " +
              count_in_words(figures.recommended, "bet", "bets") + cut + " and passed on " +
              std::to_string(figures.passed) + ".";
  const auto& record = figures.record;
  if (record.result.value) {
    text += " The recommended ones are " + up_or_down(*record.result.value) + " staked, " +
            std::to_string(record.won) + " won and " + std::to_string(record.lost) + " lost.";
    if (is_too_few(record.result))
      text += " That is too few to tell anything.";
    else if (cut.empty())
      text += interval_of(record.result) + verdict_on(record.result);
    else
      text += " That is one part of many, so I give no verdict on it.";
    text += close_in_words(record, "My");
  }
  if (figures.forecasts > 0)
    text += " My chances had a Brier score of " + three_decimals(figures.brier) + " over " +
            count_in_words(figures.forecasts, "forecast", "forecasts") + ", those in the price " +
            three_decimals(figures.price_brier) + "; lower is better.";
  return text;
}

}  // namespace

Answer own_record(const RecordFigures& figures, const Question& question) {
  if (question.part == RecordPart::kStakes) return own_stakes(figures, question);
  if (question.part == RecordPart::kRuns) return own_runs(figures, question);
  const auto cut = cut_in_words(question);
  Answer answer{.message = {},
                .links = {{"My Bets", "/my-bets"}},
                .suggestions = {"What is closing-line value?", "What is sample size?"}};
  const bool is_whole = cut.empty() && !question.last_bets;
  if (is_whole) {
    answer.suggestions.emplace_back("How am I doing on underdogs?");
    answer.suggestions.emplace_back("How was my last month?");
  } else {
    answer.suggestions.emplace_back("How am I doing?");
  }
  if (figures.bets == 0) {
    answer.message = "You have no settled bets" + cut + " yet, so there is nothing to tell.";
    return answer;
  }
  answer.message = counts_in_words(figures, question, cut);
  if (is_too_few(figures.result)) {
    answer.message += too_few(figures) + close_in_words(figures, "Your");
    answer.message += not_cut(question);
    return answer;
  }
  answer.message += "For each 100 staked you are " + up_or_down(*figures.result.value) + '.';
  answer.message += interval_of(figures.result);
  if (is_whole) answer.message += verdict_on(figures.result);
  answer.message += close_in_words(figures, "Your");
  if (!is_whole)
    answer.message +=
        " You chose this cut after the results: of 20 cuts of pure luck one looks "
        "special, so I give no verdict on it.";
  answer.message += not_cut(question);
  return answer;
}

Answer own_sides(const RecordFigures& favourites, const RecordFigures& underdogs,
                 const Question& question) {
  const auto cut = cut_in_words(question);
  Answer answer{.message = "Of single bets on moneylines and spreads" + cut + ":",
                .links = {{"My Progress", "/insight"}, {"My Bets", "/my-bets"}},
                .suggestions = {"How am I doing on underdogs?", "What is closing-line value?"}};
  const auto add = [&](std::string_view name, const RecordFigures& side) {
    answer.message += '\n' + std::string{name} + ": ";
    if (side.bets == 0) {
      answer.message += "no settled bet yet.";
      return;
    }
    answer.message += "won " + std::to_string(side.won) + " and lost " + std::to_string(side.lost) +
                      " of " + count_in_words(side.bets, "settled bet", "settled bets") + ", " +
                      profit_in_words(side.profit);
    if (side.result.value)
      answer.message += ", which is " + up_or_down(*side.result.value) + " staked";
    answer.message += '.' + close_in_words(side, "Your");
  };
  add("Favourites", favourites);
  add("Underdogs", underdogs);
  const bool are_few = is_too_few(favourites.result) || is_too_few(underdogs.result);
  answer.message += are_few ? "\nBelow " + std::to_string(insight::kEnough) +
                                  " bets on a side luck decides, so that no side is the better one."
                            : "\nWhich side did better is known after the results alone, so I give "
                              "no verdict: the price makes a good bet, and not the side.";
  return answer;
}

Answer wizard_record(std::span<const WizardFigures> sources, const Question& question) {
  Answer answer{.message = {},
                .links = {{"My whole record", "/wizard/record"}},
                .suggestions = {"What is a Brier score?", "Best value today"}};
  const auto cut = cut_in_words({.sport = question.sport, .market = question.market});
  for (const auto& figures : sources) {
    if (figures.recommended + figures.passed == 0) continue;
    if (!answer.message.empty()) answer.message += '\n';
    answer.message += of_source(figures, cut);
  }
  if (answer.message.empty())
    answer.message = "Nothing that I said" + cut + " has settled yet, so I have no record to show.";
  answer.message += not_cut_of_wizard(question);
  return answer;
}

}  // namespace chalkline::wizard
