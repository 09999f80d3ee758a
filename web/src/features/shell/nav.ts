import { GraduationCap, LayoutDashboard, TicketCheck } from 'lucide-react';

/** A link appears with its page. */
export const NAV_LINKS = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/place-bets', label: 'Place Bets', Icon: TicketCheck },
  { to: '/learn', label: 'Learn', Icon: GraduationCap },
];
