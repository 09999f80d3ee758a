#include "wizard/understanding/past.hpp"

#include <algorithm>

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/cues/past.hpp"
#include "wizard/understanding/names/named_teams.hpp"
#include "wizard/understanding/past_times.hpp"

namespace chalkline::wizard {
namespace {

// Games of an evening in America end after midnight elsewhere, and belong to the day before.
constexpr std::chrono::hours kEveningsEnd{6};

std::optional<When> evenings_of(std::optional<When> when) {
  if (!when) return when;
  when->from += kEveningsEnd;
  when->until += kEveningsEnd;
  return when;
}

// "Did the Bears win?" names the teams that are called so; where one of them was talked about, it
// is that one.
void keep_the_one_talked_about(const Topic& before, std::vector<TeamKey>& teams) {
  const auto is_topic = [&](const TeamKey& team) {
    return std::ranges::find(before.teams, team) != before.teams.end();
  };
  if (std::ranges::any_of(teams, is_topic))
    std::erase_if(teams, [&](const TeamKey& team) { return !is_topic(team); });
}

}  // namespace

void read_past(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
               Question& question) {
  const auto& names = vocabulary.names.index();
  const auto& tokens = reading.tokens;
  const bool is_of_bets = question.intent == Intent::kPlacedBets;
  question.side.reset();
  if (!is_of_bets || (question.market == ledger::Market::kMoneyline && !says_moneyline(tokens)))
    question.market.reset();
  question.are_open = is_of_bets && says_open(tokens);
  auto when = past_in(tokens, vocabulary.days);
  question.when = is_of_bets ? std::move(when) : evenings_of(std::move(when));
  question.teams = teams_named(reading, names, question.sport);
  if (reading.mentions.size() == 1) keep_the_one_talked_about(before, question.teams);
  if (!is_of_bets && question.teams.empty() && goes_on(tokens)) {
    const bool was_same = before.intent == question.intent;
    const bool is_ranking = question.form != FormBy::kTeam && question.form != FormBy::kGamesBack;
    if (!question.sport && !is_ranking) question.teams = before.teams;
    if (!question.sport && was_same) question.sport = before.sport;
  }
  if (!is_of_bets && !question.when && goes_on(tokens) && before.intent == question.intent)
    question.when = before.when;
  const bool goes_on_ranking = question.intent == Intent::kForm && before.intent == Intent::kForm &&
                               goes_on(tokens) && question.form == FormBy::kTeam;
  if (goes_on_ranking && (reading.mentions.empty() || before.form == FormBy::kGamesBack))
    question.form = before.form;
  question.of_teams = teams_in_words(question.teams, names);
}

}  // namespace chalkline::wizard
