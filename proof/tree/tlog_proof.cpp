#include "proof/tree/tlog_proof.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/signing/base64.hpp"
#include "proof/note/text.hpp"
#include "proof/tree/verify.hpp"

namespace chalkline::proof {
namespace {

constexpr std::string_view kFirstLine = "c2sp.org/tlog-proof@v1";
constexpr std::string_view kExtra = "extra ";
constexpr std::string_view kIndex = "index ";

}  // namespace

std::string format_tlog_proof(const TlogProof& proof) {
  auto text = fmt::format("{}\n", kFirstLine);
  if (proof.extra) text += fmt::format("{}{}\n", kExtra, to_base64(*proof.extra));
  text += fmt::format("{}{}\n", kIndex, proof.index);
  for (const auto& hash : proof.hashes) text += to_base64(hash) + '\n';
  return text + '\n' + proof.checkpoint;
}

std::expected<TlogProof, std::string> parse_tlog_proof(std::string_view bytes) {
  if (bytes.size() > kTlogProofBytesMax) return std::unexpected{"more than 160 KiB"};
  if (take_line(bytes) != kFirstLine) return std::unexpected{"another first line"};
  TlogProof proof;
  auto line = take_line(bytes);
  if (line && line->starts_with(kExtra)) {
    proof.extra = from_base64(line->substr(kExtra.size()));
    if (!proof.extra) return std::unexpected{"a malformed record"};
    line = take_line(bytes);
  }
  const auto index =
      line && line->starts_with(kIndex) ? parse_number(line->substr(kIndex.size())) : std::nullopt;
  if (!index) return std::unexpected{"no index"};
  proof.index = *index;
  for (line = take_line(bytes); line && !line->empty(); line = take_line(bytes)) {
    const auto hash = from_base64<sizeof(ledger::Hash)>(*line);
    if (!hash) return std::unexpected{"a malformed hash"};
    if (proof.hashes.size() == kProofHashesMax) return std::unexpected{"more than 63 hashes"};
    proof.hashes.push_back(*hash);
  }
  if (!line) return std::unexpected{"no checkpoint"};
  proof.checkpoint = bytes;
  return proof;
}

std::vector<std::string_view> split_tlog_proofs(std::string_view text) {
  std::vector<std::string_view> proofs;
  const auto next = fmt::format("\n{}\n", kFirstLine);
  while (!text.empty()) {
    const auto end = text.find(next);
    // The line feed before the next first line ends this proof.
    proofs.push_back(text.substr(0, end == std::string_view::npos ? end : end + 1));
    text.remove_prefix(proofs.back().size());
  }
  return proofs;
}

std::expected<ProvedRecord, std::string> verify_record(std::string_view bytes,
                                                       std::string_view origin,
                                                       std::span<const VerifyingKey> known) {
  auto proof = parse_tlog_proof(bytes);
  if (!proof) return std::unexpected{"the proof has " + proof.error()};
  if (!proof->extra) return std::unexpected{"the proof has no record"};
  auto verified = verify_checkpoint(proof->checkpoint, origin, known);
  if (!verified) return std::unexpected{std::move(verified.error())};
  const auto& [_, size, root] = verified->checkpoint;
  if (!verify_inclusion(proof->index, size, ledger::leaf_hash(*proof->extra), proof->hashes, root))
    return std::unexpected{"the record does not stand in the log at that index"};
  return ProvedRecord{*std::move(proof->extra), proof->index, *std::move(verified)};
}

}  // namespace chalkline::proof
