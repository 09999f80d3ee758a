#include "http/caches/dashboard_cache.hpp"

#include <algorithm>

#include "http/caches/leaderboard_cache.hpp"
#include "http/json/bet_json.hpp"
#include "http/json/game_json.hpp"
#include "http/json/user_json.hpp"

namespace chalkline::http {
namespace {

constexpr std::size_t kUpcomingMax = 5;                 // RULES 35
constexpr auto kUpcomingWithin = std::chrono::days{7};  // RULES 35
constexpr std::size_t kLeadersMax = 5;                  // RULES, Numbers
constexpr std::size_t kActivityMax = 10;                // a screenful; all bets are one link away

std::string upcoming_text(const sports::OddsBoard& board, ledger::Timestamp now) {
  std::string text;
  JsonWriter out{text};
  out.key("upcomingGames").array();
  std::size_t written = 0;
  for (const auto& game : board.upcoming) {
    if (written == kUpcomingMax || game.starts_at > now + kUpcomingWithin) break;
    append_game(out, game);
    ++written;
  }
  out.end_array();
  return text;
}

std::string leaders_text(const projections::Leaderboard& board, UsernameCache& names) {
  std::string text;
  JsonWriter out{text};
  out.key("topBettors").array();
  const auto& top = board.top();
  for (std::size_t i = 0; i < std::min(top.size(), kLeadersMax); ++i)
    append_entry(out, top[i], names);
  out.end_array();
  return text;
}

}  // namespace

const std::string& DashboardCache::shared(const projections::ReadModels& models,
                                          projections::Reader& reader,
                                          const sports::Sportsbook& book, UsernameCache& names,
                                          ledger::Timestamp now) {
  auto games = book.board();
  // The leaderboard opens with this week's win rates.
  auto leaders = models.board(projections::Period::kWeek, projections::Category::kWinRate);
  const auto wall = std::chrono::steady_clock::now();
  const bool trends_are_due = wall >= trends_due_;
  if (games == games_ && leaders == leaders_ && !trends_are_due) return shared_;
  if (games != games_) games_text_ = upcoming_text(*games, now);
  if (leaders != leaders_) leaders_text_ = leaders_text(*leaders, names);
  if (trends_are_due) {
    trends_text_ = trends(reader, book, now);
    trends_due_ = wall + kTrendsEvery;
  }
  games_ = std::move(games);
  leaders_ = std::move(leaders);
  shared_ = games_text_ + "," + leaders_text_ + "," + trends_text_;
  return shared_;
}

std::string DashboardCache::trends(projections::Reader& reader, const sports::Sportsbook& book,
                                   ledger::Timestamp now) {
  std::string text;
  JsonWriter out{text};
  out.key("hotTeams").array();
  for (const auto& team : book.hot_teams()) {
    out.object().key("id").text(team.id).key("name").text(team.name).key("code").text(team.code);
    out.key("record").text(team.record).key("sport").text(ledger::name_of(team.sport));
    out.key("source").text(ledger::name_of(team.source)).end();
  }
  out.end_array().key("trendingBets").array();
  for (const auto& trend : reader.ask(&projections::TrendingQuery::find, now)) {
    out.object()
        .key("description")
        .text(trend.description)
        .key("percentage")
        .number(trend.percentage)
        .key("source")
        .text(ledger::name_of(trend.source))
        .end();
  }
  out.end_array().key("playerStats").array();
  for (const auto& player : book.player_stats()) {
    out.object()
        .key("name")
        .text(player.name)
        .key("team")
        .text(player.team)
        .key("stat")
        .text(player.stat);
    out.key("value").number(player.value).key("performance").number(player.performance);
    out.key("source").text(ledger::name_of(player.source)).end();
  }
  out.end_array();
  return text;
}

const std::string& DashboardCache::own(ledger::AccountId account, projections::Reader& reader,
                                       const CacheVersions& changes, ledger::Position at_least) {
  const auto epoch = changes.of(account);
  if (const auto* known = own_.find(account);
      known != nullptr && known->epoch == epoch && known->position >= at_least) {
    return known->text;
  }
  const auto position = reader.ask(&projections::PositionQuery::find);
  const auto standing =
      reader.ask(&projections::StandingQuery::find, account).value_or(new_standing(account, 0));
  std::string text;
  JsonWriter out{text};
  out.key("isDemo").flag(false).key("virtualBalance").integer(standing.balance);
  append_win_rate(out, standing.won, standing.lost);
  out.key("skillLevel");
  append_skill(out, standing.skill);
  out.key("recentActivity").array();
  for (const auto& bet : reader.ask(&projections::BetQueries::list, account, {}, kActivityMax))
    append_activity(out, bet);
  out.end_array();
  return own_.put(account, {epoch, position, std::move(text)}).text;
}

}  // namespace chalkline::http
