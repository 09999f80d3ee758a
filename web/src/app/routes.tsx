import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import { dashboardQuery } from '@/api/boards/dashboard';
import { invalidateOnNavigate } from '@/api/freshness';
import { CrashPage } from '@/features/shell/CrashPage';
import { FullScreenSpinner } from '@/ui/feedback/FullScreenSpinner';
import { Root } from './Root';

/** Another tab or filter of the same page refetches nothing. */
const isAnotherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const invalidateLoader = () => {
    invalidateOnNavigate(queryClient);
    return null;
  };

  return [
    {
      path: '/',
      Component: Root,
      HydrateFallback: FullScreenSpinner,
      ErrorBoundary: CrashPage,
      children: [
        {
          ErrorBoundary: CrashPage,
          children: [
            {
              index: true,
              lazy: {
                Component: async () =>
                  (await import('@/features/auth/landing/LandingPage')).LandingPage,
              },
            },
            {
              path: 'verify-email',
              lazy: {
                Component: async () =>
                  (await import('@/features/auth/mail-links/VerifyEmailPage')).VerifyEmailPage,
              },
            },
            {
              path: 'reset-password',
              lazy: {
                Component: async () =>
                  (await import('@/features/auth/mail-links/ResetPasswordPage')).ResetPasswordPage,
              },
            },
            {
              path: 'onboarding',
              lazy: {
                Component: async () =>
                  (await import('@/features/onboarding/OnboardingPage')).OnboardingPage,
              },
            },
            {
              path: 'quiz',
              lazy: {
                Component: async () => (await import('@/features/onboarding/QuizPage')).QuizPage,
              },
            },
            {
              path: 'dashboard',
              loader: () => {
                invalidateLoader();
                // Asked for beside the page's code, not after it.
                void queryClient.query(dashboardQuery).catch(() => undefined); // shown by the page
                return null;
              },
              lazy: {
                Component: async () =>
                  (await import('@/features/dashboard/DashboardPage')).DashboardPage,
              },
            },
            {
              path: 'place-bets',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/place-bets/PlaceBetsPage')).PlaceBetsPage,
              },
            },
            {
              path: 'advanced-betting',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/advanced-betting/AdvancedBettingPage'))
                    .AdvancedBettingPage,
              },
            },
            {
              path: 'sports-hub',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/sports-hub/SportsHubPage')).SportsHubPage,
              },
            },
            {
              path: 'teams/:sport/:code',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/sports-hub/team/TeamPage')).TeamPage,
              },
            },
            {
              path: 'game-details/:gameId',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/game-details/GameDetailsPage')).GameDetailsPage,
              },
            },
            {
              path: 'daily',
              loader: invalidateLoader,
              lazy: {
                Component: async () => (await import('@/features/daily/DailyPage')).DailyPage,
              },
            },
            {
              path: 'learn',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/learn/LearnPage')).LearnPage,
              },
            },
            {
              path: 'learn/:guideId',
              loader: async ({ params }) => {
                invalidateLoader();
                return (await import('@/features/learn/load-guide')).loadGuide(params.guideId);
              },
              lazy: {
                Component: async () => (await import('@/features/learn/GuidePage')).GuidePage,
              },
            },
            {
              path: 'wizard',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/wizard/WizardPage')).WizardPage,
              },
            },
            {
              path: 'wizard/record',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/wizard/record/RecordPage')).RecordPage,
              },
            },
            {
              path: 'time-machine',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/time-machine/TimeMachinePage')).TimeMachinePage,
              },
            },
            {
              path: 'classes',
              loader: invalidateLoader,
              lazy: {
                Component: async () => (await import('@/features/classes/ClassesPage')).ClassesPage,
              },
            },
            {
              path: 'classes/:classId',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/classes/teaching/OverviewPage')).OverviewPage,
              },
            },
            {
              path: 'classes/:classId/assignments',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/assignments/AssignmentsPage')).AssignmentsPage,
              },
            },
            {
              path: 'practice',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/practice/PracticePage')).PracticePage,
              },
            },
            {
              path: 'classes/:classId/members/:memberId',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/insight/record/RecordPage')).RecordPage,
              },
            },
            {
              path: 'classes/:classId/report',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/classes/report/ReportPage')).ReportPage,
              },
            },
            {
              path: 'classes/:classId/board',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/classes/board/BoardPage')).BoardPage,
              },
            },
            {
              path: 'join/:code',
              loader: invalidateLoader,
              lazy: {
                Component: async () => (await import('@/features/classes/JoinPage')).JoinPage,
              },
            },
            {
              path: 'settings',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/settings/SettingsPage')).SettingsPage,
              },
            },
            {
              path: 'status',
              loader: invalidateLoader,
              lazy: {
                Component: async () => (await import('@/features/status/StatusPage')).StatusPage,
              },
            },
            {
              path: 'proof',
              loader: invalidateLoader,
              lazy: {
                Component: async () => (await import('@/features/proof/ProofPage')).ProofPage,
              },
            },
            {
              path: 'proof/bets/:betId',
              loader: invalidateLoader,
              lazy: {
                Component: async () => (await import('@/features/proof/VerifyPage')).VerifyBetPage,
              },
            },
            {
              path: 'proof/records/:position',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/proof/VerifyPage')).VerifyRecordPage,
              },
            },
            {
              path: 'audit',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/audit/HealthPage')).HealthPage,
              },
            },
            {
              path: 'audit/events',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/audit/EventsPage')).EventsPage,
              },
            },
            {
              path: 'audit/records',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/audit/RecordPage')).AuditRecordPage,
              },
            },
            {
              path: 'audit/accounts',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/audit/AccountPage')).AccountPage,
              },
            },
            {
              path: 'audit/bets',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/audit/BetPage')).AuditBetPage,
              },
            },
            {
              path: 'audit/check',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/audit/CheckPage')).CheckPage,
              },
            },
            {
              path: 'audit/export',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () => (await import('@/features/audit/ExportPage')).ExportPage,
              },
            },
            {
              path: 'styles',
              lazy: {
                Component: async () => (await import('@/features/styles/StylesPage')).StylesPage,
              },
            },
            {
              path: 'my-bets',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/my-bets/list/MyBetsPage')).MyBetsPage,
              },
            },
            {
              path: 'my-bets/:betId',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/my-bets/post-mortem/PostMortemPage')).PostMortemPage,
              },
            },
            {
              path: 'insight',
              loader: invalidateLoader,
              shouldRevalidate: isAnotherPage,
              lazy: {
                Component: async () =>
                  (await import('@/features/insight/ProgressPage')).ProgressPage,
              },
            },
            {
              path: 'statement',
              loader: invalidateLoader,
              lazy: {
                Component: async () =>
                  (await import('@/features/statement/StatementPage')).StatementPage,
              },
            },
            {
              path: '*',
              lazy: {
                Component: async () => (await import('@/features/shell/NotFoundPage')).NotFoundPage,
              },
            },
          ],
        },
      ],
    },
  ];
}
