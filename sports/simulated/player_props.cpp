#include "sports/simulated/player_props.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "sports/leagues/league.hpp"
#include "sports/simulated/box_score.hpp"
#include "sports/simulated/forecast.hpp"
#include "sports/simulated/streams.hpp"

namespace chalkline::sports::simulated {
namespace {

using ledger::HalfPoints;
using ledger::PropType;

// What a place in the team usually brings, in half points. Half-point lines: a whole one favours
// the under more (decisions/0012).
struct Seat {
  std::string_view position;
  HalfPoints rebounds{};
  HalfPoints assists{};
  HalfPoints minutes{};
};
constexpr std::array<Seat, kRosterSize> kSeats{{{"PG", 9, 13, 65},
                                                {"SG", 9, 9, 65},
                                                {"SF", 13, 9, 63},
                                                {"PF", 15, 7, 61},
                                                {"C", 17, 7, 57},
                                                {"G", 9, 11, 49},
                                                {"F", 11, 7, 45},
                                                {"C", 13, 7, 43}}};

// SPEC's line ranges, in half points, by PropType.
struct Range {
  HalfPoints least{};
  HalfPoints most{};
};
constexpr std::array<Range, 5> kRanges{{{20, 48}, {6, 20}, {4, 16}, {2, 10}, {40, 68}}};

// A game's line is the usual one, or one point beside it.
constexpr HalfPoints kStep = 2;
static_assert(std::ranges::all_of(kSeats, [](const Seat& seat) {
  const auto fits = [](HalfPoints usual, PropType type) {
    const auto& range = kRanges[std::to_underlying(type) - 1U];
    return usual - kStep >= range.least && usual + kStep <= range.most;
  };
  return fits(seat.rebounds, PropType::kRebounds) && fits(seat.assists, PropType::kAssists) &&
         fits(seat.minutes, PropType::kMinutes);
}));

constexpr double kMinutesDeviation = 5;  // RULES 19
constexpr double kMinutesMost = 48;      // RULES 19
// No Poisson draw of any line comes near it.
constexpr int kCountMost = 60;

constexpr std::size_t index_of(PropType type) { return std::to_underlying(type) - 1U; }

Seed draw_of(Stream stream, const SimulatedGame& game, bool home, std::size_t seat, PropType type) {
  return game.match.seed.of(stream).of(home ? 0 : 1).of(seat).of(type);
}

Means means_of(Seed seed, const SimulatedGame& game, bool home) {
  const auto& pairing = game.pairing;
  return season_means(seed, game.slot.sport, pairing.season, home ? pairing.home : pairing.away);
}

// By inversion. The powers of e^(-1/2) are multiplied, since no library's last digit is the same
// everywhere.
int draw_poisson(Seed draw, HalfPoints mean) {
  double chance = 1;
  for (int i = 0; i < mean; ++i) chance *= 0x1.368b2fc6f960ap-1;  // e^(-1/2)
  auto left = draw.unit();
  int count = 0;
  while (left >= chance && count < kCountMost) {
    left -= chance;
    ++count;
    chance *= mean / 2.0 / count;
  }
  return count;
}

int draw_minutes(Seed draw, HalfPoints mean) {
  const auto drawn = std::round(mean / 2.0 + kMinutesDeviation * draw.normal());
  return static_cast<int>(std::clamp(drawn, 0.0, kMinutesMost));
}

}  // namespace

std::string player_id(ledger::Sport sport, std::size_t team, std::size_t seat) {
  return fmt::format("{}-{}-{}", ledger::name_of(sport), teams_of(sport)[team].code, seat + 1);
}

std::string_view position_of(std::size_t seat) { return kSeats.at(seat).position; }

std::array<PropLines, kRosterSize> prop_lines(Seed seed, const SimulatedGame& game, bool home) {
  std::array<PropLines, kRosterSize> lines{};
  const auto shares = expected_shares(means_of(seed, game, home));
  const auto chance = home ? game.match.chances.home : game.match.chances.away;
  for (std::size_t seat = 0; seat < kRosterSize; ++seat) {
    const auto set = [&](PropType type, HalfPoints line) {
      const auto& range = kRanges[index_of(type)];
      if (line >= range.least && line <= range.most) lines[seat][index_of(type)] = line;
    };
    const auto near = [&](PropType type, HalfPoints usual) {
      const auto draw = draw_of(Stream::kPropLine, game, home, seat, type);
      set(type, usual + kStep * (static_cast<HalfPoints>(draw.below(3)) - 1));
    };
    set(PropType::kPoints, even_points(game.match.sport, chance * shares[seat]));
    set(PropType::kThrees, even_threes(game.match.sport, chance * shares[seat]));
    near(PropType::kRebounds, kSeats[seat].rebounds);
    near(PropType::kAssists, kSeats[seat].assists);
    near(PropType::kMinutes, kSeats[seat].minutes);
  }
  return lines;
}

std::vector<ledger::PlayerFigures> player_figures(Seed seed, const SimulatedGame& game) {
  std::vector<ledger::PlayerFigures> players;
  players.reserve(2 * kRosterSize);
  for (const bool home : {true, false}) {
    const auto lines = prop_lines(seed, game, home);
    const auto box = box_score(game.match, home, means_of(seed, game, home));
    const auto team = home ? game.pairing.home : game.pairing.away;
    for (std::size_t seat = 0; seat < kRosterSize; ++seat) {
      auto& player = players.emplace_back();
      player.player = player_id(game.slot.sport, team, seat);
      player.played = box[seat].played;
      if (!player.played) continue;
      const auto put = [&](PropType type, int figure) {
        player.figures[index_of(type)] = static_cast<std::uint8_t>(figure);
      };
      const auto draw = [&](PropType type) {
        return draw_of(Stream::kPropFigure, game, home, seat, type);
      };
      const auto line = [&](PropType type) { return lines[seat][index_of(type)].value(); };
      put(PropType::kPoints, box[seat].points);
      put(PropType::kThrees, box[seat].threes);
      for (const auto type : {PropType::kRebounds, PropType::kAssists}) {
        put(type, draw_poisson(draw(type), line(type)));
      }
      put(PropType::kMinutes, draw_minutes(draw(PropType::kMinutes), line(PropType::kMinutes)));
    }
  }
  std::ranges::sort(players, {}, &ledger::PlayerFigures::player);
  return players;
}

}  // namespace chalkline::sports::simulated
