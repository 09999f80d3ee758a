#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "sports/feeds/live/left_out.hpp"
#include "tests/logged.hpp"

namespace chalkline::sports::test {

// What is said of the rows that a page leaves out when it is read with what `read` is given: a line
// each.
template <class Read>
std::string left_out_by(Read read) {
  constexpr std::string_view kBefore{"sports: a row of the feed test is left out: "};
  const Logged logged;
  live::LeftOut left_out{"test"};
  const auto content = read(&left_out);
  REQUIRE_MESSAGE(content, content.error());
  auto said = logged.text();
  for (auto at = said.find(kBefore); at != std::string::npos; at = said.find(kBefore))
    said.erase(at, kBefore.size());
  return said.empty() ? said : said.substr(0, said.size() - 1);
}

}  // namespace chalkline::sports::test
