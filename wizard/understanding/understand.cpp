#include "wizard/understanding/understand.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/intents.hpp"
#include "wizard/understanding/names/mentions.hpp"
#include "wizard/understanding/sentence.hpp"
#include "wizard/understanding/slots.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

// "Lakers moneyline and how am I doing?": where a second question begins without a mark before it.
bool begins_second(const Tokens& tokens, std::size_t at) {
  static const PatternSet kSecond{
      "and/plus/also also? what is/are a/an", "and/plus/also also? how am/do/did i",
      "and/plus/also also? am i up/down/ahead", "and/plus/also also? the? smallest margins/margin",
      "and/plus/also also? the? best value"};
  return kSecond.begins_at(tokens, at);
}

// "Lakers moneyline or Celtics spread?": each market is of another team.
bool begins_other_pick(const Tokens& tokens, std::size_t at) {
  static const PatternSet kPicks{
      "moneyline/ml/spread/total/over/under and/or/plus ~ moneyline/ml/spread/total/over/under"};
  static const PatternSet kSame{
      "and/or/plus the/a/both? moneyline/ml/spread/total/over/under/point/puck/run/money/player"};
  return at > 0 && kPicks.begins_at(tokens, at - 1) && !kSame.begins_at(tokens, at);
}

// Sentences up to each question mark.
std::vector<Tokens> questions_in(const Tokens& tokens) {
  std::vector<Tokens> parts(1);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!parts.back().empty() && (begins_second(tokens, i) || begins_other_pick(tokens, i))) {
      parts.emplace_back();
      continue;  // without the word that joins them
    }
    parts.back().push_back(tokens[i]);
    if (tokens[i].text == "?") parts.emplace_back();
  }
  std::erase_if(parts, [](const Tokens& part) {
    return std::ranges::all_of(part, [](const Token& token) {
      return token.text == "?" || token.text == "." || token.text == ",";
    });
  });
  return parts;
}

// "The hockey one", once it was asked back which team "Washington" is: with that name before it.
Tokens with_name_asked_back(const Tokens& part, const Names::Index& names, const Topic& before) {
  constexpr std::size_t kShort = 6;
  const bool chooses = !before.asked_back.empty() && part.size() <= kShort &&
                       sport_in(part).has_value() && read_names(part, names).mentions.empty();
  if (!chooses) return part;
  auto whole = tokens_of("and " + before.asked_back);
  whole.insert(whole.end(), part.begin(), part.end());
  return whole;
}

int year_of(const Days& days) {
  return static_cast<int>(std::chrono::year_month_day{days.today}.year());
}

Topic asking_back(const Question& question, Topic before) {
  before.asked_back = question.unclear;
  if (!has_topic(before)) before.market = question.market;
  return before;
}

}  // namespace

bool is_answerable(Intent intent) {
  switch (intent) {
    case Intent::kNotUnderstood:
    case Intent::kOutOfScope:
    case Intent::kGreeting:
    case Intent::kThanks:
      return false;
    default:
      return true;
  }
}

Question understand(std::string_view message, const Vocabulary& vocabulary, const Topic& before) {
  const auto tokens = tokens_of(message.substr(0, kMessageBytes));
  const auto& names = vocabulary.names.index();
  if (is_danger(tokens)) return {.intent = Intent::kDanger};
  const auto named = [&](const Tokens& sentence) { return read_names(sentence, names).tokens; };
  if (is_distress(tokens, named)) return {.intent = Intent::kDistress};
  if (is_under_age(tokens, year_of(vocabulary.days))) return {.intent = Intent::kUnderAge};
  Question first;
  bool is_found = false;
  for (const auto& part : questions_in(tokens)) {
    const auto reading = read_names(with_name_asked_back(part, names, before), names);
    auto question = understand_sentence(reading, vocabulary, before);
    if (is_found) {
      first.has_more = first.has_more || is_answerable(question.intent);
      continue;
    }
    is_found = is_answerable(question.intent);
    if (is_found || first.intent == Intent::kNotUnderstood) first = std::move(question);
  }
  first.says_of_age = is_of_age(tokens);
  return first;
}

Topic topic_after(const Question& question, const Topic& before) {
  switch (question.intent) {
    case Intent::kAdvice:
    case Intent::kExplainPrice:
    case Intent::kWorth:
    case Intent::kSlipBet:
      if (question.doubt == Doubt::kWhichTeam) return asking_back(question, before);
      if (question.games.empty() && question.teams.empty()) return before;
      break;
    case Intent::kBestValue:
    case Intent::kGames:
    case Intent::kSmallestMargins:
    case Intent::kOwnRecord:
    case Intent::kWizardRecord:
    case Intent::kResults:
    case Intent::kForm:
      break;
    default:
      return before;
  }
  return {.intent = question.intent,
          .games = question.games,
          .teams = question.teams,
          .sport = question.sport,
          .market = question.market,
          .side = question.side,
          .when = question.when,
          .filter = question.filter,
          .team_bets = question.team_bets,
          .part = question.part,
          .form = question.form,
          .listing = question.listing};
}

}  // namespace chalkline::wizard
