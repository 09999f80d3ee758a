#include "http/api/history/bet_filter.hpp"

#include <fmt/format.h>

#include "base/json/reader.hpp"
#include "base/time_text.hpp"

namespace chalkline::http {
namespace {

constexpr std::int64_t kSearchMax = 64;

std::optional<ledger::Timestamp> parse_time(QueryFields& query, std::string_view name) {
  const auto value = query.text(name);
  if (!value) return std::nullopt;
  const auto time = parse_iso(*value);
  if (time) return *time;
  query.problem(fmt::format("{} must be a UTC time like 2026-11-21T12:00:00Z", name));
  return std::nullopt;
}

}  // namespace

projections::BetFilter parse_bet_filter(QueryFields& query) {
  projections::BetFilter filter;
  if (const auto status = query.text("status")) {
    filter.status = value_of<projections::BetStatus>(*status);
    if (!filter.status) query.problem("Unknown status");
  }
  if (const auto sport = query.text("sport")) {
    filter.sport = ledger::parse_name<ledger::Sport>(*sport);
    if (!filter.sport) query.problem("Unknown sport");
  }
  if (const auto type = query.text("betType")) {
    filter.type = value_of<projections::BetType>(*type);
    if (!filter.type) query.problem("Unknown betType");
  }
  if (const auto conditional = query.text("conditional")) {
    if (*conditional != "true" && *conditional != "false")
      query.problem("conditional must be true or false");
    filter.conditional = *conditional == "true";
  }
  filter.from = parse_time(query, "from");
  filter.to = parse_time(query, "to");
  if (auto search = query.text("search")) {
    if (search->empty() || characters(*search) > kSearchMax)
      query.problem(fmt::format("search must have 1 to {} characters", kSearchMax));
    filter.search = std::move(search);
  }
  return filter;
}

}  // namespace chalkline::http
