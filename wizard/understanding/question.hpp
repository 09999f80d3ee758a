#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ledger/values/market.hpp"
#include "ledger/values/money.hpp"
#include "wizard/understanding/cues/past.hpp"
#include "wizard/understanding/names/vocabulary.hpp"

// A question of a person, in the terms of the engine.
namespace chalkline::wizard {

enum class Intent : std::uint8_t {
  kNotUnderstood,
  kAdvice,           // on games, a market, a side
  kExplainPrice,     // what a price says, or why it is what it is
  kWorth,            // is it worth that price, or that stake
  kSlipBet,          // a bet on the slip: `slip_pick`
  kTerm,             // what a word means: `term`
  kBestValue,        // the best bets of a day
  kSmallestMargins,  // the cheapest markets of a day, or with `listing` the dearest
  kOwnRecord,        // how the person is doing: `filter`, `sport`, `market`
  kWizardRecord,     // how the Wizard is doing
  kGreeting,
  kThanks,
  kAbilities,   // what can be asked
  kDistress,    // help, not advice
  kDanger,      // to the life of the person, who needs help that the Wizard cannot give
  kUnderAge,    // the person is not 18
  kSureBet,     // a bet that cannot lose
  kOutOfScope,  // nothing that the Wizard speaks of
  kGames,       // what is on the board: `listing`
  kBalance,     // how many coins the person has
  kQuota,       // how many questions the person may still ask today
  kProgress,    // the person's level, XP or rank
  kPrivacy,     // who reads the conversation
  kResults,     // how games went: `teams`, `sport`, `when`
  kForm,        // how teams have done: `form`, `teams`, `sport`
  kPlacedBets   // bets that the person has placed: `teams`, `when`, `are_open` and their like
};

// Whether it asks for something: greetings and what was not understood do not.
bool is_answerable(Intent intent);

// A reason why there is no answer.
enum class Doubt : std::uint8_t {
  kNone,
  kWhichTeam,    // `unclear` is what several teams are called: `near` are those
  kNoTeam,       // `unclear` is no name that is known: `near` are like it, or what is on the board
  kNoGame,       // `teams` have no such game on the board: `near` are other games
  kNoPick,       // no such bet is on the slip
  kOnlyStart,    // it is when `games` start that is asked, and no advice on them
  kOnlyPrice,    // `odds` were written, and no game to compare them on
  kUnknownFact,  // it is an injury, the weather or their like
  kOthers,       // it is what other people have
  kUnderWay,     // it is about `under_way`, on which there is no advice
  kNoTopic       // it goes on about something, and nothing was talked about yet
};

// Something that can be offered instead: a team, a game, or the next game of a team.
struct Near {
  std::optional<TeamKey> team{};
  std::optional<ledger::GameId> game{};
  friend bool operator==(const Near&, const Near&) = default;
};

// A stretch of time, with the words for it: "today", "tonight", "tomorrow", "on Sunday", "this
// weekend", "this week".
struct When {
  std::string words{};
  ledger::Timestamp from{};
  ledger::Timestamp until{};  // without it
  friend bool operator==(const When&, const When&) = default;
};

// Which bets of the person's own record are asked about, besides those of a sport and a market.
enum class RecordFilter : std::uint8_t { kAll, kFavourites, kUnderdogs, kSingles, kParlays, kLive };

// Which bets on the games of a team a record is of.
enum class TeamBets : std::uint8_t {
  kAll,
  kOn,      // sides that are the team's
  kAgainst  // sides that are its opponent's
};

// The order in which the board is listed.
enum class Listing : std::uint8_t {
  kByStart,
  kFavourites,
  kUnderdogs,
  kHighestTotals,
  kLowestTotals,
  kClosest,
  kMoves,  // of prices since they opened
  kDearest
};

// Two teams that were said to meet.
struct Pairing {
  TeamKey first;
  TeamKey second;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

// Nothing in it is invented: each game is on the board, each number was written.
struct Question {
  Intent intent{};
  std::vector<ledger::GameId> games{};  // in the order in which they were named
  std::vector<TeamKey> teams{};         // the same
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::Market> market{};
  // The side of games.front(). Set for a team that was named alone also where no market was: the
  // question is about that team.
  std::optional<ledger::Side> side{};
  std::optional<ledger::GameId> under_way{};  // a game of Vocabulary::under_way of those teams
  std::optional<ledger::PropType> prop{};
  std::optional<ledger::HalfPoints> line{};
  std::optional<ledger::AmericanOdds> odds{};
  std::optional<ledger::AmericanOdds> other_odds{};  // to compare with
  bool is_decimal{};                                 // the odds were written as decimal ones
  std::optional<ledger::Coins> stake{};
  std::optional<int> own_percent{};  // the chance that the person gives the pick
  bool asks_stake{};                 // how much to bet
  bool asks_winnings{};              // what `stake` would win
  bool asks_confidence{};            // how sure the Wizard is
  bool asks_trap{};                  // whether it is a trap
  bool asks_home{};                  // who plays at home
  std::string term{};                // its id
  std::optional<When> when{};        // of a person's record: when the bets were placed
  bool says_past{};  // of a record: of a time that it is not cut by, such as a season
  RecordFilter filter{};
  RecordPart part{};
  FormBy form{};
  bool are_open{};  // of placed bets: those alone that are open
  TeamBets team_bets{};
  std::string of_teams{};                  // the teams of what was, by name
  std::optional<std::size_t> last_bets{};  // of a person's record: so many, the newest
  Listing listing{};
  std::optional<std::size_t> slip_pick{};  // in Vocabulary::slip
  bool is_whole_slip{};                    // asked about all of it, and `slip_pick` is the first

  Doubt doubt{};
  std::string unclear{};                // letters, digits and blanks alone
  std::vector<Near> near{};             // at most kNear
  std::vector<TeamKey> without_game{};  // of `teams`, where others of them have one
  std::vector<Pairing> not_meeting{};   // of `teams`, where there is a game of others of them
  std::size_t games_left_out{};         // beyond kGames
  std::string unknown_beside{};         // a name beside a team's that is none of a team
  std::string no_such_date{};           // "February 30"
  bool has_more{};                      // other questions followed, which are not in it
  bool says_of_age{};                   // the person says to be 18 or older
};

inline constexpr std::size_t kNear = 3;   // more than that is a list, and not a question back
inline constexpr std::size_t kGames = 4;  // each gets its own advice, and a screen holds no more

// A side of a market.
struct AdvisedSide {
  ledger::Market market{};
  ledger::Side side{};
  friend bool operator==(const AdvisedSide&, const AdvisedSide&) = default;
};

// The last topic, for questions that go on about it.
struct Topic {
  Intent intent{};
  std::vector<ledger::GameId> games{};
  std::vector<TeamKey> teams{};
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::Market> market{};
  std::optional<ledger::Side> side{};
  std::optional<When> when{};
  RecordFilter filter{};
  TeamBets team_bets{};
  RecordPart part{};
  FormBy form{};
  Listing listing{};
  std::optional<AdvisedSide> advised{};  // of games.front(): the side that the answer was on
  std::string asked_back{};              // a name of several teams: which was asked back
};

// The topic once the question was answered. Greetings, thanks, terms and what was not understood
// leave it as it was.
Topic topic_after(const Question& question, const Topic& before);

}  // namespace chalkline::wizard
