#pragma once

#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/ledger/repository.hpp"

namespace chalkline::ledger::test {

// A table of schemas/cases, on which the server and the client agree: the client's tests read it
// too. Its numbers come from exact rationals of a third program.
inline boost::json::value shared_cases(const char* name) {
  std::ifstream file{repository() / "schemas" / "cases" / name};
  return boost::json::parse(std::string{std::istreambuf_iterator{file}, {}});
}

inline const boost::json::array& rows(const boost::json::value& table, const char* name) {
  const auto& found = table.at(name).as_array();
  REQUIRE(!found.empty());
  return found;
}

}  // namespace chalkline::ledger::test
