#pragma once

#include <array>
#include <boost/describe/members.hpp>
#include <string_view>
#include <tuple>

#include "base/fields.hpp"

// The members of an object of JSON: a struct's `fields`, or the members that BOOST_DESCRIBE_STRUCT
// lists, whose names are made camelCase: `start_time` is written "startTime".
namespace chalkline {

template <class T>
concept JsonObject = HasFields<T> || boost::describe::has_describe_members<T>::value;

namespace json_detail {

template <class Member>
inline constexpr auto kCamelCase = [] {
  constexpr std::string_view kName{Member::name};
  std::array<char, kName.size() + 1> text{};  // with the zero at its end
  auto* end = text.data();
  bool begins_word = false;
  for (const auto c : kName) {
    if (c != '_') *end++ = begins_word ? static_cast<char>(c - 'a' + 'A') : c;
    begins_word = c == '_';
  }
  return text;
}();

template <class T>
constexpr auto fields_of() {
  if constexpr (HasFields<T>)
    return T::fields;
  else
    return []<template <class...> class List, class... Member>(List<Member...>) {
      return std::tuple{field(kCamelCase<Member>.data(), Member::pointer)...};
    }(boost::describe::describe_members<T, boost::describe::mod_public>{});
}

}  // namespace json_detail

template <JsonObject T>
inline constexpr auto json_fields = json_detail::fields_of<T>();

}  // namespace chalkline
