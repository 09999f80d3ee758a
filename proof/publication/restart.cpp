#include "proof/publication/restart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ledger/events/bytes.hpp"
#include "ledger/events/codec.hpp"
#include "proof/note/text.hpp"
#include "proof/publication/own_log.hpp"

namespace chalkline::proof {

namespace fs = std::filesystem;
using ledger::LogKeyAdopted;
using ledger::LogKeyBefore;

namespace {

constexpr const char* kNewSuffix = ".new";

fs::path beside(const fs::path& directory, const std::string& suffix) {
  auto path = directory;
  path += suffix;
  return path;
}

// Where no log has been put aside yet.
fs::path place_of_ended(const fs::path& directory) {
  for (int number = 1;; ++number) {
    auto place = beside(directory, fmt::format(".ended.{}", number));
    if (!fs::exists(place)) return place;
  }
}

// 'play.example/log/3' is the third log of that name, 'play.example/log' the first.
std::pair<std::string_view, std::uint64_t> parts_of_name(std::string_view name) {
  const auto slash = name.rfind('/');
  if (slash == std::string_view::npos) return {name, 1};
  const auto number = parse_number(name.substr(slash + 1));
  constexpr std::uint64_t kLast = 99;  // a larger number is a part of the name, such as a year
  if (!number || *number < 2 || *number > kLast) return {name, 1};
  return {name.substr(0, slash), *number};
}

std::optional<SigningKey> key_in(const fs::path& directory) {
  auto text = file_content(directory / kKeyFile);
  if (!text) return std::nullopt;
  if (text->ends_with('\n')) text->pop_back();
  auto key = SigningKey::parse(*text);
  return key ? std::optional{*std::move(key)} : std::nullopt;
}

// The newest checkpoint among the notes; of no records without one.
Checkpoint newest_by(const VerifyingKey& key, std::span<const std::string> notes) {
  Checkpoint newest{.origin = key.name, .size = 0, .root = sha256("")};
  for (const auto& note : notes) {
    auto verified = verify_checkpoint(note, key.name, {&key, 1});
    if (verified && verified->checkpoint.size > newest.size)
      newest = std::move(verified->checkpoint);
  }
  return newest;
}

}  // namespace

std::optional<LogKeyAdopted> last_adopted(const ledger::Log& log) {
  std::optional<LogKeyAdopted> last;
  log.scan(1, log.position(), [&](ledger::Position, std::string_view bytes) {
    auto record = ledger::decode(bytes);
    auto* adopted = record ? std::get_if<LogKeyAdopted>(&record->event) : nullptr;
    if (adopted != nullptr) last = std::move(*adopted);
    return true;
  });
  return last;
}

LogKeyBefore ended_log(const std::optional<LogKeyAdopted>& adopted, const fs::path& directory,
                       std::span<const std::string> notes) {
  const auto as_before = [&](const VerifyingKey& key) {
    const auto newest = newest_by(key, notes);
    return LogKeyBefore{key.name, key.key, newest.size, newest.root};
  };
  const auto key = key_in(directory);
  if (key) {
    auto before = as_before(key->verifying());
    if (before.size > 0 || !adopted) return before;
  }
  if (adopted) return as_before({adopted->origin, Algorithm::kEd25519, adopted->key});
  return {.origin = "unknown", .key = {}, .size = 0, .root = sha256("")};
}

std::string next_name(std::string_view ended, std::string_view adopted) {
  const auto [base, number] = parts_of_name(ended);
  const auto [other_base, other_number] = parts_of_name(adopted);
  return fmt::format("{}/{}", base,
                     (base == other_base ? std::max(number, other_number) : number) + 1);
}

void begin_anew(Disk& disk, const fs::path& directory, std::string origin,
                const LogKeyBefore& before, ledger::LogLoss loss) {
  const SigningKey key{std::move(origin), draw_seed()};
  const Checkpoint empty{.origin = key.verifying().name, .size = 0, .root = sha256("")};
  const LogKeyAdopted event{.cause = ledger::LogKeyCause::kRestarted,
                            .origin = key.verifying().name,
                            .key = key.verifying().key,
                            .before = before,
                            .signatures = {},
                            .loss = loss};
  std::string stored;
  ledger::ByteWriter{stored}.put(event);
  const auto made = beside(directory, kNewSuffix);
  fs::remove_all(made);
  disk.make_directory(made);
  write_synced(disk, made / kKeyFile, key.format() + '\n');
  write_synced(disk, made / kCheckpointFile, sign_checkpoint(empty, key));
  write_synced(disk, made / kRestartFile, stored);
  disk.sync_directory(made);
  if (fs::exists(directory)) disk.rename(directory, place_of_ended(directory));
  disk.rename(made, directory);
  disk.sync_directory(fs::absolute(directory).parent_path());
}

void end_begin_anew(Disk& disk, const fs::path& directory) {
  const auto made = beside(directory, kNewSuffix);
  if (fs::exists(directory) || !fs::exists(made / kRestartFile)) return;
  disk.rename(made, directory);
  disk.sync_directory(fs::absolute(directory).parent_path());
}

std::optional<LogKeyAdopted> read_restart(const fs::path& directory) {
  const auto bytes = file_content(directory / kRestartFile);
  if (!bytes) return std::nullopt;
  LogKeyAdopted event;
  ledger::ByteReader reader{*bytes};
  reader.get(event);
  if (!reader.ok() || !reader.at_end() || event.cause != ledger::LogKeyCause::kRestarted)
    throw StartRefused{fmt::format("{} is damaged", (directory / kRestartFile).string())};
  return event;
}

}  // namespace chalkline::proof
