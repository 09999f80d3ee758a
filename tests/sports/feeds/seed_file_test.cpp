#include "sports/feeds/simulated/seed_file.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <stdexcept>

#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::sports::simulated {
namespace {

namespace fs = std::filesystem;

struct Place {
  ledger::test::TemporaryDirectory directory;
  fs::path file = directory.path() / "seed";

  std::string text() const {
    std::ifstream in{file};
    return {std::istreambuf_iterator{in}, {}};
  }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator{directory.path()}, fs::directory_iterator{}));
  }
};

TEST_CASE("the first start draws a seed, the later ones find it") {
  const Place place;
  const auto seed = load_seed(place.file);
  CHECK(place.text() == seed.text() + "\n");
  CHECK(fs::status(place.file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(place.files() == 1);
  CHECK(load_seed(place.file) == seed);
  CHECK(load_seed(place.file) == seed);
}

TEST_CASE("no two data directories have the same seed") {
  std::set<MasterSeed> seeds;
  for (int i = 0; i < 20; ++i) seeds.insert(load_seed(Place{}.file));
  CHECK(seeds.size() == 20);
}

TEST_CASE("a start that was cut short before the seed had its name draws another") {
  const Place place;
  std::ofstream{place.file.string() + ".part"} << "12345";
  const auto seed = load_seed(place.file);
  CHECK(place.text() == seed.text() + "\n");
  CHECK(place.files() == 1);
}

TEST_CASE("a seed that was drawn has 256 bits") {
  const auto seed = load_seed(Place{}.file);
  CHECK(seed.text().size() == 64);
  CHECK(seed.text().find_first_not_of("0123456789abcdef") == std::string::npos);
}

TEST_CASE("a seed of an older version or of a person is a whole number below 2^64") {
  struct Row {
    const char* text;
    std::optional<std::uint64_t> seed;
  };
  const Row rows[] = {{"0", 0},
                      {"1\n", 1},
                      {"18446744073709551615\n", 18446744073709551615U},
                      {"18446744073709551616\n", {}},
                      {"", {}},
                      {"\n", {}},
                      {"1\n\n", {}},
                      {"1 ", {}},
                      {" 1", {}},
                      {"-1", {}},
                      {"0x1", {}},
                      {"one\n", {}},
                      {"00000000000000000000000000000000000001", {}},
                      {"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde", {}},
                      {"0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef", {}}};
  for (const auto& row : rows) {
    CAPTURE(row.text);
    const Place place;
    std::ofstream{place.file} << row.text;
    if (row.seed) {
      CHECK(load_seed(place.file) == *row.seed);
    } else {
      CHECK_THROWS_WITH_AS(load_seed(place.file),
                           (place.file.string() +
                            " must hold 64 hexadecimal digits or a whole number below 2^64, the "
                            "seed of the simulated games; without the file a new one is drawn")
                               .c_str(),
                           std::runtime_error);
      CHECK(place.text() == row.text);  // nothing is lost
    }
  }
}

TEST_CASE("a seed that cannot be read or kept is said") {
  const Place place;
  fs::create_directory(place.file);
  CHECK_THROWS_AS(load_seed(place.file), std::runtime_error);
  CHECK_THROWS_AS(load_seed(place.directory.path() / "no" / "seed"), std::runtime_error);
}

}  // namespace
}  // namespace chalkline::sports::simulated
