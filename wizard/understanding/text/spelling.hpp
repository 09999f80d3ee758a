#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chalkline::wizard {

// Letters to insert, remove, replace, or swap with the next one, until both are the same
// (Damerau and Levenshtein, each letter moved once); a number above `limit` if they are more.
std::size_t distance(std::string_view one, std::string_view other, std::size_t limit);

// How far a written word may be from the one that is meant: short words have too many neighbours.
constexpr std::size_t misspelt_by(std::size_t letters) {
  if (letters < 5) return 0;
  return letters < 8 ? 1 : 2;
}

// The words that a misspelt one may stand for.
class Spelling {
 public:
  void add(std::string word);
  // The nearest within misspelt_by() that begin with the same letter, or with the second one where
  // the first two are swapped: several where they are as near.
  std::vector<std::string> nearest(std::string_view word) const {
    return nearest(word, misspelt_by(word.size()));
  }
  // The same within `limit`.
  std::vector<std::string> nearest(std::string_view word, std::size_t limit) const;

 private:
  static constexpr std::size_t kFirstLetters = 128;
  std::array<std::vector<std::string>, kFirstLetters> words_;  // by the first letter
};

}  // namespace chalkline::wizard
