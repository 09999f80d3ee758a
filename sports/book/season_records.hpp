#pragma once

#include <vector>

#include "sports/hub/data_hub.hpp"
#include "sports/model/form.hpp"

namespace chalkline::sports {

// Gives each team the season's record that the data hub's standings have of it: sports.db has only
// the games that were seen here. A team of a source or a sport that the hub does not show keeps the
// record of those. Returns false where a table has yet to be fetched.
bool put_season_records(std::vector<HotTeam>& teams, const hub::DataHub& hub,
                        ledger::Timestamp now);

}  // namespace chalkline::sports
