#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "http/api/boards/public_names.hpp"
#include "http/caches/shared_text.hpp"
#include "http/caches/text_cache.hpp"
#include "http/json/user_json.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// As schemas/openapi.yaml has it.
wire::LeaderboardEntry entry_of(const projections::LeaderboardEntry& entry, PublicNames& names);

// The leaderboards as JSON, made once for each snapshot. For one thread.
class LeaderboardCache {
 public:
  struct Found {
    std::shared_ptr<const SharedText> text;  // as it is for those without a row of their own below
    std::string tail;                        // else what ends it for this asker
  };
  Found of(const projections::ReadModels& models, projections::Period period,
           projections::Category category, PublicNames& names,
           std::optional<ledger::AccountId> asker);

 private:
  static constexpr std::size_t kPeriods = 3;
  static constexpr std::size_t kCategories = 4;
  using Snapshot = std::shared_ptr<const projections::Leaderboard>;

  // All of them: half of a cache is kept for certain.
  static constexpr std::size_t kTextsMax = 2 * kPeriods * kCategories;
  TextCache<std::size_t, Snapshot, std::shared_ptr<const SharedText>> texts_{kTextsMax};
};

}  // namespace chalkline::http
