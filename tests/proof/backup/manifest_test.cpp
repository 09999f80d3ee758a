#include "proof/backup/manifest.hpp"

#include <doctest/doctest.h>

namespace chalkline::proof {
namespace {

const Manifest kManifest{
    .position = 290,
    .root = sha256("a root"),
    .files = {{"accounts.db", 12, sha256("people")}, {"log/000012.sst", 0, sha256("")}}};

TEST_CASE("the list of a backup's files is read as it was written") {
  CHECK(parse_manifest(format_manifest(kManifest)) == kManifest);
  CHECK(kManifest.find("accounts.db")->size == 12);
  CHECK(kManifest.find("accounts") == nullptr);
}

TEST_CASE("a list with any bit of another value is none") {
  const auto text = format_manifest(kManifest);
  for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
    auto altered = text;
    altered[bit / 8] = static_cast<char>(altered[bit / 8] ^ 1 << bit % 8);
    CHECK_FALSE(parse_manifest(altered));
  }
  for (std::size_t size = 0; size < text.size(); ++size)
    CHECK_FALSE(parse_manifest(text.substr(0, size)));
  CHECK_FALSE(parse_manifest(text + '\n'));
}

TEST_CASE("a list names no file outside of its backup") {
  for (const auto* path :
       {"../accounts.db", "/etc/passwd", "log/../../seed", "log//a", "", "log/"}) {
    CAPTURE(path);
    CHECK_FALSE(parse_manifest(format_manifest({1, sha256(""), {{path, 1, sha256("")}}})));
  }
}

}  // namespace
}  // namespace chalkline::proof
