#include "ledger/audit_replay.hpp"

#include <fmt/format.h>

#include <charconv>

#include "ledger/codec.hpp"
#include "ledger/log.hpp"
#include "ledger/time_text.hpp"

namespace chalkline::ledger {
namespace {

bool is_after(const AsOf& as_of, Position position, Timestamp time) {
  return (as_of.position && position > *as_of.position) || (as_of.time && time > *as_of.time);
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
  log.scan(1, as_of.position.value_or(log.position()),
           [&](Position position, std::string_view bytes) {
             const auto record = decode(bytes);
             if (!record) throw LogFailure(position, record.error());
             if (is_after(as_of, position, record->time)) return false;
             for (const auto& posting : record->postings)
               balances.accounts[ledger_account_name(posting)] += posting.amount;
             balances.position = position;
             return true;
           });
  return balances;
}

std::optional<AccountBalance> account_balance(const Log& log, AccountId account,
                                              const AsOf& as_of) {
  AccountBalance balance;
  log.scan(1, as_of.position.value_or(log.position()),
           [&](Position position, std::string_view bytes) {
             const auto record = decode(bytes);
             if (!record) throw LogFailure(position, record.error());
             if (is_after(as_of, position, record->time)) return false;
             if (stream_of(record->event) != Stream{StreamKind::kAccount, raw(account)})
               return true;
             ++balance.events;
             for (const auto& posting : record->postings) {
               if (posting.kind == LedgerAccountKind::kPlayer) balance.available += posting.amount;
               if (posting.kind == LedgerAccountKind::kHeld) balance.held += posting.amount;
             }
             return true;
           });
  if (balance.events == 0) return std::nullopt;
  return balance;
}

}  // namespace chalkline::ledger
