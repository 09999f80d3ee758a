#include "proof/witness/witness_client.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chalkline::proof {
namespace {

constexpr long kOk = 200;
constexpr long kUnknownKey = 403;
constexpr long kUnknownLog = 404;
constexpr long kConflict = 409;
constexpr long kUnprovable = 422;

// Once more where it tells the size that it has signed.
constexpr int kTries = 2;

NotSigned other_root(std::uint64_t size) {
  return {fmt::format("it has signed another root over the first {} records of this log", size),
          true};
}

NotSigned longer_log(std::uint64_t told, std::uint64_t own) {
  return {fmt::format("it has signed a checkpoint of {} records of this log, whose newest has {}: "
                      "the data directory was put back, or another server signs as this log",
                      told, own),
          true};
}

}  // namespace

std::expected<WitnessOption, std::string> parse_witness_option(std::string_view text) {
  // An address without a query has no such sign.
  const auto sign = text.find('=');
  if (sign == std::string_view::npos) return std::unexpected{"not URL=VKEY"};
  auto key = parse_vkey(text.substr(sign + 1));
  if (!key) return std::unexpected{"named with a key that is " + key.error()};
  if (key->algorithm != Algorithm::kCosignature)
    return std::unexpected{"named with a log's key, which is none of a witness"};
  return WitnessOption{std::string{text.substr(0, sign)}, *std::move(key)};
}

std::expected<Cosignature, NotSigned> WitnessClient::sign(const Published::Newest& newest,
                                                          const AskWitness& ask,
                                                          const std::stop_token& stopping) {
  for (int tries = 0; tries < kTries; ++tries) {
    const auto hashes = hashes_to(newest.checkpoint.size);
    if (!hashes)
      return std::unexpected{NotSigned{"it has signed a size from which nothing leads here yet"}};
    const auto answer = ask(option_.url + "/add-checkpoint",
                            format_add_checkpoint(seen_, *hashes, newest.note), stopping);
    if (!answer) return std::unexpected{NotSigned{answer.error()}};
    if (answer->status == kOk) return take_signature(answer->body, newest);
    if (auto refusal = take_refusal(*answer, newest.checkpoint))
      return std::unexpected{*std::move(refusal)};
  }
  return std::unexpected{NotSigned{"it tells another size with each answer"}};
}

std::optional<std::vector<ledger::Hash>> WitnessClient::hashes_to(std::uint64_t size) const {
  if (seen_ == 0 || seen_ == size) return std::vector<ledger::Hash>{};
  return published_.consistency(seen_, size);
}

std::expected<Cosignature, NotSigned> WitnessClient::take_signature(
    const std::string& body, const Published::Newest& newest) {
  const auto note = parse_note(newest.note).value();
  auto signature = cosignature_in(body, option_.key, note.text);
  if (!signature) return std::unexpected{NotSigned{"its answer has " + signature.error()}};
  seen_ = newest.checkpoint.size;
  has_refused_ = false;
  return *std::move(signature);
}

std::optional<NotSigned> WitnessClient::take_refusal(const WitnessAnswer& answer,
                                                     const Checkpoint& asked) {
  const bool had_refused = std::exchange(has_refused_, false);
  const auto told = answer.status == kConflict ? told_size(answer) : std::nullopt;
  if (told && *told != seen_) {
    // Anybody may have handed a checkpoint on to it that was published meanwhile.
    const auto newest = published_.newest();
    const auto own = std::max(asked.size, newest ? newest->checkpoint.size : 0);
    if (*told > own) return longer_log(*told, own);
    seen_ = *told;
    if (seen_ > asked.size) return NotSigned{"it has signed a newer checkpoint already"};
    return std::nullopt;
  }
  if (answer.status == kConflict && seen_ == asked.size) {
    // Without its size the answer may be of something on the way to it, and a dispute is for good.
    if (told || had_refused) return other_root(seen_);
    has_refused_ = true;
    return NotSigned{"it answers 409 and does not tell which size it has signed"};
  }
  // The hashes were checked before they were sent.
  if (answer.status == kUnprovable && seen_ > 0) return other_root(seen_);
  if (answer.status == kUnknownLog) return NotSigned{"it does not know this log"};
  if (answer.status == kUnknownKey) return NotSigned{"it does not know the key of this log"};
  return NotSigned{fmt::format("it answers {}", answer.status)};
}

}  // namespace chalkline::proof
