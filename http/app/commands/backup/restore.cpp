#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <utility>

#include "http/app/commands/backup/backup.hpp"
#include "http/app/process/data_directory.hpp"
#include "http/app/sides/ask_witness.hpp"
#include "http/identity/class_retention.hpp"
#include "http/identity/erased_list.hpp"
#include "http/identity/restored_people.hpp"
#include "proof/backup/backups.hpp"
#include "proof/backup/ledger_copy.hpp"
#include "proof/backup/restored.hpp"
#include "proof/publication/own_log.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

proof::Backup chosen(const std::vector<proof::Backup>& backups, const RestoreOptions& options) {
  if (backups.empty()) {
    throw std::runtime_error{fmt::format("There is no complete backup in {}", options.directory)};
  }
  if (options.number == 0) return backups.back();
  const auto name = fmt::format("backup-{:06}", options.number);
  for (const auto& backup : backups) {
    if (backup.directory.filename() == name) return backup;
  }
  throw std::runtime_error{
      fmt::format("There is no complete backup {} in {}", name, options.directory)};
}

// The ledger and all that belongs to it, of another data directory whose server is stopped.
class OtherLedger {
 public:
  explicit OtherLedger(const std::string& directory) : data_{directory}, lock_{locked(data_)} {}

  void copy_to(proof::RestoredDirectory& restored) const {
    for (const auto* part : {"log", "proof"}) copy_directory(restored, part);
    for (const auto& file : files_of_ended_logs(data_))
      restored.take(file, file.lexically_relative(data_.directory).string());
    for (const auto* file : {"seed", "clock", "demo", "sports.db", "sports.db-wal"}) {
      const auto from = fs::path{data_.directory} / file;
      if (fs::is_regular_file(from)) restored.take(from, file);
    }
  }

 private:
  static ledger::DirectoryLock locked(const DataDirectory& data) {
    require_ledger(data);
    return lock_directory(data);
  }
  void copy_directory(proof::RestoredDirectory& restored, const fs::path& part) const {
    const fs::path whole{data_.directory};
    if (!fs::is_directory(whole / part)) return;
    for (const auto& entry : fs::recursive_directory_iterator{whole / part}) {
      if (!entry.is_regular_file() || entry.path().filename() == "LOCK") continue;
      restored.take(entry.path(), entry.path().lexically_relative(whole).string());
    }
  }

  DataDirectory data_;
  ledger::DirectoryLock lock_;
};

void take_all(proof::RestoredDirectory& restored, const proof::Backup& backup,
              const RestoreOptions& options) {
  if (options.ledger.empty()) return restored.take(backup, "");
  OtherLedger{options.ledger}.copy_to(restored);
  restored.take(backup, "accounts.db");
}

std::string needed_file(const std::string& file) {
  auto bytes = proof::file_content(file);
  if (!bytes) throw std::runtime_error{fmt::format("There is no file {}", file)};
  return *std::move(bytes);
}

// The witness knows the log by the name that the ledger has given it last.
void require_witnessed(const ledger::Log& log, const proof::LedgerCopy& copy,
                       const std::string& option) {
  if (copy.keys.empty())
    throw std::runtime_error{"No witness knows this ledger: it has adopted no key of a log"};
  const auto witness = proof::parse_witness_option(option).value();
  proof::require_kept(log, copy, newest_witnessed(witness, copy.keys.back().name),
                      "What the witness " + witness.key.name + " has signed");
}

void require_all_kept(const ledger::Log& log, const proof::LedgerCopy& copy, const fs::path& proof,
                      const RestoreOptions& options) {
  for (const auto* name : {"checkpoint", "checkpoint.witnessed"}) {
    if (const auto note = proof::file_content(proof / name))
      proof::require_kept(log, copy, *note, (proof / name).string());
  }
  if (!options.anchor.empty()) {
    if (const auto note = proof::file_content(options.anchor))
      proof::require_kept(log, copy, *note, options.anchor);
  }
  for (const auto& file : options.known) proof::require_kept(log, copy, needed_file(file), file);
  for (const auto& option : options.witnesses) require_witnessed(log, copy, option);
}

// The records, all of them read, and hashed to the root that the backup was made with.
proof::LedgerCopy checked_ledger(const proof::RestoredDirectory& restored,
                                 const proof::Backup& backup, const RestoreOptions& options) {
  const auto log = ledger::open_rocks_log(restored.ledger().string(), ledger::OpenMode::kRead);
  auto copy = proof::read_copy(*log);
  const auto& [position, root, files] = backup.manifest;
  if (position > 0 && log->root_at(position) != root) {
    throw std::runtime_error{fmt::format("The ledger is not the one of {}, or is an older copy",
                                         backup.directory.string())};
  }
  if (!options.accept_log_end) require_all_kept(*log, copy, restored.place() / "proof", options);
  return copy;
}

// The key that was kept beside the backup, if it is the one that has signed the checkpoint.
void put_key(proof::RestoredDirectory& restored, const std::string& file) {
  auto text = needed_file(file);
  std::string_view line{text};
  if (line.ends_with('\n')) line.remove_suffix(1);
  const auto key = SigningKey::parse(line);
  const auto note = proof::file_content(restored.place() / "proof/checkpoint");
  if (!key || !note ||
      !proof::verify_checkpoint(*note, key->verifying().name, {&key->verifying(), 1})) {
    throw std::runtime_error{
        fmt::format("{} has no key that has signed the backup's checkpoint", file)};
  }
  restored.put(text, "proof/key");
}

// What is to be erased, as far as anything that is there knows: the ledger, the backups made since,
// and the list beside the anchor.
Erased erased_since(const proof::LedgerCopy& copy, const std::vector<proof::Backup>& backups,
                    const RestoreOptions& options) {
  Erased erased{.people = {copy.closed.begin(), copy.closed.end()}};
  for (const auto& backup : backups)
    add_erased_of_accounts(erased, backup.directory / "accounts.db");
  if (!options.anchor.empty()) add_erased_of_list(erased, erased_list_of(options.anchor));
  return erased;
}

struct Restored {
  BroughtUp people{};
  std::size_t classes{};  // erased again
};

Restored bring_up(proof::RestoredDirectory& restored, const proof::LedgerCopy& copy,
                  const Erased& erased) {
  const auto file = restored.place_of("accounts.db");
  if (!fs::exists(file)) return {};
  Accounts accounts{file.string()};
  const std::vector closed(erased.people.begin(), erased.people.end());
  const auto people = bring_up_to_ledger(accounts, copy.opened, closed);
  const auto log = ledger::open_rocks_log(restored.ledger().string(), ledger::OpenMode::kRead);
  AccountsReader reader{file.string()};
  return {people, erase_again(accounts, reader, *log, erased.classes)};
}

// Whether a checkpoint that lies elsewhere than in the backup was held against it.
bool is_compared(const RestoreOptions& options) {
  if (options.accept_log_end) return false;
  return !options.known.empty() || !options.witnesses.empty() ||
         (!options.anchor.empty() && fs::exists(options.anchor));
}

void say_of_key(const fs::path& data) {
  if (fs::exists(data / "proof/key") || !fs::exists(data / "proof")) return;
  fmt::print(
      "The backup has no key of the log: put it to {}, or start once with --accept-log-end, which "
      "ends this log and begins another\n",
      (data / "proof/key").string());
}

}  // namespace

int restore(const RestoreOptions& options) {
  const auto backups = proof::backups_in(options.directory);
  const auto backup = chosen(backups, options);
  proof::RestoredDirectory restored{proof::real_disk(), options.data};
  take_all(restored, backup, options);
  const auto copy = checked_ledger(restored, backup, options);
  if (!options.key.empty()) put_key(restored, options.key);
  const auto [people, classes] = bring_up(restored, copy, erased_since(copy, backups, options));
  restored.finish();
  fmt::print("{} has {} with the ledger up to position {}\n", options.data,
             backup.directory.string(), copy.position);
  if (!is_compared(options)) {
    fmt::print(
        "No anchor, no witness and no checkpoint from elsewhere was compared: nobody knows whether "
        "the log has "
        "published more than this\n");
  }
  if (people.erased > 0) fmt::print("People erased again: {}\n", people.erased);
  if (classes > 0) fmt::print("Classes erased again: {}\n", classes);
  if (people.lost > 0) {
    fmt::print(
        "Accounts that were opened after the backup of the people and belong to nobody: {}\n",
        people.lost);
  }
  say_of_key(options.data);
  return 0;
}

}  // namespace chalkline::http
