#include "projections/read_models.hpp"

#include <list>
#include <mutex>

#include "projections/files/files.hpp"
#include "projections/files/served_file.hpp"
#include "projections/files/waiters.hpp"
#include "projections/leaderboard/leaderboard_refresher.hpp"
#include "projections/runner/projector.hpp"

namespace chalkline::projections {
namespace {

class FollowingReadModels final : public ReadModels {
 public:
  FollowingReadModels(const std::string& directory, const ledger::Log& log, ledger::Clock clock)
      : lock_{lock_directory(directory)},
        served_(Files{directory}.current(), log, waiters_),
        projector_(directory, log, waiters_, served_),
        boards_(served_, waiters_, std::move(clock)) {
    projector_.start([this](const auto& accounts) { tell(accounts); });
  }
  ~FollowingReadModels() override { stop(); }

  std::unique_ptr<Reader> reader() override { return std::make_unique<Reader>(served_); }
  bool available() const override { return served_.available(); }
  Health health() const override {
    return {.models = served_.following(),
            .boards = boards_.healthy(),
            .failures = projector_.failures() + boards_.failures()};
  }
  ledger::Position position() const override { return waiters_.position(); }
  void when_at(ledger::Position wanted, std::move_only_function<void()> ready) override {
    waiters_.when_at(wanted, std::move(ready));
  }
  Subscription on_change(
      std::function<void(const std::vector<ledger::AccountId>&)> changed) override {
    const std::scoped_lock lock{listeners_mutex_};
    const auto listener = listeners_.insert(listeners_.end(), std::move(changed));
    return {this, [this, listener](void*) {
              const std::scoped_lock lock{listeners_mutex_};
              listeners_.erase(listener);
            }};
  }
  std::shared_ptr<const Leaderboard> board(Period period, Category category) const override {
    return boards_.board(period, category);
  }
  void set_ranked(ledger::AccountId account, bool ranked) override {
    boards_.set_ranked(account, ranked);
  }
  void stop() override {
    projector_.stop();
    boards_.stop();
    waiters_.close();
  }

 private:
  void tell(const std::vector<ledger::AccountId>& accounts) {
    const std::scoped_lock lock{listeners_mutex_};
    for (const auto& changed : listeners_) changed(accounts);
  }

  const ledger::DirectoryLock lock_;
  Waiters waiters_;
  ServedFile served_;
  Projector projector_;
  LeaderboardRefresher boards_;
  std::mutex listeners_mutex_;
  std::list<std::function<void(const std::vector<ledger::AccountId>&)>> listeners_;
};

}  // namespace

std::unique_ptr<ReadModels> ReadModels::open(const std::string& directory, const ledger::Log& log,
                                             ledger::Clock clock) {
  return std::make_unique<FollowingReadModels>(directory, log, std::move(clock));
}

}  // namespace chalkline::projections
