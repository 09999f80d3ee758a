#include "projections/files/served_file.hpp"

namespace chalkline::projections {

void ServedFile::add(ServedConnection& connection) {
  const std::scoped_lock lock{mutex_};
  connections_.insert(&connection);
}

void ServedFile::remove(ServedConnection& connection) {
  const std::scoped_lock lock{mutex_};
  connections_.erase(&connection);
}

void ServedFile::replace_by(const std::function<void()>& replace) {
  const std::scoped_lock lock{mutex_};
  for (auto* connection : connections_) connection->hold();
  withdrawn_ = true;
  try {
    replace();
    damaged_ = false;
    withdrawn_ = false;
  } catch (...) {
    for (auto* connection : connections_) connection->release();
    throw;
  }
  for (auto* connection : connections_) connection->release();
}

void ServedFile::withdraw() {
  const std::scoped_lock lock{mutex_};
  withdrawn_ = true;
  for (auto* connection : connections_) {
    connection->hold();
    connection->release();
  }
  damaged_ = false;
}

}  // namespace chalkline::projections
