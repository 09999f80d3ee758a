#include <doctest/doctest.h>

#include "tests/projections/fixture.hpp"
#include "tests/projections/random_log.hpp"

// However the log's events are grouped into commits, and whatever happens in between, the models
// hold the same.
namespace chalkline::projections {
namespace {

using namespace test;

const auto kGoOn = [] { return true; };

// Applies the log up to `to`, committing as `step` says.
void apply_in_steps(const std::filesystem::path& file, const ledger::Log& log, ledger::Position to,
                    const std::function<ledger::Position()>& step) {
  ModelFile models{file, log};
  while (models.position() < to)
    catch_up(models, log, std::min(to, models.position() + step()), kGoOn);
}

TEST_CASE("one by one, in one batch, in random batches and with restarts: the same content") {
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    CAPTURE(seed);
    LogBuilder log_builder;
    tell_random(log_builder, seed, 300);
    tell_random_class(log_builder, seed, 200);
    const auto end = log_builder.log.position();
    const TemporaryDirectory directory;
    const auto file = [&](const char* name) { return directory.path() / name; };
    std::mt19937 random{seed};

    apply_in_steps(file("whole"), log_builder.log, end, [&] { return end; });
    apply_in_steps(file("single"), log_builder.log, end, [] { return 1; });
    apply_in_steps(file("batches"), log_builder.log, end, [&] { return 1 + random() % 40; });
    for (ledger::Position to = 0; to < end;) {
      to = std::min<ledger::Position>(end, to + 1 + random() % 100);
      apply_in_steps(file("restarts"), log_builder.log, to, [&] { return 1 + random() % 40; });
    }
    const auto expected = digest_map(file("whole"));
    CHECK(expected.size() == 13);
    CHECK(digest_map(file("single")) == expected);
    CHECK(digest_map(file("batches")) == expected);
    CHECK(digest_map(file("restarts")) == expected);
  }
}

TEST_CASE("what was not committed when the program ended is applied again") {
  LogBuilder log_builder;
  tell_random(log_builder, 7, 300);
  const auto end = log_builder.log.position();
  const TemporaryDirectory directory;
  const auto whole = directory.path() / "whole";
  const auto crashed = directory.path() / "crashed";
  apply_in_steps(whole, log_builder.log, end, [&] { return end; });
  {
    ModelFile models{crashed, log_builder.log};
    catch_up(models, log_builder.log, 100, kGoOn);
    for (ledger::Position at = 101; at <= 200; ++at)
      models.apply(ledger::read_record(log_builder.log, at));
  }
  ModelFile models{crashed, log_builder.log};
  CHECK(models.position() == 100);
  catch_up(models, log_builder.log, end, kGoOn);
  CHECK(digest_map(crashed) == digest_map(whole));
}

TEST_CASE("a digest tells contents apart") {
  const auto digest_of = [](ledger::Coins stake) {
    Fixture models;
    models.log_builder.join(kAnn);
    models.log_builder.bet(kAnn, stake);
    models.apply();
    return digest_map(models.file);
  };
  CHECK(digest_of(10) == digest_of(10));
  CHECK(digest_of(10).at("games") == digest_of(11).at("games"));
  CHECK(digest_of(10).at("bets") != digest_of(11).at("bets"));
  CHECK(digest_of(10).at("standings") != digest_of(11).at("standings"));
}

TEST_CASE("a record out of its turn is refused") {
  LogBuilder log_builder;
  const TemporaryDirectory directory;
  ModelFile models{directory.path() / "models.db", log_builder.log};
  CHECK_THROWS_WITH_AS(models.apply(ledger::read_record(log_builder.log, 2)),
                       "record 2 cannot follow record 0", std::logic_error);
}

}  // namespace
}  // namespace chalkline::projections
