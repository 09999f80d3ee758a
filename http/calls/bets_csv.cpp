#include <fmt/format.h>

#include <boost/asio/post.hpp>

#include "http/calls/bet_filter.hpp"
#include "http/calls/calls.hpp"
#include "http/calls/rejections.hpp"
#include "http/json/bet_json.hpp"
#include "ledger/time_text.hpp"

namespace chalkline::http {
namespace {

// Between two pages the io thread does other work.
constexpr std::size_t kPage = 500;

constexpr std::string_view kHeader =
    "id,placed,settled,sport,game,starts,market,prediction,stake,americanOdds,potentialWinnings,"
    "statedChance,status,payout\r\n";

// RFC 4180: in quotes, where the text has a comma, a quote or a line's end.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string{text};
  std::string field{"\""};
  for (const char c : text) {
    if (c == '"') field += '"';
    field += c;
  }
  return field + '"';
}

void append_row(std::string& out, const projections::BetRow& bet) {
  fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n", bet.id,
                 ledger::to_iso(bet.placed_at),
                 bet.settled_at ? ledger::to_iso(*bet.settled_at) : "", ledger::name_of(bet.sport),
                 csv_field(bet.event_name), ledger::to_iso(bet.starts_at), to_string(bet.type),
                 csv_field(bet.prediction), bet.stake, bet.odds, bet.profit,
                 bet.stated_chance ? fmt::format("0.{:02}", *bet.stated_chance) : "",
                 to_string(bet.status), bet.payout ? std::to_string(*bet.payout) : "");
}

}  // namespace

Task<Response> bets_csv(Exchange& exchange) {
  auto query = QueryFields::parse(exchange.request.query);
  if (!query) co_return text(400, query.error());
  auto filter = parse_bet_filter(*query);
  if (const auto ok = query->done(); !ok) co_return text(400, ok.error());
  if (auto refusal = co_await wait_at_least(exchange)) co_return std::move(*refusal);
  const auto place = exchange.app.long_reads.enter(exchange.session->account);
  if (!place) co_return read_already();
  Response response{.type = "text/csv; charset=utf-8", .body = std::string{kHeader}};
  for (;;) {
    const auto rows = exchange.desk.reader->bets(exchange.session->account, filter, kPage);
    for (const auto& row : rows) append_row(response.body, row);
    if (rows.size() < kPage) break;
    filter.before = rows.back().id;
    co_await boost::asio::post(exchange.desk.executor, use_task);
  }
  response.with("Content-Disposition", "attachment; filename=\"chalkline-bets.csv\"");
  co_return response;
}

}  // namespace chalkline::http
