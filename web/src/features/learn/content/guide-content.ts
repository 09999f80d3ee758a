import type { ComponentType, ReactNode } from 'react';

export interface Question {
  ask: ReactNode;
  options: readonly ReactNode[];
  /** Index of the right option. */
  right: number;
  /** Why it is right; shown whatever was chosen. */
  why: ReactNode;
}

/** The content of one file here: a guide's text and its check. */
export interface GuideContent {
  Lesson: ComponentType;
  inShort: readonly string[];
  questions: readonly [Question, Question, Question];
}
