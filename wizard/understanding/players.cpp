#include "wizard/understanding/players.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "wizard/understanding/names/unknown_name.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/text/ordinary_words.hpp"
#include "wizard/understanding/text/patterns.hpp"
#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {
namespace {

// A shorter last name is too often a word of something else.
constexpr std::size_t kLastNameLetters = 4;

bool contains(const Tokens& message, std::span<const Token> words) {
  const auto found = std::ranges::search(message, words, {}, &Token::text, &Token::text);
  return !words.empty() && !found.empty();
}

std::string capitalised(std::string word) {
  if (!word.empty() && word.front() >= 'a' && word.front() <= 'z')
    word.front() = static_cast<char>(word.front() - 'a' + 'A');
  return word;
}

}  // namespace

std::vector<std::size_t> players_in(std::string_view message, std::span<const std::string> names,
                                    NamedBy enough) {
  const auto tokens = tokens_of(message);
  std::vector<std::size_t> whole;
  std::vector<std::size_t> last;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto words = tokens_of(names[i]);
    if (words.empty()) continue;
    if (contains(tokens, words)) whole.push_back(i);
    const auto& name = words.back();
    if (name.text.size() >= kLastNameLetters && !is_ordinary(name.text) &&
        contains(tokens, std::span{&name, 1}))
      last.push_back(i);
  }
  return whole.empty() && enough == NamedBy::kLastName ? last : whole;
}

std::string other_name_in(std::string_view message, std::span<const std::string> names) {
  const auto tokens = tokens_of(message);
  const auto is_last_name = [&](const Token& token) {
    return std::ranges::any_of(names, [&](const std::string& name) {
      const auto words = tokens_of(name);
      return !words.empty() && words.back().text == token.text;
    });
  };
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const auto& first = tokens.at(at - 1);
    if (is_last_name(tokens.at(at)) && !is_common(first) && !is_ordinary(first.text))
      return capitalised(first.text) + ' ' + capitalised(tokens.at(at).text);
  }
  return {};
}

std::optional<ledger::PropType> figure_in(std::string_view message) {
  using enum ledger::PropType;
  // Those that prop_in() leaves to games, since it is not known there that a player is meant, and
  // one of a figure. "Hits + runs + RBIs" is a figure of its own.
  static const std::array<std::pair<ledger::PropType, PatternSet>, 13> kTable{{
      {kHitsRunsRbis, {"hits ~ rbis", "hits runs", "hrr"}},
      {kHitsAllowed, {"hit allowed"}},
      {kShotsOnGoal, {"shot on goal"}},
      {kRebounds, {"rebound"}},
      {kAssists, {"assist"}},
      {kStrikeouts, {"strikeout"}},
      {kTouchdowns, {"touchdown"}},
      {kReceptions, {"reception"}},
      {kPoints, {"point/points/pts"}},
      {kGoals, {"goal/goals"}},
      {kRuns, {"run/runs"}},
      {kSaves, {"save"}},
      {kMinutes, {"minute/minutes"}},
  }};
  static const PatternSet kHit{"hit"};
  const auto tokens = tokens_of(message);
  const auto& [sum, patterns] = kTable.front();
  if (patterns.in(tokens)) return sum;
  if (const auto named = prop_in(tokens)) return named;
  for (const auto& [type, words] : kTable) {
    if (words.in(tokens)) return type;
  }
  return kHit.in(tokens) ? std::optional{kHits} : std::nullopt;
}

}  // namespace chalkline::wizard
