#include "ledger/audit/export.hpp"

#include <fmt/ostream.h>

#include <ostream>
#include <unordered_set>

#include "base/hex.hpp"
#include "base/time_text.hpp"
#include "ledger/audit/replay.hpp"
#include "ledger/events/record_json.hpp"
#include "ledger/log/stored_roots.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::size_t kDateLength = 10;  // of an ISO time

std::string date_of(const Record& record) { return to_iso(record.time).substr(0, kDateLength); }

// The record as JSON, and what its meaning is proved by: its leaf in the tree and all its bytes;
// after the last record of a batch also the root that was stored with it.
void write_json(std::ostream& out, const Record& record, std::string_view bytes, const Hash* root) {
  auto json = to_json(record);
  json.pop_back();
  out << json << R"(,"leaf":")" << to_hex(leaf_hash(bytes)) << '"';
  if (root != nullptr) out << R"(,"root":")" << to_hex(*root) << '"';
  out << R"(,"bytes":")" << to_hex(bytes) << "\"}\n";
}

void write_csv(std::ostream& out, const Record& record) {
  for (const auto& posting : record.postings) {
    fmt::print(out, "{},{},{},{},{}\n", record.position, to_iso(record.time),
               type_of(record.event).name, ledger_account_name(posting), posting.amount);
  }
}

void write_hledger(std::ostream& out, const Record& record) {
  fmt::print(out, "{} {}  ; position:{}, time:{}\n", date_of(record), type_of(record.event).name,
             record.position, to_iso(record.time));
  for (const auto& posting : record.postings) {
    fmt::print(out, "    {}  {} COIN\n", ledger_account_name(posting), posting.amount);
  }
  out << '\n';
}

// Beancount wants five fixed roots and capitals: players' coins are what they own, house and grants
// are the other side of the book.
std::string beancount_name(const Posting& posting) {
  switch (posting.kind) {
    case LedgerAccountKind::kPlayer:
      return fmt::format("Assets:Player:{}", raw(posting.account));
    case LedgerAccountKind::kHeld:
      return fmt::format("Assets:Held:{}", raw(posting.account));
    case LedgerAccountKind::kHouse:
      return "Equity:House";
    case LedgerAccountKind::kGrants:
      break;
  }
  return "Equity:Grants";
}

class BeancountWriter {
 public:
  // No record is earlier than the ledger's first, also where the clock was set back.
  void begin(const Record& first) { began_ = date_of(first); }
  void write(std::ostream& out, const Record& record) {
    for (const auto& posting : record.postings) {
      if (const auto name = beancount_name(posting); opened_.insert(name).second) {
        fmt::print(out, "{} open {} COIN\n", began_, name);
      }
    }
    fmt::print(out, "{} * \"{}\"\n  position: \"{}\"\n  time: \"{}\"\n", date_of(record),
               type_of(record.event).name, record.position, to_iso(record.time));
    for (const auto& posting : record.postings) {
      fmt::print(out, "  {}  {} COIN\n", beancount_name(posting), posting.amount);
    }
    out << '\n';
  }

 private:
  std::string began_;
  std::unordered_set<std::string> opened_;
};

}  // namespace

void export_lines(const Log& log, Position first, Position last, std::ostream& out) {
  StoredRoots roots{log, first};
  RecordReader reader;
  log.scan(first, last, [&](Position position, std::string_view bytes) {
    const auto* root = roots.next();
    const bool ends_batch = root != nullptr && root->position == position;
    write_json(out, reader.next(position, bytes), bytes, ends_batch ? &root->root : nullptr);
    if (ends_batch) roots.advance();
    return out.good();
  });
}

void export_log(const Log& log, ExportFormat format, std::ostream& out) {
  if (format == ExportFormat::kJsonl) return export_lines(log, 1, log.position(), out);
  if (format == ExportFormat::kCsv) out << "position,time,type,account,amount\n";
  BeancountWriter beancount;
  scan_records(log, 1, log.position(), [&](const Record& record) {
    if (record.position == 1) beancount.begin(record);
    if (record.postings.empty()) return true;
    if (format == ExportFormat::kCsv) write_csv(out, record);
    if (format == ExportFormat::kHledger) write_hledger(out, record);
    if (format == ExportFormat::kBeancount) beancount.write(out, record);
    return out.good();
  });
}

}  // namespace chalkline::ledger
