#include "http/api/shared/purse.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/hex.hpp"
#include "http/identity/accounts_reader.hpp"

namespace chalkline::http {

std::expected<PurseQuery, std::string> take_purse(std::string_view query) {
  PurseQuery taken;
  while (!query.empty()) {
    const auto end = std::min(query.find('&'), query.size());
    const auto part = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    const auto name = part.substr(0, part.find('='));
    if (name != kPurseParameter) {
      if (!taken.rest.empty()) taken.rest += '&';
      taken.rest += part;
    } else if (taken.in_class) {
      return std::unexpected{fmt::format("{} must be there once", kPurseParameter)};
    } else {
      taken.in_class = part.substr(std::min(name.size() + 1, part.size()));
    }
  }
  return taken;
}

std::expected<ledger::AccountId, Response> find_purse(std::string_view in_class,
                                                      ledger::AccountId asker,
                                                      AccountsReader& accounts) {
  const auto id = from_hex<sizeof(ledger::ClassId)>(in_class);
  if (!id)
    return std::unexpected{text(400, fmt::format("{} must be the id of a class", kPurseParameter))};
  const auto member = accounts.classes().member(*id, asker);
  if (!member) return std::unexpected{text(404, "You are not in this class")};
  return member->purse;
}

}  // namespace chalkline::http
