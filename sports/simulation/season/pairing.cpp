#include "sports/simulation/season/pairing.hpp"

#include <array>
#include <numeric>
#include <utility>

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

}  // namespace

std::int64_t games_per_season(ledger::Sport sport) {
  const auto teams = static_cast<std::int64_t>(teams_of(sport).size());
  return teams * (teams - 1);
}

std::vector<Slot> ended_games(ledger::Sport sport, ledger::Timestamp now) {
  const auto end = first_after(sport, now - kGameLength).number;
  const auto first = (end - 1) - (end - 1) % games_per_season(sport);
  std::vector<Slot> slots;
  for (auto number = first; number < end; ++number) slots.push_back({sport, number});
  return slots;
}

Pairing pairing(const World& world, Slot slot) {
  const auto teams = teams_of(slot.sport).size();
  const auto season = slot.number / games_per_season(slot.sport);
  const auto game = static_cast<std::size_t>(slot.number % games_per_season(slot.sport));
  const auto seat = seats(world.season(RngPurpose::kSeats, slot.sport, season), teams);

  // The circle method: one seat stays, the others move round it, one step a round; the pairs are
  // those who then sit opposite. Home and away alternate, and the second half returns every visit.
  const auto circle = teams - 1;
  const auto round = game / (teams / 2) % circle;
  const auto table = game % (teams / 2);
  const bool second_half = game >= circle * (teams / 2);
  auto home = (round + table) % circle;
  auto away = table == 0 ? circle : (round + circle - table) % circle;
  const bool odd = (table == 0 ? round : table) % 2 == 1;
  if (odd != second_half) std::swap(home, away);
  return {static_cast<std::int32_t>(season), seat[home], seat[away]};
}

}  // namespace chalkline::sports::simulated
