#include "base/json/reader.hpp"
#include "http/api/assignments/acts_json.hpp"
#include "http/api/assignments/assignments.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/learner/asked_side.hpp"

// The calls of learners.
namespace chalkline::http {
namespace {

namespace rules = insight::assignments;

constexpr std::string_view kPriceGone{"This price is not on sale any more, so look at it again"};

// The rule by which the learner is graded: that under which they began.
const rules::SetRule& rule_of(const ClassAssignment& assignment, std::uint16_t version) {
  for (const auto& one : assignment.versions) {
    if (one.version == version) return one;
  }
  return assignment.in_force();
}

// The present price of a side; the error is the answer to give instead.
std::expected<ledger::AskedSide, Response> priced_side(const sports::OddsBoard& board,
                                                       const wire::PracticeSide& side) {
  if (side.market == ledger::Market::kProp)
    return std::unexpected{text(400, "market must be moneyline, spread or total")};
  const auto game = ledger::parse_game_id(side.game_id);
  if (!game || board.find(*game) == nullptr)
    return std::unexpected{refused(ledger::Rejection::kUnknownGame)};
  const auto asked = priced(
      board, {.game = *game, .market = side.market, .side = side.side, .line = side.line.count});
  if (!asked) return std::unexpected{text(409, kPriceGone)};
  return *asked;
}

Response shown(const ledger::CommandResult& done, double margin) {
  return json(200, to_json(wire::MarginShown{margin})).at(done.position);
}

}  // namespace

Task<Response> AssignmentCalls::own(RequestContext& context) {
  if (!context.request.query.empty()) co_return text(400, "This call takes no parameters");
  const auto& path = context.request.path;
  const auto member = find_joined(context, std::string_view{path}.substr(path.rfind('/') + 1));
  if (!member) co_return member.error();
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  const auto row = context.io.accounts.classes().find(member->in_class);
  if (!row) co_return text(404, "You are not in this class");
  const auto states = co_await graded(context, {member->in_class, {&*member, 1}, {}});
  if (!states) co_return states.error();
  auto found = co_await parts_.storage.run(context, context.session->account, [&] {
    wire::OwnAssignments all{.title = row->title};
    const auto assignments = parts_.assignment_states.assignments(member->in_class);
    for (const auto& state : states->front().states) {
      for (const auto& one : assignments) {
        if (one.which() != state.assignment) continue;
        all.assignments.push_back(
            {shown_rule(rule_of(one, state.version)), wire::progress_of(state), state.is_shared});
      }
    }
    return all;
  });
  if (!found) co_return std::move(found.error());
  co_return json(200, to_json(*found));
}

// Answers with the margin only after it was judged.
Task<Response> AssignmentCalls::mark_market(RequestContext& context) {
  const auto form = read_json<wire::PracticeSide>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto asked = priced_side(*parts_.odds.current(), *form);
  if (!asked) co_return asked.error();
  const auto marked =
      co_await context.io.engine.decide(ledger::MarkMarket{context.session->account, *asked});
  if (!marked) co_return refused(marked.error());
  co_return shown(*marked, margin_of(asked->odds, asked->other_odds));
}

Task<Response> AssignmentCalls::guess_margin(RequestContext& context) {
  const auto form = read_json<wire::GuessRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  ledger::GuessMargin guess{.account = context.session->account,
                            .guess = static_cast<std::uint16_t>(form->tenths)};
  const auto board = parts_.odds.current();
  for (const auto& side : form->sides) {
    const auto asked = priced_side(*board, side);
    if (!asked) co_return asked.error();
    guess.sides.push_back(*asked);
  }
  const auto guessed = co_await context.io.engine.decide(guess);
  if (!guessed) co_return refused(guessed.error());
  co_return shown(*guessed, margin_of(guess.sides));
}

Task<Response> AssignmentCalls::pass_game(RequestContext& context) {
  const auto form = read_json<wire::PassRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto game = ledger::parse_game_id(form->game_id);
  if (!game) co_return refused(ledger::Rejection::kUnknownGame);
  const auto passed =
      co_await context.io.engine.decide(ledger::PassGame{context.account(), *game, form->reason});
  if (!passed) co_return refused(passed.error());
  co_return Response{.status = 204}.at(passed->position);
}

}  // namespace chalkline::http
