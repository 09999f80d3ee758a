#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "sports/feeds/live_hub/due.hpp"
#include "sports/feeds/live_hub/hub_pages.hpp"
#include "sports/feeds/mlb/roster_pages.hpp"

namespace chalkline::sports::live {

// What is known of the rosters of MLB.
class MlbFigures final : public HubPages {
 public:
  explicit MlbFigures(std::string base_url) : base_url_{std::move(base_url)} {}

  std::string name() const override { return "mlb-hub"; }
  ledger::Sport sport() const override { return ledger::Sport::kMlb; }
  std::optional<Errand> next(ledger::Timestamp now) override;

  // By name; once each team has been asked for, those that have answered. Absent before.
  std::optional<std::vector<hub::BaseballRoster>> rosters() const;

 private:
  using Taken = std::expected<bool, std::string>;

  struct KnownTeam {
    mlb::NumberedTeam team;
    std::optional<std::vector<hub::BaseballPlayer>> players{};
    Due due{};
  };

  Errand roster_of(std::int64_t team, ledger::Timestamp now);
  Taken take_teams(std::string_view body, ledger::Timestamp now);
  Taken take_roster(std::int64_t team, std::string_view body, ledger::Timestamp now);

  const std::string base_url_;
  mutable std::mutex mutex_;
  std::vector<KnownTeam> teams_;  // by name
  Due teams_due_;
};

}  // namespace chalkline::sports::live
