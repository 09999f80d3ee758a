#include "ledger/state/state_cache.hpp"

#include "ledger/events/touched.hpp"
#include "ledger/state/cached_state.hpp"

namespace chalkline::ledger {
namespace {

template <class T>
void load(const StateEntries& from, const std::string& key, T& value, EntryHash& hash) {
  const auto bytes = from.get(key);
  if (!bytes) return;
  value = parse_kept<T>(key, *bytes);
  hash = hash_of_entry(key, *bytes);
}

}  // namespace

StateCache::Entry<AccountState>& StateCache::find(AccountId id) {
  if (const auto young = young_accounts_.find(id); young != young_accounts_.end())
    return young->second;
  if (auto old = old_accounts_.extract(id))
    return young_accounts_.insert(std::move(old)).position->second;
  auto& entry = young_accounts_[id];
  load(state_, state_key::of(id), entry.state, entry.published);
  return entry;
}

GameState* StateCache::game(GameId id) {
  if (const auto found = games_.find(id); found != games_.end()) return &found->second.state;
  Entry<GameState> entry;
  load(state_, state_key::of(id), entry.state, entry.published);
  if (entry.published == EntryHash{}) return nullptr;
  return &games_.emplace(id, std::move(entry)).first->second.state;
}

// One that the log does not know stays as an entry that nothing was published of.
StateCache::Entry<ClassState>& StateCache::class_entry(const ClassId& id) {
  const auto [found, is_new] = classes_.try_emplace(id);
  auto& entry = found->second;
  if (is_new) load(state_, state_key::of(id), entry.state, entry.published);
  return entry;
}

const ClassState* StateCache::find_class(const ClassId& id) {
  const auto& entry = class_entry(id);
  return entry.published != EntryHash{} ? &entry.state : nullptr;
}

Bettor StateCache::bettor(AccountId id) {
  const auto& own = account(id);
  if (!own.purse) return own;
  return {own, account(own.purse->owner).limits, find_class(own.purse->class_id)};
}

StateCache::Entry<Settlement>& StateCache::find_settlement(BetId bet) {
  const auto [found, is_new] = settlements_.try_emplace(bet);
  auto& entry = found->second;
  if (is_new) load(state_, state_key::of_settlement(bet), entry.state, entry.published);
  return entry;
}

StateCache::Entry<LedgerState>& StateCache::ledger_entry() {
  if (!ledger_) {
    ledger_.emplace();
    load(state_, state_key::of_ledger(), ledger_->state, ledger_->published);
  }
  return *ledger_;
}

const Settlement* StateCache::settlement(BetId bet) {
  const auto& entry = find_settlement(bet);
  return entry.changed || entry.published != EntryHash{} ? &entry.state : nullptr;
}

std::optional<Position> StateCache::key(AccountId account, const IdempotencyKey& key,
                                        Timestamp now) {
  if (const auto found = keys_.find({account, key}); found != keys_.end()) return found->second;
  return state_.find_key(account, key, key_time(ledger(), now));
}

bool StateCache::reviewed(BetId bet) {
  return reviews_.contains(bet) || state_.get(state_key::of_review(bet)).has_value();
}

void StateCache::note_change(AccountId id, Entry<AccountState>& entry) {
  if (!std::exchange(entry.changed, true)) changed_accounts_.emplace_back(id, &entry);
}

void StateCache::apply_to_account(AccountId id, const Record& record) {
  auto& entry = find(id);
  evolve(entry.state, record.event, record.position, record.time);
  note_change(id, entry);
  if (const auto& purse = entry.state.purse) {
    auto& owner = find(purse->owner);
    evolve_owner(owner.state, record.event, record.time);
    note_change(purse->owner, owner);
  }
}

void StateCache::apply(const Record& record) {
  const auto& event = record.event;
  for_each_touched(
      event, [&](AccountId id) { apply_to_account(id, record); },
      [&](GameId id) {
        game(id);
        auto& entry = games_[id];
        evolve(entry.state, event, record.position, record.time);
        if (!std::exchange(entry.changed, true)) changed_games_.emplace_back(id, &entry);
      },
      [&] {
        auto& entry = ledger_entry();
        evolve(entry.state, event, record.position, record.time);
        put(state_key::of_ledger(), entry);
      });
  changes_.key_time = key_time(ledger(), record.time);
  if (const auto* placed = std::get_if<BetPlaced>(&event)) {
    if (placed->key == IdempotencyKey{}) return;
    keys_.emplace(Key{placed->account, placed->key}, record.position);
    put(state_key::of(state_key::segment_of(changes_.key_time), placed->account, placed->key),
        state_key::to_bytes(record.position));
  } else if (const auto* settled = std::get_if<BetSettled>(&event)) {
    put_settlement(settled->bet, {record.position, settled->outcome, settled->credit});
  } else if (const auto* reversed = std::get_if<SettlementReversed>(&event)) {
    put_settlement(reversed->bet, {});
  } else if (const auto* review = std::get_if<BetReviewed>(&event)) {
    reviews_.insert(review->bet);
    put(state_key::of_review(review->bet), "");
  } else if (const auto* in_class = class_of(event)) {
    auto& entry = class_entry(*in_class);
    evolve(entry.state, event, record.position, record.time);
    put(state_key::of(*in_class), entry);
  }
}

void StateCache::put_settlement(BetId bet, const Settlement& settlement) {
  auto& entry = find_settlement(bet);
  entry.state = settlement;
  entry.changed = true;
  put(state_key::of_settlement(bet), entry);
}

void StateCache::put(std::string key, std::string value, const EntryHash& before) {
  const auto after = hash_of_entry(key, value);
  changes_.entries.push_back({std::move(key), std::move(value), before, after});
}

template <class T>
void StateCache::put(const std::string& key, Entry<T>& entry) {
  put(key, state_key::to_bytes(entry.state), entry.published);
  entry.published = changes_.entries.back().after;
}

StateChanges StateCache::take_changes() {
  for (auto& [id, entry] : changed_accounts_) {
    put(state_key::of(id), *entry);
    entry->changed = false;
    if (entry->state.closed != 0) changes_.accounts.push_back(facts_of(id, entry->state));
  }
  for (auto& [id, entry] : changed_games_) {
    put(state_key::of(id), *entry);
    entry->changed = false;
    changes_.games.push_back(facts_of(id, entry->state));
  }
  changed_accounts_.clear();
  changed_games_.clear();
  keys_.clear();
  settlements_.clear();
  reviews_.clear();
  make_room();
  return std::exchange(changes_, {});
}

void StateCache::make_room() {
  if (games_.size() > kGamesMax) games_.clear();
  if (classes_.size() > kClassesMax) classes_.clear();
  if (young_accounts_.size() < kAccountsPerGeneration) return;
  old_accounts_ = std::exchange(young_accounts_, {});
}

}  // namespace chalkline::ledger
