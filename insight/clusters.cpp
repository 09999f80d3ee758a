#include "insight/clusters.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "insight/split_mix.hpp"

namespace chalkline::insight {
namespace {

struct Sums {
  double numerator{};
  double denominator{};
  double parts{};
};

std::vector<Sums> by_cluster(std::span<const Part> parts) {
  std::unordered_map<std::uint64_t, std::size_t> places;
  std::vector<Sums> sums;
  for (const auto& part : parts) {
    const auto [place, is_new] = places.try_emplace(part.cluster, sums.size());
    if (is_new) sums.emplace_back();
    sums[place->second].numerator += part.numerator;
    sums[place->second].denominator += part.denominator;
    sums[place->second].parts += 1;
  }
  return sums;
}

Sums total(std::span<const Sums> sums) {
  Sums all;
  for (const auto& [numerator, denominator, parts] : sums) {
    all.numerator += numerator;
    all.denominator += denominator;
    all.parts += parts;
  }
  return all;
}

}  // namespace

std::optional<Ratio> ratio(std::span<const Part> parts) {
  const auto sums = by_cluster(parts);
  const auto all = total(sums);
  if (all.denominator == 0) return std::nullopt;
  Ratio result{.value = all.numerator / all.denominator,
               .n = parts.size(),
               .clusters = sums.size(),
               .effective_n = 1};
  if (sums.size() < 2) return result;
  double squares = 0;
  double sizes = 0;
  for (const auto& [numerator, denominator, size] : sums) {
    const auto residual = numerator - result.value * denominator;
    squares += residual * residual;
    sizes += size * size;
  }
  result.effective_n = all.parts * all.parts / sizes;
  const auto clusters = static_cast<double>(sums.size());
  result.error = std::sqrt(clusters / (clusters - 1) * squares) / std::abs(all.denominator);
  return result;
}

void RunningRatio::count(const Cluster& cluster, double sign) {
  numerators_squared_ += sign * cluster.numerator * cluster.numerator;
  products_ += sign * cluster.numerator * cluster.denominator;
  denominators_squared_ += sign * cluster.denominator * cluster.denominator;
  sizes_squared_ += sign * cluster.parts * cluster.parts;
}

void RunningRatio::add(const Part& part) {
  auto cluster = std::ranges::lower_bound(clusters_, part.cluster, {}, &Cluster::id);
  if (cluster == clusters_.end() || cluster->id != part.cluster)
    cluster = clusters_.insert(cluster, Cluster{.id = part.cluster});
  count(*cluster, -1);
  cluster->numerator += part.numerator;
  cluster->denominator += part.denominator;
  cluster->parts += 1;
  count(*cluster, 1);
  numerator_ += part.numerator;
  denominator_ += part.denominator;
  ++n_;
}

std::optional<Ratio> RunningRatio::ratio() const {
  if (denominator_ == 0) return std::nullopt;
  Ratio result{
      .value = numerator_ / denominator_, .n = n_, .clusters = clusters_.size(), .effective_n = 1};
  if (clusters_.size() < 2) return result;
  // The sum of (numerator - value * denominator)^2, multiplied out.
  const auto residuals = std::max(0.0, numerators_squared_ - 2 * result.value * products_ +
                                           result.value * result.value * denominators_squared_);
  const auto parts = static_cast<double>(n_);
  const auto clusters = static_cast<double>(clusters_.size());
  result.effective_n = parts * parts / sizes_squared_;
  result.error = std::sqrt(clusters / (clusters - 1) * residuals) / std::abs(denominator_);
  return result;
}

std::vector<double> bootstrap(std::span<const Part> parts, std::uint64_t seed) {
  const auto sums = by_cluster(parts);
  std::vector<double> draws;
  if (sums.empty()) return draws;
  draws.reserve(kBootstrapDraws);
  SplitMix64 random{seed};
  while (draws.size() < kBootstrapDraws) {
    Sums drawn;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      const auto& [numerator, denominator, _] = sums[random.below(sums.size())];
      drawn.numerator += numerator;
      drawn.denominator += denominator;
    }
    draws.push_back(drawn.numerator / drawn.denominator);
  }
  std::ranges::sort(draws);
  return draws;
}

Interval between(std::span<const double> draws, double tail) {
  const auto left_out =
      static_cast<std::size_t>(std::floor(tail * static_cast<double>(draws.size())));
  return {draws[left_out], draws[draws.size() - 1 - left_out]};
}

}  // namespace chalkline::insight
