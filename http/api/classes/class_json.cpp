#include "http/api/classes/class_json.hpp"

#include <array>
#include <utility>

#include "base/hex.hpp"

namespace chalkline::http::wire {
namespace {

using ledger::BetKind;
using ledger::ConsentRow;

constexpr std::array<std::pair<bool AllowedBets::*, BetKind>, 6> kKinds{
    {{&AllowedBets::moneyline, BetKind::kMoneyline},
     {&AllowedBets::spread, BetKind::kSpread},
     {&AllowedBets::total, BetKind::kTotal},
     {&AllowedBets::prop, BetKind::kProp},
     {&AllowedBets::parlay, BetKind::kParlay},
     {&AllowedBets::conditional, BetKind::kConditional}}};
static_assert(kKinds.size() == ledger::enum_names<BetKind>.size());

constexpr std::array<std::pair<bool ClassConsent::*, ConsentRow>, 4> kRows{
    {{&ClassConsent::bets, ConsentRow::kBets},
     {&ClassConsent::learning, ConsentRow::kLearning},
     {&ClassConsent::quiz, ConsentRow::kQuiz},
     {&ClassConsent::chasing, ConsentRow::kChasing}}};
static_assert(kRows.size() == ledger::enum_names<ConsentRow>.size());

template <class E, class Flags>
ledger::Bits<E> to_bits(const Flags& flags, const auto& table) {
  ledger::Bits<E> bits;
  for (const auto& [flag, value] : table) {
    if (flags.*flag) bits.add(value);
  }
  return bits;
}

template <class Flags, class E>
Flags to_flags(ledger::Bits<E> bits, const auto& table) {
  Flags flags;
  for (const auto& [flag, value] : table) flags.*flag = bits.has(value);
  return flags;
}

}  // namespace

std::uint16_t bits_of(const AllowedBets& allowed) { return to_bits<BetKind>(allowed, kKinds).bits; }

std::uint8_t bits_of(const ClassConsent& consent) {
  return static_cast<std::uint8_t>(to_bits<ConsentRow>(consent, kRows).bits);
}

std::vector<std::string> names_of(const std::vector<ClassEducator>& educators) {
  std::vector<std::string> names;
  for (const auto& educator : educators) names.push_back(educator.name);
  return names;
}

ClassTerms terms_of(const ledger::ClassState& in_class, ledger::Timestamp until,
                    ledger::Timestamp now) {
  const auto& terms = in_class.terms;
  ClassTerms shown{.start_coins = terms.start_coins,
                   .allowed = to_flags<AllowedBets>(ledger::kinds_of(terms), kKinds),
                   .ends_at = terms.ends_at,
                   .has_ended = ledger::has_ended(in_class, now),
                   .seen_until = until,
                   .is_seen = now < until};
  if (terms.stake_share) shown.largest_stake_percent = Hundredths{*terms.stake_share};
  return shown;
}

JoinedClass joined_class_of(const ClassReader::Joined& joined, ClassTerms terms,
                            const ledger::AccountState& account) {
  const auto purse = account.purse.value_or(ledger::PurseState{});
  JoinedClass shown{.id = to_hex(joined.in_class.id),
                    .title = joined.in_class.title,
                    .kind = joined.in_class.kind,
                    .educators = names_of(joined.educators),
                    .terms = terms,
                    .alias = joined.member.alias,
                    .name = joined.name,
                    .joined_at = joined.member.joined_at,
                    .consent = to_flags<ClassConsent>(purse.consent, kRows),
                    .has_left = purse.left,
                    .is_taken_back = purse.taken_back,
                    .balance = account.balance,
                    .open_stakes = account.held,
                    .help = help_wish_of(joined.member)};
  for (const auto& educator : joined.educators) {
    if (educator.seat > joined.member.agreed) shown.new_educators.push_back(educator.name);
  }
  return shown;
}

WaitingClass waiting_class_of(const ClassReader::Waiting& waiting) {
  return {.id = to_hex(waiting.in_class.id),
          .title = waiting.in_class.title,
          .educators = names_of(waiting.educators),
          .alias = waiting.row.alias,
          .asked_at = waiting.row.asked_at};
}

CompletionSlip completion_slip_of(std::string code, const ledger::AccountState& purse) {
  const auto& done = purse.achievements;
  CompletionSlip slip{.code = std::move(code),
                      .bets_placed = done.bets,
                      .bets_settled = done.settled,
                      .with_chance = done.forecasts};
  if (!purse.purse) return slip;
  for (const auto& met : purse.purse->met)
    slip.assignments_met.push_back(insight::assignments::Assignment{met.assignment});
  return slip;
}

}  // namespace chalkline::http::wire
