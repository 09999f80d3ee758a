#include <doctest/doctest.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <set>

#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/betting/slip_json.hpp"
#include "http/api/boards/dashboard_json.hpp"
#include "http/api/history/bankroll_points.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/operations/status_json.hpp"
#include "http/api/practice/practice_json.hpp"
#include "http/api/practice/season_json.hpp"
#include "http/json/game_page_json.hpp"
#include "http/json/live_json.hpp"
#include "tests/http/openapi_schema.hpp"

// Each struct that is answered or asked against its schema in schemas/openapi.yaml: the same names,
// and each of the same type; of a request also the bounds, and what may be left out. That real
// answers validate is checked by contract_test.py.
namespace chalkline::http {
namespace {

using namespace test;

// What a type is in JSON.
template <class T>
struct Wire {
  static constexpr std::string_view kType = [] {
    if constexpr (JsonObject<T>)
      return "object";
    else if constexpr (std::same_as<T, bool>)
      return "boolean";
    else if constexpr (std::same_as<T, Digits> || std::same_as<T, ledger::GameId> || Named<T> ||
                       std::convertible_to<T, std::string_view> ||
                       std::convertible_to<T, Timestamp>)
      return "string";
    else if constexpr (std::integral<T> || std::is_enum_v<T>)
      return "integer";
    else
      return "number";
  }();
};

std::string sorted_text(std::vector<std::string_view> names) {
  std::ranges::sort(names);
  return fmt::format("{}", fmt::join(names, " "));
}

template <class T>
void check_value(const Object& written);

// What the schema knows is `names`, of which `needed` have to be there.
void check_names(const Object& schema, std::vector<std::string_view> names,
                 std::vector<std::string_view> needed) {
  CHECK(schema.at("additionalProperties") == false);
  std::vector<std::string_view> known;
  for (const auto& property : schema.at("properties").as_object())
    known.emplace_back(property.key());
  CHECK(sorted_text(std::move(names)) == sorted_text(known));
  std::vector<std::string_view> required;
  for (const auto& name : schema.at("required").as_array()) required.emplace_back(name.as_string());
  CHECK(sorted_text(std::move(needed)) == sorted_text(required));
}

template <JsonObject T>
void check_members(const Object& schema) {
  std::vector<std::string_view> names;
  const auto& properties = schema.at("properties").as_object();
  std::apply(
      [&](const auto&... f) {
        const auto check = [&]<class Class, class Member>(const Field<Class, Member>& one) {
          const std::string name{one.name};
          CAPTURE(name);
          names.emplace_back(one.name);
          REQUIRE(properties.contains(one.name));
          check_value<Member>(properties.at(one.name).as_object());
        };
        (check(f), ...);
      },
      json_fields<T>);
  check_names(schema, names, names);
}

template <class T>
struct CheckValue {
  static void check(const Object& written, bool is_nullable) {
    const auto found = described(written);
    CHECK(found.type == Wire<T>::kType);
    CHECK(found.is_nullable == is_nullable);
    if constexpr (JsonObject<T>) {
      check_members<T>(found.schema);
    } else if constexpr (std::convertible_to<T, Timestamp>) {
      CHECK(found.schema.at("format") == "date-time");
    } else if constexpr (Named<T>) {
      // A badge's name is any text to a client, which shows those it does not know, too.
      if (std::same_as<T, ledger::Badge>) return;
      boost::json::array words;
      for (const auto word : names_of(T{}).words) words.emplace_back(word);
      REQUIRE(found.schema.contains("enum"));
      CHECK(found.schema.at("enum").as_array() == words);
    }
  }
};

template <class T>
struct CheckList {
  static void check(const Object& written, bool is_nullable) {
    const auto found = described(written);
    CHECK(found.type == "array");
    CHECK(found.is_nullable == is_nullable);
    check_value<T>(found.schema.at("items").as_object());
  }
};

template <class T>
struct CheckValue<std::vector<T>> : CheckList<T> {};
template <auto kMake, class Row>
struct CheckValue<ListOf<kMake, Row>>
    : CheckList<std::invoke_result_t<decltype(kMake), const Row&>> {};
template <class T>
struct CheckValue<JsonOf<T>> : CheckValue<T> {};
template <class T>
struct CheckValue<std::optional<T>> {
  static void check(const Object& written, bool /*is_nullable*/) {
    CheckValue<T>::check(written, true);
  }
};
// What the export says of records and of the person is described in words (schemas/events).
template <>
struct CheckValue<ledger::Record> {
  static void check(const Object& written, bool /*is_nullable*/) {
    CHECK(described(written).type == "object");
  }
};
template <>
struct CheckValue<wire::ExportedPerson> : CheckValue<ledger::Record> {};

template <class T>
void check_value(const Object& written) {
  CheckValue<T>::check(written, false);
}

// `per` of a bound are 1: halves and hundredths. The least length of a text is left out if it is 0.
void check_range(const Object& schema, std::string_view min, std::string_view max,
                 const Bounds& bounds, int per = 1) {
  REQUIRE(schema.contains(max));
  CHECK(schema.at(max).to_number<double>() == static_cast<double>(bounds.max) / per);
  if (min == "minLength" && bounds.min == 0) {
    CHECK_FALSE(schema.contains(min));
    return;
  }
  REQUIRE(schema.contains(min));
  CHECK(schema.at(min).to_number<double>() == static_cast<double>(bounds.min) / per);
}

template <JsonObject T>
void check_request(const Object& schema);

template <class T>
struct CheckAsked {
  static void check(const Object& written, const Bounds& bounds, bool is_nullable = false) {
    const auto found = described(written);
    if constexpr (JsonObject<T>) {
      CHECK(found.type == "object");
      CHECK(found.is_nullable == is_nullable);
      return check_request<T>(found.schema);
    }
    CheckValue<T>::check(written, is_nullable);
    if constexpr (std::same_as<T, std::string> || std::same_as<T, Timestamp>) {
      check_range(found.schema, "minLength", "maxLength", bounds);
    } else if constexpr (std::same_as<T, Halves>) {
      check_range(found.schema, "minimum", "maximum", bounds, 2);
      CHECK(found.schema.at("multipleOf") == 0.5);
    } else if constexpr (std::same_as<T, Hundredths>) {
      check_range(found.schema, "minimum", "maximum", bounds, 100);
    } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
      check_range(found.schema, "minimum", "maximum", bounds);
    }
  }
};
template <class T>
struct CheckAsked<std::optional<T>> {
  static void check(const Object& written, const Bounds& bounds) {
    CheckAsked<T>::check(written, bounds, bounds.absent != Absent::kLeftOut);
  }
};
template <class T>
struct CheckAsked<std::vector<T>> {
  static void check(const Object& written, const Bounds& bounds) {
    CHECK(described(written).type == "array");
    check_range(written, "minItems", "maxItems", bounds);
    CheckAsked<T>::check(written.at("items").as_object(), {});
  }
};
template <class T, std::size_t N>
struct CheckAsked<std::array<T, N>> {
  static void check(const Object& written, const Bounds& bounds) {
    CHECK(described(written).type == "array");
    check_range(written, "minItems", "maxItems", {.min = N, .max = N});
    CheckAsked<T>::check(written.at("items").as_object(), bounds);
  }
};
template <>
struct CheckAsked<Ignored> {
  static void check(const Object& /*written*/, const Bounds& /*bounds*/) {}
};

template <JsonObject T>
void check_request(const Object& schema) {
  std::vector<std::string_view> names;
  std::vector<std::string_view> needed;
  const auto& properties = schema.at("properties").as_object();
  const auto check = [&]<class Class, class Member>(const Field<Class, Member>& one,
                                                    const Bounds& bounds) {
    const std::string name{one.name};
    CAPTURE(name);
    names.emplace_back(one.name);
    REQUIRE(properties.contains(one.name));
    CheckAsked<Member>::check(properties.at(one.name).as_object(), bounds);
    constexpr bool kIsOptional = json_detail::is_a<Member, std::optional>;
    const bool may_be_left_out = kIsOptional && bounds.absent != Absent::kNull;
    if (!may_be_left_out && !std::same_as<Member, Ignored>) needed.emplace_back(one.name);
  };
  std::apply([&](const auto&... f) { (check(f, bounds_of(f)), ...); }, json_fields<T>);
  check_names(schema, names, needed);
}

// Its texts are kept apart (dashboard_cache.hpp).
struct Dashboard : wire::OwnDashboard, wire::SharedDashboard {
  static constexpr auto fields =
      std::tuple_cat(json_fields<wire::OwnDashboard>, json_fields<wire::SharedDashboard>);
};

template <class T>
struct Answered {
  const char* name;
};
template <class T>
struct Asked : Answered<T> {};

// Every object that is answered.
constexpr std::tuple kAnswers{Answered<wire::Activity>{"Activity"},
                              Answered<wire::AccountExport>{"AccountExport"},
                              Answered<wire::Badge>{"Badge"},
                              Answered<wire::BalanceAnswer>{"BalanceAnswer"},
                              Answered<BankrollPoint>{"BankrollPoint"},
                              Answered<wire::Bet>{"Bet"},
                              Answered<wire::BetCondition>{"BetCondition"},
                              Answered<wire::BetLeg>{"BetLeg"},
                              Answered<wire::BetPage>{"BetPage"},
                              Answered<wire::BetPlaced>{"BetPlaced"},
                              Answered<wire::BetsSummary>{"BetsSummary"},
                              Answered<sports::hub::Box>{"BoxScore"},
                              Answered<wire::BoxScores>{"BoxScores"},
                              Answered<sports::hub::BoxTeam>{"BoxScoreTeam"},
                              Answered<wire::Clock>{"Clock"},
                              Answered<wire::ClosingQuote>{"ClosingQuote"},
                              Answered<wire::ConditionEnd>{"ConditionEnd"},
                              Answered<wire::EarnXpAnswer>{"EarnXpAnswer"},
                              Answered<wire::Feed>{"Feed"},
                              Answered<wire::FeedsStatus>{"FeedsStatus"},
                              Answered<ledger::Score>{"FinalScore"},
                              Answered<wire::Game>{"Game"},
                              Answered<wire::GameDetails>{"GameDetails"},
                              Answered<wire::GameDetailsAnswer>{"GameDetailsAnswer"},
                              Answered<wire::GuidesRead>{"GuidesRead"},
                              Answered<wire::HubViews>{"HubViews"},
                              Answered<wire::LeaderboardEntry>{"LeaderboardEntry"},
                              Answered<wire::LegWorth>{"LegWorth"},
                              Answered<wire::Limits>{"Limits"},
                              Answered<ledger::LimitValues>{"LimitValues"},
                              Answered<wire::LiveGame>{"LiveGame"},
                              Answered<LivePrice>{"LivePrice"},
                              Answered<wire::LiveTeam>{"LiveTeam"},
                              Answered<wire::MailAnswer>{"MailAnswer"},
                              Answered<wire::MlbPlayer>{"MlbPlayer"},
                              Answered<wire::MlbRosters>{"MlbRosters"},
                              Answered<wire::MoneylinePoint>{"MoneylinePoint"},
                              Answered<wire::MoneylineQuote>{"MoneylineQuote"},
                              Answered<wire::NhlBoxScore>{"NhlBoxScore"},
                              Answered<wire::NhlBoxScores>{"NhlBoxScores"},
                              Answered<wire::NhlBoxScoreTeam>{"NhlBoxScoreTeam"},
                              Answered<wire::NhlGoalie>{"NhlGoalie"},
                              Answered<wire::NhlPeriod>{"NhlPeriod"},
                              Answered<wire::NhlPlayer>{"NhlPlayer"},
                              Answered<wire::NhlRosters>{"NhlRosters"},
                              Answered<wire::NhlScorer>{"NhlScorer"},
                              Answered<wire::NhlStanding>{"NhlStanding"},
                              Answered<wire::NhlStandings>{"NhlStandings"},
                              Answered<wire::Odds>{"Odds"},
                              Answered<wire::OddsChanged>{"OddsChanged"},
                              Answered<wire::OddsHistory>{"OddsHistory"},
                              Answered<wire::OverdueGame>{"OverdueGame"},
                              Answered<wire::OwnEmail>{"OwnEmail"},
                              Answered<sports::hub::PartScore>{"PartScore"},
                              Answered<wire::PastGame>{"PastGame"},
                              Answered<sports::hub::PlayerRow>{"PlayerRow"},
                              Answered<sports::hub::PlayerTable>{"PlayerTable"},
                              Answered<wire::PostMortem>{"PostMortem"},
                              Answered<wire::PropOffer>{"PropOffer"},
                              Answered<wire::PropOffers>{"PropOffers"},
                              Answered<wire::QuizResult>{"QuizResult"},
                              Answered<wire::ReadGuideAnswer>{"ReadGuideAnswer"},
                              Answered<sports::hub::Record>{"Record"},
                              Answered<wire::RegisterResponse>{"RegisterResponse"},
                              Answered<wire::Schedule>{"Schedule"},
                              Answered<wire::ScheduledGame>{"ScheduledGame"},
                              Answered<wire::Season>{"Season"},
                              Answered<wire::SeasonRun>{"SeasonRun"},
                              Answered<wire::Seasons>{"Seasons"},
                              Answered<wire::SessionEntry>{"SessionEntry"},
                              Answered<Settings>{"Settings"},
                              Answered<wire::SlipMoved>{"SlipMoved"},
                              Answered<wire::SlipPlaced>{"SlipPlaced"},
                              Answered<wire::SpreadPoint>{"SpreadPoint"},
                              Answered<wire::SpreadQuote>{"SpreadQuote"},
                              Answered<sports::hub::Standing>{"Standing"},
                              Answered<wire::Standings>{"Standings"},
                              Answered<wire::StatementEntry>{"StatementEntry"},
                              Answered<wire::StatementPage>{"StatementPage"},
                              Answered<sports::hub::Streak>{"Streak"},
                              Answered<wire::SuccessAnswer>{"SuccessAnswer"},
                              Answered<wire::Team>{"Team"},
                              Answered<sports::hub::TeamFigure>{"TeamFigure"},
                              Answered<wire::TotalPoint>{"TotalPoint"},
                              Answered<wire::TotalQuote>{"TotalQuote"},
                              Answered<wire::User>{"User"},
                              Answered<wire::Venue>{"Venue"},
                              Answered<Dashboard>{"Dashboard"}};

// Every body that is read.
constexpr std::tuple kRequests{Asked<wire::BetIdRequest>{"BetIdRequest"},
                               Asked<wire::BetRequest>{"BetRequest"},
                               Asked<ChangeEmailRequest>{"ChangeEmailRequest"},
                               Asked<ChangePasswordRequest>{"ChangePasswordRequest"},
                               Asked<wire::Condition>{"Condition"},
                               Asked<DeleteAccountRequest>{"DeleteAccountRequest"},
                               Asked<wire::EarnXpRequest>{"EarnXpRequest"},
                               Asked<EmailRequest>{"EmailRequest"},
                               Asked<EndSessionRequest>{"EndSessionRequest"},
                               Asked<wire::LimitsRequest>{"LimitsRequest"},
                               Asked<LoginRequest>{"LoginRequest"},
                               Asked<wire::QuizRequest>{"QuizRequest"},
                               Asked<wire::ReadGuideRequest>{"ReadGuideRequest"},
                               Asked<RegisterRequest>{"RegisterRequest"},
                               Asked<ResetPasswordRequest>{"ResetPasswordRequest"},
                               Asked<wire::SeasonRequest>{"SeasonRequest"},
                               Asked<Settings>{"Settings"},
                               Asked<wire::SlipItem>{"SlipItem"},
                               Asked<wire::SlipRequest>{"SlipRequest"},
                               Asked<TokenRequest>{"TokenRequest"},
                               Asked<wire::UpgradeRequest>{"UpgradeRequest"}};

TEST_CASE("every answer has the members of its schema, each of its type") {
  const auto check = []<class T>(const Answered<T>& answer) {
    const std::string name{answer.name};
    CAPTURE(name);
    REQUIRE(schemas().contains(answer.name));
    check_value<T>(schemas().at(answer.name).as_object());
  };
  std::apply([&](const auto&... answers) { (check(answers), ...); }, kAnswers);
}

TEST_CASE("every request has the members of its schema, each of its type and bounds") {
  const auto check = []<class T>(const Asked<T>& request) {
    const std::string name{request.name};
    CAPTURE(name);
    REQUIRE(schemas().contains(request.name));
    check_request<T>(schemas().at(request.name).as_object());
  };
  std::apply([&](const auto&... requests) { (check(requests), ...); }, kRequests);
}

TEST_CASE("every object that openapi.yaml describes is among the answers or the requests") {
  std::set<std::string> known;
  const auto insert = [&](const auto&... structs) { (known.insert(structs.name), ...); };
  std::apply(insert, kAnswers);
  std::apply(insert, kRequests);
  for (const auto& schema : schemas()) {
    const std::string name{schema.key()};
    CAPTURE(name);
    if (described(schema.value().as_object()).type != "object") continue;
    CHECK(known.contains(name));
  }
}

}  // namespace
}  // namespace chalkline::http
