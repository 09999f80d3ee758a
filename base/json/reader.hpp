#pragma once

#include <fmt/format.h>

#include <array>
#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/json/members.hpp"
#include "base/json/values.hpp"
#include "base/names.hpp"
#include "base/time_text.hpp"

// JSON into structs: the body of a request is one object of plain values, lists of such, and
// objects of the same kind. It is read strictly: exactly the struct's members, each once, each of
// its type and within its bounds; a number with a fraction or an exponent is no whole number. A
// field of std::optional may be left out.
namespace chalkline {

// The error is one sentence that names the field.
template <JsonObject T>
std::expected<T, std::string> read_json(std::string_view body);

// Code points of valid UTF-8: what JSON Schema counts as length.
std::int64_t characters(std::string_view utf8);

namespace json_detail {

// A value of the body. Those within it follow it.
struct Node {
  enum class Kind : std::uint8_t { kText, kInteger, kNumber, kFlag, kNull, kList, kObject, kOther };
  Kind kind{Kind::kOther};
  std::uint32_t items{};    // of a list or an object
  std::uint32_t within{1};  // nodes, with itself
  std::string_view name{};  // in an object
  std::string_view text{};
  std::int64_t integer{};  // 1 is true
  double number{};

  const Node* next() const { return this + within; }
};

// A body's nodes, the first of them the object itself. Texts are views into the body, or into
// what was left of them without escapes.
class Nodes {
 public:
  explicit Nodes(std::string_view body);
  Nodes(const Nodes&) = delete;
  Nodes& operator=(const Nodes&) = delete;

  std::vector<Node> all{};
  std::string problem{};  // why it is no such body; else empty

 private:
  struct Handler;
  std::string unescaped_{};
};

// Takes an object's fields, and keeps the first problem.
class ObjectReader {
 public:
  explicit ObjectReader(const Node& object) : object_{object} {}

  const Node* take(std::string_view name);
  void missing(std::string_view name, const Bounds& bounds);
  // A problem of form comes before a field that is not known, and this one before that of a value.
  void malformed(std::string sentence);
  void wrong(std::string sentence);
  std::string problem(std::span<const std::string_view> known) &&;

  std::string_view text(const Node& node, const Bounds& bounds);
  std::int64_t integer(const Node& node, const Bounds& bounds);
  void integers(const Node& node, const Bounds& bounds, std::span<std::int64_t> values);
  std::int64_t halves(const Node& node, const Bounds& bounds);
  std::int64_t hundredths(const Node& node, const Bounds& bounds);
  bool flag(const Node& node);
  Timestamp time(const Node& node, const Bounds& bounds);
  // The items' number; none when it is not such a list.
  std::size_t objects(const Node& node, const Bounds& bounds);
  void no_such_word(const Node& node, const Bounds& bounds, Names names);

 private:
  const Node& object_;
  std::size_t taken_{};
  std::string malformed_{};
  std::string wrong_{};
};

template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;

template <JsonObject T>
std::string read_object(const Node& node, T& object);

// A field's value, which is there.
template <class T>
void read_value(ObjectReader& in, const Node& node, const Bounds& bounds, T& value) {
  if constexpr (std::same_as<T, bool>) {
    value = in.flag(node);
  } else if constexpr (std::same_as<T, std::string>) {
    value = in.text(node, bounds);
  } else if constexpr (std::same_as<T, Timestamp>) {
    value = in.time(node, bounds);
  } else if constexpr (std::same_as<T, Halves>) {
    value.count = static_cast<std::int32_t>(in.halves(node, bounds));
  } else if constexpr (std::same_as<T, Hundredths>) {
    value.count = in.hundredths(node, bounds);
  } else if constexpr (Named<T>) {
    const auto word = value_of<T>(in.text(node, bounds));
    if (!word) in.no_such_word(node, bounds, names_of(T{}));
    value = word.value_or(T{});
  } else if constexpr (std::integral<T>) {
    value = static_cast<T>(in.integer(node, bounds));
  } else if constexpr (is_array<T>) {
    in.integers(node, bounds, value);
  } else if constexpr (JsonObject<T>) {
    if (node.kind != Node::Kind::kObject)
      return in.malformed(fmt::format("{} must be an object", node.name));
    if (const auto problem = read_object(node, value); !problem.empty())
      in.wrong(fmt::format("{}: {}", node.name, problem));
  } else {
    static_assert(is_a<T, std::vector>, "no JSON of a request is known for this type");
    value.resize(in.objects(node, bounds));
    const auto* item = &node + 1;
    for (std::size_t i = 0; i < value.size(); ++i, item = item->next()) {
      auto problem = read_object(*item, value[i]);
      if (problem.empty()) continue;
      return in.wrong(value.size() == 1 ? problem
                                        : fmt::format("{} {}: {}", bounds.item, i + 1, problem));
    }
  }
}

template <class T>
void read_field(ObjectReader& in, std::string_view name, const Bounds& bounds, T& value) {
  const auto* node = in.take(name);
  if constexpr (is_a<T, std::optional>) {
    if (node == nullptr) {
      if (bounds.absent == Absent::kNull) in.missing(name, bounds);
    } else if (node->kind != Node::Kind::kNull || bounds.absent == Absent::kLeftOut) {
      read_value(in, *node, bounds, value.emplace());
    }
  } else if constexpr (!std::same_as<T, Ignored>) {
    if (node == nullptr)
      in.missing(name, bounds);
    else
      read_value(in, *node, bounds, value);
  }
}

// The first problem, if any.
template <JsonObject T>
std::string read_object(const Node& node, T& object) {
  ObjectReader in{node};
  return std::apply(
      [&](const auto&... f) {
        (read_field(in, f.name, bounds_of(f), object.*(f.member)), ...);
        static constexpr auto kNames =
            std::apply([](const auto&... g) { return std::array{std::string_view{g.name}...}; },
                       json_fields<T>);
        return std::move(in).problem(kNames);
      },
      json_fields<T>);
}

}  // namespace json_detail

template <JsonObject T>
std::expected<T, std::string> read_json(std::string_view body) {
  json_detail::Nodes nodes{body};
  if (!nodes.problem.empty()) return std::unexpected{std::move(nodes.problem)};
  std::expected<T, std::string> read{};
  if (auto problem = json_detail::read_object(nodes.all.front(), *read); !problem.empty())
    return std::unexpected{std::move(problem)};
  return read;
}

}  // namespace chalkline
