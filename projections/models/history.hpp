#pragma once

#include <boost/container/small_vector.hpp>
#include <optional>
#include <vector>

#include "base/sqlite/sqlite.hpp"
#include "projections/models/rows.hpp"

namespace chalkline::projections {

// How a pick of a bet stood from an end of its game on.
struct HistoryLegEnd {
  ledger::Position position{};
  BetStatus status{};
};

// A pick of a bet, with all that its game's prices say of it.
struct HistoryLeg {
  ledger::GameId game{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Market market{};
  ledger::Side side{};
  ledger::HalfPoints line{};  // of this side
  ledger::AmericanOdds odds{};
  ledger::AmericanOdds other_odds{};
  bool live{};
  // By position; of the only leg of a bet alone that of the bet's settlement.
  boost::container::small_vector<HistoryLegEnd, 1> ends;
  std::optional<ledger::SideQuote> closing{};  // of its side, whatever the line
  ledger::Position closed_by{};                // the event, 0 while the line has not closed
  ledger::Position cancelled_by{};             // the event, 0 if the game was not cancelled
};

// A settlement of a bet, in force or taken back.
struct HistorySettlement {
  ledger::Position position{};
  ledger::Timestamp time{};
  BetStatus status{};
  ledger::Coins credit{};
  ledger::GameId decided_on{};
  ledger::Position taken_back_by{};  // 0: in force
};

struct HistoryBet {
  ledger::BetId id{};
  ledger::Timestamp placed_at{};
  BetType type{};
  bool is_conditional{};
  ledger::AmericanOdds odds{};  // of the bet as a whole, a condition's boost included
  ledger::Coins stake{};
  std::optional<std::uint8_t> stated_chance{};                       // in percent
  boost::container::small_vector<HistorySettlement, 1> settlements;  // by position
  boost::container::small_vector<HistoryLeg, 1> legs;
};

struct HistoryGrant {
  ledger::Position position{};
  ledger::Timestamp at{};
  ledger::Coins amount{};
  ledger::GrantReason reason{};
};

// All that has moved an account's coins.
struct AccountHistory {
  ledger::Position position{};               // up to which the models have applied the log
  std::vector<HistoryBet> bets;              // by position
  std::vector<HistoryGrant> grants;          // by position
  std::vector<ledger::Position> look_backs;  // at any bet, ascending
};

// A game that a team has played in, or will.
struct TeamGame {
  ledger::GameId game{};
  ledger::Side side{};  // the team's
};

class HistoryQuery {
 public:
  explicit HistoryQuery(const sqlite::Connection& db);
  AccountHistory of(ledger::AccountId account);
  // By a scan of all games: some milliseconds for 100,000.
  std::vector<TeamGame> games_of(ledger::Sport sport, const std::string& code);

 private:
  void read_legs(HistoryBet& bet);
  void read_corrections(ledger::AccountId account, std::vector<HistoryBet>& bets);

  sqlite::Statement position_;
  sqlite::Statement bets_;
  sqlite::Statement legs_;
  sqlite::Statement corrected_ends_;
  sqlite::Statement corrections_;
  sqlite::Statement grants_;
  sqlite::Statement look_backs_;
  sqlite::Statement games_of_team_;
};

}  // namespace chalkline::projections
