#include "wizard/answers/props.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "ledger/values/labels.hpp"
#include "ledger/values/odds.hpp"
#include "wizard/answers/figures.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Side;

constexpr std::size_t kOffered = 3;  // questions to press

Link props_page() { return {"Player props", "/advanced-betting"}; }

// "Over 24.5 in 6 of the last 10 games, 25.1 on average, from 14 to 38."
std::string past_in_words(const AskedProp& asked) {
  const auto& past = asked.past;
  if (past.empty()) return "I know no game of this player yet.";
  const auto line = asked.prop.line;
  const auto came = std::ranges::count_if(past, [&](int figure) {
    return asked.side == Side::kOver ? 2 * figure > line : 2 * figure < line;
  });
  const auto mean =
      std::accumulate(past.begin(), past.end(), 0.0) / static_cast<double>(past.size());
  const auto [least, most] = std::ranges::minmax(past);
  if (past.size() == 1)
    return fmt::format("The one game I know has {}, which says next to nothing.", past.front());
  return fmt::format(
      "{} {} in {} of the last {} games I know: {} on average, from {} to {}. So few say little.",
      asked.side == Side::kOver ? "Over" : "Under", ledger::points(line, false), came, past.size(),
      one_decimal(mean), least, most);
}

std::string price_in_words(const AskedProp& asked) {
  const bool is_over = asked.side == Side::kOver;
  const auto odds = is_over ? asked.prop.over : asked.prop.under;
  const auto other = is_over ? asked.prop.under : asked.prop.over;
  const auto chance = ledger::no_vig(odds, other).value();
  const auto edge = ledger::decimal(odds).value() * chance - 1;
  return fmt::format(
      "The price says {} without the bookmaker's margin and needs {}: at that chance you would "
      "expect {} coins per 100.",
      percent(chance), percent(ledger::implied_probability(odds).value()), one_decimal(100 * edge));
}

// The first of these players, each with a question to press.
Answer offering(std::string before, std::span<const std::string> names, std::string_view after) {
  Answer answer{.message = std::move(before), .links = {props_page()}};
  for (const auto& name : names.first(std::min(names.size(), kOffered))) {
    answer.message += answer.suggestions.empty() ? name : ", " + name;
    answer.suggestions.push_back(name + " props");
  }
  answer.message += after;
  if (answer.suggestions.size() == 1) answer.suggestions.emplace_back("What is a prop?");
  return answer;
}

}  // namespace

Answer about_prop(const AskedProp& asked) {
  const auto& prop = asked.prop;
  const auto odds = asked.side == Side::kOver ? prop.over : prop.under;
  const auto call =
      fmt::format("Pass on {} at {} ({})", ledger::prop_label(prop.subject, asked.side, prop.line),
                  ledger::to_string(odds), asked.from);
  const auto moved =
      asked.written && *asked.written != prop.line
          ? fmt::format(" The line on sale is {}, not {}.", ledger::points(prop.line, false),
                        ledger::points(*asked.written, false))
          : std::string{};
  Answer answer{
      .message = fmt::format(
          "{}.{} {} {} I recommend no props: I rate teams and not players, and have no record of "
          "such chances beside results that could show a price to be wrong.",
          call, moved, price_in_words(asked), past_in_words(asked)),
      .links = {{"The game's page", asked.game_page}, props_page()},
      .suggestions = {fmt::format("Is the moneyline of the {} worth it?", asked.home),
                      "What is a bookmaker's margin?", "What is a prop?"}};
  if (!asked.last_page.empty())
    answer.links.push_back({"The last of those games", asked.last_page});
  return answer;
}

Answer which_figure(const std::string& player, std::span<const PropOnSale> on_sale) {
  Answer answer{.links = {props_page()}};
  for (const auto& prop : on_sale.first(std::min(on_sale.size(), kOffered))) {
    answer.suggestions.push_back(
        fmt::format("Is {} worth it?", ledger::prop_label(prop.subject, Side::kOver, prop.line)));
  }
  answer.suggestions.emplace_back("What is a prop?");
  if (on_sale.empty()) {
    answer.message = fmt::format("No prop of {} is on sale just now.", player);
    answer.suggestions.emplace_back("Best value today");
  } else {
    answer.message = fmt::format("Which figure of {} do you mean? These are on sale:", player);
    for (const auto& prop : on_sale) {
      answer.message += fmt::format("{} {}", &prop == on_sale.data() ? "" : ",",
                                    ledger::prop_label(prop.subject, Side::kOver, prop.line)
                                        .substr(prop.subject.name.size() + 1));
    }
    answer.message += ".";
  }
  return answer;
}

Answer which_player(std::span<const std::string> names) {
  return offering("There are several players of that name: ", names, ". Write the whole name.");
}

Answer no_prop_of(const std::string& name, std::span<const std::string> near) {
  return offering(fmt::format("No prop of {} is on sale now. Players of that last name in the next "
                              "games: ",
                              name),
                  near, ".");
}

}  // namespace chalkline::wizard
