#include "http/api/audit/bet_dossier.hpp"

#include <algorithm>
#include <variant>

#include "http/api/audit/bet_arithmetic.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/settlement.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/values/labels.hpp"

namespace chalkline::http {
namespace {

// A leg's game as it was when the bet was placed, and as it is.
struct LegGame {
  ledger::GameScheduled scheduled{};
  ledger::Timestamp starts_at{};
  ledger::GameState now{};
};

class DossierWriter {
 public:
  DossierWriter(const ledger::Log& log, const ledger::State& state, AdoptedRules& rules,
                const ReceiptBet& bet)
      : log_{log}, bet_{bet}, records_{bet_records(log, state, rules, bet)} {
    for (const auto& leg : bet.placed.legs) games_.push_back(read_game(state, leg.game));
    for (const auto& game : games_) now_.push_back(&game.now);
  }

  wire::BetDossier write() {
    const auto& placed = bet_.placed;
    dossier_ = {.bet = bet_.id,
                .account = placed.account,
                .is_purse = ledger::is_purse(placed.account),
                .placed_at = ledger::read_record(log_, bet_.id).time,
                .kind = ledger::kind_of(placed),
                .stake = placed.stake,
                .profit = placed.profit,
                .balance_after = placed.balance_after,
                .odds = ledger::odds_of(placed),
                .stated_chance = placed.stated_chance,
                .rules_version = rules_version(),
                .condition = wire::condition_of(placed.condition),
                .arithmetic = bet_arithmetic(placed, now_)};
    for (std::size_t i = 0; i < games_.size(); ++i)
      dossier_.legs.push_back(leg_of(placed.legs[i], games_[i]));
    for (const auto& [position, role] : records_) dossier_.records.push_back({position, role});
    add_settlements();
    add_checks();
    return std::move(dossier_);
  }

 private:
  LegGame read_game(const ledger::State& state, ledger::GameId id) const {
    LegGame game{.now = ledger::find_game(state, id).value()};
    bool is_moved = false;
    ledger::walk_history_from(log_, game.now.last_event, [&](const ledger::Record& record) {
      if (record.position > bet_.id) return true;
      const auto* moved = std::get_if<ledger::GameRescheduled>(&record.event);
      if (moved != nullptr && !is_moved) game.starts_at = moved->starts_at;
      is_moved = is_moved || moved != nullptr;
      if (const auto* scheduled = std::get_if<ledger::GameScheduled>(&record.event))
        game.scheduled = *scheduled;
      return true;
    });
    if (!is_moved) game.starts_at = game.scheduled.starts_at;
    return game;
  }

  std::uint16_t rules_version() const {
    const auto adopted =
        std::ranges::find(records_, std::string_view{"rules"}, &BetRecords::value_type::second);
    if (adopted == records_.end()) return ledger::kFirstRules;
    return std::get<ledger::RulesAdopted>(ledger::read_record(log_, adopted->first).event).version;
  }

  static wire::DossierLeg leg_of(const ledger::Leg& leg, const LegGame& game) {
    const auto& scheduled = game.scheduled;
    const ledger::Teams teams{scheduled.home_name, scheduled.away_name};
    wire::DossierLeg shown{.game = leg.game,
                           .event_name = ledger::event_name(teams),
                           .sport = scheduled.sport,
                           .source = scheduled.source,
                           .start_time = game.starts_at,
                           .market = leg.market,
                           .pick = leg.prop
                                       ? ledger::prop_label(*leg.prop, leg.side, leg.line)
                                       : ledger::pick_label(teams, leg.market, leg.side, leg.line),
                           .odds = leg.odds,
                           .other_odds = leg.other_odds,
                           .quoted_at = leg.quoted_at,
                           .is_live = leg.live};
    if (!leg.prop) {
      if (const auto& closing = ledger::market_of(game.now.closing, leg.market)) {
        const auto side = ledger::of_side(*closing, leg.side);
        shown.closing_line = Halves{side.line};
        shown.closing_odds = side.odds;
      }
    }
    if (!ledger::has_ended(game.now)) return shown;
    if (game.now.phase == ledger::GamePhase::kFinal) shown.score = game.now.score;
    if (leg.prop) shown.figure = ledger::figure_of(*leg.prop, game.now.players);
    shown.outcome = ledger::outcome_of(leg, game.now);
    return shown;
  }

  void add_settlements() {
    for (const auto position : bet_.settlements) {
      const auto record = ledger::read_record(log_, position);
      wire::DossierSettlement shown{
          .position = position, .time = record.time, .caused_by = record.caused_by};
      if (const auto* settled = std::get_if<ledger::BetSettled>(&record.event)) {
        shown.outcome = settled->outcome;
        shown.credit = settled->credit;
      } else if (const auto* taken = std::get_if<ledger::SettlementReversed>(&record.event)) {
        shown.credit = -taken->credit;
      }
      dossier_.settlements.push_back(shown);
    }
  }

  void check(std::string_view what, bool holds) { dossier_.checks.push_back({what, holds}); }

  void add_checks() {
    const auto& placed = bet_.placed;
    check("Stake and odds make the profit that was recorded",
          ledger::profit_of(placed) == placed.profit);
    check("Its prices were published before it was placed",
          std::ranges::all_of(placed.legs, [&](const ledger::Leg& leg) {
            return leg.quoted_at <= dossier_.placed_at;
          }));
    bool is_in_time = true;
    for (std::size_t i = 0; i < games_.size(); ++i)
      is_in_time = is_in_time && (placed.legs[i].live || dossier_.placed_at < games_[i].starts_at);
    check("It was placed before its games began, or on live prices", is_in_time);
    check_settlements();
  }

  // Each settlement but the last is taken back before the next.
  void check_settlements() {
    const auto& all = dossier_.settlements;
    if (all.empty()) return;
    bool alternate = true;
    for (std::size_t i = 0; i < all.size(); ++i)
      alternate = alternate && all[i].outcome.has_value() == (i % 2 == 0);
    check("No settlement stands beside another", alternate);
    const auto& last = all.back();
    const auto cause = records_.find(last.caused_by);
    if (!last.outcome || (cause != records_.end() && cause->second == "accountClosed")) return;
    check("It is settled as quotes and results make it",
          ledger::result_of(bet_.placed, now_) == ledger::BetResult{*last.outcome, last.credit});
  }

  const ledger::Log& log_;
  const ReceiptBet& bet_;
  const BetRecords records_;
  std::vector<LegGame> games_;
  std::vector<const ledger::GameState*> now_;
  wire::BetDossier dossier_;
};

}  // namespace

wire::BetDossier bet_dossier(const ledger::Log& log, const ledger::State& state,
                             AdoptedRules& rules, const ReceiptBet& bet) {
  return DossierWriter{log, state, rules, bet}.write();
}

}  // namespace chalkline::http
