#pragma once

#include <string>
#include <type_traits>

#include "ledger/events/codec.hpp"
#include "ledger/events/events.hpp"

namespace chalkline::ledger::test {

// Makes the one change with the given number to a record, walking its fields in stored order;
// path() says which field was changed ("legs.odds"), and is empty when there are not so many
// changes.
class Mutation {
 public:
  explicit Mutation(std::size_t number) : left_(number) {}

  void change(Record& record) {
    field("time", record.time);
    field("causedBy", record.caused_by);
    field("previousInStream", record.previous_in_stream);
    field("position", record.position);
    field("postings", record.postings);
    const bool is_of_frame = !path_.empty();
    std::visit([this](auto& event) { put(event); }, record.event);
    of_event_ = !is_of_frame && !path_.empty();
  }

  const std::string& path() const { return path_; }
  // Not of what stands around the event in its record.
  bool is_of_event() const { return of_event_; }

 private:
  bool hit() {
    if (!path_.empty() || left_-- != 0) return false;
    path_ = at_.substr(1);
    return true;
  }

  template <class T>
  void field(const char* name, T& value) {
    const auto before = at_.size();
    at_ += '.';
    at_ += name;
    put(value);
    at_.resize(before);
  }
  void put(bool& value) {
    if (hit()) value = !value;
  }
  template <std::integral T>
  void put(T& value) {
    if (hit()) ++value;
    if constexpr (std::is_signed_v<T>) {
      if (value != 0 && hit()) value = static_cast<T>(-value);
    } else {
      if (value != 0 && hit()) --value;
    }
  }
  template <class E>
    requires std::is_enum_v<E>
  void put(E& value) {
    if constexpr (sizeof(E) == 1) {
      constexpr auto count = enum_names<E>.size();
      for (std::size_t i = 1; i < count; ++i) {
        if (hit())
          return void(value = static_cast<E>((std::to_underlying(value) - 1 + i) % count + 1));
      }
    } else {
      if (hit()) value = E{std::to_underlying(value) + 1};
      if (hit()) value = E{std::to_underlying(value) - 1};
    }
  }
  void put(Timestamp& time) {
    if (hit()) time += std::chrono::microseconds{1};
    if (hit()) time -= std::chrono::microseconds{1};
    if (hit()) time += std::chrono::days{1};
  }
  void put(std::string& text) {
    if (hit()) text += 'x';
    if (!text.empty() && hit()) text.clear();
  }
  template <std::size_t N>
  void put(std::array<std::uint8_t, N>& bytes) {
    for (auto& byte : bytes) put(byte);
  }
  template <class T>
  void put(std::optional<T>& value) {
    if (value) {
      if (hit()) return value.reset();
      put(*value);
    } else if (hit()) {
      value.emplace();
      if constexpr (std::is_enum_v<T>) value = T{1};
      if constexpr (std::is_integral_v<T>) value = T{1};
    }
  }
  template <class T, std::size_t N>
  void put(boost::container::small_vector<T, N>& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      const auto at = items.begin() + static_cast<std::ptrdiff_t>(i);
      if (hit()) return void(items.erase(at));
      if (hit()) return void(items.insert(at, T{*at}));
      if (i > 0 && items[i] != items[i - 1] && hit()) return std::swap(items[i], items[i - 1]);
      put(items[i]);
    }
  }
  template <HasFields T>
  void put(T& object) {
    for_each_field(object, [this](const char* name, auto& member) { this->field(name, member); });
  }

  std::size_t left_;
  std::string at_;
  std::string path_;
  bool of_event_{};
};

}  // namespace chalkline::ledger::test
