#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "http/api/boards/public_names.hpp"
#include "http/caches/cache_versions.hpp"
#include "http/caches/shared_text.hpp"
#include "http/caches/text_cache.hpp"
#include "projections/read_models.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/model/form.hpp"

namespace chalkline::http {

// The dashboard as two objects of JSON, each kept for as long as it is true: what all see alike,
// and what is one player's. For one thread.
class DashboardCache {
 public:
  // Next games, leaders, hot teams, trending bets, player stats: open at its end, for the members
  // of own().
  std::shared_ptr<const SharedText> shared(const projections::ReadModels& models,
                                           projections::Reader& reader,
                                           const sports::OddsBoards& odds,
                                           const sports::Published<sports::Form>& forms,
                                           PublicNames& names, ledger::Timestamp now);

  // Its members: balance, win rate, skill, recent activity, from read models at `at_least` or
  // later. Valid until the next call.
  const std::string& own(ledger::AccountId account, projections::Reader& reader,
                         const sports::RecordedStarts& starts, const CacheVersions& changes,
                         ledger::Position at_least);

 private:
  // Trends and form move slowly, and asking for them costs more than the rest.
  static constexpr std::chrono::seconds kTrendsEvery{5};
  static constexpr std::size_t kAccountsMax =
      24'576;  // some 75 MB: all players of a busy day, in whatever order they come

  // An own part shows all of its account up to a position, and holds as long as nothing of the
  // account has changed.
  struct OwnVersion {
    std::uint32_t epoch{};
    ledger::Position position{};
    friend bool holds(const OwnVersion& made, const OwnVersion& wanted) {
      return made.epoch == wanted.epoch && made.position >= wanted.position;
    }
  };

  std::shared_ptr<const sports::OddsBoard> games_;
  std::shared_ptr<const projections::Leaderboard> leaders_;
  std::chrono::steady_clock::time_point trends_due_;
  std::string games_text_;
  std::string leaders_text_;
  std::string hot_teams_text_;
  std::string trending_text_;
  std::string players_text_;
  std::shared_ptr<const SharedText> shared_;
  TextCache<ledger::AccountId, OwnVersion, std::string, AccountHash> own_{kAccountsMax};
};

}  // namespace chalkline::http
