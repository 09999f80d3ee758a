#include "http/app/sides/read_side.hpp"

namespace chalkline::http {
namespace {

std::unique_ptr<projections::ReadModels> open_models(const ServeOptions& options,
                                                     const DataDirectory& data,
                                                     const WriteSide& write) {
  if (options.accept_log_end) projections::remove_models_beyond(data.read_models(), *write.log);
  return projections::ReadModels::open(data.read_models(), *write.log, write.clock);
}

}  // namespace

ReadSide::ReadSide(const ServeOptions& options, const DataDirectory& data, const WriteSide& write,
                   StopOrder& stops)
    : models{open_models(options, data, write)},
      subscription{models->on_change([this](const auto& accounts) { changes.touch(accounts); })},
      history_follower{*write.log, data.history()},
      history{*write.log, data.history()} {
  stops.add(*models);
  stops.add(history_follower);
}

}  // namespace chalkline::http
