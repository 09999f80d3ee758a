import type { ComponentType, ReactNode } from 'react';

export interface Question {
  ask: ReactNode;
  /** They are shown in a drawn order. */
  options: readonly ReactNode[];
  /** Index of the right option. */
  right: number;
  /** Why it is right; shown whatever was chosen. */
  why: ReactNode;
}

/** The question of a step, and others of the same matter for after a wrong answer. */
export type Check = readonly [Question, ...Question[]];

export interface Step {
  title: string;
  Text: ComponentType;
  check: Check;
}

/** The content of one file here: a guide in steps, each with its check. */
export interface GuideContent {
  steps: readonly Step[];
  inShort: readonly string[];
}

/** A question by its right option and its wrong ones. */
export function question(
  ask: ReactNode,
  rightOption: ReactNode,
  wrongOptions: readonly ReactNode[],
  why: ReactNode,
): Question {
  return { ask, options: [rightOption, ...wrongOptions], right: 0, why };
}
