#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "wizard/advice/advice.hpp"
#include "wizard/advice/assessment.hpp"
#include "wizard/evidence/blend_record.hpp"
#include "wizard/evidence/edge_record.hpp"
#include "wizard/ratings/league_ratings.hpp"

namespace chalkline::wizard {

// A market as it was assessed before the game, and what became of it.
struct SettledCase {
  Matchup matchup;
  Assessment assessment;
  Advice advice;                  // on the better side
  std::optional<bool> won{};      // the first side; absent for a push
  double realised{};              // of a coin on the better side
  std::optional<double> close{};  // closing-line value, by the last prices; of none that is late
  std::uint64_t day{};
};

// The Wizard's knowledge of games and prices, learned in the order in which they became public.
// Knows nothing else: the same news give the same advice.
class Advisor {
 public:
  // Prices that a player could see. For each market the first opening price counts, the last early
  // and the last late one.
  void see(const Matchup& game, const ledger::Lines& lines, ledger::Timestamp at);

  // The result, once it was known. Returns what the game's markets were assessed as.
  std::vector<SettledCase> settle(const Matchup& game, ledger::Score score);

  // The game will have no result: its prices tell nothing.
  void forget(ledger::GameId game) { pending_.erase(game); }

  // Absent for a market that is not quoted.
  std::optional<Assessment> assess(const Matchup& game, const ledger::Lines& lines,
                                   ledger::Timestamp at, ledger::Market market) const;

  // All markets that are quoted.
  enum class Rated : std::uint8_t { kAlways, kWhereWeighted };
  // `kWhereWeighted`: where the ratings have no weight the price alone is looked at, which is all
  // that a recommendation could come from, in a fraction of the time.
  std::vector<Assessment> assess_all(const Matchup& game, const ledger::Lines& lines,
                                     ledger::Timestamp at, Rated rated = Rated::kAlways) const;

  // False where advice on the better side is surely no recommendation: found without deciding it.
  bool may_recommend(const Matchup& game, const Assessment& assessment) const;

  // Advice on a side of a market that was assessed.
  Advice advise(const Matchup& game, const Assessment& assessment, ledger::Side side) const;

 private:
  using League = std::pair<ledger::Source, ledger::Sport>;
  using Cell = std::tuple<ledger::Source, ledger::Sport, ledger::Market, PriceTime>;
  struct Seen {
    std::vector<std::pair<Assessment, Advice>> cases;
    ledger::Lines last;
  };
  void count(const SettledCase& one);
  const LeagueRatings* ratings_of(const Matchup& game) const;
  const BlendRecord& blend_of(const Matchup& game, const Assessment& assessment) const;
  const EdgeRecord& edges_of(const Matchup& game, const Assessment& assessment) const;
  void rate(Assessment& assessment, const Matchup& game, const LeagueRatings& league,
            const GameForecast& forecast) const;

  std::map<League, LeagueRatings> ratings_;
  std::map<Cell, BlendRecord> blends_;
  std::map<Cell, EdgeRecord> edges_;
  std::map<ledger::GameId, Seen> pending_;
};

}  // namespace chalkline::wizard
