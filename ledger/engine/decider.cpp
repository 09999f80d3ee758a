#include "ledger/engine/decider.hpp"

#include <algorithm>

#include "ledger/events/codec.hpp"
#include "ledger/rules/activity.hpp"
#include "ledger/rules/advising.hpp"
#include "ledger/rules/badges.hpp"
#include "ledger/rules/classes/assignments.hpp"
#include "ledger/rules/classes/records.hpp"
#include "ledger/rules/habit/estimates.hpp"
#include "ledger/rules/habit/practice.hpp"
#include "ledger/rules/log_key.hpp"
#include "ledger/rules/placement.hpp"
#include "ledger/rules/record_size.hpp"  // encode() takes what decide lets through

namespace chalkline::ledger {
Decider::Decider(const Log& log, const StateEntries& state, SaltSource salts)
    : log_(log),
      state_(state),
      salts_(std::move(salts)),
      base_(log.head_at_open().position),
      head_(log.head_at_open()),
      rules_(&rules_of(state_.ledger().rules)) {}

template <class State, class Command>
auto Decider::decided(const State& state, const Command& command) {
  const auto& steps = state_.ledger().steps;
  if constexpr (requires { decide(state, command, now_, *rules_); })
    return decide(state, command, now_, *rules_);
  else if constexpr (requires { decide(state, command, now_, steps); })
    return decide(state, command, now_, steps);
  else if constexpr (requires { decide(state, command, *rules_); })
    return decide(state, command, *rules_);
  else
    return decide(state, command);
}

template <class Command>
Outcome Decider::on(const Command& command) {
  if constexpr (requires { command.account; }) {
    return commit(command.account, decided(state_.account(command.account), command));
  } else if constexpr (std::is_same_v<Command, ScheduleGame>) {
    return commit(decided(state_.game(command.game.game), command));
  } else if constexpr (std::is_same_v<Command, ActAsOperator>) {
    return commit(decided(state_.game(command.act.game), command));
  } else {
    return commit(decided(state_.game(command.game), command));
  }
}

Outcome Decider::handle(const Command& command, Timestamp now) {
  clock_ = now;
  now_ = std::max(now, head_.time);
  rules_ = &rules_of(state_.ledger().rules);
  return std::visit([this](const auto& c) { return on(c); }, command);
}

Decider::Group Decider::take_group() {
  Group group{{base_, std::exchange(records_, {}), head_}, state_.take_changes()};
  base_ = head_.position;
  return group;
}

template <class Picked>
void Decider::add_games(GamesOf& games, const Picked& picked) {
  for (const auto& one : picked) games.push_back(state_.game(one.game));
}

Outcome Decider::on(const PlaceSlip& command) {
  const bool has_key = command.key != IdempotencyKey{};
  if (has_key) {
    if (const auto known = state_.key(command.account, command.key, now_))
      return first_answer(*known, command.request);
  }
  GamesOf games;
  for (const auto& bet : command.bets) add_games(games, bet.picks);
  return commit(command.account, decide(state_.bettor(command.account), games, command,
                                        head_.position + 1, now_, state_.ledger().steps, *rules_));
}

Outcome Decider::on(const FindKey& command) {
  const auto known = state_.key(command.account, command.key, now_);
  return known ? first_answer(*known, command.request) : std::unexpected(Rejection::kUnknownBet);
}

Outcome Decider::first_answer(Position position, const RequestDigest& request) {
  const auto first = record_at(position);
  const auto& placed = std::get<BetPlaced>(first.event);
  // Bets of version 1 to 3 have no digest: theirs was any request.
  if (placed.request != RequestDigest{} && placed.request != request)
    return std::unexpected(Rejection::kKeyReused);
  CommandResult accepted{position, position, placed.balance_after, true, first.time, 0, {position}};
  // A command's events stand in a row, each caused by its first.
  while (accepted.position < head_.position) {
    const auto next = record_at(accepted.position + 1);
    if (next.caused_by != position) break;
    ++accepted.position;
    if (const auto* bet = std::get_if<BetPlaced>(&next.event)) {
      accepted.balance = bet->balance_after;
      accepted.bets.push_back(accepted.position);
    }
  }
  return accepted;
}

Outcome Decider::on(const SettleBets& command) {
  auto* game = state_.game(command.game);
  if (game == nullptr) return std::unexpected(Rejection::kUnknownGame);
  if (!has_ended(*game) || game->settled || game->end_event != command.end)
    return std::unexpected(Rejection::kNothingToDo);
  CommandResult accepted{.time = now_};
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

Outcome Decider::on(const VoidOpenBets& command) {
  const auto closed = state_.account(command.account).closed;
  if (closed == 0) return std::unexpected(Rejection::kNothingToDo);
  CommandResult accepted{.time = now_};
  for (const auto& [id, bet] : command.bets) {
    if (bet.account == command.account && !is_settled(state_.settlement(id)))
      accepted.position = record(voided(id, bet), closed);
  }
  return accepted;
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
  return commit(command.account,
                decide(state_.account(command.account), command, bet, now_, *rules_));
}

Outcome Decider::on(const GiveAdvice& command) {
  const auto& account = state_.account(command.account);
  auto decided =
      decide(account, state_.game(command.game), command, now_, state_.ledger().steps, *rules_);
  if (decided) {
    const auto& advice = std::get<AdviceGiven>(decided->front());
    if (const auto before = given_before(account.last_event, advice))
      return CommandResult{before->position, before->position, account.balance, true, before->time};
  }
  return commit(command.account, std::move(decided));
}

Outcome Decider::on(const GiveEstimate& command) {
  return commit(command.account,
                decide(state_.account(command.account), state_.game(command.asked.game),
                       state_.ledger(), command, now_, *rules_));
}

Outcome Decider::on(const SetDailyLine& command) {
  return commit(decide(state_.ledger(), state_.game(command.asked.game), command, now_, *rules_));
}

// None is older than its quote.
std::optional<Record> Decider::given_before(Position last, const AdviceGiven& advice) const {
  const auto oldest = advice.quoted_at - rules_->quotes.ahead_max;
  for (std::size_t looked_at = 0; last != 0 && looked_at < kAdviceLookedBack; ++looked_at) {
    auto record = record_at(last);
    if (record.time < oldest) break;
    const auto* given = std::get_if<AdviceGiven>(&record.event);
    if (given != nullptr && *given == advice) return record;
    last = record.previous_in_stream;
  }
  return std::nullopt;
}

Outcome Decider::on(const AdoptRules& command) { return commit(decide(state_.ledger(), command)); }

Outcome Decider::on(const AdoptLogKey& command) {
  const auto& before = command.adopted.before;
  return commit(
      decide(state_.ledger(), command, before ? log_.root_at(before->size) : std::nullopt));
}

Outcome Decider::on(const OpenClass& command) {
  return commit(decide(state_.find_class(command.class_id), command, now_, *rules_));
}

Outcome Decider::on(const EndClass& command) {
  return commit(decide(state_.find_class(command.class_id), command, now_));
}

Outcome Decider::on(const OpenPurse& command) {
  return commit(command.account,
                decide(state_.account(command.account), state_.account(command.owner),
                       state_.find_class(command.class_id), command, now_, *rules_));
}

const ClassState* Decider::class_of_purse(AccountId id) {
  const auto& purse = state_.account(id).purse;
  return purse ? state_.find_class(purse->class_id) : nullptr;
}

Outcome Decider::on(const OpenRecord& command) {
  return commit(command.account, decide(state_.account(command.account),
                                        state_.account(command.educator), command, now_, *rules_));
}

Outcome Decider::on(const OpenOverview& command) {
  return commit(decide(state_.find_class(command.class_id), state_.account(command.educator),
                       command, now_, *rules_));
}

Outcome Decider::on(const SetAssignment& command) {
  return commit(decide(state_.find_class(command.class_id), command, now_, *rules_));
}

Outcome Decider::on(const MeetAssignment& command) {
  const auto by = find_event(command.by);
  return commit(command.account,
                decide(state_.account(command.account), class_of_purse(command.account), command,
                       by ? &*by : nullptr, *rules_));
}

Outcome Decider::on(const ReverseAssignment& command) {
  const auto by = find_event(command.by);
  return commit(command.account,
                decide(state_.account(command.account), command, by ? &*by : nullptr));
}

Outcome Decider::on(const PassGame& command) {
  return commit(command.account,
                decide(state_.account(command.account), class_of_purse(command.account),
                       state_.game(command.game), command, now_, *rules_));
}

Outcome Decider::on(const MarkMarket& command) {
  return commit(command.account,
                decide(state_.account(command.account), state_.game(command.asked.game),
                       state_.ledger().steps, command, now_, *rules_));
}

Outcome Decider::on(const GuessMargin& command) {
  GamesOf games;
  add_games(games, command.sides);
  return commit(command.account, decide(state_.account(command.account), games,
                                        state_.ledger().steps, command, now_, *rules_));
}

Outcome Decider::on(const SetClockBack& command) {
  if (head_.position == 0) return std::unexpected(Rejection::kClockNotAhead);
  auto decided = decide(state_.ledger(), command, clock_, {record_at(1).time, head_.time});
  if (!decided) return std::unexpected(decided.error());
  now_ = clock_;
  const auto position = record(*std::move(decided), 0);
  return CommandResult{position, position, 0, false, now_};
}

Position Decider::record_reached(AccountId account, const BetPlaced* won, Position caused_by) {
  Position last = 0;
  for (auto& event : reached(account, state_.account(account), won, *rules_))
    last = record(std::move(event), caused_by);
  return last;
}

// Records of the present group are not in the log yet.
Record Decider::record_at(Position position) const {
  return position > base_ ? decode(records_[position - base_ - 1]).value()
                          : read_record(log_, position);
}

std::optional<Event> Decider::find_event(Position position) const {
  if (position == 0 || position > head_.position) return std::nullopt;
  return record_at(position).event;
}

Outcome Decider::commit(AccountId account, std::expected<Events, Rejection> decided) {
  if (!decided) return std::unexpected(decided.error());
  CommandResult accepted{.time = now_};
  bool may_reach = false;
  for (auto& event : *decided) {
    may_reach = may_reach || may_reach_badges(event);
    if (const auto* award = std::get_if<XpAwarded>(&event)) accepted.xp += award->amount;
    const bool is_bet = std::holds_alternative<BetPlaced>(event);
    accepted.position = record(std::move(event), accepted.first);
    if (is_bet) accepted.bets.push_back(accepted.position);
    if (accepted.first == 0) accepted.first = accepted.position;
  }
  if (may_reach) {
    if (const auto last = record_reached(account, nullptr, accepted.first))
      accepted.position = last;
  }
  accepted.balance = state_.account(account).balance;
  return accepted;
}

Outcome Decider::commit(std::expected<Event, Rejection> decided) {
  if (!decided) return std::unexpected(decided.error());
  const auto position = record(*std::move(decided), 0);
  return CommandResult{position, position, 0, false, now_};
}

Outcome Decider::commit(std::expected<Events, Rejection> decided) {
  if (!decided) return std::unexpected(decided.error());
  CommandResult accepted{.time = now_};
  for (auto& event : *decided) {
    accepted.position = record(std::move(event), accepted.first);
    if (accepted.first == 0) accepted.first = accepted.position;
  }
  return accepted;
}

Position Decider::record(Event event, Position caused_by) {
  const auto position = head_.position + 1;
  Record record{position, now_, 0, caused_by, postings_of(event), std::move(event)};
  record.version = type_of(record.event).version;
  const auto stream = stream_of(record.event);
  record.previous_in_stream = last_in_stream(stream);
  record.salt = salts_();
  state_.apply(record);
  if (stream.kind == StreamKind::kAccount && !is_sound(state_.account(AccountId{stream.id})))
    throw LogFailure(position, "this event would leave an account that is not sound");
  auto bytes = encode(record);
  head_.tree.append(leaf_hash(bytes));
  head_.position = position;
  head_.time = now_;
  records_.push_back(std::move(bytes));
  return position;
}

Position Decider::last_in_stream(const Stream& stream) {
  switch (stream.kind) {
    case StreamKind::kAccount:
      return state_.account(AccountId{stream.id}).last_event;
    case StreamKind::kGame: {
      const auto* game = state_.game(GameId{stream.id});
      return game == nullptr ? 0 : game->last_event;
    }
    case StreamKind::kLedger:
      break;
  }
  return state_.ledger().last_event;
}

}  // namespace chalkline::ledger
