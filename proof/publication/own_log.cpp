#include "proof/publication/own_log.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "base/hex.hpp"
#include "proof/note/text.hpp"

namespace chalkline::proof {
namespace {

namespace fs = std::filesystem;

constexpr const char* kKeyFile = "key";

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
  if (!key) throw StartRefused{fmt::format("The key in {} is {}", file.string(), key.error())};
  return *std::move(key);
}

}  // namespace

OwnLog open_own_log(Disk& disk, const fs::path& directory,
                    const std::optional<std::string>& origin) {
  if (!fs::exists(directory)) make_own_log(disk, directory, origin);
  const auto key = file_content(directory / kKeyFile);
  auto note = file_content(directory / kCheckpointFile);
  if (!key || !note) {
    throw StartRefused{fmt::format(
        "{} has no file {}: without it nobody knows what this log has published; put it back",
        directory.string(), !key ? kKeyFile : kCheckpointFile)};
  }
  auto own = parse_key(*key, directory / kKeyFile);
  auto newest = signed_by(own, *std::move(note), directory / kCheckpointFile);
  return {std::move(own), std::move(newest)};
}

Signed signed_by(const SigningKey& key, std::string note, const fs::path& file) {
  const auto& own = key.verifying();
  auto verified = verify_checkpoint(note, own.name, {&own, 1});
  if (!verified) {
    throw StartRefused{fmt::format("{} is no checkpoint that this log has signed: {}",
                                   file.string(), verified.error())};
  }
  return {std::move(note), std::move(verified->checkpoint)};
}

void require_continued(const ledger::Log& log, const Checkpoint& checkpoint) {
  if (checkpoint.size == 0) return;
  if (log.position() < checkpoint.size) {
    throw StartRefused{fmt::format(
        "The ledger ends at position {}, but a checkpoint of {} records was signed: records that "
        "were published are lost",
        log.position(), checkpoint.size)};
  }
  const auto root = log.root_at(checkpoint.size);
  if (root != checkpoint.root) {
    throw StartRefused{fmt::format(
        "The ledger has {} root at position {}, where a checkpoint was signed: it is not the "
        "history that was published",
        root ? "another" : "no", checkpoint.size)};
  }
}

std::optional<Checkpoint> end_lost_log(Disk& disk, const fs::path& directory,
                                       const ledger::Log& log) {
  if (!fs::exists(directory)) return std::nullopt;
  auto newest = open_own_log(disk, directory, {}).newest.checkpoint;
  try {
    require_continued(log, newest);
    return std::nullopt;
  } catch (const StartRefused&) {
    auto aside = directory;
    aside += fmt::format(".ended-at-{}", newest.size);
    disk.rename(directory, aside);
    disk.sync_directory(fs::absolute(directory).parent_path());
    return newest;
  }
}

std::string origin_after(const std::string& origin) {
  const auto slash = origin.rfind('/');
  const auto number =
      slash == std::string::npos ? std::nullopt : parse_digits(origin.substr(slash + 1));
  constexpr std::uint64_t kLast = 99;  // a larger number is a part of the name, such as a year
  if (!number || *number < 2 || *number >= kLast) return origin + "/2";
  return fmt::format("{}/{}", origin.substr(0, slash), *number + 1);
}

}  // namespace chalkline::proof
