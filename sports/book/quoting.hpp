#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "ledger/state/state.hpp"
#include "sports/book/live/live_boards.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/book/props_on_offer.hpp"
#include "sports/model/labels.hpp"

// Compares a pick with what is quoted now.
namespace chalkline::sports {

// A pick as the client saw it quoted.
struct PickRequest {
  ledger::GameId game{};
  ledger::Market market{};
  std::variant<SideAndLine, std::string> which{};  // or the label of both (RULES 12)
  ledger::AmericanOdds odds{};                     // a condition's boost included
  bool live{};
  std::optional<ledger::Timestamp> quoted_at{};  // of an in-play pick
  std::string quote_id{};                        // of a prop, as are the next two
  std::string player{};
  std::optional<ledger::PropType> prop{};
  std::optional<ledger::Condition> condition{};
  std::optional<ledger::HalfPoints> condition_line{};  // of if_cover, where the client sent it
};

// The pick can be placed as it was seen.
struct AcceptedPick {
  std::shared_ptr<const Game> game;
  ledger::Pick pick;
  std::string label;
  std::optional<ledger::Condition> condition;  // with its own price
};

// The present quote of the same pick.
struct Offer {
  ledger::Pick pick;
  std::string label;
  ledger::AmericanOdds odds{};            // a condition's boost included
  std::optional<std::string> quote_id{};  // of a prop
};

// Odds or line are not the current ones, or the quote is too old.
struct PriceChanged {
  std::string reason;          // one plain sentence
  std::optional<Offer> offer;  // absent when the pick is not offered any more
};

// No new price would help.
enum class PickProblem : std::uint8_t { kNoSuchLabel, kNotBegun, kNoSuchProp, kNoSuchQuote };
std::string_view sentence(PickProblem problem);

using CheckedPick = std::variant<AcceptedPick, PriceChanged, ledger::Rejection, PickProblem>;

// Where the present quotes are. All outlive this.
struct Quotes {
  const OddsBoards& boards;
  const LiveBoards& live;
  const PropsOnOffer& props;
};

// Compares the picks of one request, all with the same board.
class PriceCheck {
 public:
  // `state` outlives it; `now` is the product's time; `in_class`: whose purse bets.
  PriceCheck(Quotes quotes, const ledger::State& state, ledger::Timestamp now,
             std::optional<ledger::ClassId> in_class = std::nullopt);

  // Order of checks: the game, the side or the player, then odds and line.
  CheckedPick operator()(const PickRequest& request) const;

 private:
  CheckedPick gone(ledger::GameId game) const;
  CheckedPick before_start(const PickRequest& request) const;
  CheckedPick live(const PickRequest& request) const;
  CheckedPick prop(const PickRequest& request) const;

  Quotes quotes_;
  const ledger::State& state_;
  ledger::Timestamp now_;
  std::optional<ledger::ClassId> in_class_;
  std::shared_ptr<const OddsBoard> board_;
};

// Why there is no bet on a game that is not on the board: kBettingClosed or kUnknownGame.
ledger::Rejection refusal_of_unlisted(
    const ledger::State& state, ledger::GameId game, ledger::Timestamp now,
    const std::optional<ledger::ClassId>& in_class = std::nullopt);

}  // namespace chalkline::sports
