#include "http/api/shared/ledger_reads/bet_records.hpp"

#include <algorithm>
#include <variant>

#include "ledger/engine/account_history.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

// Words for the reader of the file: what a record is it says itself.
struct RoleOf {
  std::string_view operator()(const ledger::BetPlaced&) const { return "placed"; }
  std::string_view operator()(const ledger::RulesAdopted&) const { return "rules"; }
  std::string_view operator()(const ledger::GameScheduled&) const { return "game"; }
  std::string_view operator()(const ledger::GameRescheduled&) const { return "rescheduled"; }
  std::string_view operator()(const ledger::LineClosed&) const { return "closed"; }
  std::string_view operator()(const ledger::StatisticsRecorded&) const { return "figures"; }
  std::string_view operator()(const ledger::OperatorActed&) const { return "operator"; }
  std::string_view operator()(const ledger::ResultRecorded&) const { return "result"; }
  std::string_view operator()(const ledger::GameCancelled&) const { return "cancelled"; }
  std::string_view operator()(const ledger::GameRevealed&) const { return "revealed"; }
  std::string_view operator()(const ledger::AccountClosed&) const { return "accountClosed"; }
  std::string_view operator()(const ledger::BetSettled&) const { return "settled"; }
  std::string_view operator()(const ledger::SettlementReversed&) const { return "reversed"; }
  template <class E>
  std::string_view operator()(const E&) const {
    return {};
  }
};

class Collector {
 public:
  Collector(const ledger::Log& log, const ledger::State& state, const ReceiptBet& bet)
      : log_{log}, state_{state}, bet_{bet} {}

  void add(ledger::Position position) { add(ledger::read_record(log_, position)); }

  void add_games() {
    for (const auto& leg : bet_.placed.legs) add_game(leg.game);
  }

  void add_settlements() {
    for (const auto position : bet_.settlements) {
      const auto record = ledger::read_record(log_, position);
      add(record);
      add(record.caused_by);
    }
  }

  BetRecords take() && { return std::move(records_); }

 private:
  void add(const ledger::Record& record) {
    if (const auto role = std::visit(RoleOf{}, record.event); !role.empty())
      records_.emplace(record.position, role);
  }

  void add_game(ledger::GameId id) {
    const auto newest = ledger::find_game(state_, id).value().last_event;
    ledger::walk_history_from(log_, newest, [&](const ledger::Record& record) {
      if (belongs(record, id)) add(record);
      return true;
    });
  }

  bool belongs(const ledger::Record& record, ledger::GameId game) const {
    if (bet_.settlements.empty() && record.position > bet_.id) return false;
    if (!std::holds_alternative<ledger::StatisticsRecorded>(record.event)) return true;
    return std::ranges::any_of(
        bet_.placed.legs, [game](const ledger::Leg& leg) { return leg.game == game && leg.prop; });
  }

  const ledger::Log& log_;
  const ledger::State& state_;
  const ReceiptBet& bet_;
  BetRecords records_;
};

}  // namespace

BetRecords bet_records(const ledger::Log& log, const ledger::State& state, AdoptedRules& rules,
                       const ReceiptBet& bet) {
  Collector collector{log, state, bet};
  if (const auto adopted = rules.in_force_at(bet.id)) collector.add(*adopted);
  collector.add(bet.id);
  collector.add_games();
  collector.add_settlements();
  return std::move(collector).take();
}

}  // namespace chalkline::http
