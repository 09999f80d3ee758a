#include "http/api/wizard/advising.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "http/api/wizard/favourite.hpp"
#include "ledger/values/labels.hpp"
#include "ledger/values/market.hpp"
#include "ledger/values/odds.hpp"
#include "sports/model/eastern_time.hpp"
#include "wizard/advice/analysis_text.hpp"

namespace chalkline::http {
namespace {

using ledger::Market;
using ledger::Side;
using wizard::AdvisedMarket;

AdvisedMarket advised(const sports::Game& game, const wizard::Assessment& assessment, Side side,
                      const Learned& learned) {
  return {.assessment = assessment,
          .advice = learned.advisor.advise(learned.matchup_of(game), assessment, side)};
}

bool is_of(Side side, Market market) {
  const bool is_team = side == Side::kHome || side == Side::kAway;
  return is_team == (market != Market::kTotal);
}

constexpr double kEvenChance = 0.5;

// "Who is favoured, Bulls or Bucks?": which side that is, the price says.
bool asks_favourite(const wizard::Question& question) {
  const bool is_on_winner = !question.market || question.market == Market::kMoneyline;
  return !question.side && is_on_winner && is_of_sides(question.filter);
}

// A recommended one before all others, then by what it is expected to bring.
auto rank(const AdvisedMarket& one) {
  return std::pair{one.advice.is_recommended(), one.advice.edge};
}

wire::RiskLevel level_of(wizard::Risk risk) {
  switch (risk) {
    case wizard::Risk::kHigh:
      return wire::RiskLevel::kHigh;
    case wizard::Risk::kMedium:
      return wire::RiskLevel::kMedium;
    case wizard::Risk::kLow:
      break;
  }
  return wire::RiskLevel::kLow;
}

wire::AdvicePick pick_of(const sports::Game& game, const wizard::Analysis& analysis) {
  const auto& pick = analysis.pick;
  wire::AdvicePick shown{.game_id = game.id,
                         .source = game.source,
                         .bet_type = pick.market,
                         .side = pick.side,
                         .line = {pick.quote.line},
                         .odds = pick.quote.odds,
                         .prediction = pick.label,
                         .event = ledger::event_name({game.home.name, game.away.name}),
                         .starts_at = game.starts_at};
  if (analysis.stakes) {
    shown.stake_kelly = analysis.stakes->kelly;
    shown.stake_half_kelly = analysis.stakes->half;
  }
  return shown;
}

wire::KeyFactor factor_of(const wizard::KeyFactor& factor) {
  wire::KeyFactor shown{.text = factor.text, .path = std::nullopt, .games = {}};
  if (!factor.page.empty()) shown.path = factor.page;
  for (const auto& [matchup, score] : factor.games) {
    shown.games.push_back({.id = matchup.game,
                           .date = date_text(sports::eastern_date(matchup.starts_at)),
                           .away = matchup.away,
                           .home = matchup.home,
                           .away_score = score.away,
                           .home_score = score.home});
  }
  return shown;
}

std::vector<std::string> suggestions_on(const sports::Game& game, Market market) {
  const auto& team = game.home.name;
  if (market == Market::kTotal) {
    return {fmt::format("And the moneyline of the {} game?", team),
            "Which markets have the smallest margins today?", "What is a total?"};
  }
  return {fmt::format("And the total of the {} game?", team), "Best value today",
          "What is a bookmaker's margin?"};
}

}  // namespace

std::vector<AdvisedMarket> advised_markets(const sports::Game& game, const Learned& learned) {
  std::vector<AdvisedMarket> markets;
  for (const auto& assessment :
       learned.advisor.assess_all(learned.matchup_of(game), game.current.lines, game.current.at)) {
    markets.push_back(advised(game, assessment, wizard::better_side(assessment), learned));
  }
  return markets;
}

std::optional<AdvisedMarket> asked_market(const sports::Game& game,
                                          const wizard::Question& question,
                                          const Learned& learned) {
  auto market = question.market;
  if (asks_favourite(question) && game.current.lines.moneyline) {
    const auto& quote = *game.current.lines.moneyline;
    const bool is_home_asked = (ledger::no_vig(quote.first, quote.second).value() >= kEvenChance) ==
                               (question.filter == wizard::RecordFilter::kFavourites);
    auto of_favourite = question;
    of_favourite.market = Market::kMoneyline;
    of_favourite.side = is_home_asked ? Side::kHome : Side::kAway;
    return asked_market(game, of_favourite, learned);
  }
  if (question.side && !market) {
    const bool is_total = !is_of(*question.side, Market::kMoneyline);
    const bool has_moneyline = game.current.lines.moneyline.has_value();
    market = is_total ? Market::kTotal : has_moneyline ? Market::kMoneyline : Market::kSpread;
  }
  if (market) {
    const auto assessment = learned.advisor.assess(learned.matchup_of(game), game.current.lines,
                                                   game.current.at, *market);
    if (!assessment) return std::nullopt;
    const auto side = question.side && is_of(*question.side, *market)
                          ? *question.side
                          : wizard::better_side(*assessment);
    return advised(game, *assessment, side, learned);
  }
  const auto all = advised_markets(game, learned);
  const auto best = std::ranges::max_element(all, {}, rank);
  return best == all.end() ? std::nullopt : std::optional{*best};
}

wizard::Analysis analysis_of(const sports::Game& game, const AdvisedMarket& asked,
                             const Learned& learned, std::optional<ledger::Coins> bankroll) {
  const auto matchup = learned.matchup_of(game);
  wizard::Subject subject{.matchup = matchup,
                          .home = game.home.name,
                          .away = game.away.name,
                          .asked = asked,
                          .others = {},
                          .bookmakers = game.consensus.of(asked.assessment.market),
                          .opening = game.opening.lines,
                          .past = learned.past(matchup),
                          .bankroll = bankroll};
  for (const auto& other : advised_markets(game, learned)) {
    if (other.assessment.market != asked.assessment.market) subject.others.push_back(other);
  }
  return wizard::analyse(subject);
}

wire::Advice advice_of(const sports::Game& game, const wizard::Analysis& analysis) {
  auto words = wizard::text_of(analysis);
  wire::Advice advice{.message = std::move(words.message),
                      .recommendation = std::move(words.recommendation),
                      .confidence = {analysis.confidence},
                      .reasoning = std::move(words.reasoning),
                      .analysis = {.risk_level = level_of(analysis.risk),
                                   .expected_value = {analysis.expected_value},
                                   .key_factors = {},
                                   .alternative_options = std::move(words.alternative_options)},
                      .additional_insights = std::move(words.additional_insights),
                      .historical_accuracy = std::nullopt,
                      .pick = pick_of(game, analysis),
                      .links = {{"The game's page", "/game-details/" + ledger::to_string(game.id)},
                                {analysis.guide.title, analysis.guide.page}},
                      .suggestions = suggestions_on(game, analysis.pick.market)};
  for (const auto& factor : analysis.factors) {
    advice.analysis.key_factors.push_back(factor_of(factor));
  }
  return advice;
}

}  // namespace chalkline::http
