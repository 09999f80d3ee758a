#include "http/api/shared/teaching/taught_class.hpp"

#include "base/hex.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/state/state.hpp"

namespace chalkline::http {

std::optional<ledger::ClassId> class_id_of(std::string_view text) {
  return from_hex<sizeof(ledger::ClassId)>(text);
}

std::optional<ledger::ClassState> class_state(const ledger::State& state,
                                              const ledger::ClassId& id) {
  return ledger::find_class(state, id);
}

std::expected<TaughtClass, Response> find_taught(RequestContext& context, std::string_view id) {
  const auto wanted = class_id_of(id);
  auto& classes = context.io.accounts.classes();
  auto row = wanted ? classes.find(*wanted) : std::nullopt;
  const auto seat = row ? classes.seat(*wanted, context.session->account) : std::nullopt;
  if (!seat) return std::unexpected{text(404, "You teach no such class")};
  return TaughtClass{*std::move(row), *seat};
}

std::expected<TaughtClass, Response> find_seen(RequestContext& context, std::string_view id,
                                               const ClassTimes& times) {
  auto taught = find_taught(context, id);
  if (!taught) return taught;
  const auto in_class = class_state(times.state, taught->row.id);
  if (!in_class || times.now >= seen_until(taught->row, *in_class, times.log)) {
    return std::unexpected{text(404, kSeenNoMore)};
  }
  return taught;
}

std::expected<TaughtClass, Response> find_seen_by_path(RequestContext& context,
                                                       const ClassTimes& times) {
  if (const auto ok = read_no_query(context.request.query); !ok)
    return std::unexpected{text(400, ok.error())};
  const auto& path = context.request.path;
  return find_seen(context, std::string_view{path}.substr(path.rfind('/') + 1), times);
}

}  // namespace chalkline::http
