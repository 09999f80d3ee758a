#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "wizard/understanding/text/tokens.hpp"

namespace chalkline::wizard {

// Phrases to look for. A phrase is words parted by blanks:
//   "win/get"  one of these words
//   "the?"     may be missing
//   "~"        up to three words of any kind, but no end of a sentence
//   "#"        a number
//   "^"        the beginning of a sentence
//   "."        its end, also as one of several words
class PatternSet {
 public:
  PatternSet(std::initializer_list<std::string_view> patterns);

  bool in(const Tokens& tokens) const { return find(tokens).has_value(); }
  // The first token of the first match.
  std::optional<std::size_t> find(const Tokens& tokens) const;
  bool begins_at(const Tokens& tokens, std::size_t at) const;
  // Whether a match holds that token.
  bool covers(const Tokens& tokens, std::size_t at) const;

 private:
  struct Step {
    std::vector<std::string_view> words{};
    bool is_optional{};
  };
  using Pattern = std::vector<Step>;
  static std::optional<std::size_t> end_of(const Pattern& pattern, std::size_t step,
                                           const Tokens& tokens, std::size_t at);
  std::vector<Pattern> patterns_;
};

}  // namespace chalkline::wizard
