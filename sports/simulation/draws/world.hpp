#pragma once

#include <optional>
#include <string>

#include "sports/simulation/draws/derivation.hpp"
#include "sports/simulation/draws/game_draws.hpp"
#include "sports/simulation/draws/master_seed.hpp"
#include "sports/simulation/schedule/calendar.hpp"

namespace chalkline::sports::simulated {

// Up to when games were listed by each derivation but the latest.
// `double_round_robins` is the last start of a game of a season in which every team met every other
// twice, whatever the sport.
struct ListedUntil {
  ledger::Timestamp first{ledger::Timestamp::min()};
  ledger::Timestamp all_figures{ledger::Timestamp::min()};
  ledger::Timestamp innings{ledger::Timestamp::min()};
  ledger::Timestamp lineups{ledger::Timestamp::min()};
  ledger::Timestamp double_round_robins{ledger::Timestamp::min()};
};

// All games of one master seed. A season's facts (who meets whom, how good teams and players are)
// are drawn here; a game's facts are drawn from the key that this makes for it with HMAC-SHA-256.
class World {
 public:
  explicit World(const MasterSeed& seed, ListedUntil until = {});

  // The world before games had keys.
  static World before_keys(const MasterSeed& seed);

  // Ends the source key of each of its games: 8 hexadecimal digits that tell worlds apart and give
  // the seed away to nobody.
  const std::string& name() const { return name_; }

  Seed season(RngPurpose purpose, ledger::Sport sport, std::int64_t season) const;
  Seed names() const;
  Derivation derivation(Slot slot) const;
  bool is_of_double_round_robin(Slot slot) const;
  GameDraws draws(Slot slot) const;
  std::optional<GameKey> key(Slot slot) const;  // absent before there were keys
  GameKey quote_key() const;                    // seals the ids of quotes

 private:
  World() = default;
  GameKey derived(std::string_view purpose) const;

  std::string name_;
  ListedUntil until_;
  GameKey master_{};
  std::optional<Seed> before_;
};

}  // namespace chalkline::sports::simulated
