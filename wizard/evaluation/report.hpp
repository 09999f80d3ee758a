#pragma once

#include <string>

#include "wizard/evaluation/evaluation.hpp"

namespace chalkline::wizard {

// The evaluation as tables in Markdown. The same evaluation gives the same bytes.
std::string report(const Evaluation& evaluation);

}  // namespace chalkline::wizard
