#include "http/api/shared/workers/fair_queue.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace chalkline::http {
namespace {

// Many more than find a place in a queue at once. A network that is forgotten is taken for one that
// has not asked yet.
constexpr std::size_t kTurnsMax = 4'096;

}  // namespace

FairQueue::FairQueue(std::size_t max)
    : max_{max}, last_turns_{Turns{kTurnsMax}, Turns{kTurnsMax}, Turns{kTurnsMax}} {}

FairQueue::Pushed FairQueue::push(Job job) {
  Pushed pushed{.taken = true};
  if (jobs_.size() >= max_) {
    const auto network = waiting_.to_give_way(job.client);
    if (!network) return {};
    const auto last = std::find_if(jobs_.rbegin(), jobs_.rend(), [&](const Job& waiting) {
      return network->has(waiting.client);
    });
    pushed.gave_way = take(std::prev(last.base()));
  }
  waiting_.add(job.client);
  jobs_.push_back(std::move(job));
  return pushed;
}

FairQueue::Job FairQueue::pop() {
  auto job = take(next());
  ++turn_;
  for (std::size_t size = 0; size < kNetworkSizes; ++size)
    last_turns_.at(size).put(job.client.at(size), turn_);
  return job;
}

// The first of those whose networks have waited for longest, the widest first.
std::list<FairQueue::Job>::iterator FairQueue::next() {
  const auto last_turns = [this](const Job& job) {
    std::array<std::uint64_t, kNetworkSizes> turns{};
    for (std::size_t size = 0; size < kNetworkSizes; ++size) {
      const auto* turn = last_turns_.at(size).find(job.client.at(size));
      turns.at(kNetworkSizes - 1 - size) = turn == nullptr ? 0 : *turn;
    }
    return turns;
  };
  return std::ranges::min_element(jobs_, {}, last_turns);
}

FairQueue::Job FairQueue::take(std::list<Job>::iterator job) {
  waiting_.remove(job->client);
  auto taken = std::move(*job);
  jobs_.erase(job);
  return taken;
}

}  // namespace chalkline::http
