#include <doctest/doctest.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <fstream>
#include <iterator>
#include <set>

#include "http/api/history/bankroll_points.hpp"
#include "http/json/account_json.hpp"
#include "http/json/dashboard_json.hpp"
#include "http/json/game_page_json.hpp"
#include "http/json/history_json.hpp"
#include "http/json/live_json.hpp"
#include "http/json/practice_json.hpp"
#include "http/json/slip_json.hpp"

// Each struct that is answered against its schema in schemas/openapi.yaml: the same names, and each
// of the same type. That real answers validate is checked by contract_test.py.
namespace chalkline::http {
namespace {

using Object = boost::json::object;

// schemas/openapi.yaml as JSON, which tests/CMakeLists.txt makes.
const Object& schemas() {
  static const auto kDocument = [] {
    std::ifstream file{CHALKLINE_OPENAPI};
    const std::string text{std::istreambuf_iterator{file}, {}};
    return boost::json::parse(text);
  }();
  return kDocument.at("components").at("schemas").as_object();
}

const Object& resolved(const Object& schema) {
  if (!schema.contains("$ref")) return schema;
  constexpr std::string_view kBefore{"#/components/schemas/"};
  const std::string_view target{schema.at("$ref").as_string()};
  return schemas().at(target.substr(kBefore.size())).as_object();
}

// The type, and whether it may be null: `type: X`, `type: [X, 'null']`, `anyOf: [..., null]`.
struct Described {
  const Object& schema;
  std::string type;
  bool is_nullable{};
};

Described described(const Object& written) {
  const auto& schema = resolved(written);
  if (const auto* any = schema.if_contains("anyOf")) {
    const auto& either = any->as_array();
    REQUIRE(either.size() == 2);
    CHECK(either[1] == boost::json::value{{"type", "null"}});
    auto first = described(either[0].as_object());
    return {first.schema, first.type, true};
  }
  if (const auto* both = schema.at("type").if_array()) {
    REQUIRE(both->size() == 2);
    CHECK((*both)[1] == "null");
    return {schema, std::string{(*both)[0].as_string()}, true};
  }
  return {schema, std::string{schema.at("type").as_string()}};
}

// What a type is in JSON.
template <class T>
struct Wire {
  static constexpr std::string_view kType = [] {
    if constexpr (HasFields<T>)
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

template <HasFields T>
void check_members(const Object& schema) {
  CHECK(schema.at("additionalProperties") == false);
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
      T::fields);
  std::vector<std::string_view> known;
  for (const auto& property : properties) known.emplace_back(property.key());
  CHECK(sorted_text(names) == sorted_text(known));
  std::vector<std::string_view> required;
  for (const auto& name : schema.at("required").as_array()) required.emplace_back(name.as_string());
  CHECK(sorted_text(names) == sorted_text(required));
}

template <class T>
struct CheckValue {
  static void check(const Object& written, bool is_nullable) {
    const auto found = described(written);
    CHECK(found.type == Wire<T>::kType);
    CHECK(found.is_nullable == is_nullable);
    if constexpr (HasFields<T>) {
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

// Its texts are kept apart (dashboard_cache.hpp).
struct Dashboard : wire::OwnDashboard, wire::SharedDashboard {
  static constexpr auto fields =
      std::tuple_cat(wire::OwnDashboard::fields, wire::SharedDashboard::fields);
};

template <class T>
struct Answered {
  const char* name;
};

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
                              Answered<wire::Clock>{"Clock"},
                              Answered<wire::ClosingQuote>{"ClosingQuote"},
                              Answered<wire::ConditionEnd>{"ConditionEnd"},
                              Answered<wire::EarnXpAnswer>{"EarnXpAnswer"},
                              Answered<ledger::Score>{"FinalScore"},
                              Answered<wire::Game>{"Game"},
                              Answered<wire::GameDetails>{"GameDetails"},
                              Answered<wire::GameDetailsAnswer>{"GameDetailsAnswer"},
                              Answered<wire::GuidesRead>{"GuidesRead"},
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
                              Answered<wire::NhlGame>{"NhlGame"},
                              Answered<wire::NhlGoalie>{"NhlGoalie"},
                              Answered<wire::NhlPeriod>{"NhlPeriod"},
                              Answered<wire::NhlPlayer>{"NhlPlayer"},
                              Answered<wire::NhlRosters>{"NhlRosters"},
                              Answered<wire::NhlSchedule>{"NhlSchedule"},
                              Answered<wire::NhlScorer>{"NhlScorer"},
                              Answered<wire::NhlStanding>{"NhlStanding"},
                              Answered<wire::NhlStandings>{"NhlStandings"},
                              Answered<wire::Odds>{"Odds"},
                              Answered<wire::OddsChanged>{"OddsChanged"},
                              Answered<wire::OddsHistory>{"OddsHistory"},
                              Answered<wire::OwnEmail>{"OwnEmail"},
                              Answered<wire::PastGame>{"PastGame"},
                              Answered<wire::PostMortem>{"PostMortem"},
                              Answered<wire::PropOffer>{"PropOffer"},
                              Answered<wire::PropOffers>{"PropOffers"},
                              Answered<wire::QuizResult>{"QuizResult"},
                              Answered<wire::ReadGuideAnswer>{"ReadGuideAnswer"},
                              Answered<wire::RegisterResponse>{"RegisterResponse"},
                              Answered<wire::SessionEntry>{"SessionEntry"},
                              Answered<Settings>{"Settings"},
                              Answered<wire::SlipMoved>{"SlipMoved"},
                              Answered<wire::SlipPlaced>{"SlipPlaced"},
                              Answered<wire::SpreadPoint>{"SpreadPoint"},
                              Answered<wire::SpreadQuote>{"SpreadQuote"},
                              Answered<wire::StatementEntry>{"StatementEntry"},
                              Answered<wire::StatementPage>{"StatementPage"},
                              Answered<wire::SuccessAnswer>{"SuccessAnswer"},
                              Answered<wire::Team>{"Team"},
                              Answered<wire::TotalPoint>{"TotalPoint"},
                              Answered<wire::TotalQuote>{"TotalQuote"},
                              Answered<wire::User>{"User"},
                              Answered<wire::Venue>{"Venue"},
                              Answered<Dashboard>{"Dashboard"}};

// Read, and never answered.
bool is_request(std::string_view name) {
  return name.ends_with("Request") || name == "SlipItem" || name == "Condition";
}

TEST_CASE("every answer has the members of its schema, each of its type") {
  std::apply(
      []<class... T>(const Answered<T>&... answers) {
        const auto check = []<class One>(const Answered<One>& answer) {
          const std::string name{answer.name};
          CAPTURE(name);
          REQUIRE(schemas().contains(answer.name));
          check_value<One>(schemas().at(answer.name).as_object());
        };
        (check(answers), ...);
      },
      kAnswers);
}

TEST_CASE("every object that openapi.yaml describes is a request, or among the answers") {
  std::set<std::string> known;
  std::apply([&](const auto&... answers) { (known.insert(answers.name), ...); }, kAnswers);
  for (const auto& schema : schemas()) {
    const std::string name{schema.key()};
    CAPTURE(name);
    if (described(schema.value().as_object()).type != "object" || is_request(name)) continue;
    CHECK(known.contains(name));
  }
}

}  // namespace
}  // namespace chalkline::http
