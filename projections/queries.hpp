#pragma once

#include <filesystem>

#include "base/sqlite/sqlite.hpp"
#include "projections/bet_queries.hpp"
#include "projections/grants.hpp"
#include "projections/standings.hpp"
#include "projections/trending.hpp"

namespace chalkline::projections {

// Every prepared query of a Reader on a connection of its own. Throws sqlite::Error when the file's
// tables are not those that the queries were written for.
struct Queries {
  explicit Queries(const std::filesystem::path& file)
      : db(file, sqlite::Access::kRead, sqlite::Pages::kChecked),
        position(db, "SELECT min(position) FROM model"),
        standing(db),
        bets(db),
        grants(db),
        trending(db) {}

  sqlite::Connection db;
  sqlite::Statement position;
  StandingQuery standing;
  BetQueries bets;
  GrantQueries grants;
  TrendingQuery trending;
};

}  // namespace chalkline::projections
