#include "http/api/betting/placing.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <set>

#include "http/api/shared/call/rejections.hpp"

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

std::string digest(std::string_view body) {
  const auto request = parse_slip_request(body);
  REQUIRE(request);
  const auto bytes = digest_of(*request);
  return {bytes.begin(), bytes.end()};
}

TEST_CASE("requests are the same where the client sent the same, in whatever order") {
  constexpr auto kLive =
      R"({"items":[{"gameId":"00000000000000ab","betType":"total","betAmount":5,"odds":-110,
        "side":"over","line":9,"potentialWinnings":4,"isLive":true,
        "quotedAt":"2026-11-21T12:00:00Z"}]})";
  CHECK(digest(kLive) ==
        digest(
            R"({"items":[{"quotedAt":"2026-11-21T12:00:00Z","isLive":true,"potentialWinnings":4,
        "line":9,"side":"over","odds":-110,"betAmount":5,"betType":"total",
        "gameId":"00000000000000ab"}]})"));

  const auto item = [](std::string_view more, std::string_view winnings = "4") {
    return fmt::format(
        R"({{"gameId":"00000000000000ab","betType":"{}","betAmount":5,"odds":-110,"side":"over","line":9,)"
        R"("potentialWinnings":{}{}}})",
        more.contains("quoteId") ? "prop" : "total", winnings, more);
  };
  const auto prop = [](std::string_view quote, std::string_view player, std::string_view type) {
    return fmt::format(R"(,"quoteId":"{}","playerId":"{}","propType":"{}")", quote, player, type);
  };
  const auto condition = [](std::string_view said) {
    return fmt::format(R"(,"condition":{{{}}})", said);
  };
  std::set<std::string> digests{digest(kLive)};
  std::size_t requests = 1;
  const auto is_new = [&](const std::string& items) {
    CAPTURE(items);
    CHECK(digests.insert(digest(fmt::format(R"({{"items":[{}]}})", items))).second);
    ++requests;
  };
  is_new(item(""));
  is_new(item("") + "," + item(""));
  is_new(item("", "5"));
  is_new(item(R"(,"statedChance":0.6)"));
  is_new(item(R"(,"statedChance":0.61)"));
  is_new(item(R"(,"isLive":true,"quotedAt":"2026-11-21T12:00:01Z")"));
  is_new(item(prop("q", "p", "points")));
  is_new(item(prop("r", "p", "points")));
  is_new(item(prop("q", "r", "points")));
  is_new(item(prop("qp", "x", "points")));
  is_new(item(prop("q", "px", "points")));
  is_new(item(prop("q", "p", "assists")));
  is_new(item(condition(R"("type":"if_cover","team":"home")")));
  is_new(item(condition(R"("type":"if_cover","team":"home","line":1.5)")));
  is_new(item(condition(R"("type":"if_cover","team":"away")")));
  is_new(item(condition(R"("type":"if_time","team":"home","time":"halftime")")));
  is_new(item(condition(R"("type":"if_time","team":"home","time":"first_quarter")")));
  CHECK(digests.size() == requests);

  const auto leg = [](std::string_view side, std::string_view line = "9") {
    return fmt::format(
        R"({{"gameId":"00000000000000ab","betType":"total","odds":-110,"side":"{}","line":{}}})",
        side, line);
  };
  const auto parlay = [&](std::string_view said, const std::string& last) {
    return digest(fmt::format(R"({{"items":[{},{}],"parlay":{{{}}}}})", leg("over"), last, said));
  };
  constexpr auto kSaid = R"("betAmount":5,"potentialWinnings":9)";
  const auto whole = parlay(kSaid, leg("under"));
  CHECK(whole == parlay(R"("potentialWinnings":9,  "betAmount":5)", leg("under")));
  CHECK(whole != parlay(R"("betAmount":5,"potentialWinnings":10)", leg("under")));
  CHECK(whole != parlay(R"("betAmount":6,"potentialWinnings":9)", leg("under")));
  CHECK(whole != parlay(R"("betAmount":5,"potentialWinnings":9,"statedChance":0.5)", leg("under")));
  CHECK(whole != parlay(kSaid, leg("over")));
  CHECK(whole != parlay(kSaid, leg("under", "9.5")));
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
