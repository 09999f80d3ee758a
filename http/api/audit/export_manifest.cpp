#include "http/api/audit/export_manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <sstream>

#include "base/hex.hpp"
#include "base/sha256.hpp"
#include "base/signing/base64.hpp"
#include "ledger/audit/export.hpp"
#include "proof/tree/verify.hpp"

namespace chalkline::http {
namespace {

constexpr ledger::Position kHashedPiece = 1'000;  // about a megabyte

// The tree over all records before `from`.
ledger::MerkleTree tree_before(const proof::Published& published,
                               const proof::Published::Newest& under, ledger::Position from,
                               wire::ExportManifest& manifest) {
  const auto proof = published.inclusion(under, from - 1).value();
  const auto before = left_of(from - 1, under.checkpoint.size, proof);
  std::string subtrees;
  for (const auto& hash : std::views::reverse(before))
    subtrees.append(reinterpret_cast<const char*>(hash.data()), hash.size());
  for (const auto& hash : before) manifest.before.push_back(to_base64(hash));
  return ledger::MerkleTree::parse(from - 1, subtrees);
}

}  // namespace

std::string export_name(ledger::Position from, ledger::Position to) {
  return fmt::format("chalkline-{}-{}.jsonl", from, to);
}

std::string export_statement(const wire::ExportManifest& manifest) {
  return fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n", manifest.format, manifest.origin,
                     manifest.from, manifest.to, manifest.bytes, manifest.sha256, manifest.root);
}

std::string export_piece(const ledger::Log& log, ledger::Position from, ledger::Position to) {
  std::ostringstream out;
  ledger::export_lines(log, from, to, out);
  return std::move(out).str();
}

std::vector<ledger::Hash> left_of(std::uint64_t index, std::uint64_t size,
                                  std::span<const ledger::Hash> proof) {
  std::vector<ledger::Hash> left;
  auto last = size - 1;  // of the same level; RFC 9162, section 2.1.3.2
  for (const auto& hash : proof) {
    // A node without one on its right moves up until it has one on its left.
    while (index % 2 == 0 && index == last && last != 0) {
      index /= 2;
      last /= 2;
    }
    if (index % 2 == 1) left.push_back(hash);
    index /= 2;
    last /= 2;
  }
  return left;
}

wire::ExportManifest export_manifest(const ledger::Log& log, const proof::Published& published,
                                     const proof::Published::Newest& under, ledger::Position from,
                                     ledger::Position to) {
  const auto& checkpoint = under.checkpoint;
  wire::ExportManifest manifest{.origin = checkpoint.origin,
                                .from = from,
                                .to = to,
                                .file = export_name(from, to),
                                .checkpoint = under.note};
  auto tree = tree_before(published, under, from, manifest);
  Sha256 digest;
  for (auto first = from; first <= to; first += kHashedPiece) {
    const auto last = std::min(to, first + kHashedPiece - 1);
    const auto lines = export_piece(log, first, last);
    digest.add(lines);
    manifest.bytes += lines.size();
    log.scan(first, last, [&](ledger::Position, std::string_view bytes) {
      tree.append(ledger::leaf_hash(bytes));
      return true;
    });
  }
  manifest.sha256 = to_hex(digest.end());
  const auto root = tree.root();
  manifest.root = to_base64(root);
  const auto consistency = published.consistency(to, checkpoint.size).value();
  if (!proof::verify_consistency(to, checkpoint.size, root, checkpoint.root, consistency))
    throw proof::ProofFailure{
        fmt::format("The records {} to {} are not those that were signed", from, to)};
  for (const auto& hash : consistency) manifest.consistency.push_back(to_base64(hash));
  return manifest;
}

}  // namespace chalkline::http
