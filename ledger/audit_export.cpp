#include "ledger/audit_export.hpp"

#include <fmt/ostream.h>

#include <ostream>
#include <unordered_set>

#include "ledger/audit_replay.hpp"
#include "ledger/codec.hpp"
#include "ledger/record_json.hpp"
#include "ledger/time_text.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::size_t kDateLength = 10;  // of an ISO time

std::string date_of(const Record& record) { return to_iso(record.time).substr(0, kDateLength); }

void write_csv(std::ostream& out, const Record& record) {
  for (const auto& posting : record.postings) {
    fmt::print(out, "{},{},{},{},{}\n", record.position, to_iso(record.time),
               type_name(record.event), ledger_account_name(posting), posting.amount);
  }
}

void write_hledger(std::ostream& out, const Record& record) {
  fmt::print(out, "{} {}  ; position:{}, time:{}\n", date_of(record), type_name(record.event),
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
  void write(std::ostream& out, const Record& record) {
    for (const auto& posting : record.postings) {
      if (const auto name = beancount_name(posting); opened_.insert(name).second) {
        fmt::print(out, "{} open {} COIN\n", date_of(record), name);
      }
    }
    fmt::print(out, "{} * \"{}\"\n  position: \"{}\"\n  time: \"{}\"\n", date_of(record),
               type_name(record.event), record.position, to_iso(record.time));
    for (const auto& posting : record.postings) {
      fmt::print(out, "  {}  {} COIN\n", beancount_name(posting), posting.amount);
    }
    out << '\n';
  }

 private:
  std::unordered_set<std::string> opened_;
};

}  // namespace

void export_log(const Log& log, ExportFormat format, std::ostream& out) {
  BeancountWriter beancount;
  if (format == ExportFormat::kCsv) out << "position,time,type,account,amount\n";
  log.scan(1, log.position(), [&](Position position, std::string_view bytes) {
    const auto record = decode(bytes);
    if (!record) throw LogFailure(position, record.error());
    if (format == ExportFormat::kJsonl) {
      out << to_json(*record) << '\n';
    } else if (!record->postings.empty()) {
      if (format == ExportFormat::kCsv) write_csv(out, *record);
      if (format == ExportFormat::kHledger) write_hledger(out, *record);
      if (format == ExportFormat::kBeancount) beancount.write(out, *record);
    }
    return out.good();
  });
}

}  // namespace chalkline::ledger
