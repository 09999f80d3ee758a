#include "projections/served_file.hpp"

namespace chalkline::projections {

void ServedFile::add(ServedConnection& connection) {
  const std::scoped_lock lock{mutex_};
  connection.open();
  connections_.insert(&connection);
}

void ServedFile::remove(ServedConnection& connection) {
  const std::scoped_lock lock{mutex_};
  connections_.erase(&connection);
}

void ServedFile::while_closed(const std::function<void()>& replace) {
  const std::scoped_lock lock{mutex_};
  for (auto* connection : connections_) connection->close();
  replace();
  for (auto* connection : connections_) connection->open();
}

}  // namespace chalkline::projections
