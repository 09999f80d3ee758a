#include "http/identity/classes/class_names.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include "http/identity/classes/alias_words.hpp"

namespace chalkline::http {
namespace {

// Without I and O, which look like digits, and without those digits.
constexpr std::string_view kCodeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
static_assert(kCodeLetters.size() == 32);
constexpr std::size_t kCodeLength = 8;
constexpr std::size_t kInvitationLength = 26;  // 130 bits

constexpr std::uint32_t kAliasNumberMin = 10;
constexpr std::uint32_t kAliasNumberEnd = 100;

char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string draw_letters(std::size_t length) {
  std::string letters;
  for (std::size_t i = 0; i < length; ++i) letters += kCodeLetters[randombytes_uniform(32)];
  return letters;
}

// Whatever the case and the blanks and hyphens that it was typed with.
std::optional<std::string> read_letters(std::string_view typed, std::size_t length) {
  constexpr std::size_t kTypedMax = 64;  // with room for blanks
  if (typed.size() > kTypedMax) return std::nullopt;
  std::string letters;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    if (!kCodeLetters.contains(to_upper(c))) return std::nullopt;
    letters += to_upper(c);
  }
  return letters.size() == length ? std::optional{letters} : std::nullopt;
}

std::string_view one_of(const auto& words) {
  return words.at(randombytes_uniform(static_cast<std::uint32_t>(words.size())));
}

}  // namespace

ledger::ClassId new_class_id() {
  ledger::ClassId id{};
  randombytes_buf(id.data(), id.size());
  return id;
}

ledger::AccountId new_purse_number() {
  std::uint64_t drawn{};
  randombytes_buf(&drawn, sizeof drawn);
  const auto first = ledger::raw(ledger::kFirstPurse);
  return ledger::AccountId{first + drawn % first};  // as many as are below the first
}

std::string new_join_code() { return draw_letters(kCodeLength); }

std::optional<std::string> read_join_code(std::string_view typed) {
  return read_letters(typed, kCodeLength);
}

std::string new_invitation() { return draw_letters(kInvitationLength); }

std::optional<std::string> read_invitation(std::string_view typed) {
  return read_letters(typed, kInvitationLength);
}

std::string new_alias() {
  const auto number = kAliasNumberMin + randombytes_uniform(kAliasNumberEnd - kAliasNumberMin);
  return fmt::format("{} {} {}", one_of(kAliasQualities), one_of(kAliasThings), number);
}

}  // namespace chalkline::http
