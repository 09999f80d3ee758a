#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

#include "ledger/events/log_key_events.hpp"
#include "ledger/log/log.hpp"
#include "proof/publication/anchor.hpp"
#include "proof/publication/opening.hpp"
#include "proof/publication/own_log.hpp"
#include "proof/publication/published.hpp"
#include "proof/storage/disk.hpp"
#include "proof/storage/levels.hpp"

namespace chalkline::proof {

// Roots that have to be equal are not, or another machine signs as this log. Nothing may be signed
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
  // served. Throws Disagreement, or std::runtime_error where a file or the log fails; nothing is to
  // be signed by this object then.
  void advance(const std::stop_token& stopping);

  // Records the event in the ledger and says where, or why not: the end of a sentence.
  using Adopt =
      std::function<std::expected<ledger::Position, std::string>(const ledger::LogKeyAdopted&)>;

  // Draws a key that signs from the event on, beside the one before it. Where `adopt` refuses
  // nothing has changed. Says where the event stands, or why there is none.
  std::expected<ledger::Position, std::string> rotate(const Adopt& adopt);
  // From now on the new key signs alone, and the old one is gone. Says why not: a sentence.
  std::expected<void, std::string> end_rotation();

  // The event that the ledger has to have recorded before anything is signed.
  ledger::LogKeyAdopted adoption() const;
  // It has recorded that just now.
  void note_adopted(ledger::Position position);

  // In a rotation the new one.
  const SigningKey& key() const { return own_.keys.back(); }
  // All that sign: in a rotation two, the new one last.
  const std::vector<SigningKey>& keys() const { return own_.keys; }
  // The newest checkpoint that was signed; at first of no records.
  const Signed& newest() const { return own_.newest; }
  bool is_anchored() const { return anchor_.has_value(); }
  std::uint64_t followed() const { return levels_.size(); }
  // Why nothing is signed, since the start or an earlier one.
  const std::optional<std::string>& halted() const { return halted_; }
  // Nothing is signed any more, after the next start either.
  void halt(const std::string& reason);
  Published& published() { return published_; }
  const Published& published() const { return published_; }

 private:
  void serve_on(const std::stop_token& stopping);
  void follow(ledger::Position end, const std::stop_token& stopping);
  void sign(const ledger::Head& head);
  void prove_rotation(const Signed& under);
  void require_agreement(const ledger::Head& head, const ledger::Hash& root) const;
  void publish_newest();
  Mark newest_mark() const;

  const ledger::Log& log_;
  Disk& disk_;
  const std::filesystem::path directory_;
  std::optional<Anchor> anchor_;
  OwnLog own_;
  std::string keys_;                          // as the file has them
  std::optional<ledger::Position> unproved_;  // the event of the key in force, if they lack it
  std::optional<std::string> halted_;
  Levels levels_;
  Published published_;
};

}  // namespace chalkline::proof
