/** Where a reader is in a guide. It is kept in this browser alone. */
export interface GuidePlace {
  /** Index of the step that is shown. */
  at: number;
  /** By the index of its step: whether the last answer that counts was right. */
  answers: Readonly<Record<number, boolean>>;
}

const START: GuidePlace = { at: 0, answers: {} };

/** Two people may share a browser: each has a place of their own. */
const keyOf = (userId: number, guideId: string) => `chalkline.guide.${userId}.${guideId}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads what was stored; a guide may have had another number of steps then. */
function placeOf(stored: unknown, steps: number): GuidePlace {
  if (!isRecord(stored) || !isRecord(stored.answers)) return START;
  const { at, answers } = stored;
  const known: Record<number, boolean> = {};
  for (let step = 0; step < steps; step += 1) {
    const answer = answers[step];
    if (typeof answer === 'boolean') known[step] = answer;
  }
  const isStep = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < steps;
  return { at: isStep ? at : 0, answers: known };
}

export function rememberedPlace(userId: number, guideId: string, steps: number): GuidePlace {
  try {
    return placeOf(JSON.parse(localStorage.getItem(keyOf(userId, guideId)) ?? 'null'), steps);
  } catch {
    return START;
  }
}

export function rememberPlace(userId: number, guideId: string, place: GuidePlace): void {
  try {
    localStorage.setItem(keyOf(userId, guideId), JSON.stringify(place));
  } catch {
    // Storage is closed to us: the place lasts as long as the page.
  }
}
