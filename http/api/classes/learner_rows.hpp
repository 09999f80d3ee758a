#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "projections/read_models.hpp"

namespace chalkline::http {

// Reads the sums of a class's learners, on workers: those of hundreds are no read for an io thread.
// Any thread; one read at a time.
class LearnerRows {
 public:
  // `models` outlives this.
  explicit LearnerRows(projections::ReadModels& models) : reader_{models.reader()} {}

  // As asked, but for purses that the read models do not know yet.
  std::vector<projections::LearnerRow> of(std::span<const ledger::AccountId> purses) {
    const std::lock_guard lock{mutex_};
    return reader_->ask(&projections::LearnerQueries::of, purses).rows;
  }

 private:
  std::mutex mutex_;
  std::unique_ptr<projections::Reader> reader_;
};

}  // namespace chalkline::http
