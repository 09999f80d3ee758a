#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <tuple>

#include "base/fields.hpp"
#include "base/sha256.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/asked_side.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"

// Assignments of a class, and the acts that are for assignments alone. Storage formats like all of
// events.hpp, which includes this.
namespace chalkline::ledger {

// By which rule an assignment is met from now on. The rule's text stands outside the log.
struct AssignmentSet {
  ClassId class_id{};
  std::uint8_t assignment{};  // its number, from 1
  std::uint16_t version{};    // of its rule in this class, from 1
  Sha256Digest rule{};        // of the canonical text
  static constexpr EventType type{"AssignmentSet"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{
      field("class", &AssignmentSet::class_id), field("assignment", &AssignmentSet::assignment),
      field("version", &AssignmentSet::version), field("rule", &AssignmentSet::rule)};
  friend bool operator==(const AssignmentSet&, const AssignmentSet&) = default;
};

// The member of the purse has met an assignment.
struct AssignmentMet {
  AccountId account{};
  std::uint8_t assignment{};
  std::uint16_t version{};  // of the rule by which it is met
  Position by{};            // the event that met it
  static constexpr EventType type{"AssignmentMet"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{
      field("account", &AssignmentMet::account), field("assignment", &AssignmentMet::assignment),
      field("version", &AssignmentMet::version), field("by", &AssignmentMet::by)};
  friend bool operator==(const AssignmentMet&, const AssignmentMet&) = default;
};

// A result was corrected, and the assignment is not met any more.
struct AssignmentReversed {
  AccountId account{};
  std::uint8_t assignment{};
  Position met{};  // its AssignmentMet
  Position by{};   // the SettlementReversed
  static constexpr EventType type{"AssignmentReversed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &AssignmentReversed::account),
                 field("assignment", &AssignmentReversed::assignment),
                 field("met", &AssignmentReversed::met), field("by", &AssignmentReversed::by)};
  friend bool operator==(const AssignmentReversed&, const AssignmentReversed&) = default;
};

// A person says of a market that its margin is high. Whether it is follows from the quote.
struct MarketMarked {
  AccountId account{};
  AskedSide asked{};
  static constexpr EventType type{"MarketMarked"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &MarketMarked::account), field("asked", &MarketMarked::asked)};
  friend bool operator==(const MarketMarked&, const MarketMarked&) = default;
};

// Why a member leaves a game alone. Words of their own would stay in the log for ever.
enum class PassReason : std::uint8_t {
  kPrice = 1,       // it costs more than the chance is worth
  kUnsure = 2,      // no view of the chance
  kUnknown = 3,     // too little known of the teams
  kAtRisk = 4,      // enough coins are at risk
  kUnconfirmed = 5  // something is still to be announced, as a line-up
};
template <>
inline constexpr std::array<std::string_view, 5> enum_names<PassReason>{
    "price", "unsure", "unknown", "atRisk", "unconfirmed"};

// A member places no bet on a game, before its start, and says why.
struct GamePassed {
  AccountId account{};  // the purse
  GameId game{};
  PassReason reason{};
  static constexpr EventType type{"GamePassed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &GamePassed::account), field("game", &GamePassed::game),
                 field("reason", &GamePassed::reason)};
  friend bool operator==(const GamePassed&, const GamePassed&) = default;
};

// A person guesses the whole margin of a parlay before it is shown, without placing it.
struct MarginGuessed {
  AccountId account{};
  boost::container::small_vector<AskedSide, 2> sides;  // its legs
  std::uint16_t guess{};                               // in tenths of a percent of the stake
  static constexpr EventType type{"MarginGuessed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &MarginGuessed::account), field("sides", &MarginGuessed::sides),
                 field("guess", &MarginGuessed::guess)};
  friend bool operator==(const MarginGuessed&, const MarginGuessed&) = default;
};

}  // namespace chalkline::ledger
