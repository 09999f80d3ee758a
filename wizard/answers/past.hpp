#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "sports/model/form.hpp"
#include "sports/model/game_history.hpp"
#include "wizard/answers/answer.hpp"
#include "wizard/understanding/names/days.hpp"
#include "wizard/understanding/question.hpp"

// What was: results, and how teams have done. Only of games whose results are known.
namespace chalkline::wizard {

struct PastAnswer {
  Answer answer;
  bool is_known{};  // else it says that nothing is
};

// `games`: all that are known, the newest first. Those of the question's teams, sport and time are
// told.
PastAnswer results_told(std::span<const sports::FinalGame> games, const Question& question,
                        const Days& days);

// `games`: the same. Of teams that are named all are told, else the first of the question's order.
PastAnswer form_told(std::span<const sports::FinalGame> games, const Question& question);

}  // namespace chalkline::wizard
