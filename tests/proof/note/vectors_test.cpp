#include "tests/proof/vectors.hpp"

#include <doctest/doctest.h>

#include "base/hex.hpp"
#include "base/signing/base64.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/note/cosignature.hpp"

namespace chalkline::proof {
namespace {

using namespace test;

std::string note_bytes(const boost::json::value& note) {
  constexpr std::string_view kBase64 = "base64:";
  if (!text(note).starts_with(kBase64)) return std::string{text(note)};
  const auto bytes = from_base64(text(note).substr(kBase64.size()));
  REQUIRE(bytes);
  return *bytes;
}

TEST_CASE("keys are named, numbered and written as other programs do") {
  const auto all = vectors();
  for (const auto& [name, of] : all.at("keys").as_object()) {
    CAPTURE(std::string{name});
    const auto key = verifying_key(all, name);
    CHECK(key.name == text(of.at("name")));
    CHECK(to_hex(key.id) == text(of.at("keyId")));
    CHECK(format_vkey(key) == text(of.at("vkey")));
    const auto* signer = of.as_object().if_contains("goSignerKey");
    if (signer == nullptr) continue;
    const auto signing = SigningKey::parse(text(*signer));
    REQUIRE(signing);
    CHECK(signing->verifying() == key);
    CHECK(signing->format() == text(*signer));
  }
}

TEST_CASE("checkpoints are signed to the same bytes as by other programs") {
  const auto all = vectors();
  const auto key = SigningKey::parse(text(all.at("keys").at("log").at("goSignerKey")));
  REQUIRE(key);
  for (const auto& tree : all.at("small").at("trees").as_array()) {
    const Checkpoint checkpoint{.origin = kOrigin,
                                .size = tree.at("size").to_number<std::uint64_t>(),
                                .root = hash(tree.at("root"))};
    CHECK(sign_checkpoint(checkpoint, *key) == text(tree.at("checkpoint")));
    const auto verified =
        verify_checkpoint(text(tree.at("checkpoint")), kOrigin, std::span{&key->verifying(), 1});
    REQUIRE(verified);
    CHECK(verified->checkpoint == checkpoint);
  }
}

TEST_CASE("each note of the vectors gets the verdict that it should") {
  const auto all = vectors();
  const auto known = verifying_key(all, "log");
  std::size_t notes{};
  for (const auto& one : all.at("notes").at("cases").as_array()) {
    CAPTURE(text(one.at("name")));
    const auto verified =
        verify_checkpoint(note_bytes(one.at("note")), kOrigin, std::span{&known, 1});
    CHECK(verified.has_value() == text(one.at("expect")).starts_with("accept"));
    ++notes;
  }
  CHECK(notes > 30);
}

TEST_CASE("a cosignature holds at the time of its line, and two keys of a log sign one note") {
  const auto all = vectors();
  const auto& formats = all.at("formats");
  const std::vector known{verifying_key(all, "log"), verifying_key(all, "witness"),
                          verifying_key(all, "logNext")};
  const auto& cosigned = formats.at("cosignature");
  const auto verified = verify_checkpoint(text(cosigned.at("checkpoint")), kOrigin, known);
  REQUIRE(verified);
  REQUIRE(verified->note.by.size() == 2);
  CHECK(verified->note.by[1].time_s == cosigned.at("time").to_number<std::uint64_t>());
  CHECK(cosignature_message(*verified->note.by[1].time_s, verified->note.text) ==
        text(cosigned.at("message")));

  const auto line = parse_signature(text(cosigned.at("line")));
  REQUIRE(line);
  CHECK(format_signature(*line) == text(cosigned.at("line")));

  const auto both = verify_checkpoint(text(formats.at("bothKeys")), kOrigin, known);
  REQUIRE(both);
  CHECK(both->note.by.size() == 2);
}

}  // namespace
}  // namespace chalkline::proof
