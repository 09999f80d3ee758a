#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ledger/log/merkle.hpp"
#include "proof/note/note.hpp"

// C2SP tlog-witness: how a witness is asked to sign a checkpoint, and what its answers say.
namespace chalkline::proof {

// The body of a request. `seen`: the size of the newest checkpoint that the witness has signed, 0
// before the first; the hashes lead from there to the checkpoint of `note`.
std::string format_add_checkpoint(std::uint64_t seen, std::span<const ledger::Hash> hashes,
                                  std::string_view note);

struct WitnessAnswer {
  long status{};
  std::string type{};  // its Content-Type
  std::string body{};
};

// The size of the newest checkpoint that it has signed, which a witness tells where it was asked
// with another. Absent where the answer is none of this kind.
std::optional<std::uint64_t> told_size(const WitnessAnswer& answer);

// The line of a witness under a checkpoint.
struct Cosignature {
  Signature line;
  std::uint64_t time_s{};  // since 1970, as the witness says
};

// The witness's own among the lines of a body, of several the newest. Lines of other keys are not
// looked at. Errors are the end of a sentence: 'its answer has ...'.
std::expected<Cosignature, std::string> cosignature_in(std::string_view body,
                                                       const VerifyingKey& witness,
                                                       std::string_view checkpoint_text);

}  // namespace chalkline::proof
