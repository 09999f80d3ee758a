#pragma once

#include <string>

#include "http/api/shared/app_context.hpp"

namespace chalkline::http {

// Everything measured, in the text format of Prometheus.
std::string metrics_text(const AppContext& app);

}  // namespace chalkline::http
