#pragma once

#include <type_traits>

#include "projections/files/queries.hpp"
#include "projections/files/served_file.hpp"

namespace chalkline::projections {

// Asks the read models, for one thread: open one Reader per io thread.
class Reader {
 public:
  explicit Reader(ServedFile& file) : queries_(file) {}

  // Answers one query, as in reader.ask(&BetQueries::list, account, filter, limit). Every call sees
  // one committed state or throws Unavailable.
  template <class Query, class Answer, class... Value>
  Answer ask(Answer (Query::*query)(Value...),
             const std::type_identity_t<std::remove_cvref_t<Value>>&... values) {
    return queries_.use([&](Queries& all) { return (all.get<Query>().*query)(values...); });
  }

 private:
  Served<Queries> queries_;
};

}  // namespace chalkline::projections
