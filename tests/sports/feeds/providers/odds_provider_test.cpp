#include "sports/feeds/odds_api/odds_provider.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/sports/served_book.hpp"

// The odds of a day on which two teams meet twice.
namespace chalkline::sports::odds_api {
namespace {

using namespace test;

const auto kSecondStart = kFaceOff + 3h;
const std::vector<OddsBook> kPriced{{"fanduel", {head_to_head("-150", "130")}}};
const std::vector<OddsBook> kNotPriced{};

OddsEvent event(const std::string& id, ledger::Timestamp starts_at,
                const std::vector<OddsBook>& books = kPriced) {
  return {books, id, starts_at, "baseball_mlb"};
}

// Bookmakers that listed both games before.
struct Doubleheader {
  std::vector<Update> answer(const std::vector<OddsEvent>& events) {
    pages.set("/sports", json_answer(odds_page(events)));
    return provider.ask(fetcher, kNoon).value().updates;
  }

  Pages pages;
  LoopbackServer server{[this](const std::string& head) { return pages.of(head); }};
  fetch::Fetcher fetcher{30, {}, {}};
  OddsProvider provider{{ledger::Sport::kMlb, "baseball_mlb"},
                        "key",
                        1,
                        {{"one", kFaceOff}, {"two", kSecondStart}},
                        server.url()};
};

template <class What>
std::vector<std::string> keys(const std::vector<Update>& updates) {
  std::vector<std::string> keys;
  for (const auto& update : updates) {
    if (const auto* what = std::get_if<What>(&update.what)) keys.push_back(what->source_key);
  }
  std::ranges::sort(keys);
  return keys;
}

using Keys = std::vector<std::string>;

TEST_CASE("a game that is listed anew near another one's start does not take that one off") {
  Doubleheader games;
  const auto updates =
      games.answer({event("anew", kSecondStart - 20min), event("two", kSecondStart)});
  CHECK(keys<Listed>(updates) == Keys{"two"});
  CHECK(keys<Delisted>(updates) == Keys{"one"});
}

TEST_CASE("two games that were listed before stay two, however near their starts come") {
  Doubleheader games;
  for (const auto& books : {kPriced, kNotPriced}) {
    const auto updates =
        games.answer({event("one", kSecondStart - 20min), event("two", kSecondStart, books)});
    CHECK(keys<Listed>(updates) == Keys{"one", "two"});
    CHECK(keys<Delisted>(updates).empty());
  }
}

TEST_CASE("a game that was taken off is delisted until it begins or is listed again") {
  Doubleheader games;
  for (int round = 0; round < 2; ++round) {
    CHECK(keys<Delisted>(games.answer({event("two", kSecondStart)})) == Keys{"one"});
  }
  const auto both = games.answer({event("one", kFaceOff), event("two", kSecondStart)});
  CHECK(keys<Listed>(both) == Keys{"one", "two"});
  CHECK(keys<Delisted>(both).empty());
}

}  // namespace
}  // namespace chalkline::sports::odds_api
