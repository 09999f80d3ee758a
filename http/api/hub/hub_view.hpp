#pragma once

#include <functional>
#include <string>

#include "http/api/app_context.hpp"
#include "sports/hub/data_hub.hpp"

namespace chalkline::http {

// Makes a view's text of the hub, which is null where the source has none, as of `now`.
using MakeHubText =
    std::function<std::string(const sports::hub::DataHub* hub, ledger::Timestamp now)>;
// Until when it holds.
using HubHolds = ledger::Timestamp (sports::hub::DataHub::*)(ledger::Timestamp now) const;

// Answers the view as it is kept under `key`, or made anew where it may take its time, and has the
// ledger know that the player has looked at it (Data Diver).
Task<Response> hub_view(RequestContext& context, ledger::DataView view, std::string key,
                        HubHolds holds, MakeHubText make);

}  // namespace chalkline::http
