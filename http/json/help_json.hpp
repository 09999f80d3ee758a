#pragma once

#include <boost/describe/class.hpp>
#include <optional>

#include "base/json/writer.hpp"
#include "http/identity/classes/class_rows.hpp"

namespace chalkline::http::wire {

// That a member of a class would like help, as schemas/openapi.yaml has it.
struct HelpWish {
  WallTime asked_at{};
  std::optional<WallTime> seen_at{};
};
BOOST_DESCRIBE_STRUCT(HelpWish, (), (asked_at, seen_at))

inline std::optional<HelpWish> help_wish_of(const MemberRow& member) {
  return member.help.transform(
      [](const HelpAsked& help) { return HelpWish{help.at, help.seen_at}; });
}

}  // namespace chalkline::http::wire
