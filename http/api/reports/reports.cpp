#include "http/api/reports/reports.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "http/api/reports/grades_csv.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"
#include "http/parse/query_fields.hpp"

namespace chalkline::http {
namespace {

std::expected<TaughtClass, Response> taught_by_path(RequestContext& context) {
  if (const auto ok = read_no_query(context.request.query); !ok)
    return std::unexpected{text(400, ok.error())};
  const std::string_view path{context.request.path};
  return find_taught(context, path.substr(path.rfind('/') + 1));
}

Response download(Response response, std::string_view what, const wire::LedgerStamp& stamp,
                  std::string_view ending) {
  return std::move(response).with(
      "Content-Disposition",
      fmt::format("attachment; filename=\"{}-as-of-{}.{}\"", what, stamp.position.value, ending));
}

std::optional<bool> is_met(AssignmentMark mark) {
  if (mark == AssignmentMark::kNotShared) return std::nullopt;
  return mark == AssignmentMark::kMet || mark == AssignmentMark::kMetLate;
}

struct Grades {
  std::vector<insight::assignments::Assignment> columns;
  std::vector<ProposedGrades> of_members;
};

Grades grades_of(const std::vector<MemberAssignments>& members) {
  Grades grades;
  for (const auto& member : members) {
    auto& row = grades.of_members.emplace_back(ProposedGrades{.purse = member.purse});
    grades.columns.clear();
    for (const auto& state : member.states) {
      grades.columns.push_back(state.assignment);  // the same of each member
      row.met.push_back(is_met(state.mark));
    }
  }
  return grades;
}

}  // namespace

std::span<const RouteOf<ReportCalls>> ReportCalls::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<ReportCalls>>({
      {Method::kGet, "/api/classes/report/{id}", Access::kEducator, &ReportCalls::report},
      {Method::kGet, "/api/classes/report-csv/{id}", Access::kEducator, &ReportCalls::report_csv},
      {Method::kGet, "/api/classes/report-json/{id}", Access::kEducator, &ReportCalls::report_json},
      {Method::kGet, "/api/classes/grades-csv/{id}", Access::kEducator, &ReportCalls::grades},
      {Method::kGet, "/api/classes/board/{id}", Access::kPlayer, &ReportCalls::board},
      {Method::kPost, "/api/classes/board/show", Access::kEducator, &ReportCalls::show_board},
      {Method::kPost, "/api/classes/board/stay-off", Access::kPlayer, &ReportCalls::stay_off_board},
  });
  return kTable;
}

// All of it is as of the position up to which the read models are: of the ledger that depends on
// nothing else, so that the same position gives the same bytes.
Task<std::expected<ClassAsOf, Response>> ReportCalls::export_class(RequestContext& context,
                                                                   TaughtClass taught) {
  const auto id = taught.row.id;
  const auto educator = context.session->account;
  const auto looked = co_await context.io.engine.decide(
      ledger::OpenOverview{.class_id = id, .educator = educator, .exported = true});
  if (!looked && looked.error() != ledger::Rejection::kNothingToDo)
    co_return std::unexpected{refused(looked.error())};
  if (auto refusal = co_await parts_.freshness.wait_at_least(context))
    co_return std::unexpected{std::move(*refusal)};
  if (!co_await parts_.freshness.wait_for_all(context)) co_return std::unexpected{busy()};
  auto& classes = context.io.accounts.classes();
  ClassAsOf known{.row = std::move(taught.row),
                  .seat = taught.seat,
                  .state = {},
                  .educators = classes.educators(id),
                  .roster = classes.roster(id),
                  .members = {},
                  .has_assignments = {},
                  .stamp = {},
                  .is_over = {}};
  const auto members = classes.members(id);
  const auto is_read = co_await parts_.storage.run(context, educator, [&] {
    const auto in_class = class_state(parts_.state, id);
    auto joined = learners_.of(members);
    const auto stamp = wire::stamp_at(parts_.log, joined.position);
    if (!in_class || !stamp) return false;
    known.state = *in_class;
    known.is_over = stamp->time >= seen_until(known.row, *in_class, parts_.log);
    known.members = std::move(joined.members);
    const auto states = parts_.assignment_states.of(
        {.in_class = id, .members = members, .seat = known.seat, .as_of = joined.position},
        stamp->time);
    put_assignments(known.members, states);
    known.has_assignments = has_assignments(states);
    known.stamp = *stamp;
    return true;
  });
  if (!is_read) co_return std::unexpected{is_read.error()};
  if (!*is_read) co_return std::unexpected{busy()};
  co_return known;
}

Task<std::expected<wire::ClassFile, Response>> ReportCalls::export_file(RequestContext& context,
                                                                        std::string_view kind) {
  auto taught = find_seen_by_path(context, times());
  if (!taught) co_return std::unexpected{std::move(taught.error())};
  const auto known = co_await export_class(context, *std::move(taught));
  if (!known) co_return std::unexpected{known.error()};
  const auto key = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.accounts.class_boards.export_key(known->row.id);
  });
  if (!key) co_return std::unexpected{key.error()};
  co_return wire::class_file_of(*known, fmt::format("{}/{}", *key, kind));
}

Task<Response> ReportCalls::report(RequestContext& context) {
  auto taught = taught_by_path(context);
  if (!taught) co_return std::move(taught.error());
  const auto known = co_await export_class(context, *std::move(taught));
  if (!known) co_return known.error();
  co_return json(200, to_json(wire::class_report_of(*known)));
}

Task<Response> ReportCalls::report_csv(RequestContext& context) {
  const auto file = co_await export_file(context, "csv");
  if (!file) co_return file.error();
  co_return download({.type = "text/csv; charset=utf-8", .body = class_csv(*file)}, "class",
                     file->as_of, "csv");
}

Task<Response> ReportCalls::report_json(RequestContext& context) {
  const auto file = co_await export_file(context, "json");
  if (!file) co_return file.error();
  co_return download(json(200, to_json(*file)), "class", file->as_of, "json");
}

// Proposals, and no marks: an educator decides what is imported.
Task<Response> ReportCalls::grades(RequestContext& context) {
  auto taught = find_seen_by_path(context, times());
  if (!taught) co_return std::move(taught.error());
  if (taught->row.kind != ClassKind::kGraded)
    co_return text(409, "A class without names has no grades to export");
  const auto known = co_await export_class(context, *std::move(taught));
  if (!known) co_return known.error();
  const auto csv = co_await parts_.storage.run(context, context.session->account, [&] {
    std::vector<MemberRow> members;
    for (const auto& one : known->members) members.push_back(one.member);
    const auto grades =
        grades_of(parts_.assignment_states.of({.in_class = known->row.id,
                                               .members = members,
                                               .seat = known->seat,
                                               .as_of = known->stamp.position.value},
                                              known->stamp.time));
    return grades_csv(*known, grades.columns, grades.of_members);
  });
  if (!csv) co_return csv.error();
  co_return download({.type = "text/csv; charset=utf-8", .body = *csv}, "grades", known->stamp,
                     "csv");
}

}  // namespace chalkline::http
