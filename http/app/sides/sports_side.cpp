#include "http/app/sides/sports_side.hpp"

#include <spdlog/spdlog.h>

#include "http/app/own_commands/daily_lines.hpp"
#include "http/app/own_commands/monthly_bonuses.hpp"
#include "ledger/engine/overdue_games.hpp"
#include "sports/book/sportsbook_options.hpp"
#include "sports/feeds/simulated/seed_file.hpp"

namespace chalkline::http {
namespace {

// Bets on a game whose end no feed reported have waited two days by then.
constexpr std::chrono::minutes kOverdueGamesEvery{1};

sports::SportsbookOptions sports_options(const ServeOptions& options, const DataDirectory& data) {
  return {.database = data.sports(),
          .source = options.source,
          .seed = options.seed ? sports::simulated::MasterSeed{*options.seed}
                               : sports::simulated::load_seed(data.seed()),
          .odds_api_key = options.odds_api_key,
          .live_from = options.live_from};
}

void cancel_overdue_games(WriteSide& write, const sports::Sportsbook& book) {
  const auto awaits = [status = book.health().status.current()](auto game) {
    return status->awaits(game);
  };
  if (const auto games =
          ledger::cancel_overdue_games(write.state, write.engine, write.clock(), awaits))
    spdlog::warn("{} games without a result are void", games);
}

}  // namespace

SportsSide::SportsSide(const ServeOptions& options, const DataDirectory& data, WriteSide& write,
                       ReadSide& read, StopOrder& stops)
    : settler{*write.log, write.state, write.engine},
      book{sports_options(options, data), write.engine, write.state, write.clock,
           options.clock_speed},
      rounds{"rounds",
             {{kDailyLineEvery, "The daily line waits for the next round",
               [this, &write] {
                 set_daily_line(*book.boards().current(), write.state, write.engine, write.clock());
               }},
              {kOverdueGamesEvery, "Games that are overdue wait for the next round",
               [this, &write] { cancel_overdue_games(write, book); }},
              {kBonusesEvery, "Monthly bonuses wait for the next round",
               [&write, reader = std::shared_ptr{read.models->reader()}] {
                 grant_due_bonuses(reader->ask(&projections::StandingQuery::members), write.state,
                                   write.engine, write.clock());
               }}}} {
  stops.add(settler);
  stops.add(book);
  stops.add(rounds);
}

}  // namespace chalkline::http
