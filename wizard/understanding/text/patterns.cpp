#include "wizard/understanding/text/patterns.hpp"

#include <algorithm>

namespace chalkline::wizard {
namespace {

constexpr std::size_t kGapMax = 3;

template <class Add>
void split(std::string_view text, char at, Add&& add) {
  while (!text.empty()) {
    const auto end = std::min(text.find(at), text.size());
    if (end > 0) add(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

bool ends_sentence(const Tokens& tokens, std::size_t at) {
  return at >= tokens.size() || tokens.at(at).text == "." || tokens.at(at).text == "?";
}

bool is_one_of(const Token& token, const std::vector<std::string_view>& words) {
  return std::ranges::any_of(words, [&](std::string_view word) {
    return word == "#" ? token.number.has_value() : word != "." && word == token.text;
  });
}

}  // namespace

PatternSet::PatternSet(std::initializer_list<std::string_view> patterns) {
  for (const auto text : patterns) {
    Pattern pattern;
    split(text, ' ', [&](std::string_view part) {
      Step step{.is_optional = part.size() > 1 && part.ends_with('?')};
      if (step.is_optional) part.remove_suffix(1);
      split(part, '/', [&](std::string_view word) { step.words.push_back(word); });
      pattern.push_back(std::move(step));
    });
    patterns_.push_back(std::move(pattern));
  }
}

std::optional<std::size_t> PatternSet::end_of(const Pattern& pattern, std::size_t step,
                                              const Tokens& tokens, std::size_t at) {
  if (step == pattern.size()) return at;
  const auto& [words, is_optional] = pattern.at(step);
  const auto word = words.front();
  if (word == "^")
    return at == 0 || ends_sentence(tokens, at - 1) ? end_of(pattern, step + 1, tokens, at)
                                                    : std::nullopt;
  if (std::ranges::find(words, ".") != words.end() && ends_sentence(tokens, at)) {
    if (const auto end = end_of(pattern, step + 1, tokens, at)) return end;
  }
  if (word == "~") {
    for (std::size_t gap = 0; gap <= kGapMax; ++gap) {
      if (const auto end = end_of(pattern, step + 1, tokens, at + gap)) return end;
      if (ends_sentence(tokens, at + gap)) break;
    }
    return std::nullopt;
  }
  if (at < tokens.size() && is_one_of(tokens.at(at), words)) {
    if (const auto end = end_of(pattern, step + 1, tokens, at + 1)) return end;
  }
  return is_optional ? end_of(pattern, step + 1, tokens, at) : std::nullopt;
}

std::optional<std::size_t> PatternSet::find(const Tokens& tokens) const {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (begins_at(tokens, at)) return at;
  }
  return std::nullopt;
}

bool PatternSet::begins_at(const Tokens& tokens, std::size_t at) const {
  return std::ranges::any_of(patterns_, [&](const Pattern& pattern) {
    return end_of(pattern, 0, tokens, at).has_value();
  });
}

bool PatternSet::covers(const Tokens& tokens, std::size_t at) const {
  constexpr std::size_t kLongest = 8;  // words of a phrase, gaps included
  for (auto from = at < kLongest ? 0 : at - kLongest; from <= at; ++from) {
    for (const auto& pattern : patterns_) {
      const auto end = end_of(pattern, 0, tokens, from);
      if (end && *end > at) return true;
    }
  }
  return false;
}

}  // namespace chalkline::wizard
