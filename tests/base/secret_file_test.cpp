#include "base/secret_file.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <stdexcept>

#include "tests/ledger/temporary_directory.hpp"

namespace chalkline {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMax = 16;

std::string draw() { return "drawn"; }
std::string draw_nothing() { throw std::logic_error{"there is a secret already"}; }

TEST_CASE("a secret is drawn once, and its owner alone may read it") {
  const ledger::test::TemporaryDirectory directory;
  const auto file = directory.path() / "secret";
  std::ofstream{file.string() + ".part"} << "of a start that was cut short";
  CHECK(load_secret(file, kMax, draw) == "drawn");
  CHECK(load_secret(file, kMax, draw_nothing) == "drawn");
  CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK_FALSE(fs::exists(file.string() + ".part"));
}

TEST_CASE("no more of a secret is read than asked for") {
  const ledger::test::TemporaryDirectory directory;
  const auto file = directory.path() / "secret";
  std::ofstream{file} << std::string(1'000, 'x');
  CHECK(load_secret(file, kMax, draw_nothing) == std::string(kMax, 'x'));
  std::ofstream{file} << "";
  CHECK(load_secret(file, kMax, draw_nothing).empty());
}

TEST_CASE("a secret that cannot be read or kept is no secret") {
  const ledger::test::TemporaryDirectory directory;
  fs::create_directory(directory.path() / "secret");
  CHECK_THROWS_AS(load_secret(directory.path() / "secret", kMax, draw_nothing), std::runtime_error);
  CHECK_THROWS_AS(load_secret(directory.path() / "no" / "secret", kMax, draw), std::runtime_error);
}

}  // namespace
}  // namespace chalkline
