#include "http/api/account/limiting/sign_in_limits.hpp"

#include <doctest/doctest.h>

namespace chalkline::http {
namespace {

const RateLimiter::Time kBegin{};

Networks at(const std::string& address) {
  return client_networks(boost::asio::ip::make_address(address));
}
Networks address(int number) { return at("192.0.2." + std::to_string(number)); }

bool usual() { return true; }
bool unusual() { return false; }

// InvalidPick passwords until nothing more is let through.
void guess(SignInLimits& limits, const Networks& from) {
  while (!limits.try_acquire("ann", from, kBegin, unusual)) limits.fail("ann", kBegin);
}

TEST_CASE("ten wrong passwords for a name are enough at one address, and shut no other") {
  SignInLimits limits;
  int attempts = 0;
  for (; !limits.try_acquire("ann", address(1), kBegin, unusual); ++attempts)
    limits.fail("ann", kBegin);
  CHECK(attempts == 10);
  CHECK_FALSE(limits.try_acquire("bob", address(1), kBegin, unusual));
  CHECK_FALSE(limits.try_acquire("ann", address(2), kBegin, unusual));
  CHECK_FALSE(
      limits.try_acquire("ann", address(1), kBegin + kSignInsPerNameAndAddress.window, unusual));
}

TEST_CASE("a hundred from anywhere shut the name, but not to where its owner signs in") {
  SignInLimits limits;
  REQUIRE_FALSE(limits.try_acquire("ann", address(100), kBegin, unusual));
  limits.succeed("ann", address(100));
  for (int number = 1; number <= 10; ++number) guess(limits, address(number));
  CHECK(limits.try_acquire("ann", address(11), kBegin, unusual));
  CHECK_FALSE(limits.try_acquire("bob", address(11), kBegin, unusual));
  CHECK_FALSE(limits.try_acquire("ann", address(100), kBegin, usual));
}

TEST_CASE(
    "one customer's many IPv6 networks shut a name no more than four "
    "addresses do") {
  SignInLimits limits;
  for (int number = 0; number < 40; ++number)
    guess(limits, at("2001:db8:1:" + std::to_string(number) + "00::1"));
  CHECK(limits.try_acquire("ann", at("2001:db8:1:ff00::1"), kBegin, unusual));
  CHECK_FALSE(limits.try_acquire("ann", address(1), kBegin, unusual));
}

TEST_CASE("a guesser at the owner's own address is held up there as well") {
  SignInLimits limits;
  limits.succeed("ann", address(1));
  guess(limits, address(1));
  CHECK(limits.try_acquire("ann", address(1), kBegin, unusual));
}

TEST_CASE("a new password by mail opens the name again") {
  SignInLimits limits;
  for (int number = 1; number <= 10; ++number) guess(limits, address(number));
  limits.reopen("ann", address(1));
  CHECK_FALSE(limits.try_acquire("ann", address(1), kBegin, unusual));
  CHECK_FALSE(limits.try_acquire("ann", address(11), kBegin, unusual));
}

TEST_CASE("an attempt that was not made, or was right, is not counted") {
  SignInLimits limits;
  for (int i = 0; i < 30; ++i) {
    REQUIRE_FALSE(limits.try_acquire("ann", address(1), kBegin, unusual));
    if (i % 2 == 0) limits.refund("ann", address(1));
    if (i % 2 == 1) limits.succeed("ann", address(1));
  }
}

}  // namespace
}  // namespace chalkline::http
