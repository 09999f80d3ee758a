#include "http/calls/placing.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "http/calls/rejections.hpp"

namespace chalkline::http {
namespace {

std::string refusal(std::string_view game_id, std::string_view market, std::string_view amount,
                    std::string_view odds) {
  const auto request = parse_bet_request(fmt::format(
      R"({{"gameId":"{}","betType":"{}","betAmount":{},"odds":{},"prediction":"x","potentialWinnings":1}})",
      game_id, market, amount, odds));
  return request ? "" : request.error();
}

TEST_CASE("a bet's fields are within their ranges") {
  constexpr auto kGameId = "00000000000000ab";
  CHECK(refusal(kGameId, "spread", "1", "-110") == "");
  CHECK(refusal(kGameId, "spread", "1000000", "100000") == "");
  for (const auto* amount : {"0", "-1", "1000001", "1.5", "1e3", "\"1\"", "null"}) {
    CAPTURE(amount);
    CHECK(refusal(kGameId, "spread", amount, "-110") ==
          "betAmount must be a whole number from 1 to 1000000");
  }
  for (const auto* odds : {"0", "99", "-99", "1"}) {
    CAPTURE(odds);
    CHECK(refusal(kGameId, "spread", "1", odds) ==
          "odds must be American: at most -100 or at least 100");
  }
  CHECK(refusal(kGameId, "prop", "1", "-110") == "betType must be moneyline, spread or total");
  for (const auto* id : {"", "ab", "00000000000000AB", "00000000000000ag", "00000000000000ab0"}) {
    CAPTURE(id);
    CHECK(refusal(id, "spread", "1", "-110").starts_with("gameId must"));
  }
}

TEST_CASE("an Idempotency-Key is 1 to 64 printable characters") {
  CHECK(idempotency_key("a"));
  CHECK(idempotency_key(std::string(64, '~')));
  CHECK(idempotency_key("a") != idempotency_key("b"));
  for (const auto& key :
       {std::string{}, std::string(65, 'a'), std::string{"a b"}, std::string{"\x7f"}}) {
    CHECK_FALSE(idempotency_key(key));
  }
}

TEST_CASE("every refusal of the ledger has a status of its kind and a sentence") {
  for (int i = 0; i <= static_cast<int>(ledger::Rejection::kNothingToDo); ++i) {
    const auto rejection = static_cast<ledger::Rejection>(i);
    CAPTURE(ledger::sentence(rejection));
    const auto status = status_of(rejection);
    CHECK((status == 503 || (status >= 400 && status < 500)));
    CHECK(refused(rejection).body == ledger::sentence(rejection));
  }
  CHECK(status_of(ledger::Rejection::kInsufficientBalance) == 422);
  CHECK(status_of(ledger::Rejection::kBusy) == 503);
}

}  // namespace
}  // namespace chalkline::http
