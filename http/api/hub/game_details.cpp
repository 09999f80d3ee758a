#include "http/api/hub/game_page_json.hpp"
#include "http/api/hub/hub.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/values/game_id.hpp"

namespace chalkline::http {
namespace {

// The newest bets are shown where a player has many on one game.
constexpr std::size_t kBetsMax = 50;

constexpr auto kNoSuchGame = "There is no such game";

// "/{id}" or "?id=".
std::expected<ledger::GameId, std::string> read_id(const Request& request) {
  constexpr std::string_view kBefore{"/api/sports/nhl/game/"};
  return read_query(request.query, [&](QueryFields& query) {
    const auto id = ledger::parse_game_id(request.path.starts_with(kBefore)
                                              ? std::string{request.path}.substr(kBefore.size())
                                              : query.text("id").value_or(""));
    if (!id) query.problem("id must be 16 hexadecimal digits");
    return id.value_or(ledger::GameId{});
  });
}

// A game of a class's own season is there for its members, by its purse.
bool is_of_another_class(const std::optional<ledger::ClassId>& in_class, const sports::Game& game) {
  const auto owner = ledger::class_of_game(game.source, game.source_key);
  return owner && owner != in_class;
}

}  // namespace

Task<Response> Hub::nhl_game(RequestContext& context) {
  const auto id = read_id(context.request);
  if (!id) co_return text(400, id.error());
  const auto now = parts_.clock();
  const auto page =
      co_await parts_.storage.run(context, [&] { return parts_.pages.find(*id, now); });
  if (!page) co_return busy();
  if (!*page) co_return text(404, kNoSuchGame);
  std::vector<projections::BetRow> bets;
  if (context.session) {
    bets = context.io.reader->ask(&projections::BetQueries::on_game, context.account(),
                                  (*page)->game.id, kBetsMax);
    put_recorded_starts(bets, parts_.recorded_starts);
  }
  const auto in_class = ledger::class_of_purse(parts_.state, context.purse);
  // A member who has left the class still has bets to look back on.
  if (is_of_another_class(in_class, (*page)->game) && bets.empty())
    co_return text(404, kNoSuchGame);
  auto details = wire::game_details_of(**page, bets);
  const auto board = parts_.boards.current();
  details.is_offered = is_offered(*board, in_class, details.id, now);
  if (const auto* on_sale = board->find(details.id))
    details.bookmakers = wire::consensus_of(on_sale->consensus);
  details.is_sold_live = is_sold_live(*parts_.live_boards.current(), details.id);
  co_return json(200, to_json(wire::GameDetailsAnswer{std::move(details)}));
}

}  // namespace chalkline::http
