#include "ledger/log/hashed_records.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "ledger/events/codec.hpp"

namespace chalkline::ledger {
namespace {

// Handing over costs a lock and a wake-up, a few microseconds: nothing among this many records, of
// which three lots take about a megabyte.
constexpr std::size_t kLot = 1'024;

using Lot = std::vector<HashedRecord>;

// Holds one lot while the next is being read.
class Handover {
 public:
  // False when nobody takes any more.
  bool put(Lot lot) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return waiting_.empty() || abandoned_; });
    if (abandoned_) return false;
    waiting_ = std::move(lot);
    changed_.notify_all();
    return true;
  }
  void end(std::exception_ptr failure) {
    const std::scoped_lock lock{mutex_};
    ended_ = true;
    failure_ = std::move(failure);
    changed_.notify_all();
  }
  // Empty at the end. Throws what ended it early.
  Lot take() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return !waiting_.empty() || ended_; });
    if (waiting_.empty() && failure_) std::rethrow_exception(failure_);
    changed_.notify_all();
    return std::exchange(waiting_, {});
  }
  void abandon() {
    const std::scoped_lock lock{mutex_};
    abandoned_ = true;
    changed_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  Lot waiting_;
  bool ended_{};
  bool abandoned_{};
  std::exception_ptr failure_;
};

void read_ahead(const Log& log, Position first, Position last, const VisitHashed& visit_ahead,
                Handover& handover) {
  Lot lot;
  std::exception_ptr failure;
  try {
    log.scan(first, last, [&](Position position, std::string_view bytes) {
      visit_ahead(lot.emplace_back(position, decode(bytes), leaf_hash(bytes)));
      if (lot.size() < kLot) return true;
      const bool is_wanted = handover.put(std::exchange(lot, {}));
      lot.reserve(kLot);
      return is_wanted;
    });
  } catch (...) {
    failure = std::current_exception();
  }
  if (!lot.empty()) handover.put(std::move(lot));
  handover.end(std::move(failure));
}

}  // namespace

void scan_hashed(const Log& log, Position first, Position last, const VisitHashed& visit,
                 const VisitHashed& visit_ahead) {
  Handover handover;
  const std::jthread reader{[&] { read_ahead(log, first, last, visit_ahead, handover); }};
  const struct Abandon {
    Handover& handover;
    ~Abandon() { handover.abandon(); }
  } abandon{handover};
  for (auto lot = handover.take(); !lot.empty(); lot = handover.take()) {
    for (auto& record : lot) visit(record);
  }
}

}  // namespace chalkline::ledger
