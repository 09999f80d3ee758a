#include "proof/witness/add_checkpoint.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/signing/base64.hpp"
#include "proof/note/cosignature.hpp"
#include "proof/note/text.hpp"

namespace chalkline::proof {
namespace {

constexpr std::string_view kSizeType = "text/x.tlog.size";

bool is_size_type(std::string_view type) { return type.substr(0, type.find(';')) == kSizeType; }

}  // namespace

std::string format_add_checkpoint(std::uint64_t seen, std::span<const ledger::Hash> hashes,
                                  std::string_view note) {
  auto body = fmt::format("old {}\n", seen);
  for (const auto& hash : hashes) body += to_base64(hash) + '\n';
  body += '\n';
  body += note;
  return body;
}

std::optional<std::uint64_t> told_size(const WitnessAnswer& answer) {
  if (!is_size_type(answer.type)) return std::nullopt;
  std::string_view rest{answer.body};
  const auto line = take_line(rest);
  return line && rest.empty() ? parse_number(*line) : std::nullopt;
}

std::expected<Cosignature, std::string> cosignature_in(std::string_view body,
                                                       const VerifyingKey& witness,
                                                       std::string_view checkpoint_text) {
  std::optional<Cosignature> newest;
  for (std::size_t lines = 0; !body.empty(); ++lines) {
    const auto line = take_line(body);
    if (!line) return std::unexpected{"a line without an end"};
    if (lines == kSignaturesMax) return std::unexpected{"more than 32 signatures"};
    auto signature = parse_signature(std::string{*line} + '\n');
    if (!signature) return std::unexpected{std::move(signature.error())};
    if (signature->name != witness.name || signature->id != witness.id) continue;
    const auto time_s = verify_cosignature(witness.key, checkpoint_text, signature->bytes);
    if (!time_s) return std::unexpected{"a false signature of " + witness.name};
    if (!newest || newest->time_s < *time_s) newest = Cosignature{*std::move(signature), *time_s};
  }
  if (!newest) return std::unexpected{"no signature of " + witness.name};
  return *std::move(newest);
}

}  // namespace chalkline::proof
