#include "http/api/audit/bet_arithmetic.hpp"

#include <fmt/format.h>

#include <boost/multiprecision/cpp_int.hpp>

#include "ledger/rules/settlement.hpp"
#include "ledger/values/odds.hpp"

namespace chalkline::http {
namespace {

using Integer = boost::multiprecision::cpp_int;

// "27.2727…, rounded half up to 27"; "45" where nothing is rounded.
std::string quotient(const Integer& num, const Integer& den) {
  constexpr int kDigits = 4;
  const Integer whole = num / den;
  const Integer rest = num % den;
  if (rest == 0) return whole.str();
  auto digits = Integer{rest * 10'000 / den}.str();
  digits.insert(0, kDigits - digits.size(), '0');
  const bool is_exact = rest * 10'000 % den == 0;
  const Integer rounded = (2 * num + den) / (2 * den);
  return fmt::format("{}.{}{}, rounded half up to {}", whole.str(), digits, is_exact ? "" : "…",
                     rounded.str());
}

std::string profit_text(ledger::Coins stake, ledger::AmericanOdds odds) {
  const std::int64_t by = odds > 0 ? odds : 100;
  const std::int64_t per = odds > 0 ? 100 : -std::int64_t{odds};
  return fmt::format("{} × {} ÷ {} = {}", stake, by, per, quotient(Integer{stake} * by, per));
}

// The product of the stake and of what each of the legs returns.
std::string returned_text(ledger::Coins stake, std::span<const ledger::AmericanOdds> legs) {
  auto text = std::to_string(stake);
  Integer num{stake};
  Integer den{1};
  for (const auto odds : legs) {
    const auto returned = ledger::decimal(odds);
    text += fmt::format(" × {}/{}", returned.num, returned.den);
    num *= returned.num;
    den *= returned.den;
  }
  text += " = " + quotient(num, den);
  if (num > Integer{ledger::kParlayCreditMax} * den)
    text += fmt::format(", and at most {}", ledger::kParlayCreditMax);
  return text;
}

class ArithmeticLines {
 public:
  ArithmeticLines(const ledger::BetPlaced& bet, std::span<const ledger::GameState* const> games)
      : bet_{bet}, games_{games} {}

  std::vector<wire::DossierLine> take() && {
    add("Stake", std::to_string(bet_.stake));
    if (is_parlay())
      price_parlay();
    else
      price_single();
    end();
    return std::move(lines_);
  }

 private:
  bool is_parlay() const { return bet_.legs.size() > 1; }
  void add(std::string what, std::string figure) {
    lines_.push_back({std::move(what), std::move(figure)});
  }

  void price_single() {
    const auto& leg = bet_.legs.front();
    const auto odds = ledger::odds_of(bet_);
    add("Odds of the pick", ledger::to_string(leg.odds));
    if (bet_.condition) {
      if (bet_.condition->odds != 0)
        add("Odds of the condition alone", ledger::to_string(bet_.condition->odds));
      add("Odds of both, as the rules boost them", ledger::to_string(odds));
    }
    add("Profit if it wins", profit_text(bet_.stake, odds));
  }

  void price_parlay() {
    std::vector<ledger::AmericanOdds> all;
    for (const auto& leg : bet_.legs) {
      all.push_back(leg.odds);
      const auto returned = ledger::decimal(leg.odds);
      add(fmt::format("Leg {}", all.size()),
          fmt::format("{} returns {}/{} of what is on it", ledger::to_string(leg.odds),
                      returned.num, returned.den));
    }
    add("Credit if all legs win", returned_text(bet_.stake, all));
    add("Profit if all legs win", fmt::format("{} − {} = {}", bet_.stake + ledger::profit_of(bet_),
                                              bet_.stake, ledger::profit_of(bet_)));
  }

  void end() {
    const auto result = ledger::result_of(bet_, games_);
    if (is_parlay()) end_legs();
    if (!result) return add("Credit", "Open: not all of its games have ended");
    switch (result->outcome) {
      case ledger::BetOutcome::kLost:
        return add("Credit", "Lost: 0");
      case ledger::BetOutcome::kPush:
      case ledger::BetOutcome::kVoid:
        return add("Credit",
                   fmt::format("{}: the stake, {}",
                               result->outcome == ledger::BetOutcome::kPush ? "Push" : "Void",
                               result->credit));
      case ledger::BetOutcome::kWon:
        break;
    }
    if (is_parlay()) return add("Credit", returned_text(bet_.stake, won_));
    add("Credit", fmt::format("Won: {} + {} = {}", bet_.stake, bet_.profit, result->credit));
  }

  void end_legs() {
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (!ledger::has_ended(*games_[i])) continue;
      const auto outcome = ledger::outcome_of(bet_.legs[i], *games_[i]);
      if (outcome == ledger::BetOutcome::kWon) won_.push_back(bet_.legs[i].odds);
      const bool is_left_out =
          outcome == ledger::BetOutcome::kPush || outcome == ledger::BetOutcome::kVoid;
      add(fmt::format("Leg {} came out", i + 1),
          fmt::format("{}{}", ledger::name_of(outcome), is_left_out ? ": it counts × 1" : ""));
    }
  }

  const ledger::BetPlaced& bet_;
  const std::span<const ledger::GameState* const> games_;
  std::vector<ledger::AmericanOdds> won_;
  std::vector<wire::DossierLine> lines_;
};

}  // namespace

std::vector<wire::DossierLine> bet_arithmetic(const ledger::BetPlaced& bet,
                                              std::span<const ledger::GameState* const> games) {
  return ArithmeticLines{bet, games}.take();
}

}  // namespace chalkline::http
