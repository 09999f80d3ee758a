#include "http/api/shared/ledger_reads/statement_page.hpp"

#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

struct StatementLine {
  std::string_view reason;
  std::string_view counter_account;
  std::optional<ledger::BetId> bet;
};

// Events that move no coins of the account have no entry.
struct LineOf {
  ledger::Position at;

  std::optional<StatementLine> operator()(const ledger::CoinsGranted& e) const {
    switch (e.reason) {
      case ledger::GrantReason::kSignUp:
        return StatementLine{"Starting coins", "grants", {}};
      case ledger::GrantReason::kBankrollReset:
        return StatementLine{"Bankroll reset to 1,000 coins", "grants", {}};
      case ledger::GrantReason::kTierUpgrade:
        return StatementLine{"Coins of your new tier", "grants", {}};
      case ledger::GrantReason::kMonthlyBonus:
        return StatementLine{"Monthly bonus of your membership", "grants", {}};
      case ledger::GrantReason::kClassStart:
        break;
    }
    return StatementLine{"Starting coins of the class", "grants", {}};
  }
  std::optional<StatementLine> operator()(const ledger::BetPlaced&) const {
    return StatementLine{"Bet placed: the stake is held", "held", at};
  }
  std::optional<StatementLine> operator()(const ledger::BetSettled& e) const {
    switch (e.outcome) {
      case ledger::BetOutcome::kWon:
        return StatementLine{"Bet won: stake and profit", "held and house", e.bet};
      case ledger::BetOutcome::kLost:
        return StatementLine{"Bet lost: the held stake went to the house", "house", e.bet};
      case ledger::BetOutcome::kPush:
        return StatementLine{"Push: the stake came back", "held", e.bet};
      case ledger::BetOutcome::kVoid:
        break;
    }
    return StatementLine{"Bet void: the stake came back", "held", e.bet};
  }
  std::optional<StatementLine> operator()(const ledger::SettlementReversed& e) const {
    const auto* counter = e.credit == 0 ? "house" : e.credit == e.stake ? "held" : "held and house";
    return StatementLine{"The result was corrected: the settlement is taken back", counter, e.bet};
  }
  template <ledger::MovesNoCoins E>
  std::optional<StatementLine> operator()(const E&) const {
    return std::nullopt;
  }
};

ledger::Coins moved(const ledger::Record& record) {
  ledger::Coins amount{};
  for (const auto& posting : record.postings) {
    if (posting.kind == ledger::LedgerAccountKind::kPlayer) amount += posting.amount;
  }
  return amount;
}

}  // namespace

std::optional<StatementPage> statement_page(const ledger::Log& log, const ledger::State& state,
                                            ledger::AccountId account, ledger::Position cursor,
                                            std::size_t limit) {
  if (cursor > log.position()) return std::nullopt;
  if (cursor == 0) cursor = ledger::load_account(state, account).last_event;
  if (cursor == 0) return std::nullopt;
  const ledger::Stream own{ledger::StreamKind::kAccount, ledger::raw(account)};
  if (ledger::stream_of(ledger::read_record(log, cursor).event) != own) return std::nullopt;

  StatementPage page;
  ledger::Coins moved_since{};                 // by the records from the cursor on
  std::optional<ledger::Coins> at_the_cursor;  // available coins after the record there
  const auto is_over = [&] {
    return at_the_cursor && page.entries.size() == limit && page.next != 0;
  };
  ledger::walk_history_from(log, cursor, [&](const ledger::Record& record) {
    const auto amount = moved(record);
    if (const auto* placed = std::get_if<ledger::BetPlaced>(&record.event);
        placed != nullptr && !at_the_cursor) {
      at_the_cursor = placed->balance_after + moved_since;
    }
    if (const auto line = std::visit(LineOf{record.position}, record.event)) {
      if (page.entries.size() < limit) {
        page.entries.push_back({record.position, record.time, ledger::type_of(record.event).name,
                                line->reason, line->counter_account, amount, -moved_since,
                                line->bet});
      } else if (page.next == 0) {
        page.next = record.position;
      }
    }
    moved_since += amount;
    return !is_over();
  });
  // Without a bet the walk went back to the opening, before which there was nothing.
  for (auto& entry : page.entries) entry.after += at_the_cursor.value_or(moved_since);
  return page;
}

}  // namespace chalkline::http
