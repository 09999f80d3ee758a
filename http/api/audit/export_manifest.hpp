#pragma once

#include <span>
#include <vector>

#include "http/api/audit/audit_json.hpp"
#include "ledger/log/log.hpp"
#include "proof/publication/published.hpp"

namespace chalkline::http {

// The most records of one file, some 100 MB: a longer ledger is exported in parts, each of which
// goes on where the manifest of the one before ends.
inline constexpr ledger::Position kExportRecordsMax = 100'000;

// "chalkline-1-290.jsonl".
std::string export_name(ledger::Position from, ledger::Position to);

// The lines of a part of the records, as `chalkline audit export` writes them.
std::string export_piece(const ledger::Log& log, ledger::Position from, ledger::Position to);

// Leads each record of the export from `from` to `to` to the root that a checkpoint has signed:
// `before` and the records give the root over all up to `to`, which `consistency` shows to be the
// beginning of the checkpoint's. Requires 1 <= from <= to <= the checkpoint's size. Throws
// LogFailure at a record that cannot be read, and std::runtime_error where the records are not
// those that were signed.
wire::ExportManifest export_manifest(const ledger::Log& log, const proof::Published& published,
                                     const proof::Published::Newest& under, ledger::Position from,
                                     ledger::Position to);

// What the log's keys sign of a manifest: its figures, a line each.
std::string export_statement(const wire::ExportManifest& manifest);

// The hashes on its left in the inclusion proof of the leaf at `index` in a tree of `size`: the
// perfect subtrees over all leaves before it, the smallest first.
std::vector<ledger::Hash> left_of(std::uint64_t index, std::uint64_t size,
                                  std::span<const ledger::Hash> proof);

}  // namespace chalkline::http
