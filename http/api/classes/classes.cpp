#include "http/api/classes/classes.hpp"

#include <algorithm>
#include <array>

#include "base/hex.hpp"
#include "http/api/classes/teaching_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {
namespace {

wire::TaughtClass taught_class_of(const ClassRow& row, wire::ClassTerms terms,
                                  ClassReader& classes) {
  wire::TaughtClass shown{.id = to_hex(row.id),
                          .title = row.title,
                          .kind = row.kind,
                          .educators = wire::names_of(classes.educators(row.id)),
                          .terms = terms,
                          .opened_at = row.opened_at,
                          .members = classes.count_members(row.id)};
  if (shown.terms.has_ended) return shown;
  if (!row.code.empty()) shown.code = row.code;
  shown.waiting = classes.count_waiting(row.id);
  return shown;
}

}  // namespace

std::span<const RouteOf<ClassCalls>> ClassCalls::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<ClassCalls>>({
      {Method::kGet, "/api/classes", Access::kPlayer, &ClassCalls::own},
      {Method::kPost, "/api/classes/open", Access::kEducator, &ClassCalls::open},
      {Method::kPost, "/api/classes/end", Access::kEducator, &ClassCalls::end},
      {Method::kGet, "/api/classes/members/{id}", Access::kEducator, &ClassCalls::members},
      {Method::kGet, "/api/classes/waiting/{id}", Access::kEducator, &ClassCalls::waiting},
      {Method::kPost, "/api/classes/admit", Access::kEducator, &ClassCalls::admit},
      {Method::kPost, "/api/classes/educators", Access::kEducator, &ClassCalls::add_educator},
      {Method::kPost, "/api/classes/stop-teaching", Access::kPlayer, &ClassCalls::stop_teaching},
      {Method::kPost, "/api/classes/slips/check", Access::kEducator, &ClassCalls::check_slip},
      {Method::kGet, "/api/classes/roster/{id}", Access::kEducator, &ClassCalls::roster},
      {Method::kGet, "/api/classes/roster-csv/{id}", Access::kEducator, &ClassCalls::roster_csv},
      {.method = Method::kPost,
       .path = "/api/classes/roster/preview",
       .access = Access::kEducator,
       .call = &ClassCalls::preview_roster,
       .body = BodySize::kFile},
      {.method = Method::kPost,
       .path = "/api/classes/roster/apply",
       .access = Access::kEducator,
       .call = &ClassCalls::apply_roster,
       .body = BodySize::kFile},
      {Method::kPost, "/api/classes/roster/remove", Access::kEducator,
       &ClassCalls::remove_from_roster},
      {Method::kPost, "/api/classes/invitations", Access::kEducator, &ClassCalls::invite},
      {Method::kGet, "/api/classes/overview/{id}", Access::kEducator, &ClassCalls::overview},
      {Method::kGet, "/api/classes/own-row/{id}", Access::kPlayer, &ClassCalls::own_row},
      {Method::kGet, "/api/classes/codes/{id}", Access::kPlayer, &ClassCalls::preview},
      {Method::kPost, "/api/classes/join", Access::kBettor, &ClassCalls::join},
      {Method::kPost, "/api/classes/consent", Access::kPlayer, &ClassCalls::change_consent},
      {Method::kPost, "/api/classes/agree", Access::kPlayer, &ClassCalls::agree},
      {Method::kPost, "/api/classes/alias", Access::kPlayer, &ClassCalls::draw_alias},
      {Method::kPost, "/api/classes/slips", Access::kPlayer, &ClassCalls::completion_slip},
      {Method::kPost, "/api/classes/leave", Access::kPlayer, &ClassCalls::leave},
  });
  return kTable;
}

wire::ClassTerms ClassCalls::terms_of(const ClassRow& row,
                                      const ledger::ClassState& in_class) const {
  return wire::terms_of(in_class, seen_until(row, in_class, parts_.log), parts_.clock());
}

Response ClassCalls::not_in_class() { return text(404, "You are not in this class"); }

std::expected<MemberRow, Response> ClassCalls::find_joined(RequestContext& context,
                                                           std::string_view id) {
  const auto wanted = class_id_of(id);
  auto found = wanted ? context.io.accounts.classes().member(*wanted, context.session->account)
                      : std::nullopt;
  if (!found || !ledger::load_account(parts_.state, found->purse).purse)
    return std::unexpected{not_in_class()};
  return *std::move(found);
}

// A row that the ledger does not know yet is of an opening or a joining under way, or of one that
// broke off, which its person repeats.
Task<Response> ClassCalls::own(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  auto& classes = context.io.accounts.classes();
  const auto asker = context.session->account;
  const auto now = parts_.clock();
  wire::OwnClasses shown;
  for (const auto& row : classes.taught_by(asker)) {
    if (const auto in_class = class_state(parts_.state, row.id))
      shown.taught.push_back(taught_class_of(row, terms_of(row, *in_class), classes));
  }
  for (const auto& joined : classes.joined_by(asker)) {
    const auto in_class = class_state(parts_.state, joined.in_class.id);
    const auto purse = ledger::load_account(parts_.state, joined.member.purse);
    if (in_class && purse.purse)
      shown.joined.push_back(
          wire::joined_class_of(joined, terms_of(joined.in_class, *in_class), purse));
  }
  for (const auto& one : classes.waited_for_by(asker)) {
    const auto in_class = class_state(parts_.state, one.in_class.id);
    if (in_class && !ledger::has_ended(*in_class, now))
      shown.waiting.push_back(wire::waiting_class_of(one));
  }
  co_return json(200, to_json(shown));
}

Response ClassCalls::taught_answer(RequestContext& context, int status, const ClassRow& row) {
  const auto in_class = class_state(parts_.state, row.id);
  if (!in_class) return busy();
  return json(status, to_json(taught_class_of(row, terms_of(row, *in_class),
                                              context.io.accounts.classes())));
}

std::optional<wire::JoinedClass> ClassCalls::joined_class(RequestContext& context,
                                                          const ledger::ClassId& id) {
  const auto joined = context.io.accounts.classes().joined_by(context.session->account);
  const auto found =
      std::ranges::find(joined, id, [](const ClassReader::Joined& one) { return one.in_class.id; });
  if (found == joined.end()) return std::nullopt;
  const auto purse = ledger::load_account(parts_.state, found->member.purse);
  const auto in_class = class_state(parts_.state, id);
  if (!in_class || !purse.purse) return std::nullopt;
  return wire::joined_class_of(*found, terms_of(found->in_class, *in_class), purse);
}

std::optional<wire::WaitingClass> ClassCalls::waiting_class(RequestContext& context,
                                                            const ledger::ClassId& id) {
  const auto waiting = context.io.accounts.classes().waited_for_by(context.session->account);
  const auto found = std::ranges::find(
      waiting, id, [](const ClassReader::Waiting& one) { return one.in_class.id; });
  if (found == waiting.end()) return std::nullopt;
  return wire::waiting_class_of(*found);
}

Response ClassCalls::joined_answer(RequestContext& context, int status, const ledger::ClassId& id) {
  const auto joined = joined_class(context, id);
  if (!joined) return busy();
  return at_purse(context, id, json(status, to_json(*joined)));
}

Response ClassCalls::join_answer(RequestContext& context, int status, const ledger::ClassId& id) {
  const wire::JoinAnswer shown{joined_class(context, id), waiting_class(context, id)};
  return at_purse(context, id, json(status, to_json(shown)));
}

Response ClassCalls::at_purse(RequestContext& context, const ledger::ClassId& id,
                              Response response) {
  const auto member = context.io.accounts.classes().member(id, context.session->account);
  if (!member) return response;
  const auto purse = ledger::load_account(parts_.state, member->purse);
  return std::move(response).at(purse.last_event);
}

}  // namespace chalkline::http
