#include "http/app/process/stop_signals.hpp"

#include <pthread.h>

namespace chalkline::http {

StopSignals::StopSignals() {
  sigemptyset(&signals_);
  sigaddset(&signals_, SIGTERM);
  sigaddset(&signals_, SIGINT);
  sigaddset(&signals_, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
  std::signal(SIGPIPE, SIG_IGN);  // a client that has gone is an error of its connection alone
}

bool StopSignals::is_asked() {
  sigset_t pending{};
  sigpending(&pending);
  return sigismember(&pending, SIGTERM) == 1 || sigismember(&pending, SIGINT) == 1;
}

void StopSignals::wait(const std::function<void()>& hang_up) const {
  for (int received = SIGHUP; received == SIGHUP;) {
    sigwait(&signals_, &received);
    if (received == SIGHUP) hang_up();
  }
}

}  // namespace chalkline::http
