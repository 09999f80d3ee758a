#include "http/api/history/bet_filter.hpp"

#include <fmt/format.h>

#include "base/json/reader.hpp"

namespace chalkline::http {
namespace {

constexpr std::int64_t kSearchMax = 64;

}  // namespace

projections::BetFilter parse_bet_filter(QueryFields& query) {
  projections::BetFilter filter;
  filter.status = query.word<projections::BetStatus>("status");
  filter.sport = query.word<ledger::Sport>("sport");
  filter.type = query.word<projections::BetType>("betType");
  filter.conditional = query.truth("conditional");
  filter.from = query.time("from");
  filter.to = query.time("to");
  if (auto search = query.text("search")) {
    if (search->empty() || characters(*search) > kSearchMax)
      query.problem(fmt::format("search must have 1 to {} characters", kSearchMax));
    filter.search = std::move(search);
  }
  return filter;
}

}  // namespace chalkline::http
