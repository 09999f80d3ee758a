#include "http/api/wizard/wizard.hpp"

#include <array>

#include "ledger/engine/account_history.hpp"
#include "wizard/understanding/names/terms.hpp"

namespace chalkline::http {
namespace {

// An answer takes some milliseconds of a core: two at once leave the other cores to bets, and this
// many wait for less than a second.
constexpr std::size_t kAnswerThreads = 2;
constexpr std::size_t kAnswerQueueMax = 256;

}  // namespace

Wizard::Wizard(Parts parts)
    : parts_{std::move(parts)},
      names_{wizard::teams_of_today(), wizard::terms()},
      boards_{parts_.odds},
      own_records_{parts_.models},
      given_{parts_.models},
      learning_{parts_.sports_file},
      workers_{"wizard", kAnswerThreads, kAnswerQueueMax},
      wording_{parts_.language_model} {}

void Wizard::start() {
  learning_.start();
  given_.start();
}

void Wizard::stop() {
  given_.stop();
  learning_.stop();
  wording_.stop();
  workers_.stop();
}

std::span<const RouteOf<Wizard>> Wizard::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Wizard>>({
      {Method::kGet, "/api/wizard/conversation", Access::kPublic, &Wizard::conversation},
      {Method::kPost, "/api/wizard/chat", Access::kPlayer, &Wizard::chat},
      {Method::kPost, "/api/wizard/clear", Access::kPlayer, &Wizard::clear},
      {Method::kPost, "/api/wizard/save", Access::kPlayer, &Wizard::save},
      {Method::kPost, "/api/wizard/unsave", Access::kPlayer, &Wizard::unsave},
      {Method::kGet, "/api/wizard/saved", Access::kPlayer, &Wizard::saved},
      {.method = Method::kGet,
       .path = "/api/wizard/record",
       .access = Access::kPublic,
       .call = &Wizard::record,
       .answers = Answers::kAlike},
  });
  return kTable;
}

std::optional<std::int32_t> Wizard::left(ledger::AccountId account, std::int32_t asked) const {
  return questions_left(ledger::load_account(parts_.state, account).membership.tier, asked);
}

}  // namespace chalkline::http
