#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/values/odds.hpp"
#include "sports/feeds/espn/box_page.hpp"
#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/espn/roster_pages.hpp"
#include "sports/feeds/live/league_updates.hpp"
#include "sports/feeds/mlb/hub_pages.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/mlb/roster_pages.hpp"
#include "sports/feeds/nhl/box_page.hpp"
#include "sports/feeds/nhl/day_page.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/nhl/season_pages.hpp"
#include "sports/feeds/odds_api/odds.hpp"
#include "sports/feeds/odds_api/prop_odds.hpp"

namespace {

using namespace chalkline;

constexpr std::chrono::sys_days kDay{std::chrono::days{20'778}};
constexpr sports::fetch::Time kNow{kDay};

// The contents of a page that is read can be written, and a refusal is a sentence.
void check(const sports::live::LeagueGames& games) {
  if (!games) {
    if (games.error().empty()) std::abort();
    return;
  }
  sports::live::GamesByKey by_key;
  sports::live::merge(by_key, *games);
  sports::live::updates_of(by_key, kNow);
}

template <class Content>
void check_refusal(const std::expected<Content, std::string>& content) {
  if (!content && content.error().empty()) std::abort();
}

void check_players(const std::expected<std::vector<sports::hub::HockeyPlayer>, std::string>& all) {
  check_refusal(all);
  if (!all) return;
  for (const auto& player : *all) {
    if (player.player.name.empty() || player.save_percentage() > 1) std::abort();
  }
}

// Periods that are reported make up the score.
void check_day(std::string_view page) {
  const auto games = sports::nhl::read_day(page, kDay);
  check_refusal(games);
  if (!games) return;
  for (const auto& game : *games) {
    ledger::Score sum{};
    for (const auto& period : game.periods) {
      sum.home += period.home;
      sum.away += period.away;
    }
    if (!game.periods.empty() && sum != game.game.score) std::abort();
  }
}

void check_hub(std::string_view page) {
  check_day(page);
  check_refusal(sports::nhl::read_box(page, "2026020001"));
  check_refusal(sports::nhl::read_standings(page));
  check_players(sports::nhl::read_roster(page));
  check_players(sports::nhl::read_figures(page));
  check_refusal(sports::mlb::read_days(page, kDay, std::chrono::days{7}));
  check_refusal(sports::mlb::read_box(page));
  check_refusal(sports::mlb::read_standings(page));
  check_refusal(sports::mlb::read_teams(page));
  check_refusal(sports::mlb::read_roster(page, 147));
  check_refusal(sports::espn::read_teams(page, ledger::Sport::kNfl));
  check_refusal(sports::espn::read_roster(page, "27"));
}

void check_box(std::string_view page) {
  for (const auto sport : {ledger::Sport::kNba, ledger::Sport::kNfl}) {
    const auto box = sports::espn::read_box(page, sport, "4017");
    check_refusal(box);
    if (box) sports::espn::box_figures(*box);
  }
}

void check(const std::optional<ledger::TwoWay>& market) {
  if (!market) return;
  if (!ledger::is_american(market->first) || !ledger::is_american(market->second)) std::abort();
  if (market->line < -ledger::kLineMax || market->line > ledger::kLineMax) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view page{reinterpret_cast<const char*>(data), size};
  check(sports::nhl::read_schedule(page, kDay));
  check(sports::mlb::read_schedule(page, kDay));
  check_hub(page);
  check_box(page);
  check(sports::espn::read_scoreboard(page, ledger::Sport::kNba, kDay));
  if (const auto games = sports::odds_api::read_odds(page, "icehockey_nhl", kNow)) {
    for (const auto& game : *games) {
      check(game.lines.moneyline);
      check(game.lines.spread);
      check(game.lines.total);
    }
  }
  const sports::odds_api::PropPage props{"icehockey_nhl", "aa11",
                                         sports::odds_api::prop_markets(ledger::Sport::kNhl)};
  if (const auto priced = sports::odds_api::read_props(page, props, kNow)) {
    for (const auto& prop : *priced) check(prop.quote);
  }
  return 0;
}
