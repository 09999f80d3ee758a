#include "sports/simulated/simulated_game.hpp"

#include <fmt/chrono.h>

#include "sports/leagues/league.hpp"
#include "sports/simulated/seed_file.hpp"
#include "sports/simulated/streams.hpp"

namespace chalkline::sports::simulated {

Seed game_seed(Seed seed, Slot slot) {
  return seed.of(Stream::kGame).of(slot.sport).of(static_cast<std::uint64_t>(slot.number));
}

SimulatedGame simulated_game(Seed seed, Slot slot) {
  const auto pair = pairing(seed, slot);
  const auto expected = expectation(seed, slot.sport, pair);
  return {slot, pair, expected, {slot.sport, game_seed(seed, slot), chances(slot.sport, expected)}};
}

Listed listing(std::uint64_t seed, const SimulatedGame& game) {
  const auto sport = game.slot.sport;
  const auto start = starts_at(game.slot);
  const auto team = [&](std::size_t index) {
    const auto& entry = teams_of(sport)[index];
    return Team{std::string{entry.name}, std::string{entry.code}};
  };
  auto key = fmt::format("{}/{:%FT%TZ}/{}", ledger::name_of(sport),
                         std::chrono::floor<std::chrono::seconds>(start), fingerprint(seed));
  return {std::move(key),         sport, game.pairing.season, start, team(game.pairing.home),
          team(game.pairing.away)};
}

}  // namespace chalkline::sports::simulated
