#pragma once

#include <atomic>
#include <memory>

#include "base/stop_order.hpp"
#include "http/app/data_directory.hpp"
#include "http/app/deferred_start.hpp"
#include "http/app/read_side.hpp"
#include "http/app/serve.hpp"
#include "http/app/write_side.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/ranking.hpp"
#include "http/mail/mail_queue.hpp"

namespace chalkline::http {

// accounts.db, the commands that come before the first of a player, and the mail to people.
struct AccountsSide {
  // As WriteSide.
  AccountsSide(const ServeOptions& options, const DataDirectory& data, WriteSide& write,
               ReadSide& read, StopOrder& stops);

  std::unique_ptr<Accounts> accounts;
  std::atomic<bool> match{};     // accounts.db is known to belong to this ledger
  std::atomic<bool> work{true};  // not since it was last found broken
  DeferredStart startup;
  Ranking ranking;
  MailQueue mail;
};

}  // namespace chalkline::http
