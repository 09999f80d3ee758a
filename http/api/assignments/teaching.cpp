#include <algorithm>
#include <tuple>

#include "base/json/reader.hpp"
#include "base/sha256.hpp"
#include "http/api/assignments/assignments.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/identity/classes/class_names.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/rules/classes/assignments.hpp"
#include "ledger/state/lookups.hpp"
#include "ledger/state/state.hpp"

// The calls of educators.
namespace chalkline::http {
namespace {

namespace rules = insight::assignments;

std::string_view last_segment(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::optional<Response> refuse_query(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok) return text(400, ok.error());
  return std::nullopt;
}

std::vector<wire::AssignmentChoice> choices() {
  std::vector<wire::AssignmentChoice> all;
  for (std::size_t i = 1; i <= rules::kAssignments; ++i)
    all.push_back(wire::choice_of(static_cast<rules::Assignment>(i)));
  return all;
}

// A week's list is chosen among the next games: of a class's own season, and of the usual leagues.
constexpr std::size_t kGamesOfEach = 60;

void add_games(std::vector<wire::AssignmentGame>& shown, std::span<const sports::Game> games,
               const auto& is_theirs) {
  std::size_t added = 0;
  for (const auto& game : games) {
    if (added == kGamesOfEach) return;
    if (!is_theirs(game)) continue;
    ++added;
    shown.push_back({game.id, game.away.name + " @ " + game.home.name, game.starts_at});
  }
}

std::string alias_of(std::span<const MemberRow> members, std::uint64_t purse) {
  const auto found = std::ranges::find(members, purse,
                                       [](const MemberRow& row) { return ledger::raw(row.purse); });
  return found == members.end() ? std::string{} : found->alias;
}

}  // namespace

// A look at all members together, which they can see as one at the overview.
Task<Response> AssignmentCalls::of_class(RequestContext& context) {
  if (auto refusal = refuse_query(context)) co_return std::move(*refusal);
  const auto taught = find_taught(context, last_segment(context.request.path));
  if (!taught) co_return taught.error();
  const auto& [row, seat] = *taught;
  const auto looked = co_await context.io.engine.decide(
      ledger::OpenOverview{.class_id = row.id, .educator = context.session->account});
  if (!looked && looked.error() != ledger::Rejection::kNothingToDo)
    co_return refused(looked.error());
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::move(*refusal);
  auto& classes = context.io.accounts.classes();
  const auto members = classes.members(row.id);
  const auto roster = classes.roster(row.id);
  const auto states = co_await graded(context, {row.id, members, seat});
  if (!states) co_return states.error();
  auto shown = co_await parts_.storage.run(context, context.session->account, [&] {
    wire::ClassAssignments found{.title = row.title, .choices = choices()};
    for (const auto& one : parts_.assignment_states.assignments(row.id)) {
      if (one.in_force().rule.withdrawn)
        found.withdrawn.push_back({one.which(), one.in_force().version});
      else
        found.assignments.push_back(shown_rule(one.in_force()));
    }
    for (std::size_t i = 0; i < members.size(); ++i) {
      const auto purse = ledger::load_account(parts_.state, members[i].purse).purse;
      if (!purse) continue;
      found.learners.push_back(wire::learner_of(members[i], *purse, roster, seat, (*states)[i]));
    }
    return found;
  });
  if (!shown) co_return std::move(shown.error());
  co_return json(200, to_json(*shown));
}

// The class's own board, whichever purse the educator has chosen.
Task<Response> AssignmentCalls::games(RequestContext& context) {
  if (auto refusal = refuse_query(context)) co_return std::move(*refusal);
  const auto taught = find_taught(context, last_segment(context.request.path));
  if (!taught) co_return taught.error();
  const auto board = parts_.odds.current();
  const auto& in_class = taught->row.id;
  wire::ClassGames shown;
  if (const auto* season = board->of_class(in_class))
    add_games(shown.games, season->upcoming, [](const sports::Game&) { return true; });
  add_games(shown.games, board->upcoming,
            [&](const sports::Game& game) { return board->find(in_class, game.id) != nullptr; });
  std::ranges::sort(shown.games, {}, [](const wire::AssignmentGame& game) {
    return std::pair{game.starts_at, game.game_id};
  });
  co_return json(200, to_json(shown));
}

Task<Response> AssignmentCalls::set(RequestContext& context) {
  const auto form = read_json<wire::SetAssignmentRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto rule = wire::rule_of(*form);
  if (!rule) co_return text(400, rule.error());
  const auto taught = find_taught(context, form->class_id);
  if (!taught) co_return taught.error();
  if (!rule->set_games.empty()) {
    const auto kept = co_await games_in_force(context, taught->row.id);
    if (!kept) co_return kept.error();
    const auto board = parts_.odds.current();
    for (const auto game : rule->set_games) {
      const bool is_on_sale = board->find(taught->row.id, ledger::GameId{game}) != nullptr;
      if (!is_on_sale && std::ranges::find(*kept, game) == kept->end())
        co_return text(400, "Each game that is new on the list must be one that can be bet on now");
    }
  }
  co_return co_await put_rule(context, taught->row.id, *rule, form->version);
}

// They stay on a list that is changed, over or not: what was done on them was done.
Task<std::expected<std::vector<std::uint64_t>, Response>> AssignmentCalls::games_in_force(
    RequestContext& context, const ledger::ClassId& in_class) {
  auto found = co_await parts_.storage.run(context, context.session->account, [&] {
    for (const auto& one : parts_.assignment_states.assignments(in_class)) {
      if (one.which() == rules::Assignment::kSetGames) return one.in_force().rule.set_games;
    }
    return std::vector<std::uint64_t>{};
  });
  if (!found) co_return std::unexpected{std::move(found.error())};
  co_return *std::move(found);
}

Task<Response> AssignmentCalls::withdraw(RequestContext& context) {
  const auto form = read_json<wire::WithdrawAssignmentRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_taught(context, form->class_id);
  if (!taught) co_return taught.error();
  const rules::Rule rule{.assignment = form->assignment, .withdrawn = true};
  co_return co_await put_rule(context, taught->row.id, rule, form->version);
}

// The text first: a text without a version is of no assignment, and a version without its text
// would be one that nobody can read.
Task<Response> AssignmentCalls::put_rule(RequestContext& context, const ledger::ClassId& in_class,
                                         const rules::Rule& rule, std::int64_t version) {
  const auto rule_text = rules::canonical_text(rule);
  const ledger::SetAssignment command{.class_id = in_class,
                                      .assignment = std::to_underlying(rule.assignment),
                                      .version = static_cast<std::uint16_t>(version + 1),
                                      .rule = sha256(rule_text)};
  const auto state = ledger::find_class(parts_.state, in_class);
  // A rule that would be refused leaves no text behind.
  const auto known =
      ledger::decide(state ? &*state : nullptr, command, parts_.clock(), ledger::latest_rules());
  if (!known) co_return refused(known.error());
  const auto kept = co_await parts_.storage.run(context, context.session->account, [&] {
    parts_.accounts.class_rules.put(in_class, rule_text);
    return true;
  });
  if (!kept) co_return kept.error();
  const auto set = co_await context.io.engine.decide(command);
  if (!set) co_return refused(set.error());
  co_return Response{.status = 204}.at(set->position);
}

Task<Response> AssignmentCalls::regrade(RequestContext& context) {
  const auto form = read_json<wire::RegradeRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_taught(context, form->class_id);
  if (!taught) co_return taught.error();
  // Grades by the rule that is in force now, no matter which educator set it.
  if (!co_await parts_.freshness.wait_for_all(context)) co_return busy();
  const auto members = context.io.accounts.classes().members(taught->row.id);
  wire::RegradeAnswer answer{.version = static_cast<std::uint16_t>(form->version)};
  const AssignmentsAsked asked{taught->row.id, members, taught->seat};
  const auto changes = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.assignment_states.regrade(asked, form->assignment, answer.version,
                                            parts_.clock());
  });
  if (!changes) co_return changes.error();
  if (!*changes) co_return refused(ledger::Rejection::kAssignmentChanged);
  for (const auto& change : **changes) {
    auto alias = alias_of(members, change.member);
    if (change.stays) {
      answer.stay_met.push_back(std::move(alias));
      continue;
    }
    answer.newly_met.push_back(std::move(alias));
    if (form->is_preview) continue;
    std::ignore = co_await context.io.engine.decide(ledger::MeetAssignment{
        ledger::AccountId{change.member}, std::to_underlying(form->assignment), answer.version,
        change.progress.met_by.value()});
  }
  answer.is_done = !form->is_preview;
  co_return json(200, to_json(answer));
}

}  // namespace chalkline::http
