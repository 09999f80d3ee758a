#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "base/lru_cache.hpp"
#include "http/caches/shared_text.hpp"
#include "ledger/values/ids.hpp"

namespace chalkline::http {

// The views of the data hub as JSON, each made once for as long as it holds: standings play a whole
// season. For any thread.
class HubTexts {
 public:
  struct Found {
    std::shared_ptr<const SharedText> text;  // null when there is none yet
    // The text is missing or has expired. Where it has expired, one caller gets this and makes it
    // anew; until then the others are shown the old one.
    bool is_due{};
  };
  Found find(const std::string& key, ledger::Timestamp now);

  void put(const std::string& key, std::string text, ledger::Timestamp holds_until);

 private:
  // Three views of a season, the page of each team, and two of each day that is looked at: at most
  // some 70 KiB each.
  static constexpr std::size_t kTextsMax = 256;

  struct Entry {
    std::shared_ptr<const SharedText> text;
    ledger::Timestamp holds_until{};
  };

  std::mutex mutex_;
  LruCache<std::string, Entry> entries_{kTextsMax};
};

}  // namespace chalkline::http
