#pragma once

#include <map>
#include <string>
#include <vector>

#include "sports/feeds/live/league_game.hpp"
#include "sports/feeds/live/left_out.hpp"
#include "sports/model/updates.hpp"

namespace chalkline::sports::live {

using GamesByKey = std::map<std::string, LeagueGame>;

// All updates on a league's games as of `now`.
std::vector<Update> updates_of(const GamesByKey& games, ledger::Timestamp now);

// Adds the games of a page. A game that was moved may stand on two days, and twice in one page; its
// row of unknown phase does not count then. One that has two results in the page has none, and
// `left_out` takes it down.
void merge(GamesByKey& games, std::vector<LeagueGame> page, LeftOut* left_out = nullptr);

}  // namespace chalkline::sports::live
