#include <fmt/format.h>

#include <algorithm>

#include "base/csv_field.hpp"
#include "base/json/reader.hpp"
#include "http/api/classes/classes.hpp"
#include "http/api/classes/roster_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/mail/templates.hpp"
#include "http/parse/email_address.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/state/state.hpp"

// The roster of a graded class: read from the school's file, compared before anything changes.
namespace chalkline::http {
namespace {

constexpr std::string_view kRosterCsvHeader = "sourcedId,identifier,username,name,state,alias\r\n";

Response no_roster() { return text(409, "A class without names has no roster"); }

// The name stands beside an alias once its owner has agreed to who looks.
wire::RosterStudent student_of(const RosterRow& row, const std::optional<MemberRow>& member,
                               Seat seat, const ledger::State& state) {
  wire::RosterStudent shown{.sourced_id = row.sourced_id,
                            .name = full_name(row),
                            .username = row.username,
                            .identifier = row.identifier};
  const auto purse = member ? ledger::load_account(state, member->purse).purse : std::nullopt;
  if (!purse) return shown;
  shown.state = wire::RosterState::kJoined;
  if (purse->left) shown.state = wire::RosterState::kLeft;
  if (purse->taken_back) {
    shown.state = wire::RosterState::kWithdrawn;
  } else if (seat <= member->agreed) {
    shown.alias = member->alias;
  }
  return shown;
}

wire::Roster roster_of(ClassReader& classes, const TaughtClass& taught,
                       const ledger::State& state) {
  const auto& id = taught.row.id;
  wire::Roster shown{.version = classes.roster_version(id)};
  for (const auto& row : classes.roster(id)) {
    const auto member = row.person ? classes.member(id, *row.person) : std::nullopt;
    shown.students.push_back(student_of(row, member, taught.seat, state));
  }
  return shown;
}

}  // namespace

Task<Response> ClassCalls::roster(RequestContext& context) {
  const auto taught = find_seen_by_path(context, times());
  if (!taught) co_return taught.error();
  co_return json(200, to_json(roster_of(context.io.accounts.classes(), *taught, parts_.state)));
}

Task<Response> ClassCalls::roster_csv(RequestContext& context) {
  const auto taught = find_seen_by_path(context, times());
  if (!taught) co_return taught.error();
  const auto shown = roster_of(context.io.accounts.classes(), *taught, parts_.state);
  std::string csv{kRosterCsvHeader};
  for (const auto& student : shown.students) {
    fmt::format_to(std::back_inserter(csv), "{},{},{},{},{},{}\r\n", csv_field(student.sourced_id),
                   csv_field(student.identifier), csv_field(student.username),
                   csv_field(student.name), word_of(student.state),
                   csv_field(student.alias.value_or("")));
  }
  Response response{.type = "text/csv; charset=utf-8", .body = std::move(csv)};
  co_return response.with("Content-Disposition", "attachment; filename=\"roster.csv\"");
}

Task<Response> ClassCalls::preview_roster(RequestContext& context) {
  const auto form = read_json<wire::RosterRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  if (taught->row.kind != ClassKind::kGraded) co_return no_roster();
  auto& classes = context.io.accounts.classes();
  const auto version = classes.roster_version(taught->row.id);
  const auto known = classes.roster(taught->row.id);
  const auto read = co_await parts_.storage.run(context, context.session->account,
                                                [&] { return read_one_roster(form->csv); });
  if (!read) co_return read.error();
  const auto& file = *read;
  if (!file) co_return text(400, file.error());
  co_return json(
      200, to_json(wire::roster_preview_of(*file, difference(known, file->students), version)));
}

Task<Response> ClassCalls::apply_roster(RequestContext& context) {
  const auto form = read_json<wire::ApplyRosterRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  const auto& row = taught->row;
  if (row.kind != ClassKind::kGraded) co_return no_roster();
  const auto in_class = class_state(parts_.state, row.id);
  if (!in_class) co_return busy();
  if (ledger::has_ended(*in_class, parts_.clock()))
    co_return refused(ledger::Rejection::kClassEnded);
  const auto educator = context.session->account;
  auto& rosters = parts_.accounts.rosters;
  wire::RosterApplied answer;
  std::optional<Response> refusal;
  const auto apply = [&] {
    const auto file = read_one_roster(form->csv);
    if (!file) {
      refusal = text(400, file.error());
      return;
    }
    const auto applied = rosters.apply(row.id, form->version, file->students);
    if (!applied) {
      refusal = applied.error() == ClassRosters::NotApplied::kChanged
                    ? text(409, "The roster has changed meanwhile: look at the difference again")
                    : text(409, fmt::format("A class has at most {} learners", kMembersMax));
      return;
    }
    answer.added = applied->added.size();
    answer.changed = applied->renamed.size();
    const auto person = parts_.accounts.people.find(educator);
    if (form->mails && person) mail_invitations(row.id, *person, applied->added, answer);
  };
  const auto done = co_await parts_.storage.run(context, educator, [&] {
    apply();
    return true;
  });
  if (!done) co_return done.error();
  if (refusal) co_return *std::move(refusal);
  co_return json(200, to_json(answer));
}

void ClassCalls::mail_invitations(const ledger::ClassId& in_class, const Person& educator,
                                  std::span<const RosterEntry> added, wire::RosterApplied& answer) {
  const auto key = std::to_string(ledger::raw(educator.id));
  for (const auto& entry : added) {
    if (!entry.email) continue;
    const bool may = is_email(*entry.email) &&
                     !invitation_mails_.try_acquire(key, std::chrono::steady_clock::now());
    const auto made =
        may ? parts_.accounts.rosters.invite(in_class, std::span{&entry.sourced_id, 1}, wall_now())
            : std::vector<ClassRosters::Invitation>{};
    if (made.empty()) {
      ++answer.not_mailed;
      continue;
    }
    parts_.mail.post(class_invitation_letter(*entry.email, educator.username, parts_.site_url,
                                             made.front().token));
    ++answer.mailed;
  }
}

Task<Response> ClassCalls::remove_from_roster(RequestContext& context) {
  const auto form = read_json<wire::RemoveFromRosterRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  const auto removed = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.accounts.rosters.remove(taught->row.id, form->sourced_id);
  });
  if (!removed) co_return removed.error();
  if (!*removed) {
    co_return removed->error() == ClassRosters::NotRemoved::kJoined
        ? text(409, "Who has joined stays on the roster, as long as they are in the class")
        : text(404, "No student of this roster has that sourcedId");
  }
  co_return Response{.status = 204};
}

Task<Response> ClassCalls::invite(RequestContext& context) {
  const auto form = read_json<wire::InviteRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto taught = find_seen(context, form->class_id, times());
  if (!taught) co_return taught.error();
  std::vector<std::string> wanted;
  for (auto& row : context.io.accounts.classes().roster(taught->row.id)) {
    if (!row.person && (!form->sourced_id || row.sourced_id == *form->sourced_id))
      wanted.push_back(std::move(row.sourced_id));
  }
  if (wanted.empty()) co_return text(404, "Nobody of this roster is to be invited");
  const auto made = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.accounts.rosters.invite(taught->row.id, wanted, wall_now());
  });
  if (!made) co_return made.error();
  co_return json(200, to_json(wire::invitations_of(*made)));
}

}  // namespace chalkline::http
