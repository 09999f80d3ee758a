#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/signing/key.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/tree/tile_path.hpp"
#include "proof/tree/tlog_proof.hpp"

namespace {

using namespace chalkline;
using namespace chalkline::proof;

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

}  // namespace

// Notes, proofs, keys and paths of tiles that are accepted are the one text that says the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  check_note(bytes);
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
