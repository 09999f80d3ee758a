#pragma once

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

template <class T>
concept HasFields = requires { T::fields; };

// Calls visit(name, member) for each field of `object` in stored order.
template <HasFields T, class Visit>
constexpr void for_each_field(T& object, Visit&& visit) {
  std::apply([&](const auto&... f) { (visit(f.name, object.*(f.member)), ...); },
             std::remove_cvref_t<T>::fields);
}

}  // namespace chalkline
