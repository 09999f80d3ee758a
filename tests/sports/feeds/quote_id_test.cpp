#include "sports/feeds/simulated/quote_id.hpp"

#include <doctest/doctest.h>

#include <set>

#include "tests/sports/verbs.hpp"

namespace chalkline::sports::simulated {
namespace {

using namespace test;
using ledger::PropType;

constexpr GameKey kKey{42};
const PropQuote kQuote{ledger::GameId{0xfedc'ba98'7654'3210}, true, 3, PropType::kThrees, kNoon};

TEST_CASE("an id gives back the quote that it was issued for") {
  const QuoteIds ids{kKey};
  for (const auto type : {PropType::kPoints, PropType::kMinutes}) {
    for (const bool home : {true, false}) {
      for (const auto roster_slot : std::array<std::uint8_t, 3>{0, 4, 127}) {
        const PropQuote quote{kQuote.game, home, roster_slot, type, kNoon + 1us * roster_slot};
        CHECK(ids.read(ids.issue(quote)) == quote);
        CHECK(QuoteIds{kKey}.read(ids.issue(quote)) == quote);  // after a restart
      }
    }
  }
}

TEST_CASE("each quote has an id of its own, fit for an address") {
  const QuoteIds ids{kKey};
  std::set<std::string> seen;
  for (std::uint8_t roster_slot = 0; roster_slot < 5; ++roster_slot) {
    for (int moment = 0; moment < 100; ++moment) {
      auto quote = kQuote;
      quote.roster_slot = roster_slot;
      quote.at += moment * 1us;
      const auto id = ids.issue(quote);
      CHECK(id.size() == 46);
      CHECK(id.find_first_not_of(
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
            std::string::npos);
      seen.insert(id);
    }
  }
  CHECK(seen.size() == 500);
}

TEST_CASE("an id that was altered anywhere was never issued") {
  const QuoteIds ids{kKey};
  const auto id = ids.issue(kQuote);
  for (std::size_t at = 0; at < id.size(); ++at) {
    for (const char other : {'A', 'B', '_', '=', ' ', '\0', '.'}) {
      auto altered = id;
      if (altered[at] == other) continue;
      altered[at] = other;
      CAPTURE(altered);
      CHECK(!ids.read(altered));
    }
  }
  for (std::size_t length = 0; length < id.size(); ++length) CHECK(!ids.read(id.substr(0, length)));
  for (const char* more : {"A", "AA", "=", "==", "\n"}) CHECK(!ids.read(id + more));
}

TEST_CASE("the last character's spare bits name no second id for a quote") {
  const QuoteIds ids{kKey};
  const auto id = ids.issue(kQuote);
  int read = 0;
  for (int c = 0; c < 128; ++c) {
    auto altered = id;
    altered.back() = static_cast<char>(c);
    read += ids.read(altered) ? 1 : 0;
  }
  CHECK(read == 1);
}

TEST_CASE("who does not know the seed can make no id") {
  CHECK(!QuoteIds{GameKey{43}}.read(QuoteIds{kKey}.issue(kQuote)));
}

}  // namespace
}  // namespace chalkline::sports::simulated
