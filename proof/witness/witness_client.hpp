#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "proof/publication/published.hpp"
#include "proof/witness/add_checkpoint.hpp"

namespace chalkline::proof {

// A witness, as the operator names it.
struct WitnessOption {
  std::string url;  // the prefix below which add-checkpoint is
  VerifyingKey key;
};

// Reads URL=VKEY. Errors are the end of a sentence: 'the witness is ...'.
std::expected<WitnessOption, std::string> parse_witness_option(std::string_view text);

// Sends `body` to the address and returns what it answers, whatever the status. The error is one
// sentence without its full stop. Takes no longer than a witness may.
using AskWitness = std::function<std::expected<WitnessAnswer, std::string>(
    const std::string& url, const std::string& body, const std::stop_token& stopping)>;

// Why a witness has not signed: a sentence without its full stop.
struct NotSigned {
  std::string why;
  bool disagrees{};  // it says that it has signed another history of this log
};

// Asks one witness. For one thread at a time.
class WitnessClient {
 public:
  // `seen`: the size of a checkpoint that it is known to have signed. `published` outlives this.
  WitnessClient(WitnessOption option, std::uint64_t seen, const Published& published)
      : option_{std::move(option)}, seen_{seen}, published_{published} {}

  const WitnessOption& option() const { return option_; }

  // Throws std::runtime_error where the level files cannot be read.
  std::expected<Cosignature, NotSigned> sign(const Published::Newest& newest, const AskWitness& ask,
                                             const std::stop_token& stopping);

 private:
  std::optional<std::vector<ledger::Hash>> hashes_to(std::uint64_t size) const;
  std::expected<Cosignature, NotSigned> take_signature(const std::string& body,
                                                       const Published::Newest& newest);
  // Absent where the witness may be asked again, with the size that it answered.
  std::optional<NotSigned> take_refusal(const WitnessAnswer& answer, const Checkpoint& asked);

  WitnessOption option_;
  std::uint64_t seen_;  // of the newest checkpoint that it says it has signed
  bool has_refused_{};  // its last answer was a conflict over the size that it has signed, untold
  const Published& published_;
};

}  // namespace chalkline::proof
