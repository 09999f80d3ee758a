#include "http/api/boards/boards.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

using projections::Category;
using projections::Period;

std::optional<Period> parse_period(std::string_view text) {
  if (text == "week") return Period::kWeek;
  if (text == "month") return Period::kMonth;
  if (text == "alltime") return Period::kAllTime;
  return std::nullopt;
}

std::optional<Category> parse_category(std::string_view text) {
  if (text == "winRate") return Category::kWinRate;
  if (text == "balance") return Category::kBalance;
  if (text == "level") return Category::kLevel;
  if (text == "closingLine") return Category::kClosingLine;
  return std::nullopt;
}

}  // namespace

Task<Response> Boards::leaderboard(RequestContext& context) {
  const auto asked = read_query(context.request.query, [](QueryFields& query) {
    const auto period = parse_period(query.text("period").value_or(""));
    if (!period) query.problem("period must be week, month or alltime");
    const auto category = parse_category(query.text("category").value_or(""));
    if (!category) query.problem("category must be winRate, balance, level or closingLine");
    return std::pair{period.value_or(Period::kWeek), category.value_or(Category::kWinRate)};
  });
  if (!asked) co_return text(400, asked.error());
  const auto [period, category] = *asked;
  std::optional<ledger::AccountId> asker;
  if (context.session) asker = context.session->account;
  auto& caches = caches_.of(context.io);
  auto [board, tail] = caches.leaderboards.of(parts_.models, period, category, caches.names, asker);
  if (tail.empty()) co_return answer(std::move(board), context.request);
  co_return answer(std::move(board), tail, context.request);
}

}  // namespace chalkline::http
