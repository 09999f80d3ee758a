#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace chalkline::sports {

// The newest state of something that one thread makes anew. Readers on any thread hold the state
// that they took while the next one is published.
template <class T>
class Published {
 public:
  std::shared_ptr<const T> current() const {
    const std::scoped_lock lock{mutex_};
    return current_;
  }

  void publish(T next) {
    auto made = std::make_shared<const T>(std::move(next));
    const std::scoped_lock lock{mutex_};
    current_.swap(made);  // what was current ends after the lock
  }

 private:
  mutable std::mutex mutex_;
  std::shared_ptr<const T> current_ = std::make_shared<const T>();
};

}  // namespace chalkline::sports
