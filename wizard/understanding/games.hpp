#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/question.hpp"

namespace chalkline::wizard {

// Words that narrow down which games are meant.
struct Narrowing {
  std::optional<ledger::Sport> sport;
  std::optional<When> when;
  const Topic* topic{};  // what was talked about
};

// The games of the teams that were named, and what stands in the way of one.
struct FoundGames {
  std::vector<ledger::GameId> games;
  std::vector<TeamKey> teams;
  // For each of `teams` its mention.
  std::vector<std::size_t> mentions;
  Doubt doubt{};
  std::string unclear;
  std::vector<Near> near;
  std::vector<TeamKey> without_game{};  // of `teams`, where others of them have one
  std::vector<Pairing> not_meeting{};   // of `teams`, where there is a game of others of them
  std::size_t games_left_out{};         // beyond kGames
};

// Teams that stand next to each other and meet are one game; of any other the next game counts.
FoundGames find_games(const Reading& reading, const Vocabulary& vocabulary,
                      const Narrowing& narrowing);

// The same for teams that are known: those of a topic, on another day.
FoundGames find_games(const std::vector<TeamKey>& teams, const Vocabulary& vocabulary,
                      const std::optional<When>& when);

// Teams whose nickname or city is written almost so, the nearest first.
std::vector<Near> teams_called_like(const Vocabulary& vocabulary, std::string_view name);

// The next games on the board, for want of any that was meant.
std::vector<Near> next_games(const Vocabulary& vocabulary, std::optional<ledger::Sport> sport,
                             const std::optional<When>& when);

}  // namespace chalkline::wizard
