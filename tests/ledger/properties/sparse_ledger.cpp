#include "tests/ledger/properties/sparse_ledger.hpp"

#include "ledger/rules/progress.hpp"
#include "tests/ledger/audit/known_game.hpp"

namespace chalkline::ledger::test {
namespace {

constexpr auto kStart = kNoon + 24h;

GameScheduled real(const std::string& source_key, Timestamp starts_at = kStart) {
  auto game = scheduled(game_id(Source::kLive, source_key), starts_at);
  game.source = Source::kLive;
  game.sport = Sport::kNhl;
  game.source_key = source_key;
  return game;
}

class Sparsely {
 public:
  explicit Sparsely(LedgerHarness& ledger) : ledger_(ledger) {}

  CommandResult does(const Command& command) {
    ledger_.clock.advance(10min);
    return ledger_.accept(command);
  }
  void settles() {
    ledger_.clock.advance(10min);
    ledger_.settle();
  }
  void reveals(GameId game) {
    const KnownGame known{game};
    does(RecordResult{game,
                      known.result().score,
                      {},
                      {{kPointGuard.player, true, basketball(1, 2, 3, 4, 5)}},
                      true});
    settles();
    does(RevealGame{game, "the key"});
  }

 private:
  LedgerHarness& ledger_;
};

}  // namespace

void play_sparsely(LedgerHarness& ledger) {
  Sparsely sparse{ledger};
  sparse.does(AdoptRules{kLatestRules});
  for (const auto account : {kAlice, kBob}) sparse.does(OpenAccount{account});
  for (const auto game : {kBears, kLakers})
    sparse.does(ScheduleGame{committed(scheduled(game, kStart), "the key")});
  for (const auto* name : {"nobody bets", "nobody bets either", "never ends"})
    sparse.does(ScheduleGame{real(name)});
  sparse.does(ViewData{kAlice, DataView::kNhlRosters});
  const auto lost = sparse.does(bet(kAlice, 9, moneyline(kBears, Side::kAway, 100, -120))).first;
  sparse.does(ViewHub{kBob, 3});
  const auto today = day_of(kNoon);
  const AskedSide asked{kBears, Market::kMoneyline, Side::kHome, 0, -120, 100, kQuotedAt};
  sparse.does(GiveEstimate{kBob, asked, 55, true, today});
  sparse.does(AnswerReview{kBob, Guide::kOddsFormats, 1, true, today});
  const auto won = sparse.does(bet(kBob, 12, moneyline(kBears, Side::kHome, -120, 100))).first;
  sparse.does(ReadGuide{kBob, Guide::kOddsFormats});
  // The day's XP for bets is used up, and later that for post-mortems.
  std::vector<BetId> more;
  for (Coins stake = 20; stake < 26; ++stake) {
    const auto placed = sparse.does(bet(kBob, stake, moneyline(kBears, Side::kHome, -120, 100)));
    more.push_back(placed.first);
  }
  sparse.does(ViewData{kBob, DataView::kMlbRosters});
  sparse.does(ChangeLimits{kAlice, {100, std::nullopt, std::nullopt}, 30});
  sparse.does(ScheduleGame{real("nobody bets", kStart + 1h)});
  ledger.clock.set(kStart);
  sparse.does(CloseLine{kBears, kQuotedAt, kShown});
  sparse.does(CloseLine{kLakers, kQuotedAt, kShown});
  ledger.clock.advance(2h);
  sparse.reveals(kLakers);
  sparse.reveals(kBears);
  sparse.does(RecordResult{real("nobody bets").game, {2, 1}});
  sparse.settles();
  sparse.does(CancelGame{real("nobody bets either").game});
  sparse.settles();
  sparse.does(ReviewBet{kAlice, lost});
  sparse.does(ReviewBet{kBob, won});
  for (const auto id : more) sparse.does(ReviewBet{kBob, id});
  sparse.does(CloseAccount{kAlice});
  sparse.does(ViewHub{kBob, 5});
}

}  // namespace chalkline::ledger::test
