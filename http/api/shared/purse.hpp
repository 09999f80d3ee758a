#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "http/server/response.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

class AccountsReader;

// The query parameter that names the class from whose purse a call bets, or whose bets it reads.
// Without it a call is about the asker's own account. It stands in the query, since neither an
// event stream nor a download can send a header, and two answers of one call have two addresses
// then, for whoever caches them.
inline constexpr std::string_view kPurseParameter = "purse";

// A query with the purse's parameter taken out.
struct PurseQuery {
  std::string rest;
  std::optional<std::string> in_class{};
};
// The error is a sentence.
std::expected<PurseQuery, std::string> take_purse(std::string_view query);

// The account of the asker's purse in that class; the error is the answer to give instead.
std::expected<ledger::AccountId, Response> find_purse(std::string_view in_class,
                                                      ledger::AccountId asker,
                                                      AccountsReader& accounts);

}  // namespace chalkline::http
