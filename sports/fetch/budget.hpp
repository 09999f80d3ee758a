#pragma once

#include <cstdint>
#include <optional>

#include "sports/fetch/time.hpp"

namespace chalkline::sports::fetch {

// The limit of requests to a provider in a minute, whatever goes wrong here.
class RequestBudget {
 public:
  explicit RequestBudget(int each_minute) : each_minute_{each_minute} {}

  // Whether one more may be sent now; counts it if so.
  bool take(Time now);

 private:
  int each_minute_;
  Time minute_{};
  int taken_{};
};

// The credits that a provider has left, by its last answer. They are renewed on the first of each
// month, UTC.
class CreditBudget {
 public:
  void note(std::int64_t left, Time now);
  std::optional<std::int64_t> left(Time now) const;  // absent: not reported this month

  bool allows(std::int64_t cost, Time now) const { return left(now).value_or(cost) >= cost; }

  // How long to wait between requests of that cost so that they last until the month ends.
  Duration pace(std::int64_t cost, Time now) const;

 private:
  std::int64_t left_{};
  Time renewed_at_{};  // left_ counts until then
};

// When the next month begins.
Time next_month(Time now);

}  // namespace chalkline::sports::fetch
