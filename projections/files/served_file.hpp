#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <set>

#include "base/sqlite/sqlite.hpp"
#include "ledger/log/log.hpp"
#include "projections/files/unavailable.hpp"
#include "projections/files/waiters.hpp"

namespace chalkline::projections {

// A connection to the served file that can be closed under its owner.
class ServedConnection {
 public:
  virtual ~ServedConnection() = default;
  virtual void hold() = 0;     // closes it when no query runs; queries wait from now on
  virtual void release() = 0;  // lets them go on
};

// The file that readers read, and all who do. A file may be put in its place only while nobody has
// it open: a WAL belongs to its database by name alone.
class ServedFile {
 public:
  ServedFile(std::filesystem::path path, const ledger::Log& log, const Waiters& progress)
      : path_(std::move(path)), log_(log), progress_(progress) {}

  const std::filesystem::path& path() const { return path_; }

  void add(ServedConnection& connection);
  void remove(ServedConnection& connection);

  // Calls `replace` while nobody has the file open, and shows the new one.
  void replace_by(const std::function<void()>& replace);

  // Until show() nobody has the file open, and reads throw Unavailable.
  void withdraw();
  void show() { withdrawn_ = false; }

  // ---- Any thread.

  // Whether the file follows the log, as the projector sees it.
  bool following() const { return following_ && !withdrawn_; }
  void set_following(bool following) { following_ = following; }

  // A file that no longer follows is right for as long as nothing new is written.
  bool available() const {
    return !withdrawn_ && !damaged_ && (following_ || progress_.position() >= log_.position());
  }

  // Whether a reader has found the file damaged since it was withdrawn or replaced.
  bool damaged() const { return damaged_; }
  void set_damaged() { damaged_ = true; }

 private:
  const std::filesystem::path path_;
  const ledger::Log& log_;
  const Waiters& progress_;
  std::mutex mutex_;  // of connections_
  std::set<ServedConnection*> connections_;
  std::atomic<bool> withdrawn_{};
  std::atomic<bool> following_{true};
  std::atomic<bool> damaged_{};
};

// Queries (anything made from the file's path) for one user at a time.
template <class Queries>
class Served final : public ServedConnection {
 public:
  explicit Served(ServedFile& file) : file_(file) { file_.add(*this); }
  ~Served() override { file_.remove(*this); }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;

  auto use(auto ask) {
    const std::scoped_lock lock{in_use_};
    if (!file_.available()) throw NotShown{kCatchingUp};
    try {
      if (!queries_) queries_.emplace(file_.path());
      return ask(*queries_);
    } catch (const sqlite::Error& error) {
      if (sqlite::is_passing(error)) throw Unavailable{kCatchingUp};
      file_.set_damaged();
      throw NotShown{kCatchingUp};
    }
  }

  void hold() override {
    held_ = std::unique_lock{in_use_};
    queries_.reset();
  }
  void release() override { held_ = {}; }

 private:
  ServedFile& file_;
  std::mutex in_use_;
  std::optional<Queries> queries_;     // made by the first use after a hold()
  std::unique_lock<std::mutex> held_;  // of in_use_, from hold() to release()
};

}  // namespace chalkline::projections
