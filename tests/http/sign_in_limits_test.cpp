#include "http/identity/sign_in_limits.hpp"

#include <doctest/doctest.h>

namespace chalkline::http {
namespace {

const RateLimiter::Time kBegin{};

std::string address(int number) { return "192.0.2." + std::to_string(number); }

// InvalidPick passwords until nothing more is let through.
void guess(SignInLimits& limits, const std::string& from) {
  while (!limits.try_acquire("ann", from, kBegin)) limits.fail("ann", kBegin);
}

TEST_CASE("ten wrong passwords for a name are enough at one address, and shut no other") {
  SignInLimits limits;
  int attempts = 0;
  for (; !limits.try_acquire("ann", address(1), kBegin); ++attempts) limits.fail("ann", kBegin);
  CHECK(attempts == 10);
  CHECK_FALSE(limits.try_acquire("bob", address(1), kBegin));
  CHECK_FALSE(limits.try_acquire("ann", address(2), kBegin));
  CHECK_FALSE(limits.try_acquire("ann", address(1), kBegin + kSignInsPerNameAndAddress.window));
}

TEST_CASE("a hundred from anywhere shut the name, but not to where its owner signs in") {
  SignInLimits limits;
  REQUIRE_FALSE(limits.try_acquire("ann", address(100), kBegin));
  limits.succeed("ann", address(100));
  for (int number = 1; number <= 10; ++number) guess(limits, address(number));
  CHECK(limits.try_acquire("ann", address(11), kBegin));
  CHECK_FALSE(limits.try_acquire("bob", address(11), kBegin));
  CHECK_FALSE(limits.try_acquire("ann", address(100), kBegin));
}

TEST_CASE("a guesser at the owner's own address is held up there as well") {
  SignInLimits limits;
  limits.succeed("ann", address(1));
  guess(limits, address(1));
  CHECK(limits.try_acquire("ann", address(1), kBegin));
}

TEST_CASE("a new password by mail opens the name again") {
  SignInLimits limits;
  for (int number = 1; number <= 10; ++number) guess(limits, address(number));
  limits.reopen("ann", address(1));
  CHECK_FALSE(limits.try_acquire("ann", address(1), kBegin));
  CHECK_FALSE(limits.try_acquire("ann", address(11), kBegin));
}

TEST_CASE("an attempt that was not made, or was right, is not counted") {
  SignInLimits limits;
  for (int i = 0; i < 30; ++i) {
    REQUIRE_FALSE(limits.try_acquire("ann", address(1), kBegin));
    if (i % 2 == 0) limits.refund("ann", address(1));
    if (i % 2 == 1) limits.succeed("ann", address(1));
  }
}

}  // namespace
}  // namespace chalkline::http
