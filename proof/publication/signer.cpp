#include "proof/publication/signer.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <chrono>
#include <utility>
#include <vector>

namespace chalkline::proof {

using ledger::Hash;

namespace {

// While a long log is taken in, how much of it a crash may cost.
constexpr std::chrono::seconds kBetweenSyncs{1};

constexpr const char* kHalted = "halted";

// A checkpoint of this log in another place than its directory.
struct Elsewhere {
  std::filesystem::path file;
  std::string note;
};

std::vector<Elsewhere> kept_elsewhere(const LogOptions& options,
                                      const std::optional<Anchor>& anchor) {
  std::vector<Elsewhere> kept;
  if (anchor && anchor->note()) kept.push_back({anchor->file(), *anchor->note()});
  if (!options.known) return kept;
  auto note = file_content(*options.known);
  if (!note) throw StartRefused{fmt::format("There is no file {}", options.known->string())};
  kept.push_back({*options.known, *std::move(note)});
  return kept;
}

// Checks that the ledger continues what was signed. The newest checkpoint is that of the directory
// or one that is kept elsewhere: after a crash either may be the newer one.
OwnLog open_continued(const ledger::Log& log, const LogOptions& options, Disk& disk,
                      std::optional<Anchor>& anchor) {
  const auto elsewhere = kept_elsewhere(options, anchor);
  // Another key could sign nothing that continues them.
  if (!elsewhere.empty() && !std::filesystem::exists(options.directory)) {
    throw StartRefused{fmt::format("There is a checkpoint in {}, but no {} with the key of its log",
                                   elsewhere.front().file.string(), options.directory.string())};
  }
  auto own = open_own_log(disk, options.directory, options.origin);
  require_continued(log, own.newest.checkpoint);
  for (const auto& [file, note] : elsewhere) {
    const auto kept = signed_by(own.key, note, file).checkpoint;
    require_continued(log, kept);
    if (kept.size <= own.newest.checkpoint.size) continue;
    // Signed once more: what somebody kept may have further lines.
    own.newest = {.note = sign_checkpoint(kept, own.key), .checkpoint = kept};
    replace_durably(disk, options.directory / kCheckpointFile, own.newest.note);
  }
  if (anchor && anchor->note() != own.newest.note && !anchor->replace(own.newest.note))
    throw StartRefused{fmt::format("{} is written by another server", anchor->file().string())};
  return own;
}

}  // namespace

Signer::Signer(const ledger::Log& log, const LogOptions& options, Disk& disk)
    : log_{log},
      disk_{disk},
      directory_{options.directory},
      anchor_{options.anchor ? std::optional<Anchor>{std::in_place, disk, *options.anchor}
                             : std::nullopt},
      own_{open_continued(log, options, disk, anchor_)},
      halted_{file_content(options.directory / kHalted)},
      levels_{disk, options.directory, log, newest_mark()},
      published_{log, levels_.reader()} {
  if (levels_.size() >= own_.newest.checkpoint.size) publish_newest();
}

void Signer::advance(const std::stop_token& stopping) {
  if (halted_) return serve_on(stopping);
  // In this order: a head that is read first may be followed by records up to the end.
  const auto head = log_.stored_head();
  const auto end = log_.position();
  follow(end, stopping);
  if (levels_.size() != end) return;
  if (end == own_.newest.checkpoint.size && (end == 0 || published_.newest())) return;
  try {
    sign(head);
  } catch (const Disagreement& disagreement) {
    halt(disagreement.what());
    throw;
  }
}

// Level files that had to be made anew are needed for what was published.
void Signer::serve_on(const std::stop_token& stopping) {
  const auto& newest = own_.newest.checkpoint;
  if (published_.newest() || levels_.size() > newest.size) return;
  follow(newest.size, stopping);
  if (levels_.size() == newest.size && levels_.sync() == newest.root) publish_newest();
}

void Signer::follow(ledger::Position end, const std::stop_token& stopping) {
  auto synced = std::chrono::steady_clock::now();
  log_.scan(levels_.size() + 1, end, [&](ledger::Position, std::string_view record) {
    levels_.append(ledger::leaf_hash(record));
    // The clock is asked once in a thousand records.
    constexpr std::uint64_t kBetweenLooks = 1'000;
    if (levels_.size() % kBetweenLooks == 0) {
      const auto now = std::chrono::steady_clock::now();
      if (now - synced >= kBetweenSyncs) {
        levels_.sync();
        synced = now;
      }
    }
    return !stopping.stop_requested();
  });
}

void Signer::sign(const ledger::Head& head) {
  const auto root = levels_.sync();
  require_agreement(head, root);
  // Of level files that had to be made anew.
  if (levels_.size() == own_.newest.checkpoint.size) return publish_newest();
  const Checkpoint next{.origin = own_.key.verifying().name, .size = levels_.size(), .root = root};
  Signed newest{.note = sign_checkpoint(next, own_.key), .checkpoint = next};
  replace_durably(disk_, directory_ / kCheckpointFile, newest.note);
  if (anchor_ && !anchor_->replace(newest.note)) {
    throw Disagreement{
        fmt::format("{} was written by another server that signs as this log, or by hand",
                    anchor_->file().string())};
  }
  own_.newest = std::move(newest);
  publish_newest();
}

void Signer::require_agreement(const ledger::Head& head, const Hash& root) const {
  const auto size = levels_.size();
  if (log_.root_at(size) != root) {
    throw Disagreement{
        fmt::format("the records up to position {} have another root than is stored", size)};
  }
  // Under load the head has gone on before it could be read.
  if (head.position == size && head.tree.root() != root) {
    throw Disagreement{fmt::format(
        "the records up to position {} have another root than the ledger's head", size)};
  }
  const auto& newest = own_.newest.checkpoint;
  if (root_of(newest.size, levels_.reader().subtrees()) != newest.root) {
    throw Disagreement{
        fmt::format("the tree does not continue the checkpoint of {} records", newest.size)};
  }
}

Mark Signer::newest_mark() const {
  return {.size = own_.newest.checkpoint.size, .root = own_.newest.checkpoint.root};
}

void Signer::publish_newest() {
  if (own_.newest.checkpoint.size > 0)
    published_.publish({own_.newest.note, own_.newest.checkpoint});
}

void Signer::halt(const std::string& reason) {
  halted_ = reason;
  try {
    replace_durably(disk_, directory_ / kHalted, reason);
  } catch (const std::runtime_error& failure) {
    // This object signs no more all the same.
    spdlog::error("The next start will not know why nothing is signed: {}", failure.what());
  }
}

}  // namespace chalkline::proof
