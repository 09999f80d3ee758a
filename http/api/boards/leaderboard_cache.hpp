#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "http/api/boards/username_cache.hpp"
#include "http/json/user_json.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// As schemas/openapi.yaml has it.
wire::LeaderboardEntry entry_of(const projections::LeaderboardEntry& entry, UsernameCache& names);

// The leaderboards as JSON, made once for each snapshot. For one thread.
class LeaderboardCache {
 public:
  std::shared_ptr<const std::string> of(const projections::ReadModels& models,
                                        projections::Period period, projections::Category category,
                                        UsernameCache& names,
                                        std::optional<ledger::AccountId> asker);

 private:
  struct Made {
    std::shared_ptr<const projections::Leaderboard> board;
    std::shared_ptr<const std::string> text;
  };
  std::array<std::array<Made, 3>, 3> made_;
};

}  // namespace chalkline::http
