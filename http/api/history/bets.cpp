#include "http/api/history/bet_filter.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

constexpr std::uint64_t kLimitDefault = 20;
constexpr std::uint64_t kLimitMax = 100;

struct PageRequest {
  projections::BetFilter filter;
  std::size_t limit{};
};

PageRequest take_page(QueryFields& query) {
  PageRequest page{.filter = parse_bet_filter(query)};
  if (const auto before = query.position("cursor", kWrongCursor)) page.filter.before = *before;
  page.limit = query.integer("limit", 1, kLimitMax).value_or(kLimitDefault);
  return page;
}

// The settled ones whose post-mortem was not opened.
std::vector<Digits> unread_of(const ledger::State& state,
                              const std::vector<projections::BetRow>& rows) {
  std::vector<Digits> unread;
  for (const auto& row : rows) {
    if (row.payout && !ledger::is_reviewed(state, row.id)) unread.push_back({row.id});
  }
  return unread;
}

}  // namespace

Task<Response> History::bets(RequestContext& context) {
  const auto asked = read_query(context.request.query, take_page);
  if (!asked) co_return text(400, asked.error());
  // A row more than asked for tells whether there is another page.
  auto rows = context.io.reader->ask(&projections::BetQueries::list, context.account(),
                                     asked->filter, asked->limit + 1);
  const bool more = rows.size() > asked->limit;
  if (more) rows.pop_back();
  put_recorded_starts(rows, parts_.recorded_starts);
  // Newest first.
  std::vector<BetNote> notes;
  if (!rows.empty())
    notes =
        context.io.accounts.bet_notes(context.session->account, rows.back().id, rows.front().id);
  wire::BetPage page{
      .bets = {rows}, .notes = wire::notes_of(notes), .unread = unread_of(parts_.state, rows)};
  if (more) page.next_cursor = {rows.back().id};
  co_return json(200, to_json(page));
}

}  // namespace chalkline::http
