#include "ledger/audit/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "ledger/audit/hash_checks.hpp"
#include "ledger/audit/model.hpp"
#include "ledger/audit/state.hpp"
#include "ledger/log/hashed_records.hpp"

namespace chalkline::ledger {
namespace {

constexpr Position kProgressEvery = 50'000;

// 0 where there is none.
Position position_of(const CheckpointStore* state) {
  const auto checkpoint = state == nullptr ? std::nullopt : state->latest();
  return checkpoint ? checkpoint->position : 0;
}

class Verifier {
 public:
  Verifier(const Log& log, const VerifyOptions& options)
      : log_(log),
        model_(log, options.served),
        evidence_(options.evidence),
        state_(options.state),
        state_position_(position_of(options.state)),
        hashes_(log, options, state_position_) {}

  void check_records(const std::function<void(Position, Position)>& progress) {
    const auto total = log_.position();
    guarded([&] {
      note(hashes_.begin());
      scan_hashed(
          log_, 1, total,
          [&](HashedRecord& next) {
            check_record(next);
            if (next.position % kProgressEvery == 0) progress(next.position, total);
          },
          [&](HashedRecord& next) { hashes_.take(next); });
      progress(total, total);
      note_below_zero();
      evidence_.finish();
      model_.finish([&](std::string what) { fault(total, std::move(what)); });
      note(hashes_.end(total, time_));
      if (state_position_ > total)
        fault(total, fmt::format("the log ends here, but the state has come to {}: the log is an "
                                 "old copy or has lost records",
                                 state_position_));
    });
    for (const auto& [position, root] : hashes_.known()) {
      if (position > report_.records) {
        fault(position, fmt::format("a root is known for it, but the log ends at {}: it was cut "
                                    "off, or replaced by an older copy",
                                    report_.records));
      }
    }
    report_.root = hashes_.root();
  }

  VerifyReport take_report() {
    for (const auto position : evidence_.overruling()) {
      const auto act = std::ranges::find(report_.acts, position, &OperatorActRecord::position);
      if (act != report_.acts.end()) act->overrules = true;
    }
    report_.remarks = evidence_.remarks();
    report_.remarks_total = evidence_.remarks_total();
    return std::move(report_);
  }

 private:
  // A record that cannot be read is a fault like any other.
  void guarded(const std::function<void()>& check) {
    try {
      check();
    } catch (const LogFailure& failure) {
      fault(failure.position, failure.what());
    }
  }

  void fault(Position position, std::string what, std::string_view event = {}) {
    ++report_.faults_total;
    if (report_.faults.size() < kFaultsListed)
      report_.faults.push_back({position, std::move(what), event});
  }

  void note(std::vector<Finding> found) {
    for (auto& [position, what] : found) fault(position, std::move(what));
  }

  void check_record(HashedRecord& next) {
    const auto position = next.position;
    auto& record = next.record;
    report_.records = position;
    note(std::move(next.found));
    if (!record) return fault(position, record.error());
    if (record->position != position)
      return fault(position, fmt::format("holds record {}", record->position));
    check_time(*record);
    note_act(*record);
    count_on_trust(*record);
    const std::string_view event{type_of(record->event).name};
    const auto report = [&](std::string what) {
      fault(position, fmt::format("{}: {}", event, what), event);
    };
    const bool is_in_its_place = is_settlement_anew(record->event);
    if (!is_in_its_place) note_below_zero();
    model_.apply(*record, report);
    if (is_in_its_place) note_below_zero();
    if (const auto* reversed = std::get_if<SettlementReversed>(&record->event))
      reversed_ = {position, *reversed};
    evidence_.take(*record, report);
    if (state_ != nullptr && position == state_position_) {
      guarded([&] {
        compare_state(*state_, model_, hashes_.root_of_state(), record->time,
                      [&](std::string what) { fault(0, std::move(what)); });
      });
    }
  }

  void count_on_trust(const Record& record) {
    report_.begun_by = std::min(report_.begun_by, generations_of(record).last);
    const auto* game = std::get_if<GameScheduled>(&record.event);
    if (game == nullptr) return;
    const bool is_simulated = game->source == Source::kSimulated;
    if (is_simulated && game->proof.digest != Sha256Digest{}) return;
    ++report_.games_on_trust;
    report_.simulated_on_trust += is_simulated ? 1 : 0;
  }

  void note_act(const Record& record) {
    const auto* act = std::get_if<OperatorActed>(&record.event);
    if (act == nullptr) return;
    ++report_.acts_total;
    if (report_.acts.size() < kFaultsListed) report_.acts.push_back({record.position, *act, false});
  }

  // A reversal and the settlement in its place stand in a row.
  bool is_settlement_anew(const Event& event) const {
    const auto* settled = std::get_if<BetSettled>(&event);
    return settled != nullptr && reversed_ && settled->bet == reversed_->event.bet;
  }

  // Once the correction is complete.
  void note_below_zero() {
    if (!reversed_) return;
    const auto [position, reversed] = *std::exchange(reversed_, std::nullopt);
    const auto balance = model_.accounts().at(reversed.account).balance;
    if (balance >= 0) return;
    ++report_.below_zero_total;
    if (report_.below_zero.size() < kFaultsListed)
      report_.below_zero.push_back({position, reversed.account, balance});
  }

  // Decisions go by a time that a clock may show.
  void check_time(Record& record) {
    const auto* set = std::get_if<ClockSet>(&record.event);
    const auto earliest = set == nullptr ? time_ : Timestamp{};
    if (record.time < earliest) fault(record.position, "is earlier than the record before it");
    if (record.time > kTimeMax) fault(record.position, "is later than any clock shows");
    record.time = std::clamp(record.time, Timestamp{}, kTimeMax);
    if (set == nullptr) {
      time_ = std::max(time_, record.time);
    } else {
      time_ = record.time;
      if (report_.set_back.size() < kFaultsListed)
        report_.set_back.push_back({record.position, set->from, record.time});
    }
  }

  const Log& log_;
  AuditModel model_;
  AuditEvidence evidence_;
  Timestamp time_{};
  const CheckpointStore* state_;  // may be null
  Position state_position_{};
  HashChecks hashes_;  // on the thread that reads ahead
  struct Reversed {
    Position position{};
    SettlementReversed event;
  };
  std::optional<Reversed> reversed_;  // by the record before, or by a correction that goes on
  VerifyReport report_;
};

}  // namespace

std::expected<KnownRoot, std::string> parse_known_root(std::string_view text) {
  const auto wrong = [&] {
    return std::unexpected(fmt::format(
        "'{}' is not a position and a root, as in 1234:9f86d081... with 64 hex digits", text));
  };
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) return wrong();
  const auto number = [](std::string_view digits, auto& value, int base) {
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return !digits.empty() && read.ec == std::errc{} && read.ptr == digits.data() + digits.size();
  };
  KnownRoot known;
  const auto digits = text.substr(colon + 1);
  if (!number(text.substr(0, colon), known.position, 10) || digits.size() != 2 * known.root.size())
    return wrong();
  for (std::size_t i = 0; i < known.root.size(); ++i) {
    if (!number(digits.substr(2 * i, 2), known.root.at(i), 16)) return wrong();
  }
  return known;
}

VerifyReport verify(const Log& log, const std::function<void(Position, Position)>& progress,
                    const VerifyOptions& options) {
  Verifier verifier{log, options};
  verifier.check_records(progress);
  return verifier.take_report();
}

VerifyReport verify_records(const Log& log, OpenEvidence evidence) {
  Verifier verifier{log, {.evidence = std::move(evidence)}};
  verifier.check_records([](Position, Position) {});
  return verifier.take_report();
}

}  // namespace chalkline::ledger
