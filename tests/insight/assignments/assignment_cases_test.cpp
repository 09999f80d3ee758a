#include <doctest/doctest.h>

#include <array>
#include <map>
#include <string_view>

#include "insight/assignments/progress.hpp"
#include "tests/insight/cases.hpp"

// Held to another program's answers (make_assignment_cases.py).
namespace chalkline::insight::assignments {
namespace {

using boost::json::value;

constexpr std::array kChecksOfCases{2, 1, 3};

template <class T>
T whole(const value& from) {
  return from.to_number<T>();
}
template <class T>
std::optional<T> maybe(const value& from) {
  return from.is_null() ? std::nullopt : std::optional{from.to_number<T>()};
}

template <class What>
What read_what(const value& act);

template <>
ChanceGiven read_what(const value& act) {
  return {whole<std::uint64_t>(act.at("game")),
          whole<int>(act.at("percent")),
          act.at("unseen").as_bool(),
          act.at("daily").as_bool(),
          number(act.at("margin")),
          maybe<double>(act.at("middle"))};
}
template <>
Staked read_what(const value& act) {
  return {{whole<std::uint64_t>(act.at("game"))},
          whole<std::int64_t>(act.at("stake")),
          whole<std::int64_t>(act.at("bankroll")),
          whole<std::int64_t>(act.at("risk")),
          whole<int>(act.at("odds")),
          maybe<int>(act.at("stated")),
          maybe<double>(act.at("market")),
          act.at("single").as_bool(),
          number(act.at("margin")),
          maybe<double>(act.at("middle"))};
}
template <>
MarginGuessed read_what(const value& act) {
  MarginGuessed guessed{{}, number(act.at("guess")), number(act.at("margin"))};
  for (const auto& game : act.at("games").as_array())
    guessed.games.push_back(whole<std::uint64_t>(game));
  return guessed;
}

Act read_act(const value& from) {
  Act act{whole<ledger::Position>(from.at("position")),
          ledger::Timestamp{std::chrono::seconds{whole<std::int64_t>(from.at("at"))}},
          whole<ledger::Date>(from.at("day")),
          {}};
  const std::string_view kind = from.at("kind").as_string();
  if (kind == "chance") act.what = read_what<ChanceGiven>(from);
  if (kind == "staked") act.what = read_what<Staked>(from);
  if (kind == "decided") act.what = Decided{whole<ledger::Position>(from.at("of"))};
  if (kind == "lookedBack") {
    const std::string_view result = from.at("result").as_string();
    act.what = LookedBack{result == "won", result == "lost", from.at("line").as_bool()};
  }
  if (kind == "check") {
    act.what = CheckAnswered{whole<int>(from.at("guide")), whole<int>(from.at("check")),
                             from.at("right").as_bool()};
  }
  if (kind == "guide") act.what = GuideRead{whole<int>(from.at("guide"))};
  if (kind == "marked")
    act.what = Marked{whole<std::uint64_t>(from.at("game")), number(from.at("margin"))};
  if (kind == "guessed") act.what = read_what<MarginGuessed>(from);
  if (kind == "hunch") act.what = HunchStated{whole<std::uint32_t>(from.at("bets"))};
  if (kind == "hunchClosed")
    act.what = HunchClosed{whole<ledger::Position>(from.at("of")), from.at("judged").as_bool()};
  if (kind == "passed") act.what = GamePassed{whole<std::uint64_t>(from.at("game"))};
  if (kind == "limits") {
    act.what = LimitsChanged{from.at("limit").as_bool(), from.at("check").as_bool(),
                             from.at("loosened").as_bool()};
  }
  if (kind == "calibration") act.what = CalibrationOpened{};
  return act;
}

SetRule read_rule(Assignment assignment, const value& from) {
  SetRule set{{.assignment = assignment},
              whole<std::uint16_t>(from.at("version")),
              whole<ledger::Position>(from.at("setAt"))};
  auto& rule = set.rule;
  const auto& fields = from.as_object();
  const std::map<std::string_view, std::uint32_t Rule::*> numbers{
      {"count", &Rule::count},     {"games", &Rule::games},
      {"days", &Rule::days},       {"different", &Rule::different},
      {"bound", &Rule::bound},     {"atRisk", &Rule::at_risk},
      {"tries", &Rule::tries},     {"perDay", &Rule::per_day},
      {"seconds", &Rule::seconds}, {"answerSeconds", &Rule::answer_seconds}};
  for (const auto& [name, member] : numbers) {
    if (const auto* found = fields.if_contains(name)) rule.*member = whole<std::uint32_t>(*found);
  }
  if (const auto* found = fields.if_contains("from")) rule.from = whole<ledger::Date>(*found);
  if (const auto* found = fields.if_contains("due")) rule.due = whole<ledger::Date>(*found);
  if (const auto* games = fields.if_contains("setGames")) {
    for (const auto& game : games->as_array()) rule.set_games.push_back(whole<std::uint64_t>(game));
  }
  return set;
}

TEST_CASE("assignments: progress agrees with another program's") {
  std::size_t met = 0;
  for (const auto& row : cases_in("assignments/assignment_cases.json").as_array()) {
    const auto assignment = static_cast<Assignment>(whole<int>(row.at("assignment")));
    CAPTURE(boost::json::serialize(row));
    std::vector<SetRule> versions;
    for (const auto& rule : row.at("versions").as_array())
      versions.push_back(read_rule(assignment, rule));
    std::vector<Act> acts;
    for (const auto& act : row.at("acts").as_array()) acts.push_back(read_act(act));
    const auto& expected = row.at("expected");
    const auto progress =
        progress_of(versions, acts, kChecksOfCases, whole<ledger::Date>(row.at("today")));
    CHECK(progress.version == whole<std::uint16_t>(expected.at("version")));
    CHECK(progress.done == whole<std::size_t>(expected.at("done")));
    CHECK(progress.of == whole<std::size_t>(expected.at("of")));
    CHECK(progress.began == maybe<ledger::Position>(expected.at("began")));
    CHECK(progress.met_by == maybe<ledger::Position>(expected.at("metBy")));
    CHECK(progress.by_twin == expected.at("twin").as_bool());
    CHECK(progress.late == expected.at("late").as_bool());
    met += progress.met_by ? 1U : 0U;
  }
  CHECK(met > 30);
}

}  // namespace
}  // namespace chalkline::insight::assignments
