#include "ledger/state_version.hpp"

#include <unordered_map>

#include "ledger/account.hpp"
#include "ledger/codec.hpp"
#include "ledger/state_keys.hpp"
#include "ledger/touched.hpp"

namespace chalkline::ledger {
namespace {

// A batch of so many changes is a few megabytes.
constexpr std::size_t kChangesPerBatch = 10'000;

// Appends changes of the state to a log whose records stay as they are.
class StateWriter {
 public:
  explicit StateWriter(Log& log) : log_(log) {}

  template <class Id, class State>
  void put(const std::unordered_map<Id, State>& states) {
    for (const auto& [id, state] : states) put(state_key::of(id), state_key::to_bytes(state));
  }
  void put(std::string key, std::string value) {
    changes_.push_back({std::move(key), std::move(value)});
    if (changes_.size() == kChangesPerBatch) write();
  }
  void write() {
    log_.append({log_.position(), {}, log_.head_at_open(), std::exchange(changes_, {})});
  }

 private:
  Log& log_;
  std::vector<StateChange> changes_;
};

}  // namespace

bool has_current_state(const Log& log) {
  if (log.position() == 0) return true;
  const auto stored = log.state(state_key::kVersion);
  std::uint16_t version{};
  return stored && state_key::from_bytes(*stored, version) && version == kStateVersion;
}

void renew_state(Log& log) {
  if (log.position() != 0 && has_current_state(log)) return;
  std::unordered_map<AccountId, AccountState> accounts;
  std::unordered_map<GameId, GameState> games;
  log.scan(1, log.position(), [&](Position position, std::string_view bytes) {
    const auto record = decode(bytes);
    if (!record) throw LogFailure(position, record.error());
    for_each_touched(
        record->event,
        [&](AccountId id) { evolve(accounts[id], record->event, position, record->time); },
        [&](GameId id) { evolve(games[id], record->event, position, record->time); });
    return true;
  });
  StateWriter writer{log};
  writer.put(accounts);
  writer.put(games);
  writer.put(std::string{state_key::kVersion}, state_key::to_bytes(kStateVersion));
  writer.write();
}

}  // namespace chalkline::ledger
