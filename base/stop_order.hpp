#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace chalkline {

// How a program that runs is stopped: each of its services is added where it starts, and what was
// added last stops first. A start that fails needs none of this, since no work has come in yet:
// each service ends with its object.
class StopOrder {
 public:
  void add(std::function<void()> stop) { stops_.push_back(std::move(stop)); }

  template <class Service>
    requires requires(Service& service) { service.stop(); }
  void add(Service& service) {
    add([&service] { service.stop(); });
  }

  void stop() {
    while (!stops_.empty()) {
      const auto stop = std::move(stops_.back());
      stops_.pop_back();
      stop();
    }
  }

 private:
  std::vector<std::function<void()>> stops_;
};

}  // namespace chalkline
