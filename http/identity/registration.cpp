#include "http/identity/registration.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "http/parse/ascii_lower.hpp"
#include "http/parse/json_fields.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kUsernameMin = 3;  // RULES, Numbers
constexpr std::size_t kUsernameMax = 32;
constexpr std::size_t kLocalPartMax = 64;

// Names that would seem to speak for the site, by their letters and digits alone.
constexpr std::array<std::string_view, 19> kReservedNames{
    "abuse", "admin",     "administrator", "bookmaker", "chalkline", "demo",  "help",
    "house", "moderator", "noreply",       "official",  "operator",  "owner", "postmaster",
    "root",  "security",  "staff",         "support",   "system"};

// RFC 5322 takes these only in quotes or as parts of a header: such an address could read as two.
constexpr std::string_view kEmailSpecials = "()<>[]:;,\\\"";

// A header's text in another alphabet begins so (RFC 2047): such an address could show as another.
constexpr std::string_view kEncodedWord = "=?";

bool is_letter_or_digit(unsigned char c) { return std::isalnum(c) != 0; }

bool is_username(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) {
    return is_letter_or_digit(c) || c == '_' || c == '.' || c == '-';
  });
}

// Absent when it may be one, else a sentence.
std::optional<std::string> username_problem(std::string_view name) {
  if (characters(name) < kUsernameMin) return "Username must be at least 3 characters";
  if (!is_username(name))
    return "Username may hold letters, digits, dots, dashes and underscores only";
  auto plain = ascii_lower(std::string{name});
  std::erase_if(plain, [](unsigned char c) { return !is_letter_or_digit(c); });
  if (plain.empty()) return "Username must hold a letter or a digit";
  if (std::ranges::find(kReservedNames, plain) != kReservedNames.end())
    return "That username is kept for those who run the site";
  return std::nullopt;
}

// A name in the domain name system; an address in brackets is not mailed to.
bool is_domain(std::string_view text) {
  return std::ranges::all_of(
      text, [](unsigned char c) { return is_letter_or_digit(c) || c == '-' || c == '.'; });
}

}  // namespace

bool is_email(std::string_view text) {
  const auto at = text.find('@');
  if (at == 0 || at == std::string_view::npos || at > kLocalPartMax) return false;
  const auto domain = text.substr(at + 1);
  const auto dot = domain.rfind('.');
  if (dot == 0 || dot == std::string_view::npos || dot + 1 == domain.size()) return false;
  return std::ranges::all_of(text, [](unsigned char c) { return c > ' ' && c < 0x7f; }) &&
         text.find_first_of(kEmailSpecials) == std::string_view::npos && !domain.contains('@') &&
         is_domain(domain) && !domain.contains("..") && !domain.starts_with('.') &&
         !text.contains(kEncodedWord);
}

std::optional<std::string> password_problem(std::string_view password) {
  if (characters(password) >= kPasswordMin) return std::nullopt;
  return "Password must be at least 6 characters";
}

std::expected<Registration, std::string> parse_registration(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  Registration person;
  person.username = fields->text("username", kUsernameMax);
  person.email = fields->optional_text("email", kEmailMax);
  person.password = fields->text("password", kPasswordMax);
  const auto adult = fields->optional_flag("isAdult");
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (auto problem = username_problem(person.username)) return std::unexpected{*problem};
  if (person.email && !is_email(*person.email)) return std::unexpected{"Invalid email format"};
  if (auto problem = password_problem(person.password)) return std::unexpected{*problem};
  if (adult == false) return std::unexpected{"You must be 18 or older"};
  person.says_adult = adult.value_or(false);
  return person;
}

std::expected<Credentials, std::string> parse_credentials(std::string_view body) {
  auto fields = JsonFields::parse(body);
  if (!fields) return std::unexpected{fields.error()};
  const auto username = fields->optional_text("username", kEmailMax);
  const auto either = fields->optional_text("usernameOrEmail", kEmailMax);
  const auto password = fields->optional_text("password", kPasswordMax);
  if (const auto ok = fields->done(); !ok) return std::unexpected{ok.error()};
  if (username && either) return std::unexpected{"Give username or usernameOrEmail, not both"};
  auto name = username ? *username : either.value_or("");
  if (name.empty()) return std::unexpected{"Username or email is required"};
  if (password.value_or("").empty()) return std::unexpected{"Password is required"};
  return Credentials{std::move(name), *password};
}

}  // namespace chalkline::http
