#include "projections/files/model_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/sqlite/checked_pages.hpp"
#include "projections/files/digest.hpp"
#include "projections/files/wal.hpp"

namespace chalkline::projections {
namespace {

template <class... Model>
constexpr std::array<const Schema*, sizeof...(Model)> schemas_of(
    std::type_identity<std::tuple<Model...>>) {
  return {&Model::kSchema...};
}
constexpr auto kSchemas = schemas_of(std::type_identity<Models>{});

void for_each(Models& models, auto tell) {
  std::apply([&](auto&... model) { (tell(model), ...); }, models);
}

// 16 MiB: less often than SQLite's 4, which would write a hot page of the rebuild many times over.
constexpr int kWalPagesMax = 4096;

// After a kill so much is applied again at the most.
constexpr std::chrono::seconds kFoldEvery{10};

// WAL: readers keep their state while the writer goes on. secure_delete (on in Debian) would write
// zeros over what is deleted, and nothing in here is secret. 64 MiB of cache hold the pages that a
// catch-up comes back to. A large catch-up's WAL is given back to the disk beyond 64 MiB.
constexpr auto kWriterSettings = R"(
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = OFF;
  PRAGMA cache_size = -65536;
  PRAGMA journal_size_limit = 67108864;
)";

sqlite::Connection open_for_writing(const std::filesystem::path& file) {
  const auto stored = stored_models(file);
  sqlite::Connection db{file, sqlite::Access::kWrite, sqlite::Pages::kChecked};
  db.keep_wal(true);
  if (!stored.any) {  // before there is a WAL, which may be left out
    sqlite::Transaction creating{db, sqlite::Access::kWrite};
    db.run(R"(CREATE TABLE model(
                name TEXT PRIMARY KEY, version INTEGER NOT NULL, position INTEGER NOT NULL) STRICT)");
    sqlite::Statement add{db, "INSERT INTO model VALUES(?1, ?2, 0)"};
    for (const auto* schema : kSchemas) {
      db.run(schema->create);
      add.run(schema->name, schema->version);
    }
    creating.commit();
  }
  db.run(kWriterSettings);
  return db;
}

Models models_in(sqlite::Connection& db, const ledger::Log& log) {
  const ModelSource source{db, log};
  return each_from<Models>(source);
}

}  // namespace

ModelFile::ModelFile(const std::filesystem::path& file, const ledger::Log& log)
    : file_(file),
      db_(open_for_writing(file)),
      models_(models_in(db_, log)),
      checkpoint_(db_, "UPDATE model SET position = ?1"),
      applied_(stored_models(file).position),
      committed_(applied_) {
  // In the place of SQLite's own folding, which sets no mark.
  sqlite3_wal_hook(
      db_.handle(),
      [](void* pages, sqlite3*, const char*, int count) {
        *static_cast<int*>(pages) = count;
        return SQLITE_OK;
      },
      wal_pages_.get());
}

void ModelFile::apply(const ledger::Record& record) {
  if (record.position != applied_ + 1) {
    throw std::logic_error(
        fmt::format("record {} cannot follow record {}", record.position, applied_));
  }
  if (!transaction_) transaction_.emplace(db_, sqlite::Access::kWrite);
  for (const auto& posting : record.postings) {
    for_each(models_, [&](auto& model) {
      if constexpr (requires { model.on(posting); }) model.on(posting);
    });
  }
  const auto tell = [&](const auto& event) {
    for_each(models_, [&](auto& model) {
      if constexpr (requires { model.on(event, record); }) model.on(event, record);
    });
  };
  std::visit(tell, record.event);
  applied_ = record.position;
  if (const auto stream = ledger::stream_of(record.event);
      stream.kind == ledger::StreamKind::kAccount) {
    touching_.push_back(ledger::AccountId{stream.id});
  }
}

void ModelFile::commit() {
  if (!transaction_) return;
  for_each(models_, [](auto& model) {
    if constexpr (requires { model.flush(); }) model.flush();
  });
  checkpoint_.run(applied_);
  transaction_->commit();
  transaction_.reset();
  committed_ = applied_;

  std::ranges::sort(touching_);
  const auto repeated = std::ranges::unique(touching_);
  touching_.erase(repeated.begin(), repeated.end());
  touched_.swap(touching_);
  touching_.clear();

  const auto now = std::chrono::steady_clock::now();
  if (*wal_pages_ < kWalPagesMax && now - folded_at_ < kFoldEvery) return;
  fold_wal(db_, file_, Fold::kAsFarAsPossible);
  folded_at_ = now;
}

void ModelFile::finish() { fold_wal(db_, file_, Fold::kAll); }

StoredModels stored_models(const std::filesystem::path& file) {
  StoredModels stored;
  if (!std::filesystem::exists(file)) return stored;
  const sqlite::Connection db{file, sqlite::Access::kRead, sqlite::Pages::kChecked};
  if (!sqlite::Statement{db, "SELECT 1 FROM sqlite_schema WHERE name = 'model'"}.query().next())
    return stored;
  stored.any = true;
  sqlite::Statement all{db, "SELECT name, version, position FROM model"};
  auto rows = all.query();
  std::size_t known = 0;
  std::size_t count = 0;
  for (; rows.next(); ++count) {
    const auto name = rows.get<std::string>(0);
    const auto version = rows.get<int>(1);
    stored.position = std::max(stored.position, rows.get<ledger::Position>(2));
    known += static_cast<std::size_t>(std::ranges::count_if(kSchemas, [&](const Schema* schema) {
      return schema->name == name && schema->version == version;
    }));
  }
  stored.current = known == kSchemas.size() && count == known && sqlite::has_checked_pages(file);
  return stored;
}

std::vector<ModelDigest> digests(const std::filesystem::path& file) {
  sqlite::Connection db{file, sqlite::Access::kRead, sqlite::Pages::kChecked};
  const sqlite::Transaction one_state{db, sqlite::Access::kRead};
  std::vector<ModelDigest> all;
  for (const auto* schema : kSchemas)
    all.push_back({schema->name, content_digest(db, schema->content)});
  return all;
}

}  // namespace chalkline::projections
