#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/values/market.hpp"
#include "wizard/understanding/names/days.hpp"

// The things that a question may be about.
namespace chalkline::wizard {

struct TeamKey {
  ledger::Sport sport{};
  std::string code{};  // unique within the sport
  friend auto operator<=>(const TeamKey&, const TeamKey&) = default;
};

struct KnownTeam {
  TeamKey key{};
  std::string name{};               // "Portland Trail Blazers"
  std::string city{};               // "Portland"; empty where the name has none
  std::string nickname{};           // "Trail Blazers"
  std::vector<std::string> also{};  // what else it is called, in lower case: "blazers"
};

// The teams of today of all leagues (sports/model/league.hpp).
std::vector<KnownTeam> teams_of_today();

// A word of betting, and the guide that explains it.
struct Term {
  std::string id{};                  // "spread"
  std::string title{};               // "Point spread"
  std::vector<std::string> words{};  // how it is written, in lower case: "spread", "point spread"
};

// A game that can be bet on before its start, or is under way.
struct BoardGame {
  ledger::GameId id{};
  ledger::Sport sport{};
  std::string home{};  // codes
  std::string away{};
  ledger::Timestamp starts_at{};
};

inline bool plays_in(const BoardGame& game, const TeamKey& team) {
  return game.sport == team.sport && (game.home == team.code || game.away == team.code);
}

// The names of teams and terms, found by what people call them. Made once.
class Names {
 public:
  Names(std::vector<KnownTeam> teams, std::vector<Term> terms);
  ~Names();
  Names(Names&&) noexcept;
  Names& operator=(Names&&) noexcept;

  struct Index;
  const Index& index() const { return *index_; }

 private:
  std::unique_ptr<const Index> index_;
};

// The games that can be bet on, found by their teams. Made whenever they change. The order in which
// they are given does not matter.
class Board {
 public:
  explicit Board(std::vector<BoardGame> games);

  // By start, then by number.
  std::span<const BoardGame> games() const { return games_; }
  // The same of a team: positions in games().
  std::span<const std::size_t> of(const TeamKey& team) const;
  const BoardGame* find(ledger::GameId game) const;

 private:
  struct OfTeam {
    TeamKey team;
    std::vector<std::size_t> games;
  };
  std::vector<BoardGame> games_;
  std::vector<OfTeam> teams_;                                // by team
  std::vector<std::pair<ledger::GameId, std::size_t>> ids_;  // by number
};

// A pick on the slip of the person who asks, as far as a question can name it.
struct SlipPick {
  ledger::GameId game{};
  ledger::Market market{};
  ledger::Side side{};
  ledger::HalfPoints line{};  // of the side, as it came onto the slip
};

// Everything that a question can name. Refers to what it was made of.
struct Vocabulary {
  const Names& names;
  const Board& board;
  Days days;
  std::span<const SlipPick> slip{};        // in the slip's order
  std::span<const BoardGame> under_way{};  // those that are sold at live prices
};

}  // namespace chalkline::wizard
