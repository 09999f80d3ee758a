#include "ledger/rules/classes/classes.hpp"

#include <algorithm>

#include "ledger/rules/settlement.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::uint16_t kWhole = 10'000;  // ten-thousandths of a purse

bool is_valid(const ClassTerms& terms, Timestamp now, const Rules::Classes& rules) {
  return terms.start_coins >= rules.start_coins_min && terms.start_coins <= rules.start_coins_max &&
         (!terms.stake_share || (*terms.stake_share >= 1 && *terms.stake_share <= kWhole)) &&
         terms.kinds != 0 && rules.kinds.has_all(kinds_of(terms)) && terms.ends_at > now &&
         terms.ends_at <= now + rules.length_max;
}

void put_rule(ClassState& in_class, const AssignmentSet& set) {
  constexpr std::size_t kListMax = 200;  // what had to be refused is not kept
  auto& rules = in_class.assignments;
  const auto known = std::ranges::find(rules, set.assignment, &AssignmentRule::assignment);
  if (known != rules.end()) {
    *known = {set.assignment, set.version, set.rule};
  } else if (rules.size() < kListMax) {
    rules.push_back({set.assignment, set.version, set.rule});
  }
}

std::optional<Rejection> refuse_joining(const AccountState& owner, const ClassState* in_class,
                                        const OpenPurse& command, Timestamp now,
                                        const Rules& rules) {
  if (!rules.classes.known) return Rejection::kNotInRules;
  if (const auto no = refuse_own(owner)) return no;
  if (in_class == nullptr) return Rejection::kUnknownClass;
  if (has_ended(*in_class, now)) return Rejection::kClassEnded;
  if (!is_consent(command.consent, rules.classes)) return Rejection::kConsentInvalid;
  if (std::ranges::find(owner.purses, command.class_id, &OwnPurse::class_id) != owner.purses.end())
    return Rejection::kClassJoinedBefore;
  if (owner.purses.size() >= kClassesPerPerson) return Rejection::kClassesUsedUp;
  return std::nullopt;
}

}  // namespace

Coins largest_stake(std::uint16_t stake_share, Coins bankroll) {
  // No stake is larger than kStakeMax, and up to so many coins the product is exact.
  constexpr Coins kEnough = kStakeMax * kWhole;
  return std::max(Coins{1}, std::min(bankroll, kEnough) * stake_share / kWhole);
}

std::expected<Event, Rejection> decide(const ClassState* known, const OpenClass& command,
                                       Timestamp now, const Rules& rules) {
  if (!rules.classes.known) return std::unexpected(Rejection::kNotInRules);
  if (!is_valid(command.terms, now, rules.classes))
    return std::unexpected(Rejection::kClassInvalid);
  if (known != nullptr) {
    return std::unexpected(known->terms == command.terms ? Rejection::kNothingToDo
                                                         : Rejection::kClassExists);
  }
  return ClassOpened{command.class_id, command.terms};
}

std::expected<Event, Rejection> decide(const ClassState* known, const EndClass& command,
                                       Timestamp now) {
  if (known == nullptr) return std::unexpected(Rejection::kUnknownClass);
  if (has_ended(*known, now)) return std::unexpected(Rejection::kNothingToDo);
  return ClassEnded{command.class_id};
}

std::expected<Events, Rejection> decide(const AccountState& purse, const AccountState& owner,
                                        const ClassState* in_class, const OpenPurse& command,
                                        Timestamp now, const Rules& rules) {
  if (const auto no = refuse_joining(owner, in_class, command, now, rules))
    return std::unexpected(*no);
  if (exists(purse) || !is_purse(command.account))
    return std::unexpected(Rejection::kAccountExists);
  return Events{
      PurseOpened{command.account, command.owner, command.class_id, command.consent},
      CoinsGranted{command.account, in_class->terms.start_coins, GrantReason::kClassStart}};
}

std::optional<Rejection> refuse_purse(const Bettor& bettor, Timestamp now) {
  const auto& purse = bettor.account.purse;
  if (!purse) return std::nullopt;
  if (purse->left) return Rejection::kClassLeft;
  if (bettor.in_class == nullptr) return Rejection::kUnknownClass;
  if (has_ended(*bettor.in_class, now)) return Rejection::kClassEnded;
  return std::nullopt;
}

bool is_known_to(const AccountState& account, const GameState& game) {
  return !game.of_class || (account.purse && account.purse->class_id == *game.of_class);
}

std::optional<Rejection> refuse_terms(const Bettor& bettor, const SlipBet& bet) {
  if (bettor.in_class == nullptr) return std::nullopt;
  const auto& terms = bettor.in_class->terms;
  Bits<BetKind> needed;
  for (const auto& pick : bet.picks) needed.add(kind_of(pick.market));
  if (bet.picks.size() > 1) needed.add(BetKind::kParlay);
  if (bet.condition) needed.add(BetKind::kConditional);
  if (!kinds_of(terms).has_all(needed)) return Rejection::kClassKind;
  const auto bankroll = bettor.account.balance + bettor.account.held;
  if (terms.stake_share && bet.stake > largest_stake(*terms.stake_share, bankroll))
    return Rejection::kClassStake;
  return std::nullopt;
}

void evolve(ClassState& in_class, const Event& event, Position position, Timestamp time) {
  if (const auto* opened = std::get_if<ClassOpened>(&event)) {
    in_class = {opened->terms, 0, {}, {}};
  } else if (std::holds_alternative<ClassEnded>(event)) {
    in_class.ended = position;
  } else if (const auto* set = std::get_if<AssignmentSet>(&event)) {
    put_rule(in_class, *set);
  } else if (const auto* looked = std::get_if<OverviewOpened>(&event)) {
    note(in_class.looks, looked->educator, looked->exported, time);
  }
}

}  // namespace chalkline::ledger
