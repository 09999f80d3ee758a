#include "http/api/wizard/game_answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <utility>

#include "http/api/wizard/advising.hpp"
#include "http/api/wizard/listed_sides.hpp"
#include "http/json/wizard_json.hpp"
#include "ledger/rules/parlay.hpp"
#include "ledger/values/labels.hpp"
#include "wizard/advice/analysis_text.hpp"
#include "wizard/advice/asked_text.hpp"
#include "wizard/answers/replies.hpp"
#include "wizard/answers/words.hpp"

namespace chalkline::http {
namespace {

using wizard::Analysis;
using wizard::Intent;

std::string links_text(const std::vector<wizard::Link>& links) {
  std::vector<wire::PageLink> shown;
  for (const auto& [label, path] : links) shown.push_back({label, path});
  return to_json(shown);
}

std::string event_of(const sports::Game& game) {
  return ledger::event_name({game.home.name, game.away.name});
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
  const auto similar = records.so_far()->bets.like(kind, advice.decision.confidence);
  if (!similar || similar->decided == 0) return std::nullopt;
  wire::HistoricalAccuracy accuracy{
      .similar_situations = static_cast<std::int64_t>(similar->situations),
      .success_rate = {similar->hit_rate},
      .sample_size = static_cast<std::int64_t>(similar->decided),
      .closes = static_cast<std::int64_t>(similar->closes)};
  if (const auto& fits = similar->fits) {
    accuracy.success_rate_low = Rounded<3>{fits->low};
    accuracy.success_rate_high = Rounded<3>{fits->high};
  }
  if (similar->closes > 0) accuracy.closing_line_value = Rounded<4>{similar->closing_line_value};
  return accuracy;
}

// The line of the pick's side, as it is quoted now; absent where it is not.
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

// Puts around the advice what the question asks of the pick besides whether to bet on it.
std::string told_on(const wizard::Question& question, const Analysis& analysis) {
  auto text = wizard::text_of(analysis).message;
  if (question.intent == Intent::kExplainPrice && !question.stake)
    text = fmt::format("{} {}", wizard::price_text(analysis), text);
  if (question.asks_confidence)
    text = fmt::format("{} {}", wizard::confidence_text(analysis), text);
  if (question.asks_trap) text = fmt::format("{} {}", wizard::trap_text(analysis), text);
  if (question.own_percent) text += ' ' + wizard::own_chance_text(analysis, *question.own_percent);
  if (question.asks_winnings)
    return fmt::format("{} {}", wizard::winnings_text(analysis, *question.stake, question.odds),
                       text);
  if (!question.stake && !question.asks_stake) return text;
  const auto stake = wizard::stake_text(analysis, question.stake);
  return stake.empty() ? text : fmt::format("{} {}", text, stake);
}

MadeAnswer advice_on(const sports::Game& game, const wizard::AdvisedMarket& asked,
                     const Analysis& analysis, const wizard::Question& question,
                     const Knowledge& knowledge, const Records& records) {
  auto advice = advice_of(game, analysis);
  advice.historical_accuracy = accuracy_of(game, asked.advice, asked.assessment.market, records);
  const auto& pick = analysis.pick;
  MadeAnswer made{.reply = {.content = told_on(question, analysis),
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

// "Celtics @ Lakers (simulated), today at 20:00 (UTC): ".
std::string lead_on(const sports::Game& game, const Asker& asker, std::string_view from) {
  return fmt::format("{}{}{}{}, {}: ", event_of(game), from.empty() ? "" : " (", from,
                     from.empty() ? "" : ")", wizard::start_in_words(game.starts_at, asker.days));
}

// In a sentence, for the games behind the first one. Absent where there is no such price.
std::optional<Analysis> add_sentence_on(const sports::Game& game, const wizard::Question& question,
                                        const Asker& asker, const Knowledge& knowledge,
                                        const Records& records, MadeAnswer& made) {
  const auto asked = asked_market(game, question, knowledge.learned);
  if (!asked) return std::nullopt;
  auto analysis = analysis_of(game, *asked, knowledge.learned, asker.bankroll);
  made.reply.content += fmt::format("\n\n{}{}", lead_on(game, asker, source_of(game, records)),
                                    told_on(question, analysis));
  made.requests.push_back(request_for(game, *asked));
  return analysis;
}

// The question about a game behind the first one: of a team that was named alone, its side.
wizard::Question about_other(wizard::Question question, const sports::Game& game) {
  question.side.reset();
  question.own_percent.reset();
  for (const auto& team : question.teams) {
    if (team.sport != game.sport) continue;
    const bool is_home = team.code == game.home.code;
    if (!is_home && team.code != game.away.code) continue;
    const bool is_second = question.side.has_value();
    question.side = is_home ? ledger::Side::kHome : ledger::Side::kAway;
    if (is_second) {
      question.side.reset();
      break;
    }
  }
  return question;
}

MadeAnswer unrated(const wizard::Question& question, const sports::Game& game) {
  const auto what =
      question.market ? fmt::format("The {}", ledger::name_of(*question.market)) : "This game";
  wizard::Answer answer{
      .message = question.market == ledger::Market::kProp
                     ? "I rate teams and not players, so I cannot say whether a prop is worth its "
                       "price. The bookmaker's margin on it is usually larger than on the game's "
                       "own markets."
                     : fmt::format("{} of {} has no price just now.", what, event_of(game)),
      .links = {{"The game's page", "/game-details/" + ledger::to_string(game.id)}},
      .suggestions = {fmt::format("Is the moneyline of the {} worth it?", game.home.name),
                      "Best value today"}};
  return {.reply = reply_of(std::move(answer)), .counts = false};
}

// The question about one pick of the parlay: a stake is on all of them.
wizard::Question about_pick_of_parlay(wizard::Question question) {
  question.stake.reset();
  question.asks_winnings = false;
  question.own_percent.reset();
  if (question.intent == Intent::kExplainPrice) question.intent = Intent::kAdvice;
  return question;
}

std::string text_on_parlay(const wizard::Question& question, std::span<const Analysis> picks) {
  auto text = wizard::parlay_text(picks, question.teams.size() < 2);
  if (picks.size() < 2 || !question.stake) return text;
  std::vector<ledger::AmericanOdds> odds;
  for (const auto& one : picks) odds.push_back(one.pick.quote.odds);
  const auto credit = ledger::parlay_credit(*question.stake, odds);
  return fmt::format("{} {}", wizard::parlay_winnings_text(*question.stake, credit), text);
}

// Its games have begun since they were found, or left the board.
MadeAnswer none_to_come(const wizard::Question& question, const Knowledge& knowledge) {
  const auto* game =
      question.games.empty() ? nullptr : knowledge.board.find(question.games.front());
  auto answer =
      game == nullptr ? wizard::not_understood() : wizard::has_begun(event_of(*game), game->id);
  return {.reply = reply_of(std::move(answer)), .counts = false};
}

// Before advice at the board's line where another was asked about.
std::string line_asked(const wizard::Question& question, const MadeAnswer& made) {
  if (!question.line || question.slip_pick || made.requests.empty()) return {};
  const auto& request = made.requests.front();
  if (request.market != question.market || *question.line == request.line) return {};
  return wizard::another_line(*question.line, request.line,
                              request.market == ledger::Market::kSpread);
}

// The same of a price.
std::string price_asked(const wizard::Question& question, const wizard::AdvisedMarket& advised) {
  if (!question.odds || question.slip_pick) return {};
  const auto board = ledger::of_side(advised.assessment.quote, advised.advice.side).odds;
  if (*question.odds == board) return {};
  return wizard::another_price(*question.odds, board, question.is_decimal);
}

// The question about that pick of the slip alone.
wizard::Question about_pick(const wizard::SlipPick& pick) {
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

}  // namespace

WizardReply reply_of(wizard::Answer answer) {
  return {.content = std::move(answer.message),
          .links = links_text(answer.links),
          .suggestions = to_json(answer.suggestions)};
}

const sports::Game* find_open(const Knowledge& knowledge, ledger::GameId id) {
  const auto* game = knowledge.board.find(id);
  return game != nullptr && is_open(knowledge, *game) ? game : nullptr;
}

bool is_open(const Knowledge& knowledge, const sports::Game& game) {
  return game.starts_at > knowledge.now &&
         std::ranges::find(knowledge.closed, game.id) == knowledge.closed.end();
}

wizard::Vocabulary vocabulary_of(const Knowledge& knowledge, const Asker& asker) {
  return {.names = knowledge.names,
          .board = knowledge.games,
          .days = asker.days,
          .slip = asker.slip,
          .under_way = knowledge.under_way};
}

MadeAnswer on_games(const wizard::Question& asked_question, const Asker& asker,
                    const Knowledge& knowledge, const Records& records) {
  std::vector<const sports::Game*> games;
  for (const auto id : asked_question.games) {
    if (const auto* game = find_open(knowledge, id)) games.push_back(game);
  }
  // Of a slip its own sentence says what its picks are together.
  const bool is_on_parlay = asked_question.intent != Intent::kSlipBet &&
                            asked_question.filter == wizard::RecordFilter::kParlays;
  const auto question =
      is_on_parlay && games.size() > 1 ? about_pick_of_parlay(asked_question) : asked_question;
  if (games.empty()) return none_to_come(question, knowledge);
  const auto asked = asked_market(*games.front(), question, knowledge.learned);
  if (!asked) return unrated(question, *games.front());
  std::vector<Analysis> picks{
      analysis_of(*games.front(), *asked, knowledge.learned, asker.bankroll)};
  auto made = advice_on(*games.front(), *asked, picks.front(), question, knowledge, records);
  made.reply.content = lead_on(*games.front(), asker, {}) + line_asked(question, made) +
                       price_asked(question, *asked) + made.reply.content;
  for (const auto* game : games | std::views::drop(1)) {
    auto pick =
        add_sentence_on(*game, about_other(question, *game), asker, knowledge, records, made);
    if (pick) picks.push_back(*std::move(pick));
  }
  if (is_on_parlay)
    made.reply.content += fmt::format("\n\n{}", text_on_parlay(asked_question, picks));
  const auto left_out = wizard::left_out(question, knowledge.names);
  if (!left_out.empty()) made.reply.content += fmt::format("\n\n{}", left_out);
  if (question.under_way) {
    const auto now = wizard::playing_now(*question.under_way, vocabulary_of(knowledge, asker));
    made.reply.content = wizard::on_the_next_game(now.message, made.reply.content);
  }
  return made;
}

std::optional<MadeAnswer> on_an_example(wizard::Question question, const Asker& asker,
                                        const Knowledge& knowledge, const Records& records) {
  for (const auto& one : knowledge.games.games()) {
    const auto* game = find_open(knowledge, one.id);
    if (game == nullptr || !asked_market(*game, question, knowledge.learned)) continue;
    question.games = {one.id};
    auto made = on_games(question, asker, knowledge, records);
    made.reply.content = fmt::format("{}\n\n{}", wizard::taken_for_example(), made.reply.content);
    return made;
  }
  return std::nullopt;
}

MadeAnswer on_slip(const wizard::Question& question, const Asker& asker, const Knowledge& knowledge,
                   const Records& records) {
  auto made = on_games(question, asker, knowledge, records);
  if (!question.slip_pick) return made;
  const auto& first = asker.slip[*question.slip_pick];
  if (!made.requests.empty() && made.requests.front().line != first.line)
    made.reply.content += wizard::line_has_moved();
  if (!question.is_whole_slip) return made;
  std::size_t spoken_of = 1;
  for (const auto& pick : asker.slip) {
    if (&pick == &first) continue;
    if (spoken_of++ == wizard::kGames) break;
    add_sentence_on_pick(pick, asker, knowledge, records, made);
  }
  made.reply.content += fmt::format("\n\n{}", wizard::picks_together(asker.slip));
  return made;
}

MadeAnswer best_value(const wizard::Question& question, const Asker& asker,
                      const Knowledge& knowledge, const Records& records) {
  const auto found = best_values(question, knowledge, records);
  auto answer = wizard::best_value(found.listed, found.watched, question);
  if (found.picks.empty()) return {.reply = reply_of(std::move(answer))};
  const auto& best = found.picks.front();
  const auto analysis = analysis_of(*best.game, best.market, knowledge.learned, asker.bankroll);
  auto made = advice_on(*best.game, best.market, analysis, question, knowledge, records);
  made.reply.content = std::move(answer.message);
  for (const auto& [game, market] : found.picks | std::views::drop(1))
    made.requests.push_back(request_for(*game, market));
  return made;
}

}  // namespace chalkline::http
