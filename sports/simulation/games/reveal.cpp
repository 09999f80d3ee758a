#include "sports/simulation/games/reveal.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <chrono>
#include <ranges>
#include <span>
#include <vector>

#include "base/hex.hpp"
#include "sports/simulation/season/sport_model.hpp"

namespace chalkline::sports::simulated {
namespace {

template <class Number>
bool read(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

std::vector<std::string_view> split(std::string_view text, char between) {
  std::vector<std::string_view> parts;
  for (const auto part : text | std::views::split(between)) parts.emplace_back(part);
  return parts;
}

std::size_t players_in(const GameParameters& game) {
  return model_of(game.sport, game.derivation).players;
}

std::string side_text(const GameParameters::Side& side, std::size_t players) {
  return fmt::format("{} {} {}", side.code, side.names,
                     fmt::join(std::span{side.means}.first(players), ","));
}

bool read_side(std::string_view code, std::string_view names, std::string_view means,
               std::size_t players, GameParameters::Side& side) {
  side.code = code;
  const auto parts = split(means, ',');
  if (parts.size() != players || !read(names, side.names)) return false;
  for (std::size_t i = 0; i < players; ++i) {
    auto& mean = side.means.at(i);
    if (!read(parts[i], mean) || mean < 1) return false;
  }
  return true;
}

bool read_sport(std::string_view name, ledger::Sport& sport) {
  const auto& names = ledger::enum_names<ledger::Sport>;
  const auto* const found = std::ranges::find(names, name);
  sport = static_cast<ledger::Sport>(found - names.begin() + 1);
  return found != names.end();
}

std::int64_t seconds(ledger::Timestamp time) {
  return std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
}

}  // namespace

std::string to_reveal(const GameParameters& game) {
  return fmt::format("{} {} {} {} {} {} {} {}", std::to_underlying(game.derivation),
                     ledger::name_of(game.sport), seconds(game.starts_at), game.margin, game.total,
                     side_text(game.home, players_in(game)), side_text(game.away, players_in(game)),
                     to_hex(game.key));
}

std::optional<GameParameters> parse_reveal(std::string_view text) {
  const auto words = split(text, ' ');
  if (words.size() != 12) return std::nullopt;
  GameParameters game;
  int derivation{};
  if (!read(words[0], derivation) || derivation < 1 ||
      derivation > std::to_underlying(kDerivation)) {
    return std::nullopt;
  }
  game.derivation = static_cast<Derivation>(derivation);
  if (!read_sport(words[1], game.sport)) return std::nullopt;
  const auto players = players_in(game);
  std::int64_t start{};
  if (!read(words[2], start) || !read(words[3], game.margin) || !read(words[4], game.total) ||
      !read_side(words[5], words[6], words[7], players, game.home) ||
      !read_side(words[8], words[9], words[10], players, game.away) ||
      !read_hex(words[11], game.key)) {
    return std::nullopt;
  }
  // Seconds of this and the next few thousand years; what is beyond would overflow.
  constexpr std::int64_t kSecondsMax = 1'000'000'000'000;
  if (start < 0 || start > kSecondsMax) return std::nullopt;
  game.starts_at = ledger::Timestamp{std::chrono::seconds{start}};
  if (to_reveal(game) != text) return std::nullopt;
  return game;
}

}  // namespace chalkline::sports::simulated
