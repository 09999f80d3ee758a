#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ledger/values/labels.hpp"
#include "ledger/values/money.hpp"
#include "sports/model/consensus.hpp"
#include "wizard/advice/advice.hpp"
#include "wizard/ratings/matchup.hpp"

// The complete advice on a pick: what SPEC's Detailed Analysis shows, as figures. Its words are
// made from these figures alone (analysis_text.hpp).
namespace chalkline::wizard {

// A market of the game, assessed at its current price, with the advice on one of its sides.
struct AdvisedMarket {
  Assessment assessment;
  Advice advice;
};

// A past game with its result.
struct PastResult {
  Matchup matchup;
  ledger::Score score;
};

// The game and the side that an analysis is about. `home` and `away` are the teams' names.
struct Subject {
  Matchup matchup;
  std::string home;
  std::string away;
  AdvisedMarket asked;
  std::vector<AdvisedMarket> others;                  // of the same game, each with its better side
  std::optional<sports::BookmakerMedian> bookmakers;  // on the asked market at its line
  ledger::Lines opening;         // the first prices that were seen, as far as there are any
  std::vector<PastResult> past;  // of both teams, known before now, in any order
  // Coins that the asker has, open stakes included. Absent for a visitor: then there is no stake.
  std::optional<ledger::Coins> bankroll;
};

using ledger::Recommendation;

enum class Risk : std::uint8_t { kHigh = 1, kMedium = 2, kLow = 3 };

// A side of a market at its price. `label` is the pick's label (RULES 12), as the slip takes it.
struct PricedSide {
  ledger::Market market{};
  ledger::Side side{};
  ledger::SideQuote quote;
  std::string label;
  double price_chance{};  // without the margin
  double margin{};        // 1 - d * q: what the bookmaker keeps of a coin, the same on both sides
};

// The result that a bet at the price needs to break even.
struct BreakEven {
  double chance{};  // 1 / d
  // By how many points, runs or goals the margin or the total has to turn out better for the pick
  // than the price expects. Absent while the ratings know no deviation of the league's results.
  std::optional<double> points;
};

struct Stakes {
  ledger::Coins bankroll{};
  double kelly_share{};   // of the bankroll, before the limit
  ledger::Coins kelly{};  // whole coins, rounded down, at most 5% of the bankroll
  ledger::Coins half{};   // the same of half of Kelly: what is advised
  ledger::Coins most{};   // 5% of the bankroll
};

enum class FactorKind : std::uint8_t {
  kForm = 1,      // figure: wins of the team's last n games, at most 5
  kScoring = 2,   // figure: mean total of the team's last n games, at most 5; of totals alone
  kRest = 3,      // figure: days since the team's last game; n: 1 game
  kHome = 4,      // figure: the home team's wins in its last n home games of the season, at most 20
  kLineMove = 5,  // figure: the pick's line now, before: as it opened; n: 2 prices
  kPriceMove = 6,   // the same of its American odds, where the line is as it opened
  kHeadToHead = 7,  // figure: the home team's wins in the last n meetings, at most 10
  kBookmakers = 8   // figure: the median chance of the pick by n bookmakers
};

struct KeyFactor {
  FactorKind kind{};
  std::optional<ledger::Side> team{};  // home or away, where it speaks of one team
  double figure{};
  std::optional<double> before{};
  int n{};
  std::string page{};               // path that shows it; empty where its games alone do
  std::vector<PastResult> games{};  // past ones that it is counted from, newest first
  std::string text{};               // one sentence
};

struct Alternative {
  PricedSide pick;
  double chance{};          // the Wizard's
  double expected_value{};  // per 100 coins
  Recommendation recommendation{};
};

// A guide of the learning centre.
struct FurtherReading {
  std::string title;
  std::string page;
};

struct Analysis {
  ledger::Sport sport{};
  PricedSide pick;
  Recommendation recommendation{};
  Pass pass{};              // why it is no bet
  double chance{};          // the Wizard's p, after the edge is shrunk
  double edge{};            // d * p - 1
  double expected_value{};  // 100 * edge: per 100 coins that are won or lost (RULES 36)
  double push{};            // chance that the stake comes back; 0 where the ratings are silent
  double model_chance{};    // of the ratings alone; the price's where they are silent
  double weight{};          // of the ratings in the blend
  std::size_t tried{};      // past prices like this one that the weight stands on
  double coverage{};        // of the data, from 0 to 1
  double confidence{};
  Risk risk{};
  ledger::AmericanOdds fair{};  // at which the Wizard's chance breaks even
  // The shortest price with an expected value above 0. Absent where no price is long enough.
  std::optional<ledger::AmericanOdds> worth_from;
  BreakEven break_even;
  PricedSide cheapest;  // the market of this game with the least margin; the asked one on a tie
  std::optional<Stakes> stakes;
  int league_games{};
  int team_games{};
  EdgeWorth worth;  // of such edges so far; empty where none is claimed
  std::vector<KeyFactor> factors;
  std::vector<Alternative> alternatives;  // by expected value, the best first
  FurtherReading guide;
};

// Deterministic: the same subject gives the same analysis.
Analysis analyse(const Subject& subject);

}  // namespace chalkline::wizard
