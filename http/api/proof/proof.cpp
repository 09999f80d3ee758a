#include "http/api/proof/proof.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/signing/base64.hpp"
#include "http/api/proof/proof_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/ledger_reads/path_numbers.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/lookups.hpp"
#include "proof/note/note.hpp"

namespace chalkline::http {
namespace {

// A checkpoint comes about once a second.
constexpr std::chrono::seconds kCoveredWithin{3};

std::vector<std::string> vkeys_of(const proof::Witnesses& witnesses) {
  std::vector<std::string> vkeys;
  for (const auto& witness : witnesses.status()) vkeys.push_back(format_vkey(witness.key));
  return vkeys;
}

}  // namespace

std::span<const RouteOf<ProofCalls>> ProofCalls::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<ProofCalls>>({
      {Method::kGet, "/api/proof", Access::kPublic, &ProofCalls::log_info},
      {Method::kGet, "/api/proof/consistency/{old}/{new}", Access::kPublic,
       &ProofCalls::consistency},
      {Method::kGet, "/api/proof/record/{position}", Access::kPlayer, &ProofCalls::record},
      {Method::kGet, "/api/proof/receipt/{bet}", Access::kPlayer, &ProofCalls::receipt},
  });
  return kTable;
}

Task<Response> ProofCalls::log_info(RequestContext& context) {
  if (const auto none = path_numbers<0>(context.request); !none) co_return none.error();
  const auto newest = published().newest();
  const auto& key = parts_.publisher.key();
  co_return json(200, to_json(wire::LogInfo{.origin = key.name,
                                            .vkey = format_vkey(key),
                                            .size = newest ? newest->checkpoint.size : 0,
                                            .anchored = parts_.publisher.is_anchored(),
                                            .witnesses = vkeys_of(parts_.witnesses),
                                            .known = parts_.has_known_checkpoint,
                                            .signs = !parts_.publisher.stopped()}));
}

Task<Response> ProofCalls::consistency(RequestContext& context) {
  const auto sizes =
      path_numbers<2>(context.request, "Sizes of the log are whole numbers: /old/new");
  if (!sizes) co_return sizes.error();
  const auto [old_size, new_size] = *sizes;
  if (old_size > new_size) co_return text(400, "The log only grows: the older size comes first");
  const auto hashes = co_await parts_.proof_reads.run(
      context,
      [&, older = old_size, newer = new_size] { return published().consistency(older, newer); });
  if (!hashes) co_return hashes.error();
  if (!*hashes) co_return text(404, "No checkpoint covers so many records");
  wire::ConsistencyProof answer;
  for (const auto& hash : **hashes) answer.hashes.push_back(to_base64(hash));
  co_return json(200, to_json(answer));
}

bool ProofCalls::is_own(ledger::AccountId asker, ledger::AccountId account) const {
  if (account == asker) return true;
  const auto purse = ledger::load_account(parts_.state, account).purse;
  return purse && purse->owner == asker;
}

bool ProofCalls::may_read(ledger::AccountId asker, ledger::Position position) const {
  if (position == 0 || position > parts_.log.position()) return false;
  const auto event = ledger::read_record(parts_.log, position).event;
  const auto stream = ledger::stream_of(event);
  switch (stream.kind) {
    case ledger::StreamKind::kAccount:
      return is_own(asker, ledger::AccountId{stream.id});
    case ledger::StreamKind::kGame: {
      const auto game = ledger::find_game(parts_.state, ledger::GameId{stream.id});
      return game && !game->of_class;
    }
    case ledger::StreamKind::kLedger:
      break;
  }
  return std::holds_alternative<ledger::RulesAdopted>(event);
}

Task<Response> ProofCalls::record(RequestContext& context) {
  const auto asked =
      path_numbers<1>(context.request, "A record is asked for by its position, a whole number");
  if (!asked) co_return asked.error();
  const auto position = asked->front();
  const auto asker = context.session->account;
  const auto may =
      co_await parts_.proof_reads.run(context, [&] { return may_read(asker, position); });
  if (!may) co_return may.error();
  if (!*may) co_return text(404, "There is no such record of yours, of a game or of the rules");
  if (auto early = co_await wait_until_covered(context, position)) co_return *std::move(early);
  auto proof = co_await parts_.proof_reads.run(context, [&] {
    return published().record_proof(*published().to_prove(position), position).value();
  });
  if (!proof) co_return std::move(proof.error());
  co_return Response{.body = *std::move(proof)};
}

bool ProofCalls::is_covered(ledger::Position position) const {
  const auto newest = published().newest();
  return newest && newest->checkpoint.size >= position;
}

Task<std::optional<Response>> ProofCalls::wait_until_covered(RequestContext& context,
                                                             ledger::Position position) {
  if (is_covered(position)) co_return std::nullopt;
  if (parts_.publisher.stopped())
    co_return unavailable("The log signs nothing any more, so that this cannot be proved yet");
  const auto executor = context.io.executor;
  const auto timer = std::make_shared<Timer>(executor, kCoveredWithin);
  const auto waiter = published().when_covered(
      position, [timer, executor] { asio::post(executor, [timer] { timer->cancel(); }); });
  boost::system::error_code ec;
  co_await timer->async_wait(asio::redirect_error(use_task, ec));
  published().forget(waiter);
  if (is_covered(position)) co_return std::nullopt;
  co_return unavailable("No checkpoint covers this yet, try again in a moment");
}

}  // namespace chalkline::http
