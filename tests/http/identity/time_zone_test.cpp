#include "http/identity/zones/time_zone.hpp"

#include <doctest/doctest.h>

#include <fstream>

#include "tests/ledger/temporary_directory.hpp"

namespace chalkline::http {
namespace {

namespace fs = std::filesystem;

TEST_CASE("a time zone is one that this machine's database has") {
  const ledger::test::TemporaryDirectory zones;
  for (const auto* file : {"Europe/Paris", "America/Argentina/Ushuaia", "posix/Europe/Paris"}) {
    fs::create_directories((zones.path() / file).parent_path());
    std::ofstream{zones.path() / file};
  }
  for (const auto* name : {"UTC", "GMT", "Europe/Paris", "America/Argentina/Ushuaia"}) {
    CAPTURE(name);
    CHECK(is_time_zone(name, zones.path()));
  }
  for (const auto* name : {"Europe/Nowhere", "America/Argentina", "posix/Europe/Paris", "Europe",
                           "Europe/../Europe/Paris", "Europe//Paris", "/Europe/Paris",
                           "Europe/Paris/", "europe/paris", "Paris", "", "<b>"}) {
    CAPTURE(name);
    CHECK_FALSE(is_time_zone(name, zones.path()));
  }
}

TEST_CASE("a machine without a database takes a location of an area that exists") {
  const fs::path none{"/there-is-no-such-directory"};
  for (const auto* name : {"UTC", "Europe/Paris", "Etc/GMT+5", "America/North_Dakota/New_Salem"}) {
    CAPTURE(name);
    CHECK(is_time_zone(name, none));
  }
  for (const auto* name : {"Nowhere/City", "Europe", "Europe/", "Europe/<b>", "hello"}) {
    CAPTURE(name);
    CHECK_FALSE(is_time_zone(name, none));
  }
}

}  // namespace
}  // namespace chalkline::http
