#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "http/api/audit/audit.hpp"
#include "http/api/audit/export_manifest.hpp"
#include "http/parse/query_fields.hpp"
#include "http/server/piecewise_body.hpp"

namespace chalkline::http {
namespace {

constexpr ledger::Position kLinesPiece = 500;  // some 500 KiB

class LinesBody final : public PiecewiseBody {
 public:
  LinesBody(RequestContext& context, const ledger::Log& log, Storage& storage,
            Storage::LongRead place, ledger::Position from, ledger::Position to)
      : executor_{context.io.executor},
        account_{context.session->account},
        log_{log},
        storage_{storage},
        place_{std::move(place)},
        next_{from},
        to_{to} {}

  Task<std::optional<std::string>> next() override {
    if (next_ > to_) {
      place_.reset();
      co_return std::nullopt;
    }
    const auto first = std::exchange(next_, std::min(to_, next_ + kLinesPiece - 1) + 1);
    auto piece = co_await storage_.run(
        executor_, account_, [this, first] { return export_piece(log_, first, next_ - 1); });
    if (!piece) throw std::runtime_error{"Too much is waiting for the disk"};
    co_return *std::move(piece);
  }

 private:
  const Executor executor_;
  const ledger::AccountId account_;
  const ledger::Log& log_;
  Storage& storage_;
  Storage::LongRead place_;  // until the end, before the client knows of it
  ledger::Position next_;
  const ledger::Position to_;
};

}  // namespace

std::expected<AuditCalls::Range, Response> AuditCalls::range_of(const Request& request) const {
  const auto bad = [](std::string_view sentence) { return std::unexpected{text(400, sentence)}; };
  auto under = published().newest();
  const auto size = under ? under->checkpoint.size : 0;
  const auto asked = read_query(request.query, [size](QueryFields& query) {
    const auto first = query.integer("from", 1, kPositionMax).value_or(1);
    const auto last = query.integer("to", 1, kPositionMax)
                          .value_or(std::min(size, first + (kExportRecordsMax - 1)));
    return std::pair{first, last};
  });
  if (!asked) return bad(asked.error());
  const auto [from, to] = *asked;
  if (to > size || from > size) {
    return std::unexpected{text(404, fmt::format("The newest checkpoint covers {} records", size))};
  }
  if (from > to) return bad("from must not be above to");
  if (to - from >= kExportRecordsMax)
    return bad(fmt::format("A file has at most {} records: ask for parts", kExportRecordsMax));
  return Range{from, to, std::move(under)};
}

Task<Response> AuditCalls::export_records(RequestContext& context) {
  const auto range = range_of(context.request);
  if (!range) co_return range.error();
  auto place = parts_.storage.begin_long_read(context.session->account);
  if (!place) co_return reading_already();
  Response response{.type = "application/jsonl"};
  response.pieces = std::make_shared<LinesBody>(context, parts_.log, parts_.storage,
                                                std::move(place), range->from, range->to);
  co_return response.with("Content-Disposition", fmt::format("attachment; filename=\"{}\"",
                                                             export_name(range->from, range->to)));
}

Task<Response> AuditCalls::manifest(RequestContext& context) {
  const auto range = range_of(context.request);
  if (!range) co_return range.error();
  auto manifest = co_await read(context, [&] {
    auto written = export_manifest(parts_.log, published(), *range->under, range->from, range->to);
    written.vkey = format_vkey(parts_.publisher.key());
    written.statement = parts_.publisher.sign_statement(export_statement(written));
    return to_json(written);
  });
  if (!manifest) co_return std::move(manifest.error());
  co_return json(200, *std::move(manifest))
      .with("Content-Disposition", fmt::format("attachment; filename=\"{}.manifest\"",
                                               export_name(range->from, range->to)));
}

}  // namespace chalkline::http
