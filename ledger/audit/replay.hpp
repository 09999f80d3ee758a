#pragma once

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/log/log.hpp"

// Balances as of any moment, from postings alone.
namespace chalkline::ledger {

// A ledger account as people write it: "player:1000", "held:1000", "house", "grants".
std::string ledger_account_name(const Posting& posting);

// Where to stop: after this record, or after the last one not later than this time.
struct AsOf {
  std::optional<Position> position;
  std::optional<Timestamp> time;
};

// "1234" is a position, anything else an ISO time. The error is one sentence.
std::expected<AsOf, std::string> parse_as_of(std::string_view text);

struct Balances {
  Position position{};                    // of the last record counted
  std::map<std::string, Coins> accounts;  // by ledger account name, those that ever moved
};

// Replays the log from the start. Throws LogFailure at a record that cannot be read.
Balances replay(const Log& log, const AsOf& as_of);

struct AccountBalance {
  Coins available{};
  Coins held{};
  std::uint64_t events{};  // of the account, counted
};

// Follows the account's own chain of events back from its newest, without scanning the log. Absent
// when the log does not know the account, or did not yet at that moment.
std::optional<AccountBalance> account_balance(const Log& log, AccountId account, const AsOf& as_of);

}  // namespace chalkline::ledger
