#include "ledger/audit/state.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "ledger/log/state_keys.hpp"

namespace chalkline::ledger {
namespace {

using Report = std::function<void(std::string)>;

class StateCheck {
 public:
  StateCheck(const CheckpointStore& store, const AuditModel& model, const Report& report)
      : store_(store), model_(model), report_(report) {}

  void run(const Hash& root, Timestamp time) {
    const auto checkpoint = store_.latest().value_or(Checkpoint{});
    if (checkpoint.version != kStateVersion)
      return report_("the state is of another version of this program: a start derives it again");
    if (checkpoint.root != root) report_("the state is that of another log");
    for (const auto family : store_.families()) {
      if (!checkpoint.sums.contains(family) && has_entries(family))
        report_("the state has more than its checkpoint says");
    }
    // Two threads for two cores: accounts and games are about half of the work.
    std::vector<std::string> found;
    auto others = std::async(std::launch::async, [&] {
      const Report note = [&](std::string what) { found.push_back(std::move(what)); };
      StateCheck check{store_, model_, note};
      check.check_bets();
      check.check_keys(checkpoint, time);
    });
    check_main();
    others.get();
    for (auto& what : found) report_(std::move(what));
  }

 private:
  // A family is made before the first checkpoint that has entries of it is complete.
  bool has_entries(Family family) const {
    bool any = false;
    store_.scan(family, [&](std::string_view, std::string_view) { any = true; });
    return any;
  }

  void check_main() {
    std::size_t accounts{};
    std::size_t games{};
    std::size_t classes{};
    bool has_ledger = false;
    store_.scan(kMain, [&](std::string_view key, std::string_view value) {
      switch (key.front()) {
        case state_key::kAccounts:
          ++accounts;
          return check_one(AccountId{state_key::number_of(key)}, value, model_.accounts(),
                           "account");
        case state_key::kGames:
          ++games;
          return check_one(GameId{state_key::number_of(key)}, value, model_.games(), "game");
        case state_key::kClasses:
          ++classes;
          return check_class(key, value);
        case state_key::kLedger:
          has_ledger = true;
          if (value != state_key::to_bytes(model_.ledger()))
            report_("the cached state of the ledger is not what the log leads to");
          return;
        default:
          report_("something is kept beside the log that no program of ours puts there");
      }
    });
    check_count(accounts, model_.accounts().size(), "accounts");
    check_count(games, model_.games().size(), "games");
    check_count(classes, model_.classes().size(), "classes");
    if (!has_ledger && model_.ledger() != LedgerState{})
      report_("the cached state of the ledger is missing");
  }

  template <class Id, class State>
  void check_one(Id id, std::string_view value, const std::unordered_map<Id, State>& derived,
                 std::string_view name) {
    const auto found = derived.find(id);
    if (found != derived.end() && value == state_key::to_bytes(found->second)) return;
    report_(fmt::format("the cached state of {} {} is not what the log leads to", name, raw(id)));
  }

  void check_class(std::string_view key, std::string_view value) {
    ClassId id{};
    if (key.size() != 1 + id.size()) return report_("a class is kept under no number of one");
    std::copy(key.begin() + 1, key.end(), id.begin());
    const auto found = model_.classes().find(id);
    if (found == model_.classes().end() || value != state_key::to_bytes(found->second))
      report_("the cached state of a class is not what the log leads to");
  }

  void check_bets() {
    SetDigest settlements;
    SetDigest reviews;
    scan(kBets, [&](std::string_view key, std::string_view value) {
      (key.front() == state_key::kReviews ? reviews : settlements).add(key, value);
    });
    check_set(settlements, model_.settlements(), "settlements");
    check_set(reviews, model_.reviews(), "opened post-mortems");
  }

  // Keys of segments whose life is over may be there still.
  void check_keys(const Checkpoint& checkpoint, Timestamp time) {
    const auto oldest = state_key::oldest_segment(key_time(model_.ledger(), time));
    for (const auto& [segment, derived] : model_.keys()) {
      const auto family = kFirstSegment + segment;
      if (segment < oldest && !checkpoint.sums.contains(family)) continue;
      SetDigest kept;
      scan(family, [&](std::string_view key, std::string_view value) { kept.add(key, value); });
      check_set(kept, derived, "idempotency keys");
    }
    for (const auto family : store_.families()) {
      if (family >= kFirstSegment && !model_.keys().contains(family - kFirstSegment) &&
          has_entries(family))
        report_("idempotency keys are cached for a time without any");
    }
  }

  void scan(Family family, const std::function<void(std::string_view, std::string_view)>& visit) {
    for (const auto known : store_.families()) {
      if (known == family) store_.scan(family, visit);
    }
  }

  void check_set(const SetDigest& cached, const SetDigest& derived, std::string_view name) {
    check_count(cached.count, derived.count, name);
    if (cached.count == derived.count && cached != derived)
      report_(fmt::format("the cached {} are not those that the log leads to", name));
  }

  void check_count(std::size_t cached, std::size_t derived, std::string_view name) {
    if (cached != derived)
      report_(fmt::format("{} {} are cached, {} follow from the log", cached, name, derived));
  }

  const CheckpointStore& store_;
  const AuditModel& model_;
  const Report& report_;
};

}  // namespace

void compare_state(const CheckpointStore& store, const AuditModel& model, const Hash& root,
                   Timestamp time, const std::function<void(std::string)>& report) {
  StateCheck{store, model, report}.run(root, time);
}

}  // namespace chalkline::ledger
