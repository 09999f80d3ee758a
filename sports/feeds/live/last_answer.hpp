#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "sports/feeds/live/provider.hpp"

namespace chalkline::sports::live {

// A provider's last answer, and its health. The poller writes it, any thread reads it.
class LastAnswer {
 public:
  // `before` is the health of an earlier run.
  LastAnswer(const Provider& provider, FeedHealth before)
      : name_{provider.name()}, scope_{provider.scope()}, content_{.health = std::move(before)} {}

  struct Content {
    std::uint64_t number{};  // how many rounds have succeeded
    std::shared_ptr<const std::vector<Update>> updates =
        std::make_shared<const std::vector<Update>>();
    FeedHealth health;
  };
  Content get() const {
    const std::scoped_lock lock{mutex_};
    return content_;
  }
  template <class Change>
  void change(Change change) {
    const std::scoped_lock lock{mutex_};
    change(content_);
  }

  const std::string& name() const { return name_; }
  const FeedScope& scope() const { return scope_; }

 private:
  const std::string name_;
  const FeedScope scope_;
  mutable std::mutex mutex_;
  Content content_;
};

using LastAnswers = std::vector<std::shared_ptr<const LastAnswer>>;

}  // namespace chalkline::sports::live
