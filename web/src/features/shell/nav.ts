import {
  CalendarCheck,
  ChartColumn,
  ChartNoAxesCombined,
  GraduationCap,
  Landmark,
  LayoutDashboard,
  Layers,
  ReceiptText,
  TicketCheck,
  WandSparkles,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface PageLink {
  to: string;
  label: string;
  short?: string;
  Icon: LucideIcon;
}

/** The links of the navigation. The short name is for places with room for one word only. */
export const NAV_LINKS: readonly PageLink[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/place-bets', label: 'Place Bets', Icon: TicketCheck },
  { to: '/advanced-betting', label: 'Advanced Betting', short: 'Advanced', Icon: Layers },
  { to: '/learn', label: 'Learn', Icon: GraduationCap },
  { to: '/wizard', label: 'Betting Wizard', short: 'Wizard', Icon: WandSparkles },
  { to: '/sports-hub', label: 'Sports Hub', Icon: ChartColumn },
];

export const MY_BETS: PageLink = { to: '/my-bets', label: 'My Bets', Icon: ReceiptText };

/** The player's own records, after the pages for everybody. */
export const OWN_LINKS: readonly PageLink[] = [
  MY_BETS,
  { to: '/daily', label: 'Daily Line', Icon: CalendarCheck },
  { to: '/insight', label: 'My Progress', Icon: ChartNoAxesCombined },
  { to: '/statement', label: 'Statement', Icon: Landmark },
];

/** Of the tab bar of a phone: the five that fit at 320 px. The others are in its menu. */
export const TAB_LINKS = [...NAV_LINKS.slice(0, 4), MY_BETS];
