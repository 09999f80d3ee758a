#include <doctest/doctest.h>

#include <random>

#include "tests/ledger/reference/random_slips.hpp"
#include "tests/ledger/reference/reference_ledger.hpp"
#include "tests/ledger/spec.hpp"

// A million random slips with results and corrections, by the pure rules alone: each is answered
// and each bet is paid as ReferenceLedger does it, and RULES 44 holds.
namespace chalkline::ledger {
namespace {

using namespace test;

constexpr std::size_t kAccounts = 5;
constexpr std::size_t kGames = 6;
constexpr int kSlips = 1'000'000;
constexpr int kSlipsOfRound = 500;

// Folds events as the ledger does, without a log.
class PureLedger {
 public:
  AccountState& account(AccountId id) { return accounts_[id]; }
  const GameState* game(GameId id) const {
    const auto found = games_.find(id);
    return found == games_.end() ? nullptr : &found->second;
  }

  std::uint16_t rules = kFirstRules;

  std::expected<Coins, Rejection> apply(const PlaceSlip& slip, Timestamp now) {
    games_of_.clear();
    for (const auto& bet : slip.bets)
      for (const auto& pick : bet.picks) games_of_.push_back(game(pick.game));
    const auto events =
        decide(account(slip.account), games_of_, slip, position_ + 1, now, {}, rules_of(rules));
    if (!events) return std::unexpected(events.error());
    for (const auto& event : *events) happens(event, now);
    return account(slip.account).balance;
  }

  template <class Decided>
  void happen(const std::expected<Decided, Rejection>& decided, Timestamp now) {
    if (!decided) return;
    if constexpr (std::is_same_v<Decided, Events>) {
      for (const auto& event : *decided) happens(event, now);
    } else {
      happens(*decided, now);
    }
  }

  // Walks each ended game's chain of bets, as the settler does.
  void settle(Timestamp now) {
    for (const auto& [id, state] : games_) {
      if (!has_ended(state)) continue;
      for (auto at = state.last_bet; at != 0;) {
        const auto& bet = bets_.at(at);
        games_of_.clear();
        for (const auto& leg : bet.legs) games_of_.push_back(game(leg.game));
        const auto known = settlements_.find(at);
        const auto* settled = known == settlements_.end() ? nullptr : &known->second;
        for (const auto& event : ledger::settle(at, bet, settled, id, games_of_))
          happens(event, now);
        at = previous_on(bet, id);
      }
    }
  }

  // RULES 44: all postings sum to 0, a balance is the sum of its own, held coins are the sum of
  // open stakes.
  void check() {
    Coins all = 0;
    for (const auto& [account, sum] : sums_) all += sum;
    REQUIRE(all == 0);
    std::map<AccountId, Coins> stakes;
    for (const auto& [id, bet] : bets_) {
      const auto known = settlements_.find(id);
      if (known == settlements_.end() || known->second.position == 0)
        stakes[bet.account] += bet.stake;
    }
    for (const auto& [id, state] : accounts_) {
      const auto sum = [&](LedgerAccountKind kind) { return sums_[std::pair{kind, id}]; };
      REQUIRE(state.balance == sum(LedgerAccountKind::kPlayer));
      REQUIRE(state.held == sum(LedgerAccountKind::kHeld));
      REQUIRE(state.held == stakes[id]);
    }
  }

 private:
  void happens(const Event& event, Timestamp now) {
    ++position_;
    for (const auto& posting : postings_of(event))
      sums_[std::pair{posting.kind, posting.account}] += posting.amount;
    for_each_touched(
        event, [&](AccountId id) { evolve(accounts_[id], event, position_, now); },
        [&](GameId id) { evolve(games_[id], event, position_, now); }, [] {});
    if (const auto* placed = std::get_if<BetPlaced>(&event)) {
      bets_[position_] = *placed;
    } else if (const auto* settled = std::get_if<BetSettled>(&event)) {
      const auto fresh = Settlement{position_, settled->outcome, settled->credit};
      const auto before = std::exchange(settlements_[settled->bet], fresh);
      REQUIRE(before.position == 0);  // at most one terminal event that stands
    } else if (const auto* reversed = std::get_if<SettlementReversed>(&event)) {
      REQUIRE(settlements_.at(reversed->bet).position == reversed->settlement);
      settlements_[reversed->bet] = {};
    }
  }

  Position position_ = 0;
  std::map<AccountId, AccountState> accounts_;
  std::map<GameId, GameState> games_;
  std::map<BetId, BetPlaced> bets_;
  std::map<BetId, Settlement> settlements_;
  std::map<std::pair<LedgerAccountKind, AccountId>, Coins> sums_;
  std::vector<const GameState*> games_of_;
};

class Round {
 public:
  // Under each version of the rules in turn.
  explicit Round(std::mt19937& random) : random_(random) {
    pure_.rules = static_cast<std::uint16_t>(1 + random() % kLatestRules);
    slips_.set_rules(pure_.rules);
    for (std::size_t i = 0; i < kAccounts; ++i) {
      const OpenAccount open{AccountId{1'000 + i}};
      pure_.happen(decide(pure_.account(open.account), open, rules_of(1)), kNoon);
      REQUIRE(plain_.apply(open, kNoon));
      // Enough to go on for the whole round.
      const UpgradeMembership rich{open.account, Tier::kUltimate};
      pure_.happen(decide(pure_.account(open.account), rich, rules_of(1)), kNoon);
      REQUIRE(plain_.apply(rich, kNoon));
    }
    for (std::uint64_t i = 1; i <= kGames; ++i) {
      auto wanted = scheduled(game_number(i), i % 3 == 0 ? kNoon - 1h : kTipOff);
      if (i % 4 == 0) wanted.sport = Sport::kMlb;
      pure_.happen(decide(nullptr, ScheduleGame{wanted}, rules_of(1)), kNoon);
      REQUIRE(plain_.apply(ScheduleGame{wanted}, kNoon));
    }
    if (pure_.rules > 1) REQUIRE(plain_.apply(AdoptRules{pure_.rules}, kNoon));
  }

  struct Slips {
    int placed = 0;
    int small = 0;  // refused for the small stakes of the day
  };
  Slips run() {
    Slips slips;
    // In every fourth round one player places many small bets.
    const bool is_small = random_() % 4 == 0;
    const auto players = is_small ? 1 : kAccounts;
    const auto stakes = is_small ? 20U : 90U;
    for (int i = 0; i < kSlipsOfRound; ++i) {
      const AccountId player{1'000 + random_() % players};
      const auto slip =
          slips_.slip(player, kNoon, [&] { return static_cast<Coins>(random_() % stakes); });
      const auto expected = plain_.apply(slip, kNoon);
      const auto actual = pure_.apply(slip, kNoon);
      REQUIRE(actual == expected);
      slips.placed += actual ? 1 : 0;
      slips.small += !actual && actual.error() == Rejection::kSmallBetsUsedUp ? 1 : 0;
    }
    // Some games end, then some are corrected and more end, and in the end nearly all have.
    for (const auto now : {kTipOff + 1h, kTipOff + 2h, kTipOff + 3h}) {
      for (std::uint64_t i = 1; i <= kGames; ++i) {
        if (random_() % 2 == 0) end(game_number(i), now);
      }
      pure_.settle(now);
      plain_.settle(now);
      check();
    }
    return slips;
  }

 private:
  void end(GameId id, Timestamp now) {
    if (random_() % 12 == 0) {
      pure_.happen(decide(pure_.game(id), CancelGame{id}, now, rules_of(1)), now);
      static_cast<void>(plain_.apply(CancelGame{id}, now));
      return;
    }
    const auto result = slips_.result(id);
    pure_.happen(decide(pure_.game(id), result, now, {}), now);
    static_cast<void>(plain_.apply(result, now));
  }

  void check() {
    pure_.check();
    for (const auto& [id, expected] : plain_.accounts()) {
      REQUIRE(pure_.account(id).balance == expected.balance);
      REQUIRE(pure_.account(id).held == expected.held);
    }
  }

  std::mt19937& random_;
  PureLedger pure_;
  ReferenceLedger plain_;
  RandomSlips slips_{random_, [this] { return game_number(1 + random_() % kGames); }};
};

TEST_CASE("a million random slips are placed and paid as a plain ledger does it") {
  std::mt19937 random{44};
  int placed = 0;
  int small = 0;
  for (int i = 0; i < kSlips / kSlipsOfRound; ++i) {
    const auto slips = Round{random}.run();
    placed += slips.placed;
    small += slips.small;
  }
  CHECK(placed > kSlips / 4);
  CHECK(small > 0);
}

}  // namespace
}  // namespace chalkline::ledger
