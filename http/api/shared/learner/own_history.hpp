#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "projections/read_models.hpp"

namespace chalkline::http {

// Reads what has moved an account's coins, on workers, so that no io thread waits for years of
// bets. Any thread; one read at a time.
class OwnHistories {
 public:
  // `models` outlives this.
  explicit OwnHistories(projections::ReadModels& models) : reader_{models.reader()} {}

  projections::AccountHistory of(ledger::AccountId account) {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::HistoryQuery::of, account);
  }
  // All chances that were given as asked.
  projections::EstimateHistory estimates(ledger::AccountId account) {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::EstimateQueries::history, account);
  }
  // Newest first.
  std::vector<projections::HunchRow> hunches(ledger::AccountId account, std::size_t limit) {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::HunchQueries::newest, account, limit);
  }
  // Each once, ascending.
  std::vector<projections::BetRow> bets(ledger::AccountId account,
                                        std::span<const ledger::BetId> ids) {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::BetQueries::find_all, account, ids);
  }

  // The bets and estimates of a purse.
  projections::LearnerHistory learner(ledger::AccountId purse) {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::LearnerActQueries::of, purse);
  }
  // The latest; absent where the quiz was never taken.
  std::optional<projections::QuizTaken> quiz(ledger::AccountId account) {
    const std::lock_guard lock{mutex_};
    const auto standing = reader_->ask(&projections::StandingQuery::find, account);
    return standing ? standing->quiz : std::nullopt;
  }

 private:
  std::mutex mutex_;
  std::unique_ptr<projections::Reader> reader_;
};

}  // namespace chalkline::http
