#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/values/ids.hpp"
#include "ledger/values/market.hpp"
#include "sports/simulation/draws/derivation.hpp"
#include "sports/simulation/draws/game_draws.hpp"
#include "sports/simulation/season/player_names.hpp"

namespace chalkline::sports::simulated {

// The source of a game's draws: its lines at any time, its play and its figures follow from this
// alone.
struct GameParameters {
  struct Side {
    std::string code;       // of the team
    std::uint32_t names{};  // what its players' names are counted from (names.hpp)
    std::array<std::int32_t, kFiguresMost> means{};  // of its players' figures, in thousandths
    friend bool operator==(const Side&, const Side&) = default;
  };
  Derivation derivation{kDerivation};
  ledger::Sport sport{};
  ledger::Timestamp starts_at{};  // in whole seconds
  std::int32_t margin{};          // expected, home less away, in thousandths
  std::int32_t total{};           // expected, in thousandths
  Side home;
  Side away;
  GameKey key{};
  friend bool operator==(const GameParameters&, const GameParameters&) = default;
};

// "2 nba 1795257000 -2350 226010 LAL 512 21040,18001,... BOS 520 20117,... 9f86d0..": words parted
// by one space. The first is the version of the derivation. A program that derives otherwise writes
// another number, and keeps the older ones for what was committed to and for the audit.
std::string to_reveal(const GameParameters& game);

// Absent unless to_reveal() writes exactly this text.
std::optional<GameParameters> parse_reveal(std::string_view text);

}  // namespace chalkline::sports::simulated
