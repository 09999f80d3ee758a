#include "http/api/wizard/answering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "http/api/wizard/asked_props.hpp"
#include "http/api/wizard/game_answers.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/listed_sides.hpp"
#include "ledger/values/enum_names.hpp"
#include "wizard/answers/care.hpp"
#include "wizard/answers/past.hpp"
#include "wizard/answers/replies.hpp"

namespace chalkline::http {
namespace {

using wizard::Doubt;
using wizard::Intent;
using wizard::Question;

bool is_understood(const Question& question) {
  if (question.doubt != Doubt::kNone) return question.doubt != Doubt::kNoTeam;
  return question.intent != Intent::kNotUnderstood && question.intent != Intent::kOutOfScope;
}

// How it is to ask here costs no question.
bool is_on_chat(const Question& question) {
  return question.intent == Intent::kQuota || question.intent == Intent::kPrivacy;
}

// RULES 28: what was not understood is not answered, nor is what was asked back.
bool is_answered(const Question& question) {
  switch (question.doubt) {
    case Doubt::kNone:
      break;
    case Doubt::kOnlyStart:
    case Doubt::kOnlyPrice:
      return true;
    default:
      return false;
  }
  return wizard::is_answerable(question.intent) && !is_on_chat(question);
}

MadeAnswer plain(wizard::Answer answer) { return {.reply = reply_of(std::move(answer))}; }

// Of the sources that the board is of: a replayed season beside them is the time machine's.
std::vector<sports::FinalGame> results_known(const Knowledge& knowledge) {
  auto games = knowledge.learned.results();
  if (knowledge.board.replays_apart)
    std::erase_if(games, [](const auto& game) { return game.source == ledger::Source::kReplay; });
  return games;
}

MadeAnswer on_the_past(const Question& question, const Asker& asker, const Knowledge& knowledge) {
  const auto games = results_known(knowledge);
  auto told = question.intent == Intent::kForm ? wizard::form_told(games, question)
                                               : wizard::results_told(games, question, asker.days);
  auto made = plain(std::move(told.answer));
  made.counts = told.is_known;
  const auto is_playing = [&](const wizard::BoardGame& game) {
    return std::ranges::any_of(question.teams,
                               [&](const auto& team) { return wizard::plays_in(game, team); });
  };
  const auto playing = std::ranges::find_if(knowledge.under_way, is_playing);
  if (playing != knowledge.under_way.end()) {
    const auto now = wizard::playing_now(playing->id, vocabulary_of(knowledge, asker));
    made.reply.content = fmt::format("{}\n\n{}", now.message, made.reply.content);
  }
  return made;
}

MadeAnswer help(wizard::Answer answer) {
  auto made = plain(std::move(answer));
  made.is_help = true;
  return made;
}

wizard::Answer own_record(const Question& question, const Records& records) {
  if (question.part != wizard::RecordPart::kSides)
    return wizard::own_record(records.own(question), question);
  const auto of = [&](wizard::RecordFilter side) {
    auto one = question;
    one.filter = side;
    return records.own(one);
  };
  return wizard::own_sides(of(wizard::RecordFilter::kFavourites),
                           of(wizard::RecordFilter::kUnderdogs), question);
}

// The answer that needs no bet; absent where the question asks for something else.
std::optional<wizard::Answer> explained(const Question& question, const Asker& asker,
                                        const Records& records) {
  if (question.doubt != Doubt::kNone) return std::nullopt;
  switch (question.intent) {
    case Intent::kTerm:
      return wizard::meaning(question.term);
    case Intent::kSureBet:
      return wizard::sure_bet();
    case Intent::kQuota:
      return wizard::quota(asker.questions_left);
    case Intent::kProgress:
      return wizard::progress(asker.reached);
    case Intent::kPrivacy:
      return wizard::privacy();
    case Intent::kOwnRecord:
      return own_record(question, records);
    case Intent::kWizardRecord:
      return wizard::wizard_record(figures_asked_about(*records.so_far(), question), question);
    default:
      return std::nullopt;
  }
}

MadeAnswer answer_to(const Question& question, const wizard::Vocabulary& vocabulary,
                     const Asker& asker, const Knowledge& knowledge, const Records& records) {
  if (question.intent == Intent::kExplainPrice && question.doubt == Doubt::kNoTopic) {
    if (auto example = on_an_example(question, asker, knowledge, records))
      return *std::move(example);
  }
  if (question.doubt != Doubt::kNone) return plain(wizard::asking_back(question, vocabulary));
  if (auto answer = explained(question, asker, records)) return plain(*std::move(answer));
  switch (question.intent) {
    case Intent::kAdvice:
    case Intent::kExplainPrice:
    case Intent::kWorth:
      return on_games(question, asker, knowledge, records);
    case Intent::kSlipBet:
      return on_slip(question, asker, knowledge, records);
    case Intent::kBestValue:
      return best_value(question, asker, knowledge, records);
    case Intent::kGames:
      return plain(games_of_board(question, asker, knowledge, records));
    case Intent::kResults:
    case Intent::kForm:
      return on_the_past(question, asker, knowledge);
    case Intent::kPlacedBets:
      return plain(wizard::placed_bets(records.placed(question), question));
    case Intent::kBalance:
      return plain(wizard::balance(asker.bankroll.value_or(0)));
    case Intent::kSmallestMargins:
      return plain(
          wizard::smallest_margins(smallest_margins(question, knowledge, records), question));
    case Intent::kGreeting:
      return plain(
          wizard::greeting(asker.username, asker.skill ? ledger::name_of(*asker.skill) : ""));
    case Intent::kThanks:
      return plain(wizard::thanks());
    case Intent::kAbilities:
      return plain(wizard::abilities());
    case Intent::kOutOfScope:
      return plain(wizard::out_of_scope());
    default:
      break;
  }
  return plain(wizard::not_understood());
}

// The answer to a person in need, or with whom no bets are spoken of; absent for all others.
std::optional<MadeAnswer> careful_answer(const Question& question, const wizard::Care& before,
                                         const wizard::Care& care, const Asker& asker,
                                         const wizard::Vocabulary& vocabulary,
                                         const Knowledge& knowledge, const Records& records) {
  const auto now = knowledge.now;
  if (question.intent == Intent::kDanger) return help(wizard::help_in_danger());
  if (question.intent == Intent::kDistress)
    return help(wizard::is_after_help(before, now) ? wizard::help_again()
                                                   : wizard::help_in_distress());
  if (question.intent == Intent::kUnderAge) return help(wizard::under_age());
  if (before.minor_since && !care.minor_since) return help(wizard::of_age(care, now));
  if (!wizard::speaks_of_no_bets(care, now)) return std::nullopt;
  auto answer = explained(question, asker, records);
  if (!answer) return help(wizard::no_bets(care));
  wizard::leave_out_bets(*answer, vocabulary);
  return plain(*std::move(answer));
}

}  // namespace

MadeAnswer answer(std::string_view message, const Asker& who, const Knowledge& knowledge,
                  const Records& records, const Props& props) {
  auto asker = who;
  std::erase_if(asker.slip, [&](const wizard::SlipPick& pick) {
    return find_open(knowledge, pick.game) == nullptr;
  });
  const auto vocabulary = vocabulary_of(knowledge, asker);
  const auto [before, care_before] = kept_topic(asker.topic);
  const auto question = wizard::understand(message, vocabulary, before);
  const auto care = wizard::care_after(question, care_before, knowledge.now);
  auto made = MadeAnswer{};
  if (auto careful =
          careful_answer(question, care_before, care, asker, vocabulary, knowledge, records)) {
    made = *std::move(careful);
    made.counts = !made.is_help && !is_on_chat(question);
  } else if (auto on_player = on_props(message, question, knowledge, props)) {
    made = plain(std::move(on_player->answer));
    made.counts = on_player->is_answered;
  } else {
    made = answer_to(question, vocabulary, asker, knowledge, records);
    made.is_understood = is_understood(question);
    made.counts = made.counts && (made.reply.advice || is_answered(question));
  }
  if (question.has_more && !made.is_help)
    made.reply.content = fmt::format("{}\n\n{}", wizard::first_of_several(), made.reply.content);
  auto topic = wizard::topic_after(question, before);
  const auto& pick = made.reply.pick;
  if (pick && !topic.games.empty() && made.reply.game == topic.games.front())
    topic.advised = {pick->market, pick->side};
  made.reply.topic = keep_topic({.topic = std::move(topic), .care = care});
  return made;
}

}  // namespace chalkline::http
