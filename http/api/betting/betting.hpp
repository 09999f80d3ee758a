#pragma once

#include <atomic>
#include <expected>
#include <span>
#include <string>
#include <variant>

#include "base/concurrency_limiter.hpp"
#include "http/api/betting/placing.hpp"
#include "http/api/betting/upcoming_games_cache.hpp"
#include "http/api/shared/call/freshness.hpp"
#include "http/api/shared/call/route.hpp"
#include "http/streams/live_streams.hpp"
#include "sports/book/games/recorded_starts.hpp"
#include "sports/book/quoting.hpp"

namespace chalkline::http {

// Batches under way at once: each takes the writer some ten milliseconds, for which single bets
// wait.
inline constexpr std::size_t kBatchesMax = 4;

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
  Task<Response> place_batch(RequestContext& context);
  Task<Response> upcoming_games(RequestContext& context);
  Task<Response> live(RequestContext& context);
  Task<Response> props(RequestContext& context);

  // Takes all of the slip or nothing. Order of checks: unverified 403, Idempotency-Key 400,
  // `request` (its parser's sentence) 400, each item in turn, then the ledger's own. A retry with a
  // known Idempotency-Key gets its first answer even where a game or a quote has moved on since.
  Task<std::variant<Placed, MovedItems, Response>> place(
      RequestContext& context, std::expected<SlipRequest, std::string> request);
  // 403, or 400 for the Idempotency-Key, before anything of the body is looked at. The key: zeros
  // without a header.
  std::expected<ledger::IdempotencyKey, Response> key_of(RequestContext& context) const;
  // Looks at the prices of a slip, and says what the ledger is asked.
  AskedSlip ask(const sports::PriceCheck& check, ledger::Timestamp checked_at,
                ledger::AccountId account, SlipRequest request, const ledger::IdempotencyKey& key);
  // What the ledger's outcome is to the one who asked.
  std::variant<Placed, MovedItems, Response> answer_of(AskedSlip& asked, ledger::Outcome outcome);

  const Parts parts_;
  PerIoThread<UpcomingGamesCache> upcoming_;
  ConcurrencyLimiter<ledger::AccountId> batches_per_account_{1};
  ConcurrencyLimiter<char> batches_{kBatchesMax};  // of all accounts
  std::atomic<std::uint64_t> bets_placed_{};
};

}  // namespace chalkline::http
