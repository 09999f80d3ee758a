#include "wizard/answers/care.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "wizard/understanding/understand.hpp"

namespace chalkline::wizard {
namespace {

constexpr std::size_t kQuestionsMin = 2;

// Terms that are about figures and not about a bet to make.
constexpr std::array<const char*, 3> kTeaching{"What is implied chance?", "What is variance?",
                                               "What is a sample size?"};

Link breaks_and_limits() { return {"Take a break or set limits", "/settings"}; }

void add_teaching(Answer& answer) {
  for (const auto* question : kTeaching) {
    if (answer.suggestions.size() < kQuestionsMin) answer.suggestions.emplace_back(question);
  }
}

}  // namespace

Answer help_in_distress() {
  return {
      "That sounds hard, and I will not talk about a bet for the next 24 hours. The coins here are "
      "not money: nothing that you lose in Chalkline has to be won back. In Settings you can take "
      "a break, which cannot be cut short, or limit your stakes, your bets a day and your losses a "
      "week. If you also bet with real money and it is getting too much, talk today to somebody "
      "you trust or to a gambling help service where you live. If you are in danger, call your "
      "local emergency number.",
      {breaks_and_limits(), {"Bankroll Management", "/learn/bankroll-management"}},
      {"What is chasing losses?", "Why do losing runs happen?"}};
}

Answer help_again() {
  return {
      "I hear you, and we leave bets alone today. Please talk to somebody you trust or to a "
      "gambling help service where you live. If you are in danger, call your local emergency "
      "number.",
      {breaks_and_limits()},
      {"What is chasing losses?", "Why do losing runs happen?"}};
}

Answer help_in_danger() {
  return {
      "Please talk to somebody now. If you might hurt yourself, call your local emergency number "
      "first, or a crisis line where you live. Then tell somebody whom you trust, and stay with "
      "them. I am a program and cannot give you the help that you deserve; people can, today.",
      {},
      {}};
}

Answer under_age() {
  return {
      "Chalkline is for people of 18 and older, even though its coins are not money and can buy "
      "nothing. Thank you for saying it. From now on I explain the words of betting here, and give "
      "no picks. Please leave the rest for later: the account can be deleted in the settings, and "
      "you are welcome once you are 18. If that was a mistake, write: I am 18 or older.",
      {{"Delete the account", "/settings"}},
      {}};
}

Answer of_age(const Care& care, ledger::Timestamp now) {
  if (is_after_help(care, now)) {
    Answer answer{.message =
                      "Thank you for saying it. I still leave bets alone today, after what "
                      "you wrote.",
                  .links = {breaks_and_limits()}};
    add_teaching(answer);
    return answer;
  }
  return {"Thank you for saying it. I answer questions on games and prices again.",
          {},
          {"What can you do?", "What is a spread?"}};
}

Answer no_bets(const Care& care) {
  Answer answer{
      .message =
          care.minor_since
              ? "You said that you are under 18, so I give no picks and look at no prices. "
                "Ask me what a word of betting means, and I explain it. If that was a "
                "mistake, write: I am 18 or older."
              : "After what you wrote I leave bets alone for 24 hours. Ask me what a word of "
                "betting means, and I explain it."};
  if (!care.minor_since) answer.links = {breaks_and_limits()};
  add_teaching(answer);
  return answer;
}

void leave_out_bets(Answer& answer, const Vocabulary& vocabulary) {
  std::erase_if(answer.suggestions, [&](const std::string& question) {
    return understand(question, vocabulary, {}).intent != Intent::kTerm;
  });
  add_teaching(answer);
  std::erase_if(answer.links, [](const Link& link) {
    return !link.path.starts_with("/learn") && !link.path.starts_with("/settings");
  });
}

}  // namespace chalkline::wizard
