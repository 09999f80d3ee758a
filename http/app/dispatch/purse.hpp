#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "http/server/response.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::ledger {
class State;
}

namespace chalkline::http {

class AccountsReader;

// The query parameter that names the class from whose purse a call bets, or whose bets it reads.
// Without it a call is about the asker's own account. It stands in the query, since neither an
// event stream nor a download can send a header, and two answers of one call have two addresses
// then, for any cache between.
inline constexpr std::string_view kPurseParameter = "purse";

// Whether the query has that parameter, however it is written.
bool has_purse(std::string_view query);

// A query with the purse's parameter taken out.
struct PurseQuery {
  std::string rest;
  std::optional<std::string> in_class{};
};
// The error is a sentence.
std::expected<PurseQuery, std::string> take_purse(std::string_view query);

// The account of the asker's purse in that class; the error is the answer to give instead. Where
// joining broke off before the ledger had the purse, its person has not joined yet.
std::expected<ledger::AccountId, Response> find_purse(std::string_view in_class,
                                                      ledger::AccountId asker,
                                                      AccountsReader& accounts,
                                                      const ledger::State& state);

}  // namespace chalkline::http
