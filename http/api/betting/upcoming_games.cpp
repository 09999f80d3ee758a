#include "http/api/betting/betting.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kCountMax = 500;  // more games than a week of all four sports has

struct GamesAsked {
  std::optional<ledger::Sport> sport;
  std::size_t count{};
  bool live{};
  bool replays{};
};

}  // namespace

Task<Response> Betting::upcoming_games(RequestContext& context) {
  const auto asked = read_query(context.request.query, [](QueryFields& query) {
    return GamesAsked{.sport = query.word<ledger::Sport>("sport"),
                      .count = query.integer("count", 1, kCountMax).value_or(kCountMax),
                      .live = query.truth("live").value_or(false),
                      .replays = query.truth("replays").value_or(false)};
  });
  if (!asked) co_return text(400, asked.error());
  const auto in_play = asked->live ? parts_.quotes.live.current() : nullptr;
  const auto board = parts_.quotes.boards.current();
  co_return answer(upcoming_.of(context.io)
                       .of(*board, in_play.get(),
                           {asked->sport, asked->replays, asked->count,
                            ledger::class_of_purse(parts_.state, context.purse)}),
                   context.request);
}

}  // namespace chalkline::http
