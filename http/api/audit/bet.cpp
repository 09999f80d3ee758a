#include <fmt/format.h>

#include <variant>

#include "http/api/audit/audit.hpp"
#include "http/api/audit/bet_dossier.hpp"
#include "http/api/shared/ledger_reads/path_numbers.hpp"

namespace chalkline::http {

Task<Response> AuditCalls::bet(RequestContext& context) {
  const auto asked = path_numbers<1>(context.request, "A bet is asked for by its id");
  if (!asked) co_return asked.error();
  const auto id = asked->front();
  // They know where the bet was settled, and not only that it was.
  if (!co_await parts_.freshness.wait_for_all(context)) co_return busy();
  const auto placed =
      co_await parts_.proof_reads.run(context, [&]() -> std::optional<ledger::BetPlaced> {
        if (id == 0 || id > parts_.log.position()) return std::nullopt;
        auto event = ledger::read_record(parts_.log, id).event;
        auto* found = std::get_if<ledger::BetPlaced>(&event);
        return found == nullptr ? std::nullopt : std::optional{std::move(*found)};
      });
  if (!placed) co_return placed.error();
  if (!*placed) co_return text(404, fmt::format("No bet was placed by record {}", id));
  const ReceiptBet receipt{
      id, **placed,
      context.io.reader->ask(&projections::BetQueries::settlements, (*placed)->account, id)};
  auto dossier = co_await read(
      context, [&] { return to_json(bet_dossier(parts_.log, parts_.state, rules_, receipt)); });
  if (!dossier) co_return std::move(dossier.error());
  co_return json(200, *std::move(dossier));
}

}  // namespace chalkline::http
