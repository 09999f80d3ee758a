#pragma once

#include <string>
#include <vector>

#include "sports/simulation/draws/master_seed.hpp"
#include "wizard/advice/past_game.hpp"

namespace chalkline::http {

// The games of season files in every layout that `sports import` reads, as far as they have a
// score, each once: a game that an earlier file has is left out. `files`: FILE, or FILE:YEAR where
// the file has no years. A file knows no times of its prices: the opening one counts as a day old
// at the start, the closing one, or the only one, as the last. Rows that cannot be read are named
// on stderr. Throws std::runtime_error for a file that is none.
std::vector<wizard::PastGame> games_of_files(const std::vector<std::string>& files);

// So many games of each simulated league and some more, as their feed tells them: the opening and
// the closing price, and the result.
std::vector<wizard::PastGame> simulated_games(const sports::simulated::MasterSeed& seed,
                                              int of_each_league);

}  // namespace chalkline::http
