#include "http/app/sides/accounts_side.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

#include "http/app/own_commands/accounts_match.hpp"
#include "http/app/own_commands/opening_commands.hpp"
#include "http/app/process/stop_signals.hpp"
#include "http/app/site/site.hpp"
#include "http/mail/outbox.hpp"

namespace chalkline::http {
namespace {

// A restore from a backup within so long after an erasure may not know of it.
constexpr std::chrono::seconds kErasedListedEvery{1};

std::unique_ptr<Accounts> open_accounts(const DataDirectory& data, const ledger::Log& log) {
  if (log.position() > 0) require_accounts(data);
  auto accounts = std::make_unique<Accounts>(data.accounts());
  accounts->db.require_sound();
  return accounts;
}

bool sets_clock_back(const ServeOptions& options) {
  return options.clock_start == ClockStart::kSetBack;
}

// A clock that is set back waits for the state, however long that takes: nothing more is recorded
// by the wrong time.
const ledger::State& state_to_start(const ServeOptions& options, WriteSide& write) {
  while (sets_clock_back(options) && !write.state.wait_until_ready(std::chrono::seconds{1})) {
    if (StopSignals::is_asked()) throw std::runtime_error{"Stopped before the start was complete"};
  }
  return write.state;
}

std::unique_ptr<Mailer> open_mailer(const ServeOptions& options, const DataDirectory& data,
                                    People& people) {
  remove_orphaned_mail(data.outbox(), [&](auto id) { return people.find(id).has_value(); });
  return mailer(options, data);
}

}  // namespace

AccountsSide::AccountsSide(const ServeOptions& options, const DataDirectory& data, WriteSide& write,
                           ProofSide& proof, ReadSide& read, StopOrder& stops)
    : accounts{open_accounts(data, *write.log)},
      startup{*write.log, state_to_start(options, write),
              [this, &options, &write, &proof] {
                auto& [log, product, clock, clock_keeping, state, engine, disk, disk_watch] = write;
                if (options.accept_log_end) reopen_lost_accounts(accounts->people, state, engine);
                require_accounts_match(accounts->people, state);
                accounts->db.accept();
                match = true;
                if (sets_clock_back(options)) set_clock_back(product, engine);
                adopt_rules(engine);
                adopt_log_key(engine, proof.publisher);
                proof.start();
                engine.open();
                open_waiting_accounts(accounts->people, engine);
              }},
      ranking{accounts->people, options.verify_email,
              [&read](auto id, bool ranked) { read.models->set_ranked(id, ranked); }},
      mail{open_mailer(options, data, accounts->people)},
      class_retention{{.accounts = *accounts,
                       .accounts_file = data.accounts(),
                       .log = *write.log,
                       .state = write.state,
                       .clock = write.clock,
                       .accounts_match = match}} {
  accounts->db.empty_wal();
  stops.add(mail);
  std::vector<PeriodicTask> tasks{{kRetentionEvery,
                                   "Classes at the end of their days wait for the next round",
                                   [this] { class_retention.forget_due(); }}};
  if (!options.anchor.empty()) {
    auto& list = erased_list.emplace(accounts->db, erased_list_of(options.anchor));
    tasks.push_back(
        {kErasedListedEvery, "Who was erased is not listed outside", [&list] { list.update(); }});
  }
  stops.add(forgetting.emplace("forgetting", std::move(tasks)));
}

}  // namespace chalkline::http
