#include "ledger/rules/advising.hpp"

namespace chalkline::ledger {
namespace {

std::optional<Rejection> refuse_advice(const GiveAdvice& command) {
  if (command.market == Market::kProp || !is_pick(command.market, command.side, command.line))
    return Rejection::kLegsInvalid;
  if (!is_american(command.inputs.odds) || !is_american(command.inputs.other_odds))
    return Rejection::kOddsOutOfRange;
  if (!is_valid(command.inputs)) return Rejection::kAdviceInvalid;
  return std::nullopt;
}

}  // namespace

GiveAdvice request_of(const AdviceGiven& advice) {
  return {advice.account, advice.game,      advice.market, advice.side,
          advice.line,    advice.quoted_at, advice.inputs};
}

std::expected<Events, Rejection> decide(const AccountState& account, const GameState* game,
                                        const GiveAdvice& command, Timestamp now,
                                        const StepsBack& steps, const Rules& rules) {
  if (const auto no = refuse_own(account)) return std::unexpected(*no);
  if (const auto no = refuse_advice(command)) return std::unexpected(*no);
  if (game == nullptr || game->of_class) return std::unexpected(Rejection::kUnknownGame);
  if (is_foreseen(*game, steps, now)) return std::unexpected(Rejection::kGameForeseen);
  if (command.quoted_at > now + rules.quotes.ahead_max)
    return std::unexpected(Rejection::kQuoteExpired);
  if (!is_open_for_bets(*game, now)) return std::unexpected(Rejection::kBettingClosed);
  const auto decision = decide(command.inputs);
  return Events{AdviceGiven{
      command.account, command.game, command.market, command.side, command.line, command.quoted_at,
      lead_of(command.quoted_at, game->starts_at), command.inputs, decision,
      ledger::stakes(command.inputs, decision, account.balance + account.held)}};
}

}  // namespace chalkline::ledger
