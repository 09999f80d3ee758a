#include "ledger/decider.hpp"

#include <algorithm>

#include "ledger/activity.hpp"
#include "ledger/badges.hpp"
#include "ledger/codec.hpp"
#include "ledger/placement.hpp"
#include "ledger/touched.hpp"

namespace chalkline::ledger {
namespace {

bool same_figure(const std::optional<PropSubject>& a, const std::optional<PropSubject>& b) {
  return a.has_value() == b.has_value() && (!a || (a->player == b->player && a->type == b->type));
}

bool same_pick(const Leg& leg, const Pick& pick) {
  return leg.game == pick.game && leg.market == pick.market && leg.side == pick.side &&
         leg.line == pick.line && leg.odds == pick.odds && leg.live == pick.live &&
         same_figure(leg.prop, pick.prop);
}

// The same content: what the player chose and at which price. When the source published the quote
// is not content, since a retry may have seen a newer quote with the same price.
bool same_bet(const BetPlaced& placed, const SlipBet& bet) {
  return placed.stake == bet.stake && placed.stated_chance == bet.stated_chance &&
         placed.condition == bet.condition && std::ranges::equal(placed.legs, bet.picks, same_pick);
}

}  // namespace

Decider::Decider(const Log& log)
    : log_(log), state_(log), base_(log.head_at_open().position), head_(log.head_at_open()) {}

Outcome Decider::handle(const Command& command, Timestamp now) {
  now_ = std::max(now, head_.time);
  return std::visit([this](const auto& c) { return on(c); }, command);
}

Batch Decider::take_batch() {
  Batch batch{base_, std::exchange(records_, {}), head_, state_.take_changes()};
  base_ = head_.position;
  return batch;
}

Outcome Decider::on(const OpenAccount& command) {
  return commit(command.account, decide(state_.account(command.account), command));
}

Outcome Decider::on(const ResetBankroll& command) {
  return commit(command.account, decide(state_.account(command.account), command, now_));
}

Outcome Decider::on(const SubmitQuiz& command) {
  return commit(command.account, decide(state_.account(command.account), command));
}

template <class Picked>
void Decider::add_games(GamesOf& games, const Picked& picked) {
  for (const auto& one : picked) games.push_back(state_.game(one.game));
}

Outcome Decider::on(const PlaceSlip& command) {
  const bool has_key = command.key != IdempotencyKey{};
  if (has_key) {
    if (const auto known = state_.key(command.account, command.key))
      return first_answer(*known, command);
  }
  GamesOf games;
  for (const auto& bet : command.bets) add_games(games, bet.picks);
  auto outcome = commit(command.account, decide(state_.account(command.account), games, command,
                                                head_.position + 1, now_));
  if (outcome && has_key) state_.put_key(command.account, command.key, outcome->first);
  return with_reached(command.account, std::move(outcome));
}

Outcome Decider::first_answer(Position position, const PlaceSlip& command) {
  const auto first = record_at(position);
  if (std::get<BetPlaced>(first.event).slip != command.bets.size())
    return std::unexpected(Rejection::kKeyReused);
  Accepted accepted{position, position, 0, true, first.time};
  for (const auto& bet : command.bets) {
    // The bets of a slip stand in a row, with the XP for each between them.
    auto record = record_at(position);
    while (!std::holds_alternative<BetPlaced>(record.event)) record = record_at(++position);
    const auto& placed = std::get<BetPlaced>(record.event);
    if (!same_bet(placed, bet)) return std::unexpected(Rejection::kKeyReused);
    accepted.balance = placed.balance_after;
    accepted.bets.push_back(position++);
  }
  return accepted;
}

Outcome Decider::on(const ScheduleGame& command) {
  const auto id = command.game.game;
  return commit_game(id, decide(state_.game(id), command));
}

Outcome Decider::on(const CloseLine& command) {
  return commit_game(command.game, decide(state_.game(command.game), command));
}

Outcome Decider::on(const RecordResult& command) {
  return commit_game(command.game, decide(state_.game(command.game), command, now_));
}

Outcome Decider::on(const CancelGame& command) {
  return commit_game(command.game, decide(state_.game(command.game), command));
}

Outcome Decider::on(const SettleBets& command) {
  auto* game = state_.game(command.game);
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (!has_ended(*game) || game->settled || game->end_event != command.end)
    return std::unexpected(Rejection::kNothingToDo);
  Accepted accepted{.time = now_};
  for (const auto& [id, bet] : command.bets) {
    if (state_.account(bet.account).closed != 0) continue;  // its bets stay as they were
    GamesOf games;
    add_games(games, bet.legs);
    for (auto& event : settle(id, bet, state_.settlement(id), command.game, games)) {
      const auto* settled = std::get_if<BetSettled>(&event);
      const bool is_won = settled != nullptr && settled->outcome == BetOutcome::kWon;
      accepted.position = record(std::move(event), command.end);
      if (const auto last = record_reached(bet.account, is_won ? &bet : nullptr, accepted.position))
        accepted.position = last;
    }
  }
  if (command.last) accepted.position = record(GameSettled{command.game, game->bets}, command.end);
  return accepted;
}

Outcome Decider::on(const CloseAccount& command) {
  const auto open = open_bets(command);
  return commit(command.account, decide(state_.account(command.account), command, open));
}

// What was placed since the caller looked is at the end of the account's records, so that the walk
// back is short.
std::vector<SettleBets::Placed> Decider::open_bets(const CloseAccount& command) {
  const auto& account = state_.account(command.account);
  const std::size_t count = account.open_bets;
  auto position = account.last_event;
  std::vector<SettleBets::Placed> open;
  for (const auto& placed : command.known) {
    if (placed.bet.account == command.account && !is_settled(state_.settlement(placed.id)))
      open.push_back(placed);
  }
  while (open.size() < count && position != 0) {
    auto record = record_at(position);
    auto* placed = std::get_if<BetPlaced>(&record.event);
    if (placed != nullptr && !is_settled(state_.settlement(position)) &&
        std::ranges::find(open, position, &SettleBets::Placed::id) == open.end()) {
      open.push_back({position, std::move(*placed)});
    }
    position = record.previous_in_stream;
  }
  if (open.size() != count)
    throw LogFailure(head_.position, "the open bets of an account are not in the log");
  std::ranges::sort(open, std::ranges::greater{}, &SettleBets::Placed::id);
  return open;
}

Outcome Decider::on(const ViewHub& command) {
  return commit(command.account, decide(state_.account(command.account), command, now_));
}

Outcome Decider::on(const ViewData& command) {
  auto outcome = commit(command.account, decide(state_.account(command.account), command));
  return with_reached(command.account, std::move(outcome));
}

Outcome Decider::on(const ReadGuide& command) {
  auto outcome = commit(command.account, decide(state_.account(command.account), command));
  return with_reached(command.account, std::move(outcome));
}

Outcome Decider::on(const ReviewBet& command) {
  Reviewable bet;
  std::optional<Record> record;
  if (command.bet != 0 && command.bet <= head_.position) {
    record = record_at(command.bet);
    bet.placed = std::get_if<BetPlaced>(&record->event);
  }
  if (bet.placed != nullptr) {
    bet.settled = is_settled(state_.settlement(command.bet));
    bet.reviewed = state_.reviewed(command.bet);
  }
  return commit(command.account, decide(state_.account(command.account), command, bet, now_));
}

Outcome Decider::on(const UpgradeMembership& command) {
  return commit(command.account, decide(state_.account(command.account), command));
}

Outcome Decider::on(const GrantMonthlyBonus& command) {
  return commit(command.account, decide(state_.account(command.account), command, now_));
}

Outcome Decider::on(const ChangeLimits& command) {
  return commit(command.account, decide(state_.account(command.account), command, now_));
}

Position Decider::record_reached(AccountId account, const BetPlaced* won, Position caused_by) {
  Position last = 0;
  for (auto& event : reached(account, state_.account(account), won))
    last = record(std::move(event), caused_by);
  return last;
}

Outcome Decider::with_reached(AccountId account, Outcome outcome) {
  if (!outcome) return outcome;
  if (const auto last = record_reached(account, nullptr, outcome->first)) outcome->position = last;
  return outcome;
}

// What is of this group is not readable from the log yet.
Record Decider::record_at(Position position) const {
  return position > base_ ? decode(records_[position - base_ - 1]).value()
                          : read_record(log_, position);
}

Outcome Decider::commit(AccountId account, std::expected<Events, Rejection> decided) {
  if (!decided) return std::unexpected(decided.error());
  Accepted accepted{.time = now_};
  for (auto& event : *decided) {
    if (const auto* award = std::get_if<XpAwarded>(&event)) accepted.xp += award->amount;
    const bool is_bet = std::holds_alternative<BetPlaced>(event);
    accepted.position = record(std::move(event), accepted.first);
    if (is_bet) accepted.bets.push_back(accepted.position);
    if (accepted.first == 0) accepted.first = accepted.position;
  }
  accepted.balance = state_.account(account).balance;
  return accepted;
}

Outcome Decider::commit_game(GameId game, std::expected<Event, Rejection> decided) {
  if (!decided) return std::unexpected(decided.error());
  if (state_.game(game) == nullptr) state_.create_game(game);
  const auto position = record(*std::move(decided), 0);
  return Accepted{position, position, 0, false, now_};
}

Outcome Decider::commit_game(GameId game, std::expected<Events, Rejection> decided) {
  if (!decided) return std::unexpected(decided.error());
  if (state_.game(game) == nullptr) state_.create_game(game);
  Accepted accepted{.time = now_};
  for (auto& event : *decided) {
    accepted.position = record(std::move(event), accepted.first);
    if (accepted.first == 0) accepted.first = accepted.position;
  }
  return accepted;
}

Position Decider::record(Event event, Position caused_by) {
  const auto position = head_.position + 1;
  Record record{position, now_, 0, caused_by, postings_of(event), std::move(event)};
  const auto stream = stream_of(record.event);
  record.previous_in_stream = stream.kind == StreamKind::kAccount
                                  ? state_.account(AccountId{stream.id}).last_event
                                  : state_.game(GameId{stream.id})->last_event;
  for_each_touched(
      record.event, [&](AccountId id) { evolve_account(id, record); },
      [&](GameId id) { evolve_game(id, record); });
  if (const auto* settled = std::get_if<BetSettled>(&record.event)) {
    state_.put_settlement(settled->bet, Settlement{position, settled->outcome, settled->credit});
  } else if (const auto* reversed = std::get_if<SettlementReversed>(&record.event)) {
    state_.put_settlement(reversed->bet, Settlement{});
  } else if (const auto* review = std::get_if<BetReviewed>(&record.event)) {
    state_.put_review(review->bet);
  }
  auto bytes = encode(record);
  head_.tree.append(leaf_hash(bytes));
  head_.position = position;
  head_.time = now_;
  records_.push_back(std::move(bytes));
  return position;
}

void Decider::evolve_account(AccountId id, const Record& record) {
  auto& account = state_.account(id);
  evolve(account, record.event, record.position, record.time);
  state_.mark_changed(id, account);
}

void Decider::evolve_game(GameId id, const Record& record) {
  auto& game = *state_.game(id);
  const auto is_due = [&] { return has_ended(game) && !game.settled; };
  const auto was_due = is_due();
  evolve(game, record.event, record.position, record.time);
  state_.mark_changed(id, game);
  if (is_due() != was_due) state_.put_unsettled(id, is_due());
}

}  // namespace chalkline::ledger
