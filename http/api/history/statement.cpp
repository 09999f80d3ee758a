#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/shared/ledger_reads/statement_page.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::uint64_t kEntriesDefault = 50;
constexpr std::uint64_t kEntriesMax = 100;

struct EntriesAsked {
  ledger::Position cursor{};
  std::size_t limit{};
};

// The bets that the entries are about, by id. `bets` has applied the entries.
std::vector<projections::BetRow> bets_of(const StatementPage& page, ledger::AccountId account,
                                         projections::Reader& bets,
                                         const sports::RecordedStarts& starts) {
  std::vector<ledger::BetId> ids;
  for (const auto& entry : page.entries) {
    if (entry.bet) ids.push_back(*entry.bet);
  }
  auto rows = bets.ask(&projections::BetQueries::find_all, account, ids);
  put_recorded_starts(rows, starts);
  return rows;
}

wire::StatementEntry entry_of(const StatementEntry& entry,
                              const std::vector<projections::BetRow>& bets) {
  wire::StatementEntry shown{.position = {entry.position},
                             .time = entry.time,
                             .kind = entry.kind,
                             .reason = entry.reason,
                             .counter_account = entry.counter_account,
                             .amount = entry.amount,
                             .balance_before = entry.after - entry.amount,
                             .balance_after = entry.after};
  if (!entry.bet) return shown;
  const auto bet = std::ranges::lower_bound(bets, *entry.bet, {}, &projections::BetRow::id);
  if (bet == bets.end() || bet->id != *entry.bet)
    throw std::runtime_error{fmt::format("The read models lack the bet at {}", *entry.bet)};
  shown.bet = wire::activity_of(*bet);
  return shown;
}

std::string page_text(const StatementPage& page, ledger::AccountId account,
                      projections::Reader& bets, const sports::RecordedStarts& starts) {
  const auto rows = bets_of(page, account, bets, starts);
  wire::StatementPage shown;
  for (const auto& entry : page.entries) shown.entries.push_back(entry_of(entry, rows));
  if (page.next != 0) shown.next_cursor = {page.next};
  return to_json(shown);
}

}  // namespace

// Some hundred records are read one after the other, and many more where few of them moved coins: a
// worker does it, as long a read as a whole history can be.
Task<Response> History::statement(RequestContext& context) {
  const auto asked = read_query(context.request.query, [](QueryFields& query) {
    return EntriesAsked{.cursor = query.position("cursor", kWrongCursor).value_or(0),
                        .limit = query.integer("limit", 1, kEntriesMax).value_or(kEntriesDefault)};
  });
  if (!asked) co_return text(400, asked.error());
  const auto account = context.account();
  const auto place = parts_.storage.begin_long_read(account);
  if (!place) co_return read_already();
  auto page = co_await parts_.storage.run(context, account, [&] {
    return statement_page(parts_.log, parts_.state, account, asked->cursor, asked->limit);
  });
  if (!page) co_return std::move(page.error());
  if (!*page) co_return text(400, kWrongCursor);
  // The log is ahead of the read models, which say what the bets are about.
  if (const auto& entries = (*page)->entries; !entries.empty()) {
    if (!co_await parts_.freshness.wait_for_models(context, entries.front().position))
      co_return busy();
  }
  co_return json(200, page_text(**page, account, *context.io.reader, parts_.recorded_starts));
}

}  // namespace chalkline::http
