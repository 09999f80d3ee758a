#include "insight/assignments/rule.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ios>
#include <set>
#include <sstream>
#include <utility>

namespace chalkline::insight::assignments {
namespace {

constexpr std::uint32_t kTimesDefault = 4;
constexpr std::uint32_t kWholeBound = 10'000;

using Number = std::uint32_t Rule::*;
constexpr std::pair<const char*, Number> kNumbers[] = {
    {"count", &Rule::count},     {"games", &Rule::games},
    {"days", &Rule::days},       {"different", &Rule::different},
    {"bound", &Rule::bound},     {"at-risk", &Rule::at_risk},
    {"tries", &Rule::tries},     {"per-day", &Rule::per_day},
    {"seconds", &Rule::seconds}, {"answer-seconds", &Rule::answer_seconds}};

// Bets that a rule asks for, where estimates do not stand for them.
bool asks_for_bets(Assignment assignment) { return assignment == Assignment::kSmallStakes; }

bool is_known(Assignment assignment) {
  const auto number = static_cast<std::size_t>(assignment);
  return number >= 1 && number <= kAssignments;
}

template <class T>
T after(std::istringstream& words, std::string_view name) {
  std::string word;
  T value{};
  words >> word >> value;
  if (word != name) words.setstate(std::ios::failbit);
  return value;
}

std::vector<std::uint64_t> games_of(std::istringstream& words) {
  std::vector<std::uint64_t> games;
  std::string all;
  words >> all;
  std::istringstream numbers{all};
  numbers >> std::hex;
  for (std::uint64_t game = 0; numbers >> game; numbers.ignore()) games.push_back(game);
  return games;
}

}  // namespace

Rule default_rule(Assignment assignment) {
  switch (assignment) {
    case Assignment::kHonestChances:
      return {.assignment = assignment, .count = 10, .games = 8, .different = 4};
    case Assignment::kMornings:
      return {.assignment = assignment, .days = 5};
    case Assignment::kMarginMarks:
      return {.assignment = assignment, .games = 3, .bound = 500};
    case Assignment::kGuides:
      return {.assignment = assignment, .count = 2, .tries = 2, .seconds = 60, .answer_seconds = 3};
    case Assignment::kSmallStakes:
      return {.assignment = assignment, .count = 10, .days = 4, .bound = 200, .at_risk = 1'000};
    case Assignment::kLookBacks:
      return {.assignment = assignment, .count = 10, .different = 4, .per_day = 4};
    case Assignment::kParlayMargins:
      return {.assignment = assignment, .count = 3, .bound = 100, .tries = 5};
    case Assignment::kHunch:
      return {.assignment = assignment, .count = 30};
    case Assignment::kSetGames:
      return {.assignment = assignment, .count = 10};
    case Assignment::kCheapPrices:
      return {.assignment = assignment, .games = 5};
    case Assignment::kOwnLimits:
      return {.assignment = assignment, .days = 14};
    case Assignment::kHalfKelly:
      return {.assignment = assignment, .count = 10};
    case Assignment::kManyEstimates:
      return {.assignment = assignment, .count = 100, .days = 20};
  }
  return {};
}

Rule largest_rule(Assignment assignment) {
  auto rule = default_rule(assignment);
  const auto count = rule.count;
  for (const auto& [name, member] : kNumbers) rule.*member *= kTimesDefault;
  if (asks_for_bets(assignment)) rule.count = count;
  rule.bound = std::min(rule.bound, kWholeBound);
  return rule;
}

bool is_valid(const Rule& rule) {
  if (!is_known(rule.assignment)) return false;
  const auto largest = largest_rule(rule.assignment);
  for (const auto& [name, member] : kNumbers) {
    const auto value = rule.*member;
    if (largest.*member == 0 ? value != 0 : value < 1 || value > largest.*member) return false;
  }
  const std::set<std::uint64_t> games{rule.set_games.begin(), rule.set_games.end()};
  const bool has_list = rule.assignment == Assignment::kSetGames;
  return games.size() == rule.set_games.size() && games.size() == (has_list ? rule.count : 0) &&
         rule.from >= 0 && rule.due >= 0 && (rule.due == 0 || rule.due >= rule.from);
}

std::string canonical_text(const Rule& rule) {
  auto text = fmt::format("assignment {}", static_cast<int>(rule.assignment));
  if (rule.withdrawn) return text + " withdrawn";
  for (const auto& [name, member] : kNumbers) text += fmt::format(" {} {}", name, rule.*member);
  text += fmt::format(" from {} due {}", rule.from, rule.due);
  auto games = rule.set_games;
  std::ranges::sort(games);
  return text + fmt::format(" on {:016x}", fmt::join(games, ","));
}

std::optional<Rule> parse_rule(std::string_view text) {
  std::istringstream words{std::string{text}};
  Rule rule{.assignment = static_cast<Assignment>(after<int>(words, "assignment"))};
  rule.withdrawn = text.ends_with(" withdrawn");
  if (!rule.withdrawn) {
    for (const auto& [name, member] : kNumbers) rule.*member = after<std::uint32_t>(words, name);
    rule.from = after<ledger::Date>(words, "from");
    rule.due = after<ledger::Date>(words, "due");
    words.ignore(std::string_view{" on "}.size());
    rule.set_games = games_of(words);
  }
  // A rule that reads otherwise than it was written is another text.
  const bool is_whole = is_known(rule.assignment) && canonical_text(rule) == text;
  return is_whole ? std::optional{std::move(rule)} : std::nullopt;
}

}  // namespace chalkline::insight::assignments
