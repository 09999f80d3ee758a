#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "tests/wizard/asked.hpp"

namespace chalkline::wizard {
namespace {

// Rows of the table: what is asked, whether it goes on about the row before, what it means in the
// words of described().
boost::json::array table() {
  std::ifstream file{"tests/wizard/questions.json"};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  return boost::json::parse(text).as_array();
}

TEST_CASE("each question of the table is understood as it says") {
  Asked asked;
  for (const auto& row : table()) {
    const std::string ask{row.at("ask").as_string()};
    const auto* goes_on = row.as_object().if_contains("goes on");
    if (goes_on == nullptr) asked.topic = {};
    const auto understood = described(asked(ask));
    INFO("test_wizard --no-skip -tc='write what the questions of the table mean' writes it anew");
    CAPTURE(ask);
    CHECK(understood == row.at("means").as_string());
  }
}

TEST_CASE("write what the questions of the table mean" * doctest::skip()) {
  Asked asked;
  std::string written;
  for (const auto& row : table()) {
    const bool goes_on = row.as_object().if_contains("goes on") != nullptr;
    if (!goes_on) asked.topic = {};
    const auto& ask = row.at("ask");
    const auto means = described(asked(ask.as_string()));
    written += written.empty() ? "[\n  " : ",\n  ";
    written += "{\"ask\": " + boost::json::serialize(ask);
    written += goes_on ? ", \"goes on\": true" : "";
    written += ", \"means\": " + boost::json::serialize(boost::json::value(means)) + "}";
  }
  std::ofstream{"tests/wizard/questions.json"} << written << "\n]\n";
}

TEST_CASE("the table of questions has every intent and every doubt") {
  std::set<Intent> intents;
  std::set<Doubt> doubts;
  Asked asked;
  for (const auto& row : table()) {
    if (row.as_object().if_contains("goes on") == nullptr) asked.topic = {};
    const auto question = asked(row.at("ask").as_string());
    intents.insert(question.intent);
    doubts.insert(question.doubt);
  }
  asked.slip.clear();
  doubts.insert(asked("what about my slip?").doubt);
  doubts.insert(Doubt::kUnderWay);  // answers_test.cpp: no game of the table is under way
  CHECK(intents.size() == static_cast<std::size_t>(Intent::kPlacedBets) + 1);
  CHECK(doubts.size() == static_cast<std::size_t>(Doubt::kNoTopic) + 1);
}

}  // namespace
}  // namespace chalkline::wizard
