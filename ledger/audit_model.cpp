#include "ledger/audit_model.hpp"

#include <fmt/format.h>

#include "ledger/placement.hpp"
#include "ledger/state_keys.hpp"
#include "ledger/touched.hpp"

namespace chalkline::ledger {
namespace {

// FNV-1a over both, then a finaliser, so that sums of similar entries differ.
std::uint64_t mix(std::string_view key, std::string_view value) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const auto text : {key, value}) {
    for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3;
  }
  hash ^= hash >> 32;
  hash *= 0xd6e8feb86659fd93;
  return hash ^ hash >> 32;
}

}  // namespace

void SetDigest::add(std::string_view key, std::string_view value) {
  ++count;
  sum += mix(key, value);
}

void SetDigest::remove(std::string_view key, std::string_view value) {
  --count;
  sum -= mix(key, value);
}

void AuditModel::apply(const Record& record, const Report& report) {
  const auto stream = stream_of(record.event);
  const auto last = [&]() -> Position {
    if (stream.kind == StreamKind::kAccount) return accounts_[AccountId{stream.id}].last_event;
    const auto* game = find_game(GameId{stream.id});
    return game == nullptr ? 0 : game->last_event;
  }();
  if (record.previous_in_stream != last) {
    report(fmt::format("names {} as the event before it in its stream, which is {}",
                       record.previous_in_stream, last));
  }
  if (record.caused_by >= record.position) report("is caused by an event that comes later");

  Coins sum{};
  for (const auto& posting : record.postings) sum += posting.amount;
  if (sum != 0) report(fmt::format("its postings sum to {}", sum));
  if (record.postings != postings_of(record.event))
    report("its postings are not those of its event");

  if (statistics_ && !std::holds_alternative<ResultRecorded>(record.event)) {
    report("figures of players without their result come before it");
    statistics_.reset();
  }
  if (slip_ && to_follow_.empty() && !std::holds_alternative<BetPlaced>(record.event)) {
    report(
        fmt::format("{} bets of the slip at {} are missing before it", slip_->left, slip_->first));
    slip_.reset();
  }
  if (to_follow_.empty()) {
    check(record, report);
  } else {
    if (record.event != to_follow_.front() || record.caused_by != command_)
      report(fmt::format("is not the {} that had to follow", type_name(to_follow_.front())));
    to_follow_.pop_front();
  }
  evolve_all(record);
  forget_old_bets(record.time);
}

void AuditModel::finish(const Report& report) const {
  if (!to_follow_.empty())
    report(fmt::format("the {} that had to follow is missing", type_name(to_follow_.front())));
  if (slip_)
    report(fmt::format("{} bets of the slip at {} are missing", slip_->left, slip_->first));
  if (statistics_) report("figures of players without their result come last");
}

void AuditModel::evolve_all(const Record& record) {
  for_each_touched(
      record.event,
      [&](AccountId id) { evolve(accounts_[id], record.event, record.position, record.time); },
      [&](GameId id) { evolve(games_[id], record.event, record.position, record.time); });
  if (const auto* placed = std::get_if<BetPlaced>(&record.event)) {
    if (placed->key != IdempotencyKey{}) {
      keys_.add(state_key::of(placed->account, placed->key), state_key::to_bytes(record.position));
    }
    // One that could not have been placed anywhere cannot be settled either.
    if (!refuse_shape(asked_for(*placed)))
      bets_.emplace(record.position, Bet{*placed, std::nullopt});
  } else if (const auto* settled = std::get_if<BetSettled>(&record.event)) {
    put_settlement(settled->bet, Settlement{record.position, settled->outcome, settled->credit});
    // What it leads to comes right after it.
    just_won_ = settled->outcome == BetOutcome::kWon ? settled->bet : 0;
  } else if (const auto* reviewed = std::get_if<BetReviewed>(&record.event)) {
    reviewed_.insert(reviewed->bet);
    reviews_.add(state_key::of_review(reviewed->bet), "");
  } else if (const auto* reversed = std::get_if<SettlementReversed>(&record.event)) {
    put_settlement(reversed->bet, Settlement{});
  } else if (const auto* done = std::get_if<GameSettled>(&record.event)) {
    settled_games_.emplace_back(record.time, done->game);
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
  while (!settled_games_.empty() && now - settled_games_.front().first > kCorrectionWindow) {
    const auto id = settled_games_.front().second;
    settled_games_.pop_front();
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

GameState* AuditModel::find_game(GameId id) {
  const auto found = games_.find(id);
  return found == games_.end() ? nullptr : &found->second;
}

AuditModel::GamesOf AuditModel::games_of(const Legs& legs) {
  GamesOf games;
  for (const auto& leg : legs) games.push_back(find_game(leg.game));
  return games;
}

}  // namespace chalkline::ledger
