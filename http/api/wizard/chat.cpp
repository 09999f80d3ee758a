#include <fmt/format.h>

#include <algorithm>

#include "http/api/shared/call/idempotency_key.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/wizard/asked_props.hpp"
#include "http/api/wizard/chat_json.hpp"
#include "http/api/wizard/kept_topic.hpp"
#include "http/api/wizard/wizard.hpp"
#include "http/identity/zones/time_zone.hpp"
#include "http/identity/zones/zone_offset.hpp"
#include "http/parse/visible_text.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/progress.hpp"
#include "wizard/answers/replies.hpp"

namespace chalkline::http {
namespace {

Response none_left() {
  return text(429, "You have asked your questions for today, new ones come at 00:00 UTC");
}

// Leaves out a pick that no market has. Whether a game is on the board is looked at when it is
// answered.
std::vector<wizard::SlipPick> slip_of(const std::vector<wire::AskedPick>& asked) {
  std::vector<wizard::SlipPick> slip;
  for (const auto& [game_id, market, side, line] : asked) {
    const auto game = ledger::parse_game_id(game_id);
    if (game && ledger::is_pick(market, side, line.count))
      slip.push_back({.game = *game, .market = market, .side = side, .line = line.count});
  }
  return slip;
}

// RULES 39: of the zone in which the person sees times, by their settings or their browser; where
// neither says one, that of their daily page.
wizard::Days days_of(RequestContext& context, ledger::Timestamp now,
                     std::optional<std::string> browser) {
  const auto account = context.session->account;
  const auto settings = context.io.accounts.settings(account);
  auto zone = settings ? settings->time_zone : std::nullopt;
  if (!zone) zone = std::move(browser);
  if (!zone) zone = zone_at(context.io.accounts.habits(account).value_or(HabitSettings{}), now);
  const auto ahead_of_utc = [name = *zone](ledger::Timestamp at) { return utc_offset(name, at); };
  return wizard::days_from(now, *zone, ahead_of_utc);
}

std::string last_feed(sports::HistoryReader& past_games, ledger::GameId id) {
  const auto game = past_games.find(id);
  return game && !game->quotes.empty() ? game->quotes.back().feed : std::string{};
}

std::string answer_text(const KeptAnswer& kept, std::optional<std::int32_t> remaining,
                        ledger::Timestamp now) {
  const auto& reply = kept.reply;
  wire::WizardAnswer answer{
      .id = kept.id,
      .advice = std::nullopt,
      .content = reply.content,
      .links = {reply.links},
      .suggestions = {reply.suggestions},
      .remaining_questions = remaining,
      .speaks_of_no_bets = wizard::speaks_of_no_bets(kept_topic(reply.topic).care, now)};
  if (reply.advice) answer.advice = wire::AdviceText{*reply.advice};
  return to_json(answer);
}

}  // namespace

Response Wizard::answered(const KeptAnswer& kept, const AskedQuestion& question,
                          ledger::Position position) const {
  if (kept.question != question.text)
    return text(409, "This Idempotency-Key was used for another question");
  const auto state = ledger::load_account(parts_.state, question.account);
  return json(200,
              answer_text(kept, questions_left(state.membership.tier, kept.asked), parts_.clock()))
      .at(position == 0 ? state.last_event : position);
}

// One question of an account at a time, so that neither a quota nor a key is used twice.
Task<Response> Wizard::chat(RequestContext& context) {
  auto form = read_json<wire::WizardQuestion>(context.request.body);
  if (!form) co_return text(400, form.error());
  if (is_blank(form->message)) co_return text(400, "Write a question of 1 to 500 characters");
  if (form->time_zone && !is_time_zone(*form->time_zone))
    co_return text(400, "timeZone must be a time zone like Europe/Berlin");
  AskedQuestion question{.account = context.session->account, .text = std::move(form->message)};
  Asker asker{.slip = slip_of(form->slip.value_or(std::vector<wire::AskedPick>{}))};
  asker.days = days_of(context, parts_.clock(), std::move(form->time_zone));
  if (const auto header = context.request.idempotency_key) {
    question.key = idempotency_key(*header);
    if (!question.key) co_return text(400, kBadIdempotencyKey);
  }
  const auto name = std::to_string(ledger::raw(question.account));
  if (const auto wait = questions_per_account_.try_acquire(name, SteadyClock::now()))
    co_return too_many(*wait);
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto turn = co_await turns_.begin(context.io.executor, question.account);
  if (!turn) co_return too_many_at_once();
  co_return co_await answer_in_turn(context, std::move(question), std::move(asker));
}

Task<Response> Wizard::answer_in_turn(RequestContext& context, AskedQuestion question,
                                      Asker asker) {
  const auto now = parts_.clock();
  const auto day = ledger::day_of(now);
  auto& conversations = parts_.accounts.conversations;
  if (question.key) {
    const auto before = co_await parts_.storage.run(context, question.account, [&] {
      return conversations.find(question.account, *question.key, day);
    });
    if (!before) co_return before.error();
    if (*before) co_return answered(**before, question, 0);
  }
  const auto state = ledger::load_account(parts_.state, question.account);
  const auto& tier = state.membership.tier;
  const auto asked = context.io.accounts.questions(question.account, day);
  const auto learned = learning_.current();
  if (!learned)
    co_return unavailable("The Wizard is still reading past games, try again in a moment");

  const auto executor = context.io.executor;
  add_account(asker, context, state);
  asker.questions_left = questions_left(tier, asked);
  Asking asking{question.account, std::move(asker), learned, now, question.text};
  auto made = co_await made_from(executor, asking);
  if (!made) co_return busy();
  const bool is_none_left = questions_left(tier, asked) == 0;
  if (made->counts && is_none_left) co_return none_left();
  const bool may_be_worded = !made->is_help && (!made->is_understood || made->explanation);
  const auto use = may_be_worded && !is_none_left ? wording_.begin() : std::nullopt;
  if (use && !made->is_understood) {
    if (auto nearest = co_await made_from_restated(executor, *use, asking))
      made = std::move(nearest);
  }
  auto position = co_await given(context, *made, asking);
  if (!position) co_return std::move(position.error());
  question.counts = made->counts;
  if (use && made->explanation) {
    if (const auto words = co_await wording_.phrased(executor, *use, *made->explanation))
      made->reply.content += fmt::format("\n\nIn other words, by a language model: {}", *words);
  }
  const auto daily_max = questions_left(tier, 0);
  const auto kept = co_await parts_.storage.run(context, question.account, [&] {
    return conversations.add(question, made->reply, now, daily_max);
  });
  if (!kept) co_return kept.error();
  if (!*kept)
    co_return kept->error() == Conversations::Refusal::kNobody ? signed_out() : none_left();
  co_return answered(**kept, question, *position);
}

void Wizard::add_account(Asker& asker, RequestContext& context,
                         const ledger::AccountState& state) const {
  const auto account = context.session->account;
  auto& accounts = context.io.accounts;
  const auto standing = context.io.reader->ask(&projections::StandingQuery::find, account);
  asker.username = accounts.username(account).value_or("");
  asker.skill = standing ? standing->skill : std::nullopt;
  if (standing) {
    asker.reached = {standing->level, standing->xp,
                     ledger::xp_to_next(standing->level, ledger::latest_rules().levels)};
  }
  asker.bankroll = std::max<ledger::Coins>(0, state.balance + state.held);
  asker.topic = accounts.last_topic(account);
}

// Advice that was given already stays what it is: the ledger takes it once.
Task<std::expected<ledger::Position, Response>> Wizard::given(RequestContext& context,
                                                              MadeAnswer& made, Asking& asking) {
  ledger::Position position = 0;
  for (std::size_t next = 0; next < made.requests.size();) {
    auto request = made.requests.at(next);
    request.account = asking.account;
    const auto decided = co_await context.io.engine.decide(request);
    if (decided) {
      position = std::max(position, decided->position);
      ++next;
      continue;
    }
    const bool is_new = std::ranges::find(asking.closed, request.game) == asking.closed.end();
    if (decided.error() != ledger::Rejection::kBettingClosed || !is_new)
      co_return std::unexpected(refused(decided.error()));
    asking.closed.push_back(request.game);
    auto rest = co_await made_from(context.io.executor, asking);
    if (!rest) co_return std::unexpected(busy());
    made = *std::move(rest);
    next = 0;
  }
  co_return position;
}

Task<std::optional<MadeAnswer>> Wizard::made_from(Executor executor, const Asking& asking) {
  return workers_.run(executor, [this, &asking] { return answer_from(asking); });
}

// The restated question is understood as if it had been typed. Its own words are not shown: nobody
// has checked them.
Task<std::optional<MadeAnswer>> Wizard::made_from_restated(Executor executor,
                                                           const Wording::Use& use,
                                                           Asking& asking) {
  auto words = co_await wording_.restated(executor, use, asking.message, asking.asker.username);
  if (!words) co_return std::nullopt;
  auto other = asking;
  other.message = *std::move(words);
  other.is_restated = true;
  auto made = co_await made_from(executor, other);
  if (!made || !made->is_understood || made->is_help) co_return std::nullopt;
  asking = std::move(other);
  co_return made;
}

MadeAnswer Wizard::answer_from(const Asking& asking) {
  const auto board = boards_.current();
  const auto under_way = games_under_way(*parts_.live.current());
  const Knowledge knowledge{.learned = *asking.learned,
                            .board = *board->odds,
                            .names = names_,
                            .games = board->games,
                            .under_way = under_way,
                            .now = asking.now,
                            .closed = asking.closed};
  const Records records{
      .feed = [&](ledger::GameId game) { return last_feed(parts_.past_games, game); },
      .own = [&](const auto& asked) { return own_records_.of(asking.account, asked); },
      .placed = [&](const auto& asked) { return own_records_.placed(asking.account, asked); },
      .so_far = [&] { return given_.current(); }};
  const Props props{
      .players = [&](const auto& game) { return parts_.props.players(game, asking.now); },
      .offers = [&](ledger::GameId game) { return parts_.props.of(game, asking.now); },
      .figures =
          [&](const auto& game, const auto& subject) {
            return parts_.past_games.last_figures(game, subject.player, subject.type,
                                                  kFiguresKnown);
          }};
  auto made = answer(asking.message, asking.asker, knowledge, records, props);
  if (asking.is_restated)
    made.reply.content = fmt::format("{}\n\n{}", wizard::nearest_question(), made.reply.content);
  return made;
}

}  // namespace chalkline::http
