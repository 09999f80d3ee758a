#include <fmt/format.h>

#include "http/api/shared/call/rejections.hpp"
#include "http/api/wizard/chat_json.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/wizard.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/rules/progress.hpp"
#include "wizard/answers/care.hpp"

namespace chalkline::http {
namespace {

constexpr std::string_view kWhatItDoes =
    "Ask me about a game, a price or a term, and I answer with the figures behind it. Most bets "
    "are "
    "not worth their price, and then I say Pass.";

// A person who has not taken the quiz has no level yet.
std::string greeting(std::string_view name, std::optional<ledger::SkillLevel> skill) {
  const auto level = skill ? fmt::format("Your skill level is {}.", word_of(*skill))
                           : std::string{"The quiz on the dashboard gives you a skill level."};
  return fmt::format("Hello {}, I am the Betting Wizard. {} {}", name, level, kWhatItDoes);
}

// The demo user, whom a visitor sees (RULES 6), has no name to be called by.
std::string greeting_of_visitor() {
  return fmt::format("Hello, I am the Betting Wizard. {}", kWhatItDoes);
}

std::optional<ledger::SkillLevel> skill_of(RequestContext& context) {
  const auto standing =
      context.io.reader->ask(&projections::StandingQuery::find, context.session->account);
  return standing ? standing->skill : std::nullopt;
}

WizardMessage greeting_message(std::string content, ledger::Timestamp now) {
  return {.speaker = Speaker::kAssistant,
          .at = now,
          .said = {.content = std::move(content),
                   .suggestions = R"(["Best value today","What is a spread?","How am I doing?"])"}};
}

std::string conversation_text(std::span<const WizardMessage> messages,
                              std::optional<std::int32_t> remaining, bool speaks_of_no_bets) {
  return to_json(wire::WizardConversation{.messages = wire::messages_of(messages),
                                          .remaining_questions = remaining,
                                          .speaks_of_no_bets = speaks_of_no_bets});
}

}  // namespace

Task<Response> Wizard::conversation(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto now = parts_.clock();
  if (!context.session) {
    const auto shown = greeting_message(greeting_of_visitor(), now);
    co_return json(200, conversation_text({&shown, 1}, kDailyQuestions, false));
  }
  auto& reader = context.io.accounts;
  const auto account = context.session->account;
  const auto remaining = left(account, reader.questions(account, ledger::day_of(now)));
  const auto care = kept_topic(reader.last_topic(account)).care;
  auto messages = reader.conversation(account);
  if (messages.empty()) {
    const auto name = reader.username(account);
    if (!name) co_return signed_out();
    messages.push_back(greeting_message(greeting(*name, skill_of(context)), now));
  }
  co_return json(200, conversation_text(messages, remaining, wizard::speaks_of_no_bets(care, now)));
}

// The reason not to speak of bets outlives the messages: a person who said to be 16 is not older
// once that is out of sight.
Task<Response> Wizard::clear(RequestContext& context) {
  if (!context.request.body.empty()) co_return text(400, "This call takes no body");
  const auto account = context.session->account;
  const auto turn = co_await turns_.begin(context.io.executor, account);
  if (!turn) co_return too_many_at_once();
  const auto now = parts_.clock();
  const auto care = kept_topic(context.io.accounts.last_topic(account)).care;
  std::optional<WizardReply> left;
  if (wizard::speaks_of_no_bets(care, now)) {
    left = WizardReply{.content = wizard::no_bets(care).message,
                       .topic = keep_topic({.topic = {}, .care = care})};
  }
  const auto cleared = co_await parts_.storage.run(context, account, [&] {
    parts_.accounts.conversations.clear(account, left, now);
    return true;
  });
  if (!cleared) co_return cleared.error();
  co_return Response{.status = 204};
}

}  // namespace chalkline::http
