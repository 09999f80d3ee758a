#include "http/api/hub/game_page_json.hpp"

#include "sports/model/eastern_time.hpp"

namespace chalkline::http::wire {
namespace {

std::optional<ledger::Score> score_of(const sports::GamePage& page) {
  const auto& game = page.game;
  if (game.score) return game.score;
  if (page.box) return ledger::Score{page.box->home.score, page.box->away.score};
  return game.progress.transform([](const auto& progress) { return progress.score; });
}

}  // namespace

OddsHistory odds_history_of(const std::vector<sports::FeedQuote>& quotes) {
  OddsHistory history;
  ledger::Lines last;
  for (const auto& [feed, published] : quotes) {
    const auto& [lines, at] = published;
    if (const auto& quote = lines.moneyline; quote && quote != last.moneyline)
      history.moneyline.push_back({at, quote->first, quote->second});
    if (const auto& quote = lines.spread; quote && quote != last.spread)
      history.spread.push_back({at, {quote->line}, {-quote->line}, quote->first, quote->second});
    if (const auto& quote = lines.total; quote && quote != last.total)
      history.total.push_back({at, {quote->line}, quote->first, quote->second});
    last = lines;
  }
  return history;
}

PastGame past_game_of(const sports::PastGame& game) {
  return {date_text(sports::eastern_date(game.starts_at)),
          game.opponent,
          game.is_home,
          game.scored,
          game.conceded,
          game.outcome};
}

Consensus consensus_of(const sports::Consensus& consensus) {
  const auto shown = [](const sports::BookmakerMedian& median) {
    return BookmakerMedian{median.bookmakers, {median.chance}};
  };
  return {consensus.moneyline.transform(shown), consensus.spread.transform(shown),
          consensus.total.transform(shown)};
}

GameDetails game_details_of(const sports::GamePage& page,
                            const std::vector<projections::BetRow>& bets) {
  const auto& game = page.game;
  return {.id = game.id,
          .sport = game.sport,
          .source = game.source,
          .start_time = game.starts_at,
          .status = game.status,
          .home_team = {game.home.name, game.home.code},
          .away_team = {game.away.name, game.away.code},
          .odds = odds_of(game.current.lines),
          .opening_odds = odds_of(game.opening.lines),
          .quoted_at = game.current.at,
          .venue = page.venue.transform(venue_of),
          .score = score_of(page),
          .history = odds_history_of(page.quotes),
          .box_score = page.box,
          .last_five = {{page.away_last}, {page.home_last}},
          .bets = {bets}};
}

}  // namespace chalkline::http::wire
