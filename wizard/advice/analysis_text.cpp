#include "wizard/advice/analysis_text.hpp"

#include <fmt/format.h>

#include "sports/model/sport_traits.hpp"
#include "wizard/evidence/blend_record.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;

std::string as_percent(double share) { return fmt::format("{:.1f}%", 100 * share); }

std::string at_price(const PricedSide& pick) {
  return fmt::format("{} at {}", pick.label, ledger::to_string(pick.quote.odds));
}

std::string coins(ledger::Coins amount) {
  return fmt::format("{} coin{}", amount, amount == 1 ? "" : "s");
}

std::string_view word(Market market) { return ledger::name_of(market); }

std::string recommendation(const Analysis& analysis) {
  switch (analysis.recommendation) {
    case Recommendation::kBet:
      return analysis.pick.label;
    case Recommendation::kLean:
      return fmt::format("Pass (lean: {})", analysis.pick.label);
    case Recommendation::kPass:
      break;
  }
  return "Pass";
}

std::string reason_of_lean(const Analysis& analysis) {
  if (analysis.worth.cases == 0) {
    return "But no such edge has been tried before, so it proves nothing yet.";
  }
  const auto brought = fmt::format(
      "over {} past edges of that size a coin brought {:+.3f} on average, "
      "and at the lower 90% bound {:+.3f}",
      analysis.worth.cases, analysis.worth.realised, analysis.worth.low);
  if (analysis.worth.cases < static_cast<std::size_t>(ledger::kCasesForEdge)) {
    return fmt::format("But {}: too few to tell.", brought);
  }
  if (analysis.worth.low > 0) {
    return fmt::format(
        "But {}: less than was claimed, so that nothing is left of it at this price.", brought);
  }
  return fmt::format("But {}: they have not made money beyond luck.", brought);
}

// Why the ratings count for nothing beside such prices.
std::string ratings_beside(std::size_t tried) {
  if (tried >= BlendRecord::kCasesForWeight)
    return "The ratings have not done better than such prices";
  if (tried == 0) return "No such price has been tried yet to trust the ratings more";
  return fmt::format("Only {} such price{} been tried, too few to trust the ratings more", tried,
                     tried == 1 ? " has" : "s have");
}

// Why it is recommended or not.
std::string reason(const Analysis& analysis) {
  const auto& pick = analysis.pick;
  const auto price = as_percent(pick.price_chance);
  const auto needed = as_percent(analysis.break_even.chance);
  switch (analysis.pass) {
    case Pass::kNone:
      return fmt::format(
          "The Wizard puts the chance at {}, where the price needs {}. Over {} past "
          "edges of that size a coin brought {:+.3f} at the lower 90% bound.",
          as_percent(analysis.chance), needed, analysis.worth.cases, analysis.worth.low);
    case Pass::kTooFew:
      return fmt::format(
          "Too few results are known to say more than the price does: {} of the "
          "league, and {} of this season of one of the teams. The price says {} and "
          "needs {}.",
          analysis.league_games, analysis.team_games, price, needed);
    case Pass::kPriceBest:
      return fmt::format(
          "The price says {} and needs {}. {}, so a bet costs you the bookmaker's margin.", price,
          needed, ratings_beside(analysis.tried));
    case Pass::kTooShort:
      return fmt::format(
          "The Wizard puts the chance at {}, and the price needs {}: it is too "
          "short.",
          as_percent(analysis.chance), needed);
    case Pass::kUnproven:
      break;
  }
  return "Price and ratings together find it worth its price. " + reason_of_lean(analysis);
}

std::string worth_from(const Analysis& analysis) {
  if (!analysis.worth_from) return "No price that is quoted would be long enough.";
  return fmt::format("At a chance of {} it would be worth it at {} or longer.",
                     as_percent(analysis.chance), ledger::to_string(*analysis.worth_from));
}

std::string stake(const Analysis& analysis) {
  const auto& stakes = *analysis.stakes;
  return fmt::format("Half Kelly is {} of your {}; no pick is worth more than {}.",
                     coins(stakes.half), coins(stakes.bankroll), coins(stakes.most));
}

// Rounds to a tenth of a percent; a lesser chance is not worth a sentence.
constexpr double kLeastPush = 0.0005;

std::string_view when_pushed(const Analysis& analysis) {
  switch (analysis.pick.market) {
    case Market::kMoneyline:
      return "the game ends level";
    case Market::kTotal:
      return "the total is exactly the line";
    default:
      return "the margin of victory is exactly the line";
  }
}

// Where the expected value is shown without its pushes, which RULES 36 leaves out of it.
std::string push_in_short(const Analysis& analysis) {
  if (analysis.push < kLeastPush) return {};
  return fmt::format(" If {}, your stake comes back: {} of such games, by the ratings.",
                     when_pushed(analysis), as_percent(analysis.push));
}

std::string push(const Analysis& analysis) {
  const auto alone = fmt::format("{:+.1f}", analysis.expected_value);
  const auto text = fmt::format(
      "If {}, the bet is a push and your stake comes back: {} of such games, by the ratings. The "
      "expected value of {} per 100 counts the games in which you win or lose",
      when_pushed(analysis), as_percent(analysis.push), alone);
  const auto with = fmt::format("{:+.1f}", analysis.expected_value * (1 - analysis.push));
  return text +
         (with == alone ? std::string{"."} : fmt::format("; with the pushes it is {}.", with));
}

std::string message(const Analysis& analysis) {
  const auto pick = at_price(analysis.pick);
  if (analysis.recommendation != Recommendation::kBet) {
    const auto call = analysis.recommendation == Recommendation::kPass
                          ? fmt::format("Pass on {}", pick)
                          : fmt::format("Pass (lean: {})", pick);
    return fmt::format("{}. {} {}", call, reason(analysis), worth_from(analysis));
  }
  auto text = fmt::format("{}: {} You would expect {:+.1f} coins per 100 staked.", pick,
                          reason(analysis), analysis.expected_value);
  text += push_in_short(analysis);
  if (analysis.stakes) text += " " + stake(analysis);
  return text;
}

std::string to_be_true(const Analysis& analysis) {
  const auto& needed = analysis.break_even;
  auto text = fmt::format(
      "To break even at {}, the pick has to come true {} of the time; the "
      "price says {}",
      ledger::to_string(analysis.pick.quote.odds), as_percent(needed.chance),
      as_percent(analysis.pick.price_chance));
  if (!needed.points) return text + ".";
  return text + fmt::format(
                    ". That is as if the {} came out {:.1f} {} better for you than the price "
                    "expects.",
                    analysis.pick.market == Market::kTotal ? "total" : "margin of victory",
                    *needed.points, sports::traits_of(analysis.sport).score_unit);
}

std::string reasoning(const Analysis& analysis) {
  auto text = reason(analysis);
  if (analysis.weight > 0) {
    text += fmt::format(" By the ratings alone the chance is {}; they count for {:.0f}%.",
                        as_percent(analysis.model_chance), 100 * analysis.weight);
  }
  return text + fmt::format(
                    " The ratings know {} results of the league and, of the team of which they "
                    "know fewer, {} of this season.",
                    analysis.league_games, analysis.team_games);
}

std::string alternative(const Alternative& one) {
  const auto call = one.recommendation == Recommendation::kBet    ? "worth it"
                    : one.recommendation == Recommendation::kLean ? "a lean"
                                                                  : "a pass";
  return fmt::format("{}: {}, at {} an expected {:+.1f} coins per 100.", at_price(one.pick), call,
                     as_percent(one.chance), one.expected_value);
}

std::vector<std::string> insights(const Analysis& analysis) {
  std::vector<std::string> all{margin_text(analysis), to_be_true(analysis)};
  if (analysis.push >= kLeastPush) all.push_back(push(analysis));
  if (analysis.recommendation == Recommendation::kBet) {
    all.push_back(worth_from(analysis));
    if (analysis.stakes) all.push_back(stake(analysis));
  }
  all.push_back(fmt::format("More on this: the guide {}.", analysis.guide.title));
  return all;
}

}  // namespace

std::string margin_text(const Analysis& analysis) {
  const auto& [pick, cheapest] = std::tie(analysis.pick, analysis.cheapest);
  auto text =
      fmt::format("The bookmaker keeps {} of each coin on this market", as_percent(pick.margin));
  if (cheapest.market == pick.market) return text + "; no market of this game costs less.";
  return text + fmt::format("; the cheapest of this game is the {}, with {}.",
                            word(cheapest.market), as_percent(cheapest.margin));
}

AnalysisText text_of(const Analysis& analysis) {
  AnalysisText text{.message = message(analysis),
                    .recommendation = recommendation(analysis),
                    .reasoning = reasoning(analysis),
                    .key_factors = {},
                    .alternative_options = {},
                    .additional_insights = insights(analysis)};
  for (const auto& factor : analysis.factors) text.key_factors.push_back(factor.text);
  for (const auto& one : analysis.alternatives) {
    text.alternative_options.push_back(alternative(one));
  }
  return text;
}

}  // namespace chalkline::wizard
