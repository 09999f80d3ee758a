#include "ledger/state/state_entries.hpp"

#include <boost/container/static_vector.hpp>
#include <future>
#include <utility>

#include "ledger/log/log.hpp"
#include "ledger/state/cached_state.hpp"

namespace chalkline::ledger {
namespace {

// Those of a time: the one that it lies in, and before it those of kKeyLife.
constexpr std::size_t kLivingSegmentsMax = 1 + state_key::kKeyLife / state_key::kSegmentLength;
static_assert(state_key::kKeyLife % state_key::kSegmentLength == state_key::kSegmentLength.zero());

// True of a stored account that cannot be read, too. With others nothing is left to do, and to read
// all of each takes long (docs/BENCHMARKS.md, Single choices).
bool has_open_bets(std::string_view account) {
  constexpr auto kFields = AccountState::fields;
  static_assert(std::get<0>(kFields).member == &AccountState::balance &&
                std::get<1>(kFields).member == &AccountState::held &&
                std::get<2>(kFields).member == &AccountState::open_bets);
  Coins balance{};
  Coins held{};
  std::uint64_t open_bets{};
  ByteReader in{account};
  in.get(balance);
  in.get(held);
  in.get(open_bets);
  return !in.ok() || open_bets > 0;
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
  const auto bits = KeyFilter::bits_of(account, key);
  const auto oldest = state_key::oldest_segment(key_time);
  boost::container::static_vector<state_key::Segment, kLivingSegmentsMax> likely;
  {
    const std::scoped_lock lock{mutex_};
    for (auto segment = state_key::segment_of(key_time) + 1; segment-- > oldest;) {
      const auto filter = filters_.find(segment);
      if (filter != filters_.end() && filter->second.may_have(bits)) likely.push_back(segment);
    }
  }
  for (const auto segment : likely) {
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
    const auto family = family_of(change.key);
    if (family >= kFirstSegment)
      filters_[family - kFirstSegment].add(KeyFilter::bits_of(change.key));
    auto& sum = sums_[family];
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
  filters_ = {};
  index_ = {};
  position_ = 0;
  return false;
}

void StateEntries::sum_up() {
  // Two threads for two cores: accounts and games are about half of the work.
  auto others = std::async(std::launch::async, [this] {
    FamilySums sums;
    KeyFilters filters;
    for (const auto family : store_.families()) {
      if (family == kMain) continue;
      KeyFilter filter;
      EntrySum sum;
      store_.scan(family, [&](auto key, auto value) {
        sum.add(hash_of_entry(key, value));
        if (family >= kFirstSegment) filter.add(KeyFilter::bits_of(key));
      });
      // A family made for a checkpoint that a crash cut short is empty.
      if (sum == EntrySum{}) continue;
      sums[family] = sum;
      if (family >= kFirstSegment) filters[family - kFirstSegment] = std::move(filter);
    }
    return std::pair{std::move(sums), std::move(filters)};
  });
  FamilySums sums;
  EntrySum main;
  store_.scan(kMain, [&](auto key, auto value) {
    main.add(hash_of_entry(key, value));
    if (key.front() == state_key::kGames) {
      const GameId id{state_key::number_of(key)};
      index_.note(facts_of(id, parse_kept<GameState>(key, value)));
    } else if (key.front() == state_key::kAccounts && has_open_bets(value)) {
      const AccountId id{state_key::number_of(key)};
      index_.note(facts_of(id, parse_kept<AccountState>(key, value)));
    }
  });
  sums[kMain] = main;
  auto [sums_of_others, filters] = others.get();
  sums.merge(sums_of_others);
  sums_ = std::move(sums);
  filters_ = std::move(filters);
}

Position StateEntries::write_checkpoint(const Log& log) {
  Checkpoint checkpoint;
  {
    const std::scoped_lock lock{mutex_};
    const auto oldest = state_key::oldest_segment(key_time_);
    std::erase_if(sums_, [&](const auto& entry) {
      return entry.first >= kFirstSegment && entry.first < kFirstSegment + oldest;
    });
    std::erase_if(filters_, [&](const auto& entry) { return entry.first < oldest; });
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
