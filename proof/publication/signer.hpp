#pragma once

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>

#include "ledger/log/log.hpp"
#include "proof/publication/anchor.hpp"
#include "proof/publication/own_log.hpp"
#include "proof/publication/published.hpp"
#include "proof/storage/disk.hpp"
#include "proof/storage/levels.hpp"

namespace chalkline::proof {

struct LogOptions {
  std::filesystem::path directory;      // data/proof
  std::optional<std::string> origin{};  // of a log that has yet to be made
  std::optional<std::filesystem::path> anchor{};
  std::optional<std::filesystem::path> known{};  // the note of a checkpoint that somebody has kept
};

// Roots that have to be equal are not, or somebody else signs as this log. Nothing may be signed
// until an operator has found out why.
struct Disagreement : std::runtime_error {
  using runtime_error::runtime_error;
};

// Follows the ledger, hashes what is stored and signs checkpoints, in the order of durability of
// docs/TRANSPARENCY.md. For one thread.
class Signer {
 public:
  // Makes key and origin at the first start. Throws StartRefused where the ledger does not continue
  // what was signed, std::runtime_error where files cannot be read or written; each one sentence.
  Signer(const ledger::Log& log, const LogOptions& options, Disk& disk);

  // Takes in the records up to the ledger's end, or as far as `stopping` lets it. Signs there and
  // publishes if it is longer than the newest checkpoint; where it is halted, it only has that one
  // served. Throws Disagreement, or
  // std::runtime_error where a file or the log fails; nothing is to be signed by this object then.
  void advance(const std::stop_token& stopping);

  const SigningKey& key() const { return own_.key; }
  bool is_anchored() const { return anchor_.has_value(); }
  std::uint64_t followed() const { return levels_.size(); }
  // Why nothing is signed, since the start or an earlier one.
  const std::optional<std::string>& halted() const { return halted_; }
  Published& published() { return published_; }
  const Published& published() const { return published_; }

 private:
  void serve_on(const std::stop_token& stopping);
  void follow(ledger::Position end, const std::stop_token& stopping);
  void sign(const ledger::Head& head);
  void require_agreement(const ledger::Head& head, const ledger::Hash& root) const;
  void publish_newest();
  Mark newest_mark() const;
  void halt(const std::string& reason);

  const ledger::Log& log_;
  Disk& disk_;
  const std::filesystem::path directory_;
  std::optional<Anchor> anchor_;
  OwnLog own_;
  std::optional<std::string> halted_;
  Levels levels_;
  Published published_;
};

}  // namespace chalkline::proof
