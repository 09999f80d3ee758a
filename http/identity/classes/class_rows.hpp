#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/names.hpp"
#include "base/sqlite/sqlite.hpp"
#include "http/identity/people/person.hpp"

// Classes in accounts.db, with who teaches and who is in them. Their terms, their end and the
// consent of members are the ledger's.
namespace chalkline::http {

// So many open an overview within a moment, and more a teacher does not look after.
inline constexpr std::size_t kMembersMax = 500;
// Courses of one educator, the past years' among them.
inline constexpr std::size_t kClassesPerEducator = 200;
// Lecturers and assistants of a large course: each is asked for anew of every member.
inline constexpr std::size_t kEducatorsPerClass = 10;
// After its end educators grade, and answer what was asked late; a school year more is for appeals.
inline constexpr std::uint16_t kSeenDaysUsual = 30;
inline constexpr std::uint16_t kSeenDaysMax = 365;
inline constexpr std::size_t kClassTitleMax = 80;  // characters: one line of a phone's header

// The numbers are stored.
enum class ClassKind : std::uint8_t {
  kPseudonymous = 1,  // joined by code, through a waiting room: nobody knows who an alias is
  kGraded = 2,        // joined by invitation, of a roster: the educators see the name beside it
};
inline constexpr std::array<std::string_view, 2> kClassKindNames{"pseudonymous", "graded"};
constexpr Names names_of(ClassKind /*kind*/) { return {kClassKindNames}; }

struct ClassRow {
  ledger::ClassId id{};
  std::string title{};
  ClassKind kind{ClassKind::kPseudonymous};
  std::string code{};  // empty in a graded class, and once it has no educator
  WallTime opened_at{};
  std::uint16_t seen_days{};  // after its end, by its educators
};
inline constexpr std::string_view kClassColumns = "id, title, kind, code, opened_at, seen_days";
// Reads a row that begins with kClassColumns.
ClassRow read_class(const sqlite::Rows& rows);

// Seats of a class are counted and not given twice: who agrees to share with its educators agrees
// to those of the seats that there are.
using Seat = std::uint32_t;

struct ClassEducator {
  ledger::AccountId person{};
  std::string name{};
  Seat seat{};
};

// A member's request for help, until they take it back.
struct HelpAsked {
  WallTime at{};
  std::optional<WallTime> seen_at{};  // by an educator
};

// A person in a class. The purse is the ledger's from the moment that it has it.
struct MemberRow {
  ledger::ClassId in_class{};
  ledger::AccountId person{};
  ledger::AccountId purse{};
  std::string alias{};
  WallTime joined_at{};  // and said to be 18 or older
  Seat agreed{};         // educators of later seats see nothing of the member yet
  std::optional<std::string> sourced_id{};  // on the roster
  std::string handle{};  // drawn; what addresses name them by, whatever their alias
  std::optional<HelpAsked> help{};
};
inline constexpr std::string_view kMemberColumns =
    "person, purse, alias, joined_at, agreed, "
    "(SELECT sourced_id FROM class_roster WHERE class_roster.class = class_members.class "
    "AND class_roster.person = class_members.person), handle, help_at, help_seen_at";
// Reads a row with kMemberColumns from the column `first` on.
MemberRow read_member(const sqlite::Rows& rows, const ledger::ClassId& in_class, int first = 0);

// A person who has asked to join, and said to be 18 or older.
struct WaitingRow {
  ledger::ClassId in_class{};
  ledger::AccountId person{};
  std::string alias{};
  std::uint8_t consent{};  // the bits of a ledger::Bits<ConsentRow>
  WallTime asked_at{};
};
inline constexpr std::string_view kWaitingColumns = "person, alias, consent, asked_at";
WaitingRow read_waiting(const sqlite::Rows& rows, const ledger::ClassId& in_class, int first = 0);

// The educators' words on a member, one text for all of them.
struct EducatorNote {
  std::string text{};
  std::uint64_t version{};  // 0: none was ever written
  std::optional<WallTime> changed_at{};
  std::optional<std::string> changed_by{};  // absent of one who is no longer there
};
inline constexpr std::size_t kEducatorNoteMax = 1'000;  // characters: what a talk is prepared by
inline constexpr std::string_view kNoteColumns =
    "text, version, changed_at, (SELECT username FROM users WHERE users.id = author)";
EducatorNote read_note(const sqlite::Rows& rows);

std::size_t read_count(sqlite::Rows rows);

}  // namespace chalkline::http
