#include "tests/ledger/rules/sure_profit.hpp"

#include <cstddef>

namespace chalkline::ledger::test {
namespace {

constexpr double kZero = 1e-12;

// Maximises the sum of y where a * y <= 1 and y >= 0. Bland's rule: it never goes in circles.
class Simplex {
 public:
  explicit Simplex(const Returns& a) : columns_(a.front().size() + a.size() + 1) {
    const auto variables = a.front().size();
    for (std::size_t i = 0; i < a.size(); ++i) {
      auto& row = rows_.emplace_back(columns_, 0.0);
      for (std::size_t j = 0; j < variables; ++j) row[j] = a[i][j];
      row[variables + i] = 1;  // its slack
      row.back() = 1;
      basis_.push_back(variables + i);
    }
    goal_.assign(columns_, 0.0);
    for (std::size_t j = 0; j < variables; ++j) goal_[j] = -1;
  }

  double maximum() {
    while (const auto* column = entering()) {
      const auto at = static_cast<std::size_t>(column - goal_.data());
      pivot(leaving(at), at);
    }
    return goal_.back();
  }
  // The share of the sum that the constraint costs.
  double price_of(std::size_t constraint) const {
    return goal_[columns_ - 1 - rows_.size() + constraint];
  }

 private:
  const double* entering() const {
    for (std::size_t j = 0; j + 1 < columns_; ++j)
      if (goal_[j] < -kZero) return &goal_[j];
    return nullptr;
  }

  // Such a constraint exists: all of `a` is above 0, and so the sum has a bound.
  std::size_t leaving(std::size_t column) const {
    std::size_t best = rows_.size();
    double least = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (rows_[i][column] <= kZero) continue;
      const auto ratio = rows_[i].back() / rows_[i][column];
      const bool is_less = best == rows_.size() || ratio < least - kZero ||
                           (ratio < least + kZero && basis_[i] < basis_[best]);
      if (is_less) {
        best = i;
        least = ratio;
      }
    }
    return best;
  }

  void pivot(std::size_t row, std::size_t column) {
    auto& chosen = rows_.at(row);
    const auto by = chosen[column];
    for (auto& value : chosen) value /= by;
    const auto clear = [&](std::vector<double>& other) {
      const auto times = other[column];
      for (std::size_t j = 0; j < columns_; ++j) other[j] -= times * chosen[j];
    };
    for (std::size_t i = 0; i < rows_.size(); ++i)
      if (i != row) clear(rows_[i]);
    clear(goal_);
    basis_[row] = column;
  }

  std::size_t columns_;
  std::vector<std::vector<double>> rows_;
  std::vector<double> goal_;
  std::vector<std::size_t> basis_;
};

}  // namespace

Mix best_mix(const Returns& returns) {
  // Adding one everywhere makes every entry positive and the value one more.
  auto above = returns;
  for (auto& bet : above)
    for (auto& value : bet) value += 1;
  Simplex simplex{above};
  const auto sum = simplex.maximum();
  Mix mix{1 / sum - 1, {}};
  for (std::size_t i = 0; i < returns.size(); ++i) mix.shares.push_back(simplex.price_of(i) / sum);
  return mix;
}

}  // namespace chalkline::ledger::test
