#include "http/api/hub/hub_texts.hpp"

#include <doctest/doctest.h>

namespace chalkline::http {
namespace {

using namespace std::chrono_literals;

constexpr ledger::Timestamp kMoment{};

TEST_CASE("a view is due when there is none, and when it holds no more") {
  HubTexts texts;
  CHECK(texts.find("standings", kMoment).is_due);
  texts.put("standings", "one", kMoment + 1min);
  auto found = texts.find("standings", kMoment + 1min - 1us);
  CHECK(!found.is_due);
  CHECK(found.text->plain() == "one");
  CHECK(texts.find("rosters", kMoment).text == nullptr);

  found = texts.find("standings", kMoment + 1min);
  CHECK(found.is_due);
  CHECK(found.text->plain() == "one");
}

TEST_CASE("one caller makes a view anew while the others are shown the old one") {
  HubTexts texts;
  texts.put("standings", "old", kMoment);
  CHECK(texts.find("standings", kMoment).is_due);
  const auto other = texts.find("standings", kMoment);
  CHECK(!other.is_due);
  CHECK(other.text->plain() == "old");
  texts.put("standings", "new", kMoment + 1h);
  CHECK(texts.find("standings", kMoment).text->plain() == "new");
}

TEST_CASE("where making it anew failed, another caller tries a second later") {
  HubTexts texts;
  texts.put("standings", "old", kMoment);
  CHECK(texts.find("standings", kMoment).is_due);
  CHECK(!texts.find("standings", kMoment + 1s - 1us).is_due);
  CHECK(texts.find("standings", kMoment + 1s).is_due);
}

}  // namespace
}  // namespace chalkline::http
