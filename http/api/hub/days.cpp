#include "http/api/hub/calls.hpp"
#include "http/api/hub/hub_view.hpp"
#include "http/json/hub_json.hpp"

// The views of a day: who plays, and how it went.
namespace chalkline::http {
Task<Response> nhl_schedule(RequestContext& context) {
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  const auto make = [&book = context.app.services.book, date = *date](
                        const sports::hub::DataHub* hub,
                        ledger::Timestamp now) -> std::optional<std::string> {
    wire::NhlSchedule view{.date = wire::date_text(date)};
    if (hub == nullptr) return to_json(view);
    view.source = hub->source();
    const auto games = hub->schedule(date, now);
    if (!games) return std::nullopt;
    view.games = with_ways(*games, &wire::nhl_game_of, book, now);
    return to_json(view);
  };
  co_return co_await hub_view(context, ledger::DataView::kNhlSchedule,
                              "schedule " + wire::date_text(*date),
                              &sports::hub::DataHub::day_holds_until, make);
}

Task<Response> nhl_box_scores(RequestContext& context) {
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  const auto make = [date = *date](const sports::hub::DataHub* hub,
                                   ledger::Timestamp now) -> std::optional<std::string> {
    wire::NhlBoxScores view{.date = wire::date_text(date)};
    if (hub == nullptr) return to_json(view);
    view.source = hub->source();
    const auto boxes = hub->box_scores(date, now);
    if (!boxes) return std::nullopt;
    view.games = {*boxes};
    return to_json(view);
  };
  co_return co_await hub_view(context, ledger::DataView::kNhlBoxScores,
                              "boxes " + wire::date_text(*date),
                              &sports::hub::DataHub::day_holds_until, make);
}

}  // namespace chalkline::http
