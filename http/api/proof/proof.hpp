#pragma once

#include <optional>
#include <span>

#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/ledger_reads/adopted_rules.hpp"
#include "http/api/shared/ledger_reads/bet_records.hpp"
#include "http/api/shared/workers/proof_reads.hpp"
#include "proof/publication/publisher.hpp"
#include "proof/witness/witnesses.hpp"

namespace chalkline::http {

// The calls for what the transparency log proves (docs/TRANSPARENCY.md). The log's own files are
// below /log.
class ProofCalls {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    const ledger::State& state;
    proof::Publisher& publisher;
    const proof::Witnesses& witnesses;
    bool has_known_checkpoint;  // the start was held against one that was given by hand
    ProofReads& proof_reads;
    Freshness& freshness;

    static Parts from(const auto& all) {
      return {all.log,         all.state,    all.publisher, all.witnesses, all.has_known_checkpoint,
              all.proof_reads, all.freshness};
    }
  };
  explicit ProofCalls(const Parts& parts) : parts_{parts}, rules_{parts_.log, parts_.state} {}

  static std::span<const RouteOf<ProofCalls>> routes();

 private:
  Task<Response> log_info(RequestContext& context);
  Task<Response> consistency(RequestContext& context);
  Task<Response> record(RequestContext& context);
  Task<Response> receipt(RequestContext& context);

  // Whether the record is the asker's own, that of a purse of theirs, or one of a game or of the
  // rules. A class's own games concern nobody else: receipts of bets on them have their records.
  bool may_read(ledger::AccountId asker, ledger::Position position) const;
  bool is_own(ledger::AccountId asker, ledger::AccountId account) const;
  // Absent where the asker has no such bet.
  std::optional<ledger::BetPlaced> own_bet(ledger::AccountId asker, ledger::BetId id) const;
  std::string receipt_of(const BetRecords& records) const;

  proof::Published& published() const { return parts_.publisher.published(); }
  bool is_covered(ledger::Position position) const;
  // Waits for the checkpoint that covers the record there; the answer to give instead where it
  // takes too long.
  Task<std::optional<Response>> wait_until_covered(RequestContext& context,
                                                   ledger::Position position);

  const Parts parts_;
  AdoptedRules rules_;
};

}  // namespace chalkline::http
