#include "http/app/commands/backup/backup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/sqlite/copied.hpp"
#include "http/app/commands/ask_server.hpp"
#include "http/app/operator/operator_calls.hpp"
#include "http/app/process/data_directory.hpp"
#include "ledger/log/acknowledged.hpp"
#include "proof/backup/backups.hpp"
#include "proof/backup/ledger_copy.hpp"
#include "proof/publication/own_log.hpp"
#include "proof/storage/level_reader.hpp"
#include "proof/storage/mark.hpp"
#include "proof/tree/tile_path.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

// Two backups at once would make their copies of the ledger in one place.
ledger::DirectoryLock lock_copy(const DataDirectory& data) {
  if (auto lock = ledger::DirectoryLock::take(data.backing_up())) return *std::move(lock);
  throw std::runtime_error{fmt::format("Another backup of {} is under way", data.directory)};
}

// The ledger's files as they were at one moment, beside the ledger while this lives.
class LogCopy {
 public:
  explicit LogCopy(const DataDirectory& data) : data_{data}, lock_{lock_copy(data)} {}
  ~LogCopy() {
    std::error_code ignored;  // the next one removes it
    fs::remove_all(data_.backing_up(), ignored);
  }
  LogCopy(const LogCopy&) = delete;
  LogCopy& operator=(const LogCopy&) = delete;

  // By the server, which alone has the ledger open; by this process where none runs.
  void make() {
    if (const auto alone = ledger::DirectoryLock::take(data_.directory)) {
      fs::remove_all(data_.log_copy());
      ledger::open_rocks_log(data_.log(), ledger::OpenMode::kWrite)->copy_to(data_.log_copy());
    } else {
      answer_of_server(data_.directory, kCopyLedger, "");
    }
  }
  fs::path path() const { return data_.log_copy(); }

 private:
  const DataDirectory& data_;
  ledger::DirectoryLock lock_;
};

// A small file, by its path within the data directory.
struct SmallFile {
  std::string path;
  std::string bytes;
};

const std::string* bytes_of(const std::vector<SmallFile>& files, std::string_view path) {
  for (const auto& file : files) {
    if (file.path == path) return &file.bytes;
  }
  return nullptr;
}

// The checkpoints come first: the ledger that is copied after them reaches at least as far.
std::vector<SmallFile> small_files(const DataDirectory& data, bool with_key) {
  std::vector<std::string> paths{"proof/checkpoint",
                                 "proof/checkpoint.witnessed",
                                 "proof/mark",
                                 "proof/keys",
                                 "proof/restart",
                                 "proof/halted",
                                 "seed",
                                 "clock",
                                 "demo"};
  // `log-key retire` may put the next one in the place of the key meanwhile: it is then both.
  if (with_key) paths.insert(paths.end(), {"proof/key.next", "proof/key"});
  std::vector<SmallFile> files;
  for (auto& path : paths) {
    if (auto bytes = proof::file_content(fs::path{data.directory} / path))
      files.push_back({std::move(path), *std::move(bytes)});
  }
  const auto* next = bytes_of(files, "proof/key.next");
  const auto* key = bytes_of(files, "proof/key");
  if (next != nullptr && key != nullptr && *next == *key)
    std::erase_if(files, [](const SmallFile& file) { return file.path == "proof/key.next"; });
  return files;
}

std::unique_ptr<sqlite::PinnedDatabase> pin(const std::string& file) {
  return fs::exists(file) ? std::make_unique<sqlite::PinnedDatabase>(file) : nullptr;
}

void copy_database(proof::NewBackup& backup, sqlite::PinnedDatabase* database,
                   const std::string& path) {
  if (database == nullptr) return;
  database->copy_to(backup.place_of(path));
  backup.keep(path);
}

// Logs that have ended, whose signatures stay evidence.
void copy_ended(proof::NewBackup& backup, const DataDirectory& data, bool with_key) {
  for (const auto& file : files_of_ended_logs(data)) {
    const auto name = file.filename();
    if (!with_key && (name == proof::kKeyFile || name == proof::kNextKeyFile)) continue;
    backup.copy(file, file.lexically_relative(data.directory).string());
  }
}

// As far as the mark says that they are on the disk. They follow from the ledger; without them a
// restored server would hash all records again before it signs.
void copy_levels(proof::NewBackup& backup, const DataDirectory& data,
                 const std::vector<SmallFile>& files) {
  const auto* bytes = bytes_of(files, "proof/mark");
  const auto mark = bytes == nullptr ? std::nullopt : proof::parse_mark(*bytes);
  if (!mark) return;
  auto hashes = mark->size;
  for (unsigned level = 0; level < proof::kLevels; ++level, hashes /= proof::kTileWidth) {
    const auto path = fmt::format("proof/levels/{}", level);
    backup.copy_grown(fs::path{data.directory} / path, path, hashes * sizeof(ledger::Hash));
  }
}

// A ledger that does not continue the newest backup is another one, or has lost records.
void require_continues(const ledger::Log& log, const std::optional<proof::Backup>& newest) {
  if (!newest || newest->manifest.position == 0) return;
  if (log.root_at(newest->manifest.position) == newest->manifest.root) return;
  throw std::runtime_error{
      fmt::format("The ledger does not continue {}: it is another one, or has lost records; name "
                  "another directory for its backups",
                  newest->directory.string())};
}

void require_sound_people(const fs::path& file) {
  if (!fs::exists(file)) return;
  sqlite::Connection db{file, sqlite::Access::kRead};
  sqlite::Statement check{db, "PRAGMA quick_check(1)"};
  auto rows = check.query();
  if (rows.next() && rows.get<std::string>(0) == "ok") return;
  throw std::runtime_error{fmt::format("The copy of accounts.db in {} is damaged", file.string())};
}

// Reads the whole copy, as it lies in the backup.
proof::LedgerCopy checked(const proof::NewBackup& backup, const std::string* checkpoint) {
  const auto log =
      ledger::open_rocks_log((backup.place() / "log").string(), ledger::OpenMode::kRead);
  auto copy = proof::read_copy(*log);
  if (checkpoint != nullptr)
    proof::require_kept(*log, copy, *checkpoint, (backup.place() / "proof/checkpoint").string());
  require_sound_people(backup.place() / "accounts.db");
  return copy;
}

std::optional<VerifyingKey> key_in(const std::string* text) {
  if (text == nullptr) return std::nullopt;
  const auto key = SigningKey::parse(std::string_view{*text}.substr(0, text->find('\n')));
  return key ? std::optional{key->verifying()} : std::nullopt;
}

// A log goes on with the key that its ledger has adopted last, which may have happened since the
// keys were read. One that has just begun has adopted none yet.
void require_newest_key(const std::vector<SmallFile>& files, const proof::LedgerCopy& copy) {
  const auto key = key_in(bytes_of(files, "proof/key"));
  if (!key) return;
  const auto is_of_log = [&](const VerifyingKey& one) { return one.name == key->name; };
  const auto adopted = std::ranges::find_if(copy.keys.rbegin(), copy.keys.rend(), is_of_log);
  if (adopted == copy.keys.rend() || *adopted == *key ||
      *adopted == key_in(bytes_of(files, "proof/key.next"))) {
    return;
  }
  throw std::runtime_error{
      "The log's key is not the one that the ledger has adopted last: it was "
      "changed just now, back up again"};
}

void require_elsewhere(const BackupOptions& options) {
  const auto place = fs::weakly_canonical(options.directory);
  const auto inside = place.lexically_relative(fs::weakly_canonical(options.data));
  if (inside.empty() || *inside.begin() == "..") return;
  throw std::runtime_error{fmt::format(
      "The backups in {} would lie in the data directory and be lost with it", place.string())};
}

}  // namespace

int back_up(const BackupOptions& options) {
  const DataDirectory data{options.data};
  require_ledger(data);
  require_elsewhere(options);
  LogCopy log{data};
  proof::NewBackup backup{proof::real_disk(), options.directory};
  // What is published is read first and the ledger last, so that it is behind neither the
  // checkpoint nor the people.
  const auto files = small_files(data, options.with_key);
  const auto people = pin(data.accounts());
  const auto sports = pin(data.sports());
  log.make();
  require_continues(*ledger::open_rocks_log(log.path().string(), ledger::OpenMode::kRead),
                    backup.newest());
  for (const auto& entry : fs::directory_iterator{log.path()})
    backup.copy(entry.path(), "log/" + entry.path().filename().string());
  for (const auto& [path, bytes] : files) backup.put(bytes, path);
  copy_levels(backup, data, files);
  copy_ended(backup, data, options.with_key);
  copy_database(backup, people.get(), "accounts.db");
  copy_database(backup, sports.get(), "sports.db");
  const auto copy = checked(backup, bytes_of(files, "proof/checkpoint"));
  require_newest_key(files, copy);
  {
    const ledger::Acknowledged end{backup.place() / "log", copy.position};
  }
  backup.keep("log/acknowledged");
  backup.finish(copy.position, copy.root, options.kept);
  fmt::print(
      "{} has the ledger up to position {}; {} bytes written, {} shared with the one before\n",
      backup.place().string(), copy.position, backup.written(), backup.shared());
  if (options.with_key) {
    fmt::print(
        "It has the key of the log: whoever has this backup can sign as the log. Keep it as "
        "you keep a password\n");
  } else {
    fmt::print(
        "It does not have the key of the log: keep proof/key somewhere else, or a restored "
        "server has to begin another log\n");
  }
  return 0;
}

}  // namespace chalkline::http
