#include "proof/witness/add_checkpoint.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "base/signing/base64.hpp"
#include "tests/proof/signed_log.hpp"
#include "tests/proof/vectors.hpp"

namespace chalkline::proof {
namespace {

using namespace test;

TEST_CASE("a request and the answers to it are those of C2SP's pages") {
  const auto all = vectors();
  const auto& formats = all.at("formats");
  const auto request = text(formats.at("witnessRequest"));
  const auto head_end = request.find("\n\n");
  std::vector<ledger::Hash> hashes;
  auto head = request.substr(0, head_end + 1);
  REQUIRE(head.starts_with("old 5\n"));
  head.remove_prefix(std::string_view{"old 5\n"}.size());
  for (; !head.empty(); head.remove_prefix(head.find('\n') + 1))
    hashes.push_back(from_base64<sizeof(ledger::Hash)>(head.substr(0, head.find('\n'))).value());
  const auto note = request.substr(head_end + 2);
  CHECK(format_add_checkpoint(5, hashes, note) == request);

  const auto& conflict = formats.at("witnessAnswer409");
  CHECK(told_size({.status = 409,
                   .type = std::string{text(conflict.at("contentType"))},
                   .body = std::string{text(conflict.at("body"))}}) == 5);

  const auto signature = cosignature_in(text(formats.at("witnessAnswer200")),
                                        verifying_key(all, "witness"), parse_note(note)->text);
  REQUIRE(signature);
  CHECK(signature->time_s == formats.at("cosignature").at("time").to_number<std::uint64_t>());
  CHECK(format_signature(signature->line) == text(formats.at("cosignature").at("line")));
}

TEST_CASE("without a checkpoint that the witness has signed there are no hashes") {
  CHECK(format_add_checkpoint(0, {}, "note\n") == "old 0\n\nnote\n");
}

TEST_CASE("a size is told in its one form, with its own type") {
  const auto told = [](std::string type, std::string body) {
    return told_size({.status = 409, .type = std::move(type), .body = std::move(body)});
  };
  CHECK(told("text/x.tlog.size", "0\n") == 0);
  CHECK(told("text/x.tlog.size; charset=utf-8", "70\n") == 70);
  CHECK_FALSE(told("text/plain", "70\n"));
  CHECK_FALSE(told("", "70\n"));
  for (const auto* body : {"", "\n", "70", "70\n\n", "070\n", "+70\n", " 70\n", "-1\n", "70\r\n",
                           "9223372036854775808\n", "70 records\n"}) {
    CAPTURE(body);
    CHECK_FALSE(told("text/x.tlog.size", body));
  }
}

TEST_CASE("of an answer only the witness's own line counts, and it has to hold") {
  const Witness witness;
  const std::string body{"test.example/log\n1\nAAAA\n"};
  const auto line = [&](std::uint64_t time_s) {
    return format_signature(witness.cosign(body, time_s));
  };
  const auto stranger =
      format_signature({.name = "other.example", .id = {1, 2, 3, 4}, .bytes = "x"});
  const auto found =
      cosignature_in(stranger + line(200) + line(300) + stranger, witness.key(), body);
  REQUIRE(found);
  CHECK(found->time_s == 300);
  CHECK(format_signature(found->line) == line(300));

  for (const auto& answer : {std::string{}, stranger, line(200) + "more", std::string{"200 OK\n"},
                             '\n' + line(200), line(200).substr(0, line(200).size() - 1)}) {
    CAPTURE(answer);
    CHECK_FALSE(cosignature_in(answer, witness.key(), body));
  }
  CHECK_FALSE(cosignature_in(line(200), witness.key(), body + "more\n"));
  std::string many;
  for (std::size_t i = 0; i < kSignaturesMax; ++i) many += stranger;
  CHECK_FALSE(cosignature_in(many + line(200), witness.key(), body));
}

TEST_CASE("every flipped bit of a witness's answer is no answer") {
  const Witness witness;
  const std::string body{"test.example/log\n1\nAAAA\n"};
  const auto line = format_signature(witness.cosign(body, 1'764'025'200));
  for (std::size_t bit = 0; bit < 8 * line.size(); ++bit) {
    auto flipped = line;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1 << bit % 8);
    CAPTURE(flipped);
    CHECK_FALSE(cosignature_in(flipped, witness.key(), body));
  }
}

}  // namespace
}  // namespace chalkline::proof
