#include "wizard/phrasing/retelling.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "wizard/phrasing/figures_written.hpp"
#include "wizard/phrasing/words_written.hpp"

namespace chalkline::wizard {
namespace {

using Told = std::vector<std::string>;

// Words that advise nothing, deny nothing and say nothing of how much. "Over" and "under" are not
// among them: they are sides of a total.
bool connects(std::string_view word) {
  static const WordSet kWords{
      "a",      "an",      "the",   "this",   "that",     "these",   "those", "it",    "its",
      "they",   "their",   "them",  "there",  "here",     "which",   "at",    "by",    "for",
      "from",   "in",      "into",  "of",     "on",       "to",      "with",  "and",   "so",
      "as",     "while",   "since", "though", "although", "because", "when",  "where", "than",
      "is",     "are",     "was",   "were",   "be",       "been",    "being", "has",   "have",
      "had",    "does",    "do",    "did",    "also",     "itself",  "such",  "price", "prices",
      "chance", "chances", "market"};
  return kWords.contains(word);
}

// Words without which a sentence says the opposite, or more than it did.
bool limits(std::string_view word) {
  static const WordSet kWords{"not",    "no",      "nor",    "neither", "never", "none", "nothing",
                              "cannot", "without", "hardly", "too",     "few",   "less", "but"};
  return kWords.contains(word) || word.ends_with("n't");
}

// Numbers and the words that do not merely connect, in their order. Absent where a number is
// unclear.
std::optional<Told> told_in(std::string_view text) {
  Told told;
  for (auto& word : words_written(text)) {
    if (has_digit(word)) {
      auto figure = figure_of(word);
      if (!figure) return std::nullopt;
      told.push_back(*std::move(figure));
    } else if (!connects(word.text)) {
      told.push_back(std::move(word.text));
    }
  }
  return told;
}

bool is_in_order_of(const Told& part, const Told& whole) {
  auto rest = whole.begin();
  for (const auto& word : part) {
    rest = std::ranges::find(rest, whole.end(), word);
    if (rest == whole.end()) return false;
    ++rest;
  }
  return true;
}

}  // namespace

bool retells(std::string_view text, std::string_view source) {
  const auto told = told_in(text);
  const auto whole = told_in(source);
  return told && whole && !told->empty() && is_in_order_of(*told, *whole) &&
         std::ranges::count_if(*told, limits) == std::ranges::count_if(*whole, limits);
}

}  // namespace chalkline::wizard
