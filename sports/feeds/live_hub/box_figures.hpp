#pragma once

#include <vector>

#include "ledger/events/events.hpp"
#include "sports/feeds/mlb/hub_pages.hpp"
#include "sports/feeds/nhl/box_page.hpp"

// The figures by which props are settled, of every player who has played, as a box score has them.
// Ascending by player.
namespace chalkline::sports::live {

std::vector<ledger::PlayerFigures> box_figures(const nhl::BoxTeams& box);
std::vector<ledger::PlayerFigures> box_figures(const mlb::BoxTeams& box);

}  // namespace chalkline::sports::live
