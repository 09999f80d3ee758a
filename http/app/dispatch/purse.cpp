#include "http/app/dispatch/purse.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/hex.hpp"
#include "http/identity/accounts_reader.hpp"
#include "http/parse/ascii_lower.hpp"
#include "http/parse/percent.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {

namespace {

// Up to the next "&", which is taken off.
std::string_view next_part(std::string_view& query) {
  const auto end = std::min(query.find('&'), query.size());
  const auto part = query.substr(0, end);
  query.remove_prefix(std::min(end + 1, query.size()));
  return part;
}

std::string_view name_in(std::string_view part) { return part.substr(0, part.find('=')); }

// Also by an escape or in capitals: such a query means a purse, and not the asker's own account.
bool is_purse(std::string_view name) {
  const auto decoded = percent_decode(name);
  return decoded && ascii_lower(*decoded) == kPurseParameter;
}

}  // namespace

bool has_purse(std::string_view query) {
  while (!query.empty()) {
    if (is_purse(name_in(next_part(query)))) return true;
  }
  return false;
}

std::expected<PurseQuery, std::string> take_purse(std::string_view query) {
  PurseQuery taken;
  while (!query.empty()) {
    const auto part = next_part(query);
    const auto name = name_in(part);
    if (!is_purse(name)) {
      if (!taken.rest.empty()) taken.rest += '&';
      taken.rest += part;
    } else if (taken.in_class || name != kPurseParameter) {
      return std::unexpected{
          fmt::format("{} must be there once, in small letters", kPurseParameter)};
    } else {
      taken.in_class = part.substr(std::min(name.size() + 1, part.size()));
    }
  }
  return taken;
}

std::expected<ledger::AccountId, Response> find_purse(std::string_view in_class,
                                                      ledger::AccountId asker,
                                                      AccountsReader& accounts,
                                                      const ledger::State& state) {
  const auto id = from_hex<sizeof(ledger::ClassId)>(in_class);
  if (!id)
    return std::unexpected{text(400, fmt::format("{} must be the id of a class", kPurseParameter))};
  const auto member = accounts.classes().member(*id, asker);
  if (!member || !ledger::load_account(state, member->purse).purse)
    return std::unexpected{text(404, "You are not in this class")};
  return member->purse;
}

}  // namespace chalkline::http
