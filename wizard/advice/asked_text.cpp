#include "wizard/advice/asked_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "insight/kelly.hpp"
#include "ledger/values/odds.hpp"
#include "wizard/advice/analysis_text.hpp"

namespace chalkline::wizard {
namespace {

std::string number_of_coins(ledger::Coins amount) {
  return fmt::format("{} coin{}", amount, amount == 1 ? "" : "s");
}

// "50 coins are 5.0% of your 1000".
std::string share_in_words(ledger::Coins asked, const Stakes& stakes) {
  if (stakes.bankroll <= 0)
    return fmt::format("You have no coins to stake {} from", number_of_coins(asked));
  return fmt::format("{} {} {:.1f}% of your {}", number_of_coins(asked), asked == 1 ? "is" : "are",
                     100.0 * static_cast<double>(asked) / static_cast<double>(stakes.bankroll),
                     stakes.bankroll);
}

// Half of Kelly, or why there is none.
std::string kelly_in_words(const Analysis& analysis) {
  if (analysis.recommendation == Recommendation::kBet)
    return fmt::format("half Kelly is {}", number_of_coins(analysis.stakes->half));
  return "the stake by Kelly is 0 coins, since I pass";
}

}  // namespace

std::string stake_text(const Analysis& analysis, std::optional<ledger::Coins> asked) {
  if (!analysis.stakes) return {};
  const auto& stakes = *analysis.stakes;
  if (!asked && analysis.recommendation == Recommendation::kBet) return {};  // its message says it
  if (!asked)
    return fmt::format("How much: {}. No pick is worth more than 5% of your {}, {}.",
                       kelly_in_words(analysis), stakes.bankroll, number_of_coins(stakes.most));
  if (*asked > stakes.most)
    return fmt::format("{}: too much, since no pick is worth more than 5%, {}; {}.",
                       share_in_words(*asked, stakes), number_of_coins(stakes.most),
                       kelly_in_words(analysis));
  return fmt::format("{}, within the ceiling of 5%; {}.", share_in_words(*asked, stakes),
                     kelly_in_words(analysis));
}

std::string winnings_text(const Analysis& analysis, ledger::Coins stake,
                          std::optional<ledger::AmericanOdds> odds) {
  const auto price = odds.value_or(analysis.pick.quote.odds);
  return fmt::format("{} on {} at {} win {}, and the stake comes back with them.",
                     number_of_coins(stake), analysis.pick.label, ledger::to_string(price),
                     number_of_coins(ledger::profit(stake, price)));
}

std::string confidence_text(const Analysis& analysis) {
  return fmt::format(
      "My confidence in this reading is {:.0f}%, of 90% at most. It says how much is known of the "
      "league and of both teams, and is no chance that the pick comes true: that I put at {:.1f}%.",
      100 * analysis.confidence, 100 * analysis.chance);
}

std::string trap_text(const Analysis& analysis) {
  constexpr double kNear = 0.03;
  std::string text{"A trap is what people call a price that looks too good. "};
  if (analysis.pass == Pass::kTooFew)
    return text + "I know too few results of these teams to say how this one looks.";
  const auto gap = analysis.model_chance - analysis.pick.price_chance;
  text += fmt::format(
      "Of {} this one says {:.1f}%, and past results alone {:.1f}%: ", analysis.pick.label,
      100 * analysis.pick.price_chance, 100 * analysis.model_chance);
  if (std::abs(gap) < kNear) return text + "nothing stands out.";
  return text + (gap > 0 ? "it looks generous. Mostly that is something which the price knows and "
                           "results do not, such as an injury."
                         : "it looks dear, and nothing lures you in.");
}

std::string own_chance_text(const Analysis& analysis, int percent) {
  const auto price = ledger::decimal(analysis.pick.quote.odds).value();
  const auto own = percent / 100.0;
  const auto market = analysis.pick.price_chance;
  if (own * price <= 1)
    return fmt::format("By your own {}% it is no bet either: the price needs {:.1f}%.", percent,
                       100 / price);
  auto text = fmt::format(
      "By your own {}% it would be worth its price, which needs {:.1f}%. The market is seldom so "
      "far off: half way between the two is {:.1f}%",
      percent, 100 / price, 100 * (own + market) / 2);
  const auto share = insight::advised_share(own, market, price);
  if (share <= 0) return text + ", and that is not worth the price.";
  if (!analysis.stakes) return text + '.';
  const auto half =
      static_cast<ledger::Coins>(share * static_cast<double>(analysis.stakes->bankroll));
  return text + fmt::format(". If you bet by it, half Kelly is {}.",
                            number_of_coins(std::min(half, analysis.stakes->most)));
}

std::string parlay_text(std::span<const Analysis> picks, bool is_of_one_team) {
  if (picks.size() < 2 && is_of_one_team)
    return "Each leg of a parlay pays a margin of its own: add one only where it is worth its "
           "price alone.";
  if (picks.size() < 2)
    return "A parlay takes one pick of a game alone: the results on one game hang together, and "
           "the product of their prices does not know it.";
  double pays = 1;
  double chance = 1;
  for (const auto& one : picks) {
    pays *= ledger::decimal(one.pick.quote.odds).value();
    chance *= one.pick.price_chance;
  }
  const bool are_bets = std::ranges::all_of(
      picks, [](const Analysis& one) { return one.recommendation == Recommendation::kBet; });
  return fmt::format(
      "As a parlay these {} pay back {:.2f} for each coin. By the prices all come true {:.1f}% of "
      "the time, and {:.1f}% is needed: the bookmaker keeps {:.1f}% of each coin. {}",
      picks.size(), pays, 100 * chance, 100 / pays, 100 * (1 - pays * chance),
      are_bets ? "Each is worth its price alone; together one lost leg loses all."
               : "I pass on it: a parlay is worth no more than its picks, and pays the margin of "
                 "each.");
}

std::string parlay_winnings_text(ledger::Coins stake, ledger::Coins credit) {
  return fmt::format("{} on it win {} where all come true, and the stake comes back with them.",
                     number_of_coins(stake), number_of_coins(credit - stake));
}

std::string price_text(const Analysis& analysis) {
  const auto move = std::ranges::find_if(analysis.factors, [](const KeyFactor& factor) {
    return factor.kind == FactorKind::kLineMove || factor.kind == FactorKind::kPriceMove;
  });
  if (move == analysis.factors.end())
    return "I did not see the price with which this market opened. " + margin_text(analysis);
  const bool has_moved = move->figure != move->before;
  return fmt::format("{} {}{}", move->text,
                     has_moved ? "A price moves with money and news: I see that it moved, and not "
                                 "which of them it was. "
                               : "",
                     margin_text(analysis));
}

}  // namespace chalkline::wizard
