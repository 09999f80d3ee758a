#include "proof/publication/opening.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "proof/publication/key_changes.hpp"
#include "proof/publication/restart.hpp"

namespace chalkline::proof {

using ledger::LogLoss;

namespace {

// A checkpoint of this log in another place than its directory.
struct Elsewhere {
  std::filesystem::path file;
  std::string note;
};

std::vector<Elsewhere> kept_elsewhere(const LogOptions& options,
                                      const std::optional<Anchor>& anchor) {
  std::vector<Elsewhere> kept;
  if (anchor && anchor->note()) kept.push_back({anchor->file(), *anchor->note()});
  const auto witnessed = options.directory / kWitnessedFile;
  if (auto note = file_content(witnessed)) kept.push_back({witnessed, *std::move(note)});
  if (!options.known) return kept;
  auto note = file_content(*options.known);
  if (!note) throw StartRefused{fmt::format("There is no file {}", options.known->string())};
  kept.push_back({*options.known, *std::move(note)});
  return kept;
}

// Whether the note is of the log that this one has followed, or of no records: an anchor is so
// until this one has taken it over.
bool is_of_ended(const OwnLog& own, const std::string& note) {
  if (!own.restart) return false;
  const auto& before = *own.restart->before;
  const VerifyingKey key{before.origin, Algorithm::kEd25519, before.key};
  if (verify_checkpoint(note, key.name, {&key, 1})) return true;
  const auto parsed = parse_note(note);
  if (!parsed) return false;
  const auto checkpoint = parse_checkpoint(parsed->text);
  return checkpoint && checkpoint->size == 0;
}

OwnLog open_continued(const ledger::Log& log, const LogOptions& options, Disk& disk,
                      std::optional<Anchor>& anchor) {
  const auto elsewhere = kept_elsewhere(options, anchor);
  // Another key could sign nothing that continues them.
  if (!elsewhere.empty() && !std::filesystem::exists(options.directory)) {
    throw StartRefused{fmt::format("There is a checkpoint in {}, but no {} with the key of its log",
                                   elsewhere.front().file.string(), options.directory.string()),
                       LogLoss::kKey};
  }
  auto own = open_own_log(disk, options.directory, options.origin);
  require_continued(log, own.newest.checkpoint);
  const auto keys = verifying(own.keys);
  // Behind them, as the first of those may be of the log that this one has followed.
  auto known = keys;
  for (auto& key : keys_before(file_content(options.directory / kKeysFile).value_or("")))
    known.push_back(std::move(key));
  for (const auto& [file, note] : elsewhere) {
    if (is_of_ended(own, note)) continue;
    const auto kept = signed_by(known, note, file).checkpoint;
    require_continued(log, kept);
    if (kept.size <= own.newest.checkpoint.size) continue;
    // A note that was kept elsewhere may have further lines.
    own.newest = signed_by(keys, with_lines_of(own.keys, note), file);
    replace_durably(disk, options.directory / kCheckpointFile, own.newest.note);
  }
  if (anchor && anchor->note() != own.newest.note && !anchor->replace(own.newest.note))
    throw StartRefused{fmt::format("{} is written by another server", anchor->file().string())};
  return own;
}

// Whether the ledger has adopted another key than lies in the directory.
bool is_of_another_key(const OwnLog& own, const ledger::LogKeyAdopted& adopted) {
  // Recorded as soon as the ledger can be asked.
  if (own.restart && own.restart->before->origin == adopted.origin) return false;
  return std::ranges::none_of(own.keys, [&](const SigningKey& key) {
    return key.verifying().name == adopted.origin && key.verifying().key == adopted.key;
  });
}

void begin_another(const ledger::Log& log, const LogOptions& options, Disk& disk,
                   const std::optional<Anchor>& anchor, LogLoss loss) {
  const auto adopted = last_adopted(log);
  std::vector<std::string> notes;
  for (auto& kept : kept_elsewhere(options, anchor)) notes.push_back(std::move(kept.note));
  if (auto note = file_content(options.directory / kCheckpointFile))
    notes.push_back(*std::move(note));
  const auto before = ended_log(adopted, options.directory, notes);
  const auto origin = next_name(before.origin, adopted ? adopted->origin : "");
  begin_anew(disk, options.directory, origin, before, loss);
  spdlog::warn("The log {} has ended, and {} begins: whoever kept a checkpoint of it will see that",
               before.origin, origin);
}

// The reason why the log cannot be continued, which is accepted.
std::optional<LogLoss> accepted_loss(const ledger::Log& log, const LogOptions& options, Disk& disk,
                                     std::optional<Anchor>& anchor) {
  const auto adopted = last_adopted(log);
  if (!std::filesystem::exists(options.directory) && adopted) return LogLoss::kKey;
  try {
    const auto own = open_continued(log, options, disk, anchor);
    if (adopted && is_of_another_key(own, *adopted)) return LogLoss::kKey;
  } catch (const StartRefused& refused) {
    if (!refused.loss) throw;
    spdlog::warn("{}, which is accepted", refused.what());
    return refused.loss;
  }
  return std::nullopt;
}

}  // namespace

OwnLog open_log(const ledger::Log& log, const LogOptions& options, Disk& disk,
                std::optional<Anchor>& anchor) {
  end_begin_anew(disk, options.directory);
  auto after = options;
  if (options.accepts_loss) {
    if (const auto loss = accepted_loss(log, options, disk, anchor)) {
      begin_another(log, options, disk, anchor, *loss);
      after.known.reset();  // of the log that has ended
    }
  }
  return open_continued(log, after, disk, anchor);
}

}  // namespace chalkline::proof
