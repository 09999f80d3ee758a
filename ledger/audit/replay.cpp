#include "ledger/audit/replay.hpp"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "base/time_text.hpp"
#include "ledger/log/log.hpp"

namespace chalkline::ledger {
namespace {

// Calls visit(const Record&) for each record up to where `as_of` stops. Only the whole log shows
// where that is for a time, since the clock may have been set back.
template <class Visit>
void for_each_until(const Log& log, const AsOf& as_of, const Visit& visit) {
  auto last = as_of.position.value_or(log.position());
  if (as_of.time) {
    const auto end = std::exchange(last, 0);
    scan_records(log, 1, end, [&](const Record& record) {
      if (record.time <= *as_of.time) last = record.position;
      return true;
    });
  }
  scan_records(log, 1, last, [&](const Record& record) {
    visit(record);
    return true;
  });
}

}  // namespace

std::string ledger_account_name(const Posting& posting) {
  const bool personal =
      posting.kind == LedgerAccountKind::kPlayer || posting.kind == LedgerAccountKind::kHeld;
  return personal ? fmt::format("{}:{}", name_of(posting.kind), raw(posting.account))
                  : std::string{name_of(posting.kind)};
}

std::expected<AsOf, std::string> parse_as_of(std::string_view text) {
  Position position{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), position);
  if (error == std::errc{} && end == text.data() + text.size()) return AsOf{position, std::nullopt};
  const auto time = parse_iso(text);
  if (!time) return std::unexpected(fmt::format("'{}' is neither a position nor a UTC time", text));
  return AsOf{std::nullopt, *time};
}

Balances replay(const Log& log, const AsOf& as_of) {
  Balances balances;
  for_each_until(log, as_of, [&](const Record& record) {
    for (const auto& posting : record.postings)
      balances.accounts[ledger_account_name(posting)] += posting.amount;
    balances.position = record.position;
  });
  return balances;
}

std::optional<AccountBalance> account_balance(const Log& log, AccountId account,
                                              const AsOf& as_of) {
  AccountBalance balance;
  for_each_until(log, as_of, [&](const Record& record) {
    if (stream_of(record.event) != Stream{StreamKind::kAccount, raw(account)}) return;
    ++balance.events;
    for (const auto& posting : record.postings) {
      if (posting.kind == LedgerAccountKind::kPlayer) balance.available += posting.amount;
      if (posting.kind == LedgerAccountKind::kHeld) balance.held += posting.amount;
    }
  });
  if (balance.events == 0) return std::nullopt;
  return balance;
}

}  // namespace chalkline::ledger
