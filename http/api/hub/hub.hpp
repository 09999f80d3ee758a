#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "http/api/hub/hub_texts.hpp"
#include "http/api/hub/hub_view.hpp"
#include "http/api/hub/hub_views.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "sports/book/games/game_page.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/live/live_boards.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/hub/data_hub.hpp"

namespace chalkline::http {

// The calls behind the sports data hub and the page of a game.
class Hub {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    ledger::Clock clock;
    const sports::hub::DataHub* hub;  // null where the source has none
    const sports::OddsBoards& boards;
    const sports::LiveBoards& live_boards;
    const sports::GamePages& pages;
    const sports::RecordedStarts& recorded_starts;
    Storage& storage;
    bool league_views{};  // the operator has switched on what SPEC does not ask for
    const IoThreads& io_threads;

    static Parts from(const auto& all) {
      return {all.state, all.clock,           all.hub,     all.odds,         all.quotes.live,
              all.pages, all.recorded_starts, all.storage, all.league_views, all.io_threads};
    }
  };
  explicit Hub(Parts parts) : parts_{std::move(parts)}, looked_at_{parts_.io_threads} {}

  static std::span<const RouteOf<Hub>> routes();

 private:
  // The four of the NHL and the rosters of MLB are always there. The others answer as an unknown
  // path does where the operator has not switched them on (LeagueViews).
  template <ledger::Sport kSport>
  Task<Response> schedule(RequestContext& context);
  template <ledger::Sport kSport>
  Task<Response> box_scores(RequestContext& context);
  template <ledger::Sport kSport>
  Task<Response> standings(RequestContext& context);
  template <ledger::Sport kSport>
  Task<Response> rosters(RequestContext& context);
  // By `?sport=` and `?code=`; of every league, whether its views are switched on or not.
  Task<Response> team(RequestContext& context);
  // The names and codes of all.
  Task<Response> teams(RequestContext& context);
  // Whether the operator has switched them on.
  Task<Response> views(RequestContext& context);
  // By `?id=` and by /{id}.
  Task<Response> nhl_game(RequestContext& context);

  // The answer to give instead of a view that this asker does not get of the sport.
  std::optional<Response> refuse_view(const RequestContext& context, ledger::Sport sport) const;
  // The same of a sport that is for members alone.
  std::optional<Response> refuse_guest(const RequestContext& context, ledger::Sport sport) const;
  // `make` makes the text for the day, as MakeHubText does.
  template <class Make>
  Task<Response> day_view(RequestContext& context, ledger::Sport sport, std::string_view name,
                          std::optional<ledger::DataView> counted, Make make);
  Task<Response> season_view(RequestContext& context, ledger::Sport sport, std::string_view name,
                             std::optional<ledger::DataView> counted, MakeHubText make);
  // Answers the view as it is kept, or made anew where it may take its time, and records in the
  // ledger that the player has looked at it, if it counts.
  Task<Response> hub_view(RequestContext& context, HubView view, MakeHubText make);
  Task<void> note_view(RequestContext& context, ledger::DataView view);

  const Parts parts_;
  HubTexts texts_;
  PerIoThread<HubViews> looked_at_;
};

}  // namespace chalkline::http
