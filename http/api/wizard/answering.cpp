#include "http/api/wizard/answering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>

#include "http/api/wizard/advising.hpp"
#include "http/api/wizard/asked_props.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/listed_sides.hpp"
#include "http/json/wizard_json.hpp"
#include "insight/track_record.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/labels.hpp"
#include "wizard/advice/analysis_text.hpp"
#include "wizard/answers/care.hpp"
#include "wizard/answers/replies.hpp"

namespace chalkline::http {
namespace {

using wizard::Doubt;
using wizard::Intent;
using wizard::Question;

std::string links_text(const std::vector<wizard::Link>& links) {
  std::vector<wire::PageLink> shown;
  for (const auto& [label, path] : links) shown.push_back({label, path});
  return to_json(shown);
}

WizardReply reply_of(wizard::Answer answer) {
  return {.content = std::move(answer.message),
          .links = links_text(answer.links),
          .suggestions = to_json(answer.suggestions)};
}

const sports::Game* find_open(const Knowledge& knowledge, ledger::GameId id) {
  const auto* game = knowledge.board.find(id);
  return game != nullptr && game->starts_at > knowledge.now ? game : nullptr;
}

wizard::Vocabulary vocabulary_of(const Knowledge& knowledge, const Asker& asker) {
  return {.names = knowledge.names,
          .board = knowledge.games,
          .days = asker.days,
          .slip = asker.slip,
          .under_way = knowledge.under_way};
}

// RULES 37.
std::optional<wire::HistoricalAccuracy> accuracy_of(const sports::Game& game,
                                                    const wizard::Advice& advice,
                                                    ledger::Market market, const Records& records) {
  const insight::AdviceKind kind{.source = game.source,
                                 .sport = game.sport,
                                 .market = market,
                                 .model = advice.inputs.model,
                                 .recommendation = ledger::Recommendation::kBet};
  const auto similar =
      insight::similar_bets(records.so_far()->settled, kind, advice.decision.confidence);
  if (!similar || similar->decided == 0) return std::nullopt;
  return wire::HistoricalAccuracy{
      .similar_situations = static_cast<std::int64_t>(similar->situations),
      .success_rate = {similar->hit_rate},
      .sample_size = static_cast<std::int64_t>(similar->decided)};
}

// Of the pick's side, as it is quoted now; absent where it is not.
std::optional<ledger::HalfPoints> line_now(const sports::Game& game, const wizard::SlipPick& pick) {
  const auto quoted = ledger::market_of(game.current.lines, pick.market);
  if (!quoted) return std::nullopt;
  return ledger::of_side(*quoted, pick.side).line;
}

ledger::GiveAdvice request_for(const sports::Game& game, const wizard::AdvisedMarket& advised) {
  const auto& [assessment, advice] = advised;
  return {.game = game.id,
          .market = assessment.market,
          .side = advice.side,
          .line = ledger::of_side(assessment.quote, advice.side).line,
          .quoted_at = game.current.at,
          .inputs = advice.inputs};
}

MadeAnswer advice_on(const sports::Game& game, const wizard::AdvisedMarket& asked,
                     const Asker& asker, const Knowledge& knowledge, const Records& records) {
  const auto analysis = analysis_of(game, asked, knowledge.learned, asker.bankroll);
  auto advice = advice_of(game, analysis);
  advice.historical_accuracy = accuracy_of(game, asked.advice, asked.assessment.market, records);
  const auto& pick = analysis.pick;
  MadeAnswer made{.reply = {.content = advice.message,
                            .advice = to_json(advice),
                            .links = to_json(advice.links),
                            .suggestions = to_json(advice.suggestions),
                            .topic = {},
                            .game = game.id,
                            .pick = AdvisedPick{pick.market, pick.side, pick.quote.line}},
                  .requests = {request_for(game, asked)}};
  // Told among the alternatives as worth it.
  for (const auto& other : advised_markets(game, knowledge.learned)) {
    if (other.advice.is_recommended() && other.assessment.market != pick.market)
      made.requests.push_back(request_for(game, other));
  }
  made.explanation = wizard::Explanation{
      .recommendation = advice.recommendation,
      .pick = fmt::format("{} at {}", pick.label, ledger::to_string(pick.quote.odds)),
      .reasoning = advice.reasoning};
  return made;
}

// In a sentence, for the games behind the first one. False where there is no such price.
bool add_sentence_on(const sports::Game& game, const Question& question, const Asker& asker,
                     const Knowledge& knowledge, const Records& records, MadeAnswer& made) {
  const auto asked = asked_market(game, question, knowledge.learned);
  if (!asked) return false;
  const auto analysis = analysis_of(game, *asked, knowledge.learned, asker.bankroll);
  made.reply.content += fmt::format("\n\n{} @ {} ({}): {}", game.away.name, game.home.name,
                                    source_of(game, records), wizard::text_of(analysis).message);
  made.requests.push_back(request_for(game, *asked));
  return true;
}

MadeAnswer unrated(const Question& question, const sports::Game& game) {
  const auto what =
      question.market ? fmt::format("The {}", ledger::name_of(*question.market)) : "This game";
  wizard::Answer answer{
      .message = question.market == ledger::Market::kProp
                     ? "I rate teams and not players, so I cannot say whether a prop is worth its "
                       "price. The bookmaker's margin on it is usually larger than on the game's "
                       "own markets."
                     : fmt::format("{} of {} @ {} has no price just now.", what, game.away.name,
                                   game.home.name),
      .links = {{"The game's page", "/game-details/" + ledger::to_string(game.id)}},
      .suggestions = {fmt::format("Is the moneyline of the {} worth it?", game.home.name),
                      "Best value today"}};
  return {.reply = reply_of(std::move(answer)), .counts = false};
}

// Its games have begun since they were found, or left the board.
MadeAnswer none_to_come(const Question& question, const Knowledge& knowledge) {
  const auto* game =
      question.games.empty() ? nullptr : knowledge.board.find(question.games.front());
  auto answer =
      game == nullptr
          ? wizard::not_understood()
          : wizard::has_begun(ledger::event_name({game->home.name, game->away.name}), game->id);
  return {.reply = reply_of(std::move(answer)), .counts = false};
}

// Before advice at the board's line where another was asked about.
std::string line_asked(const Question& question, const MadeAnswer& made) {
  if (!question.line || question.slip_pick || made.requests.empty()) return {};
  const auto& request = made.requests.front();
  if (request.market != question.market || *question.line == request.line) return {};
  return wizard::another_line(*question.line, request.line,
                              request.market == ledger::Market::kSpread);
}

// The same of a price.
std::string price_asked(const Question& question, const wizard::AdvisedMarket& advised) {
  if (!question.odds || question.slip_pick) return {};
  const auto board = ledger::of_side(advised.assessment.quote, advised.advice.side).odds;
  if (*question.odds == board) return {};
  return wizard::another_price(*question.odds, board, question.is_decimal);
}

MadeAnswer on_games(const Question& question, const Asker& asker, const Knowledge& knowledge,
                    const Records& records) {
  std::vector<const sports::Game*> games;
  for (const auto id : question.games) {
    if (const auto* game = find_open(knowledge, id)) games.push_back(game);
  }
  if (games.empty()) return none_to_come(question, knowledge);
  const auto asked = asked_market(*games.front(), question, knowledge.learned);
  if (!asked) return unrated(question, *games.front());
  auto made = advice_on(*games.front(), *asked, asker, knowledge, records);
  made.reply.content =
      line_asked(question, made) + price_asked(question, *asked) + made.reply.content;
  auto others = question;
  others.side.reset();
  for (std::size_t i = 1; i < games.size(); ++i)
    add_sentence_on(*games.at(i), others, asker, knowledge, records, made);
  if (question.under_way) {
    const auto now = wizard::playing_now(*question.under_way, vocabulary_of(knowledge, asker));
    made.reply.content = wizard::on_the_next_game(now.message, made.reply.content);
  }
  return made;
}

// Absent where nothing on the board has such a price.
std::optional<MadeAnswer> on_an_example(Question question, const Asker& asker,
                                        const Knowledge& knowledge, const Records& records) {
  for (const auto& one : knowledge.games.games()) {
    const auto* game = find_open(knowledge, one.id);
    if (game == nullptr || !asked_market(*game, question, knowledge.learned)) continue;
    question.games = {one.id};
    auto made = on_games(question, asker, knowledge, records);
    const auto event = ledger::event_name({game->home.name, game->away.name});
    made.reply.content =
        fmt::format("{}\n\n{}", wizard::taken_for_example(event), made.reply.content);
    return made;
  }
  return std::nullopt;
}

// The question about that pick of the slip alone.
Question about_pick(const wizard::SlipPick& pick) {
  return {
      .intent = Intent::kSlipBet, .games = {pick.game}, .market = pick.market, .side = pick.side};
}

// In a sentence, for the picks behind the first one.
void add_sentence_on_pick(const wizard::SlipPick& pick, const Asker& asker,
                          const Knowledge& knowledge, const Records& records, MadeAnswer& made) {
  const auto* game = find_open(knowledge, pick.game);
  if (game == nullptr) return;
  if (!add_sentence_on(*game, about_pick(pick), asker, knowledge, records, made)) return;
  if (line_now(*game, pick) != pick.line) made.reply.content += wizard::line_has_moved();
}

MadeAnswer on_slip(const Question& question, const Asker& asker, const Knowledge& knowledge,
                   const Records& records) {
  auto made = on_games(question, asker, knowledge, records);
  if (!question.slip_pick) return made;
  const auto& first = asker.slip[*question.slip_pick];
  if (!made.requests.empty() && made.requests.front().line != first.line)
    made.reply.content += wizard::line_has_moved();
  if (!question.is_whole_slip) return made;
  std::size_t told = 1;
  for (const auto& pick : asker.slip) {
    if (&pick == &first) continue;
    if (told++ == wizard::kGames) break;
    add_sentence_on_pick(pick, asker, knowledge, records, made);
  }
  made.reply.content += fmt::format("\n\n{}", wizard::picks_together(asker.slip));
  return made;
}

MadeAnswer best_value(const Question& question, const Asker& asker, const Knowledge& knowledge,
                      const Records& records) {
  const auto found = best_values(question, knowledge, records);
  auto answer = wizard::best_value(found.listed, found.watched, question);
  if (found.picks.empty()) return {.reply = reply_of(std::move(answer))};
  const auto& best = found.picks.front();
  auto made = advice_on(*best.game, best.market, asker, knowledge, records);
  made.reply.content = std::move(answer.message);
  for (const auto& [game, market] : found.picks | std::views::drop(1))
    made.requests.push_back(request_for(*game, market));
  return made;
}

bool is_understood(const Question& question) {
  if (question.doubt != Doubt::kNone) return question.doubt != Doubt::kNoTeam;
  return question.intent != Intent::kNotUnderstood && question.intent != Intent::kOutOfScope;
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
  return wizard::is_answerable(question.intent);
}

MadeAnswer plain(wizard::Answer answer) { return {.reply = reply_of(std::move(answer))}; }

MadeAnswer help(wizard::Answer answer) {
  auto made = plain(std::move(answer));
  made.is_help = true;
  return made;
}

// What is explained without any bet; absent where the question asks for something else.
std::optional<wizard::Answer> explained(const Question& question, const Records& records) {
  if (question.doubt != Doubt::kNone) return std::nullopt;
  switch (question.intent) {
    case Intent::kTerm:
      return wizard::meaning(question.term);
    case Intent::kSureBet:
      return wizard::sure_bet();
    case Intent::kOwnRecord:
      return wizard::own_record(records.own(question), question);
    case Intent::kWizardRecord:
      return wizard::wizard_record(records.so_far()->figures);
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
  if (auto answer = explained(question, records)) return plain(*std::move(answer));
  switch (question.intent) {
    case Intent::kAdvice:
    case Intent::kExplainPrice:
    case Intent::kWorth:
      return on_games(question, asker, knowledge, records);
    case Intent::kSlipBet:
      return on_slip(question, asker, knowledge, records);
    case Intent::kBestValue:
      return best_value(question, asker, knowledge, records);
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
                                         const wizard::Care& care,
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
  auto answer = explained(question, records);
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
  if (auto careful = careful_answer(question, care_before, care, vocabulary, knowledge, records)) {
    made = *std::move(careful);
    made.counts = !made.is_help;
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
  made.reply.topic = keep_topic({.topic = wizard::topic_after(question, before), .care = care});
  return made;
}

}  // namespace chalkline::http
