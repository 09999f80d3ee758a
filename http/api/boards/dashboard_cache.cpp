#include "http/api/boards/dashboard_cache.hpp"

#include <ranges>

#include "http/api/boards/dashboard_json.hpp"
#include "http/api/boards/leaderboard_cache.hpp"
#include "http/json/recorded_starts.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kUpcomingMax = 5;                 // RULES 35
constexpr auto kUpcomingWithin = std::chrono::days{7};  // RULES 35
constexpr std::size_t kLeadersMax = 5;                  // RULES, Numbers
constexpr std::size_t kActivityMax = 10;                // a screenful; all bets are one link away

std::string upcoming_text(const sports::OddsBoard& board, ledger::Timestamp now) {
  std::vector<wire::Game> games;
  for (const auto& game : board.upcoming) {
    if (games.size() == kUpcomingMax || game.starts_at > now + kUpcomingWithin) break;
    if (!board.is_usual(game)) continue;
    games.push_back(wire::game_of(game));
  }
  return to_json(games);
}

std::string leaders_text(const projections::Leaderboard& board, PublicNames& names) {
  std::vector<wire::LeaderboardEntry> entries;
  for (const auto& entry : board.top() | std::views::take(kLeadersMax))
    entries.push_back(entry_of(entry, names));
  return to_json(entries);
}

}  // namespace

std::shared_ptr<const SharedText> DashboardCache::shared(
    const projections::ReadModels& models, projections::Reader& reader,
    const sports::OddsBoards& odds, const sports::Published<sports::Form>& forms,
    PublicNames& names, ledger::Timestamp now) {
  auto games = odds.current();
  // The leaderboard opens with this week's win rates.
  auto leaders = models.board(projections::Period::kWeek, projections::Category::kWinRate);
  const auto wall = std::chrono::steady_clock::now();
  const bool trends_are_due = wall >= trends_due_;
  if (games == games_ && leaders == leaders_ && !trends_are_due) return shared_;
  if (games != games_) games_text_ = upcoming_text(*games, now);
  if (leaders != leaders_) leaders_text_ = leaders_text(*leaders, names);
  if (trends_are_due) {
    const auto form = forms.current();
    hot_teams_text_ = to_json(wire::HotTeams{form->teams});
    trending_text_ =
        to_json(wire::TrendingBets{reader.ask(&projections::TrendingQuery::find, now)});
    players_text_ = to_json(wire::PlayerStats{form->players});
    trends_due_ = wall + kTrendsEvery;
  }
  games_ = std::move(games);
  leaders_ = std::move(leaders);
  auto text = to_json(wire::SharedDashboard{.upcoming_games = {games_text_},
                                            .top_bettors = {leaders_text_},
                                            .hot_teams = {hot_teams_text_},
                                            .trending_bets = {trending_text_},
                                            .player_stats = {players_text_}});
  text.pop_back();
  shared_ = shared_json(text, "}");
  return shared_;
}

const std::string& DashboardCache::own(ledger::AccountId account, projections::Reader& reader,
                                       const sports::RecordedStarts& starts,
                                       const CacheVersions& changes, ledger::Position at_least) {
  const auto epoch = changes.of(account);
  if (const auto* known = own_.find(account, {epoch, at_least})) return *known;
  const auto position = reader.ask(&projections::PositionQuery::find);
  const auto standing =
      reader.ask(&projections::StandingQuery::find, account).value_or(new_standing(account, 0));
  auto bets = reader.ask(&projections::BetQueries::list, account, {}, kActivityMax);
  put_recorded_starts(bets, starts);
  auto text =
      wire::to_members({.is_demo = false,
                        .virtual_balance = standing.balance,
                        .win_rate = {projections::win_rate_tenths(standing.won, standing.lost)},
                        .decided_bets = standing.won + standing.lost,
                        .close = wire::close_record_of(standing.close),
                        .skill_level = standing.skill,
                        .recent_activity = {bets}});
  return own_.put(account, {epoch, position}, std::move(text));
}

}  // namespace chalkline::http
