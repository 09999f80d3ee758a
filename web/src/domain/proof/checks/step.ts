import { ProofError } from '@/domain/proof/bytes';

/** 'open': what was given cannot say, which is not the same as a fault. */
export type Verdict = 'proved' | 'open' | 'false';

/** One thing that was looked at, in words for its reader. */
export interface Step {
  what: string;
  verdict: Verdict;
  why: string;
}

export const proved = (what: string, why: string): Step => ({ what, verdict: 'proved', why });
export const open = (what: string, why: string): Step => ({ what, verdict: 'open', why });
export const refuted = (what: string, why: string): Step => ({ what, verdict: 'false', why });

/** The step of something that either holds or does not. */
export function step(what: string, holds: boolean, whyProved: string, whyFalse: string): Step {
  return holds ? proved(what, whyProved) : refuted(what, whyFalse);
}

/** The sentence of a check that failed. Any other error is a mistake of this program. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ProofError) return error.message;
  throw error;
}

/** The worst of all decides: one false step makes the whole false. */
export function verdictOf(steps: readonly Step[]): Verdict {
  const has = (verdict: Verdict) => steps.some((one) => one.verdict === verdict);
  return has('false') ? 'false' : has('open') ? 'open' : 'proved';
}
