#include <doctest/doctest.h>

#include <set>

#include "http/api/account/account_forms.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/assignments/acts_json.hpp"
#include "http/api/assignments/assignments_json.hpp"
#include "http/api/audit/audit_json.hpp"
#include "http/api/betting/slip_json.hpp"
#include "http/api/class_season/class_season_json.hpp"
#include "http/api/classes/roster_json.hpp"
#include "http/api/classes/teaching_json.hpp"
#include "http/api/habit/habit_json.hpp"
#include "http/api/habit/past_json.hpp"
#include "http/api/history/bankroll_points.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/hub/game_page_json.hpp"
#include "http/api/hub/team_page_json.hpp"
#include "http/api/insight/hunch_json.hpp"
#include "http/api/operations/status_json.hpp"
#include "http/api/practice/practice_json.hpp"
#include "http/api/proof/proof_json.hpp"
#include "http/api/records/record_json.hpp"
#include "http/api/reports/board_json.hpp"
#include "http/api/reports/class_file.hpp"
#include "http/api/wizard/chat_json.hpp"
#include "http/json/class_overview_json.hpp"
#include "http/json/progress_json.hpp"
#include "http/json/season_json.hpp"
#include "http/json/track_record_json.hpp"
#include "http/streams/live_json.hpp"
#include "tests/http/contract/openapi_check.hpp"

// Each struct that is answered or asked against its schema in schemas/openapi.yaml: names, types,
// of a request also bounds, and what may be left out. Real answers: contract_test.py.
namespace chalkline::http {
namespace {

using namespace test;

// Every object that is answered.
constexpr std::tuple kAnswers{Answered<wire::Activity>{"Activity"},
                              Answered<wire::AccountExport>{"AccountExport"},
                              Answered<wire::Advice>{"Advice"},
                              Answered<wire::AdviceAnalysis>{"AdviceAnalysis"},
                              Answered<wire::AdvicePick>{"AdvicePick"},
                              Answered<wire::Badge>{"Badge"},
                              Answered<wire::BalanceAnswer>{"BalanceAnswer"},
                              Answered<BankrollPoint>{"BankrollPoint"},
                              Answered<wire::Bet>{"Bet"},
                              Answered<wire::BetCondition>{"BetCondition"},
                              Answered<wire::BetLeg>{"BetLeg"},
                              Answered<wire::BetNote>{"BetNote"},
                              Answered<wire::BetPage>{"BetPage"},
                              Answered<wire::BetPlaced>{"BetPlaced"},
                              Answered<wire::BetReceipt>{"BetReceipt"},
                              Answered<wire::BetsSummary>{"BetsSummary"},
                              Answered<sports::hub::Box>{"BoxScore"},
                              Answered<wire::BookmakerMedian>{"BookmakerMedian"},
                              Answered<wire::BoxScores>{"BoxScores"},
                              Answered<wire::Consensus>{"Consensus"},
                              Answered<wire::ConsistencyProof>{"ConsistencyProof"},
                              Answered<sports::hub::BoxTeam>{"BoxScoreTeam"},
                              Answered<wire::AdmitAnswer>{"AdmitAnswer"},
                              Answered<wire::AssignmentChoice>{"AssignmentChoice"},
                              Answered<wire::AssignmentGame>{"AssignmentGame"},
                              Answered<wire::ClassGames>{"ClassGames"},
                              Answered<wire::AssignmentLearner>{"AssignmentLearner"},
                              Answered<wire::AssignmentNumbers>{"AssignmentNumbers"},
                              Answered<wire::AssignmentProgress>{"AssignmentProgress"},
                              Answered<wire::AssignmentRule>{"AssignmentRule"},
                              Answered<wire::ClassAssignments>{"ClassAssignments"},
                              Answered<wire::MarginShown>{"MarginShown"},
                              Answered<wire::OwnAssignment>{"OwnAssignment"},
                              Answered<wire::OwnAssignments>{"OwnAssignments"},
                              Answered<wire::RegradeAnswer>{"RegradeAnswer"},
                              Answered<wire::WithdrawnAssignment>{"WithdrawnAssignment"},
                              Answered<wire::CompletionSlip>{"CompletionSlip"},
                              Answered<wire::JoinAnswer>{"JoinAnswer"},
                              Answered<wire::Roster>{"Roster"},
                              Answered<wire::RosterApplied>{"RosterApplied"},
                              Answered<wire::RosterName>{"RosterName"},
                              Answered<wire::RosterPreview>{"RosterPreview"},
                              Answered<wire::RosterRename>{"RosterRename"},
                              Answered<wire::RosterStudent>{"RosterStudent"},
                              Answered<wire::StudentInvitation>{"StudentInvitation"},
                              Answered<wire::StudentInvitations>{"StudentInvitations"},
                              Answered<wire::WaitingClass>{"WaitingClass"},
                              Answered<wire::WaitingMember>{"WaitingMember"},
                              Answered<wire::WaitingRoom>{"WaitingRoom"},
                              Answered<wire::AllowedBets>{"AllowedBets"},
                              Answered<wire::ClassConsent>{"ClassConsent"},
                              Answered<wire::ClassMember>{"ClassMember"},
                              Answered<wire::ClassMembers>{"ClassMembers"},
                              Answered<wire::OverviewChange>{"OverviewChange"},
                              Answered<wire::OverviewGap>{"OverviewGap"},
                              Answered<wire::OverviewProcess>{"OverviewProcess"},
                              Answered<wire::HelpAnswer>{"HelpAnswer"},
                              Answered<wire::HelpWish>{"HelpWish"},
                              Answered<wire::LearnerRecord>{"LearnerRecord"},
                              Answered<wire::RecordAnswer>{"RecordAnswer"},
                              Answered<wire::RecordBet>{"RecordBet"},
                              Answered<wire::RecordBets>{"RecordBets"},
                              Answered<wire::RecordClose>{"RecordClose"},
                              Answered<wire::RecordLearning>{"RecordLearning"},
                              Answered<wire::RecordLook>{"RecordLook"},
                              Answered<wire::RecordLooks>{"RecordLooks"},
                              Answered<wire::RecordNote>{"RecordNote"},
                              Answered<wire::RecordReading>{"RecordReading"},
                              Answered<wire::RecordShares>{"RecordShares"},
                              Answered<wire::OverviewAssignments>{"OverviewAssignments"},
                              Answered<wire::OverviewLearner>{"OverviewLearner"},
                              Answered<wire::OverviewAlike>{"OverviewAlike"},
                              Answered<wire::ClassOverview>{"ClassOverview"},
                              Answered<wire::ClassPreview>{"ClassPreview"},
                              Answered<wire::LedgerStamp>{"LedgerStamp"},
                              Answered<wire::ReportSpread>{"ReportSpread"},
                              Answered<wire::ReportSpreads>{"ReportSpreads"},
                              Answered<wire::ReportTerms>{"ReportTerms"},
                              Answered<wire::ReportLearner>{"ReportLearner"},
                              Answered<wire::ClassReport>{"ClassReport"},
                              Answered<wire::FileLearner>{"FileLearner"},
                              Answered<wire::FileClass>{"FileClass"},
                              Answered<wire::ClassFile>{"ClassFile"},
                              Answered<wire::BoardBand>{"BoardBand"},
                              Answered<wire::ClassBoard>{"ClassBoard"},
                              Answered<wire::ClassTerms>{"ClassTerms"},
                              Answered<wire::JoinedClass>{"JoinedClass"},
                              Answered<wire::MemberBets>{"MemberBets"},
                              Answered<wire::OwnClasses>{"OwnClasses"},
                              Answered<wire::TaughtClass>{"TaughtClass"},
                              Answered<wire::Clock>{"Clock"},
                              Answered<wire::ClosingQuote>{"ClosingQuote"},
                              Answered<wire::ConditionEnd>{"ConditionEnd"},
                              Answered<wire::EarnXpAnswer>{"EarnXpAnswer"},
                              Answered<wire::Feed>{"Feed"},
                              Answered<wire::FeedsStatus>{"FeedsStatus"},
                              Answered<ledger::Score>{"FinalScore"},
                              Answered<wire::Game>{"Game"},
                              Answered<wire::GameDetails>{"GameDetails"},
                              Answered<wire::GameDetailsAnswer>{"GameDetailsAnswer"},
                              Answered<wire::GuidesRead>{"GuidesRead"},
                              Answered<wire::EstimateAnswer>{"EstimateAnswer"},
                              Answered<wire::HabitEndedRun>{"HabitEndedRun"},
                              Answered<wire::HabitsExport>{"HabitsExport"},
                              Answered<wire::HabitEstimate>{"HabitEstimate"},
                              Answered<wire::HabitQuestion>{"HabitQuestion"},
                              Answered<wire::HabitReview>{"HabitReview"},
                              Answered<wire::HabitRun>{"HabitRun"},
                              Answered<wire::HabitLookBack>{"HabitLookBack"},
                              Answered<wire::HabitReturn>{"HabitReturn"},
                              Answered<wire::HabitWeek>{"HabitWeek"},
                              Answered<wire::HabitWeekAnswer>{"HabitWeekAnswer"},
                              Answered<wire::HabitWeekMargin>{"HabitWeekMargin"},
                              Answered<wire::HabitWeekPrices>{"HabitWeekPrices"},
                              Answered<wire::HabitWeekResult>{"HabitWeekResult"},
                              Answered<wire::HabitWeekScores>{"HabitWeekScores"},
                              Answered<wire::HabitWeekStakes>{"HabitWeekStakes"},
                              Answered<wire::HabitToday>{"HabitToday"},
                              Answered<wire::HistoricalAccuracy>{"HistoricalAccuracy"},
                              Answered<wire::HubViews>{"HubViews"},
                              Answered<wire::InsightAfter>{"InsightAfter"},
                              Answered<wire::InsightBets>{"InsightBets"},
                              Answered<wire::InsightBin>{"InsightBin"},
                              Answered<wire::InsightChasing>{"InsightChasing"},
                              Answered<wire::InsightChange>{"InsightChange"},
                              Answered<wire::InsightCloses>{"InsightCloses"},
                              Answered<wire::InsightClosesPoint>{"InsightClosesPoint"},
                              Answered<wire::InsightDiscrimination>{"InsightDiscrimination"},
                              Answered<wire::InsightDrawdown>{"InsightDrawdown"},
                              Answered<wire::InsightEstimates>{"InsightEstimates"},
                              Answered<wire::InsightFigure>{"InsightFigure"},
                              Answered<wire::InsightHits>{"InsightHits"},
                              Answered<wire::InsightHunch>{"InsightHunch"},
                              Answered<wire::InsightHunches>{"InsightHunches"},
                              Answered<wire::InsightImprovement>{"InsightImprovement"},
                              Answered<wire::InsightIndexPoint>{"InsightIndexPoint"},
                              Answered<wire::InsightKellyStake>{"InsightKellyStake"},
                              Answered<wire::InsightMoment>{"InsightMoment"},
                              Answered<wire::InsightProfitParts>{"InsightProfitParts"},
                              Answered<wire::InsightProgress>{"InsightProgress"},
                              Answered<wire::InsightReturn>{"InsightReturn"},
                              Answered<wire::InsightScore>{"InsightScore"},
                              Answered<wire::InsightStaking>{"InsightStaking"},
                              Answered<wire::InsightUnseen>{"InsightUnseen"},
                              Answered<wire::InsightView>{"InsightView"},
                              Answered<wire::FactorGame>{"FactorGame"},
                              Answered<wire::KeyFactor>{"KeyFactor"},
                              Answered<wire::CloseRecord>{"CloseRecord"},
                              Answered<wire::LeaderboardEntry>{"LeaderboardEntry"},
                              Answered<wire::LegWorth>{"LegWorth"},
                              Answered<wire::Limits>{"Limits"},
                              Answered<ledger::LimitValues>{"LimitValues"},
                              Answered<wire::ChancesAbove>{"ChancesAbove"},
                              Answered<wire::LiveFigures>{"LiveFigures"},
                              Answered<wire::LiveGame>{"LiveGame"},
                              Answered<wire::Outlook>{"Outlook"},
                              Answered<LivePrice>{"LivePrice"},
                              Answered<wire::LiveTeam>{"LiveTeam"},
                              Answered<wire::MailAnswer>{"MailAnswer"},
                              Answered<wire::MlbPlayer>{"MlbPlayer"},
                              Answered<wire::MlbRosters>{"MlbRosters"},
                              Answered<wire::MoneylinePoint>{"MoneylinePoint"},
                              Answered<wire::MoneylineQuote>{"MoneylineQuote"},
                              Answered<wire::NextLesson>{"NextLesson"},
                              Answered<wire::NhlBoxScore>{"NhlBoxScore"},
                              Answered<wire::NhlBoxScores>{"NhlBoxScores"},
                              Answered<wire::NhlBoxScoreTeam>{"NhlBoxScoreTeam"},
                              Answered<wire::NhlGoalie>{"NhlGoalie"},
                              Answered<wire::NhlPeriod>{"NhlPeriod"},
                              Answered<wire::NhlPlayer>{"NhlPlayer"},
                              Answered<wire::NhlRosters>{"NhlRosters"},
                              Answered<wire::NhlScorer>{"NhlScorer"},
                              Answered<wire::NhlStanding>{"NhlStanding"},
                              Answered<wire::NhlStandings>{"NhlStandings"},
                              Answered<wire::Odds>{"Odds"},
                              Answered<wire::OddsChanged>{"OddsChanged"},
                              Answered<wire::OddsHistory>{"OddsHistory"},
                              Answered<wire::OverdueGame>{"OverdueGame"},
                              Answered<wire::OwnEmail>{"OwnEmail"},
                              Answered<wire::PageLink>{"PageLink"},
                              Answered<sports::hub::PartScore>{"PartScore"},
                              Answered<wire::PastGame>{"PastGame"},
                              Answered<sports::hub::PlayerRow>{"PlayerRow"},
                              Answered<sports::hub::PlayerTable>{"PlayerTable"},
                              Answered<wire::PostMortem>{"PostMortem"},
                              Answered<wire::PropOffer>{"PropOffer"},
                              Answered<wire::PropOffers>{"PropOffers"},
                              Answered<wire::QuizResult>{"QuizResult"},
                              Answered<wire::ReadGuideAnswer>{"ReadGuideAnswer"},
                              Answered<sports::hub::Record>{"Record"},
                              Answered<wire::RegisterResponse>{"RegisterResponse"},
                              Answered<wire::SavedAnalyses>{"SavedAnalyses"},
                              Answered<wire::SavedAnalysis>{"SavedAnalysis"},
                              Answered<wire::SavedGame>{"SavedGame"},
                              Answered<wire::Schedule>{"Schedule"},
                              Answered<wire::ScheduledGame>{"ScheduledGame"},
                              Answered<wire::Season>{"Season"},
                              Answered<wire::SeasonRun>{"SeasonRun"},
                              Answered<wire::Seasons>{"Seasons"},
                              Answered<wire::SeasonSoFar>{"SeasonSoFar"},
                              Answered<wire::TeamSoFar>{"TeamSoFar"},
                              Answered<wire::NextOfRun>{"NextOfRun"},
                              Answered<wire::OwnSoFar>{"OwnSoFar"},
                              Answered<wire::SessionEntry>{"SessionEntry"},
                              Answered<Settings>{"Settings"},
                              Answered<FavouriteTeam>{"FavouriteTeam"},
                              Answered<wire::SlipMoved>{"SlipMoved"},
                              Answered<wire::MovedItem>{"MovedItem"},
                              Answered<wire::BatchSlip>{"BatchSlip"},
                              Answered<wire::BatchPlaced>{"BatchPlaced"},
                              Answered<wire::SlipPlaced>{"SlipPlaced"},
                              Answered<wire::SpreadPoint>{"SpreadPoint"},
                              Answered<wire::SpreadQuote>{"SpreadQuote"},
                              Answered<sports::hub::Standing>{"Standing"},
                              Answered<wire::Standings>{"Standings"},
                              Answered<wire::StatementEntry>{"StatementEntry"},
                              Answered<wire::StatementPage>{"StatementPage"},
                              Answered<sports::hub::Streak>{"Streak"},
                              Answered<wire::SuccessAnswer>{"SuccessAnswer"},
                              Answered<wire::Team>{"Team"},
                              Answered<sports::hub::TeamFigure>{"TeamFigure"},
                              Answered<wire::TeamPage>{"TeamPage"},
                              Answered<wire::AllTeams>{"AllTeams"},
                              Answered<wire::LeagueTeams>{"LeagueTeams"},
                              Answered<wire::ReceiptProof>{"ReceiptProof"},
                              Answered<wire::TotalPoint>{"TotalPoint"},
                              Answered<wire::TotalQuote>{"TotalQuote"},
                              Answered<wire::LogInfo>{"LogInfo"},
                              Answered<wire::User>{"User"},
                              Answered<wire::Venue>{"Venue"},
                              Answered<wire::WizardAnswer>{"WizardAnswer"},
                              Answered<wire::WizardCalibration>{"WizardCalibration"},
                              Answered<wire::WizardConversation>{"WizardConversation"},
                              Answered<wire::WizardExport>{"WizardExport"},
                              Answered<wire::WizardMessage>{"WizardMessage"},
                              Answered<wire::WizardRecord>{"WizardRecord"},
                              Answered<wire::WizardRecordRow>{"WizardRecordRow"},
                              Answered<wire::AuditEvent>{"AuditEvent"},
                              Answered<wire::AuditEvents>{"AuditEvents"},
                              Answered<wire::AuditRecord>{"AuditRecord"},
                              Answered<wire::AuditStatementEntry>{"AuditStatementEntry"},
                              Answered<wire::AuditStatement>{"AuditStatement"},
                              Answered<wire::DossierLeg>{"DossierLeg"},
                              Answered<wire::DossierSettlement>{"DossierSettlement"},
                              Answered<wire::DossierLine>{"DossierLine"},
                              Answered<wire::DossierCheck>{"DossierCheck"},
                              Answered<wire::DossierRecord>{"DossierRecord"},
                              Answered<wire::BetDossier>{"BetDossier"},
                              Answered<wire::AuditFault>{"AuditFault"},
                              Answered<wire::AuditAct>{"AuditAct"},
                              Answered<wire::AuditRemark>{"AuditRemark"},
                              Answered<wire::AuditSetBack>{"AuditSetBack"},
                              Answered<wire::AuditBelowZero>{"AuditBelowZero"},
                              Answered<wire::AuditProgress>{"AuditProgress"},
                              Answered<wire::AuditReport>{"AuditReport"},
                              Answered<wire::AuditCheck>{"AuditCheck"},
                              Answered<wire::AuditHealth>{"AuditHealth"},
                              Answered<wire::ExportManifest>{"ExportManifest"},
                              Answered<Dashboard>{"Dashboard"}};

// Every body that is read.
constexpr std::tuple kRequests{Asked<wire::BetIdRequest>{"BetIdRequest"},
                               Asked<wire::BetNoteRequest>{"BetNoteRequest"},
                               Asked<wire::BetRequest>{"BetRequest"},
                               Asked<ChangeEmailRequest>{"ChangeEmailRequest"},
                               Asked<ChangePasswordRequest>{"ChangePasswordRequest"},
                               Asked<wire::GuessRequest>{"GuessRequest"},
                               Asked<wire::PassRequest>{"PassRequest"},
                               Asked<wire::PracticeSide>{"PracticeSide"},
                               Asked<wire::RegradeRequest>{"RegradeRequest"},
                               Asked<wire::SetAssignmentRequest>{"SetAssignmentRequest"},
                               Asked<wire::SetGame>{"SetGame"},
                               Asked<wire::WithdrawAssignmentRequest>{"WithdrawAssignmentRequest"},
                               Asked<wire::AssignmentNumbers>{"AssignmentNumbers"},
                               Asked<wire::AddEducatorRequest>{"AddEducatorRequest"},
                               Asked<wire::AdmitRequest>{"AdmitRequest"},
                               Asked<wire::ApplyRosterRequest>{"ApplyRosterRequest"},
                               Asked<wire::CheckSlipRequest>{"CheckSlipRequest"},
                               Asked<wire::InviteRequest>{"InviteRequest"},
                               Asked<wire::RemoveFromRosterRequest>{"RemoveFromRosterRequest"},
                               Asked<wire::RosterRequest>{"RosterRequest"},
                               Asked<wire::ClassIdRequest>{"ClassIdRequest"},
                               Asked<wire::ConsentRequest>{"ConsentRequest"},
                               Asked<wire::JoinClassRequest>{"JoinClassRequest"},
                               Asked<wire::HelpRequest>{"HelpRequest"},
                               Asked<wire::HelpSeenRequest>{"HelpSeenRequest"},
                               Asked<wire::RecordNoteRequest>{"RecordNoteRequest"},
                               Asked<wire::LeaveClassRequest>{"LeaveClassRequest"},
                               Asked<wire::OpenClassRequest>{"OpenClassRequest"},
                               Asked<wire::ShowBoardRequest>{"ShowBoardRequest"},
                               Asked<wire::StayOffBoardRequest>{"StayOffBoardRequest"},
                               Asked<wire::Condition>{"Condition"},
                               Asked<DeleteAccountRequest>{"DeleteAccountRequest"},
                               Asked<wire::EarnXpRequest>{"EarnXpRequest"},
                               Asked<EmailRequest>{"EmailRequest"},
                               Asked<EndSessionRequest>{"EndSessionRequest"},
                               Asked<wire::EstimateRequest>{"EstimateRequest"},
                               Asked<wire::HideRunRequest>{"HideRunRequest"},
                               Asked<wire::HunchIdRequest>{"HunchIdRequest"},
                               Asked<wire::LimitsRequest>{"LimitsRequest"},
                               Asked<LoginRequest>{"LoginRequest"},
                               Asked<wire::MessageIdRequest>{"MessageIdRequest"},
                               Asked<wire::PauseRequest>{"PauseRequest"},
                               Asked<wire::QuizRequest>{"QuizRequest"},
                               Asked<wire::ReadGuideRequest>{"ReadGuideRequest"},
                               Asked<RegisterRequest>{"RegisterRequest"},
                               Asked<ResetPasswordRequest>{"ResetPasswordRequest"},
                               Asked<wire::ReviewRequest>{"ReviewRequest"},
                               Asked<wire::SeasonRequest>{"SeasonRequest"},
                               Asked<wire::ClassSeasonRequest>{"ClassSeasonRequest"},
                               Asked<wire::BeginClassSeasonRequest>{"BeginClassSeasonRequest"},
                               Asked<Settings>{"Settings"},
                               Asked<wire::SlipItem>{"SlipItem"},
                               Asked<wire::SlipRequest>{"SlipRequest"},
                               Asked<wire::BatchRequest>{"BatchRequest"},
                               Asked<TokenRequest>{"TokenRequest"},
                               Asked<wire::UpgradeRequest>{"UpgradeRequest"},
                               Asked<wire::AskedPick>{"AskedPick"},
                               Asked<wire::WizardQuestion>{"WizardQuestion"},
                               Asked<wire::StateHunchRequest>{"StateHunchRequest"}};

TEST_CASE("every answer has the members of its schema, each of its type") {
  const auto check = []<class T>(const Answered<T>& answer) {
    const std::string name{answer.name};
    CAPTURE(name);
    REQUIRE(schemas().contains(answer.name));
    check_value<T>(schemas().at(answer.name).as_object());
  };
  for_each(kAnswers, check);
}

TEST_CASE("every request has the members of its schema, each of its type and bounds") {
  const auto check = []<class T>(const Asked<T>& request) {
    const std::string name{request.name};
    CAPTURE(name);
    REQUIRE(schemas().contains(request.name));
    check_request<T>(schemas().at(request.name).as_object());
  };
  for_each(kRequests, check);
}

TEST_CASE("every object that openapi.yaml describes is among the answers or the requests") {
  std::set<std::string> known;
  const auto insert = [&](const auto& shape) { known.emplace(shape.name); };
  for_each(kAnswers, insert);
  for_each(kRequests, insert);
  for (const auto& schema : schemas()) {
    const std::string name{schema.key()};
    CAPTURE(name);
    if (described(schema.value().as_object()).type != "object") continue;
    CHECK(known.contains(name));
  }
}

}  // namespace
}  // namespace chalkline::http
