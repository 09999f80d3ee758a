#include "http/api/history/bet_filter.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::uint64_t kLimitDefault = 20;
constexpr std::uint64_t kLimitMax = 100;

struct PageRequest {
  projections::BetFilter filter;
  std::size_t limit{};
};

std::expected<PageRequest, std::string> parse_page_request(std::string_view text) {
  auto query = QueryFields::parse(text);
  if (!query) return std::unexpected{query.error()};
  PageRequest wish;
  wish.filter = parse_bet_filter(*query);
  if (const auto cursor = query->text("cursor")) {
    const auto before = parse_digits(*cursor);
    if (!before || *before == 0) query->problem("cursor must be the nextCursor of another page");
    wish.filter.before = before.value_or(0);
  }
  wish.limit = query->integer("limit", 1, kLimitMax).value_or(kLimitDefault);
  if (const auto ok = query->done(); !ok) return std::unexpected{ok.error()};
  return wish;
}

}  // namespace

Task<Response> History::bets(RequestContext& context) {
  const auto wish = parse_page_request(context.request.query);
  if (!wish) co_return text(400, wish.error());
  // A row more than asked for tells whether there is another page.
  auto rows = context.io.reader->ask(&projections::BetQueries::list, context.account(),
                                     wish->filter, wish->limit + 1);
  const bool more = rows.size() > wish->limit;
  if (more) rows.pop_back();
  put_recorded_starts(rows, parts_.recorded_starts);
  // Newest first.
  std::vector<BetNote> notes;
  if (!rows.empty())
    notes =
        context.io.accounts.bet_notes(context.session->account, rows.back().id, rows.front().id);
  wire::BetPage page{.bets = {rows}, .notes = wire::notes_of(notes)};
  if (more) page.next_cursor = {rows.back().id};
  co_return json(200, to_json(page));
}

}  // namespace chalkline::http
