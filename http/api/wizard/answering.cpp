#include "http/api/wizard/answering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "http/api/wizard/advising.hpp"
#include "http/api/wizard/asked_props.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/listed_sides.hpp"
#include "http/json/wizard_json.hpp"
#include "insight/track_record.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/labels.hpp"
#include "wizard/advice/analysis_text.hpp"
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
                            .pick = std::nullopt},
                  .request = ledger::GiveAdvice{.game = game.id,
                                                .market = pick.market,
                                                .side = pick.side,
                                                .line = pick.quote.line,
                                                .quoted_at = game.current.at,
                                                .inputs = asked.advice.inputs}};
  made.explanation = wizard::Explanation{
      .recommendation = advice.recommendation,
      .pick = fmt::format("{} at {}", pick.label, ledger::to_string(pick.quote.odds)),
      .reasoning = advice.reasoning};
  if (analysis.recommendation == wizard::Recommendation::kBet)
    made.reply.pick = AdvisedPick{pick.market, pick.side, pick.quote.line};
  return made;
}

// In a sentence, for the games behind the first one.
std::string also_on(const sports::Game& game, const Question& question, const Asker& asker,
                    const Knowledge& knowledge) {
  const auto asked = asked_market(game, question, knowledge.learned);
  if (!asked) return {};
  const auto analysis = analysis_of(game, *asked, knowledge.learned, asker.bankroll);
  return fmt::format("\n\n{} @ {}: {}", game.away.name, game.home.name,
                     wizard::text_of(analysis).message);
}

MadeAnswer unrated(const Question& question, const sports::Game& game) {
  const auto what =
      question.market ? fmt::format("The {}", ledger::name_of(*question.market)) : "This game";
  wizard::Answer answer{
      .message = question.market == ledger::Market::kProp
                     ? "I rate teams and not players, so I cannot say whether a prop is worth its "
                       "price. Its margin is usually larger than that of the game's own markets."
                     : fmt::format("{} of {} @ {} has no price just now.", what, game.away.name,
                                   game.home.name),
      .links = {{"The game's page", "/game-details/" + ledger::to_string(game.id)}},
      .suggestions = {fmt::format("Is the moneyline of the {} worth it?", game.home.name),
                      "Best value today"}};
  return {.reply = reply_of(std::move(answer)), .request = std::nullopt};
}

MadeAnswer on_games(const Question& question, const Asker& asker, const Knowledge& knowledge,
                    const Records& records) {
  std::vector<const sports::Game*> games;
  for (const auto id : question.games) {
    if (const auto* game = find_open(knowledge, id)) games.push_back(game);
  }
  if (games.empty()) return {.reply = reply_of(wizard::not_understood()), .request = std::nullopt};
  const auto asked = asked_market(*games.front(), question, knowledge.learned);
  if (!asked) return unrated(question, *games.front());
  auto made = advice_on(*games.front(), *asked, asker, knowledge, records);
  auto others = question;
  others.side.reset();
  for (std::size_t i = 1; i < games.size(); ++i)
    made.reply.content += also_on(*games.at(i), others, asker, knowledge);
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
std::string also_on_pick(const wizard::SlipPick& pick, const Asker& asker,
                         const Knowledge& knowledge) {
  const auto* game = find_open(knowledge, pick.game);
  if (game == nullptr) return {};
  auto text = also_on(*game, about_pick(pick), asker, knowledge);
  if (!text.empty() && line_now(*game, pick) != pick.line) text += wizard::line_has_moved();
  return text;
}

MadeAnswer on_slip(const Question& question, const Asker& asker, const Knowledge& knowledge,
                   const Records& records) {
  auto made = on_games(question, asker, knowledge, records);
  if (!question.slip_pick) return made;
  const auto& first = asker.slip[*question.slip_pick];
  if (made.request && made.request->line != first.line)
    made.reply.content += wizard::line_has_moved();
  if (!question.is_whole_slip) return made;
  std::size_t told = 1;
  for (const auto& pick : asker.slip) {
    if (&pick == &first) continue;
    if (told++ == wizard::kGames) break;
    made.reply.content += also_on_pick(pick, asker, knowledge);
  }
  made.reply.content += fmt::format("\n\n{}", wizard::margins_add_up());
  return made;
}

MadeAnswer best_value(const Question& question, const Asker& asker, const Knowledge& knowledge,
                      const Records& records) {
  const auto found = best_values(question, knowledge);
  auto answer = wizard::best_value(found.listed, found.watched, question);
  if (!found.best) return {.reply = reply_of(std::move(answer)), .request = std::nullopt};
  auto made = advice_on(*found.best->game, found.best->market, asker, knowledge, records);
  made.reply.content = std::move(answer.message);
  return made;
}

bool is_understood(const Question& question) {
  if (question.doubt != Doubt::kNone) return question.doubt != Doubt::kNoTeam;
  return question.intent != Intent::kNotUnderstood && question.intent != Intent::kOutOfScope;
}

MadeAnswer answer_to(const Question& question, const wizard::Vocabulary& vocabulary,
                     const Asker& asker, const Knowledge& knowledge, const Records& records) {
  const auto plain = [](wizard::Answer answer) {
    return MadeAnswer{.reply = reply_of(std::move(answer)), .request = std::nullopt};
  };
  const auto help = [&](wizard::Answer answer) {
    auto made = plain(std::move(answer));
    made.is_help = true;
    return made;
  };
  if (question.intent == Intent::kDanger) return help(wizard::help_in_danger());
  if (question.intent == Intent::kDistress) return help(wizard::help_in_distress());
  if (question.intent == Intent::kUnderAge) return help(wizard::under_age());
  if (question.intent == Intent::kExplainPrice && question.doubt == Doubt::kNoTopic) {
    if (auto example = on_an_example(question, asker, knowledge, records))
      return *std::move(example);
  }
  if (question.doubt != Doubt::kNone) return plain(wizard::asking_back(question, vocabulary));
  switch (question.intent) {
    case Intent::kAdvice:
    case Intent::kExplainPrice:
    case Intent::kWorth:
      return on_games(question, asker, knowledge, records);
    case Intent::kSlipBet:
      return on_slip(question, asker, knowledge, records);
    case Intent::kTerm:
      return plain(wizard::meaning(question.term));
    case Intent::kBestValue:
      return best_value(question, asker, knowledge, records);
    case Intent::kSmallestMargins:
      return plain(wizard::smallest_margins(smallest_margins(question, knowledge), question));
    case Intent::kOwnRecord:
      return plain(wizard::own_record(records.own(question), question));
    case Intent::kWizardRecord:
      return plain(wizard::wizard_record(records.so_far()->figures));
    case Intent::kGreeting:
      return plain(
          wizard::greeting(asker.username, asker.skill ? ledger::name_of(*asker.skill) : ""));
    case Intent::kThanks:
      return plain(wizard::thanks());
    case Intent::kAbilities:
      return plain(wizard::abilities());
    case Intent::kOutOfScope:
      return plain(wizard::out_of_scope());
    case Intent::kSureBet:
      return plain(wizard::sure_bet());
    case Intent::kDistress:
    case Intent::kDanger:
    case Intent::kUnderAge:
    case Intent::kNotUnderstood:
      break;
  }
  return plain(wizard::not_understood());
}

}  // namespace

MadeAnswer answer(std::string_view message, const Asker& who, const Knowledge& knowledge,
                  const Records& records, const Props& props) {
  auto asker = who;
  std::erase_if(asker.slip, [&](const wizard::SlipPick& pick) {
    return find_open(knowledge, pick.game) == nullptr;
  });
  const wizard::Vocabulary vocabulary{.names = knowledge.names,
                                      .board = knowledge.games,
                                      .days = asker.days,
                                      .slip = asker.slip,
                                      .under_way = knowledge.under_way};
  const auto before = kept_topic(asker.topic);
  const auto question = wizard::understand(message, vocabulary, before);
  auto on_player = on_props(message, question, knowledge, props);
  const bool is_on_player = on_player.has_value();
  auto made = is_on_player ? MadeAnswer{.reply = reply_of(*std::move(on_player)), .request = {}}
                           : answer_to(question, vocabulary, asker, knowledge, records);
  if (question.has_more)
    made.reply.content = fmt::format("{}\n\n{}", wizard::first_of_several(), made.reply.content);
  made.is_understood = is_on_player || made.is_help || is_understood(question);
  made.reply.topic = keep_topic(wizard::topic_after(question, before));
  return made;
}

}  // namespace chalkline::http
