#include "http/app/dispatch/calls.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <set>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace chalkline::http {
namespace {

// The parts that subjects can name. All outlive the calls.
struct AllParts {
  const ledger::Log& log;
  const ledger::State& state;
  ledger::Engine& engine;
  const ledger::History& history;
  LedgerCheck::OpenLog open_log;
  ledger::Clock clock;
  double clock_speed;
  bool is_demo_data;
  projections::ReadModels& models;
  const CacheVersions& changes;
  const sports::OddsBoards& odds;
  sports::Quotes quotes;
  const sports::Published<sports::Form>& form;
  const sports::hub::DataHub* hub;  // null where the source has none
  const sports::GamePages& pages;
  sports::HistoryReader& past_games;
  std::string sports_file;
  const sports::RecordedStarts& recorded_starts;
  sports::Seasons& seasons;
  const sports::BookHealth& book_health;
  Accounts& accounts;
  Ranking& ranking;
  MailQueue& mail;
  EventStreams& streams;
  LiveStreams& live;
  std::function<DiskSpace::State()> disk;
  const std::atomic<bool>& accounts_match;
  std::atomic<bool>& accounts_work;
  Sessions& sessions;
  Storage& storage;
  proof::Publisher& publisher;
  const proof::Witnesses& witnesses;
  bool has_known_checkpoint;
  ProofReads& proof_reads;
  Freshness& freshness;
  const UserAnswer& user;
  AssignmentStates& assignment_states;
  const IoThreads& io_threads;
  std::string site_url;
  LanguageModelOptions language_model;
  bool secure;
  bool verify_email;
  bool league_views;
};

template <class... Subject>
std::tuple<Subject...> make_all(const AllParts& all,
                                std::type_identity<std::tuple<Subject...>> /*subjects*/) {
  return std::tuple<Subject...>{Subject::Parts::from(all)...};
}

template <class... Subject>
void add_all(std::vector<Route>& routes, std::tuple<Subject...>* subjects) {
  (add_routes<Subject>(routes, subjects == nullptr ? nullptr : &std::get<Subject>(*subjects)), ...);
}

}  // namespace

Calls::Calls(const ServeOptions& options, const Sides& sides, const IoThreads& io_threads,
             std::string site_url)
    : sessions_{sides.accounts.accounts->sessions,
                [&events = sides.streams.events](const Digest& token) { events.end(token); }},
      freshness_{*sides.write.log, sides.write.state, *sides.read.models},
      user_{freshness_, sides.write.clock, options.verify_email},
      assignment_states_{*sides.read.models, *sides.write.log, sides.write.state,
                         sides.sports.book.history(), DataDirectory{options.data}.accounts()},
      read_ahead_{{.states = assignment_states_,
                   .models = *sides.read.models,
                   .log = *sides.write.log,
                   .state = sides.write.state,
                   .clock = sides.write.clock}},
      subjects_(make_all(
          {.log = *sides.write.log,
           .state = sides.write.state,
           .engine = sides.write.engine,
           .history = sides.read.history,
           .open_log = [data = DataDirectory{options.data}] { return open_existing_log(data); },
           .clock = sides.write.clock,
           .clock_speed = options.clock_speed,
           .is_demo_data = std::filesystem::exists(DataDirectory{options.data}.demo()),
           .models = *sides.read.models,
           .changes = sides.read.changes,
           .odds = sides.sports.book.boards(),
           .quotes = {sides.sports.book.boards(), sides.sports.book.live(),
                      sides.sports.book.props()},
           .form = sides.sports.book.form(),
           .hub = sides.sports.book.hub(),
           .pages = sides.sports.book.pages(),
           .past_games = sides.sports.book.history(),
           .sports_file = DataDirectory{options.data}.sports(),
           .recorded_starts = sides.sports.book.recorded_starts(),
           .seasons = sides.sports.book.seasons(),
           .book_health = sides.sports.book.health(),
           .accounts = *sides.accounts.accounts,
           .ranking = sides.accounts.ranking,
           .mail = sides.accounts.mail,
           .streams = sides.streams.events,
           .live = sides.streams.live,
           .disk = [&disk = sides.write.disk] { return disk.state(); },
           .accounts_match = sides.accounts.match,
           .accounts_work = sides.accounts.work,
           .sessions = sessions_,
           .storage = storage_,
           .publisher = sides.proof.publisher,
           .witnesses = sides.proof.witnesses,
           .has_known_checkpoint = !options.known.empty(),
           .proof_reads = proof_reads_,
           .freshness = freshness_,
           .user = user_,
           .assignment_states = assignment_states_,
           .io_threads = io_threads,
           .site_url = std::move(site_url),
           .language_model = options.language_model,
           .secure = options.secure(),
           .verify_email = options.verify_email,
           .league_views = options.league_views},
          std::type_identity<Subjects>{})) {}

void Calls::start(StopOrder& stops) {
  auto& account = of<Account>();
  account.start();
  stops.add(storage_);
  stops.add(proof_reads_);
  stops.add(account);  // which may ask for storage
  auto& audit = of<AuditCalls>();
  audit.start();
  stops.add(audit);
  auto& wizard = of<Wizard>();
  wizard.start();
  stops.add(wizard);
  read_ahead_.start();
  stops.add(read_ahead_);
}

std::vector<Route> Calls::routes_of(Subjects* subjects) {
  std::vector<Route> routes;
  add_all(routes, subjects);
  require_distinct(routes);
  return routes;
}

void require_distinct(const std::vector<Route>& routes) {
  std::set<std::pair<Method, std::string_view>> seen;
  for (const auto& route : routes) {
    if (!seen.emplace(route.method, route.path).second)
      throw std::runtime_error{fmt::format("Two calls have the path {}", route.path)};
  }
}

}  // namespace chalkline::http
