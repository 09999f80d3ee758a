#include <fmt/format.h>

#include <algorithm>

#include "base/hex.hpp"
#include "base/signing/base64.hpp"
#include "http/api/audit/audit.hpp"
#include "http/api/audit/audit_json.hpp"
#include "http/api/audit/event_search.hpp"
#include "http/api/shared/ledger_reads/path_numbers.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/events/codec.hpp"
#include "ledger/events/record_json.hpp"
#include "ledger/log/merkle.hpp"

namespace chalkline::http {
namespace {

constexpr std::uint64_t kFoundEventsDefault = 50;
constexpr std::uint64_t kFoundEventsMax = 100;

wire::AuditEvent audit_event(const ledger::Record& record) {
  const auto type = ledger::type_of(record.event);
  const auto stream = ledger::stream_of(record.event);
  wire::AuditEvent shown{.position = record.position,
                         .time = record.time,
                         .type = type.name,
                         .version = record.version,
                         .stream = stream.kind,
                         .bet = bet_of(record),
                         .caused_by = record.caused_by};
  if (stream.kind == ledger::StreamKind::kAccount) shown.account = ledger::AccountId{stream.id};
  if (stream.kind == ledger::StreamKind::kGame) shown.game = ledger::GameId{stream.id};
  for (const auto& posting : record.postings)
    shown.moved += std::max<ledger::Coins>(posting.amount, 0);
  return shown;
}

bool knows_event(std::string_view name) {
  const auto types = event_types();
  return std::ranges::find(types, name) != types.end();
}

struct EventsAsked {
  EventFilter filter;
  std::size_t limit{};
};

// Takes the filter's parameters. What contradicts itself is a problem of the query.
EventFilter take_filter(QueryFields& query, ledger::Position head) {
  EventFilter filter{.from = query.integer("from", 1, kPositionMax).value_or(1),
                     .to = query.integer("to", 1, kPositionMax).value_or(head),
                     .since = query.time("since"),
                     .until = query.time("until"),
                     .type = query.text("type").value_or("")};
  if (const auto account = query.integer("account", 1, kPositionMax))
    filter.account = ledger::AccountId{*account};
  filter.bet = query.integer("bet", 1, kPositionMax);
  if (const auto game = query.text("game")) {
    filter.game = ledger::parse_game_id(*game);
    if (!filter.game) query.problem("game must be the 16 hexadecimal digits of a game's id");
  }
  if (std::max(filter.from, filter.bet.value_or(0)) > std::max<ledger::Position>(head, 1))
    query.problem(fmt::format("The ledger ends at record {}", head));
  if (filter.from > filter.to) query.problem("from must not be above to");
  if (filter.since && filter.until && *filter.since > *filter.until)
    query.problem("since must not be later than until");
  if (!filter.type.empty() && !knows_event(filter.type))
    query.problem("type must be the name of an event");
  filter.to = std::min(filter.to, head);
  return filter;
}

}  // namespace

Task<Response> AuditCalls::events(RequestContext& context) {
  const auto head = parts_.log.position();
  const auto asked = read_query(context.request.query, [head](QueryFields& query) {
    return EventsAsked{
        .filter = take_filter(query, head),
        .limit = query.integer("limit", 1, kFoundEventsMax).value_or(kFoundEventsDefault)};
  });
  if (!asked) co_return text(400, asked.error());
  const auto& [filter, limit] = *asked;
  const auto found =
      co_await read(context, [&] { return find_events(parts_.log, parts_.state, filter, limit); });
  if (!found) co_return found.error();
  wire::AuditEvents shown{.scanned_to = found->scanned_to, .head = head};
  for (const auto& record : found->events) shown.events.push_back(audit_event(record));
  if (found->scanned_to < filter.to) shown.next = found->scanned_to + 1;
  co_return json(200, to_json(shown));
}

// As JSON. Throws LogFailure where it cannot be read.
std::string AuditCalls::record_text(ledger::Position position) const {
  const auto bytes = parts_.log.read(position).value_or("");
  const auto record = ledger::decode(bytes);
  if (!record) throw ledger::LogFailure(position, record.error());
  const auto text = ledger::to_json(*record);
  wire::AuditRecord written{.position = position,
                            .record = {text},
                            .bytes = to_base64(bytes),
                            .leaf = to_hex(ledger::leaf_hash(bytes))};
  try {
    if (const auto under = published().newest())
      written.proof = published().record_proof(*under, position);
  } catch (const proof::ProofFailure& failure) {
    written.unproved = failure.what();
  }
  return to_json(written);
}

Task<Response> AuditCalls::record(RequestContext& context) {
  const auto asked =
      path_numbers<1>(context.request, "A record is asked for by its position, a whole number");
  if (!asked) co_return asked.error();
  const auto position = asked->front();
  const auto head = parts_.log.position();
  if (position == 0 || position > head)
    co_return text(404, fmt::format("The ledger has the records 1 to {}", head));
  auto shown = co_await parts_.proof_reads.run(context, [&] { return record_text(position); });
  if (!shown) co_return std::move(shown.error());
  co_return json(200, *std::move(shown));
}

}  // namespace chalkline::http
