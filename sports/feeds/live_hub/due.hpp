#pragma once

#include <algorithm>
#include <chrono>

#include "ledger/values/ids.hpp"

namespace chalkline::sports::live {

// When a page is to be fetched: at once the first time. After a failure it is due again after some
// seconds, then less and less often.
class Due {
 public:
  bool is_due(ledger::Timestamp now) const { return now >= at_; }
  bool has_been_asked() const { return at_ != ledger::Timestamp{}; }
  // It was not answered when it was asked for last.
  bool has_failed() const { return pause_ > kFirstPause; }

  void asked(ledger::Timestamp now) {
    at_ = now + pause_;
    pause_ = std::min(2 * pause_, kLongestPause);
  }
  // It is worth asking again at that time.
  void answered(ledger::Timestamp again_at) {
    at_ = again_at;
    pause_ = kFirstPause;
  }

 private:
  static constexpr std::chrono::seconds kFirstPause{5};
  static constexpr std::chrono::seconds kLongestPause{std::chrono::minutes{10}};

  ledger::Timestamp at_{};
  std::chrono::seconds pause_{kFirstPause};
};

}  // namespace chalkline::sports::live
