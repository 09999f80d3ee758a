#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "http/api/shared/app_context.hpp"
#include "sports/hub/data_hub.hpp"

namespace chalkline::http {

// Makes a view's text of the hub, which is null where the source has none, as of `now`. Absent
// where the hub does not know it yet.
using MakeHubText = std::function<std::optional<std::string>(const sports::hub::DataHub* hub,
                                                             ledger::Timestamp now)>;
// Until when it holds.
using HubHolds =
    std::function<ledger::Timestamp(const sports::hub::DataHub& hub, ledger::Timestamp now)>;

// Answers the view as it is kept under `key`, or made anew where it may take its time, and has the
// ledger know that the player has looked at it, if it is one that Data Diver counts.
Task<Response> hub_view(RequestContext& context, std::optional<ledger::DataView> view,
                        std::string key, HubHolds holds, MakeHubText make);

// The day that the request asks for; for a query that asks for another thing, a sentence.
std::expected<std::chrono::year_month_day, std::string> read_date(const Request& request);

// Whether a game of the hub can be bet on now.
bool is_offered(const sports::OddsBoard& board, ledger::GameId id, ledger::Timestamp now);

// The games of a schedule as `show` has them, each with what else there is of it here.
template <class Shown, class Game>
std::vector<Shown> with_ways(const std::vector<Game>& games, Shown (*show)(const Game&),
                             const sports::Sportsbook& book, ledger::Timestamp now) {
  const auto board = book.board();
  std::vector<Shown> shown;
  for (const auto& game : games) {
    auto& added = shown.emplace_back(show(game));
    added.is_offered = is_offered(*board, game.id, now);
    added.has_page = book.has_page(game.id);
  }
  return shown;
}

}  // namespace chalkline::http
