#pragma once

#include <atomic>
#include <cstdint>

#include "sports/book/book_status.hpp"
#include "sports/book/published.hpp"

namespace chalkline::sports {

// The state of the book, for readers on any thread.
struct BookHealth {
  std::atomic<bool> works{false};  // the last step succeeded, and a feed answered
  Published<BookStatus> status;    // as of the last step that succeeded
  // Commands of the feeds that the ledger has refused since the start, each named in the log.
  std::atomic<std::uint64_t> refusals{0};
};

}  // namespace chalkline::sports
