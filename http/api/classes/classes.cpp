#include "http/api/classes/classes.hpp"

#include <algorithm>
#include <array>

#include "base/hex.hpp"
#include "http/api/classes/class_json.hpp"
#include "http/api/shared/rejections.hpp"
#include "http/api/shared/request_context.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/cached_state.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {
namespace {

std::optional<ledger::ClassId> id_of(std::string_view text) {
  return from_hex<sizeof(ledger::ClassId)>(text);
}

}  // namespace

std::span<const RouteOf<ClassCalls>> ClassCalls::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<ClassCalls>>({
      {Method::kGet, "/api/classes", Access::kPlayer, &ClassCalls::own},
      {Method::kPost, "/api/classes/open", Access::kEducator, &ClassCalls::open},
      {Method::kPost, "/api/classes/end", Access::kEducator, &ClassCalls::end},
      {Method::kGet, "/api/classes/members/{id}", Access::kEducator, &ClassCalls::members},
      {Method::kGet, "/api/classes/codes/{id}", Access::kPlayer, &ClassCalls::preview},
      {Method::kPost, "/api/classes/join", Access::kBettor, &ClassCalls::join},
      {Method::kPost, "/api/classes/consent", Access::kPlayer, &ClassCalls::change_consent},
      {Method::kPost, "/api/classes/alias", Access::kPlayer, &ClassCalls::draw_alias},
      {Method::kPost, "/api/classes/leave", Access::kPlayer, &ClassCalls::leave},
  });
  return kTable;
}

std::optional<ledger::ClassState> ClassCalls::state_of(const ledger::ClassId& id) const {
  return ledger::cached_state<ledger::ClassState>(parts_.state, ledger::state_key::of(id));
}

std::expected<ClassRow, Response> ClassCalls::find_taught(RequestContext& context,
                                                          std::string_view id) {
  const auto wanted = id_of(id);
  auto found = wanted ? context.io.accounts.classes().find(*wanted) : std::nullopt;
  if (!found || !context.io.accounts.classes().is_taught_by(*wanted, context.session->account))
    return std::unexpected{text(404, "You teach no such class")};
  return *std::move(found);
}

std::expected<MemberRow, Response> ClassCalls::find_joined(RequestContext& context,
                                                           std::string_view id) {
  const auto wanted = id_of(id);
  auto found = wanted ? context.io.accounts.classes().member(*wanted, context.session->account)
                      : std::nullopt;
  if (!found) return std::unexpected{text(404, "You are not in this class")};
  return *std::move(found);
}

// A row that the ledger does not know yet is of an opening or a joining under way, or of one that
// broke off, which its person repeats.
Task<Response> ClassCalls::own(RequestContext& context) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  auto& classes = context.io.accounts.classes();
  const auto now = parts_.clock();
  wire::OwnClasses shown;
  for (const auto& row : classes.taught_by(context.session->account)) {
    if (const auto in_class = state_of(row.id)) {
      shown.taught.push_back(
          wire::taught_class_of(row, *in_class, classes.count_members(row.id), now));
    }
  }
  for (const auto& joined : classes.joined_by(context.session->account)) {
    const auto in_class = state_of(joined.in_class.id);
    const auto purse = ledger::load_account(parts_.state, joined.member.purse);
    if (in_class && purse.purse)
      shown.joined.push_back(wire::joined_class_of(joined, *in_class, purse, now));
  }
  co_return json(200, to_json(shown));
}

Response ClassCalls::joined_answer(RequestContext& context, int status, const ledger::ClassId& id) {
  const auto joined = context.io.accounts.classes().joined_by(context.session->account);
  const auto found =
      std::ranges::find(joined, id, [](const ClassReader::Joined& one) { return one.in_class.id; });
  if (found == joined.end()) return text(404, "You are not in this class");
  const auto purse = ledger::load_account(parts_.state, found->member.purse);
  const auto in_class = state_of(id);
  if (!in_class || !purse.purse) return busy();
  return json(status, to_json(wire::joined_class_of(*found, *in_class, purse, parts_.clock())))
      .with("X-Position", std::to_string(purse.last_event));
}

}  // namespace chalkline::http
