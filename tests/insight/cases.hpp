#pragma once

#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "tests/ledger/repository.hpp"

namespace chalkline::insight {

// Values computed by programs that share no code with this one: make_cases.py,
// make_progress_cases.py.
inline boost::json::value cases_in(std::string_view file_name) {
  std::ifstream file{ledger::test::repository() / "tests" / "insight" / file_name};
  std::stringstream text;
  text << file.rdbuf();
  return boost::json::parse(text.str());
}

inline boost::json::array cases(std::string_view of) {
  return cases_in("cases.json").as_object().at(of).as_array();
}

inline double number(const boost::json::value& value) { return value.to_number<double>(); }

// Two programs agree to this.
inline bool same(double one, double other) {
  return std::abs(one - other) <= 1e-9 * std::max(1.0, std::abs(other));
}

}  // namespace chalkline::insight
