#include "http/app/commands/audit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "base/hex.hpp"
#include "base/time_text.hpp"
#include "http/app/commands/progress_bar.hpp"
#include "http/app/process/data_directory.hpp"
#include "ledger/audit/verify.hpp"
#include "ledger/history/history.hpp"
#include "ledger/log/acknowledged.hpp"
#include "projections/runner/rebuild.hpp"
#include "proof/publication/own_log.hpp"
#include "proof/storage/levels_check.hpp"
#include "sports/feeds/simulated/evidence.hpp"

namespace chalkline::http {
namespace {

ledger::AsOf moment(const AuditOptions& options) {
  return options.as_of.empty() ? ledger::AsOf{} : *ledger::parse_as_of(options.as_of);
}

std::vector<ledger::KnownRoot> known_roots(const AuditOptions& options) {
  std::vector<ledger::KnownRoot> known;
  for (const auto& text : options.expected) known.push_back(*ledger::parse_known_root(text));
  return known;
}

// Before the log, which may go on meanwhile. Null where there is none that can be read: the state
// is a cache, and a start makes it anew.
std::unique_ptr<ledger::CheckpointStore> open_state(const DataDirectory& data) {
  if (!std::filesystem::exists(data.state())) {
    fmt::print(stderr, "There is no state to compare\n");
    return nullptr;
  }
  try {
    return std::make_unique<ledger::CheckpointStore>(data.state());
  } catch (const ledger::LogFailure& failure) {
    fmt::print(stderr, "The state is not compared: {}\n", failure.what());
    return nullptr;
  }
}

// The hashes of the log's tree. Before the log, which may go on meanwhile. Absent where they cannot
// be compared.
std::optional<proof::LevelsCheck> open_levels(const DataDirectory& data) {
  try {
    std::optional<proof::LevelsCheck> levels{std::in_place, data.proof()};
    if (levels->has_begun()) return levels;
    fmt::print(stderr, "There are no hashes of the log's tree to compare\n");
  } catch (const std::runtime_error& failure) {
    fmt::print(stderr, "The hashes of the log's tree are not compared: {}\n", failure.what());
  }
  return std::nullopt;
}

// Of the newest checkpoint that was signed, which is a root that was kept like another. Absent
// where there is none that can be read: a start says what is wrong with it.
std::optional<ledger::KnownRoot> signed_root(const DataDirectory& data) {
  const auto content =
      proof::file_content(std::filesystem::path{data.proof()} / proof::kCheckpointFile);
  const auto note = proof::parse_note(content.value_or(""));
  if (!note) return std::nullopt;
  const auto checkpoint = proof::parse_checkpoint(note->text);
  if (!checkpoint) return std::nullopt;
  return ledger::KnownRoot{checkpoint->size, checkpoint->root};
}

void print(const ledger::Fault& fault) {
  fmt::print("{}\n",
             fault.position == 0 ? fault.what : fmt::format("{}: {}", fault.position, fault.what));
}

std::string_view verb_of(ledger::OperatorAct act) {
  switch (act) {
    case ledger::OperatorAct::kCancelled:
      return "cancelled";
    case ledger::OperatorAct::kResultSet:
      return "set the result of";
    case ledger::OperatorAct::kRescheduled:
      break;
  }
  return "moved";
}

void print(const ledger::OperatorActRecord& record) {
  const auto& act = record.act;
  fmt::print("{}: operator (uid {}) has {} game {}{}: {}\n", record.position, act.uid,
             verb_of(act.act), ledger::to_string(act.game),
             record.overrules ? ", against its commitment" : "", act.reason);
}

// The report on the read models.
struct Compared {
  std::uint64_t differ{};  // of them are not what the ledger says
  bool all{true};          // were compared, or a server has them open
};

// Says why they cannot be compared, if so: what is said of the ledger stands all the same. To
// compare them some are built beside them.
Compared compare_read_models(const DataDirectory& data, const ledger::Log& log) {
  try {
    if (!std::filesystem::is_directory(data.read_models())) {
      fmt::print(stderr, "There are no read models to compare\n");
      return {};
    }
    if (is_in_use(data)) {
      fmt::print(stderr, "A server has the read models open: they are not compared\n");
      return {};
    }
  } catch (const std::exception& failure) {  // they may only be read
    fmt::print(stderr, "The read models are not compared: {}\n", failure.what());
    return {.all = false};
  }
  std::vector<projections::RebuildResult> results;
  try {
    ProgressBar bar{"Comparing"};
    results = projections::compare(data.read_models(), log, std::ref(bar));
  } catch (const sqlite::Error& failure) {
    if (sqlite::is_passing(failure)) {  // a full disk says nothing of what the models hold
      fmt::print(stderr, "The read models are not compared: {}\n", failure.what());
      return {.all = false};
    }
    print({0, failure.what()});
    return {.differ = 1};
  } catch (const std::exception& failure) {
    print({0, failure.what()});
    return {.differ = 1};
  }
  if (results.empty()) fmt::print(stderr, "There are no read models to compare\n");
  Compared compared;
  for (const auto& result : results) {
    if (result.running_digest == result.rebuilt_digest) continue;
    print({0, fmt::format("The read model {} differs from the ledger", result.model)});
    ++compared.differ;
  }
  return compared;
}

// The faults at the log's end, 0 or 1. A ledger that counts its batches has said how far it
// reaches.
std::size_t check_end(const DataDirectory& data, const ledger::Log& log) {
  if (!log.head_at_open().batches || ledger::Acknowledged::read(data.log())) return 0;
  print({log.position(),
         "the log ends here, but the file that says how far it has to reach, "
         "acknowledged, is missing or damaged"});
  return 1;
}

}  // namespace

int audit_verify(const AuditOptions& options) {
  const DataDirectory data{options.data};
  require_ledger(data);
  const auto state = open_state(data);
  auto known = known_roots(options);
  if (const auto newest = signed_root(data)) known.push_back(*newest);
  auto levels = open_levels(data);
  const auto log = open_existing_log(data);
  ledger::VerifyReport report;
  {
    ProgressBar bar{"Verifying"};
    report = ledger::verify(*log, std::ref(bar),
                            {.evidence = sports::simulated::open_evidence,
                             .known = std::move(known),
                             .served = true,
                             .state = state.get(),
                             .history = data.history(),
                             .subtree = [&](unsigned height, const ledger::Hash& root) {
                               if (levels) levels->take(height, root);
                             }});
  }
  const auto of_levels = levels ? levels->faults() : std::vector<std::string>{};
  for (const auto& fault : report.faults) print(fault);
  for (const auto& what : of_levels) print({0, what});
  for (const auto& [position, from, to] : report.set_back) {
    fmt::print("{}: an operator has set the clock back from {} to {}\n", position, to_iso(from),
               to_iso(to));
  }
  for (const auto& [position, account, balance] : report.below_zero) {
    fmt::print("{}: a correction has left account {} with {} coins\n", position, raw(account),
               balance);
  }
  for (const auto& act : report.acts) print(act);
  if (report.acts_total > 0) fmt::print("operator acts: {}\n", report.acts_total);
  for (const auto& [position, what] : report.remarks)
    fmt::print("{}: to judge: {}\n", position, what);
  if (report.remarks_total > 0) fmt::print("to judge: {}\n", report.remarks_total);
  if (report.games_on_trust > 0) {
    fmt::print(
        "on trust: the prices and results of {} games are what their feeds have said, since "
        "nobody committed to them; {} of them are simulated\n",
        report.games_on_trust, report.simulated_on_trust);
  }
  if (report.begun_by < ledger::kLatestGeneration) {
    fmt::print(
        "begun by a program of generation {} at the latest, of {}: what later ones hold a ledger "
        "to "
        "is not asked of its beginning\n",
        report.begun_by, ledger::kLatestGeneration);
  }
  const auto end = check_end(data, *log);
  const auto compared = compare_read_models(data, *log);
  const auto faults = report.faults_total + of_levels.size() + end + compared.differ;
  fmt::print("{} events, root {}, {} faults\n", report.records, to_hex(report.root), faults);
  return faults == 0 && compared.all ? 0 : 1;
}

int audit_replay(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  const auto balances = ledger::replay(*log, moment(options));
  fmt::print("position {}\n", balances.position);
  for (const auto& [account, coins] : balances.accounts) fmt::print("{} {}\n", account, coins);
  return 0;
}

int audit_balance(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  const auto balance =
      ledger::account_balance(*log, ledger::AccountId{*options.account}, moment(options));
  if (!balance)
    throw std::runtime_error{fmt::format("The ledger does not know account {}", *options.account)};
  fmt::print("available {}\nheld {}\nevents {}\n", balance->available, balance->held,
             balance->events);
  return 0;
}

int audit_as_of(const AuditOptions& options) {
  const DataDirectory data{options.data};
  const auto log = open_existing_log(data);
  const ledger::History history{*log, data.history()};
  const auto asked = moment(options);
  const auto position = asked.time
                            ? history.position_at(*asked.time)
                            : std::min(asked.position.value_or(log->position()), log->position());
  if (options.account) {
    const auto line = history.account_at(ledger::AccountId{*options.account}, position);
    if (!line) {
      throw std::runtime_error{fmt::format("The ledger did not know account {} at position {}",
                                           *options.account, position)};
    }
    fmt::print("position {}\navailable {}\nheld {}\nevents {}\nlast {}\n", position,
               line->available, line->held, line->events, line->last);
    return 0;
  }
  const auto all = history.ledger_at(position);
  fmt::print("position {}\nhouse {}\ngrants {}\n", all.position, all.house, all.grants);
  for (const auto& line : all.accounts)
    fmt::print("{} available {} held {}\n", ledger::raw(line.account), line.available, line.held);
  return 0;
}

int audit_export(const AuditOptions& options) {
  const auto log = open_existing_log({options.data});
  ledger::export_log(*log, options.format, std::cout);
  std::cout.flush();
  if (!std::cout) throw std::runtime_error{"The export could not be written"};
  return 0;
}

}  // namespace chalkline::http
