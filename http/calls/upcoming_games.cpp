#include "http/calls/calls.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kCountMax = 500;  // more games than a week of all four sports has

}  // namespace

Task<Response> upcoming_games(Exchange& exchange) {
  auto query = QueryFields::parse(exchange.request.query);
  if (!query) co_return text(400, query.error());
  std::optional<ledger::Sport> sport;
  if (const auto name = query->text("sport")) {
    sport = ledger::parse_name<ledger::Sport>(*name);
    if (!sport) query->problem("Unknown sport");
  }
  const auto count = query->integer("count", 1, kCountMax);
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  const auto board = exchange.app.rooms.book.board();
  co_return json(exchange.desk.upcoming.of(*board, sport, count.value_or(board->upcoming.size())));
}

}  // namespace chalkline::http
