#include "sports/simulation/season/pairing.hpp"

#include <array>
#include <numeric>
#include <utility>

#include "ledger/values/sport_rows.hpp"
#include "sports/model/league.hpp"

namespace chalkline::sports::simulated {
namespace {

constexpr std::size_t kTeamsMax = 32;

// Seats of the round robin, dealt anew each season.
std::array<std::size_t, kTeamsMax> seats(Seed season, std::size_t teams) {
  std::array<std::size_t, kTeamsMax> seat{};
  std::iota(seat.begin(), seat.end(), std::size_t{0});
  for (auto last = teams - 1; last > 0; --last) {
    std::swap(seat[last], seat[season.of(last).below(last + 1)]);
  }
  return seat;
}

struct Season {
  ledger::Sport sport{};
  std::int64_t rounds{};  // in each of which every team plays once
  // Whether the seat that stays in the circle method is at home in the even rounds. With the one or
  // the other, home and away games of the rounds that no later circle returns are even.
  bool stays_home_in_even_rounds{};
};

constexpr std::array kSeasons{
    Season{ledger::Sport::kNba, 82, true}, Season{ledger::Sport::kNfl, 17, true},
    Season{ledger::Sport::kMlb, 162, false}, Season{ledger::Sport::kNhl, 82, true}};
static_assert(ledger::has_row_by_sport(kSeasons));

// Before, whatever the sport.
Season double_round_robin(ledger::Sport sport) {
  return {sport, 2 * (static_cast<std::int64_t>(teams_of(sport).size()) - 1), false};
}

std::int64_t games_of(const Season& season) {
  return season.rounds * static_cast<std::int64_t>(teams_of(season.sport).size() / 2);
}

// Beyond the number of any double round robin, so that numbers rise where a ledger has both.
constexpr std::int64_t kFirstSeason = 10'000;

struct PlaceInSeason {
  Season season;
  std::int64_t number{};
  std::int64_t game{};  // of the season
};

PlaceInSeason place_of(const World& world, Slot slot) {
  const bool is_old = world.is_of_double_round_robin(slot);
  const auto season =
      is_old ? double_round_robin(slot.sport) : ledger::row_of(kSeasons, slot.sport);
  const auto games = games_of(season);
  return {season, slot.number / games + (is_old ? 0 : kFirstSeason), slot.number % games};
}

}  // namespace

std::int64_t games_per_season(ledger::Sport sport) {
  return games_of(ledger::row_of(kSeasons, sport));
}

// A season may have begun among games of another length; these are none of it.
std::vector<Slot> ended_games(const World& world, ledger::Sport sport, ledger::Timestamp now) {
  const Slot last{sport, first_after(sport, now - kGameLength).number - 1};
  const auto place = place_of(world, last);
  std::vector<Slot> slots;
  for (Slot slot{sport, last.number - place.game}; slot.number <= last.number; ++slot.number) {
    if (place_of(world, slot).number == place.number) slots.push_back(slot);
  }
  return slots;
}

Pairing pairing(const World& world, Slot slot) {
  const auto teams = teams_of(slot.sport).size();
  const auto [season, number, game_of_season] = place_of(world, slot);
  const auto game = static_cast<std::size_t>(game_of_season);
  const auto seat = seats(world.season(RngPurpose::kSeats, slot.sport, number), teams);

  // The circle method: one seat stays, the others move round it, one step a round; the pairs are
  // those who then sit opposite. Home and away alternate, and each circle returns the visits of the
  // one before.
  const auto circle = teams - 1;
  const auto round = game / (teams / 2) % circle;
  const auto table = game % (teams / 2);
  const bool is_return = game / (teams / 2) / circle % 2 == 1;
  auto home = (round + table) % circle;
  auto away = table == 0 ? circle : (round + circle - table) % circle;
  const bool is_visit =
      table == 0 ? (round % 2 == 0) == season.stays_home_in_even_rounds : table % 2 == 1;
  if (is_visit != is_return) std::swap(home, away);
  return {static_cast<std::int32_t>(number), seat[home], seat[away]};
}

}  // namespace chalkline::sports::simulated
