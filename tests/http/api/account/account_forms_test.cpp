#include "http/api/account/account_forms.hpp"

#include <doctest/doctest.h>

#include "base/json/reader.hpp"
#include "http/api/account/account_json.hpp"
#include "http/identity/people/settings.hpp"
#include "ledger/rules/rules.hpp"

namespace chalkline::http {
namespace {

std::string settings_with(const std::string& zone, const std::string& odds = R"("decimal")",
                          const std::string& teams = "[]") {
  return R"({"oddsFormat":)" + odds + R"(,"colourMode":"dark","timeZone":)" + zone +
         R"(,"isRanked":false,"favouriteTeams":)" + teams + "}";
}

TEST_CASE("an address to mail to is valid, or empty where that means one's own") {
  CHECK(parse_email_request(R"({"email":"a@b.org"})", false) == "a@b.org");
  CHECK(parse_email_request(R"({"email":"ab.org"})", false).error() == "Invalid email format");
  CHECK(parse_email_request(R"({"email":""})", false).error() == "Invalid email format");
  CHECK(parse_email_request(R"({"email":""})", true) == "");
  CHECK(parse_email_request(R"({"email":7})", true).error() == "email must be text");
}

TEST_CASE("what cannot be a token is none, and what is no text is refused") {
  const auto token = new_token();
  CHECK(parse_token_request(R"({"token":")" + token + R"("})").value() == token_digest(token));
  CHECK_FALSE(parse_token_request(R"({"token":"forged"})").value());
  CHECK(parse_token_request(R"({"token":null})").error() == "token must be text");
  CHECK(parse_token_request("{}").error() == "token is missing");
  CHECK_FALSE(parse_session_request(R"({"id":"zz"})").value());
}

TEST_CASE("a new password is checked before the token or the old one") {
  CHECK(parse_reset_request(R"({"token":"forged","password":"short"})").error() ==
        "Password must be at least 6 characters");
  CHECK(read_json<ChangePasswordRequest>(R"({"currentPassword":"x","newPassword":"short"})")
            .error() == "Password must be at least 6 characters");
  const auto change =
      read_json<ChangePasswordRequest>(R"({"currentPassword":"x","newPassword":"secret"})");
  REQUIRE(change);
  CHECK(change->current == "x");
  CHECK(change->wanted == "secret");
}

TEST_CASE("settings have known words, and a zone's name or none") {
  const auto settings = parse_settings(settings_with(R"("America/Argentina/Buenos_Aires")"));
  REQUIRE(settings);
  CHECK(settings->odds_format == OddsFormat::kDecimal);
  CHECK(settings->colour_mode == ColourMode::kDark);
  CHECK(settings->time_zone == "America/Argentina/Buenos_Aires");
  CHECK_FALSE(settings->ranked);
  CHECK_FALSE(parse_settings(settings_with("null"))->time_zone);
  for (const auto* wrong : {R"("<b>")", R"("Nowhere/City")", R"("hello")", R"("")"}) {
    CHECK(parse_settings(settings_with(wrong)).error() ==
          "timeZone must be the name of a time zone, such as Europe/Paris");
  }
  CHECK(parse_settings(settings_with("null", R"("roman")")).error() ==
        "oddsFormat must be american, decimal, fractional or implied");
  CHECK(parse_settings("{}").error() == "oddsFormat is missing");
  CHECK(parse_settings(R"({"oddsFormat":"decimal","colourMode":"dark","isRanked":true})").error() ==
        "timeZone is missing");
}

TEST_CASE("favourite teams have a league and a code, each once, and are kept as they were chosen") {
  const auto with = [](const std::string& teams) {
    return parse_settings(settings_with("null", R"("decimal")", teams));
  };
  const auto chosen = with(R"([{"sport":"nhl","code":"TBL"},{"sport":"nba","code":"BOS"}])");
  REQUIRE(chosen);
  const auto& teams = chosen->favourite_teams;
  CHECK(teams ==
        std::vector<FavouriteTeam>{{ledger::Sport::kNhl, "TBL"}, {ledger::Sport::kNba, "BOS"}});
  CHECK(stored_teams(teams) == "nhl:TBL nba:BOS");
  CHECK(read_teams(stored_teams(teams)) == teams);
  CHECK(read_teams("").empty());
  CHECK(read_teams("cricket:BOS nhl nba:BOS") ==
        std::vector<FavouriteTeam>{{ledger::Sport::kNba, "BOS"}});
  CHECK(with(R"([{"sport":"nhl","code":"bos tbl"}])").error() ==
        "favouriteTeams must have codes of teams, such as BOS");
  CHECK(with(R"([{"sport":"nhl","code":"BOS"},{"sport":"nhl","code":"BOS"}])").error() ==
        "favouriteTeams must have each team once");
}

TEST_CASE("the ranges of limits are those of the latest rules") {
  const auto& rules = ledger::latest_rules().limits;
  const auto bounds = [](std::size_t nth) {
    return std::apply([](const auto&... f) { return std::array{bounds_of(f)...}; },
                      wire::LimitsRequest::fields)[nth];
  };
  CHECK(bounds(1).max == rules.bets_per_day_max);
  CHECK(bounds(3).min == rules.reality_check_minutes_min);
  CHECK(bounds(3).max == rules.reality_check_minutes_max);
  CHECK(bounds(4).max == rules.cool_off_days_max);
}

}  // namespace
}  // namespace chalkline::http
