#include "ledger/audit_verify.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ledger/audit_model.hpp"
#include "ledger/codec.hpp"
#include "ledger/hashed_records.hpp"
#include "ledger/state_keys.hpp"

namespace chalkline::ledger {
namespace {

constexpr Position kProgressEvery = 50'000;

class Verifier {
 public:
  explicit Verifier(const Log& log) : log_(log), model_(log) {
    log.scan_roots([this](Position at, const Hash& root) {
      roots_.emplace_back(at, root);
      return true;
    });
  }

  VerifyReport run(const std::function<void(Position, Position)>& progress) {
    const auto total = log_.position();
    try {
      scan_hashed(log_, 1, total, [&](Position position, std::string_view bytes, const Hash& leaf) {
        check_record(position, bytes, leaf);
        if (position % kProgressEvery == 0) progress(position, total);
        return true;
      });
      progress(total, total);
      model_.finish([&](std::string what) { fault(total, std::move(what)); });
      check_accounts();
      check_games();
      check_unsettled();
      check_set(state_key::kKeys, model_.keys(), "idempotency keys");
      check_set(state_key::kReviews, model_.reviews(), "opened post-mortems");
      check_set(state_key::kSettlements, model_.settlements(), "settlements");
    } catch (const LogFailure& failure) {
      fault(failure.position, failure.what());
    }
    report_.root = tree_.root();
    if (next_root_ != roots_.size())
      fault(roots_[next_root_].first, "a root is stored for it, but no such record");
    if (total > 0 && (roots_.empty() || roots_.back().first != total))
      fault(total, "no root is stored for the head");
    return std::move(report_);
  }

 private:
  void fault(Position position, std::string what) {
    ++report_.faults_total;
    if (report_.faults.size() < kFaultsListed)
      report_.faults.push_back({position, std::move(what)});
  }

  void check_record(Position position, std::string_view bytes, const Hash& leaf) {
    report_.records = position;
    tree_.append(leaf);
    check_root(position);
    const auto record = decode(bytes);
    if (!record) return fault(position, record.error());
    if (record->position != position)
      return fault(position, fmt::format("holds record {}", record->position));
    if (record->time < time_) fault(position, "is earlier than the record before it");
    time_ = std::max(time_, record->time);
    model_.apply(*record, [&](std::string what) {
      fault(position, fmt::format("{}: {}", type_name(record->event), what));
    });
  }

  void check_root(Position position) {
    if (next_root_ == roots_.size() || roots_[next_root_].first != position) return;
    if (roots_[next_root_].second != tree_.root()) {
      fault(position, fmt::format("the Merkle root is {}, not the stored {}", hex(tree_.root()),
                                  hex(roots_[next_root_].second)));
    }
    ++next_root_;
  }

  void check_accounts() {
    std::size_t cached{};
    log_.scan_state(state_key::kAccounts, [&](std::string_view key, std::string_view value) {
      ++cached;
      const AccountId id{state_key::number_of(key)};
      const auto derived = model_.accounts().find(id);
      AccountState state;
      if (derived == model_.accounts().end() || !state_key::from_bytes(value, state) ||
          state != derived->second) {
        fault(0,
              fmt::format("the cached state of account {} is not what the log leads to", raw(id)));
      }
      return true;
    });
    check_count(cached, model_.accounts().size(), "accounts");
  }

  void check_games() {
    std::size_t cached{};
    log_.scan_state(state_key::kGames, [&](std::string_view key, std::string_view value) {
      ++cached;
      const GameId id{state_key::number_of(key)};
      const auto derived = model_.games().find(id);
      GameState state;
      if (derived == model_.games().end() || !state_key::from_bytes(value, state) ||
          state != derived->second) {
        fault(0, fmt::format("the cached state of game {} is not what the log leads to",
                             to_string(id)));
      }
      return true;
    });
    check_count(cached, model_.games().size(), "games");
  }

  void check_unsettled() {
    std::size_t cached{};
    log_.scan_state(state_key::kUnsettled, [&](std::string_view key, std::string_view) {
      ++cached;
      const GameId id{state_key::number_of(key)};
      const auto game = model_.games().find(id);
      if (game == model_.games().end() || !has_ended(game->second) || game->second.settled) {
        fault(0, fmt::format("game {} is listed for settlement, but is not due", to_string(id)));
      }
      return true;
    });
    const auto due = std::ranges::count_if(model_.games(), [](const auto& game) {
      return has_ended(game.second) && !game.second.settled;
    });
    check_count(cached, static_cast<std::size_t>(due), "games to settle");
  }

  void check_set(std::string_view prefix, const SetDigest& derived, std::string_view name) {
    SetDigest cached;
    log_.scan_state(prefix, [&](std::string_view key, std::string_view value) {
      cached.add(key, value);
      return true;
    });
    check_count(cached.count, derived.count, name);
    if (cached.count == derived.count && cached != derived) {
      fault(0, fmt::format("the cached {} are not those that the log leads to", name));
    }
  }

  void check_count(std::size_t cached, std::size_t derived, std::string_view name) {
    if (cached != derived)
      fault(0, fmt::format("{} {} are cached, {} follow from the log", cached, name, derived));
  }

  const Log& log_;
  AuditModel model_;
  MerkleTree tree_;
  Timestamp time_{};
  std::vector<std::pair<Position, Hash>> roots_;
  std::size_t next_root_{};
  VerifyReport report_;
};

}  // namespace

VerifyReport verify(const Log& log, const std::function<void(Position, Position)>& progress) {
  return Verifier{log}.run(progress);
}

}  // namespace chalkline::ledger
