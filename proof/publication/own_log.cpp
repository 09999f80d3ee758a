#include "proof/publication/own_log.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/hex.hpp"
#include "proof/publication/restart.hpp"

namespace chalkline::proof {

using ledger::LogLoss;

namespace {

namespace fs = std::filesystem;

std::string origin_of(const Ed25519Seed& seed) {
  constexpr std::size_t kDigits = 8;
  const auto key = Ed25519Key{seed}.public_key();
  const auto digest = sha256({reinterpret_cast<const char*>(key.data()), key.size()});
  return to_hex(digest).substr(0, kDigits) + ".chalkline/log";
}

void make_own_log(Disk& disk, const fs::path& directory, const std::optional<std::string>& origin) {
  if (origin && !is_key_name(*origin)) {
    throw StartRefused{
        fmt::format("'{}' cannot name the log: it has a space or a plus sign", *origin)};
  }
  const auto seed = draw_seed();
  const SigningKey key{origin.value_or(origin_of(seed)), seed};
  const Checkpoint empty{.origin = key.verifying().name, .size = 0, .root = sha256("")};
  auto beside = directory;
  beside += ".new";
  fs::remove_all(beside);  // of a start that was cut off: nobody has seen its key
  disk.make_directory(beside);
  write_synced(disk, beside / kKeyFile, key.format() + '\n');
  write_synced(disk, beside / kCheckpointFile, sign_checkpoint(empty, key));
  disk.sync_directory(beside);
  disk.rename(beside, directory);
  disk.sync_directory(fs::absolute(directory).parent_path());
}

// Without the line feed that ends it.
SigningKey parse_key(std::string_view text, const fs::path& file) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  auto key = SigningKey::parse(text);
  if (!key) {
    throw StartRefused{fmt::format("The key in {} is {}", file.string(), key.error()),
                       LogLoss::kKey};
  }
  return *std::move(key);
}

}  // namespace

OwnLog open_own_log(Disk& disk, const fs::path& directory,
                    const std::optional<std::string>& origin) {
  if (!fs::exists(directory)) make_own_log(disk, directory, origin);
  const auto key = file_content(directory / kKeyFile);
  auto note = file_content(directory / kCheckpointFile);
  if (!key || !note) {
    throw StartRefused{
        fmt::format(
            "{} has no file {}: without it nobody knows what this log has published; put it back",
            directory.string(), !key ? kKeyFile : kCheckpointFile),
        LogLoss::kKey};
  }
  OwnLog own{.keys = {parse_key(*key, directory / kKeyFile)}, .newest = {}};
  if (const auto next = file_content(directory / kNextKeyFile))
    own.keys.push_back(parse_key(*next, directory / kNextKeyFile));
  own.newest =
      signed_by(verifying(own.keys), *std::move(note), directory / kCheckpointFile, LogLoss::kKey);
  own.restart = read_restart(directory);
  return own;
}

std::vector<VerifyingKey> verifying(std::span<const SigningKey> keys) {
  std::vector<VerifyingKey> all;
  for (const auto& key : keys) all.push_back(key.verifying());
  return all;
}

Signed signed_by(std::span<const VerifyingKey> keys, std::string note, const fs::path& file,
                 std::optional<LogLoss> loss) {
  auto verified = verify_checkpoint(note, keys.front().name, keys);
  if (!verified) {
    throw StartRefused{fmt::format("{} is no checkpoint that this log has signed: {}",
                                   file.string(), verified.error()),
                       loss};
  }
  return {std::move(note), std::move(verified->checkpoint)};
}

std::string with_lines_of(std::span<const SigningKey> keys, std::string_view note) {
  auto parsed = parse_note(note).value();
  std::erase_if(parsed.signatures, [&](const Signature& one) {
    return std::ranges::none_of(keys, [&](const SigningKey& key) {
      return key.verifying().name == one.name && key.verifying().id == one.id;
    });
  });
  return format_note(parsed);
}

bool is_signed_by(const SigningKey& key, const Signed& checkpoint) {
  const auto& own = key.verifying();
  return verify_checkpoint(checkpoint.note, own.name, {&own, 1}).has_value();
}

void require_continued(const ledger::Log& log, const Checkpoint& checkpoint) {
  if (checkpoint.size == 0) return;
  if (log.position() < checkpoint.size) {
    throw StartRefused{
        fmt::format("The ledger ends at position {}, but a checkpoint of {} records was signed: "
                    "records that were published are lost",
                    log.position(), checkpoint.size),
        LogLoss::kRecords};
  }
  const auto root = log.root_at(checkpoint.size);
  if (root != checkpoint.root) {
    throw StartRefused{
        fmt::format("The ledger has {} root at position {}, where a checkpoint was signed: it is "
                    "not the history that was published",
                    root ? "another" : "no", checkpoint.size),
        LogLoss::kHistory};
  }
}

}  // namespace chalkline::proof
