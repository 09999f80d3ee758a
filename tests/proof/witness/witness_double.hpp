#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/signing/base64.hpp"
#include "ledger/log/merkle.hpp"
#include "proof/note/checkpoint.hpp"
#include "proof/note/text.hpp"
#include "proof/tree/verify.hpp"
#include "proof/witness/witness_client.hpp"
#include "tests/proof/signed_log.hpp"

namespace chalkline::proof::test {

// A witness that keeps to C2SP tlog-witness, for one log, in memory. Any thread.
class WitnessDouble {
 public:
  explicit WitnessDouble(VerifyingKey log) : log_{std::move(log)} {}

  WitnessOption option() const { return {"http://127.0.0.1:1", witness_.key()}; }

  AskWitness ask() {
    return [this](const std::string& url, const std::string& body, const std::stop_token&) {
      const std::scoped_lock lock{mutex_};
      asked_.push_back(url);
      return std::expected<WitnessAnswer, std::string>{instead_ ? *instead_ : answer(body)};
    };
  }
  // From now on it answers so; or again as it should.
  void answer_with(std::optional<WitnessAnswer> instead) {
    const std::scoped_lock lock{mutex_};
    instead_ = std::move(instead);
  }
  // As if it had signed that.
  void remember(std::uint64_t size, const ledger::Hash& root) {
    const std::scoped_lock lock{mutex_};
    size_ = size;
    root_ = root;
  }
  std::uint64_t size() const {
    const std::scoped_lock lock{mutex_};
    return size_;
  }
  std::size_t times_asked() const {
    const std::scoped_lock lock{mutex_};
    return asked_.size();
  }

 private:
  WitnessAnswer answer(std::string_view body) {
    const auto old = parse_number(take_line(body).value().substr(std::string_view{"old "}.size()));
    std::vector<ledger::Hash> hashes;
    for (auto line = take_line(body); !line->empty(); line = take_line(body))
      hashes.push_back(from_base64<sizeof(ledger::Hash)>(*line).value());
    const auto verified = verify_checkpoint(body, log_.name, {&log_, 1});
    if (!verified) return {.status = 403};
    const auto& [_, size, root] = verified->checkpoint;
    if (*old > size) return {.status = 400};
    if (*old != size_ || (*old == size && root != root_))
      return {.status = 409, .type = "text/x.tlog.size", .body = std::to_string(size_) + '\n'};
    if (!verify_consistency(*old, size, root_, root, hashes)) return {.status = 422};
    size_ = size;
    root_ = root;
    constexpr std::uint64_t kTime = 1'764'025'200;
    return {.status = 200,
            .type = "text/plain",
            .body = format_signature(witness_.cosign(verified->note.text, kTime))};
  }

  const VerifyingKey log_;
  Witness witness_;
  mutable std::mutex mutex_;
  std::uint64_t size_{};
  ledger::Hash root_{sha256("")};
  std::optional<WitnessAnswer> instead_;
  std::vector<std::string> asked_;
};

}  // namespace chalkline::proof::test
