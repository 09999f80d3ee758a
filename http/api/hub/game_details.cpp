#include "http/api/hub/hub.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/json/game_page_json.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/values/game_id.hpp"

namespace chalkline::http {
namespace {

// The newest bets are shown where somebody has many on one game.
constexpr std::size_t kBetsMax = 50;

// "/{id}" or "?id=".
std::expected<ledger::GameId, std::string> read_id(const Request& request) {
  constexpr std::string_view kBefore{"/api/sports/nhl/game/"};
  auto query = QueryFields::parse(request.query);
  if (!query) return std::unexpected{query.error()};
  const auto id = ledger::parse_game_id(request.path.starts_with(kBefore)
                                            ? std::string{request.path}.substr(kBefore.size())
                                            : query->text("id").value_or(""));
  if (!id) query->problem("id must be 16 hexadecimal digits");
  if (const auto ok = query->done(); !ok) return std::unexpected{ok.error()};
  return *id;
}

}  // namespace

Task<Response> Hub::nhl_game(RequestContext& context) {
  const auto id = read_id(context.request);
  if (!id) co_return text(400, id.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto now = parts_.clock();
  const auto page =
      co_await parts_.storage.run(context, [&] { return parts_.pages.find(*id, now); });
  if (!page) co_return busy();
  if (!*page) co_return text(404, "There is no such game");
  std::vector<projections::BetRow> bets;
  if (context.session) {
    bets = context.io.reader->ask(&projections::BetQueries::on_game, context.account(),
                                  (*page)->game.id, kBetsMax);
    put_recorded_starts(bets, parts_.recorded_starts);
  }
  auto details = wire::game_details_of(**page, bets);
  details.is_offered = is_offered(*parts_.boards.current(), details.id, now);
  details.is_sold_live = is_sold_live(*parts_.live_boards.current(), details.id);
  co_return json(200, to_json(wire::GameDetailsAnswer{std::move(details)}));
}

}  // namespace chalkline::http
