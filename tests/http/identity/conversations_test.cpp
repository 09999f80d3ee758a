#include "http/identity/personal/conversations.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "http/api/shared/call/idempotency_key.hpp"
#include "http/identity/accounts.hpp"
#include "http/identity/accounts_reader.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/logged.hpp"

namespace chalkline::http {
namespace {

using ledger::AccountId;
using ledger::Timestamp;
using std::chrono::days;
using std::chrono::seconds;

constexpr Timestamp kAskedAt{days{20'000} + std::chrono::hours{12}};
constexpr std::int32_t kAskedDay = 20'000;
constexpr auto kAdvisedGame = ledger::GameId{7};

struct Talk {
  ledger::test::TemporaryDirectory directory;
  std::string file = directory.path() / "accounts.db";
  Accounts accounts{file};
  AccountsReader reader{file};
  AccountId ann = person("ann");
  AccountId bob = person("bob");

  AccountId person(const std::string& name) {
    return *accounts.people.add({.username = name, .password = "hash"}, WallTime{days{20'000}});
  }
  auto ask(AccountId who, const std::string& question, Timestamp at = kAskedAt,
           std::optional<std::string_view> key = std::nullopt,
           std::optional<std::int32_t> daily_max = kDailyQuestions) {
    return accounts.conversations.add(
        {.account = who, .text = question, .key = key.and_then(idempotency_key)},
        advice_on(question), at, daily_max);
  }
  static WizardReply advice_on(const std::string& question) {
    return {.content = "On " + question,
            .advice = R"({"recommendation":"Pass"})",
            .links = R"([{"label":"a","path":"/b"}])",
            .suggestions = R"(["c"])",
            .topic = "{}",
            .game = kAdvisedGame,
            .pick = AdvisedPick{ledger::Market::kSpread, ledger::Side::kAway, -7}};
  }
};

TEST_CASE("a conversation has each question with its answer, the oldest first") {
  Talk talk;
  REQUIRE(talk.ask(talk.ann, "one"));
  REQUIRE(talk.ask(talk.bob, "other"));
  REQUIRE(talk.ask(talk.ann, "two", kAskedAt + seconds{1}));
  const auto messages = talk.reader.conversation(talk.ann);
  REQUIRE(messages.size() == 4);
  CHECK(messages[0].speaker == Speaker::kUser);
  CHECK(messages[0].said.content == "one");
  CHECK(messages[1].speaker == Speaker::kAssistant);
  CHECK(messages[1].said == Talk::advice_on("one"));
  CHECK(messages[1].id > messages[0].id);
  CHECK(messages[2].said.content == "two");
  CHECK(messages[3].at == kAskedAt + seconds{1});
}

TEST_CASE("questions are counted up to the daily ones, and anew on the next day") {
  Talk talk;
  for (std::int32_t asked = 1; asked <= kDailyQuestions; ++asked)
    CHECK(talk.ask(talk.ann, "question")->asked == asked);
  CHECK(talk.ask(talk.ann, "one more").error() == Conversations::Refusal::kNoneLeft);
  CHECK(talk.reader.conversation(talk.ann).size() == 2 * kDailyQuestions);
  CHECK(talk.reader.questions(talk.ann, kAskedDay) == kDailyQuestions);
  CHECK(talk.reader.questions(talk.bob, kAskedDay) == 0);
  CHECK(talk.ask(talk.ann, "without a limit", kAskedAt, std::nullopt, std::nullopt));
  CHECK(talk.reader.questions(talk.ann, kAskedDay + 1) == 0);
  CHECK(talk.ask(talk.ann, "tomorrow", kAskedAt + days{1})->asked == 1);
}

TEST_CASE("a key that is known counts nothing and gets its first answer") {
  Talk talk;
  const auto first = talk.ask(talk.ann, "one", kAskedAt, "key");
  const auto again = talk.ask(talk.ann, "another", kAskedAt, "key");
  CHECK(again->id == first->id);
  CHECK(again->question == "one");
  CHECK(again->reply == Talk::advice_on("one"));
  CHECK(again->asked == 1);
  CHECK(talk.accounts.conversations.find(talk.ann, *idempotency_key("key"), kAskedDay)->id ==
        first->id);
  CHECK_FALSE(talk.accounts.conversations.find(talk.bob, *idempotency_key("key"), kAskedDay));
  CHECK(talk.ask(talk.bob, "mine", kAskedAt, "key")->id != first->id);
}

TEST_CASE("a key whose answer is damaged gets a new answer") {
  Talk talk;
  const auto first = talk.ask(talk.ann, "one", kAskedAt, "key");
  std::string damage;
  SUBCASE("advice") { damage = "advice = '{\"recommendation\":'"; }
  SUBCASE("links") { damage = "links = ''"; }
  SUBCASE("a market") { damage = "market = 77"; }
  sqlite::Connection db{talk.file, sqlite::Access::kWrite};
  db.run(fmt::format("UPDATE wizard_messages SET {} WHERE id = {}", damage, first->id).c_str());
  auto& conversations = talk.accounts.conversations;
  CHECK_FALSE(conversations.find(talk.ann, *idempotency_key("key"), kAskedDay));
  const auto second = talk.ask(talk.ann, "two", kAskedAt, "key");
  CHECK(second->reply == Talk::advice_on("two"));
  CHECK(second->asked == 2);
  CHECK(talk.ask(talk.ann, "three", kAskedAt, "key")->id == second->id);
}

TEST_CASE("advice that was kept before it named sources and games has neither") {
  Talk talk;
  const auto answer = talk.ask(talk.ann, "one");
  CHECK(talk.accounts.conversations.save(talk.ann, answer->id, kAskedAt));
  sqlite::Connection db{talk.file, sqlite::Access::kWrite};
  for (const auto* table : {"wizard_messages", "wizard_saved"}) {
    db.run(fmt::format(R"(UPDATE {} SET advice = '{{"analysis":{{"keyFactors":[{{"text":"a"}}]}},
                          "pick":{{"odds":-110}}}}' WHERE advice IS NOT NULL)",
                       table)
               .c_str());
  }
  // As a file of that time was.
  db.run(
      "ALTER TABLE users DROP COLUMN favourite_teams; DROP TABLE erased_classes;"
      "DROP INDEX users_handle; ALTER TABLE users DROP COLUMN handle; PRAGMA user_version = 15");
  const Accounts opened{talk.file};
  const auto* expected =
      R"({"analysis":{"keyFactors":[{"text":"a","games":[]}]},"pick":{"odds":-110,"source":null}})";
  CHECK(talk.reader.conversation(talk.ann).at(1).said.advice == expected);
  CHECK(talk.reader.saved_analyses(talk.ann).front().advice == expected);
}

TEST_CASE("the oldest messages go, and what was saved of them stays") {
  Talk talk;
  const auto first = talk.ask(talk.ann, "first", kAskedAt, "key", std::nullopt);
  CHECK(talk.accounts.conversations.save(talk.ann, first->id, kAskedAt));
  for (std::int32_t i = 0; i < kMessagesMax / 2; ++i)
    REQUIRE(talk.ask(talk.ann, fmt::format("{}", i), kAskedAt, std::nullopt, std::nullopt));
  const auto messages = talk.reader.conversation(talk.ann);
  CHECK(messages.size() == kMessagesMax);
  CHECK(messages.front().said.content == "0");
  const auto saved = talk.reader.saved_analyses(talk.ann);
  REQUIRE(saved.size() == 1);
  CHECK(saved.front().question == "first");
  CHECK(saved.front().advice == *Talk::advice_on("first").advice);
  CHECK(saved.front().game == kAdvisedGame);
  CHECK(saved.front().pick == Talk::advice_on("first").pick);
}

TEST_CASE("an analysis is saved once, by whom it was given to, and taken off again") {
  Talk talk;
  const auto id = talk.ask(talk.ann, "one")->id;
  auto& conversations = talk.accounts.conversations;
  CHECK_FALSE(conversations.save(talk.bob, id, kAskedAt));
  CHECK_FALSE(conversations.save(talk.ann, id - 1, kAskedAt));  // a question
  CHECK_FALSE(conversations.save(talk.ann, id + 1, kAskedAt));
  CHECK(conversations.save(talk.ann, id, kAskedAt));
  CHECK(conversations.save(talk.ann, id, kAskedAt + days{1}));
  REQUIRE(talk.reader.saved_analyses(talk.ann).size() == 1);
  CHECK(talk.reader.saved_analyses(talk.ann).front().saved_at == kAskedAt);
  CHECK(talk.reader.conversation(talk.ann).back().is_saved);
  CHECK_FALSE(conversations.unsave(talk.bob, id));
  CHECK(conversations.unsave(talk.ann, id));
  CHECK_FALSE(conversations.unsave(talk.ann, id));
  CHECK_FALSE(talk.reader.conversation(talk.ann).back().is_saved);
}

TEST_CASE("of saved analyses the oldest go") {
  Talk talk;
  std::vector<std::int64_t> ids;
  for (std::int32_t i = 0; i <= kSavedMax; ++i) {
    ids.push_back(talk.ask(talk.ann, "one", kAskedAt, std::nullopt, std::nullopt)->id);
    CHECK(talk.accounts.conversations.save(talk.ann, ids.back(), kAskedAt + seconds{i}));
  }
  const auto saved = talk.reader.saved_analyses(talk.ann);
  CHECK(saved.size() == kSavedMax);
  CHECK(saved.front().id == ids.back());
  CHECK(saved.back().id == ids.at(1));
}

TEST_CASE("an erased person leaves no conversation, and can ask nothing") {
  Talk talk;
  const auto id = talk.ask(talk.ann, "one")->id;
  REQUIRE(talk.accounts.conversations.save(talk.ann, id, kAskedAt));
  REQUIRE(talk.ask(talk.bob, "other"));
  talk.accounts.erasure.erase(talk.ann);
  CHECK(talk.reader.conversation(talk.ann).empty());
  CHECK(talk.reader.saved_analyses(talk.ann).empty());
  CHECK(talk.reader.questions(talk.ann, kAskedDay) == 0);
  CHECK(talk.ask(talk.ann, "again").error() == Conversations::Refusal::kNobody);
  CHECK(talk.reader.conversation(talk.bob).size() == 2);
}

TEST_CASE("damaged rows of a conversation are named once, and the others are shown") {
  Talk talk;
  std::vector<std::int64_t> ids;
  for (const auto* question : {"one", "two", "three"}) {
    ids.push_back(talk.ask(talk.ann, question)->id);
    REQUIRE(talk.accounts.conversations.save(talk.ann, ids.back(), kAskedAt));
  }
  std::string messages;
  SUBCASE("a speaker") { messages = "speaker = 9"; }
  SUBCASE("a time") { messages = "at = 9223372036854775807"; }
  SUBCASE("a market") { messages = "market = 77"; }
  SUBCASE("a side") { messages = "side = 0"; }
  SUBCASE("advice") { messages = "advice = '{\"recommendation\":'"; }
  SUBCASE("advice of another kind") { messages = "advice = '[]'"; }
  SUBCASE("links") { messages = "links = ''"; }
  SUBCASE("suggestions") { messages = "suggestions = '{}'"; }
  sqlite::Connection db{talk.file, sqlite::Access::kWrite};
  db.run(fmt::format("UPDATE wizard_messages SET {} WHERE id = {}", messages, ids.at(1)).c_str());
  db.run(fmt::format("UPDATE wizard_saved SET advice = '?' WHERE message = {}", ids.at(2)).c_str());
  const Logged logged;
  for (int read = 0; read < 3; ++read) {
    std::vector<std::string> shown;
    for (const auto& message : talk.reader.conversation(talk.ann))
      shown.push_back(message.said.content);
    CHECK(shown == std::vector<std::string>{"one", "On one", "two", "three", "On three"});
    CHECK(talk.reader.saved_analyses(talk.ann).size() == 2);
  }
  // Other tests of this program may have named rows of the same numbers before.
  CHECK(logged.lines_with("of wizard_messages is damaged") <= 1);
  CHECK(logged.lines_with("of wizard_saved is damaged") <= 1);
}

}  // namespace
}  // namespace chalkline::http
