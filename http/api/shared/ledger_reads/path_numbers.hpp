#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <ranges>
#include <string_view>

#include "http/parse/query_fields.hpp"
#include "http/server/request.hpp"
#include "http/server/response.hpp"
#include "proof/note/text.hpp"

namespace chalkline::http {

// The numbers that end the path, each in its one form, and no query behind them: one proof has one
// address. The error is the answer to give instead, which says `sentence` of a number that is none.
template <std::size_t kCount>
std::expected<std::array<std::uint64_t, kCount>, Response> path_numbers(
    const Request& request, std::string_view sentence = {}) {
  if (const auto ok = read_no_query(request.query); !ok)
    return std::unexpected{text(400, ok.error())};
  std::array<std::uint64_t, kCount> numbers{};
  std::string_view rest{request.path};
  for (auto& number : std::views::reverse(numbers)) {
    const auto slash = rest.rfind('/');
    const auto read = proof::parse_number(rest.substr(slash + 1));
    if (!read) return std::unexpected{text(400, sentence)};
    number = *read;
    rest = rest.substr(0, slash);
  }
  return numbers;
}

}  // namespace chalkline::http
