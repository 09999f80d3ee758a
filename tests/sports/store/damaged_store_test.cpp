#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

#include "sports/store/schema.hpp"
#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::sports {
namespace {

TEST_CASE("a damaged database is set aside, and another one is begun") {
  const auto spoil = [](const std::string& file_path, std::streamoff from, char with) {
    std::fstream file{file_path, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp(from);
    file << std::string(4096, with);
  };
  const ledger::test::TemporaryDirectory directory;
  const auto path = (directory.path() / "sports.db").string();
  const auto begin = [&] { open_sports_db(path); };
  begin();
  set_aside_if_damaged(path);
  CHECK(std::filesystem::file_size(path) > 0);
  SUBCASE("from its beginning") { spoil(path, 0, 'x'); }
  SUBCASE("zeros") { spoil(path, 0, '\0'); }
  SUBCASE("in the middle") { spoil(path, 4096, 'x'); }
  SUBCASE("cut") { std::filesystem::resize_file(path, 5000); }
  set_aside_if_damaged(path);
  CHECK_FALSE(std::filesystem::exists(path));
  CHECK(std::filesystem::exists(path + ".damaged"));
  begin();
  spoil(path, 0, 'x');
  set_aside_if_damaged(path);
  CHECK(std::filesystem::exists(path + ".damaged-2"));
}

}  // namespace
}  // namespace chalkline::sports
