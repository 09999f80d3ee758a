#include "sports/feeds/simulated/quote_id.hpp"

#include <algorithm>
#include <utility>

namespace chalkline::sports::simulated {
namespace {

constexpr std::size_t kQuoteBytes = 18;
constexpr std::size_t kSealBytes = 16;  // 2^128 guesses: an id cannot be found by trying
using QuoteBytes = std::array<unsigned char, kQuoteBytes>;
using Seal = std::array<unsigned char, kSealBytes>;

constexpr unsigned char kHomeBit = 0x80;
constexpr std::size_t kTimeAt = 10;

constexpr int kAlphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

void put_number(unsigned char* to, std::uint64_t number) {
  for (int byte = 7; byte >= 0; --byte, number >>= 8) to[byte] = static_cast<unsigned char>(number);
}

std::uint64_t take_number(const unsigned char* from) {
  std::uint64_t number{};
  for (int byte = 0; byte < 8; ++byte) number = number << 8 | from[byte];
  return number;
}

Seal seal(crypto_auth_hmacsha256_state keyed, const QuoteBytes& bytes) {
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> whole{};
  crypto_auth_hmacsha256_update(&keyed, bytes.data(), bytes.size());
  crypto_auth_hmacsha256_final(&keyed, whole.data());
  Seal cut{};
  std::copy_n(whole.begin(), cut.size(), cut.begin());
  return cut;
}

}  // namespace

QuoteIds::QuoteIds(const GameKey& key) {
  crypto_auth_hmacsha256_init(&keyed_, key.data(), key.size());
}

std::string QuoteIds::issue(const PropQuote& quote) const {
  QuoteBytes bytes{};
  put_number(bytes.data(), ledger::raw(quote.game));
  bytes[8] = static_cast<unsigned char>(quote.roster_slot | (quote.home ? kHomeBit : 0));
  bytes[9] = std::to_underlying(quote.type);
  put_number(&bytes[kTimeAt], static_cast<std::uint64_t>(ledger::micros(quote.at)));
  std::array<unsigned char, kQuoteBytes + kSealBytes> sealed{};
  std::ranges::copy(bytes, sealed.begin());
  std::ranges::copy(seal(keyed_, bytes), sealed.begin() + kQuoteBytes);
  std::string id(sodium_base64_ENCODED_LEN(sealed.size(), kAlphabet), '\0');
  sodium_bin2base64(id.data(), id.size(), sealed.data(), sealed.size(), kAlphabet);
  id.pop_back();  // its terminating zero
  return id;
}

std::optional<PropQuote> QuoteIds::read(std::string_view id) const {
  std::array<unsigned char, kQuoteBytes + kSealBytes> sealed{};
  std::size_t size{};
  if (sodium_base642bin(sealed.data(), sealed.size(), id.data(), id.size(), nullptr, &size, nullptr,
                        kAlphabet) != 0 ||
      size != sealed.size()) {
    return std::nullopt;
  }
  QuoteBytes bytes{};
  std::copy_n(sealed.begin(), bytes.size(), bytes.begin());
  if (sodium_memcmp(seal(keyed_, bytes).data(), &sealed[kQuoteBytes], kSealBytes) != 0)
    return std::nullopt;
  return PropQuote{
      .game = ledger::GameId{take_number(bytes.data())},
      .home = (bytes[8] & kHomeBit) != 0,
      .roster_slot = static_cast<std::uint8_t>(bytes[8] & ~kHomeBit),
      .type = ledger::PropType{bytes[9]},
      .at = ledger::from_micros(static_cast<std::int64_t>(take_number(&bytes[kTimeAt])))};
}

}  // namespace chalkline::sports::simulated
