#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "ledger/values/odds.hpp"
#include "sports/feeds/seasons/layouts.hpp"
#include "sports/model/sure_profit.hpp"

namespace {

using namespace chalkline;
using namespace chalkline::sports::seasons;

// A reason is one line that says something.
void check(const std::string& reason) {
  if (reason.empty() || reason.contains('\n')) std::abort();
}

void check(const std::optional<ledger::TwoWay>& market) {
  if (!market) return;
  if (!ledger::is_american(market->first) || !ledger::is_american(market->second)) std::abort();
  if (market->line < -ledger::kLineMax || market->line > ledger::kLineMax) std::abort();
  if (sports::is_sure_profit(*market)) std::abort();
}

void check(const ledger::Lines& lines) {
  check(lines.moneyline);
  check(lines.spread);
  check(lines.total);
}

}  // namespace

// A file is refused, or is games that can be offered and rows that are left out for a reason.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  constexpr std::int32_t kAnySeason = 2018;
  const auto all = parse_season(text, std::nullopt);
  if (!all) check(all.error());
  for (const auto& file : {all, parse_season(text, kAnySeason)}) {
    if (!file) continue;
    std::set<std::string> ids;
    for (const auto& game : file->games) {
      if (!ids.insert(game.game_id).second) std::abort();
      if (game.home.code.empty() || game.home.code == game.away.code) std::abort();
      if (game.score && (game.score->home < 0 || game.score->away < 0)) std::abort();
      check(game.opening);
      check(game.closing);
    }
    for (const auto& row : file->bad_rows) check(row.reason);
  }
  return 0;
}
