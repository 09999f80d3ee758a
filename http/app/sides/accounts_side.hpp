#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "base/periodic_tasks.hpp"
#include "base/stop_order.hpp"
#include "http/app/own_commands/deferred_start.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/process/serve_options.hpp"
#include "http/app/sides/proof_side.hpp"
#include "http/app/sides/read_side.hpp"
#include "http/app/sides/write_side.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/class_retention.hpp"
#include "http/identity/erased_list.hpp"
#include "http/identity/people/ranking.hpp"
#include "http/mail/mail_queue.hpp"

namespace chalkline::http {

// accounts.db, the commands that come before the first of a player, and the mail to people.
struct AccountsSide {
  // As WriteSide.
  AccountsSide(const ServeOptions& options, const DataDirectory& data, WriteSide& write,
               ProofSide& proof, ReadSide& read, StopOrder& stops);

  std::unique_ptr<Accounts> accounts;
  std::atomic<bool> match{};     // accounts.db is known to belong to this ledger
  std::atomic<bool> work{true};  // not since it was last found broken
  DeferredStart startup;
  Ranking ranking;
  MailQueue mail;
  ClassRetention class_retention;
  std::optional<ErasedList> erased_list;    // of a server with an anchor
  std::optional<PeriodicTasks> forgetting;  // last: it uses both
};

}  // namespace chalkline::http
