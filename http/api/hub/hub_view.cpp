#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "http/api/hub/hub.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"

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

// The request itself has started the fetch. Most pages are there within seconds.
Response being_fetched() {
  return text(503, "This is still being fetched from the league").with("Retry-After", "3");
}

}  // namespace

std::expected<year_month_day, std::string> read_date(const Request& request) {
  return read_query(request.query, [](QueryFields& query) {
    const auto date = parse_date(query.text("date").value_or(""));
    if (!date) query.problem("date must be a day, such as 2026-11-23");
    return date.value_or(year_month_day{});
  });
}

bool is_offered(const sports::OddsBoard& board, const std::optional<ledger::ClassId>& in_class,
                ledger::GameId id, ledger::Timestamp now) {
  const auto* game = board.find(in_class, id);
  return game != nullptr && game->starts_at > now;
}

bool is_sold_live(const sports::LiveBoard& board, ledger::GameId id) {
  const auto* game = board.find(id);
  return game != nullptr && game->period != sports::kFinalPeriod;
}

Task<Response> Hub::hub_view(RequestContext& context, HubView view, MakeHubText make) {
  const auto now = parts_.clock();
  const auto key = fmt::format("{} {}", ledger::name_of(view.sport), view.name);
  auto kept = texts_.find(key, now);
  if (kept.is_due) {
    const auto* hub = parts_.hub;
    if (hub != nullptr && !hub->shows(view.sport)) hub = nullptr;
    const bool is_first = kept.text == nullptr;
    const auto made = co_await parts_.storage.run(context, [&] {
      // Many may ask for a view that is not there yet; the later ones find it made.
      if (is_first && texts_.find(key, now).text != nullptr) return true;
      auto text = make(hub, now);
      if (!text) return false;
      const auto holds_until = hub != nullptr ? (hub->*view.holds_until)(view.sport, now) : now;
      texts_.put(key, *std::move(text), std::min(holds_until, now + view.kept_most));
      return true;
    });
    if (made == true) kept = texts_.find(key, now);
    if (kept.text == nullptr) co_return made == false ? being_fetched() : busy();
  }
  if (view.counted) co_await note_view(context, *view.counted);
  co_return answer(std::move(kept.text), context.request);
}

// If the engine is busy, the next request records the view.
Task<void> Hub::note_view(RequestContext& context, ledger::DataView view) {
  if (!context.session) co_return;
  const auto account = context.session->account;
  auto& views = looked_at_.of(context.io);
  if (views.knows(account, view)) co_return;
  const auto outcome = co_await context.io.engine.decide(ledger::ViewData{account, view});
  if (outcome || outcome.error() == ledger::Rejection::kNothingToDo) views.note(account, view);
}

}  // namespace chalkline::http
