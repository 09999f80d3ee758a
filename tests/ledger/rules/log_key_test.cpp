#include "ledger/rules/log_key.hpp"

#include <doctest/doctest.h>

#include <functional>

#include "ledger/audit/verify.hpp"
#include "tests/ledger/forged_log.hpp"
#include "tests/ledger/harness.hpp"
#include "tests/ledger/log_keys.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

const SigningKey kFirstLogKey = log_key("first");
const SigningKey kSecondLogKey = log_key("second");

LedgerState with_key(const SigningKey& key) {
  LedgerState state;
  evolve(state, first_key(key), 1, kNoon);
  return state;
}

void check_key_refused(const LedgerState& state, const LogKeyAdopted& adopted, Rejection why,
                       const std::optional<Hash>& root = {}) {
  const auto decided = decide(state, AdoptLogKey{adopted}, root);
  REQUIRE_FALSE(decided);
  CHECK(decided.error() == why);
}

TEST_CASE("a ledger adopts its log's first key once, and no other as its first") {
  const auto first = first_key(kFirstLogKey);
  CHECK(decide({}, AdoptLogKey{first}, {}) == Event{first});
  const auto state = with_key(kFirstLogKey);
  CHECK(state.log_key == LogKey{kLogOrigin, kFirstLogKey.verifying().key});
  check_key_refused(state, first, Rejection::kNothingToDo);
  check_key_refused(state, first_key(kSecondLogKey), Rejection::kLogKeyStands);
  auto unnamed = first;
  unnamed.origin = "a b";
  check_key_refused({}, unnamed, Rejection::kLogKeyInvalid);
  unnamed.origin = std::string(kNameBytesMax + 1, 'o');
  check_key_refused({}, unnamed, Rejection::kLogKeyInvalid);
  auto weak = first;
  weak.key = {1};  // the identity, for which anything is signed
  check_key_refused({}, weak, Rejection::kLogKeyInvalid);
  auto lost = first;
  lost.loss = LogLoss::kKey;
  check_key_refused({}, lost, Rejection::kLogKeyInvalid);
}

TEST_CASE("what two keys sign to hand over is no checkpoint") {
  CHECK(rotation_text(rotated_key(kFirstLogKey, kSecondLogKey)) ==
        "chalkline/key-rotation/v1\ntest.example/log\n0\n"
        "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n" +
            format_vkey(kFirstLogKey.verifying()) + '\n' + format_vkey(kSecondLogKey.verifying()) +
            '\n');
}

// How a rotation at 7 records is refused after `change` has been at it, signed again by both.
void check_rotation_refused(Rejection why, const std::function<void(LogKeyAdopted&)>& change,
                            bool is_signed_again = true) {
  const auto root = sha256("seven records");
  auto rotation = rotated_key(kFirstLogKey, kSecondLogKey, 7, root);
  CHECK(decide(with_key(kFirstLogKey), AdoptLogKey{rotation}, root) == Event{rotation});
  change(rotation);
  if (is_signed_again) sign_rotation(rotation, kFirstLogKey, kSecondLogKey);
  check_key_refused(with_key(kFirstLogKey), rotation, why, root);
}

TEST_CASE("a key is replaced by one that both have signed for, over this ledger's own checkpoint") {
  using enum Rejection;
  check_key_refused({}, rotated_key(kFirstLogKey, kSecondLogKey), kLogKeyStands);
  check_key_refused(with_key(kSecondLogKey), rotated_key(kFirstLogKey, log_key("third")),
                    kLogKeyStands);
  check_key_refused(with_key(kFirstLogKey), rotated_key(kFirstLogKey, kFirstLogKey), kNothingToDo);
  check_rotation_refused(kLogKeyStands, [](auto& e) { e.origin = "other.example/log"; });
  check_rotation_refused(kLogKeyStands, [](auto& e) { e.before->origin = "other.example/log"; });
  check_rotation_refused(kLogKeyStands, [](auto& e) { e.before->key = e.key; });
  check_rotation_refused(kLogKeyUnsigned, [](auto& e) { e.before->root[3] ^= 1; });
  check_rotation_refused(kLogKeyUnsigned, [](auto& e) { e.before->size = 8; }, false);
  check_rotation_refused(kLogKeyUnsigned, [](auto& e) { e.before->size = 0; });
  check_rotation_refused(
      kLogKeyUnsigned, [](auto& e) { e.key = log_key("third").verifying().key; }, false);
  check_rotation_refused(kLogKeyUnsigned, [](auto& e) { e.signatures->before[9] ^= 1; }, false);
  check_rotation_refused(kLogKeyUnsigned, [](auto& e) { e.signatures->now[40] ^= 1; }, false);
  check_rotation_refused(
      kLogKeyUnsigned, [](auto& e) { e.signatures->before = e.signatures->now; }, false);
  check_rotation_refused(kLogKeyInvalid, [](auto& e) { e.signatures.reset(); }, false);
  check_rotation_refused(kLogKeyInvalid, [](auto& e) { e.before.reset(); }, false);
  check_rotation_refused(kLogKeyInvalid, [](auto& e) { e.loss = LogLoss::kRecords; });
}

TEST_CASE("a log that begins anew has a name of its own, and says what became of the one before") {
  auto restart = first_key(log_key("second", "test.example/log/2"));
  restart.cause = LogKeyCause::kRestarted;
  restart.before = LogKeyBefore{kLogOrigin, kFirstLogKey.verifying().key, 9, sha256("nine")};
  check_key_refused(with_key(kFirstLogKey), restart, Rejection::kLogKeyInvalid);
  restart.loss = LogLoss::kRecords;
  CHECK(decide(with_key(kFirstLogKey), AdoptLogKey{restart}, {}) == Event{restart});
  // The ledger may end before any key of its log.
  CHECK(decide({}, AdoptLogKey{restart}, {}) == Event{restart});
  restart.origin = kLogOrigin;
  check_key_refused(with_key(kFirstLogKey), restart, Rejection::kLogKeyStands);
  restart.before->origin = "test.example/log/0";
  check_key_refused(with_key(kFirstLogKey), restart, Rejection::kLogKeyStands);
}

TEST_CASE("a rotation names a root that the ledger has, and the audit looks at it again") {
  LedgerHarness ledger;
  ledger.accept(AdoptLogKey{first_key(kFirstLogKey)});
  ledger.accept(OpenAccount{kAlice});
  const auto size = ledger.log().position();
  const auto root = ledger.log().root_at(size).value();
  const auto rotation = rotated_key(kFirstLogKey, kSecondLogKey, size, root);
  const auto of_others = rotated_key(kFirstLogKey, kSecondLogKey, size, sha256("others"));
  const auto refused = ledger.execute(AdoptLogKey{of_others});
  REQUIRE_FALSE(refused);
  CHECK(refused.error() == Rejection::kLogKeyUnsigned);
  CHECK_FALSE(ledger.execute(AdoptLogKey{rotated_key(kFirstLogKey, kSecondLogKey, 2, root)}));
  ledger.accept(AdoptLogKey{rotation});
  ledger.reopen();
  CHECK_FALSE(ledger.execute(AdoptLogKey{rotation}));
  CHECK(verify_records(ledger.log()).faults.empty());

  // By an attacker who has both keys, and makes all else fit.
  auto records = ledger.records();
  records.back().event = of_others;
  const auto faults = verify_records(ForgedLog{records, {1, size, size + 1}}).faults;
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().what.starts_with("LogKeyAdopted: the command had to be refused"));
}

TEST_CASE("a full disk keeps no key from being adopted") {
  LedgerHarness ledger;
  ledger.engine().set_no_space(true);
  ledger.accept(AdoptLogKey{first_key(kFirstLogKey)});
  CHECK_FALSE(ledger.execute(OpenAccount{kAlice}));
}

}  // namespace
}  // namespace chalkline::ledger
