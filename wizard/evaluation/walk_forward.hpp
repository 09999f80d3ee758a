#pragma once

#include <span>

#include "wizard/advice/past_game.hpp"
#include "wizard/evaluation/evaluation.hpp"

namespace chalkline::wizard {

// Replays the games in the order in which things became public, and scores the Wizard and the
// models that it is compared with on the same cases.
Evaluation walk_forward(std::span<const PastGame> games);

}  // namespace chalkline::wizard
