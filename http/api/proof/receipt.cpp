#include <utility>
#include <variant>

#include "http/api/proof/proof.hpp"
#include "http/api/proof/proof_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/ledger_reads/path_numbers.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {

std::optional<ledger::BetPlaced> ProofCalls::own_bet(ledger::AccountId asker,
                                                     ledger::BetId id) const {
  if (id == 0 || id > parts_.log.position()) return std::nullopt;
  auto event = ledger::read_record(parts_.log, id).event;
  auto* placed = std::get_if<ledger::BetPlaced>(&event);
  if (placed == nullptr || !is_own(asker, placed->account)) return std::nullopt;
  return std::move(*placed);
}

// All proofs are under one checkpoint, which covers the last of the records.
std::string ProofCalls::receipt_of(const BetRecords& records) const {
  const auto under = published().to_prove(records.rbegin()->first);
  wire::BetReceipt receipt;
  std::vector<ledger::Position> positions;
  for (const auto& [position, role] : records) positions.push_back(position);
  auto proofs = published().record_proofs(*under, positions);
  auto proof = proofs.begin();
  for (const auto& [position, role] : records)
    receipt.proofs.push_back({role, std::move(*proof++).value()});
  return to_json(receipt);
}

Task<Response> ProofCalls::receipt(RequestContext& context) {
  const auto asked = path_numbers<1>(context.request, "A receipt is asked for by the bet's id");
  if (!asked) co_return asked.error();
  const auto id = asked->front();
  const auto asker = context.session->account;
  const auto placed = co_await parts_.proof_reads.run(context, [&] { return own_bet(asker, id); });
  if (!placed) co_return placed.error();
  if (!*placed) co_return refused(ledger::Rejection::kUnknownBet);
  ReceiptBet bet{id, **placed, {}};
  if (const auto last = ledger::find_settlement(parts_.state, id)) {
    // The read models know each position at which it was settled, the state the last alone.
    const auto known = last->position != 0 ? last->position : parts_.log.position();
    if (!co_await parts_.freshness.wait_for_models(context, known)) co_return busy();
    bet.settlements =
        context.io.reader->ask(&projections::BetQueries::settlements, bet.placed.account, id);
  }
  const auto records = co_await parts_.proof_reads.run(
      context, [&] { return bet_records(parts_.log, parts_.state, rules_, bet); });
  if (!records) co_return records.error();
  if (auto early = co_await wait_until_covered(context, records->rbegin()->first))
    co_return *std::move(early);
  auto receipt = co_await parts_.proof_reads.run(context, [&] { return receipt_of(*records); });
  if (!receipt) co_return std::move(receipt.error());
  co_return json(200, *std::move(receipt));
}

}  // namespace chalkline::http
