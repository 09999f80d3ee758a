#include "proof/witness/witness_client.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "proof/publication/signer.hpp"
#include "tests/ledger/temporary_directory.hpp"
#include "tests/proof/memory_log.hpp"
#include "tests/proof/witness/witness_double.hpp"

namespace chalkline::proof {
namespace {

using namespace test;
using ledger::test::TemporaryDirectory;

// A log that is signed by hand, and one witness of it.
struct WitnessedLog {
  explicit WitnessedLog(std::size_t records) { grow(records); }

  void grow(std::size_t records) {
    log.add(records);
    signer.advance({});
  }
  std::expected<Cosignature, NotSigned> sign() {
    return client.sign(*signer.published().newest(), witness.ask(), {});
  }
  // What it says where it does not sign.
  NotSigned refusal() {
    const auto signature = sign();
    REQUIRE_FALSE(signature);
    return signature.error();
  }

  TemporaryDirectory directory;
  MemoryLog log;
  Signer signer{log, {.directory = directory.path() / "proof", .origin = kTestOrigin}, real_disk()};
  WitnessDouble witness{signer.key().verifying()};
  WitnessClient client{witness.option(), 0, signer.published()};
};

TEST_CASE("a witness signs each checkpoint, led from the one before it") {
  WitnessedLog served{1};
  for (const std::size_t more : {0U, 1U, 254U, 1U, 300U}) {
    if (more > 0) served.grow(more);
    const auto before = served.witness.times_asked();
    const auto signature = served.sign();
    REQUIRE(signature);
    CHECK(served.witness.times_asked() == before + 1);
    CHECK(served.witness.size() == served.log.position());
    const std::vector known{served.signer.key().verifying(), served.witness.option().key};
    const auto both = verify_checkpoint(
        served.signer.published().newest()->note + format_signature(signature->line), kTestOrigin,
        known);
    REQUIRE(both);
    CHECK(both->note.by.size() == 2);
  }
}

TEST_CASE("a witness that tells another size is asked once more, with that") {
  WitnessedLog served{100};
  served.grow(100);
  for (const std::uint64_t size : {100U, 200U, 0U}) {
    served.witness.remember(size, size == 0 ? sha256("") : *served.log.root_at(size));
    const auto before = served.witness.times_asked();
    CHECK(served.sign());
    CHECK(served.witness.times_asked() == before + (size == 200 ? 1 : 2));
    CHECK(served.witness.size() == 200);
  }
}

TEST_CASE("a witness that has seen a longer log disagrees") {
  WitnessedLog served{100};
  served.witness.remember(101, sha256("?"));
  const auto refusal = served.refusal();
  CHECK(refusal.disagrees);
  CHECK(refusal.why.contains(
      "it has signed a checkpoint of 101 records of this log, whose newest has 100"));
}

TEST_CASE("a witness may have a newer checkpoint than it is asked for, from somebody else") {
  WitnessedLog served{100};
  const auto older = *served.signer.published().newest();
  served.grow(50);
  served.witness.remember(150, *served.log.root_at(150));
  const auto early = served.client.sign(older, served.witness.ask(), {});
  REQUIRE_FALSE(early);
  CHECK_FALSE(early.error().disagrees);
  CHECK(served.sign());
}

TEST_CASE("a witness that has signed another history disagrees") {
  for (const std::uint64_t size : {60U, 100U}) {
    WitnessedLog served{60};
    served.grow(40);
    served.witness.remember(size, sha256("another root"));
    const auto refusal = served.refusal();
    CHECK(refusal.disagrees);
    CHECK(refusal.why.contains("another root over the first " + std::to_string(size)));
  }
}

TEST_CASE("whatever else a witness answers is no signature and no disagreement") {
  const std::string size_type{"text/x.tlog.size"};
  const auto other = format_signature({.name = "other.example", .id = {1, 2, 3, 4}, .bytes = "x"});
  const Witness witness;
  const auto of_other_text = format_signature(witness.cosign("another text\n", 1));
  for (const auto& answer :
       std::vector<WitnessAnswer>{{.status = 200},
                                  {.status = 200, .body = "ok\n"},
                                  {.status = 200, .body = other},
                                  {.status = 200, .body = of_other_text},
                                  {.status = 302},
                                  {.status = 400},
                                  {.status = 403},
                                  {.status = 404},
                                  {.status = 409},
                                  {.status = 409, .type = size_type, .body = "many\n"},
                                  {.status = 409, .type = size_type, .body = "0\n"},
                                  {.status = 409, .type = size_type, .body = "50\n"},
                                  {.status = 409, .type = "text/html", .body = "70\n"},
                                  {.status = 422},
                                  {.status = 500}}) {
    CAPTURE(answer.status);
    CAPTURE(answer.body);
    WitnessedLog served{100};
    served.witness.answer_with(answer);
    CHECK_FALSE(served.refusal().disagrees);
    CHECK(served.witness.times_asked() <= 2);
    served.witness.answer_with(std::nullopt);
    CHECK(served.sign());
  }
}

TEST_CASE("a conflict without a size is a disagreement only twice in a row") {
  WitnessedLog served{100};
  REQUIRE(served.sign());
  const std::vector<WitnessAnswer> conflicts{{.status = 409, .body = "Conflict\n"},
                                             {.status = 409, .type = "text/html", .body = "100\n"}};
  for (const auto& conflict : conflicts) {
    for (const auto& between : {std::optional<WitnessAnswer>{}, {{.status = 502}}}) {
      served.witness.answer_with(conflict);
      const auto refusal = served.refusal();
      CHECK_FALSE(refusal.disagrees);
      CHECK(refusal.why == "it answers 409 and does not tell which size it has signed");
      served.witness.answer_with(between);
      CHECK(served.sign().has_value() == !between);
    }
  }
  served.witness.answer_with(conflicts.front());
  CHECK_FALSE(served.refusal().disagrees);
  const auto second = served.refusal();
  CHECK(second.disagrees);
  CHECK(second.why.contains("another root over the first 100"));
}

TEST_CASE("a witness that does not answer is told apart from one that does") {
  WitnessedLog served{10};
  const auto silent = [](const std::string&, const std::string&, const std::stop_token&) {
    return std::expected<WitnessAnswer, std::string>{std::unexpected{"Timeout was reached"}};
  };
  const auto answer = served.client.sign(*served.signer.published().newest(), silent, {});
  REQUIRE_FALSE(answer);
  CHECK(answer.error().why == "Timeout was reached");
}

TEST_CASE("a witness is named by its address and its key") {
  const Witness witness;
  const auto vkey = format_vkey(witness.key());
  const auto option = parse_witness_option("https://w.example/prefix=" + vkey);
  REQUIRE(option);
  CHECK(option->url == "https://w.example/prefix");
  CHECK(option->key == witness.key());
  for (const auto& text : {std::string{}, vkey, std::string{"https://w.example"},
                           "https://w.example=" + vkey.substr(1), "https://w.example " + vkey,
                           "https://w.example=" + format_vkey(log_key().verifying())}) {
    CAPTURE(text);
    CHECK_FALSE(parse_witness_option(text));
  }
}

}  // namespace
}  // namespace chalkline::proof
