#include "http/api/wizard/listed_sides.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <optional>
#include <ranges>
#include <tuple>

#include "http/api/wizard/favourite.hpp"
#include "ledger/values/labels.hpp"
#include "ledger/values/odds.hpp"
#include "wizard/answers/figures.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::http {
namespace {

using BestPick = BestValues::Pick;
using wizard::Advisor;

std::vector<const sports::Game*> games_asked_about(const wizard::Question& question,
                                                   const Knowledge& knowledge) {
  std::vector<const sports::Game*> games;
  for (const auto& game : knowledge.board.upcoming) {
    if (!is_open(knowledge, game) || !knowledge.board.is_usual(game)) continue;
    if (question.sport && game.sport != *question.sport) continue;
    const auto& named = question.games;
    if (!named.empty() && std::ranges::find(named, game.id) == named.end()) continue;
    const auto& when = question.when;
    if (when && (game.starts_at < when->from || game.starts_at >= when->until)) continue;
    games.push_back(&game);
  }
  return games;
}

wizard::ListedSide listed(const sports::Game& game, ledger::Market market, ledger::Side side,
                          double figure, const Records& records) {
  const auto taken = ledger::of_side(*ledger::market_of(game.current.lines, market), side);
  const ledger::Teams teams{game.home.name, game.away.name};
  return {.event = ledger::event_name(teams),
          .pick = ledger::pick_label(teams, market, side, taken.line),
          .from = source_of(game, records),
          .odds = taken.odds,
          .figure = figure};
}

bool is_asked(const wizard::Question& question, ledger::Market market) {
  return !question.market || *question.market == market;
}

bool is_side_asked(const wizard::Question& question, const wizard::Assessment& assessment,
                   ledger::Side side) {
  const auto taken = ledger::of_side(assessment.quote, side);
  return is_of_such_side(question.filter, is_favourite(assessment.market, taken.line, taken.odds));
}

constexpr double kEven = 0.5;
// As many as a chat shows without scrolling.
constexpr std::size_t kListedGames = 8;

struct Margin {
  double share{};
  const sports::Game* game{};
  ledger::Market market{};
};

// The bookmaker's share of a coin: 1 - 1 / (sum of both implied chances).
double margin_kept(const ledger::TwoWay& quote) {
  const auto sum =
      1 / ledger::decimal(quote.first).value() + 1 / ledger::decimal(quote.second).value();
  return 1 - 1 / sum;
}

// The recommended picks of a game, and how many of its markets were looked at. Most of a board is
// passed on, which is said without the ratings wherever they have no weight.
std::size_t add_recommended(const sports::Game& game, const wizard::Question& question,
                            const Learned& learned, std::vector<BestPick>& recommended) {
  const auto matchup = learned.matchup_of(game);
  const auto& advisor = learned.advisor;
  std::size_t watched = 0;
  for (const auto& assessment : advisor.assess_all(matchup, game.current.lines, game.current.at,
                                                   Advisor::Rated::kWhereWeighted)) {
    const auto side = wizard::better_side(assessment);
    if (!is_asked(question, assessment.market) || !is_side_asked(question, assessment, side))
      continue;
    ++watched;
    if (!advisor.may_recommend(matchup, assessment)) continue;
    const wizard::AdvisedMarket market{assessment, advisor.advise(matchup, assessment, side)};
    if (market.advice.is_recommended()) recommended.push_back({&game, market});
  }
  return watched;
}

// A game with its rank in a list: what is less stands before.
struct RankedGame {
  double rank{};
  const sports::Game* game{};
};

// By the price, without the margin.
double chance_at_home(const ledger::TwoWay& moneyline) {
  return ledger::no_vig(moneyline.first, moneyline.second).value();
}

// The market whose move is asked about: where none is named, the one that every league has.
ledger::Market moving_market(const wizard::Question& question) {
  const auto market = question.market.value_or(ledger::Market::kMoneyline);
  return market == ledger::Market::kProp ? ledger::Market::kMoneyline : market;
}

// How far it has moved since it opened: a moneyline by its chance, a line by half points. Absent
// where it has not.
std::optional<double> move_of(const sports::Game& game, ledger::Market market) {
  const auto& opened = ledger::market_of(game.opening.lines, market);
  const auto& now = ledger::market_of(game.current.lines, market);
  if (!opened || !now) return std::nullopt;
  const auto move = market == ledger::Market::kMoneyline
                        ? std::abs(chance_at_home(*now) - chance_at_home(*opened))
                        : std::abs(1.0 * now->line - opened->line);
  return move > 0 ? std::optional{move} : std::nullopt;
}

// Absent where the game has no such market.
std::optional<double> rank_of(const sports::Game& game, const wizard::Question& question) {
  using wizard::Listing;
  const auto& [moneyline, spread, total] = game.current.lines;
  switch (question.listing) {
    case Listing::kByStart:
    case Listing::kDearest:
      return 0;
    case Listing::kMoves:
      return move_of(game, moving_market(question)).transform(std::negate{});
    case Listing::kHighestTotals:
      return total.transform([](const auto& quote) { return -1.0 * quote.line; });
    case Listing::kLowestTotals:
      return total.transform([](const auto& quote) { return 1.0 * quote.line; });
    case Listing::kFavourites:
    case Listing::kUnderdogs:
      return moneyline.transform(
          [](const auto& quote) { return -std::abs(chance_at_home(quote) - kEven); });
    case Listing::kClosest:
      break;
  }
  return moneyline.transform(
      [](const auto& quote) { return std::abs(chance_at_home(quote) - kEven); });
}

// "Lakers from -110 to -130, 52.3% to 54.4% without the bookmaker's margin", "the total from 220.5
// to 222". A team is the one that the market has moved towards.
std::string moved_figure(const sports::Game& game, ledger::Market market) {
  const auto& opened = *ledger::market_of(game.opening.lines, market);
  const auto& now = *ledger::market_of(game.current.lines, market);
  if (market == ledger::Market::kTotal)
    return fmt::format("the total from {} to {}", ledger::points(opened.line, false),
                       ledger::points(now.line, false));
  const bool is_spread = market == ledger::Market::kSpread;
  const bool is_home =
      is_spread ? now.line < opened.line : chance_at_home(now) > chance_at_home(opened);
  const auto side = is_home ? ledger::Side::kHome : ledger::Side::kAway;
  const auto& team = is_home ? game.home.name : game.away.name;
  const auto then = ledger::of_side(opened, side);
  const auto quote = ledger::of_side(now, side);
  if (is_spread)
    return fmt::format("{} from {} to {}", team, ledger::points(then.line, true),
                       ledger::points(quote.line, true));
  const auto chance = [&](const ledger::TwoWay& lines) {
    return wizard::percent(is_home ? chance_at_home(lines) : 1 - chance_at_home(lines));
  };
  return fmt::format("{} from {} to {}, {} to {} without the bookmaker's margin", team,
                     ledger::to_string(then.odds), ledger::to_string(quote.odds), chance(opened),
                     chance(now));
}

// "Lakers at -221, 66.2%".
std::string ranked_figure(const sports::Game& game, const wizard::Question& question) {
  using wizard::Listing;
  const auto listing = question.listing;
  const auto& lines = game.current.lines;
  if (listing == Listing::kByStart || listing == Listing::kDearest) return {};
  if (listing == Listing::kMoves) return moved_figure(game, moving_market(question));
  if (listing == Listing::kHighestTotals || listing == Listing::kLowestTotals)
    return fmt::format("the total is {}", ledger::points(lines.total->line, false));
  const auto& quote = *lines.moneyline;
  const auto at_home = chance_at_home(quote);
  const bool is_home = (at_home >= kEven) != (listing == Listing::kUnderdogs);
  return fmt::format("{} at {}, {} without the bookmaker's margin",
                     is_home ? game.home.name : game.away.name,
                     ledger::to_string(is_home ? quote.first : quote.second),
                     wizard::percent(is_home ? at_home : 1 - at_home));
}

// Lists more games of an evening than rows of a ranking.
std::size_t most_listed(wizard::Listing listing) {
  return listing == wizard::Listing::kByStart ? kListedGames : kListedSides;
}

}  // namespace

std::string source_of(const sports::Game& game, const Records& records) {
  const bool is_real = game.source == ledger::Source::kLive && records.feed;
  return wizard::source_in_words(game.source, is_real ? records.feed(game.id) : std::string{});
}

BestValues best_values(const wizard::Question& question, const Knowledge& knowledge,
                       const Records& records) {
  BestValues found;
  auto& recommended = found.picks;
  for (const auto* game : games_asked_about(question, knowledge))
    found.watched += add_recommended(*game, question, knowledge.learned, recommended);
  const auto order = [](const BestPick& one) {
    return std::tuple{-one.market.advice.edge, one.game->starts_at, one.game->id,
                      one.market.assessment.market};
  };
  std::ranges::sort(recommended, {}, order);
  if (recommended.size() > kListedSides) recommended.resize(kListedSides);
  for (const auto& [game, market] : recommended) {
    found.listed.push_back(
        listed(*game, market.assessment.market, market.advice.side, market.advice.edge, records));
  }
  return found;
}

wizard::Answer games_of_board(const wizard::Question& question, const Asker& asker,
                              const Knowledge& knowledge, const Records& records) {
  std::vector<RankedGame> ranked;
  for (const auto* game : games_asked_about(question, knowledge)) {
    if (const auto rank = rank_of(*game, question)) ranked.push_back({*rank, game});
  }
  const auto shown = std::min(ranked.size(), most_listed(question.listing));
  std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(shown), {},
                            [](const RankedGame& one) {
                              return std::tuple{one.rank, one.game->starts_at, one.game->id};
                            });
  std::vector<wizard::ListedGame> games;
  for (const auto& one : ranked | std::views::take(shown)) {
    games.push_back({.event = ledger::event_name({one.game->home.name, one.game->away.name}),
                     .starts = wizard::start_in_words(one.game->starts_at, asker.days),
                     .from = source_of(*one.game, records),
                     .figure = ranked_figure(*one.game, question)});
  }
  return wizard::games_on(games, ranked.size(), question);
}

std::vector<wizard::ListedSide> smallest_margins(const wizard::Question& question,
                                                 const Knowledge& knowledge,
                                                 const Records& records) {
  // The words of a row cost far more than its margin: made for those alone that are shown.
  std::vector<Margin> all;
  for (const auto* game : games_asked_about(question, knowledge)) {
    for (const auto market : wizard::kMarkets) {
      const auto& quote = ledger::market_of(game->current.lines, market);
      if (quote && is_asked(question, market)) all.push_back({margin_kept(*quote), game, market});
    }
  }
  const auto sign = question.listing == wizard::Listing::kDearest ? -1.0 : 1.0;
  const auto told = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), kListedSides));
  std::ranges::partial_sort(all, told, {}, [&](const Margin& one) {
    return std::tuple{sign * one.share, one.game->starts_at, one.game->id, one.market};
  });
  std::vector<wizard::ListedSide> rows;
  for (const auto& [share, game, market] : std::ranges::subrange(all.begin(), told)) {
    const auto side = market == ledger::Market::kTotal ? ledger::Side::kOver : ledger::Side::kHome;
    rows.push_back(listed(*game, market, side, share, records));
  }
  return rows;
}

}  // namespace chalkline::http
