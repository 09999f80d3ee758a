import { GraduationCap, Landmark, LayoutDashboard, ReceiptText, TicketCheck } from 'lucide-react';

/** A link appears with its page. */
export const NAV_LINKS = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/place-bets', label: 'Place Bets', Icon: TicketCheck },
  { to: '/learn', label: 'Learn', Icon: GraduationCap },
];

/** The player's own records, after the pages for everybody. */
export const OWN_LINKS = [
  { to: '/my-bets', label: 'My Bets', Icon: ReceiptText },
  { to: '/statement', label: 'Statement', Icon: Landmark },
];
