#pragma once

#include <filesystem>
#include <tuple>

#include "base/sqlite/sqlite.hpp"
#include "projections/models/models.hpp"

namespace chalkline::projections {

// Every prepared query of a Reader on a connection of its own.
class Queries {
 public:
  // Throws sqlite::Error when the file's tables are not those that the queries were written for.
  explicit Queries(const std::filesystem::path& file)
      : db_(file, sqlite::Access::kRead, sqlite::Pages::kChecked),
        all_(each_from<AllQueries>(db_)) {}

  template <class Query>
  Query& get() {
    return std::get<Query>(all_);
  }

 private:
  sqlite::Connection db_;
  AllQueries all_;
};

}  // namespace chalkline::projections
