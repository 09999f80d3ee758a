#pragma once

#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "projections/files/model_file.hpp"
#include "projections/files/queries.hpp"
#include "projections/leaderboard/leaderboard_builder.hpp"
#include "projections/runner/catch_up.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/projections/log_builder.hpp"

namespace chalkline::projections::test {

using ledger::BetOutcome;
using ledger::test::TemporaryDirectory;

// The result of digests(), by model.
inline std::map<std::string, std::string> digest_map(const std::filesystem::path& file) {
  std::map<std::string, std::string> all;
  for (const auto& [model, digest] : digests(file)) all[model] = digest;
  return all;
}

// A log and its read models: tell, then ask.
struct Fixture {
  LogBuilder log_builder;
  TemporaryDirectory directory;
  std::filesystem::path file = directory.path() / "models.db";
  ModelFile models{file, log_builder.log};

  // Applies what happened since the last time, as one commit.
  void apply() {
    catch_up(models, log_builder.log, log_builder.log.position(), [] { return true; });
  }

  template <class Query>
  Query& ask() {
    apply();
    if (!queries_) queries_.emplace(file);
    return queries_->get<Query>();
  }
  Standing standing(ledger::AccountId account) {
    return ask<StandingQuery>().find(account).value();
  }
  BetRow bet(ledger::AccountId account, ledger::BetId id) {
    return ask<BetQueries>().find(account, id).value();
  }
  std::vector<ledger::BetId> bets(ledger::AccountId account, const BetFilter& filter = {},
                                  std::size_t limit = 100) {
    std::vector<ledger::BetId> ids;
    for (const auto& row : ask<BetQueries>().list(account, filter, limit)) ids.push_back(row.id);
    return ids;
  }
  std::shared_ptr<const Leaderboard> board(Period period, Category category, std::string_view now) {
    apply();
    std::shared_ptr<const Leaderboard> found;
    LeaderboardBuilder{file}.run(
        windows_at(time(now)), unranked,
        [&](Period p, Category c, std::shared_ptr<const Leaderboard> board) {
          if (p == period && c == category) found = std::move(board);
        },
        [] { return false; });
    return found;
  }
  std::vector<ledger::AccountId> ranking(Period period, Category category, std::string_view now) {
    std::vector<ledger::AccountId> accounts;
    for (const auto& entry : board(period, category, now)->top()) accounts.push_back(entry.account);
    return accounts;
  }

  std::unordered_set<ledger::AccountId> unranked;  // whom boards leave out

 private:
  std::optional<Queries> queries_;
};

}  // namespace chalkline::projections::test
