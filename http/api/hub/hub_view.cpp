#include "http/api/hub/hub_view.hpp"

#include "http/api/rejections.hpp"

namespace chalkline::http {
namespace {

// A busy ledger is told by the next look.
Task<void> note_view(RequestContext& context, ledger::DataView view) {
  if (!context.session) co_return;
  const auto account = context.session->account;
  auto& views = context.io.hub_views;
  if (views.knows(account, view)) co_return;
  const auto outcome = co_await context.io.engine.decide(ledger::ViewData{account, view});
  if (outcome || outcome.error() == ledger::Rejection::kNothingToDo) views.note(account, view);
}

}  // namespace

Task<Response> hub_view(RequestContext& context, ledger::DataView view, std::string key,
                        HubHolds holds, MakeHubText make) {
  auto& app = context.app;
  const auto now = app.services.clock();
  auto kept = app.hub_texts.find(key, now);
  if (kept.is_due) {
    const auto* hub = app.services.book.data_hub();
    const auto made = co_await app.storage.run(context.io.executor, [&] {
      app.hub_texts.put(key, make(hub, now), hub != nullptr ? (hub->*holds)(now) : now);
      return true;
    });
    if (made) kept = app.hub_texts.find(key, now);
    if (kept.text == nullptr) co_return busy();
  }
  co_await note_view(context, view);
  co_return json(std::move(kept.text));
}

}  // namespace chalkline::http
