#pragma once

#include <boost/json.hpp>
#include <fstream>
#include <sstream>

#include "tests/ledger/repository.hpp"

namespace chalkline::insight {

// Values computed by make_cases.py, which shares no code with this program.
inline boost::json::array cases(std::string_view of) {
  std::ifstream file{ledger::test::repository() / "tests" / "insight" / "cases.json"};
  std::stringstream text;
  text << file.rdbuf();
  return boost::json::parse(text.str()).as_object().at(of).as_array();
}

inline double number(const boost::json::value& value) { return value.to_number<double>(); }

// Two programs agree to this.
inline bool same(double one, double other) {
  return std::abs(one - other) <= 1e-9 * std::max(1.0, std::abs(other));
}

}  // namespace chalkline::insight
