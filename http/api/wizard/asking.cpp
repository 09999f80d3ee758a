#include "http/api/wizard/asking.hpp"

#include "http/api/wizard/own_record.hpp"
#include "http/api/wizard/placed_bets.hpp"

namespace chalkline::http {

std::shared_ptr<const NamedBoard> NamedBoards::current() {
  const auto odds = boards_.current();
  const std::lock_guard lock{mutex_};
  if (made_ && made_->odds->version == odds->version) return made_;
  std::vector<wizard::BoardGame> games;
  for (const auto& game : odds->upcoming) {
    if (!odds->is_usual(game)) continue;
    games.push_back({game.id, game.sport, game.home.code, game.away.code, game.starts_at});
  }
  made_ = std::make_shared<const NamedBoard>(odds, wizard::Board{std::move(games)});
  return made_;
}

std::vector<wizard::BoardGame> games_under_way(const sports::LiveBoard& board) {
  std::vector<wizard::BoardGame> games;
  for (const auto& live : board.games) {
    if (live.period == sports::kFinalPeriod) continue;
    const auto& game = live.game;
    games.push_back({game.id, game.sport, game.home.code, game.away.code, game.starts_at});
  }
  return games;
}

OwnRecords::OwnRecords(projections::ReadModels& models) : reader_{models.reader()} {}

wizard::RecordFigures OwnRecords::of(ledger::AccountId account, const wizard::Question& question) {
  const std::lock_guard lock{mutex_};
  TeamGames games;
  for (const auto& [sport, code] : question.teams) {
    for (const auto& [game, side] : reader_->ask(&projections::HistoryQuery::games_of, sport, code))
      games.emplace(game, side);
  }
  return own_figures(reader_->ask(&projections::HistoryQuery::of, account), question, games);
}

wizard::PlacedBets OwnRecords::placed(ledger::AccountId account, const wizard::Question& question) {
  const std::lock_guard lock{mutex_};
  return placed_bets_of(*reader_, account, question);
}

}  // namespace chalkline::http
