#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/values/market.hpp"
#include "sports/fetch/fetcher.hpp"

namespace chalkline::sports::live {

// What a league's hub is made of, page by page. For any thread.
class HubPages {
 public:
  virtual ~HubPages() = default;
  virtual std::string name() const = 0;  // of the feed: "nhl-hub"
  virtual ledger::Sport sport() const = 0;

  // A page to ask for, and who takes what it says: true, or one sentence that refuses it. The body
  // of one that may be missing is empty where it is.
  struct Errand {
    fetch::Page page;
    std::function<std::expected<bool, std::string>(std::string_view body)> take;
  };
  // The page that is to be asked for before the others; absent while none is due. One that is not
  // answered is due again after a while, and others are asked for meanwhile.
  virtual std::optional<Errand> next(ledger::Timestamp now) = 0;
};

}  // namespace chalkline::sports::live
