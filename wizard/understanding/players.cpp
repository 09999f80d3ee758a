#include "wizard/understanding/players.hpp"

#include <algorithm>

#include "wizard/understanding/ordinary_words.hpp"
#include "wizard/understanding/patterns.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/tokens.hpp"

namespace chalkline::wizard {
namespace {

// A shorter last name is too often a word of something else.
constexpr std::size_t kLastNameLetters = 4;

bool contains(const Tokens& message, std::span<const Token> words) {
  const auto found = std::ranges::search(message, words, {}, &Token::text, &Token::text);
  return !words.empty() && !found.empty();
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

std::optional<ledger::PropType> figure_in(std::string_view message) {
  static const PatternSet kPoints{"points", "pts"};
  static const PatternSet kGoals{"goals"};
  static const PatternSet kRuns{"runs"};
  static const PatternSet kMinutes{"minutes"};
  const auto tokens = tokens_of(message);
  if (const auto named = prop_in(tokens)) return named;
  if (kPoints.in(tokens)) return ledger::PropType::kPoints;
  if (kGoals.in(tokens)) return ledger::PropType::kGoals;
  if (kRuns.in(tokens)) return ledger::PropType::kRuns;
  if (kMinutes.in(tokens)) return ledger::PropType::kMinutes;
  return std::nullopt;
}

}  // namespace chalkline::wizard
