#pragma once

#include <span>

#include "http/api/shared/call/request_context.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/streams/event_streams.hpp"

namespace chalkline::http {

// The event stream.
class Streams {
 public:
  // All outlive this.
  struct Parts {
    const ledger::Log& log;
    EventStreams& streams;
    Sessions& sessions;
    bool secure{};  // served over TLS

    static Parts from(const auto& all) { return {all.log, all.streams, all.sessions, all.secure}; }
  };
  explicit Streams(const Parts& parts) : parts_{parts} {}

  static std::span<const RouteOf<Streams>> routes();

 private:
  Task<Response> stream(RequestContext& context);

  const Parts parts_;
};

}  // namespace chalkline::http
