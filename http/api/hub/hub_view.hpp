#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "http/server/request.hpp"
#include "ledger/events/progress_events.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/hub/data_hub.hpp"
#include "sports/model/live_game.hpp"

namespace chalkline::http {

// A view of the hub.
struct HubView {
  ledger::Sport sport{};
  std::string name;  // with the day, if it is of one
  ledger::Timestamp (sports::hub::DataHub::*holds_until)(ledger::Sport sport,
                                                         ledger::Timestamp now) const {};
  std::optional<ledger::DataView> counted{};  // if Data Diver counts it
  // The longest that a text is kept, however long the season stays as it is.
  std::chrono::seconds kept_most{std::chrono::hours{24}};
};

// Makes the view's text as of `now` from a hub that shows its sport, or from none. Absent where the
// hub does not know it yet.
using MakeHubText = std::function<std::optional<std::string>(const sports::hub::DataHub* hub,
                                                             ledger::Timestamp now)>;

// The day that the request asks for; for a query that asks for another thing, a sentence.
std::expected<std::chrono::year_month_day, std::string> read_date(const Request& request);

// Whether a game of the hub can be bet on now.
bool is_offered(const sports::OddsBoard& board, const std::optional<ledger::ClassId>& in_class,
                ledger::GameId id, ledger::Timestamp now);
bool is_sold_live(const sports::LiveBoard& board, ledger::GameId id);

}  // namespace chalkline::http
