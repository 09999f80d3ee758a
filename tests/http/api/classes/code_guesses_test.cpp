#include "http/api/classes/code_guesses.hpp"

#include <doctest/doctest.h>

namespace chalkline::http {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr CodeGuesses::Time kStart{hours{1000}};

ledger::AccountId asker(std::uint64_t nth) { return ledger::AccountId{1000 + nth}; }

}  // namespace

TEST_CASE("an asker guesses five codes in a minute, and the sixth waits for its end") {
  CodeGuesses guesses;
  for (int i = 0; i < 5; ++i) CHECK_FALSE(guesses.try_acquire(asker(0), kStart + seconds{i}));
  CHECK(guesses.try_acquire(asker(0), kStart + seconds{10}) == seconds{50});
  CHECK_FALSE(guesses.try_acquire(asker(1), kStart + seconds{10}));
  CHECK_FALSE(guesses.try_acquire(asker(0), kStart + minutes{1}));
}

TEST_CASE("an asker guesses twenty codes in a day, however slowly") {
  CodeGuesses guesses;
  for (int i = 0; i < 20; ++i) CHECK_FALSE(guesses.try_acquire(asker(0), kStart + minutes{i}));
  CHECK(guesses.try_acquire(asker(0), kStart + hours{1}) == hours{23});
  CHECK_FALSE(guesses.try_acquire(asker(1), kStart + hours{1}));
  CHECK(guesses.try_acquire(asker(0), kStart + hours{23}) == hours{1});
  CHECK_FALSE(guesses.try_acquire(asker(0), kStart + hours{24}));
}

TEST_CASE("all askers together guess a thousand codes in an hour, and then nobody until its end") {
  CodeGuesses guesses;
  for (std::uint64_t i = 0; i < 1'000; ++i) CHECK_FALSE(guesses.try_acquire(asker(i), kStart));
  CHECK(guesses.try_acquire(asker(5'000), kStart + minutes{1}) == minutes{59});
  CHECK_FALSE(guesses.try_acquire(asker(5'000), kStart + hours{1}));
}

TEST_CASE("a guess that one limit refuses counts in none, and a right code is no guess") {
  CodeGuesses guesses;
  for (int i = 0; i < 100; ++i) {
    CHECK_FALSE(guesses.try_acquire(asker(0), kStart));
    guesses.refund(asker(0));
  }
  for (int i = 0; i < 5; ++i) CHECK_FALSE(guesses.try_acquire(asker(0), kStart));
  for (int i = 0; i < 100; ++i) CHECK(guesses.try_acquire(asker(0), kStart));
  for (int i = 1; i < 4; ++i) {
    for (int nth = 0; nth < 5; ++nth)
      CHECK_FALSE(guesses.try_acquire(asker(0), kStart + minutes{i}));
  }
  CHECK(guesses.try_acquire(asker(0), kStart + minutes{5}));
  for (std::uint64_t i = 1; i <= 980; ++i)
    CHECK_FALSE(guesses.try_acquire(asker(i), kStart + minutes{5}));
  CHECK(guesses.try_acquire(asker(981), kStart + minutes{5}));
  CHECK_FALSE(guesses.try_acquire(asker(981), kStart + hours{1}));
}

}  // namespace chalkline::http
