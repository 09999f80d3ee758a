import {
  ChartColumn,
  GraduationCap,
  Landmark,
  LayoutDashboard,
  Layers,
  ReceiptText,
  TicketCheck,
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
  { to: '/sports-hub', label: 'Sports Hub', short: 'Hub', Icon: ChartColumn },
];

/** The player's own records, after the pages for everybody. */
export const OWN_LINKS: readonly PageLink[] = [
  { to: '/my-bets', label: 'My Bets', Icon: ReceiptText },
  { to: '/statement', label: 'Statement', Icon: Landmark },
];

/** Of the tab bar of a phone: as many as fit. The statement is in its menu. */
export const TAB_LINKS = [...NAV_LINKS, ...OWN_LINKS.slice(0, 1)];
