#include "http/api/shared/call/freshness.hpp"

#include <boost/asio/post.hpp>

#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"
#include "ledger/engine/account_history.hpp"

namespace chalkline::http {
namespace {

// The read models are some milliseconds behind; a caller who would wait longer had better come
// again.
constexpr std::chrono::seconds kModelsWithin{2};

}  // namespace

ledger::Position at_least(const Request& request) {
  return request.at_least ? parse_digits(*request.at_least).value_or(0) : 0;
}

// A page that was loaded anew does not know the position of what its player did last. Models that
// have applied the whole log have that too: then the account need not be looked up, which costs as
// much as the rest of a read (docs/BENCHMARKS.md, "Single choices").
ledger::Position Freshness::own_last(const RequestContext& context) const {
  if (!context.session || !state_.is_ready()) return 0;
  if (models_.position() >= log_.position()) return 0;
  return ledger::load_account(state_, context.account()).last_event;
}

Task<bool> Freshness::wait_for_models(RequestContext& context, ledger::Position position) {
  if (models_.position() >= position) co_return true;
  const auto executor = context.io.executor;
  const auto timer = std::make_shared<Timer>(executor, kModelsWithin);
  models_.when_at(position,
                  [timer, executor] { asio::post(executor, [timer] { timer->cancel(); }); });
  boost::system::error_code ec;
  co_await timer->async_wait(asio::redirect_error(use_task, ec));
  co_return models_.position() >= position;
}

Task<bool> Freshness::wait_for_all(RequestContext& context) {
  return wait_for_models(context, log_.position());
}

Task<std::optional<Response>> Freshness::wait_at_least(RequestContext& context) {
  if (!models_.available()) co_return unavailable(projections::kCatchingUp);
  const auto& wanted = context.request.at_least;
  if (!wanted) {
    co_await wait_for_models(context, own_last(context));
    co_return std::nullopt;
  }
  const auto position = parse_digits(*wanted);
  if (!position) co_return text(400, "X-At-Least must be a position of the ledger");
  // No caller can know a later position, so there is nothing to wait for.
  if (*position > log_.position())
    co_return text(400, "X-At-Least is beyond the end of the ledger");
  if (!co_await wait_for_models(context, *position)) {
    co_return models_.available() ? busy() : unavailable(projections::kCatchingUp);
  }
  co_return std::nullopt;
}

}  // namespace chalkline::http
