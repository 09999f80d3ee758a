#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "sports/book/sportsbook.hpp"

namespace chalkline::http::test {

// A book without future games, whose live board is what the test shows.
class FakeBook final : public sports::Sportsbook {
 public:
  using Listener = std::function<void(const std::shared_ptr<const sports::LiveBoard>&)>;

  std::shared_ptr<const sports::OddsBoard> board() const override { return board_; }
  std::shared_ptr<const sports::LiveBoard> live() const override { return live_; }
  std::optional<sports::LiveGame> live_at(ledger::GameId, ledger::Timestamp) const override {
    return std::nullopt;
  }
  Subscription on_live(Listener listener) override {
    listener_ = std::move(listener);
    return {this, [this](void*) { listener_ = nullptr; }};
  }
  std::vector<sports::HotTeam> hot_teams() const override { return {}; }
  std::vector<sports::PlayerStat> player_stats() const override { return {}; }
  std::vector<sports::PropOffer> props(ledger::GameId, ledger::Timestamp) const override {
    return {};
  }
  std::expected<sports::PropOffer, sports::PropProblem> prop_quote(
      ledger::GameId, std::string_view, ledger::Timestamp) const override {
    return std::unexpected{sports::PropProblem::kUnknown};
  }
  const sports::hub::DataHub* data_hub() const override { return nullptr; }
  std::optional<sports::GamePage> game_page(ledger::GameId, ledger::Timestamp) const override {
    return std::nullopt;
  }
  std::optional<ledger::Timestamp> recorded_start(ledger::GameId) const override {
    return std::nullopt;
  }
  std::vector<sports::SeasonOnOffer> seasons(ledger::Timestamp) const override { return {}; }
  std::expected<sports::SeasonOnOffer, sports::SeasonRefusal> begin_season(
      const sports::BeginSeason&, ledger::Timestamp) override {
    return std::unexpected{sports::SeasonRefusal::kNotImported};
  }
  std::expected<sports::SeasonOnOffer, sports::SeasonRefusal> stop_season(
      const sports::StopSeason&, ledger::Timestamp) override {
    return std::unexpected{sports::SeasonRefusal::kNotImported};
  }
  bool has_page(ledger::GameId) const override { return false; }
  bool healthy() const override { return true; }
  void decided_by_hand(ledger::GameId) override {}
  std::shared_ptr<const sports::BookStatus> status() const override {
    return std::make_shared<const sports::BookStatus>();
  }
  std::uint64_t refusals() const override { return 0; }
  void stop() override {}

  void show(std::shared_ptr<const sports::LiveBoard> live) {
    live_ = std::move(live);
    if (listener_) listener_(live_);
  }

 private:
  std::shared_ptr<const sports::OddsBoard> board_ = std::make_shared<const sports::OddsBoard>();
  std::shared_ptr<const sports::LiveBoard> live_ = std::make_shared<const sports::LiveBoard>();
  Listener listener_;
};

}  // namespace chalkline::http::test
