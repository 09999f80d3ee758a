#pragma once

#include "wizard/understanding/names/name_index.hpp"

namespace chalkline::wizard {

// The first term that is named; of "does the moneyline include overtime" the last one. None: null.
const Term* named_term(const Tokens& tokens, const Names::Index& names);

}  // namespace chalkline::wizard
