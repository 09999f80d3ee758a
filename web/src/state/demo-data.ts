import { create } from 'zustand';

/** Whether the people and bets that the server has were drawn by a program. */
export const useDemoData = create<{ isDemoData: boolean }>(() => ({ isDemoData: false }));
