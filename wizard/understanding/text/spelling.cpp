#include "wizard/understanding/text/spelling.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::wizard {
namespace {

// Longer words are not compared: no name has as many letters in one word.
constexpr std::size_t kLettersMax = 20;
// Shorter ones are too near to others.
constexpr std::size_t kLettersMin = 5;

}  // namespace

std::size_t distance(std::string_view one, std::string_view other, std::size_t limit) {
  if (one.size() > kLettersMax || other.size() > kLettersMax) return limit + 1;
  const auto longer = std::max(one.size(), other.size());
  if (longer - std::min(one.size(), other.size()) > limit) return limit + 1;
  using Row = std::array<std::size_t, kLettersMax + 1>;
  Row before{};
  Row last{};
  Row row{};
  for (std::size_t j = 0; j <= other.size(); ++j) row.at(j) = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    before = std::exchange(last, row);
    row.at(0) = i;
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const bool same = one.at(i - 1) == other.at(j - 1);
      row.at(j) = std::min({last.at(j) + 1, row.at(j - 1) + 1, last.at(j - 1) + (same ? 0 : 1)});
      const bool swapped =
          i > 1 && j > 1 && one.at(i - 1) == other.at(j - 2) && one.at(i - 2) == other.at(j - 1);
      if (swapped) row.at(j) = std::min(row.at(j), before.at(j - 2) + 1);
    }
  }
  return std::min(row.at(other.size()), limit + 1);
}

void Spelling::add(std::string word) {
  if (word.size() < kLettersMin || word.size() > kLettersMax) return;
  auto& words = words_.at(static_cast<unsigned char>(word.front()) % kFirstLetters);
  if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
}

std::vector<std::string> Spelling::nearest(std::string_view word, std::size_t limit) const {
  std::vector<std::string> found;
  if (limit == 0 || word.size() < 2) return found;
  auto best = limit;
  const auto look_among = [&](char first) {
    for (const auto& known : words_.at(static_cast<unsigned char>(first) % kFirstLetters)) {
      const auto away = distance(word, known, best);
      if (away > best) continue;
      if (away < best) found.clear();
      found.push_back(known);
      best = away;
    }
  };
  look_among(word.at(0));
  if (word.at(1) != word.at(0)) look_among(word.at(1));
  return found;
}

}  // namespace chalkline::wizard
