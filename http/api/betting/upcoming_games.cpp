#include "http/api/betting/betting.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kCountMax = 500;  // more games than a week of all four sports has

}  // namespace

Task<Response> Betting::upcoming_games(RequestContext& context) {
  auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  std::optional<ledger::Sport> sport;
  if (const auto name = query->text("sport")) {
    sport = ledger::parse_name<ledger::Sport>(*name);
    if (!sport) query->problem("Unknown sport");
  }
  const auto count = query->integer("count", 1, kCountMax);
  const auto live = query->text("live").value_or("false");
  if (live != "true" && live != "false") query->problem("live must be true or false");
  const auto replays = query->text("replays").value_or("false");
  if (replays != "true" && replays != "false") query->problem("replays must be true or false");
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  const auto in_play = live == "true" ? parts_.quotes.live.current() : nullptr;
  const auto board = parts_.quotes.boards.current();
  co_return answer(upcoming_.of(context.io)
                       .of(*board, in_play.get(),
                           {sport, replays == "true", count.value_or(kCountMax),
                            ledger::class_of_purse(parts_.state, context.purse)}),
                   context.request);
}

}  // namespace chalkline::http
