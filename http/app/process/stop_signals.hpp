#pragma once

#include <csignal>
#include <functional>

namespace chalkline::http {

// Blocks SIGTERM, SIGINT and SIGHUP in this thread and those that it starts, and waits for them.
class StopSignals {
 public:
  StopSignals();

  // Whether one has arrived that asks to stop.
  static bool is_asked();

  // Returns with one that asks to stop. SIGHUP comes from a service manager that wants the settings
  // read again, and from a terminal that is closed.
  void wait(const std::function<void()>& hang_up) const;

 private:
  sigset_t signals_{};
};

}  // namespace chalkline::http
