#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/money.hpp"

// Classes and the purses of their members. Storage formats like all of events.hpp, which includes
// this. The log is for strangers as well: it has numbers and bits of a class, and neither its title
// nor a name.
namespace chalkline::ledger {

// The rows of a member's consent: what the class sees of them.
enum class ConsentRow : std::uint8_t {
  kBets = 1,      // the bets from the class's purse, with chances and notes
  kLearning = 2,  // what the person read, checked and estimated since joining
  kQuiz = 3,      // the answers to the quiz
  kChasing = 4,   // signs of changed play after losses
};
template <>
inline constexpr std::array<std::string_view, 4> enum_names<ConsentRow>{"bets", "learning", "quiz",
                                                                        "chasing"};

// By what the members of a class play.
struct ClassTerms {
  Coins start_coins{};  // of each purse
  // The largest stake, in ten-thousandths of the purse's coins with those on open bets; absent:
  // any.
  std::optional<std::uint16_t> stake_share{};
  std::uint16_t kinds{};  // of bets that are allowed: the bits of a Bits<BetKind>
  Timestamp ends_at{};
  static constexpr auto fields = std::tuple{
      field("startCoins", &ClassTerms::start_coins), field("stakeShare", &ClassTerms::stake_share),
      field("kinds", &ClassTerms::kinds), field("endsAt", &ClassTerms::ends_at)};
  friend bool operator==(const ClassTerms&, const ClassTerms&) = default;
};

struct ClassOpened {
  ClassId class_id{};
  ClassTerms terms;
  static constexpr EventType type{"ClassOpened"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("class", &ClassOpened::class_id), field("terms", &ClassOpened::terms)};
  friend bool operator==(const ClassOpened&, const ClassOpened&) = default;
};

// Before its time.
struct ClassEnded {
  ClassId class_id{};
  static constexpr EventType type{"ClassEnded"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("class", &ClassEnded::class_id)};
  friend bool operator==(const ClassEnded&, const ClassEnded&) = default;
};

// A person has joined a class: `account` is their purse in it, an account that has one owner and
// one class. The coins to start with are a CoinsGranted of their own.
struct PurseOpened {
  AccountId account{};
  AccountId owner{};  // the person's own account
  ClassId class_id{};
  std::uint8_t consent{};  // the bits of a Bits<ConsentRow>
  static constexpr EventType type{"PurseOpened"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &PurseOpened::account), field("owner", &PurseOpened::owner),
                 field("class", &PurseOpened::class_id), field("consent", &PurseOpened::consent)};
  friend bool operator==(const PurseOpened&, const PurseOpened&) = default;
};

// All rows of the member's consent from now on.
struct ConsentChanged {
  AccountId account{};
  std::uint8_t consent{};  // as of a PurseOpened
  static constexpr EventType type{"ConsentChanged"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("account", &ConsentChanged::account),
                                            field("consent", &ConsentChanged::consent)};
  friend bool operator==(const ConsentChanged&, const ConsentChanged&) = default;
};

// The member has left the class of the purse. A member who left first and takes back later has two
// of them.
struct MemberLeft {
  AccountId account{};
  bool taken_back{};  // from now on the class sees nothing of the member, earlier records included
  static constexpr EventType type{"MemberLeft"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("account", &MemberLeft::account),
                                            field("takenBack", &MemberLeft::taken_back)};
  friend bool operator==(const MemberLeft&, const MemberLeft&) = default;
};

// An educator has opened a member's record. A look that the rules take for the same leads to no
// second event.
struct RecordOpened {
  AccountId account{};  // the purse
  ClassId class_id{};
  AccountId educator{};  // the educator's own account
  bool exported{};       // written to a file
  static constexpr EventType type{"RecordOpened"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{
      field("account", &RecordOpened::account), field("class", &RecordOpened::class_id),
      field("educator", &RecordOpened::educator), field("exported", &RecordOpened::exported)};
  friend bool operator==(const RecordOpened&, const RecordOpened&) = default;
};

// An educator has opened the overview of all members. One event for the class: one of each member
// would be 500.
struct OverviewOpened {
  ClassId class_id{};
  AccountId educator{};
  bool exported{};
  static constexpr EventType type{"OverviewOpened"};
  static Postings postings() { return {}; }
  static constexpr auto fields = std::tuple{field("class", &OverviewOpened::class_id),
                                            field("educator", &OverviewOpened::educator),
                                            field("exported", &OverviewOpened::exported)};
  friend bool operator==(const OverviewOpened&, const OverviewOpened&) = default;
};

}  // namespace chalkline::ledger
