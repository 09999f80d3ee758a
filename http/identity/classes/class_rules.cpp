#include "http/identity/classes/class_rules.hpp"

#include "base/hex.hpp"
#include "base/sha256.hpp"

namespace chalkline::http {

ClassRules::ClassRules(AccountsDb& db)
    : db_{db},
      put_{db,
           "INSERT INTO class_rules(class, digest, text) SELECT id, ?2, ?3 FROM classes "
           "WHERE id = ?1 ON CONFLICT DO NOTHING"} {}

void ClassRules::put(const ledger::ClassId& in_class, const std::string& text) {
  const auto held = db_.lock();
  put_.run(to_hex(in_class), to_hex(sha256(text)), text);
}

}  // namespace chalkline::http
