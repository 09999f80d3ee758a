#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

namespace chalkline {

// A named member of a stored struct. Each struct lists its fields once, in stored order, as `static
// constexpr auto fields`; the codec, the JSON of exports and the schema tests all walk that list.
template <class Class, class Member>
struct Field {
  const char* name;
  Member Class::* member;
};

template <class Class, class Member>
constexpr Field<Class, Member> field(const char* name, Member Class::* member) {
  return {name, member};
}

// How an absent std::optional of a request is written.
enum class Absent : std::uint8_t { kLeftOut, kNull, kEither };

// The bounds of a request's field. The range is that of a number (halves and hundredths in their
// own count) and of the numbers of an array, of a text's characters, or of a list's items; enums,
// flags and objects have none.
struct Bounds {
  std::int64_t min{};
  std::int64_t max{};
  Absent absent{Absent::kLeftOut};
  std::string_view says{};  // in place of the general sentence: missing, too short, no such value
  std::string_view item{};  // what sentences call an item of the list
};

template <class Class, class Member>
struct BoundedField : Field<Class, Member> {
  Bounds bounds;
};

template <class Class, class Member>
constexpr BoundedField<Class, Member> field(const char* name, Member Class::* member,
                                            Bounds bounds) {
  return {{name, member}, bounds};
}

// Those of a field that has none are empty.
template <class Class, class Member>
constexpr Bounds bounds_of(const Field<Class, Member>& /*field*/) {
  return {};
}
template <class Class, class Member>
constexpr Bounds bounds_of(const BoundedField<Class, Member>& field) {
  return field.bounds;
}

template <class T>
concept HasFields = requires { T::fields; };

// Calls visit(name, member) for each field of `object` in stored order.
template <HasFields T, class Visit>
constexpr void for_each_field(T& object, Visit&& visit) {
  std::apply([&](const auto&... f) { (visit(f.name, object.*(f.member)), ...); },
             std::remove_cvref_t<T>::fields);
}

}  // namespace chalkline
