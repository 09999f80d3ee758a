// The most that the machine and the libraries can do, on this disk, now: the yardsticks of the
// ledger (synced batches, SHA-256) and of the read models (SQLite inserts).
//   bench_limits DIRECTORY SECONDS     seconds per figure
#include <fcntl.h>
#include <openssl/evp.h>
#include <rocksdb/db.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>

#include "tests/bench/bench.hpp"

namespace {

using chalkline::bench::figure;
using chalkline::bench::Random;
using chalkline::bench::rate;

constexpr std::size_t kRecordBytes = 250;  // a stored BetPlaced is about as long

void require(bool ok, const std::string& what) {
  if (!ok) throw std::runtime_error(what);
}

void synced_appends(const std::string& directory, double seconds, std::size_t bytes) {
  const auto path = fmt::format("{}/append_{}", directory, bytes);
  const int file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  require(file >= 0, "open " + path);
  const std::string block(bytes, 'x');
  const auto per_second = rate(seconds, [&] {
    require(::write(file, block.data(), block.size()) == static_cast<ssize_t>(block.size()),
            "write");
    require(::fdatasync(file) == 0, "fdatasync");
    return 1U;
  });
  ::close(file);
  figure(fmt::format("fdatasync_{}B", bytes), per_second, "syncs/s");
}

void synced_batches(const std::string& directory, double seconds) {
  rocksdb::Options options;
  options.create_if_missing = true;
  rocksdb::DB* opened{};
  const auto path = directory + "/rocksdb";
  require(rocksdb::DB::Open(options, path, &opened).ok(), "open " + path);
  const std::unique_ptr<rocksdb::DB> db{opened};
  rocksdb::WriteOptions synced;
  synced.sync = true;
  std::uint64_t position{};
  const std::string record(kRecordBytes, 'x');
  for (const unsigned size : {1U, 16U, 64U, 256U, 1024U}) {
    const auto per_second = rate(seconds, [&] {
      rocksdb::WriteBatch batch;
      for (unsigned i = 0; i < size; ++i) {
        const auto key = __builtin_bswap64(++position);
        batch.Put({reinterpret_cast<const char*>(&key), sizeof key}, record);
      }
      require(db->Write(synced, &batch).ok(), "write");
      return size;
    });
    figure(fmt::format("rocksdb_batch_{}", size), per_second, "records/s");
  }
}

void sha256(double seconds) {
  const std::unique_ptr<EVP_MD, decltype(&EVP_MD_free)> algorithm{
      EVP_MD_fetch(nullptr, "SHA256", nullptr), &EVP_MD_free};
  const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(),
                                                                        &EVP_MD_CTX_free};
  const std::string record(kRecordBytes, 'x');
  unsigned char digest[EVP_MAX_MD_SIZE];
  const auto per_second = rate(seconds, [&] {
    constexpr unsigned kAtOnce = 1'000;
    for (unsigned i = 0; i < kAtOnce; ++i) {
      require(EVP_DigestInit_ex2(context.get(), algorithm.get(), nullptr) == 1 &&
                  EVP_DigestUpdate(context.get(), record.data(), record.size()) == 1 &&
                  EVP_DigestFinal_ex(context.get(), digest, nullptr) == 1,
              "SHA-256");
    }
    return kAtOnce;
  });
  figure("sha256_250B", per_second, "hashes/s");
}

class Sqlite {
 public:
  explicit Sqlite(const std::string& path) {
    require(sqlite3_open(path.c_str(), &db_) == SQLITE_OK, "open " + path);
  }
  ~Sqlite() { sqlite3_close_v2(db_); }
  Sqlite(const Sqlite&) = delete;
  Sqlite& operator=(const Sqlite&) = delete;

  void run(const char* sql) {
    require(sqlite3_exec(db_, sql, nullptr, nullptr, nullptr) == SQLITE_OK, sqlite3_errmsg(db_));
  }
  sqlite3_stmt* prepare(const char* sql) {
    sqlite3_stmt* statement{};
    require(sqlite3_prepare_v2(db_, sql, -1, &statement, nullptr) == SQLITE_OK,
            sqlite3_errmsg(db_));
    return statement;
  }

 private:
  sqlite3* db_{};
};

void step(sqlite3_stmt* statement) {
  require(sqlite3_step(statement) == SQLITE_DONE, "sqlite3_step");
  sqlite3_reset(statement);
}

// An event as a read model sees it: the account's row changes, a bet's row with two indices comes.
void sqlite_events(const std::string& directory, double seconds, unsigned per_transaction) {
  constexpr std::uint64_t kAccounts = 10'000;
  Sqlite db{fmt::format("{}/events_{}.db", directory, per_transaction)};
  db.run("PRAGMA journal_mode=WAL");
  db.run("PRAGMA synchronous=NORMAL");
  db.run("CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER, bets INTEGER)");
  db.run(
      "CREATE TABLE bet (id INTEGER PRIMARY KEY, account INTEGER, game INTEGER, stake INTEGER,"
      " odds INTEGER, label TEXT)");
  db.run("CREATE INDEX bet_account ON bet (account, id)");
  db.run("CREATE INDEX bet_game ON bet (game)");
  const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> upsert{
      db.prepare("INSERT INTO account VALUES (?, 1000, 1) ON CONFLICT (id) DO UPDATE SET"
                 " balance = balance - 1, bets = bets + 1"),
      &sqlite3_finalize};
  const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> insert{
      db.prepare("INSERT INTO bet VALUES (?, ?, ?, 100, -110, 'Kansas City Chiefs -3.5')"),
      &sqlite3_finalize};
  Random random{1};
  std::int64_t id{};
  const auto per_second = rate(seconds, [&] {
    db.run("BEGIN");
    for (unsigned i = 0; i < per_transaction; ++i) {
      const auto account = static_cast<std::int64_t>(random.below(kAccounts));
      sqlite3_bind_int64(upsert.get(), 1, account);
      step(upsert.get());
      sqlite3_bind_int64(insert.get(), 1, ++id);
      sqlite3_bind_int64(insert.get(), 2, account);
      sqlite3_bind_int64(insert.get(), 3, static_cast<std::int64_t>(random.below(64)));
      step(insert.get());
    }
    db.run("COMMIT");
    return per_transaction;
  });
  figure(fmt::format("sqlite_events_{}", per_transaction), per_second, "events/s");
}

}  // namespace

int main(int argc, char** argv) {
  const auto [directory, seconds] = chalkline::bench::arguments(argc, argv);
  synced_appends(directory, seconds, 300);
  synced_appends(directory, seconds, 4096);
  synced_batches(directory, seconds);
  sha256(seconds);
  sqlite_events(directory, seconds, 1'000);
  sqlite_events(directory, seconds, 10'000);
}
