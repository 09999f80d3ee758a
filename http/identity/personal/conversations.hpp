#pragma once

#include <expected>
#include <optional>
#include <string>

#include "http/identity/database/accounts_db.hpp"
#include "http/identity/people/token.hpp"
#include "http/identity/personal/conversation.hpp"
#include "ledger/events/bet_events.hpp"

namespace chalkline::http {

// A question on its way to an answer.
struct AskedQuestion {
  ledger::AccountId account{};
  std::string text{};
  std::optional<ledger::IdempotencyKey> key{};
  bool counts{true};  // as one of the day's: a call for help does not
};

// An answer that is kept, with the questions asked on its day.
struct KeptAnswer {
  std::int64_t id{};
  std::string question{};
  WizardReply reply{};
  std::int32_t asked{};
};

// The conversations with the Wizard and the analyses saved from them, in accounts.db. Erased with
// the person, and at the limits of conversation.hpp the oldest go.
class Conversations {
 public:
  explicit Conversations(AccountsDb& db);

  // The answer that was given to the question with this key, as far as it is kept and undamaged.
  std::optional<KeptAnswer> find(ledger::AccountId account, const ledger::IdempotencyKey& key,
                                 std::int32_t day);

  enum class Refusal : std::uint8_t { kNoneLeft, kNobody };
  // Keeps question and answer and counts the question, all or nothing. A key that is known already
  // counts nothing, and gets its first answer. `daily_max`: absent is no limit. kNobody: there is
  // no such person, or no longer.
  std::expected<KeptAnswer, Refusal> add(const AskedQuestion& question, const WizardReply& reply,
                                         ledger::Timestamp at,
                                         std::optional<std::int32_t> daily_max);

  // Deletes what was said; saved analyses and the count of the day's questions stay. `left`: an
  // answer that stands alone from then on.
  void clear(ledger::AccountId account, const std::optional<WizardReply>& left,
             ledger::Timestamp at);

  // False where the account has no message with advice of this id.
  [[nodiscard]] bool save(ledger::AccountId account, std::int64_t id, ledger::Timestamp at);
  // False where it has saved none of this id.
  [[nodiscard]] bool unsave(ledger::AccountId account, std::int64_t id);

 private:
  // With the lock held.
  std::optional<KeptAnswer> find_held(ledger::AccountId account, const ledger::IdempotencyKey& key,
                                      std::int32_t day);
  std::int32_t asked_on(ledger::AccountId account, std::int32_t day);
  std::int64_t insert(ledger::AccountId account, Speaker speaker, ledger::Timestamp at,
                      const WizardReply& said, const std::optional<ledger::IdempotencyKey>& key);

  AccountsDb& db_;
  sqlite::Statement is_somebody_;
  sqlite::Statement find_;
  sqlite::Statement asked_;
  sqlite::Statement count_;
  sqlite::Statement insert_;
  sqlite::Statement drop_messages_;
  sqlite::Statement clear_;
  sqlite::Statement release_key_;
  sqlite::Statement save_;
  sqlite::Statement is_saved_;
  sqlite::Statement drop_saved_;
  sqlite::Statement unsave_;
};

}  // namespace chalkline::http
