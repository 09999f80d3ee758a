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

constexpr std::uint32_t kAliasNumberMin = 10;
constexpr std::uint32_t kAliasNumberEnd = 100;

char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

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

std::string new_join_code() {
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i) code += kCodeLetters[randombytes_uniform(32)];
  return code;
}

std::optional<std::string> read_join_code(std::string_view typed) {
  constexpr std::size_t kTypedMax = 32;  // with room for blanks
  if (typed.size() > kTypedMax) return std::nullopt;
  std::string code;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    if (!kCodeLetters.contains(to_upper(c))) return std::nullopt;
    code += to_upper(c);
  }
  return code.size() == kCodeLength ? std::optional{code} : std::nullopt;
}

std::string new_alias() {
  const auto number = kAliasNumberMin + randombytes_uniform(kAliasNumberEnd - kAliasNumberMin);
  return fmt::format("{} {} {}", one_of(kAliasQualities), one_of(kAliasThings), number);
}

}  // namespace chalkline::http
