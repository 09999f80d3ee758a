#include "ledger/state/state_entries.hpp"

#include <future>

#include "ledger/log/log.hpp"
#include "ledger/state/cached_state.hpp"

namespace chalkline::ledger {
namespace {

EntrySum sum_of(const CheckpointStore& store, Family family) {
  EntrySum sum;
  store.scan(family, [&](auto key, auto value) { sum.add(hash_of_entry(key, value)); });
  return sum;
}

}  // namespace

const std::string* StateEntries::find_in_memory(std::string_view key) const {
  for (const auto* entries : {&fresh_, &writing_}) {
    if (const auto found = entries->find(key); found != entries->end()) return &found->second;
  }
  return nullptr;
}

std::optional<std::string> StateEntries::get(std::string_view key) const {
  {
    const std::scoped_lock lock{mutex_};
    if (const auto* value = find_in_memory(key)) return *value;
  }
  return store_.get(key);
}

std::optional<Position> StateEntries::find_key(AccountId account, const IdempotencyKey& key,
                                               Timestamp key_time) const {
  const auto oldest = state_key::oldest_segment(key_time);
  for (auto segment = state_key::segment_of(key_time) + 1; segment-- > oldest;) {
    {
      const std::scoped_lock lock{mutex_};
      if (!sums_.contains(kFirstSegment + segment)) continue;
    }
    if (auto position = cached_state<Position>(*this, state_key::of(segment, account, key)))
      return position;
  }
  return std::nullopt;
}

Position StateEntries::position() const {
  const std::scoped_lock lock{mutex_};
  return position_;
}

std::vector<GameId> StateEntries::games_to_settle() const {
  const std::scoped_lock lock{mutex_};
  return index_.games_to_settle();
}

std::vector<GameId> StateEntries::games_begun_by(Timestamp time) const {
  const std::scoped_lock lock{mutex_};
  return index_.games_begun_by(time);
}

std::vector<AccountId> StateEntries::closing_accounts() const {
  const std::scoped_lock lock{mutex_};
  return index_.closing_accounts();
}

bool StateEntries::wait_for_unsettled(const std::stop_token& stopping) const {
  std::unique_lock lock{mutex_};
  return unsettled_.wait(lock, stopping, [this] { return index_.has_unsettled(); }) &&
         !stopping.stop_requested();
}

void StateEntries::publish(Position position, StateChanges changes) {
  const std::scoped_lock lock{mutex_};
  for (auto& change : changes.entries) {
    auto& sum = sums_[family_of(change.key)];
    sum.remove(change.before);
    sum.add(change.after);
    fresh_.insert_or_assign(std::move(change.key), std::move(change.value));
  }
  for (const auto& game : changes.games) index_.note(game);
  for (const auto& account : changes.accounts) index_.note(account);
  position_ = position;
  key_time_ = changes.key_time;
  if (index_.has_unsettled()) unsettled_.notify_all();
}

Position StateEntries::checkpoint_position() const {
  const auto checkpoint = store_.latest();
  return checkpoint ? checkpoint->position : 0;
}

bool StateEntries::load(const Log& log) {
  const auto checkpoint = store_.latest();
  const auto is_of_log = [&] {
    return checkpoint && checkpoint->position > 0 && checkpoint->version == kStateVersion &&
           log.root_at(checkpoint->position) == checkpoint->root;
  };
  try {
    if (is_of_log()) {
      sum_up();
      position_ = checkpoint->position;
      if (sums_ == checkpoint->sums) return true;
    }
  } catch (const LogFailure&) {  // a table of the state that cannot be read
  }
  if (log.position() > 0 || checkpoint) store_.clear();
  sums_ = {};
  index_ = {};
  position_ = 0;
  return false;
}

void StateEntries::sum_up() {
  // Two threads for two cores: accounts, which are read as well, are about half of the work.
  auto others = std::async(std::launch::async, [this] {
    FamilySums sums;
    for (const auto family : store_.families()) {
      if (family == kMain) continue;
      // A family made for a checkpoint that a crash cut short is empty.
      if (const auto sum = sum_of(store_, family); sum != EntrySum{}) sums[family] = sum;
    }
    return sums;
  });
  FamilySums sums;
  EntrySum main;
  store_.scan(kMain, [&](auto key, auto value) {
    main.add(hash_of_entry(key, value));
    if (key.front() == state_key::kGames) {
      const GameId id{state_key::number_of(key)};
      index_.note(facts_of(id, parse_kept<GameState>(key, value)));
    } else if (key.front() == state_key::kAccounts) {
      const AccountId id{state_key::number_of(key)};
      index_.note(facts_of(id, parse_kept<AccountState>(key, value)));
    }
  });
  sums[kMain] = main;
  sums.merge(others.get());
  sums_ = std::move(sums);
}

Position StateEntries::write_checkpoint(const Log& log) {
  Checkpoint checkpoint;
  {
    const std::scoped_lock lock{mutex_};
    std::erase_if(sums_, [&](const auto& entry) {
      return entry.first >= kFirstSegment &&
             entry.first < kFirstSegment + state_key::oldest_segment(key_time_);
    });
    checkpoint.position = position_;
    checkpoint.sums = sums_;
    writing_.swap(fresh_);
  }
  try {
    const auto root = log.root_at(checkpoint.position);
    if (!root) throw LogFailure(checkpoint.position, "no batch ends here");
    checkpoint.root = *root;
    store_.put_all(writing_);
    store_.commit(checkpoint);
  } catch (const LogFailure&) {
    take_back();
    throw;
  }
  const std::scoped_lock lock{mutex_};
  writing_.clear();
  return checkpoint.position;
}

void StateEntries::take_back() {
  const std::scoped_lock lock{mutex_};
  for (auto& [key, value] : writing_) fresh_.try_emplace(key, std::move(value));
  writing_.clear();
}

}  // namespace chalkline::ledger
