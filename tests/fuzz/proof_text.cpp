#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/signing/key.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/tree/tile_path.hpp"
#include "proof/tree/tlog_proof.hpp"
#include "proof/witness/add_checkpoint.hpp"

namespace {

using namespace chalkline;
using namespace chalkline::proof;

// Of the corpus's answer, and what it is over.
constexpr const char* kWitness = "w.example+24fb49f9+BPoeK328TZVdpLmiSWs4dSVsRomRKn6jKgjBDVFlPTdn";
constexpr const char* kWitnessed =
    "log.example/log\n13\n3Zlkg8n85OUZyrWRDS3XE/t2pPZl54trM1L4GUvEgbA=\n";

void require(bool holds) {
  if (!holds) std::abort();
}

void check_note(std::string_view bytes) {
  const auto note = parse_note(bytes);
  if (!note) return;
  require(format_note(*note) == bytes);
  // Lines behind the third mean nothing.
  const auto checkpoint = parse_checkpoint(note->text);
  if (checkpoint) require(note->text.starts_with(format_checkpoint(*checkpoint)));
}

const VerifyingKey& witness() {
  static const auto key = parse_vkey(kWitness).value();
  return key;
}

// What a witness answers comes over the network.
void check_answer(std::string_view bytes) {
  if (const auto found = cosignature_in(bytes, witness(), kWitnessed))
    require(bytes.contains(format_signature(found->line)));
  const auto size =
      told_size({.status = 409, .type = "text/x.tlog.size", .body = std::string{bytes}});
  if (size) require(std::to_string(*size) + '\n' == bytes);
}

}  // namespace

// Notes, proofs, keys, answers of witnesses and paths of tiles that are accepted are the one text
// that says the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  check_note(bytes);
  check_answer(bytes);
  if (const auto proof = parse_tlog_proof(bytes)) {
    require(format_tlog_proof(*proof) == bytes);
    check_note(proof->checkpoint);
  }
  std::string joined;
  for (const auto one : split_tlog_proofs(bytes)) joined += one;
  require(joined == bytes);
  if (const auto key = parse_vkey(bytes)) require(format_vkey(*key) == bytes);
  if (const auto key = SigningKey::parse(bytes)) require(key->format() == bytes);
  if (const auto tile = parse_tile_path(bytes)) require(format_tile_path(*tile) == bytes);
  return 0;
}
