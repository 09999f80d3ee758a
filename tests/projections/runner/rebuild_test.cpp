#include "projections/runner/rebuild.hpp"

#include <doctest/doctest.h>

#include <fstream>

#include "projections/files/files.hpp"
#include "tests/projections/fixture.hpp"
#include "tests/projections/random_log.hpp"

namespace chalkline::projections {
namespace {

using namespace test;
using Steps = std::vector<std::pair<ledger::Position, ledger::Position>>;

struct Rebuilding {
  LogBuilder log_builder;
  TemporaryDirectory directory;
  Files files{directory.path()};
  Steps steps;

  Rebuilding() {
    tell_random(log_builder, 3, 200);
    tell_random_class(log_builder, 3, 100);
  }

  void run_until(ledger::Position to) {
    ModelFile models{files.current(), log_builder.log};
    catch_up(models, log_builder.log, to, [] { return true; });
    models.finish();
  }
  void edit(const char* sql) {
    sqlite::Connection{files.current(), sqlite::Access::kWrite, sqlite::Pages::kChecked}.run(sql);
  }
  std::vector<RebuildResult> rebuild() {
    return projections::rebuild(directory.path(), log_builder.log,
                                [&](auto done, auto total) { steps.emplace_back(done, total); });
  }
};

TEST_CASE("a rebuild of sound models finds the same content and takes their place") {
  Rebuilding models;
  models.run_until(models.log_builder.log.position());
  const auto before = digest_map(models.files.current());
  const auto results = models.rebuild();
  REQUIRE(results.size() == 13);
  for (const auto& result : results) {
    CAPTURE(result.model);
    CHECK(result.running_digest == before.at(result.model));
    CHECK(result.rebuilt_digest == result.running_digest);
  }
  const auto end = models.log_builder.log.position();
  CHECK(models.steps == Steps{{end, end}});
  CHECK(digest_map(models.files.current()) == before);
  CHECK(stored_models(models.files.current()).position == end);
  CHECK_FALSE(std::filesystem::exists(models.files.next()));
}

TEST_CASE("running models that are behind are compared at the position of the rebuilt ones") {
  Rebuilding models;
  models.run_until(50);
  for (const auto& result : models.rebuild()) CHECK(result.running_digest == result.rebuilt_digest);
}

TEST_CASE("a row that is wrong shows in its model's digest, and is right afterwards") {
  Rebuilding models;
  models.run_until(models.log_builder.log.position());
  const auto sound = digest_map(models.files.current());
  models.edit("UPDATE standing SET balance = balance + 1 WHERE account = 1003");
  for (const auto& result : models.rebuild()) {
    CAPTURE(result.model);
    CHECK((result.running_digest == result.rebuilt_digest) == (result.model != "standings"));
  }
  CHECK(digest_map(models.files.current()) == sound);
}

TEST_CASE("without models, or with unreadable ones, there is nothing to compare with") {
  Rebuilding models;
  SUBCASE("none") {}
  SUBCASE("not a database") { std::ofstream{models.files.current()} << std::string(8192, 'x'); }
  SUBCASE("another version") {
    models.run_until(50);
    models.edit("UPDATE model SET version = version + 1 WHERE name = 'bets'");
  }
  for (const auto& result : models.rebuild()) {
    CHECK(result.running_digest.empty());
    CHECK(result.rebuilt_digest.size() == 64);
  }
  CHECK(stored_models(models.files.current()).current);
}

TEST_CASE("a rebuild keeps out of the way of a running server") {
  Rebuilding models;
  const auto server = lock_directory(models.directory.path());
  CHECK_THROWS_WITH_AS(models.rebuild(),
                       doctest::Contains("are in use by a running server: stop it first."),
                       std::runtime_error);
}

TEST_CASE("a rebuild does not cover up that the log has lost records") {
  Rebuilding models;
  models.run_until(models.log_builder.log.position());
  models.log_builder.log.cut_to(90);
  CHECK_THROWS_AS(models.rebuild(), std::runtime_error);
  CHECK(stored_models(models.files.current()).position > 90);
}

TEST_CASE("a comparison finds what is wrong and changes nothing") {
  Rebuilding models;
  const auto compare = [&] {
    return projections::compare(
        models.directory.path(), models.log_builder.log,
        [&](auto done, auto total) { models.steps.emplace_back(done, total); });
  };
  CHECK(compare().empty());
  models.run_until(50);
  for (const auto& result : compare()) CHECK(result.running_digest == result.rebuilt_digest);
  CHECK(models.steps == Steps{{50, 50}});

  models.edit("UPDATE bet SET stake = stake + 1 WHERE id = (SELECT min(id) FROM bet)");
  const auto altered = digest_map(models.files.current());
  const auto results = compare();
  CHECK(results.size() == 13);
  for (const auto& result : results) {
    CAPTURE(result.model);
    CHECK((result.running_digest == result.rebuilt_digest) == (result.model != "bets"));
  }
  CHECK(digest_map(models.files.current()) == altered);
  CHECK(stored_models(models.files.current()).position == 50);
  CHECK_FALSE(std::filesystem::exists(models.files.check()));

  models.edit("UPDATE model SET version = 99");
  CHECK_THROWS_AS(compare(), std::runtime_error);
}

TEST_CASE("a comparison finds an index that does not say what its table says") {
  Rebuilding models;
  models.run_until(50);
  const auto fault = [&] {
    try {
      projections::compare(models.directory.path(), models.log_builder.log, [](auto, auto) {});
      return std::string{};
    } catch (const std::runtime_error& failure) {
      return std::string{failure.what()};
    }
  };
  CHECK(fault().empty());
  SUBCASE("emptied, and each page as it was written") {
    models.edit(R"(CREATE TABLE other(account INTEGER);
                   CREATE INDEX empty ON other(account);
                   PRAGMA writable_schema = ON;
                   UPDATE sqlite_schema SET rootpage =
                     (SELECT rootpage FROM sqlite_schema WHERE name = 'empty')
                     WHERE name = 'granted_by_account')");
    CHECK(fault().starts_with("The indexes of the read models do not fit their tables"));
  }
  SUBCASE("dropped") {
    models.edit("DROP INDEX granted_by_account");
    CHECK(fault().starts_with("The read models have other tables or indexes"));
  }
}

TEST_CASE("a switch that a crash cut short is finished by the next one") {
  Rebuilding models;
  const auto end = models.log_builder.log.position();
  models.run_until(end);
  const auto sound = digest_map(models.files.current());
  std::filesystem::rename(models.files.current(), models.files.next());
  switch_to_next(models.files);
  CHECK(digest_map(models.files.current()) == sound);
}

}  // namespace
}  // namespace chalkline::projections
