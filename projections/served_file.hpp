#pragma once

#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <set>

namespace chalkline::projections {

// A connection to the served file that can be closed and opened again under its owner.
class ServedConnection {
 public:
  virtual ~ServedConnection() = default;
  virtual void close() = 0;  // returns when no query runs; queries wait from now on
  virtual void open() = 0;   // lets them go on
};

// The file that readers read, and all who do. A file may be put in its place only while nobody has
// it open: a WAL belongs to its database by name alone.
class ServedFile {
 public:
  explicit ServedFile(std::filesystem::path path) : path_(std::move(path)) {}

  const std::filesystem::path& path() const { return path_; }

  void add(ServedConnection& connection);  // opens it
  void remove(ServedConnection& connection);

  // Closes all, calls `replace`, opens all.
  void while_closed(const std::function<void()>& replace);

 private:
  const std::filesystem::path path_;
  std::mutex mutex_;
  std::set<ServedConnection*> connections_;
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
    return ask(*queries_);
  }

  void close() override {
    closed_ = std::unique_lock{in_use_};
    queries_.reset();
  }
  void open() override {
    queries_.emplace(file_.path());
    closed_ = {};
  }

 private:
  ServedFile& file_;
  std::mutex in_use_;
  std::optional<Queries> queries_;
  std::unique_lock<std::mutex> closed_;  // of in_use_, from close() to open()
};

}  // namespace chalkline::projections
