#include <charconv>

#include "http/api/hub/calls.hpp"
#include "http/api/hub/hub_view.hpp"
#include "http/json/hub_json.hpp"
#include "http/parse/query_fields.hpp"

// The views of a day: who plays, and how it went.
namespace chalkline::http {
namespace {

using std::chrono::year_month_day;

// Four digits, two and two, of a day that is in the calendar. None before 1987 is asked for, from
// when on the rules of daylight time hold (sports/model/eastern_time.hpp).
std::optional<year_month_day> parse_date(std::string_view text) {
  constexpr int kFirstYear = 1987;
  constexpr std::string_view kShape{"0000-00-00"};
  if (text.size() != kShape.size() || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto number = [&](std::size_t from, std::size_t length) {
    unsigned value{};
    const auto* const end = text.data() + from + length;
    const auto result = std::from_chars(text.data() + from, end, value);
    return result.ptr == end ? value : 0;
  };
  const year_month_day date{std::chrono::year{static_cast<int>(number(0, 4))},
                            std::chrono::month{number(5, 2)}, std::chrono::day{number(8, 2)}};
  if (!date.ok() || static_cast<int>(date.year()) < kFirstYear) return std::nullopt;
  return date;
}

std::expected<year_month_day, std::string> read_date(const Request& request) {
  auto query = QueryFields::parse(request.query);
  if (!query) return std::unexpected{query.error()};
  const auto date = parse_date(query->text("date").value_or(""));
  if (!date) query->problem("date must be a day, such as 2026-11-23");
  if (const auto ok = query->done(); !ok) return std::unexpected{ok.error()};
  return *date;
}

bool is_offered(const sports::OddsBoard& board, ledger::GameId id, ledger::Timestamp now) {
  const auto* game = board.find(id);
  return game != nullptr && game->starts_at > now;
}

}  // namespace

Task<Response> nhl_schedule(RequestContext& context) {
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  const auto make = [&book = context.app.services.book, date = *date](
                        const sports::hub::DataHub* hub, ledger::Timestamp now) {
    wire::NhlSchedule view{.date = wire::date_text(date)};
    if (hub == nullptr) return to_json(view);
    view.source = hub->source();
    const auto games = hub->schedule(date, now);
    const auto board = book.board();
    for (const auto& game : games) {
      view.games.push_back(wire::nhl_game_of(game, is_offered(*board, game.id, now)));
    }
    return to_json(view);
  };
  co_return co_await hub_view(context, ledger::DataView::kNhlSchedule,
                              "schedule " + wire::date_text(*date),
                              &sports::hub::DataHub::day_holds_until, make);
}

Task<Response> nhl_box_scores(RequestContext& context) {
  const auto date = read_date(context.request);
  if (!date) co_return text(400, date.error());
  const auto make = [date = *date](const sports::hub::DataHub* hub, ledger::Timestamp now) {
    wire::NhlBoxScores view{.date = wire::date_text(date)};
    if (hub == nullptr) return to_json(view);
    view.source = hub->source();
    const auto boxes = hub->box_scores(date, now);
    view.games = {boxes};
    return to_json(view);
  };
  co_return co_await hub_view(context, ledger::DataView::kNhlBoxScores,
                              "boxes " + wire::date_text(*date),
                              &sports::hub::DataHub::day_holds_until, make);
}

}  // namespace chalkline::http
