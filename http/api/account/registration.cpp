#include "http/api/account/registration.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/json/reader.hpp"
#include "http/parse/ascii_lower.hpp"

namespace chalkline::http {
namespace {

// Names that would seem to speak for the site, by their letters and digits alone.
constexpr std::array<std::string_view, 19> kReservedNames{
    "abuse", "admin",     "administrator", "bookmaker", "chalkline", "demo",  "help",
    "house", "moderator", "noreply",       "official",  "operator",  "owner", "postmaster",
    "root",  "security",  "staff",         "support",   "system"};

// Names that every object of JavaScript has, in small letters: a program that keeps people by name
// in one would take them for people.
constexpr std::array<std::string_view, 8> kNamesOfObjects{
    "__proto__",      "constructor", "hasownproperty", "isprototypeof", "propertyisenumerable",
    "tolocalestring", "tostring",    "valueof"};

bool is_letter_or_digit(unsigned char c) { return std::isalnum(c) != 0; }

bool is_username(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) {
    return is_letter_or_digit(c) || c == '_' || c == '.' || c == '-';
  });
}

// Absent when it may be one, else a sentence.
std::optional<std::string> username_problem(std::string_view name) {
  if (!is_username(name))
    return "Username may hold letters, digits, dots, dashes and underscores only";
  auto plain = ascii_lower(std::string{name});
  if (std::ranges::find(kNamesOfObjects, plain) != kNamesOfObjects.end())
    return "That username means something else to programs, choose another";
  std::erase_if(plain, [](unsigned char c) { return !is_letter_or_digit(c); });
  if (plain.empty()) return "Username must hold a letter or a digit";
  if (std::ranges::find(kReservedNames, plain) != kReservedNames.end())
    return "That username is kept for those who run the site";
  return std::nullopt;
}

}  // namespace

std::expected<RegisterRequest, std::string> parse_registration(std::string_view body) {
  auto form = read_json<RegisterRequest>(body);
  if (!form) return form;
  if (auto problem = username_problem(form->username)) return std::unexpected{*problem};
  if (form->email && !is_email(*form->email)) return std::unexpected{"Invalid email format"};
  if (form->is_adult == false) return std::unexpected{"You must be 18 or older"};
  return form;
}

std::expected<Credentials, std::string> parse_credentials(std::string_view body) {
  auto form = read_json<LoginRequest>(body);
  if (!form) return std::unexpected{std::move(form.error())};
  auto& [username, either, password] = *form;
  if (username && either) return std::unexpected{"Give username or usernameOrEmail, not both"};
  auto name = username ? *username : either.value_or("");
  if (name.empty()) return std::unexpected{"Username or email is required"};
  return Credentials{std::move(name), std::move(password)};
}

}  // namespace chalkline::http
