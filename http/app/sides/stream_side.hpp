#pragma once

#include "http/app/sides/read_side.hpp"
#include "http/app/sides/sports_side.hpp"
#include "http/app/sides/write_side.hpp"
#include "http/streams/event_streams.hpp"
#include "http/streams/live_streams.hpp"

namespace chalkline::http {

// The streams of events and of games in play to clients.
struct StreamSide {
  StreamSide(const WriteSide& write, const ReadSide& read, SportsSide& sports)
      : events{*write.log, write.state, sports.book.boards()},
        live{sports.book.live()},
        subscription{
            read.models->on_change([this](const auto& accounts) { events.touch(accounts); })} {}

  void stop() {
    events.stop();
    live.stop();
  }

  EventStreams events;
  LiveStreams live;
  projections::ReadModels::Subscription subscription;
};

}  // namespace chalkline::http
