#include <algorithm>
#include <vector>

#include "http/calls/calls.hpp"
#include "http/calls/on_storage.hpp"
#include "http/json/account_json.hpp"
#include "ledger/account_history.hpp"
#include "ledger/record_json.hpp"
#include "ledger/time_text.hpp"

namespace chalkline::http {
namespace {

// Oldest first, as `audit export` prints them.
std::vector<std::string> history(const ledger::Log& log, ledger::AccountId account) {
  std::vector<std::string> lines;
  ledger::walk_history(log, account, [&](const ledger::Record& record) {
    lines.push_back(ledger::to_json(record));
    return true;
  });
  std::ranges::reverse(lines);
  return lines;
}

}  // namespace

Task<Response> export_account(Exchange& exchange) {
  auto& app = exchange.app;
  auto& reader = exchange.desk.accounts;
  const auto& session = *exchange.session;
  const auto place = app.long_reads.enter(session.account);
  if (!place) co_return read_already();
  const auto person = reader.person(session.account);
  const auto settings = reader.settings(session.account);
  if (!person || !settings) co_return signed_out();
  const auto now = wall_now();
  std::string body;
  JsonWriter out{body};
  out.object().key("exportedAt").text(ledger::to_iso(now)).key("person");
  append_person(out, *person);
  out.key("settings");
  append_settings(out, *settings);
  out.key("sessions");
  append_sessions(out, reader.sessions(session.account, now), to_hex(session.token));
  // A long history takes a while to read.
  auto read = co_await on_storage(exchange, session.account, [&] {
    out.key("ledger").array();
    for (const auto& line : history(app.rooms.log, session.account)) out.raw(line);
    out.end_array().end();
    return true;
  });
  if (!read) co_return std::move(read.error());
  co_return json(200, std::move(body))
      .with("Content-Disposition",
            "attachment; filename=\"chalkline-" + person->username + ".json\"");
}

}  // namespace chalkline::http
