#include "proof/publication/signer.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <chrono>
#include <utility>

#include "proof/publication/key_changes.hpp"

namespace chalkline::proof {

using ledger::Hash;

namespace {

// While a long log is taken in, how much of it a crash may cost.
constexpr std::chrono::seconds kBetweenSyncs{1};

constexpr const char* kHalted = "halted";

// Where the ledger says that this log has followed another, if nothing proves it yet.
std::optional<ledger::Position> unproved_restart(const ledger::Log& log, const std::string& keys,
                                                 const OwnLog& own) {
  if (!own.restart) return std::nullopt;
  const VerifyingKey key{own.restart->origin, Algorithm::kEd25519, own.restart->key};
  return prove_adoption(keys, key) ? std::nullopt : adopted_behind(log, 0, key);
}

// Puts the key aside that was drawn for a rotation, unless the ledger has recorded that. Returns
// where, if nothing proves it yet: each checkpoint that covers it has the signatures of both keys.
std::optional<ledger::Position> settle_rotation(const ledger::Log& log, const std::string& keys,
                                                OwnLog& own) {
  if (own.keys.size() == 1) return unproved_restart(log, keys, own);
  const auto& next = own.keys.back();
  if (prove_adoption(keys, next.verifying())) return std::nullopt;
  const auto after = is_signed_by(next, own.newest) ? 0 : own.newest.checkpoint.size;
  auto adopted = adopted_behind(log, after, next.verifying());
  if (!adopted) own.keys.pop_back();
  return adopted;
}

// Without a proof whose checkpoint a crash has kept from being signed.
std::string kept_keys(const std::filesystem::path& directory, const Checkpoint& newest) {
  auto kept = proofs_up_to(newest.size, file_content(directory / kKeysFile).value_or(""));
  if (!kept) {
    throw StartRefused{
        fmt::format("A proof in {} has {}", (directory / kKeysFile).string(), kept.error())};
  }
  return *std::move(kept);
}

}  // namespace

Signer::Signer(const ledger::Log& log, const LogOptions& options, Disk& disk)
    : log_{log},
      disk_{disk},
      directory_{options.directory},
      anchor_{options.anchor ? std::optional<Anchor>{std::in_place, disk, *options.anchor}
                             : std::nullopt},
      own_{open_log(log, options, disk, anchor_)},
      keys_{kept_keys(options.directory, own_.newest.checkpoint)},
      unproved_{settle_rotation(log, keys_, own_)},
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
  // Level files had to be made anew, up to what was published.
  if (levels_.size() == own_.newest.checkpoint.size) return publish_newest();
  const Checkpoint next{.origin = key().verifying().name, .size = levels_.size(), .root = root};
  Signed newest{.note = sign_checkpoint(next, own_.keys), .checkpoint = next};
  if (unproved_) prove_rotation(newest);
  replace_durably(disk_, directory_ / kCheckpointFile, newest.note);
  if (anchor_ && !anchor_->replace(newest.note)) {
    throw Disagreement{
        fmt::format("{} was written by another server that signs as this log, or by hand",
                    anchor_->file().string())};
  }
  own_.newest = std::move(newest);
  publish_newest();
}

// Before the checkpoint: a reader who has that can have this, and once an old key is gone nobody
// could make it.
void Signer::prove_rotation(const Signed& under) {
  const auto proof = published_.record_proof({under.note, under.checkpoint}, *unproved_);
  if (!proof) throw std::runtime_error{"The event of the new key is not in the tree"};
  auto keys = keys_ + *proof;
  replace_durably(disk_, directory_ / kKeysFile, keys);
  keys_ = std::move(keys);
  unproved_.reset();
}

ledger::LogKeyAdopted Signer::adoption() const {
  auto adoption = own_.restart.value_or(ledger::LogKeyAdopted{
      .cause = ledger::LogKeyCause::kFirst, .origin = key().verifying().name, .key = {}});
  adoption.key = key().verifying().key;
  return adoption;
}

void Signer::note_adopted(ledger::Position position) {
  if (own_.restart) unproved_ = position;
}

std::expected<ledger::Position, std::string> Signer::rotate(const Adopt& adopt) {
  if (halted_) return std::unexpected{"nothing is signed any more: " + *halted_};
  if (own_.keys.size() > 1)
    return std::unexpected{"two keys sign already, and that rotation has to be ended first"};
  if (unproved_) return std::unexpected{"nothing proves the present key yet: ask again"};
  SigningKey next{key().verifying().name, draw_seed()};
  replace_durably(disk_, directory_ / kNextKeyFile, next.format() + '\n');
  auto adopted = adopt(rotation(key(), next, own_.newest.checkpoint));
  if (!adopted) return adopted;
  own_.keys.push_back(std::move(next));
  unproved_ = *adopted;
  return adopted;
}

std::expected<void, std::string> Signer::end_rotation() {
  if (own_.keys.size() == 1) return std::unexpected{"one key signs, and no rotation is under way"};
  if (unproved_)
    return std::unexpected{"no checkpoint has the signatures of both keys yet: ask again"};
  disk_.rename(directory_ / kNextKeyFile, directory_ / kKeyFile);
  disk_.sync_directory(directory_);
  own_.keys.erase(own_.keys.begin());
  return {};
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
  published_.publish_keys(keys_);
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
