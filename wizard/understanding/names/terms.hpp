#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "wizard/understanding/names/vocabulary.hpp"

namespace chalkline::wizard {

// A term with what is said of it.
struct ExplainedTerm {
  std::string_view id;
  std::string_view title;
  std::string_view words;  // parted by commas
  std::string_view guide;  // its id, as in ledger::Guide's names and in /learn/ID
  std::string_view guide_title;
  std::string_view meaning;  // one or two sentences
};

std::span<const ExplainedTerm> explained_terms();
const ExplainedTerm* find_term(std::string_view id);

// The same for Names.
std::vector<Term> terms();

}  // namespace chalkline::wizard
