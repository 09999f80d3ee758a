#include "ledger/hash_memtable.hpp"

#include <doctest/doctest.h>
#include <rocksdb/db.h>

#include <atomic>
#include <map>
#include <random>
#include <string>
#include <thread>

#include "tests/ledger/temporary_directory.hpp"

// RocksDB on the memtable of hashes answers as a sorted map does.
namespace chalkline::ledger {
namespace {

class Database {
 public:
  Database() {
    rocksdb::Options options;
    options.create_if_missing = true;
    options.allow_concurrent_memtable_write = false;
    options.memtable_factory = hash_memtable();
    rocksdb::DB* db{};
    REQUIRE(rocksdb::DB::Open(options, directory_.path().string(), &db).ok());
    db_.reset(db);
  }
  rocksdb::DB* operator->() const { return db_.get(); }

  std::string get(const std::string& key, const rocksdb::ReadOptions& options = {}) const {
    std::string value;
    const auto status = db_->Get(options, key, &value);
    REQUIRE((status.ok() || status.IsNotFound()));
    return status.ok() ? value : "absent";
  }

  std::map<std::string, std::string> all() const {
    std::map<std::string, std::string> entries;
    const std::unique_ptr<rocksdb::Iterator> it{db_->NewIterator({})};
    for (it->SeekToFirst(); it->Valid(); it->Next())
      entries.emplace_hint(entries.end(), it->key().ToString(), it->value().ToString());
    CHECK(it->status().ok());
    return entries;
  }

 private:
  test::TemporaryDirectory directory_;
  std::unique_ptr<rocksdb::DB> db_;
};

TEST_CASE("puts, overwrites and deletions in any order read back as from a sorted map") {
  const Database db;
  std::map<std::string, std::string> expected;
  std::mt19937 random{1};
  for (int i = 0; i < 20'000; ++i) {
    const auto key = "k" + std::to_string(random() % 3'000);
    if (random() % 5 == 0) {
      REQUIRE(db->Delete({}, key).ok());
      expected.erase(key);
    } else {
      const auto value = std::to_string(i);
      REQUIRE(db->Put({}, key, value).ok());
      expected[key] = value;
    }
  }
  for (int i = 0; i < 3'000; ++i) {
    const auto key = "k" + std::to_string(i);
    const auto found = expected.find(key);
    REQUIRE(db.get(key) == (found == expected.end() ? "absent" : found->second));
  }
  CHECK(db.all() == expected);
  REQUIRE(db->Flush({}).ok());
  CHECK(db.all() == expected);
}

TEST_CASE("a snapshot keeps what it saw") {
  const Database db;
  REQUIRE(db->Put({}, "a", "1").ok());
  const auto* snapshot = db->GetSnapshot();
  REQUIRE(db->Put({}, "a", "2").ok());
  REQUIRE(db->Put({}, "b", "3").ok());
  rocksdb::ReadOptions then;
  then.snapshot = snapshot;
  CHECK(db.get("a", then) == "1");
  CHECK(db.get("b", then) == "absent");
  CHECK(db.get("a") == "2");
  db->ReleaseSnapshot(snapshot);
}

TEST_CASE("an iterator seeks, and walks both ways") {
  const Database db;
  for (const auto* key : {"d", "b", "f"}) REQUIRE(db->Put({}, key, key).ok());
  const std::unique_ptr<rocksdb::Iterator> it{db->NewIterator({})};
  it->Seek("c");
  CHECK(it->key() == "d");
  it->Prev();
  CHECK(it->key() == "b");
  it->Prev();
  CHECK_FALSE(it->Valid());
  it->SeekForPrev("e");
  CHECK(it->key() == "d");
  it->SeekToLast();
  CHECK(it->key() == "f");
  it->Next();
  CHECK_FALSE(it->Valid());
}

TEST_CASE("readers see every finished write while the one writer goes on") {
  const Database db;
  std::atomic<int> written{-1};
  std::jthread writer{[&] {
    for (int i = 0; i < 20'000; ++i) {
      // One key that changes all the time, in the company of others that come and stay.
      rocksdb::WriteBatch batch;
      batch.Put("hot", std::to_string(i));
      batch.Put("key" + std::to_string(i), "here");
      if (!db->Write({}, &batch).ok()) std::abort();
      written = i;
    }
  }};
  for (int seen = -1; seen < 19'999;) {
    seen = written;
    if (seen < 0) continue;
    REQUIRE(std::stoi(db.get("hot")) >= seen);
    REQUIRE(db.get("key" + std::to_string(seen)) == "here");
  }
}

}  // namespace
}  // namespace chalkline::ledger
