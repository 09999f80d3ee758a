#include "http/identity/zones/time_zone.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace chalkline::http {
namespace {

// The directory of a database also holds what is no name: posix/, right/, localtime, tables.
constexpr std::array<std::string_view, 11> kAreas{"Africa", "America",  "Antarctica", "Arctic",
                                                  "Asia",   "Atlantic", "Australia",  "Europe",
                                                  "Etc",    "Indian",   "Pacific"};

bool is_location(std::string_view text) {
  return !text.empty() && text.front() != '/' && text.back() != '/' && !text.contains("//") &&
         std::ranges::all_of(text, [](unsigned char c) {
           return std::isalnum(c) != 0 || c == '/' || c == '_' || c == '-' || c == '+';
         });
}

}  // namespace

bool is_time_zone(std::string_view name, const std::filesystem::path& zones) {
  if (name == "UTC" || name == "GMT") return true;
  const auto slash = name.find('/');
  if (slash == std::string_view::npos) return false;
  if (std::ranges::find(kAreas, name.substr(0, slash)) == kAreas.end()) return false;
  if (!is_location(name.substr(slash + 1))) return false;
  std::error_code none;
  return !std::filesystem::is_directory(zones, none) ||
         std::filesystem::is_regular_file(zones / name, none);
}

}  // namespace chalkline::http
