#include "wizard/understanding/own_record.hpp"

#include "wizard/understanding/cues/cues.hpp"
#include "wizard/understanding/cues/past.hpp"
#include "wizard/understanding/names/named_teams.hpp"
#include "wizard/understanding/past_times.hpp"
#include "wizard/understanding/text/patterns.hpp"

namespace chalkline::wizard {
namespace {

TeamBets team_bets_in(const Reading& reading, const Question& question) {
  static const PatternSet kAgainst{"against/fading/fade/vs/opposing the? $team",
                                   "fading/fade ~ $team"};
  static const PatternSet kOn{"back/backed/backing/pick/picked/picking/taking/took the? $team",
                              "$team to win/cover", "bet/bets/betting for the? $team"};
  if (reading.mentions.empty()) return TeamBets::kAll;
  if (kAgainst.in(reading.tokens)) return TeamBets::kAgainst;
  const bool is_of_a_side =
      question.market == ledger::Market::kMoneyline || question.market == ledger::Market::kSpread ||
      question.filter == RecordFilter::kFavourites || question.filter == RecordFilter::kUnderdogs;
  return is_of_a_side || kOn.in(reading.tokens) ? TeamBets::kOn : TeamBets::kAll;
}

// "And overall?" is cut by nothing.
bool asks_whole(const Tokens& tokens) {
  static const PatternSet kWhole{"overall/altogether/everything", "in total/all/general",
                                 "of? all time"};
  return kWhole.in(tokens);
}

bool begins_as_more(const Tokens& tokens) {
  static const PatternSet kMore{
      "^ and/or/then/but/only/just/on/with/against/for/in/since/last/this/over/yesterday",
      "^ what/how about", "^ what of"};
  return kMore.begins_at(tokens, 0);
}

}  // namespace

bool continues_own_record(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
                          const Question& question) {
  constexpr std::size_t kWordsMax = 9;
  constexpr std::size_t kCutAlone = 3;  // "hockey?", "last month?"
  const auto& tokens = reading.tokens;
  const bool goes_on =
      begins_as_more(tokens) || (tokens.size() <= kCutAlone && reading.mentions.empty());
  if (before.intent != Intent::kOwnRecord || tokens.size() > kWordsMax || !goes_on) return false;
  if (question.odds || question.line || question.stake || asks_worth(tokens) || asks_stake(tokens))
    return false;
  const auto past = past_in(tokens, vocabulary.days);
  const bool is_ahead = question.when && (!past || !reading.mentions.empty()) && !says_past(tokens);
  if (is_ahead || asks_best_value(tokens) || asks_wizard_record(tokens)) return false;
  return past || !reading.mentions.empty() || question.sport || question.market ||
         question.filter != RecordFilter::kAll || last_bets_in(tokens) || asks_whole(tokens);
}

void read_own_record(const Reading& reading, const Vocabulary& vocabulary, const Topic& before,
                     Question& question) {
  const auto& tokens = reading.tokens;
  const auto& names = vocabulary.names.index();
  const bool goes_on = before.intent == Intent::kOwnRecord && begins_as_more(tokens) &&
                       !asks_own_record(tokens) && !asks_whole(tokens);
  question.side.reset();
  question.part = record_part_in(tokens);
  question.when = past_in(tokens, vocabulary.days);
  question.last_bets = last_bets_in(tokens);
  question.says_past = !question.when && !question.last_bets && says_past(tokens);
  if (asks_whole(tokens)) question.market.reset();  // "in total" is none
  if (goes_on) {
    if (!question.sport && reading.mentions.empty()) question.sport = before.sport;
    if (!question.market) question.market = before.market;
    if (!question.when && !question.last_bets) question.when = before.when;
    if (question.filter == RecordFilter::kAll) question.filter = before.filter;
    if (question.part == RecordPart::kResult) question.part = before.part;
  }
  if (question.part == RecordPart::kSides) question.filter = RecordFilter::kAll;
  question.teams = teams_named(reading, names, question.sport);
  question.team_bets = team_bets_in(reading, question);
  if (goes_on && question.teams.empty()) {
    question.teams = before.teams;
    question.team_bets = before.team_bets;
  }
  question.of_teams = teams_in_words(question.teams, names);
}

}  // namespace chalkline::wizard
