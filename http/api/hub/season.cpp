#include "http/api/hub/calls.hpp"
#include "http/api/hub/hub_view.hpp"
#include "http/json/hub_json.hpp"
#include "http/parse/query_fields.hpp"

// The views of a season: standings and rosters.
namespace chalkline::http {
namespace {

using sports::hub::DataHub;

// View has a source and a list, which `read` takes from the hub.
template <class View, class Row>
MakeHubText season_text(sports::hub::IfKnown<std::vector<Row>> (DataHub::*read)(ledger::Timestamp)
                            const) {
  return [read](const DataHub* hub, ledger::Timestamp now) -> std::optional<std::string> {
    if (hub == nullptr) return to_json(View{});
    const auto rows = (hub->*read)(now);
    if (!rows) return std::nullopt;
    return to_json(View{hub->source(), {*rows}});
  };
}

Task<Response> season_view(RequestContext& context, ledger::DataView view, MakeHubText make) {
  const auto query = QueryFields::parse(context.request.query);
  if (!query) co_return text(400, query.error());
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  co_return co_await hub_view(context, view, std::string{ledger::name_of(view)},
                              &DataHub::season_holds_until, std::move(make));
}

}  // namespace

Task<Response> nhl_standings(RequestContext& context) {
  return season_view(context, ledger::DataView::kNhlStandings,
                     season_text<wire::NhlStandings>(&DataHub::standings));
}

Task<Response> nhl_rosters(RequestContext& context) {
  return season_view(context, ledger::DataView::kNhlRosters,
                     season_text<wire::NhlRosters>(&DataHub::hockey_rosters));
}

Task<Response> mlb_rosters(RequestContext& context) {
  return season_view(context, ledger::DataView::kMlbRosters,
                     season_text<wire::MlbRosters>(&DataHub::baseball_rosters));
}

}  // namespace chalkline::http
