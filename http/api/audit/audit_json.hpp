#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json/writer.hpp"
#include "http/json/bet_json.hpp"
#include "ledger/audit/verify.hpp"
#include "ledger/events/events.hpp"

// What an auditor reads of the ledger, as schemas/openapi.yaml has it. Accounts are numbers here,
// and nothing has a person's name.
namespace chalkline::http::wire {

struct AuditEvent {
  ledger::Position position{};
  ledger::Timestamp time{};
  std::string_view type{};
  std::uint16_t version{};
  ledger::StreamKind stream{};
  std::optional<ledger::AccountId> account{};  // in whose stream it stands
  std::optional<ledger::GameId> game{};        // the same
  std::optional<ledger::BetId> bet{};
  ledger::Position caused_by{};
  ledger::Coins moved{};
};
BOOST_DESCRIBE_STRUCT(AuditEvent, (),
                      (position, time, type, version, stream, account, game, bet, caused_by, moved))

struct AuditEvents {
  std::vector<AuditEvent> events{};
  ledger::Position scanned_to{};
  std::optional<ledger::Position> next{};
  ledger::Position head{};
};
BOOST_DESCRIBE_STRUCT(AuditEvents, (), (events, scanned_to, next, head))

struct AuditRecord {
  ledger::Position position{};
  JsonOf<ledger::Record> record{};
  std::string bytes{};  // in base64
  std::string leaf{};   // in hexadecimal digits
  std::optional<std::string> proof{};
  std::optional<std::string> unproved{};  // why nothing proves it
};
BOOST_DESCRIBE_STRUCT(AuditRecord, (), (position, record, bytes, leaf, proof, unproved))

struct AuditStatementEntry {
  ledger::Position position{};
  ledger::Timestamp time{};
  std::string_view kind{};
  std::string_view counter_account{};
  ledger::Coins amount{};
  ledger::Coins balance_after{};
  std::optional<ledger::BetId> bet{};
};
BOOST_DESCRIBE_STRUCT(AuditStatementEntry, (),
                      (position, time, kind, counter_account, amount, balance_after, bet))

struct AuditStatement {
  ledger::AccountId account{};
  ledger::Position as_of{};
  bool is_purse{};
  ledger::Coins available{};
  ledger::Coins held{};
  std::uint64_t events{};
  std::vector<AuditStatementEntry> entries{};
  std::optional<ledger::Position> next_cursor{};
};
BOOST_DESCRIBE_STRUCT(AuditStatement, (),
                      (account, as_of, is_purse, available, held, events, entries, next_cursor))

struct DossierLeg {
  ledger::GameId game{};
  std::string event_name{};
  ledger::Sport sport{};
  ledger::Source source{};
  ledger::Timestamp start_time{};  // as it stood when the bet was placed
  ledger::Market market{};
  std::string pick{};
  ledger::AmericanOdds odds{};
  ledger::AmericanOdds other_odds{};
  ledger::Timestamp quoted_at{};
  bool is_live{};
  std::optional<Halves> closing_line{};
  std::optional<ledger::AmericanOdds> closing_odds{};
  std::optional<ledger::Score> score{};
  std::optional<std::int32_t> figure{};
  std::optional<ledger::BetOutcome> outcome{};
};
BOOST_DESCRIBE_STRUCT(DossierLeg, (),
                      (game, event_name, sport, source, start_time, market, pick, odds, other_odds,
                       quoted_at, is_live, closing_line, closing_odds, score, figure, outcome))

struct DossierSettlement {
  ledger::Position position{};
  ledger::Timestamp time{};
  std::optional<ledger::BetOutcome> outcome{};  // absent: one is taken back
  ledger::Coins credit{};
  ledger::Position caused_by{};
};
BOOST_DESCRIBE_STRUCT(DossierSettlement, (), (position, time, outcome, credit, caused_by))

struct DossierLine {
  std::string what{};
  std::string figure{};
};
BOOST_DESCRIBE_STRUCT(DossierLine, (), (what, figure))

struct DossierCheck {
  std::string_view what{};
  bool holds{};
};
BOOST_DESCRIBE_STRUCT(DossierCheck, (), (what, holds))

struct DossierRecord {
  ledger::Position position{};
  std::string_view role{};
};
BOOST_DESCRIBE_STRUCT(DossierRecord, (), (position, role))

struct BetDossier {
  ledger::BetId bet{};
  ledger::AccountId account{};
  bool is_purse{};
  ledger::Timestamp placed_at{};
  ledger::BetKind kind{};
  ledger::Coins stake{};
  ledger::Coins profit{};
  ledger::Coins balance_after{};
  ledger::AmericanOdds odds{};
  std::optional<std::uint8_t> stated_chance{};
  std::uint16_t rules_version{};
  std::optional<BetCondition> condition{};
  std::vector<DossierLeg> legs{};
  std::vector<DossierSettlement> settlements{};
  std::vector<DossierLine> arithmetic{};
  std::vector<DossierCheck> checks{};
  std::vector<DossierRecord> records{};
};
BOOST_DESCRIBE_STRUCT(BetDossier, (),
                      (bet, account, is_purse, placed_at, kind, stake, profit, balance_after, odds,
                       stated_chance, rules_version, condition, legs, settlements, arithmetic,
                       checks, records))

struct AuditFault {
  ledger::Position position{};
  std::optional<std::string_view> event{};
  std::string_view what{};
};
BOOST_DESCRIBE_STRUCT(AuditFault, (), (position, event, what))

struct AuditAct {
  ledger::Position position{};
  ledger::GameId game{};
  ledger::OperatorAct act{};
  std::uint32_t uid{};
  std::string_view reason{};
  bool overrules{};
};
BOOST_DESCRIBE_STRUCT(AuditAct, (), (position, game, act, uid, reason, overrules))

struct AuditRemark {
  ledger::Position position{};
  std::string_view what{};
};
BOOST_DESCRIBE_STRUCT(AuditRemark, (), (position, what))

struct AuditSetBack {
  ledger::Position position{};
  ledger::Timestamp from{};
  ledger::Timestamp to{};
};
BOOST_DESCRIBE_STRUCT(AuditSetBack, (), (position, from, to))

struct AuditBelowZero {
  ledger::Position position{};
  ledger::AccountId account{};
  ledger::Coins balance{};
};
BOOST_DESCRIBE_STRUCT(AuditBelowZero, (), (position, account, balance))

struct AuditProgress {
  ledger::Timestamp began{};
  ledger::Position read{};
  ledger::Position total{};
};
BOOST_DESCRIBE_STRUCT(AuditProgress, (), (began, read, total))

struct AuditReport {
  ledger::Timestamp began{};
  ledger::Timestamp ended{};
  ledger::Position records{};
  std::string root{};
  ledger::Position checkpoint_size{};
  std::vector<AuditFault> faults{};
  std::uint64_t faults_total{};
  std::vector<AuditAct> acts{};
  std::uint64_t acts_total{};
  std::vector<AuditBelowZero> below_zero{};
  std::uint64_t below_zero_total{};
  std::vector<AuditRemark> remarks{};
  std::uint64_t remarks_total{};
  std::vector<AuditSetBack> set_back{};
  std::uint64_t games_on_trust{};
  std::uint64_t simulated_on_trust{};
  ledger::Generation begun_by{};
  ledger::Generation latest_generation{ledger::kLatestGeneration};
};
BOOST_DESCRIBE_STRUCT(AuditReport, (),
                      (began, ended, records, root, checkpoint_size, faults, faults_total, acts,
                       acts_total, below_zero, below_zero_total, remarks, remarks_total, set_back,
                       games_on_trust, simulated_on_trust, begun_by, latest_generation))

struct AuditCheck {
  std::optional<AuditProgress> running{};
  std::optional<AuditReport> last{};
  std::optional<std::string> failure{};
};
BOOST_DESCRIBE_STRUCT(AuditCheck, (), (running, last, failure))

struct AuditHealth {
  ledger::Position position{};
  std::optional<ledger::Timestamp> recorded_at{};
  std::uint16_t rules_version{};
  ledger::Position checkpoint_size{};
  std::optional<ledger::Timestamp> checkpoint_at{};
  ledger::Position state_position{};
  ledger::Position models_position{};
  std::uint64_t models_failures{};
  std::uint64_t disk_free_bytes{};
  std::vector<std::string> alarms{};
  std::vector<std::string_view> event_types{};
};
BOOST_DESCRIBE_STRUCT(AuditHealth, (),
                      (position, recorded_at, rules_version, checkpoint_size, checkpoint_at,
                       state_position, models_position, models_failures, disk_free_bytes, alarms,
                       event_types))

struct ExportManifest {
  std::string_view format{"chalkline-export@v1"};
  std::string origin{};
  std::string vkey{};
  ledger::Position from{};
  ledger::Position to{};
  std::string file{};
  std::uint64_t bytes{};
  std::string sha256{};
  std::vector<std::string> before{};  // in base64, as are the next two
  std::string root{};
  std::vector<std::string> consistency{};
  std::string checkpoint{};  // a whole note
  std::optional<std::string> statement{};
};
BOOST_DESCRIBE_STRUCT(ExportManifest, (),
                      (format, origin, vkey, from, to, file, bytes, sha256, before, root,
                       consistency, checkpoint, statement))

}  // namespace chalkline::http::wire
