#include "proof/witness/witnesses.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "proof/note/cosignature.hpp"

namespace chalkline::proof {
namespace {

// While nothing is recorded a witness signs again after this time, which says how new the log is.
constexpr std::chrono::minutes kRenewedAfter{10};

// Between attempts at a witness that fails, each pause twice the one before it.
constexpr std::chrono::seconds kFirstPause{1};
constexpr std::chrono::minutes kLongestPause{1};

// How often it is looked whose pause is over.
constexpr std::chrono::seconds kLookEvery{1};

// The note that is kept, with the lines of the log alone, and those of others.
struct KeptNote {
  Published::Newest own;
  std::string text;
  std::vector<Signature> others;
};

// The start has found that the log has signed it (opening.hpp).
std::optional<KeptNote> read_kept(const std::filesystem::path& file) {
  const auto bytes = file_content(file);
  if (!bytes) return std::nullopt;
  auto note = parse_note(*bytes);
  if (!note) return std::nullopt;
  auto checkpoint = parse_checkpoint(note->text);
  if (!checkpoint) return std::nullopt;
  KeptNote kept{.own = {}, .text = note->text, .others = {}};
  std::erase_if(note->signatures, [&](const Signature& line) {
    if (line.name == checkpoint->origin) return false;
    kept.others.push_back(line);
    return true;
  });
  kept.own = {format_note(*note), *std::move(checkpoint)};
  return kept;
}

std::optional<Cosignature> signature_in(const KeptNote& kept, const VerifyingKey& key) {
  for (const auto& line : kept.others) {
    if (line.name != key.name || line.id != key.id) continue;
    if (const auto time_s = verify_cosignature(key.key, kept.text, line.bytes))
      return Cosignature{line, *time_s};
  }
  return std::nullopt;
}

}  // namespace

Witnesses::Witnesses(Publisher& publisher, std::filesystem::path directory,
                     std::vector<WitnessOption> options, AskWitness ask, Disk& disk)
    : publisher_{publisher}, directory_{std::move(directory)}, ask_{std::move(ask)}, disk_{disk} {
  const auto kept = read_kept(directory_ / kWitnessedFile);
  bool is_signed = false;
  for (auto& option : options) {
    if (std::ranges::find(status_, option.key, &Status::key) != status_.end())
      throw std::runtime_error{fmt::format("The witness {} is named twice", option.key.name)};
    auto signature = kept ? signature_in(*kept, option.key) : std::nullopt;
    is_signed = is_signed || signature;
    status_.push_back(
        {.key = option.key, .time_s = signature ? std::optional{signature->time_s} : std::nullopt});
    const auto seen = signature ? kept->own.checkpoint.size : 0;
    witnesses_.push_back({.client = {std::move(option), seen, publisher_.published()},
                          .signature = std::move(signature)});
  }
  if (!is_signed) return;
  kept_ = kept->own;
  publisher_.published().publish_witnessed({kept_note(), kept_.checkpoint});
}

void Witnesses::start() {
  if (witnesses_.empty()) return publisher_.start();
  publisher_.start([this](const Signed& newest, const std::stop_token& stopping) {
    ask_all({newest.note, newest.checkpoint}, stopping);
  });
  thread_.start("witnesses", [this](const std::stop_token& stopping) { run(stopping); });
}

std::vector<Witnesses::Status> Witnesses::status() const {
  const std::scoped_lock lock{mutex_};
  return status_;
}

void Witnesses::run(const std::stop_token& stopping) {
  std::uint64_t asked = 0;
  while (!stopping.stop_requested()) {
    if (const auto newest = publisher_.published().newest()) {
      ask_all(*newest, stopping);
      asked = newest->checkpoint.size;
    }
    publisher_.published().wait_beyond(asked, kLookEvery, stopping);
  }
}

void Witnesses::ask_all(const Published::Newest& newest, const std::stop_token& stopping) {
  const std::scoped_lock lock{asking_};
  if (has_ended_) return;
  try {
    bool has_new = false;
    for (auto& witness : witnesses_) {
      if (stopping.stop_requested() || has_ended_) break;
      if (is_due(witness, newest.checkpoint)) has_new = ask(witness, newest, stopping) || has_new;
    }
    if (!has_new) return;
    const auto note = kept_note();
    replace_durably(disk_, directory_ / kWitnessedFile, note);
    publisher_.published().publish_witnessed({note, kept_.checkpoint});
  } catch (const std::exception& failure) {
    // As after a failed sync of a checkpoint: nobody knows what is on the disk.
    spdlog::error("No more checkpoints are witnessed: {}", failure.what());
    has_ended_ = true;
  }
}

bool Witnesses::is_due(const Witness& witness, const Checkpoint& newest) const {
  const auto now = Clock::now();
  const bool has_signed = witness.signature && kept_.checkpoint == newest;
  return now >= witness.asked_again_at && (!has_signed || now >= witness.renewed_at);
}

bool Witnesses::ask(Witness& witness, const Published::Newest& newest,
                    const std::stop_token& stopping) {
  auto signature = witness.client.sign(newest, ask_, stopping);
  if (stopping.stop_requested()) return false;
  if (!signature) {
    note_failure(witness, signature.error());
    return false;
  }
  note_signature(witness, newest, *std::move(signature));
  return true;
}

void Witnesses::note_signature(Witness& witness, const Published::Newest& newest,
                               Cosignature signature) {
  if (kept_.checkpoint != newest.checkpoint) {
    for (auto& other : witnesses_) other.signature.reset();
    kept_ = newest;
  }
  witness.asked_again_at = Clock::time_point::min();
  witness.renewed_at = Clock::now() + kRenewedAfter;
  witness.pause = {};
  const std::scoped_lock lock{mutex_};
  auto& status = status_of(witness);
  if (!status.failure.empty()) spdlog::info("The witness {} signs again", status.key.name);
  status.failure.clear();
  status.time_s = signature.time_s;
  witness.signature = std::move(signature);
}

void Witnesses::note_failure(Witness& witness, const NotSigned& problem) {
  witness.pause = std::clamp<Clock::duration>(2 * witness.pause, kFirstPause, kLongestPause);
  witness.asked_again_at = Clock::now() + witness.pause;
  const auto& name = witness.client.option().key.name;
  {
    const std::scoped_lock lock{mutex_};
    auto& status = status_of(witness);
    if (status.failure.empty())
      spdlog::warn("The witness {} has not signed: {}", name, problem.why);
    status.failure = problem.why;
    ++status.failures;
  }
  if (!problem.disagrees) return;
  has_ended_ = true;
  publisher_.dispute(fmt::format("the witness {} disagrees: {}", name, problem.why));
}

std::string Witnesses::kept_note() const {
  auto note = kept_.note;
  for (const auto& witness : witnesses_) {
    if (witness.signature) note += format_signature(witness.signature->line);
  }
  return note;
}

Witnesses::Status& Witnesses::status_of(const Witness& witness) {
  return *std::ranges::find(status_, witness.client.option().key, &Status::key);
}

}  // namespace chalkline::proof
