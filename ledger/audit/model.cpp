#include "ledger/audit/model.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "ledger/events/touched.hpp"
#include "ledger/log/state_keys.hpp"
#include "ledger/rules/badges.hpp"
#include "ledger/rules/placement.hpp"

namespace chalkline::ledger {
namespace {

// Far beyond honest play, and so small that the sums of a few of them are exact.
bool in_range(Coins coins) { return coins <= kBalanceMax && coins >= -kBalanceMax; }
// Nor is any sum of a few days with it out of the calendar.
bool is_day(Date date) {
  constexpr Date kMax = std::chrono::floor<std::chrono::days>(kTimeMax).time_since_epoch().count();
  return date >= 0 && date <= kMax;
}
bool in_range(const Score& score) {
  constexpr std::int32_t kMax = 1'000'000;
  return std::abs(std::int64_t{score.home}) <= kMax && std::abs(std::int64_t{score.away}) <= kMax;
}

// Whether every sum over the event's own numbers is exact.
bool is_countable(const Event& event) {
  return std::visit(
      []<class E>(const E& e) {
        bool countable = true;
        if constexpr (requires { e.stake; }) countable = countable && in_range(e.stake);
        if constexpr (requires { e.credit; }) countable = countable && in_range(e.credit);
        if constexpr (requires { e.profit; }) countable = countable && in_range(e.profit);
        if constexpr (requires { e.score; }) countable = countable && in_range(e.score);
        if constexpr (requires { e.until; }) countable = countable && is_day(e.until);
        if constexpr (std::is_same_v<E, BetReviewed>) {
          countable = is_day(e.date.value_or(0));
        } else if constexpr (requires { e.date; }) {
          countable = countable && is_day(e.date);
        }
        if constexpr (std::is_same_v<E, CoinsGranted>) countable = in_range(e.amount);
        if constexpr (std::is_same_v<E, ClockSet>)
          countable = e.from >= Timestamp{} && e.from <= kTimeMax;
        if constexpr (requires { e.periods; }) {
          for_each_field(e.periods, [&](const char*, const std::optional<Score>& score) {
            countable = countable && (!score || in_range(*score));
          });
        }
        return countable;
      },
      event);
}

}  // namespace

SlipBet request_of(const BetPlaced& placed) {
  SlipBet bet{placed.stake, {}, placed.stated_chance, placed.condition};
  bet.picks.assign(placed.legs.begin(), placed.legs.end());  // without the link of each
  return bet;
}

void AuditModel::apply(const Record& record, const Report& report) {
  if (record.position == 1) span_ = {record.time, record.time};
  check_envelope(record, report);
  check_version(record, report);
  check_missing(record, report);
  const bool countable = is_countable(record.event);
  if (!countable) {
    report("its numbers are beyond the range of coins, scores and times");
  } else if (to_follow_.empty()) {
    command_ = record.position;
    command_time_ = record.time;
    check(record, report);
  } else {
    if (record.event != to_follow_.front() || record.caused_by != command_ ||
        record.time != command_time_)
      report(fmt::format("is not the {} that had to follow", type_of(to_follow_.front()).name));
    to_follow_.pop_front();
  }
  if (countable) {
    const auto is_right = [&] {
      const auto stream = stream_of(record.event);
      return stream.kind != StreamKind::kAccount || is_sound(accounts_[AccountId{stream.id}]);
    };
    const bool was_right = is_right();
    evolve_all(record, report);
    if (was_right && !is_right()) report("it leaves an account that is not sound");
    look_for_reached(record);
  } else {
    for_each_touched(
        record.event, [&](AccountId id) { accounts_[id].last_event = record.position; },
        [&](GameId id) { games_[id].last_event = record.position; },
        [&] { ledger_.last_event = record.position; });
  }
  forget_old_bets(record.time);
  span_.last = record.time;
}

void AuditModel::check_envelope(const Record& record, const Report& report) {
  const auto stream = stream_of(record.event);
  const auto last = [&]() -> Position {
    if (stream.kind == StreamKind::kAccount) return accounts_[AccountId{stream.id}].last_event;
    if (stream.kind == StreamKind::kLedger) return ledger_.last_event;
    const auto* game = find_game(GameId{stream.id});
    return game == nullptr ? 0 : game->last_event;
  }();
  if (record.previous_in_stream != last) {
    report(fmt::format("names {} as the event before it in its stream, which is {}",
                       record.previous_in_stream, last));
  }
  if (record.caused_by >= record.position) report("is caused by an event that comes later");

  std::optional<Coins> sum{0};
  for (const auto& posting : record.postings)
    sum = sum ? checked_add(*sum, posting.amount) : std::nullopt;
  if (sum != 0)
    report(sum ? fmt::format("its postings sum to {}", *sum) : "its postings have no sum");
  if (!is_countable(record.event) || record.postings != postings_of(record.event))
    report("its postings are not those of its event");
}

// A record in an older version would hide what its event has got since; without a salt, its fields
// could be guessed from its hash.
void AuditModel::check_version(const Record& record, const Report& report) {
  const auto [first, last] = generations_of(record);
  generation_ = std::max(generation_, first);
  if (last < generation_) {
    report(is_salted(generation_) && !record.salt
               ? "has no salt, although a record before it has one"
               : fmt::format("is of version {}, which the program that wrote the records before it "
                             "no longer writes",
                             record.version));
  }
  const bool is_of_ledger = stream_of(record.event).kind == StreamKind::kLedger;
  const auto adopted = rules_adopted_by(first);
  if (served_ && !is_of_ledger && ledger_.rules < adopted) {
    report(
        fmt::format("is written by a program that adopts version {} of the rules first, and it "
                    "has not",
                    adopted));
  }
}

void AuditModel::check_missing(const Record& record, const Report& report) {
  if (statistics_ && !std::holds_alternative<ResultRecorded>(record.event)) {
    report("figures of players without their result come before it");
    statistics_.reset();
  }
  if (act_ && record.caused_by != act_->position) {
    report("an operator's act that led to nothing comes before it");
    act_.reset();
  }
  if (slip_ && to_follow_.empty() && !std::holds_alternative<BetPlaced>(record.event)) {
    report(
        fmt::format("{} bets of the slip at {} are missing before it", slip_->left, slip_->first));
    slip_.reset();
    asks_what_is_reached_ = false;
  }
  const bool is_reached = std::holds_alternative<BadgeEarned>(record.event) ||
                          std::holds_alternative<SkillReached>(record.event);
  if (reached_ && !is_reached) {
    if (!badges_may_be_missing()) {
      report(fmt::format("the {} that had to come before it is missing",
                         type_of(reached_->events.front()).name));
    }
    reached_.reset();
  }
}

void AuditModel::finish(const Report& report) const {
  if (!to_follow_.empty())
    report(fmt::format("the {} that had to follow is missing", type_of(to_follow_.front()).name));
  if (slip_)
    report(fmt::format("{} bets of the slip at {} are missing", slip_->left, slip_->first));
  if (statistics_) report("figures of players without their result come last");
  if (act_) report("an operator's act that led to nothing comes last");
  if (reached_ && !badges_may_be_missing()) {
    report(fmt::format("the {} that had to follow is missing",
                       type_of(reached_->events.front()).name));
  }
}

void AuditModel::evolve_account(AccountId id, const Record& record) {
  auto& account = accounts_[id];
  evolve(account, record.event, record.position, record.time);
  if (account.purse) evolve_owner(accounts_[account.purse->owner], record.event, record.time);
}

void AuditModel::evolve_all(const Record& record, const Report& report) {
  if (std::holds_alternative<BetPlaced>(record.event)) remember(record);
  if (const auto* closed = std::get_if<AccountClosed>(&record.event)) {
    if (auto open = open_bets(closed->account, report); !open.empty())
      to_void_.insert_or_assign(closed->account, std::move(open));
  }
  if (may_reach_badges(record.event)) asks_what_is_reached_ = true;
  for_each_touched(
      record.event, [&](AccountId id) { evolve_account(id, record); },
      [&](GameId id) { evolve(games_[id], record.event, record.position, record.time); },
      [&] {
        evolve(ledger_, record.event, record.position, record.time);
        if (is_known_rules(ledger_.rules)) rules_ = &rules_of(ledger_.rules);
      });
  if (const auto* settled = std::get_if<BetSettled>(&record.event)) {
    put_settlement(settled->bet, Settlement{record.position, settled->outcome, settled->credit});
  } else if (const auto* reviewed = std::get_if<BetReviewed>(&record.event)) {
    if (reviewed->bet < record.position) reviewed_.insert(reviewed->bet);
    reviews_.add(state_key::of_review(reviewed->bet), "");
  } else if (const auto* in_class = class_of(record.event)) {
    evolve(classes_[*in_class], record.event, record.position, record.time);
  } else if (const auto* reversed = std::get_if<SettlementReversed>(&record.event)) {
    put_settlement(reversed->bet, Settlement{});
  } else if (const auto* done = std::get_if<GameSettled>(&record.event)) {
    settled_games_.emplace(record.time, done->game);
    settling_.erase(record.caused_by);
  }
}

// Before the games know of it.
void AuditModel::remember(const Record& record) {
  const auto& placed = std::get<BetPlaced>(record.event);
  if (placed.key != IdempotencyKey{}) {
    const auto segment = state_key::segment_of(key_time(ledger_, record.time));
    keys_[segment].add(state_key::of(segment, placed.account, placed.key),
                       state_key::to_bytes(record.position));
  }
  // A bet that could not have been placed anywhere cannot be settled either.
  if (refuse_shape(request_of(placed), *rules_)) return;
  auto& bet = bets_[record.position];
  bet = {placed, std::nullopt};
  // The chain of a game's bets is walked: it has to be the right one, whatever the record says.
  for (auto& leg : bet.placed.legs) leg.previous_on_game = games_[leg.game].last_bet;
}

void AuditModel::look_for_reached(const Record& record) {
  const auto look = [&](AccountId account, Position cause, const BetPlaced* won) {
    auto events = reached(account, accounts_[account], won, *rules_);
    if (!events.empty())
      reached_ = Reached{account, cause, record.time, {events.begin(), events.end()}};
  };
  if (const auto* settled = std::get_if<BetSettled>(&record.event)) {
    const auto bet = bets_.find(settled->bet);
    const bool is_won = settled->outcome == BetOutcome::kWon && bet != bets_.end() &&
                        bet->second.placed.account == settled->account;
    look(settled->account, record.position, is_won ? &bet->second.placed : nullptr);
  } else if (const auto* reversed = std::get_if<SettlementReversed>(&record.event)) {
    look(reversed->account, record.position, nullptr);
  } else if (asks_what_is_reached_) {
    // A command has come to its end.
    if (!to_follow_.empty() || slip_) return;
    look(AccountId{stream_of(record.event).id}, command_, nullptr);
    asks_what_is_reached_ = false;
  }
}

void AuditModel::put_settlement(BetId bet, const Settlement& settlement) {
  const auto found = bets_.find(bet);
  if (found == bets_.end()) return;
  const auto key = state_key::of_settlement(bet);
  auto& known = found->second.settlement;
  if (known) settlements_.remove(key, state_key::to_bytes(*known));
  known = settlement;
  settlements_.add(key, state_key::to_bytes(settlement));
}

// Whether no correction of the game can change a bet on it any more.
bool AuditModel::is_past(const GameState& game, Timestamp now) const {
  return game.settled && now - game.ended_at > kCorrectionWindow;
}

void AuditModel::forget_old_bets(Timestamp now) {
  while (!settled_games_.empty() && now - settled_games_.begin()->first > kCorrectionWindow) {
    const auto id = settled_games_.begin()->second;
    settled_games_.erase(settled_games_.begin());
    if (!is_past(games_[id], now)) continue;  // a later GameSettled takes care of it
    std::vector<BetId> old;
    for_each_bet(id, [&](BetId bet, const Bet& known) {
      // A parlay goes with the last of its games.
      if (std::ranges::all_of(known.placed.legs,
                              [&](const Leg& leg) { return is_past(games_[leg.game], now); }))
        old.push_back(bet);
    });
    for (const auto bet : old) bets_.erase(bet);
  }
}

const ClassState* AuditModel::find_class(const ClassId& id) const {
  const auto found = classes_.find(id);
  return found == classes_.end() ? nullptr : &found->second;
}

Bettor AuditModel::bettor(AccountId id) {
  const auto& own = accounts_[id];
  if (!own.purse) return own;
  return {own, accounts_[own.purse->owner].limits, find_class(own.purse->class_id)};
}

GameState* AuditModel::find_game(GameId id) {
  const auto found = games_.find(id);
  return found == games_.end() ? nullptr : &found->second;
}

// Oldest first. For an account that closes, which is rare: its own chain is short against the bets
// of everybody. The number of open bets ends the walk early; without it the walk finds the same
// ones and goes on to the account's first record.
std::vector<BetId> AuditModel::open_bets(AccountId account, const Report& report) {
  const auto& state = accounts_[account];
  std::vector<BetId> open;
  try {
    for (auto at = state.last_event; at != 0 && open.size() < state.open_bets;) {
      const auto bet = bets_.find(at);
      if (bet != bets_.end() && bet->second.placed.account == account &&
          !(bet->second.settlement && is_settled(&*bet->second.settlement)))
        open.push_back(at);
      const auto previous = read_record(log_, at).previous_in_stream;
      at = previous < at ? previous : 0;
    }
  } catch (const LogFailure& failure) {
    report(failure.what());
  }
  std::ranges::reverse(open);
  return open;
}

AuditModel::GamesOf AuditModel::games_of(const Legs& legs) {
  GamesOf games;
  for (const auto& leg : legs) games.push_back(find_game(leg.game));
  return games;
}

}  // namespace chalkline::ledger
