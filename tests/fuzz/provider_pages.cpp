#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "ledger/values/odds.hpp"
#include "sports/feeds/espn/espn.hpp"
#include "sports/feeds/live/league_updates.hpp"
#include "sports/feeds/mlb/mlb.hpp"
#include "sports/feeds/nhl/nhl.hpp"
#include "sports/feeds/odds_api/odds.hpp"

namespace {

using namespace chalkline;

constexpr std::chrono::sys_days kDay{std::chrono::days{20'778}};
constexpr sports::fetch::Time kNow{kDay};

// What a page is made of can be told, and a refusal is a sentence.
void check(const sports::live::LeagueGames& games) {
  if (!games) {
    if (games.error().empty()) std::abort();
    return;
  }
  sports::live::GamesByKey by_key;
  sports::live::merge(by_key, *games);
  sports::live::LeagueUpdates{}.tell(by_key, kNow);
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
  check(sports::nhl::read_scores(page, kDay));
  check(sports::mlb::read_schedule(page, kDay));
  check(sports::espn::read_scoreboard(page, ledger::Sport::kNba, kDay));
  if (const auto games = sports::odds_api::read_odds(page, "icehockey_nhl", kNow)) {
    for (const auto& game : *games) {
      check(game.lines.moneyline);
      check(game.lines.spread);
      check(game.lines.total);
    }
  }
  return 0;
}
