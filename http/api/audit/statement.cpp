#include <fmt/format.h>

#include "http/api/audit/audit.hpp"
#include "http/api/audit/audit_json.hpp"
#include "http/api/shared/ledger_reads/statement_page.hpp"
#include "http/parse/query_fields.hpp"
#include "proof/note/text.hpp"

namespace chalkline::http {
namespace {

constexpr std::uint64_t kAuditEntriesDefault = 50;
constexpr std::uint64_t kAuditEntriesMax = 100;

struct EntriesAsOf {
  ledger::Position as_of{};
  ledger::Position cursor{};
  std::size_t limit{};
};

wire::AuditStatementEntry audit_entry(const StatementEntry& entry) {
  return {.position = entry.position,
          .time = entry.time,
          .kind = entry.kind,
          .counter_account = entry.counter_account,
          .amount = entry.amount,
          .balance_after = entry.after,
          .bet = entry.bet};
}

}  // namespace

Task<Response> AuditCalls::statement(RequestContext& context) {
  const std::string_view path{context.request.path};
  const auto number = proof::parse_number(path.substr(path.rfind('/') + 1));
  if (!number) co_return text(400, "An account is asked for by its number");
  const ledger::AccountId account{*number};
  const auto head = parts_.log.position();
  const auto asked = read_query(context.request.query, [head](QueryFields& query) {
    const auto at = query.integer("asOf", 1, head).value_or(head);
    return EntriesAsOf{
        .as_of = at,
        .cursor = query.integer("cursor", 1, at).value_or(0),
        .limit = query.integer("limit", 1, kAuditEntriesMax).value_or(kAuditEntriesDefault)};
  });
  if (!asked) co_return text(400, asked.error());
  const auto& [as_of, cursor, limit] = *asked;
  struct Found {
    std::optional<ledger::AccountLine> account{};
    std::optional<StatementPage> page{};
  };
  const auto found = co_await read(context, [&] {
    Found one{.account = parts_.history.account_at(account, as_of)};
    if (one.account) {
      one.page = statement_page(parts_.log, parts_.state, account,
                                cursor == 0 ? one.account->last : cursor, limit);
    }
    return one;
  });
  if (!found) co_return found.error();
  if (!found->account)
    co_return text(404, fmt::format("The ledger knows no account {} at record {}", *number, as_of));
  if (!found->page) co_return text(400, kWrongCursor);
  wire::AuditStatement shown{.account = account,
                             .as_of = as_of,
                             .is_purse = ledger::is_purse(account),
                             .available = found->account->available,
                             .held = found->account->held,
                             .events = found->account->events};
  for (const auto& entry : found->page->entries) shown.entries.push_back(audit_entry(entry));
  if (found->page->next != 0) shown.next_cursor = found->page->next;
  co_return json(200, to_json(shown));
}

}  // namespace chalkline::http
