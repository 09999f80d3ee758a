#include "http/identity/personal/conversations.hpp"

#include <fmt/format.h>

#include <utility>

#include "http/identity/personal/conversation_rows.hpp"
#include "ledger/rules/progress.hpp"

namespace chalkline::http {
namespace {

template <class Member>
auto part_of(const std::optional<AdvisedPick>& pick, Member AdvisedPick::* member) {
  return pick ? std::optional{(*pick).*member} : std::nullopt;
}

std::optional<std::string> hex_of(const std::optional<ledger::IdempotencyKey>& key) {
  return key ? std::optional{to_hex(*key)} : std::nullopt;
}

}  // namespace

Conversations::Conversations(AccountsDb& db)
    : db_{db},
      is_somebody_{db, "SELECT 1 FROM users WHERE id = ?1"},
      find_{db, fmt::format("SELECT answer.id, speaker, at, "
                            "(SELECT content FROM wizard_messages AS question "
                            "WHERE question.user = ?1 AND question.id < answer.id "
                            "ORDER BY question.id DESC LIMIT 1), {}, {} "
                            "FROM wizard_messages AS answer WHERE user = ?1 AND key = ?2",
                            kSaidColumns, kPickColumns)},
      asked_{db, "SELECT questions FROM wizard_days WHERE user = ?1 AND day = ?2"},
      count_{db, "INSERT OR REPLACE INTO wizard_days(user, day, questions) VALUES(?1, ?2, ?3)"},
      insert_{db, fmt::format("INSERT INTO wizard_messages(user, speaker, at, {}, {}, key) "
                              "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
                              kSaidColumns, kPickColumns)},
      drop_messages_{db,
                     "DELETE FROM wizard_messages WHERE user = ?1 AND id <= ("
                     "SELECT id FROM wizard_messages WHERE user = ?1 "
                     "ORDER BY id DESC LIMIT 1 OFFSET ?2)"},
      clear_{db, "DELETE FROM wizard_messages WHERE user = ?1"},
      release_key_{db, "UPDATE wizard_messages SET key = NULL WHERE user = ?1 AND key = ?2"},
      save_{db, fmt::format("INSERT OR IGNORE INTO "
                            "wizard_saved(message, user, saved_at, question, advice, game, {0}) "
                            "SELECT id, user, ?3, "
                            "(SELECT content FROM wizard_messages AS question "
                            "WHERE question.user = ?1 AND question.id < ?2 "
                            "ORDER BY question.id DESC LIMIT 1), advice, game, {0} "
                            "FROM wizard_messages WHERE user = ?1 AND id = ?2 "
                            "AND advice IS NOT NULL",
                            kPickColumns)},
      is_saved_{db, "SELECT 1 FROM wizard_saved WHERE user = ?1 AND message = ?2"},
      drop_saved_{db,
                  "DELETE FROM wizard_saved WHERE user = ?1 AND message IN ("
                  "SELECT message FROM wizard_saved WHERE user = ?1 "
                  "ORDER BY saved_at DESC, message DESC LIMIT -1 OFFSET ?2)"},
      unsave_{db, "DELETE FROM wizard_saved WHERE user = ?1 AND message = ?2"} {}

std::optional<KeptAnswer> Conversations::find(ledger::AccountId account,
                                              const ledger::IdempotencyKey& key, std::int32_t day) {
  const auto held = db_.lock();
  return find_held(account, key, day);
}

std::expected<KeptAnswer, Conversations::Refusal> Conversations::add(
    const AskedQuestion& question, const WizardReply& reply, ledger::Timestamp at,
    std::optional<std::int32_t> daily_max) {
  const auto day = ledger::day_of(at);
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  if (question.key) {
    if (auto before = find_held(question.account, *question.key, day)) return *std::move(before);
    // An answer that is damaged may hold it. Each key is one answer's.
    release_key_.run(question.account, to_hex(*question.key));
  }
  if (!is_somebody_.query(question.account).next()) return std::unexpected{Refusal::kNobody};
  auto asked = asked_on(question.account, day);
  if (question.counts) {
    if (daily_max && asked >= *daily_max) return std::unexpected{Refusal::kNoneLeft};
    count_.run(question.account, day, ++asked);
  }
  insert(question.account, Speaker::kUser, at, {.content = question.text}, std::nullopt);
  const auto id = insert(question.account, Speaker::kAssistant, at, reply, question.key);
  drop_messages_.run(question.account, kMessagesMax);
  transaction.commit();
  return KeptAnswer{.id = id, .question = question.text, .reply = reply, .asked = asked};
}

void Conversations::clear(ledger::AccountId account, const std::optional<WizardReply>& left,
                          ledger::Timestamp at) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  clear_.run(account);
  if (left && is_somebody_.query(account).next())
    insert(account, Speaker::kAssistant, at, *left, std::nullopt);
  transaction.commit();
}

bool Conversations::save(ledger::AccountId account, std::int64_t id, ledger::Timestamp at) {
  const auto held = db_.lock();
  sqlite::Transaction transaction{db_, sqlite::Access::kWrite};
  save_.run(account, id, at);
  drop_saved_.run(account, kSavedMax);
  const bool is_saved = is_saved_.query(account, id).next();
  transaction.commit();
  return is_saved;
}

bool Conversations::unsave(ledger::AccountId account, std::int64_t id) {
  const auto held = db_.lock();
  unsave_.run(account, id);
  return db_.has_changed_one();
}

std::optional<KeptAnswer> Conversations::find_held(ledger::AccountId account,
                                                   const ledger::IdempotencyKey& key,
                                                   std::int32_t day) {
  auto rows = find_.query(account, to_hex(key));
  if (!rows.next()) return std::nullopt;
  WizardMessage answer;
  std::string question;
  rows.read(answer.id, answer.speaker, answer.at, question);
  constexpr int kSaid = 4;
  answer.said = read_said(rows, kSaid);
  if (!can_show(answer)) return std::nullopt;
  return KeptAnswer{.id = answer.id,
                    .question = std::move(question),
                    .reply = std::move(answer.said),
                    .asked = asked_on(account, day)};
}

std::int32_t Conversations::asked_on(ledger::AccountId account, std::int32_t day) {
  auto rows = asked_.query(account, day);
  return rows.next() ? rows.get<std::int32_t>(0) : 0;
}

std::int64_t Conversations::insert(ledger::AccountId account, Speaker speaker, ledger::Timestamp at,
                                   const WizardReply& said,
                                   const std::optional<ledger::IdempotencyKey>& key) {
  insert_.run(account, speaker, at, said.content, said.advice, said.links, said.suggestions,
              said.topic, said.game, part_of(said.pick, &AdvisedPick::market),
              part_of(said.pick, &AdvisedPick::side), part_of(said.pick, &AdvisedPick::line),
              hex_of(key));
  return sqlite3_last_insert_rowid(db_.handle());
}

}  // namespace chalkline::http
