#include "http/api/shared/call/rejections.hpp"
#include "http/api/wizard/chat_json.hpp"
#include "http/api/wizard/wizard.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/rules/game.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

using projections::BetStatus;

constexpr std::string_view kNoSuchAnswer = "You have no answer of the Wizard with this number";

BetStatus outcome_of(const AdvisedPick& pick, ledger::GameId id, const ledger::State& state) {
  const auto game = ledger::find_game(state, id);
  if (!game || !ledger::has_ended(*game)) return BetStatus::kPending;
  const ledger::Pick bet{.market = pick.market, .side = pick.side, .line = pick.line};
  return static_cast<BetStatus>(ledger::outcome_of(bet, *game));
}

wire::SavedGame saved_game_of(sports::Game game) {
  return {.id = game.id,
          .sport = game.sport,
          .source = game.source,
          .home_team = std::move(game.home),
          .away_team = std::move(game.away),
          .start_time = game.starts_at,
          .status = game.status};
}

// Blocks on the disk.
std::string saved_text(std::span<const SavedAnalysis> saved, sports::HistoryReader& games,
                       const ledger::State& state) {
  wire::SavedAnalyses answer;
  for (const auto& [id, saved_at, question, advice, game, pick] : saved) {
    auto& shown = answer.analyses.emplace_back(wire::SavedAnalysis{.id = id,
                                                                   .saved_at = saved_at,
                                                                   .question = question,
                                                                   .advice = {advice},
                                                                   .game = std::nullopt,
                                                                   .outcome = std::nullopt});
    if (!game) continue;
    if (auto found = games.find(*game)) shown.game = saved_game_of(std::move(found->game));
    if (pick) shown.outcome = outcome_of(*pick, *game, state);
  }
  return to_json(answer);
}

}  // namespace

Task<Response> Wizard::save(RequestContext& context) {
  const auto form = read_json<wire::MessageIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  const auto is_saved = co_await parts_.storage.run(context, account, [&] {
    return parts_.accounts.conversations.save(account, form->id, parts_.clock());
  });
  if (!is_saved) co_return is_saved.error();
  co_return *is_saved ? Response{.status = 204} : text(404, kNoSuchAnswer);
}

Task<Response> Wizard::unsave(RequestContext& context) {
  const auto form = read_json<wire::MessageIdRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto account = context.session->account;
  const auto was_saved = co_await parts_.storage.run(
      context, account, [&] { return parts_.accounts.conversations.unsave(account, form->id); });
  if (!was_saved) co_return was_saved.error();
  co_return *was_saved ? Response{.status = 204}
                       : text(404, "You have saved no analysis with this number");
}

Task<Response> Wizard::saved(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) co_return text(400, ok.error());
  const auto account = context.session->account;
  const auto saved = context.io.accounts.saved_analyses(account);
  auto shown = co_await parts_.storage.run(
      context, account, [&] { return saved_text(saved, parts_.past_games, parts_.state); });
  if (!shown) co_return std::move(shown.error());
  co_return json(200, *std::move(shown));
}

}  // namespace chalkline::http
