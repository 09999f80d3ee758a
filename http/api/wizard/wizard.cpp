#include "http/api/wizard/wizard.hpp"

#include <array>

#include "ledger/engine/account_history.hpp"

namespace chalkline::http {

std::span<const RouteOf<Wizard>> Wizard::routes() {
  static constexpr auto kTable = std::to_array<RouteOf<Wizard>>({
      {Method::kGet, "/api/wizard/conversation", Access::kPublic, &Wizard::conversation},
      {Method::kPost, "/api/wizard/chat", Access::kPlayer, &Wizard::chat},
      {Method::kPost, "/api/wizard/save", Access::kPlayer, &Wizard::save},
      {Method::kPost, "/api/wizard/unsave", Access::kPlayer, &Wizard::unsave},
      {Method::kGet, "/api/wizard/saved", Access::kPlayer, &Wizard::saved},
  });
  return kTable;
}

std::optional<std::int32_t> Wizard::left(ledger::AccountId account, std::int32_t asked) const {
  return questions_left(ledger::load_account(parts_.state, account).membership.tier, asked);
}

}  // namespace chalkline::http
