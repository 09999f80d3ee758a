#pragma once

#include <atomic>
#include <expected>
#include <span>
#include <string>
#include <variant>

#include "http/api/betting/placing.hpp"
#include "http/api/betting/upcoming_games_cache.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/streams/live_streams.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/quoting.hpp"

namespace chalkline::http {

// The calls that quote and place bets.
class Betting {
 public:
  // All outlive this.
  struct Parts {
    const ledger::State& state;
    ledger::Clock clock;
    double clock_speed{1};
    sports::Quotes quotes;
    const sports::RecordedStarts& recorded_starts;
    LiveStreams& live;
    Freshness& freshness;
    bool verify_email{};  // RULES 4
    const IoThreads& io_threads;

    static Parts from(const auto& all) {
      return {all.state, all.clock,     all.clock_speed,  all.quotes,    all.recorded_starts,
              all.live,  all.freshness, all.verify_email, all.io_threads};
    }
  };
  explicit Betting(Parts parts) : parts_{std::move(parts)}, upcoming_{parts_.io_threads} {}

  static std::span<const RouteOf<Betting>> routes();

  // Since the start. Any thread.
  std::uint64_t bets_placed() const { return bets_placed_.load(std::memory_order_relaxed); }

 private:
  Task<Response> place_bet(RequestContext& context);
  Task<Response> place_slip(RequestContext& context);
  Task<Response> upcoming_games(RequestContext& context);
  Task<Response> live(RequestContext& context);
  Task<Response> props(RequestContext& context);

  // Takes all of the slip or nothing. Order of checks: unverified 403, Idempotency-Key 400,
  // `request` (its parser's sentence) 400, each item in turn, then the ledger's own. A retry with a
  // known Idempotency-Key gets its first answer even where a game or a quote has moved on since.
  Task<std::variant<Placed, MovedItems, Response>> place(
      RequestContext& context, std::expected<SlipRequest, std::string> request);

  const Parts parts_;
  PerIoThread<UpcomingGamesCache> upcoming_;
  std::atomic<std::uint64_t> bets_placed_{};
};

}  // namespace chalkline::http
