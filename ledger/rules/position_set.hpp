#pragma once

#include <array>
#include <bitset>
#include <memory>
#include <vector>

#include "ledger/values/ids.hpp"

namespace chalkline::ledger {

// Positions, a bit each: 125 MB for a billion of them in a row, and nothing for long stretches
// without any.
class PositionSet {
 public:
  bool contains(Position position) const {
    const auto page = position / kBitsPerPage;
    return page < pages_.size() && pages_[page] && pages_[page]->test(position % kBitsPerPage);
  }
  // Up to the end of the log: a larger position would cost memory in vain.
  void insert(Position position) {
    const auto page = position / kBitsPerPage;
    if (page >= pages_.size()) pages_.resize(page + 1);
    if (!pages_[page]) pages_[page] = std::make_unique<Page>();
    pages_[page]->set(position % kBitsPerPage);
  }

 private:
  static constexpr std::size_t kBitsPerPage = 32'768;
  using Page = std::bitset<kBitsPerPage>;
  std::vector<std::unique_ptr<Page>> pages_;
};

}  // namespace chalkline::ledger
