#include <fmt/format.h>

#include <utility>

#include "base/csv_field.hpp"
#include "base/time_text.hpp"
#include "http/api/history/bet_filter.hpp"
#include "http/api/history/history.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/json/recorded_starts.hpp"
#include "http/server/piecewise_body.hpp"

namespace chalkline::http {
namespace {

// Between two pages the io thread does other work: some 50 KiB.
constexpr std::size_t kPage = 500;

constexpr std::string_view kHeader =
    "id,placed,settled,sport,game,starts,market,prediction,stake,americanOdds,potentialWinnings,"
    "statedChance,status,payout,recordedStart\r\n";

std::string time_or_nothing(std::optional<ledger::Timestamp> time) {
  return time ? to_iso(*time) : "";
}

void append_row(std::string& out, const projections::BetRow& bet) {
  const auto& leg = bet.legs.front();
  fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\r\n",
                 bet.id, to_iso(bet.placed_at), time_or_nothing(bet.settled_at),
                 ledger::name_of(leg.sport), csv_field(event_name(bet)), to_iso(leg.starts_at),
                 word_of(bet.type), csv_field(prediction(bet)), bet.stake, bet.odds, bet.profit,
                 bet.stated_chance ? fmt::format("0.{:02}", *bet.stated_chance) : "",
                 word_of(bet.status), bet.payout ? std::to_string(*bet.payout) : "",
                 time_or_nothing(leg.recorded_start));
}

// A page at a time, from the newest bet to the oldest.
class CsvBody final : public PiecewiseBody {
 public:
  CsvBody(RequestContext& context, projections::BetFilter filter, Storage::LongRead place,
          const sports::RecordedStarts& starts)
      : reader_{*context.io.reader},
        starts_{starts},
        account_{context.account()},
        filter_{std::move(filter)},
        place_{std::move(place)} {}

  Task<std::optional<std::string>> next() override {
    if (done_) {
      place_.reset();
      co_return std::nullopt;
    }
    std::string piece{std::exchange(header_, {})};
    auto rows = reader_.ask(&projections::BetQueries::list, account_, filter_, kPage);
    put_recorded_starts(rows, starts_);
    for (const auto& row : rows) append_row(piece, row);
    done_ = rows.size() < kPage;
    if (!done_) filter_.before = rows.back().id;
    if (piece.empty()) {
      place_.reset();
      co_return std::nullopt;
    }
    co_return piece;
  }

 private:
  projections::Reader& reader_;
  const sports::RecordedStarts& starts_;
  const ledger::AccountId account_;
  projections::BetFilter filter_;
  Storage::LongRead place_;  // until the end, before the client knows of it
  std::string_view header_{kHeader};
  bool done_{};
};

}  // namespace

Task<Response> History::bets_csv(RequestContext& context) {
  auto filter = read_query(context.request.query, parse_bet_filter);
  if (!filter) co_return text(400, filter.error());
  auto place = parts_.storage.begin_long_read(context.session->account);
  if (!place) co_return read_already();
  Response response{.type = "text/csv; charset=utf-8"};
  response.pieces = std::make_shared<CsvBody>(context, *std::move(filter), std::move(place),
                                              parts_.recorded_starts);
  co_return response.with("Content-Disposition", "attachment; filename=\"chalkline-bets.csv\"");
}

}  // namespace chalkline::http
