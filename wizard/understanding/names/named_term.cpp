#include "wizard/understanding/names/named_term.hpp"

#include <algorithm>
#include <string>

#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

// The longest one that begins there.
const Term* term_at(const Tokens& tokens, std::size_t at, const Names::Index& names) {
  const Term* found = nullptr;
  std::string phrase;
  for (std::size_t i = at; i < std::min(at + kPhraseWords, tokens.size()); ++i) {
    phrase += (i > at ? " " : "") + tokens.at(i).text;
    const auto term = names.term_phrases.find(phrase);
    if (term != names.term_phrases.end()) found = &names.terms.at(term->second);
  }
  return found;
}

}  // namespace

const Term* named_term(const Tokens& tokens, const Names::Index& names) {
  static const PatternSet kIncludes{"include/includes/count/counts"};
  const bool is_last = kIncludes.in(tokens);
  const Term* found = nullptr;
  for (std::size_t at = 0; at < tokens.size() && (is_last || found == nullptr); ++at) {
    if (const auto* term = term_at(tokens, at, names)) found = term;
  }
  return found;
}

}  // namespace chalkline::wizard
