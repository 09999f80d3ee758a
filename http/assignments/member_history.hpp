#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "ledger/log/log.hpp"
#include "ledger/rules/account.hpp"
#include "projections/models/member_records.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

using projections::MemberRecord;

// The records of members of classes that assignments can count, the oldest first: from the read
// model as far as it has come, and behind that from the log, where others of the stream are among
// them. Any thread; waits for the disk.
class MemberHistory {
 public:
  // Both outlive this.
  MemberHistory(projections::ReadModels& models, const ledger::Log& log)
      : log_{log}, reader_{models.reader()} {}

  // After `since`, up to the last event of the purse.
  std::vector<MemberRecord> of_purse(ledger::AccountId purse, const ledger::AccountState& state,
                                     ledger::Position since);
  // The same of its owner's own account, from joining on.
  std::vector<MemberRecord> of_owner(ledger::AccountId purse, const ledger::AccountState& owner,
                                     ledger::Position since);

 private:
  std::vector<MemberRecord> read(ledger::AccountId purse, projections::MemberStream stream,
                                 const ledger::AccountState& state, ledger::Position since);

  const ledger::Log& log_;
  std::mutex mutex_;  // of the reader, for a member's records at a time
  std::unique_ptr<projections::Reader> reader_;
};

// Records of a purse that follow one another, by what its open bets hold before the first.
std::vector<MemberRecord> with_held(std::vector<ledger::Record> records, ledger::Coins held);

}  // namespace chalkline::http
