#pragma once

#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "base/sqlite/sqlite.hpp"

// Columns as a struct that BOOST_DESCRIBE_STRUCT lists: each member is the column of its name. The
// SQL names them in the order of the members, in which they are bound and read.
namespace chalkline::sqlite {

template <class T>
concept Columns = boost::describe::has_describe_members<T>::value;

template <Columns T>
using ColumnsOf = boost::describe::describe_members<T, boost::describe::mod_public>;

// "id, sport, starts_at", each name between `before` and `after`.
template <Columns T>
std::string column_names(std::string_view before = {}, std::string_view after = {}) {
  std::string names;
  boost::mp11::mp_for_each<ColumnsOf<T>>([&](auto column) {
    if (!names.empty()) names.append(", ");
    names.append(before).append(column.name).append(after);
  });
  return names;
}

// "id = ?, sport = ?"
template <Columns T>
std::string assignments_of() {
  return column_names<T>({}, " = ?");
}

// "?, ?": a parameter for each column of all.
template <Columns... T>
std::string parameters_of() {
  constexpr auto kCount = (boost::mp11::mp_size<ColumnsOf<T>>::value + ...);
  std::string parameters{"?"};
  for (auto i = kCount; i > 1; --i) parameters.append(", ?");
  return parameters;
}

namespace detail {

template <class T>
auto values_of(T& part) {
  if constexpr (Columns<std::remove_const_t<T>>) {
    return [&]<template <class...> class List, class... Column>(List<Column...>) {
      return std::tie(part.*Column::pointer...);
    }(ColumnsOf<std::remove_const_t<T>>{});
  } else {
    return std::tie(part);
  }
}

}  // namespace detail

// Executes the statement with all columns of each part in turn; a part may also be a single value.
template <class... Part>
void run_with(Statement& statement, const Part&... part) {
  std::apply([&](const auto&... value) { statement.run(value...); },
             std::tuple_cat(detail::values_of(part)...));
}

// Reads the current row in the same way, from its first column on.
template <class... Part>
void read_into(const Rows& rows, Part&... part) {
  std::apply([&](auto&... value) { rows.read(value...); },
             std::tuple_cat(detail::values_of(part)...));
}

}  // namespace chalkline::sqlite
