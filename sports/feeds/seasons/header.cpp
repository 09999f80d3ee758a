#include "sports/feeds/seasons/header.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sports/model/league.hpp"

namespace chalkline::sports::seasons {
namespace {

std::vector<std::string> with_prices(std::vector<std::string> names) {
  for (std::size_t i = 1; i < names.size(); ++i) {
    if (names[i].empty() && !names[i - 1].empty()) names[i] = names[i - 1] + " price";
  }
  return names;
}

}  // namespace

std::expected<Columns, std::string> read_header(const std::vector<std::string>& names,
                                                std::span<const std::string_view> wanted) {
  const auto all = with_prices(names);
  Columns columns;
  for (const auto name : wanted) {
    const auto is_it = [&](std::string_view other) { return same_without_blanks(name, other); };
    const auto found = std::ranges::find_if(all, is_it);
    if (found == all.end()) {
      return std::unexpected(fmt::format("its first line has no column {}", name));
    }
    if (std::find_if(found + 1, all.end(), is_it) != all.end()) {
      return std::unexpected(fmt::format("its first line names {} twice", name));
    }
    columns.emplace(name, found - all.begin());
  }
  return columns;
}

}  // namespace chalkline::sports::seasons
