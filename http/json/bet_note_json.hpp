#pragma once

#include <boost/describe/class.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/identity/personal/bet_notes.hpp"

namespace chalkline::http::wire {

struct BetNote {
  Digits bet_id{};
  std::string_view text{};
};
BOOST_DESCRIBE_STRUCT(BetNote, (), (bet_id, text))

// They show the rows, which outlive them.
inline std::vector<BetNote> notes_of(std::span<const http::BetNote> rows) {
  std::vector<BetNote> notes;
  for (const auto& row : rows) notes.push_back({{row.bet}, row.text});
  return notes;
}

}  // namespace chalkline::http::wire
